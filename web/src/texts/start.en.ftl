### The first minutes: what a game is about, how it is begun, and what a coach says in the first turns.

start-go-on = Continue { $game }
    .turn = It’s your turn.
    .wait = The game is in progress.
start-play = Play { $game }
    .new = New game: { $game }

## The goal card
start-goal-wins = You win by
start-goal-ends = It ends
start-goal-turn = In a turn
start-goal-bots = Opponents: { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-goal-gentle = Gentle
start-goal-fair = Fair
start-goal-strong = Strong
start-goal-guided = Guided first game
    .about = The real game, with advice in your first turns.
start-goal-just = Just play
start-goal-learn = Learn in 5 minutes instead

start-goal-colossal-arena = Eight creatures, one arena
    .wins = earning the most gold from bets on the creatures still standing at the end.
    .ends = when three creatures are left, or the deck runs out. Early bets pay best: 4 gold in round I, nothing in round V.
    .turn = bet if you like, play one card on a creature, draw. Each round the weakest creature falls.
start-goal-arena-maximus = A fantasy chariot race
    .wins = getting farthest past the finish line, or being the last one racing.
    .ends = with the round in which a chariot crosses the line.
    .turn = set your speed with cards, swap a few, then drive. What you don’t spend on speed gets you past rocks and rivals.
start-goal-circus-maximus = Chariots in the great circus
    .wins = being first home after three laps; if several get home in the same turn, most movement to spare wins.
    .ends = with the turn in which the first chariot gets home.
    .turn = secretly write a speed, wait for your token, then drive every square of it. Taking corners too fast costs you dearly.

## The coach
start-coach = Your coach
start-coach-stop = No more advice
start-coach-done = Got it
start-coach-any = The bar tells you what to decide. Click anything that glows; the curved arrow undoes your last move.
start-coach-wait = The others are playing. Watch the board; you can read it all again in the log.
start-coach-end = That was a whole turn, so now you know how it goes. For advice, press the light bulb; the number in the bar opens the rule.

start-coach-colossal-arena-bet-phase = A bet now pays more than one later. Pick a creature whose high cards you hold, or pass: five tokens have to last all game.
start-coach-colossal-arena-card-phase = One card, on its own creature. A high one shields your bet, a low one drags a rival’s favourite down. The lowest creature falls once all have a card.
start-coach-colossal-arena-discard = Cards of fallen creatures are dead weight: discard them, or keep what you have. Then you draw back up.
start-coach-colossal-arena-offer-power = You back this creature, so its power is yours. You may decline, but a power left unused is lost.
start-coach-colossal-arena-place-spectator = A spectator can go on any creature. Its number counts as that creature’s strength, and it triggers no power.

start-coach-arena-maximus-set-speed = Each card in your speed pool is one tile a turn. Three is brisk; check what the tiles ahead ask for before you add more.
start-coach-arena-maximus-discard-phase = Discard what you cannot use. Reins and magic get you past rocks, whips do not. Then you draw back up to seven, less your speed.
start-coach-arena-maximus-cast-choice = Magic cards cast spells. You may keep them: in a pinch they stand in for any other card.
start-coach-arena-maximus-pay-rocks = Rocks ask for reins. Every rein you don’t play is 1 damage, and damage can be repaired at the stables.
start-coach-arena-maximus-pay-hazard = A hazard asks for a card with its icon. Pay with the card you need least, or take the damage.
start-coach-arena-maximus-ram-choice = Ramming costs cards: a whip and a rein for 2 damage. Worth it if the rival is close to a crash.
start-coach-arena-maximus-attack-choice = On a shared tile, whips deal 1 damage each. You can also just drive on.
start-coach-arena-maximus-block = A rein played here holds the other chariot up unless it pays one too. No need to block everybody.
start-coach-arena-maximus-stables-choice = Stopping repairs all your damage, but your turn ends there. With little damage, drive on.

start-coach-circus-maximus-preparation = Four points for driver, car, team and endurance. One for each makes a good chariot.
start-coach-circus-maximus-write-speeds = Nobody sees your speed until your token is drawn. Fast is fine on the straights; before a corner, mind your lane’s safe speed.
start-coach-circus-maximus-move-choice = You must use up all your movement. Straight ahead costs 1, inward 2, outward 1. Inner lanes are shorter in corners but less safe.
start-coach-circus-maximus-whip-choice = Whipping trades endurance for speed, and endurance does not come back. Save it for the last lap.
start-coach-circus-maximus-defence-choice = You are under attack. Hold and take it, brake for 2 endurance, or evade into the next lane at the cost of speed.

## Rules
start-rules-all = Show all rules

## Names at one screen
start-seat-name = Name
    .of = Name of player { $number }
