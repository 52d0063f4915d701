### Circus Maximus on the board.

circus-board = { $shape ->
    [eight] The circus: eight lanes in a figure 8 whose legs cross in the middle.
   *[oval] The circus: eight lanes round the spina.
} Space drives ahead, left and right change lanes, A attacks, B brakes, Z undoes a step, plus and minus zoom.
circus-key-ahead = Space, ↑
    .does = Drive ahead
circus-key-lanes = ← →
    .does = Change lanes, inward or outward
circus-key-brake = b
    .does = Brake
circus-key-attack = a
    .does = Attack
circus-key-way = w
    .does = Another way to the same square
circus-key-back = z
    .does = Undo the last step of your plan
circus-key-speed = ↑ ↓
    .does = Set the speed, faster or slower
circus-key-threat = t
    .does = Show who can reach me
circus-key-mine = m
    .does = Show my chariot
circus-key-rivals = r
    .does = Show the next rival
circus-key-zoom = + − 0
    .does = Zoom in, zoom out, reset
circus-key-pan = Shift + ← ↑ → ↓
    .does = Move the view
circus-start = START
circus-finish = FINISH
circus-lap = Lap { $lap } of { $laps }
circus-turn = Turn { $turn }
circus-log-turn = Turn { $turn } · { $chariot }
circus-before = Start
circus-lap-turn = Lap { $lap } of { $laps }, turn { $turn }
circus-you = you
circus-chariot = { $name } ({ $colour })
circus-chariot-word = Chariot
circus-close = Close
circus-percent = { $percent } %

## The camera and what is drawn over the board

circus-zoom-in = Zoom in
circus-zoom-out = Zoom out
circus-zoom-reset = Back to my chariot
circus-map = Map of the circus: move the view
circus-layers-menu = Layers
circus-layers = What to show on the board
circus-layer-reach = Reach
circus-layer-risk = Risk
circus-layer-threat = Who can reach me
circus-layer-blocked = Blocked lanes
circus-layer-cup = Tokens in the cup
circus-layer-names = Names
circus-layer-text = Text board
circus-pane-drive = Drive
circus-pane-sheet = Log sheet
circus-pane-order = Order

## Risks and threats

circus-out = out of the race { $percent } percent
circus-chance-about = about { $percent }
circus-chance-between = { $least } to { $most }
circus-out-word = out
circus-out-straight = straight on
circus-you-out-fine = you are out { $percent } %
circus-attacker-out = attacker out { $percent } %
circus-threat = { $letter } needs { $least }+ (max { $most })
circus-square-end = { $square }. { $strain ->
    [0] No strain
   *[other] Strain { $strain }
}, { $endurance } endurance left, out of the race { $percent } percent.

## Log sheets

circus-sheets = Log sheet
circus-all-sheets = All log sheets
circus-sheet-of = { $chariot }’s log sheet
circus-boxes = { $left } of { $all } left
circus-modifier = CDM
circus-team = Team
circus-most = Max
circus-horses = Horses
circus-wheels = Wheels, { $weight }
circus-left = L
circus-right = R
circus-hits = Driver hits
circus-endurance = Endurance { $left }/{ $all }
circus-speeds = Speeds
circus-unbuilt = Rolled up once all preparation points are revealed.

## Writing speeds

circus-speed = Speed
circus-lap-short = Lap
circus-gap = Gap
circus-gap-means = Squares behind the leader, measured round the track
circus-gap-squares = +{ $count }
circus-speed-short = Speed
circus-mf = MF
circus-mfs = { $count ->
    [one] { $count } MF
   *[other] { $count } MF
}
circus-slower = Slower
circus-faster = Faster
circus-ends = Ends on
circus-strain = Strain
circus-strain-of = strain { $points }
circus-left-short = End.
circus-out-short = Out %
circus-safe-to = up to { $speed }: no strain if you drive straight
circus-sealed-end = endurance { $from } → { $to }
circus-speed-means = { $speed }: ends on { $square }, strain { $strain }, endurance { $endurance }, out { $percent } percent
circus-hurry = Reaction time is running: no time to count squares, every step is final at once.

## The move

circus-plan = Your move
circus-on-foot = On foot
circus-plan-how = Click the square you want to reach; click it again for another way. Badges show where each lane takes you if you drive straight on, and the risk.
circus-spent = { $spent } of { $all } MF
circus-endurance-left = end. { $left }
circus-times = { $words } × { $count }
circus-way-of = Way { $number } of { $all }
circus-other-way = { $square }: click again for another way
circus-undo-step = Undo step
circus-clear = Clear
circus-plan-breaks = { $percent } %: the plan fails
circus-attack-ends = Your rival answers first, then you continue.
circus-next = Coming up
circus-pad-in = Lane in
circus-pad-ahead = Ahead
circus-pad-out = Lane out
circus-pad-brake = Brake
circus-check = { $what } on { $square }{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
}
circus-check-strain = Strain
circus-check-wreck = Wreck
circus-check-flip = Flip
circus-check-ram = Ram
circus-check-wheels = Wheel check
circus-attack-averted = avoided { $percent } % if they try
circus-attack-damaged = car damaged { $percent } %
circus-attack-lead = team loses endurance { $percent } %
circus-attack-dies = a horse dies { $percent } %
circus-attack-theirs = they are out { $percent } %
circus-attack-mine = you are out { $percent } %

## Other answers

circus-answers = Your decision
circus-defence = You are under attack
circus-if-held = If you hold:
circus-succeeds = succeeds { $percent } %
circus-reach-squares = { $count ->
    [one] { $count } square straight on
   *[other] { $count } squares straight on
}
circus-costs-endurance = −{ $count } endurance
circus-boxes-left = { $left } boxes left
circus-damage = { $damage } damage so far
circus-points-average = { $points } points on average

## Preparation

circus-prepare = Preparation
circus-part-driver = Driver
circus-part-car = Car
circus-part-team = Team
circus-part-endurance = Endurance
circus-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
circus-points-spent = { $spent } of { $all } points
circus-buys-driver = modifier +{ $modifier }, { $hits } hits
circus-buys-car = { $weight } car
circus-buys-team = team speed { $speed }
circus-buys-endurance = endurance { $endurance }
circus-prepare-why = Once everyone’s points are revealed, dice decide within each range.
circus-prepare-others = You also drive { $chariots }.

## The field

circus-order = Order
circus-place = Place
circus-square = Square
circus-state = This turn
circus-chariots = Chariots
circus-look = Show { $chariot }
circus-moving = moving: { $left } MF
circus-state-writing = writing
circus-state-written = sealed
circus-state-cup = in the cup
circus-state-later = second row
circus-state-moved = moved
circus-cup = The cup
circus-in-cup = { $count } in the cup
circus-cup-holds = { $count ->
    [0] The cup is empty
   *[other] In the cup: { $chariots }
}
circus-drawn = Drawn
circus-none-drawn = none yet

## Rolls and charts

circus-roll = Roll
circus-thrown = Latest rolls
circus-thrown-none = No dice have been rolled yet.
circus-roll-of = Roll: { $sentence }
circus-chart-strain = Corner strain
circus-chart-lash = Lash
circus-chart-cars = Car against car
circus-chart-over = Over a wreck
circus-chart-horse-struck = Horse struck
circus-chart-wheel-struck = Wheel struck
circus-chart-roll = roll
circus-chart-used = Row { $row }: { $result }
circus-flip-caption = Flip! rolled { $rolled }, { $limit } was the limit
circus-flip-needed = A flip needed { $needed } or more: rolled { $rolled }.
circus-cell-attacker = attacker’s car damaged
circus-cell-both = both cars damaged
circus-cell-neither = no damage
circus-cell-defender = defender’s car damaged
circus-cell-safe = safe
circus-cell-jostled = jostled
circus-cell-wheels = wheels hit
circus-cell-hobbled = horses stumble
circus-cell-lamed = horses lamed
circus-cell-danger = may flip
circus-cell-flip = flips

## The board in words

circus-text-race = Turn { $turn }, lap { $lap } of { $laps }. Eggs left: { $eggs }, dolphins left: { $dolphins }.
circus-text-me = { $chariot } is { $place } of { $all }, on { $square }.
circus-text-distance = From { circus-you }
circus-text-gap = { $way ->
    [ahead] { $count } ahead
    [behind] { $count } behind
   *[level] level
}
circus-text-threat = { $rival } can attack { $chariot } at a speed of { $least } or more, up to { $most }.

## The prompt

circus-phase-prepare = Prepare
circus-phase-write = Write
circus-phase-drive = Drive
circus-phase-foot = On foot
circus-reason-prepare = Secret until everyone is ready.
circus-reason-write = { $count ->
    [one] Secret until your token is drawn.
   *[other] Secret until its token is drawn. You write for { $count } chariots.
}
circus-reason-move = Plan your move on the board; nothing happens until you confirm.
circus-do-seal = Seal { $speed }
circus-do-seal-risk = Seal { $speed } · { $percent } % out
circus-do-seal-unknown = Seal { $speed } · risk unknown
circus-do-prepare = Seal preparation
circus-do-drive = Drive { $count } MF
circus-do-moves = Drive { $count } steps

## Where the track crosses itself

circus-crossing = In the crossing
circus-crossing-free = nobody
circus-entering = entering
circus-step-first = col. { $step }
circus-step-second = row { $step }
circus-wrong-way = wrong way
circus-bolts = { $letter } bolts, wrong way

## Optional rules

circus-weapons = Weapons
circus-weapon-held = { $weapon }
circus-weapon-spent = { $weapon }, thrown
circus-write-whip = S: whip the team as well
circus-attack-hits = hits { $percent } %
circus-weather = { $weather ->
    [changeable] changeable
    [rain] rain
    [mud] mud
   *[rain-mud] rain and mud
}
circus-text-weather = Weather: { circus-weather }.

circus-outfit = Specification
circus-outfit-left = { $left ->
    [one] { $left } point left
   *[other] { $left } points left
}
circus-outfit-how = Fill in the chart row by row: click a cell, or pick a ready-made chariot.
circus-outfit-ready = Ready-made
circus-outfit-none = none
circus-outfit-cost = { $cost ->
    [0] free
    [one] { $cost } pt
   *[other] { $cost } pts
}
circus-reason-outfit = Secret until everyone is ready.
circus-do-outfit = Seal specification
