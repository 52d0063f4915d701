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
kit-sealed = { $faction }’s sealed bet
kit-unsealed = { $faction }’s revealed bet
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
kit-home = Harena, home
kit-skip = Skip to the games
kit-rules = Rules
kit-sub = Take a seat by the sand.
kit-pitch = Three arena games with the complete rules: bet on beasts, ram a rival, take the corner too fast. Play friends, strangers or bots, right in your browser.
kit-play-now = Play now
    .of = Play now: { $game }
kit-making = Setting the table…
kit-open-a-table = Open a table
kit-learn-fast = Learn in 5 minutes
    .of = Learn in 5 minutes: { $game }
kit-note = Free and open source. No account needed to start playing.
kit-games = Games
kit-minutes = { $minutes } minutes
kit-players = { $least }–{ $most } players
kit-fair = Provably fair:
    .how = every die roll and card can be checked after the game.

kit-colossal-arena = Colossal Arena
    .tag = Eight beasts enter. Three leave.
    .text = Bet early, back your champion, and bury everyone else’s favourites.
    .kind = betting and bluffing
kit-arena-maximus = Arena Maximus
    .tag = Whip, rein, ram.
    .text = A fantasy chariot race driven by a hand of cards. Spend them on speed, keep a few to survive.
    .kind = hand management
kit-circus-maximus = Circus Maximus
    .tag = Three laps. Four horses. Eight chariots.
    .text = Tactical racing in eight lanes. Every corner shows its odds before you commit.
    .kind = tactics and dice
