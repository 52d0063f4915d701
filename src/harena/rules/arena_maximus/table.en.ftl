### Arena Maximus at the table: words, events, moves, questions, options and labels.
### A field of an event is passed under its own name; a word also as NAME-key (`whip`), a seat also as NAME-who (you, other, nobody).

game = Arena Maximus
    .about = Chariots race round an arena of hidden tiles: whips for speed, reins to steer, magic is wild.

## Words. A word of two or more parts is put together by the phrase of its first part; the parts after it are told in `after` what they belong to.

word-green = green
word-yellow = yellow
word-red = red
word-blue = blue
word-black = black
word-plain = plain
word-magic = magic card
word-empty = empty
word-stables = stables
word-start-finish = Start/Finish
word-face-down = face down
phrase-whip = { $rest } whip
phrase-rein = { $rest } rein
phrase-hazard = { $rest } hazard
phrase-rocks = rocks { $rest }
phrase-jump = jump { $rest }

a-card = { $card-key ->
    [none] { $card }
   *[other] a { $card }
}
a-card-of-words = a { $words }
cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-left = { $deck ->
    [0] the deck is empty
    [one] 1 card is left in the deck
   *[other] { $deck } cards are left in the deck
}
sets-counted = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}
reins-counted = { $reins ->
    [one] { $reins } rein
   *[other] { $reins } reins
}
whips-counted = { $whips ->
    [one] { $whips } whip
   *[other] { $whips } whips
}
the-tile = { $tile-number ->
    [0] the Start/Finish line
   *[other] tile { $tile-number }
}
whose-chariot = { $seat-who ->
    [you] Your chariot
   *[other] { $seat }’s chariot
}

## What happened

event-chariot-assigned = { $seat-who ->
    [you] You drive
   *[other] { $seat } drives
} the { $colour } chariot.
event-hands-dealt = Everyone was dealt { cards-counted }; { deck-left }.
event-hand-dealt = { who-did } picked up { $cards }.
event-first-player = At the head of the start line: { $seat-who ->
    [you] you.
   *[other] { $seat }.
}
event-round-begun = Round { $round } begins. Turn order: { $seats }.
event-turn-begun = { $seat-who ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
event-turn-ended = { $seat-who ->
    [you] Your turn is over.
   *[other] { $seat }’s turn is over.
}
event-deck-renewed = The discard pile was shuffled into a new deck of { cards-counted }.
event-deck-exhausted = { who-did } drew no more: deck and discard pile are empty.
event-card-added = { who-did } added { a-card } to the speed pool.
event-card-removed = { who-did } removed { a-card } from the speed pool.
event-speed-set = { $seat-who ->
    [you] Your speed is { $speed }.
   *[other] { $seat }’s speed is { $speed }.
}
event-card-discarded = { who-did } discarded { a-card }.
event-cards-drawn = { $seat-who ->
    [you] { deck-left }.
   *[other] { who-did } drew { cards-counted }; { deck-left }.
}
event-card-drawn = { who-did } drew { a-card }.
event-stands-still = { whose-chariot } does not move.
event-card-laid = { who-did } played { a-card }.
event-rammed = { who-did } rammed { rival } with { sets-counted }.
event-ram-cancelled = { who-did } cancelled { sets-counted } of the ram.
event-blocked = { who-did } blocked { rival } with { reins-counted }.
event-block-cancelled = { who-did } cancelled the block with { reins-counted }.
event-block-held = The block of { reins-counted } held: { $seat-who ->
    [you] you stay where you are, and your turn is over.
   *[other] { $seat } stays put, and the turn is over.
}
event-entered = { who-did } entered { the-tile }{ $tile-number ->
    [0] .
   *[other] : { $tile }.
}
event-tiles-revealed = Revealed from tile { $first } on: { $tiles }.
event-rocks-passed = { who-did } paid { reins-counted } for the rocks{ $short ->
    [0] .
   *[other] , { $short } too few.
}
event-jump-made = { who-did } made the jump of { $rating }{ $short ->
    [0] .
   *[other] , { $short } too slow.
}
event-hazard-passed = { who-did } paid for { $paid ->
    [one] { $paid } icon
   *[other] { $paid } icons
} of the hazard{ $short ->
    [0] .
   *[other] ; { $short } went unpaid.
}
event-stopped-at-stables = { who-did } stopped at the stables: damage repaired, speed gone.
event-attacked = { who-did } attacked { rival } with { whips-counted }.
event-counter-attacked = { who-did } struck back at { rival } with { whips-counted }.
event-attack-cancelled = { who-did } cancelled { whips-counted }.
event-damaged = { who-did } took { $points } damage, { $damage } in all.
event-crashed = { whose-chariot } crashed at { the-tile }!
event-eliminated = { whose-chariot } crashed a second time and is out of the race! Discarded: { $cards }.
event-recovered = { who-did } spent a turn recovering: all damage is repaired.
event-returned = { whose-chariot } is back on the track at { the-tile }.
event-line-crossed = { who-did } crossed the finish line!
event-ran-past = { who-did } ran { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} past the line.
event-kingmaking = { $seat-who ->
    [you] You cannot win this round
   *[other] { $seat } cannot win this round
} and may not act against { rival }.
event-spell-cast = { who-did } cast { $spell }.
event-spell-countered = { who-did } countered the spell.
event-terrain-altered = Tiles { $one } and { $other } were swapped.
event-hastened = { $seat-who ->
    [you] You move
   *[other] { $seat } moves
} 3 extra tiles this turn.
event-healed = { $points } damage was removed from { $seat-who ->
    [you] your chariot
   *[other] { $seat }’s chariot
}; { $damage } is left.
event-teleported = { who-did } skipped a tile.
event-fireball-hit = The Fireball hit { rival }.
event-last-standing = { $seat-who ->
    [you] You are
   *[other] { $seat } is
} the last one in the race.
event-race-over = The race is over after { $round ->
    [one] { $round } round.
   *[other] { $round } rounds.
}
event-placed = { $place ->
    [1] { $seat-who ->
        [you] You win the race!
       *[other] { $seat } wins the race!
    }
   *[other] Place { $place }: { $seat-who ->
        [you] you.
       *[other] { $seat }.
    }
}
event-tie-by-arrival = Two got equally far; { $seat-who ->
    [you] you were
   *[other] { $seat } was
} there first.

## What may be done. The whole sentence; where there are several of a kind, the heading they are listed under and what each is called there.
## The words of a move are passed as: words (all), card-key, number, second-number, and seat (the player of that number). A spell also says what it is called in an event.

verb-add = Add { a-card-of-words } to the speed pool
    .group = Add to speed
    .item = { $words }
verb-remove = Remove { a-card-of-words } from the speed pool
    .group = Remove
    .item = { $words }
verb-discard = Discard { a-card-of-words }
    .group = Discard
    .item = { $words }
verb-lay = Play { a-card-of-words }
    .group = Play
    .item = { $words }
verb-done = Keep the rest
verb-ram = Ram { $seat }
    .group = Ram
    .item = { $seat }
verb-attack = Attack { $seat }
    .group = Attack
    .item = { $seat }
verb-give-in = Give in: stay here and end the turn
verb-stop = Stop at the stables
verb-go-on = Drive on
verb-no-spell = No spell
verb-cast-hasten = Cast Hasten: 3 extra tiles
    .spell = Hasten
verb-cast-heal = Cast Heal: remove 3 damage
    .spell = Heal
verb-cast-teleport = Cast Teleport: skip the next tile
    .spell = Teleport
verb-cast-fireball = Cast Fireball at { $seat }
    .group = Fireball at
    .item = { $seat }
    .spell = Fireball at { $seat }
verb-cast-alter = Cast Alter Terrain: swap the tiles { place-one } and { place-other }
    .group = Alter Terrain
    .item = { place-one } and { place-other }
    .spell = Alter Terrain
verb-counter = Counter the spell with two magic cards

place-one = { $number ->
    [-3] 3 behind
    [-2] 2 behind
    [-1] 1 behind
    [1] 1 ahead
    [2] 2 ahead
    [3] 3 ahead
   *[other] here
}
place-other = { $second-number ->
    [-3] 3 behind
    [-2] 2 behind
    [-1] 1 behind
    [1] 1 ahead
    [2] 2 ahead
    [3] 3 ahead
   *[other] here
}

## Questions; `.about` where the table knows more: speed, way, left, rival, icon, purpose, most, laid.

choice-set-speed = Set your speed: add whips, remove cards, or keep it.
    .about = Your speed is { $speed }: { $added ->
        [0] { $removed ->
            [0] add or remove up to { $left }, or keep it.
           *[other] remove up to { $left } more, or stop here.
        }
       *[other] add up to { $left } more, or stop here.
    }
    .no = Keep speed { $speed }
choice-discard-phase = Discard cards you do not want, or keep them.
    .about = { $left ->
        [one] Discard up to 1 card, or keep them all.
       *[other] Discard up to { $left } cards, or keep them all.
    }
    .no = { $gone ->
        [0] Keep all cards
       *[other] Keep the rest
    }
choice-fresh-hand = Discard any cards, then draw up to seven.
    .no = Keep the rest and draw
choice-pay-rocks = Play reins for the rocks, or take the damage.
    .about = Rocks: play up to { $left } more; each one missing is 1 damage.
    .no = No more reins: take { $left } damage
choice-pay-hazard = Play a card that matches the icon, or take the damage.
    .about = Hazard: play a { $icon } card, or take 1 damage.
    .no = No card: take 1 damage
choice-stables-choice = Stop at the stables (damage repaired, speed gone, new cards), or drive on.
choice-ram-choice = Ram a chariot on the next tile?
    .no = Don’t ram
choice-lay-sets = Play a set: a whip, then a rein.
    .about = { $purpose-key ->
        [cancel] { $rival } rams you with { $most }: cancel with sets of a whip and a rein ({ $laid } played).
       *[ram] Ram { $rival }: play sets of a whip and a rein ({ $laid } of up to { $most } played).
    }
    .no = { $laid ->
        [0] Cancel nothing
       *[other] No more sets
    }
choice-block = Block with reins, or let them pass.
    .about = { $mover } is entering your tile: { $laid ->
        [0] block with up to { $left ->
            [one] 1 rein
           *[other] { $left } reins
        }, or let them pass.
       *[other] add up to { $left } more, or stop here.
    }
    .no = { $laid ->
        [0] No block
       *[other] No more reins
    }
choice-answer-block = Cancel the block with as many reins, or give in.
    .about = You are blocked: play { $left } more to cancel it, or give in.
choice-attack-choice = Attack a chariot on your tile?
    .no = Don’t attack
choice-lay-whips = Play whips, or stop here.
    .about = { $purpose-key ->
        [cancel] { $rival } attacks you with { $most }: cancel up to { $left } more; the rest is damage.
        [counter] Strike back at { $rival } with up to { $left } more, or stop here.
        [cancel-counter] { $rival } strikes back with { $most }: cancel up to { $left } more; the rest is damage.
       *[attack] Attack { $rival }: play up to { $left } more.
    }
    .no = { $purpose-key ->
        [counter] { $laid ->
            [0] Don’t strike back
           *[other] No more whips
        }
       *[attack] No more whips
        [cancel] Take { $left } damage
        [cancel-counter] Take { $left } damage
    }
choice-cast-choice = Cast a spell?
choice-pay-spell = Play the spell’s second card.
    .about = Play the spell’s second card: { $icon }, or magic.
choice-counter-choice = Counter the spell, or let it happen.
    .about = Counter { $caster }’s spell with two magic cards, or let it happen.
choice-teleport-choice = Cast Teleport, or step normally.

## What the host may choose

option-spells = Spells
    .about = Magic cards can also pay for spells and counterspells.
    .true = on
    .false = off
option-laps = Laps
    .about = How many laps the race has.
    .number-1 = one lap
    .number-2 = two laps
    .number-3 = three laps
    .number-4 = four laps
    .number-5 = five laps
option-kingmaking = Kingmaking rule
    .about = Players who cannot win may not attack those who can.
    .true = on
    .false = off: anyone may act against anyone
option-layout = Layout
    .about = Where on its straight the finish line is.
    .rulebook = at the start of the straight
    .summary = one tile further on
option-short-track = Short track
    .about = Race on a smaller oval.
    .true = short track
    .false = full track
option-same-shape-terrain = Alter Terrain and shapes
    .about = Which tiles Alter Terrain can swap.
    .true = straight with straight, curve with curve
    .false = any two tiles
option-spells-per-turn = Spells per turn
    .about = How many spells a player can cast in a turn.
    .one = one
    .unlimited = no limit
option-open-hands = Open hands
    .about = Play with all hands visible, for learning.
    .true = all hands visible
    .false = hidden hands
option-components = Components
    .about = Chariots, deck, tiles and layout from a file; the printed ones are not fully known.
    .default = the reconstructed set

## Labels of the board

label-round = Round { $round }
label-lap = lap { $lap } of { $laps }
label-deck = Deck { $count }, discards { $discard }
label-set = reconstructed set
label-own-set = set “{ $name }”
label-open-hands = open hands
label-order = Turn order
label-ahead = Ahead of you
label-ahead-tile = { $number } { $tile }
label-finish = the finish line
label-hidden-rest = then face down
label-chance = speed { $speed }: crash { $crash } %, expected damage { $damage }
label-chariot = { $colour } chariot
label-chariot-plain = { $colour } chariot, Beast { $beast }, Driver { $driver }, Chariot { $chariot }
label-speed = speed { $speed }
label-hastened = +3
label-pool = speed { $speed } ({ $cards })
label-damage = damage { $damage }/{ $chariot }
label-damage-plain = damage { $damage } of { $chariot }
label-status-down = crashed
label-status-recovered = returns next
label-status-out = out of the race
label-crossed = across the line
label-broken = wheel broken
label-place = at { the-tile }
label-track = Track
label-track-tile = { $number } { $tile }
label-hidden-from = face down from { $first } to { $last }
label-line = here: { $players }
label-outside = crashed beside it: { $players }
label-steps = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
label-hand = Hand
help-example = “add green whip”, or just “green”
rules-example = stables
label-legend = #2 rocks · ^3 jump · !gr hazard with its icons · + stables · – empty · ░ face down · ×R crashed, beside the track · scores: Beast/Driver/Chariot
legend-tiles = #2 rocks · ^3 jump · !gr hazard
legend-more = + stables · – empty · ░ face down
icon-green = g
icon-yellow = y
icon-red = r
icon-blue = b
icon-black = k

## Hints: what a value is made of, what is believed, what may go wrong

term-tiles = distance covered, in tiles
term-turn-to-come = the turn still to come, in tiles
term-speed = speed, in tiles
term-damage = damage, in tiles
term-danger = danger ahead, in tiles
term-magic = magic in hand, in tiles
term-best-rival = the strongest rival, in tiles
fact-reins-guessed = { $most ->
    [0] { $seat } probably holds no reins
   *[other] { $seat } probably holds { $least }–{ $most } reins
}
promise-risk = { $percent } % risk of a crash

## The end

end-title = The race is over
end-place = place
end-player = player
end-chariot = chariot
end-how = distance
end-past = { $count ->
    [0] on the line
    [one] { $count } tile past the line
   *[other] { $count } tiles past the line
}
end-short = { $count ->
    [one] { $count } tile short of the line
   *[other] { $count } tiles short of the line
}
end-out = out of the race
end-damage = damage { $damage }/{ $chariot }
