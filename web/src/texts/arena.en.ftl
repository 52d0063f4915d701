### Arena Maximus: the board, the hand, what is asked.

arena-you = You
arena-round = Round { $round }
arena-laps = { $count ->
    [one] 1 lap
   *[other] { $count } laps
}
arena-lap-of = Lap { $lap } of { $laps }
arena-start = START
arena-finish = FINISH
arena-board = The arena, round { $round }.
arena-board-you = You drive the { $colour } chariot, on tile { $tile }. The text below describes everything.
arena-ribbon = The tiles ahead, in a straight line

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
arena-card-idle = { $card }, cannot be used now
arena-fate-add = to speed
arena-fate-off = removed
arena-fate-discard = discarded
arena-fate-lay = played
arena-pool = Speed pool
arena-pool-empty = Speed 0: no cards in the pool.
arena-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
arena-hand-short = Hand
arena-hand-empty = Your hand is empty.

## A turn being composed

arena-plan = Set speed
arena-plan-discard = Discard
arena-plan-damage = damage { $damage }/{ $chariot }
arena-plan-hidden = { $count ->
    [one] 1 tile still hidden
   *[other] { $count } tiles still hidden
}
arena-plan-hasten = { $count } extra tiles from Hasten
arena-plan-speed = Speed
arena-plan-reach = Reaches
arena-plan-to = to { $tile }
arena-plan-harm = Avg. damage
arena-plan-crash = Crash %
arena-plan-met = May block
arena-plan-stays = stay put
arena-plan-finish = finish
arena-plan-about = Exact odds from your cards, your draw and the hidden tiles, not counting what rivals do.
arena-plan-about-rough = Near-exact odds from your cards, your draw and the hidden tiles, not counting what rivals do.
arena-plan-coming = Could still reach you there this round: { $names }.
arena-plan-comer = { $name } ({ $sets ->
    [0] cannot ram
    [one] up to 1 set to ram
   *[other] up to { $sets } sets to ram
})
arena-plan-throw = Discard up to { $most ->
    [one] 1 card.
   *[other] { $most } cards.
}
arena-plan-draw = { $count ->
    [0] Your hand will be full: no draw.
    [one] You will then draw 1 card.
   *[other] You will then draw { $count } cards.
}
arena-stages = Steps of the turn
arena-stage-speed = Speed { $speed }
arena-stage-discard = { $count ->
    [0] Discard up to { $most }
   *[other] Discard { $count }
}
arena-keep = Keep all and drive
arena-speed-label = Speed { $speed }: to { $tile }, crash { $crash } percent ({ $danger }), average damage { $damage }
arena-speed-label-bare = Speed { $speed }: to { $tile }
arena-danger-safe = safe
arena-danger-warn = risky
arena-danger-danger = dangerous

arena-do-speed = Speed { $speed }
arena-do-turn = { $count ->
    [0] Drive at speed { $speed }
   *[other] Speed { $speed }, discard { $count }, drive
}
arena-do-discard-phase = { $count ->
    [one] Discard 1 card and drive
   *[other] Discard { $count } cards and drive
}
arena-do-fresh-hand = { $count ->
    [one] Discard 1 card and draw
   *[other] Discard { $count } cards and draw
}
arena-do-pay-rocks = { $count ->
    [one] Pay 1 rein
   *[other] Pay { $count } reins
}
arena-do-answer-block = { $count ->
    [one] Cancel the block with 1 rein
   *[other] Cancel the block with { $count } reins
}
arena-do-block = { $count ->
    [one] Block with 1 rein
   *[other] Block with { $count } reins
}
arena-do-lay-sets-ram = { $count ->
    [one] Ram with 1 set
   *[other] Ram with { $count } sets
}
arena-do-lay-sets-cancel = { $count ->
    [one] Cancel 1 set
   *[other] Cancel { $count } sets
}
arena-do-lay-whips-attack = { $count ->
    [one] Attack with 1 whip
   *[other] Attack with { $count } whips
}
arena-do-lay-whips-cancel = { $count ->
    [one] Cancel 1 whip
   *[other] Cancel { $count } whips
}
arena-do-lay-whips-counter = { $count ->
    [one] Strike back with 1 whip
   *[other] Strike back with { $count } whips
}
arena-do-lay-whips-cancel-counter = { $count ->
    [one] Cancel 1 whip
   *[other] Cancel { $count } whips
}

## Questions besides the speed: the question, what it comes from, what it means

arena-ask-fresh-hand = Discard any cards you like
    .from = At the stables
    .about = Discard as many as you want, then draw back up to seven.
arena-ask-pay-rocks = { $left ->
    [one] Rocks: pay 1 rein
   *[other] Rocks: pay { $left } reins
}
    .from = You drove onto rocks
    .about = Each missing rein is 1 damage.
arena-ask-pay-hazard = Hazard: play a { $icon } card?
    .from = You drove into a hazard
    .about = Without one, you take 1 damage for this icon.
arena-ask-stables-choice = Stop at the stables?
    .from = You reached the stables
    .about = All damage is repaired and you may change your hand, but you lose your speed pool and your turn ends here.
arena-ask-ram-choice = Ram a rival?
    .from = There is a rival on the next tile
    .about = A set is a whip and a rein: 2 damage, unless cancelled.
arena-ask-attack-choice = Attack a rival?
    .from = You share this tile
    .about = Each whip is 1 damage, unless cancelled. Your target may strike back.
arena-ask-lay-sets-ram = { $left ->
    [one] Ram { $rival } with 1 set
   *[other] Ram { $rival } with up to { $left } sets
}
    .about = Each set is a whip and a rein, and deals 2 damage.
arena-ask-lay-sets-cancel = { $left ->
    [one] Cancel 1 set?
   *[other] Cancel up to { $left } sets?
}
    .from = { $rival } rams you with { $against ->
        [one] 1 set
       *[other] { $against } sets
    }
    .about = Each set you cancel deals { $rival } 1 damage; each one you do not deals you 2.
arena-ask-block = { $left ->
    [one] Block with a rein?
   *[other] Block with up to { $left } reins?
}
    .from = { $rival } is entering your tile
    .about = { $rival } must match your reins, or stay on tile { $tile } and end the turn. { $before ->
        [0] {""}
        [one] 1 rein has already been played.
       *[other] { $before } reins have already been played.
    }
arena-ask-answer-block = { $left ->
    [one] Play 1 rein, or stop here
   *[other] Play { $left } reins, or stop here
}
    .from = You are blocked
    .about = All or nothing: if you give in, your turn ends here and you keep your cards.
arena-ask-lay-whips-attack = { $left ->
    [one] Attack { $rival } with 1 whip
   *[other] Attack { $rival } with up to { $left } whips
}
    .about = Each whip that is not cancelled is 1 damage.
arena-ask-lay-whips-cancel = { $left ->
    [one] Cancel 1 whip?
   *[other] Cancel up to { $left } whips?
}
    .from = { $rival } attacks you with { $against ->
        [one] 1 whip
       *[other] { $against } whips
    }
    .about = Each whip you do not cancel is 1 damage. Then you may strike back.
arena-ask-lay-whips-counter = { $left ->
    [one] Strike back with a whip?
   *[other] Strike back with up to { $left } whips?
}
    .from = { $rival } attacked you
    .about = Each whip that is not cancelled is 1 damage.
arena-ask-lay-whips-cancel-counter = { $left ->
    [one] Cancel 1 whip?
   *[other] Cancel up to { $left } whips?
}
    .from = { $rival } strikes back with { $against ->
        [one] 1 whip
       *[other] { $against } whips
    }
    .about = Each whip you do not cancel is 1 damage.
arena-ask-cast-choice = Cast a spell?
    .from = Before you set your speed
    .about = A spell costs a magic card plus one card of its colour.
arena-ask-pay-spell = The spell’s second card: { $icon }
arena-ask-teleport-choice = Teleport over the next tile?
    .from = { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
arena-ask-counter-choice = Counter the spell?
    .from = { $rival } casts a spell
    .about = A counterspell costs two magic cards; the spell fails.
arena-ask-cards = Choose a number here, or pick cards from your hand below.
arena-ask-half = Not complete yet: a set is a whip and a rein, and a block must be cancelled in full.
arena-swap = Alter Terrain: swap two tiles

arena-none-fresh-hand = Keep the rest and draw
arena-none-pay-rocks = Take { $left } damage
arena-none-pay-hazard = Take 1 damage
arena-none-ram-choice = Don’t ram
arena-none-attack-choice = Don’t attack
arena-none-lay-sets-cancel = Cancel nothing
arena-none-lay-sets-ram = No more sets
arena-none-block = Let them pass
arena-none-lay-whips-attack = No more whips
arena-none-lay-whips-cancel = Take { $left } damage
arena-none-lay-whips-counter = Don’t strike back
arena-none-lay-whips-cancel-counter = Take { $left } damage
arena-none-counter-choice = Let it happen
arena-none-teleport-choice = Step normally
arena-none-discard-phase = Keep all and drive

arena-count-reins = { $count ->
    [one] 1 rein
   *[other] { $count } reins
}
arena-count-whips = { $count ->
    [one] 1 whip
   *[other] { $count } whips
}
arena-count-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}

arena-reason-speed = Beast { $beast }: change your speed by up to { $beast ->
    [one] 1 card.
   *[other] { $beast } cards.
}
arena-reason-discard = Driver { $driver }: discard up to { $driver ->
    [one] 1 card.
   *[other] { $driver } cards.
}
arena-reason-driver = Driver { $driver }: play up to { $driver ->
    [one] 1 rein.
   *[other] { $driver } reins.
}
arena-reason-damage = Damage so far: { $damage } of { $chariot }.

## Seats and the side

arena-b = B
arena-d = D
arena-c = C
arena-scores-title = Beast, Driver, Chariot
arena-scores = Beast { $beast }, Driver { $driver }, Chariot { $chariot }
arena-damage-of = damage { $damage }/{ $chariot }
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
arena-state-asked = deciding
arena-state-moved = moved
arena-state-waiting = to move
arena-state-down = crashed
arena-state-recovered = returns next
arena-state-out = out of the race
arena-state-crossed = across the line
arena-order = Last chariot first:
arena-deck = Deck { $count }
arena-discard = Discards { $count }
arena-piles = Deck · discards
arena-discard-look = { $count ->
    [one] { $count } discarded card: view it
   *[other] { $count } discarded cards: view them
}
arena-discard-none = Nothing has been discarded yet.
arena-set = Reconstructed set
arena-own-set = Set “{ $name }”
arena-set-known = The contents of the printed game are not fully known. What is known: how many cards and tiles there are, how long the track is, and that each chariot’s three scores add up to ten.
arena-set-guessed = We filled in the rest and playtested it over thousands of games: most chariots’ scores, how the symbols are spread over the cards, and what each tile shows.
arena-set-own = If you own the game, you can load your own list when you open a new table, under “Rules”, “Components”.

## The text board

arena-text = Round { $round }, lap { $lap } of { $laps }; { $deck } cards in the deck.
arena-text-you = You drive the { $colour } chariot: { $where }.
arena-text-order = Still to move, in this order: { $names }.
arena-text-track = The track, starting from you
arena-text-tile = Tile
arena-text-face = What it shows
arena-text-line = In line
arena-text-down = Crashed, beside it
arena-text-hidden = Tiles { $first } to { $last } are face down.
arena-text-chariots = The chariots, leader first
arena-text-who = Chariot
arena-text-where = Where
arena-text-scores = Scores
arena-text-damage = Damage
arena-text-speed = Speed
arena-text-hand = Cards in hand
arena-text-state = Status
arena-shape-straight = straight
arena-shape-curve = curve

arena-end-how = Distance
arena-end-damage = Damage

arena-key-figures = 0–9
    .does = Set that speed, or play that many cards or sets; 0 plays none
