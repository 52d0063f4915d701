### Arena Maximus: the board, the hand, what is asked.

arena-you = You
arena-round = Round { $round }
arena-laps = { $count ->
    [one] one lap
   *[other] { $count } laps
}
arena-lap-of = Lap { $lap } of { $laps }
arena-start = START
arena-finish = FINISH
arena-board = The arena, round { $round }.
arena-board-you = You drive the { $colour } chariot, at tile { $tile }. The text below says everything.
arena-ribbon = The next tiles, laid out straight

arena-phase-spell = Spell
arena-phase-speed = Speed
arena-phase-discard = Discard
arena-phase-draw = Draw
arena-phase-drive = Drive

## Cards

arena-card-whip = Whip
arena-card-rein = Rein
arena-card-magic = Magic
arena-card-used = { $card }: { $fate }
arena-card-idle = { $card }, of no use now
arena-fate-add = to speed
arena-fate-off = comes off
arena-fate-discard = away
arena-fate-lay = laid
arena-pool = Speed pool
arena-pool-empty = Speed 0: no card lies here.
arena-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
arena-hand-short = Hand
arena-hand-empty = Your hand is empty.

## A turn being composed

arena-plan = Set speed
arena-plan-discard = Discard
arena-plan-damage = damage { $damage } of { $chariot }
arena-plan-hidden = { $count ->
    [one] one tile still hidden
   *[other] { $count } tiles still hidden
}
arena-plan-hasten = { $count } tiles more by Hasten
arena-plan-speed = Speed
arena-plan-reach = Reach tile
arena-plan-to = to { $tile }
arena-plan-harm = Avg. damage
arena-plan-crash = Crash %
arena-plan-met = May block
arena-plan-stays = stays
arena-plan-finish = finish
arena-plan-about = Exact odds: your cards, your draw, hidden tiles; not what rivals do.
arena-plan-about-rough = Nearly exact odds: your cards, your draw, hidden tiles; not what rivals do.
arena-plan-coming = Can reach you there this round: { $names }.
arena-plan-comer = { $name } ({ $sets ->
    [0] no ram
    [one] up to one set to ram
   *[other] up to { $sets } sets to ram
})
arena-plan-throw = Choose up to { $most ->
    [one] one card
   *[other] { $most } cards
} to throw away.
arena-plan-draw = { $count ->
    [0] Then you draw nothing.
    [one] Then you draw one card.
   *[other] Then you draw { $count } cards.
}
arena-stages = Steps of the turn
arena-stage-speed = Speed { $speed }
arena-stage-discard = { $count ->
    [0] Discard, up to { $most }
    [one] Discard one
   *[other] Discard { $count }
}
arena-keep = Keep all cards and drive
arena-speed-label = Speed { $speed }: to { $tile }, crash { $crash } per cent ({ $danger }), damage { $damage } on average
arena-speed-label-bare = Speed { $speed }: to { $tile }
arena-danger-safe = safe
arena-danger-warn = risky
arena-danger-danger = dangerous

arena-do-speed = Speed { $speed }
arena-do-turn = { $count ->
    [0] Speed { $speed }, drive
    [one] Speed { $speed }, discard one, drive
   *[other] Speed { $speed }, discard { $count }, drive
}
arena-do-discard-phase = { $count ->
    [one] Discard one card and drive
   *[other] Discard { $count } cards and drive
}
arena-do-fresh-hand = { $count ->
    [one] Discard one card and draw
   *[other] Discard { $count } cards and draw
}
arena-do-pay-rocks = { $count ->
    [one] Pay one rein
   *[other] Pay { $count } reins
}
arena-do-answer-block = { $count ->
    [one] Cancel with one rein
   *[other] Cancel with { $count } reins
}
arena-do-block = { $count ->
    [one] Block with one rein
   *[other] Block with { $count } reins
}
arena-do-lay-sets-ram = { $count ->
    [one] Ram with one set
   *[other] Ram with { $count } sets
}
arena-do-lay-sets-cancel = { $count ->
    [one] Cancel one set
   *[other] Cancel { $count } sets
}
arena-do-lay-whips-attack = { $count ->
    [one] Attack with one whip
   *[other] Attack with { $count } whips
}
arena-do-lay-whips-cancel = { $count ->
    [one] Cancel one whip
   *[other] Cancel { $count } whips
}
arena-do-lay-whips-counter = { $count ->
    [one] Strike back with one whip
   *[other] Strike back with { $count } whips
}
arena-do-lay-whips-cancel-counter = { $count ->
    [one] Cancel one whip
   *[other] Cancel { $count } whips
}

## Questions besides the speed: the question, what it comes from, what it means

arena-ask-fresh-hand = Throw away what you like
    .from = At the stables
    .about = Choose any of your cards; then your hand is filled up to seven again.
arena-ask-pay-rocks = { $left ->
    [one] Rocks: one rein
   *[other] Rocks: { $left } reins
}
    .from = You drove onto rocks
    .about = Each rein that is missing is one damage.
arena-ask-pay-hazard = Hazard: a { $icon } card?
    .from = You drove into a hazard
    .about = Without it you take one damage for this icon.
arena-ask-stables-choice = Stop at the stables?
    .from = You reached the stables
    .about = All damage is mended and your speed pool goes; you may change your hand. The turn ends here.
arena-ask-ram-choice = Ram somebody?
    .from = Somebody is on the next tile
    .about = A set is a whip and a rein: two damage, unless it is cancelled.
arena-ask-attack-choice = Attack somebody?
    .from = You are not alone on this tile
    .about = Each whip is one damage, unless it is cancelled; the other may strike back.
arena-ask-lay-sets-ram = Ram { $rival }: { $left ->
    [one] one set
   *[other] sets 1 to { $left }
}
    .about = Each set is a whip and a rein, and two damage.
arena-ask-lay-sets-cancel = Cancel? Sets 0 to { $left }
    .from = { $rival } rams you with { $against ->
        [one] one set
       *[other] { $against } sets
    }
    .about = Each set you cancel costs { $rival } one damage; each you do not costs you two.
arena-ask-block = Block? Reins 0 to { $left }
    .from = { $rival } drives into your tile
    .about = { $rival } must answer with as many reins, or stays on tile { $tile } and the turn is over. { $before ->
        [0] {""}
        [one] One rein already lies there.
       *[other] { $before } reins already lie there.
    }
arena-ask-answer-block = { $left ->
    [one] Lay one rein, or stay
   *[other] Lay { $left } reins, or stay
}
    .from = Your way is blocked
    .about = All of them or none: if you give in, your turn ends here and you keep your cards.
arena-ask-lay-whips-attack = Attack { $rival }: { $left ->
    [one] one whip
   *[other] whips 1 to { $left }
}
    .about = Each whip that is not cancelled is one damage.
arena-ask-lay-whips-cancel = Cancel? Whips 0 to { $left }
    .from = { $rival } attacks you with { $against ->
        [one] one whip
       *[other] { $against } whips
    }
    .about = Each whip you do not cancel is one damage. Then you may strike back.
arena-ask-lay-whips-counter = Strike back? Whips 0 to { $left }
    .from = { $rival } attacked you
    .about = Each whip that is not cancelled is one damage.
arena-ask-lay-whips-cancel-counter = Cancel? Whips 0 to { $left }
    .from = { $rival } strikes back with { $against ->
        [one] one whip
       *[other] { $against } whips
    }
    .about = Each whip you do not cancel is one damage.
arena-ask-cast-choice = Cast a spell?
    .from = Before your speed is set
    .about = A spell costs a magic card and one card of its colour.
arena-ask-pay-spell = The spell’s second card: { $icon }
arena-ask-teleport-choice = Teleport over the next tile?
    .from = { $steps ->
        [one] One step left
       *[other] { $steps } steps left
    }
arena-ask-counter-choice = Counter the spell?
    .from = { $rival } casts a spell
    .about = A counterspell costs two magic cards, and the spell is lost.
arena-ask-cards = Choose a number here, or your own cards below.
arena-ask-half = Something is missing: a set is a whip and a rein, and a block is cancelled in full.
arena-swap = Alter Terrain: swap two tiles

arena-none-fresh-hand = That is all: draw
arena-none-pay-rocks = Take { $left } damage
arena-none-pay-hazard = Take one damage
arena-none-ram-choice = No ram
arena-none-attack-choice = No attack
arena-none-lay-sets-cancel = Cancel nothing
arena-none-lay-sets-ram = No further set
arena-none-block = Let pass
arena-none-lay-whips-attack = No further whip
arena-none-lay-whips-cancel = Take { $left } damage
arena-none-lay-whips-counter = Do not strike back
arena-none-lay-whips-cancel-counter = Take { $left } damage
arena-none-counter-choice = Let it be
arena-none-teleport-choice = Step on
arena-none-discard-phase = Keep all cards and drive

arena-count-reins = { $count ->
    [one] One rein
   *[other] { $count } reins
}
arena-count-whips = { $count ->
    [one] One whip
   *[other] { $count } whips
}
arena-count-sets = { $count ->
    [one] One set
   *[other] { $count } sets
}

arena-reason-speed = Beast { $beast }: so many cards up or down.
arena-reason-discard = Driver { $driver }: so many cards may go.
arena-reason-driver = Driver { $driver }: so many reins at most.
arena-reason-damage = Damage { $damage } of { $chariot } so far.

## Seats and the side

arena-b = B
arena-d = D
arena-c = C
arena-scores-title = Beast, Driver, Chariot
arena-scores = Beast { $beast }, Driver { $driver }, Chariot { $chariot }
arena-damage-of = damage { $damage } of { $chariot }
arena-broken = wheel broken
arena-whole = wheel whole
arena-note-speed = Speed
arena-note-hand = Cards in hand
arena-at = tile { $tile }, { $count ->
    [1] alone
   *[other] number { $place } in line
}
arena-at-short = { $count ->
    [1] tile { $tile }
   *[other] tile { $tile }, no. { $place }
}
arena-beside = beside tile { $tile }
arena-tile-short = tile { $tile }
arena-beside-short = crashed, { $tile }
arena-state-moving = driving
arena-state-asked = is asked
arena-state-moved = has moved
arena-state-waiting = to move
arena-state-down = crashed
arena-state-recovered = returns next
arena-state-out = out of the race
arena-state-crossed = across the line
arena-order = Rear goes first:
arena-deck = Deck { $count }
arena-discard = Discards { $count }
arena-piles = Deck · discards
arena-discard-look = { $count ->
    [one] { $count } discarded card: look at it
   *[other] { $count } discarded cards: look through them
}
arena-discard-none = Nothing was discarded yet.
arena-set = Reconstructed set
arena-own-set = Set “{ $name }”
arena-set-known = The contents of the printed game are not known in full. Known are the number of cards and of tiles, the length of the track, and that the three scores of a chariot make ten.
arena-set-guessed = The rest was put together by us and tried out in thousands of games: the scores of most chariots, how the symbols are spread over the cards, and what each tile shows.
arena-set-own = If you own the game you can load your own list: on the page for a new table, under “Rules”, as “Components”.

## The text board

arena-text = Round { $round }, lap { $lap } of { $laps }; { $deck } cards in the deck.
arena-text-you = You drive the { $colour } chariot: { $where }.
arena-text-order = Still to act, in this order: { $names }.
arena-text-track = The track, from you on
arena-text-tile = Tile
arena-text-face = What it shows
arena-text-line = In line
arena-text-down = Crashed, beside it
arena-text-hidden = Tiles { $first } to { $last } lie face down.
arena-text-chariots = The chariots, the foremost first
arena-text-who = Chariot
arena-text-where = Where
arena-text-scores = Scores
arena-text-damage = Damage
arena-text-speed = Speed
arena-text-hand = Cards in hand
arena-text-state = State
arena-shape-straight = straight
arena-shape-curve = curve

arena-end-how = How far
arena-end-damage = Damage

arena-key-figures = 0–9
    .does = A speed, or so many cards or sets; 0 lays none
