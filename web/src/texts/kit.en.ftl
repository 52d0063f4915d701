# Small things that every page uses.
kit-close = Close
kit-loading = Laying the stones…
kit-back = A card, face down
kit-lowest = lowest
kit-covered = { $count ->
    [one] { $count } card covered
   *[other] { $count } cards covered
}
kit-faction = { $name } ({ $colour })
kit-sealed = Sealed bet of { $faction }
kit-unsealed = Opened bet of { $faction }
kit-colour-red = red
kit-colour-blue = blue
kit-colour-green = green
kit-colour-yellow = yellow
kit-colour-purple = purple
kit-colour-orange = orange
kit-colour-pink = pink
kit-colour-white = white
kit-colour-black = black
kit-colour-brown = brown
kit-colour-silver = silver
kit-colour-teal = teal
kit-colour-olive = olive
kit-colour-crimson = crimson
kit-colour-navy = navy
kit-colour-gold = gold

# The first page.
kit-home = Harena, first page
kit-skip = Skip to the games
kit-rules = Rules
kit-sub = Take a seat by the sand.
kit-pitch = Three arena games with every rule in place: bet on beasts, ram a rival, take the turn too fast. Play friends, strangers or bots, in your browser.
kit-play-now = Play now
    .of = Play now: { $game }
kit-making = Setting the table…
kit-open-a-table = Open a table
kit-learn-fast = Learn in 5 minutes
    .of = Learn in 5 minutes: { $game }
kit-note = Free and open source. No account needed for a first game.
kit-games = Games
kit-minutes = { $minutes } minutes
kit-players = { $least }–{ $most } players
kit-fair = Fair by proof:
    .how = every die and card can be checked after the game.

kit-colossal-arena = Colossal Arena
    .tag = Eight beasts enter. Three leave.
    .text = Bet early, back your champion, and bury the favourites of everyone else.
    .kind = bets and bluff
kit-arena-maximus = Arena Maximus
    .tag = Whip, rein, ram.
    .text = A fantasy chariot race on a hand of cards. Spend them for speed, keep some to survive.
    .kind = cards
kit-circus-maximus = Circus Maximus
    .tag = Three laps. Four horses. Eight chariots.
    .text = Tactical racing in eight lanes. Every corner shows its odds before you commit.
    .kind = tactics and dice
