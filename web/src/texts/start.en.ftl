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

start-goal-colossal-arena = Eight beasts, one arena
    .wins = having the most gold riding on the three beasts still standing.
    .ends = when three beasts are left, or the deck runs out. Early bets pay best: 4 gold in round I, nothing in round V.
    .turn = bet if you like, play one card on a beast, draw. Each round the weakest beast falls.
start-goal-arena-maximus = A fantasy chariot race
    .wins = getting farthest past the finish line, or being the last one racing.
    .ends = with the round in which a chariot crosses the line.
    .turn = set your speed with cards, swap a few, then drive. What you don’t spend on speed gets you past rocks and rivals.
start-goal-circus-maximus = Chariots in the great circus
    .wins = being home first after three laps; of those home in the same turn, whoever has most movement to spare.
    .ends = with the turn in which a chariot gets home.
    .turn = secretly write a speed, wait for your token, then drive every square of it. Corners taken too fast cost dearly.

## The coach
start-coach = Your coach
start-coach-stop = No more advice
start-coach-done = Got it
start-coach-any = The bar says what you are asked. Click anything that glows; the bent arrow takes your last move back.
start-coach-wait = The others are moving. Watch the board; the log tells it all again.
start-coach-end = That is a whole turn, and you know how it goes. For advice press the light bulb; the number in the bar opens the rule.

start-coach-colossal-arena-bet-phase = A bet now pays more than one later. Pick a beast whose high cards you hold, or pass: five tokens have to last all game.
start-coach-colossal-arena-card-phase = One card, on its own beast. A high one shields your bet, a low one drags a rival’s favourite down. The lowest beast falls when all have a card.
start-coach-colossal-arena-discard = Cards of fallen beasts are dead weight: throw them away, or keep what you have. Then you draw back up.
start-coach-colossal-arena-offer-power = You back this beast, so its power is yours. You may decline, but a power left unused is lost.
start-coach-colossal-arena-place-spectator = A spectator can go on any beast. Its number counts as that beast’s strength, and it wakes no power.

start-coach-arena-maximus-set-speed = Each card in your speed pool is one tile a turn. Three is brisk; look at what the tiles ahead ask for before you add more.
start-coach-arena-maximus-discard-phase = Swap what you cannot use. Reins and magic get you past rocks, whips do not. Then you draw back up to seven, less your speed.
start-coach-arena-maximus-cast-choice = Magic cards cast spells. You may keep them: in a pinch they stand in for any other card.
start-coach-arena-maximus-pay-rocks = Rocks ask for reins. Every rein you don’t lay is one damage, and damage can be repaired at the stables.
start-coach-arena-maximus-pay-hazard = A hazard asks for a card with its icon. Pay with the card you need least, or take the damage.
start-coach-arena-maximus-ram-choice = Ramming costs cards: a whip and a rein for 2 damage. Worth it if the rival is close to a crash.
start-coach-arena-maximus-attack-choice = On a shared tile whips hit for 1 damage each. You can also just drive on.
start-coach-arena-maximus-block = A rein laid here holds the other chariot up unless it pays one too. No need to block everybody.
start-coach-arena-maximus-stables-choice = Stopping mends all damage but ends your move. With little damage, drive on.

start-coach-circus-maximus-preparation = Four points for driver, car, team and endurance. One for each is a good chariot.
start-coach-circus-maximus-write-speeds = A speed nobody sees until your token is drawn. Fast is fine on the straight; before a corner mind the safe speed of your lane.
start-coach-circus-maximus-move-choice = Use up all your movement. Straight ahead costs 1, inward 2, outward 1. Inner lanes are shorter in corners but less safe.
start-coach-circus-maximus-whip-choice = The whip buys speed for endurance, and endurance does not come back. Save it for the last lap.
start-coach-circus-maximus-defence-choice = Somebody attacks you. Hold and take it, brake for 2 endurance, or evade into the next lane at the cost of speed.

## Rules
start-rules-all = Show all clauses

## Names at one screen
start-seat-name = Name
    .of = Name of player { $number }
