### Circus Maximus at the table: words, events, moves, questions, options and labels.
### A field of an event is passed under its own name; a word also as NAME-key (`red`), a seat also as NAME-who (you, other, nobody).
### Dice are also passed one by one (dice-1), added up (dice-added), and with each number of the event as its reckoning (row-reckoned: 3 + 5 + 4 − 1 = 11).
### What stands beside a piece on the board says an event in fewer words (`.short`), if it has any.

game = Circus Maximus
    .about = Chariots race three laps in eight lanes: secret speeds, strained teams, whips, rams and wrecks.

# Factions are drawn by lot, so nobody is called by a colour.
names-by-lot = Cato, Juno, Nero, Flora, Otho, Varro, Sextus, Drusa, Livia, Titus

## Words. A square is told by the phrase of its section: number of the square in its lane, then the lane.

word-red = red
    .letter = R
word-blue = blue
    .letter = B
word-green = green
    .letter = G
word-yellow = yellow
    .letter = Y
word-purple = purple
    .letter = P
word-black = black
    .letter = K
word-white = white
    .letter = W
word-brown = brown
    .letter = N
word-orange = orange
    .letter = O
word-pink = pink
    .letter = I
word-silver = silver
    .letter = S
word-teal = teal
    .letter = T
word-olive = olive
    .letter = V
word-crimson = crimson
    .letter = C
word-navy = navy
    .letter = A
word-gold = gold
    .letter = D
word-light = light
word-normal = normal
word-heavy = heavy
word-clear = clear
word-changeable = changeable
word-rain = rain
word-mud = mud
word-team = team
word-car = car
word-in = inward
word-out = outward
word-in-2 = inward, second square
word-in-3 = inward, third square
word-out-2 = outward, second square
word-out-3 = outward, third square
word-ahead = ahead
word-back = back
word-dust = dust
word-knife = knife
word-spear = spear
word-small-knife = small knife
word-left = left
word-right = right
word-horse-1 = horse 1
word-horse-2 = horse 2
word-horse-3 = horse 3
word-horse-4 = horse 4
word-modifier = driver’s modifier
word-hits = driver hits
word-left-wheel = left wheel
word-right-wheel = right wheel
word-blades = scythe blades
word-endurance = endurance
word-no-whip = no whip
word-whip = whip
word-long-whip = long whip
word-no-blades = no blades
word-left-blades = blades on the left
word-left-long-blades = long blades on the left
word-right-blades = blades on the right
word-right-long-blades = long blades on the right
word-both-blades = blades on both sides
word-both-long-blades = long blades on both sides
word-left-and-right-long = blades on the left, long ones on the right
word-left-long-and-right = long blades on the left, short ones on the right
word-bare = none
word-scythes = blades
word-long = long blades
word-plan = plan
word-weapons = weapons
word-runner = runner
word-driver = driver
word-steady = steady
word-stayer = stayer
word-lasher = lasher
word-reaper = reaper
word-home = home stretch
word-dolphins = corner at the dolphins
word-eggs = corner at the eggs
word-gray = gray start squares
word-east = eastward leg
word-south = southward leg
word-with = with the race
word-against = against the race
phrase-home = home { $rest }
phrase-dolphins = dolphins { $rest }
phrase-back = back { $rest }
phrase-eggs = eggs { $rest }
phrase-gray = gray { $rest }
phrase-east = east { $rest }
phrase-south = south { $rest }
phrase-evade = { $rest }
phrase-brake = { $rest }

the-chariot = the { $chariot } chariot
of-chariot = of the { $chariot } chariot
the-rival = the { $rival } chariot
of-rival = of the { $rival } chariot
mfs-left = { $left ->
    [0] no MF left
    [one] { $left } MF left
   *[other] { $left } MFs left
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mfs-counted = { $mfs ->
    [one] { $mfs } MF
   *[other] { $mfs } MFs
}
gained-counted = { $gained ->
    [one] { $gained } MF
   *[other] { $gained } MFs
}
range-counted = { $range ->
    [one] { $range } square
   *[other] { $range } squares
}
hits-left = { $hits ->
    [0] no hit left
    [one] { $hits } hit left
   *[other] { $hits } hits left
}

## What happened

event-chariot-placed = { the-chariot } starts in lane { $lane }{ $row ->
    [1] .
   *[other] , in the second row.
}
event-faction-drawn = { $seat-who ->
    [you] You race
   *[other] { $seat } races
} { the-chariot }.
event-surplus-rolled = { $seat-who ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice-added } = { $total } for the colours left over.
event-points-revealed = { the-chariot } is prepared: driver +{ $driver }, a { $car } car, team { $team }, endurance { $endurance }.
event-driver-built = Its driver has { $hits } hits.
event-team-built = Its team rolls { $die }: horses { $horses }, together { $horses-sum }.
event-endurance-built = Its endurance rolls { $die }: { $endurance }.

event-turn-begun = Turn { $turn } begins.
event-speeds-written = All speeds are written.
event-cup-filled = Into the cup: { $chariots }.
event-token-drawn = { $chariot }’s token is drawn; { $left } left in the cup.
event-token-idle = { the-chariot } does not move this turn.
event-speed-revealed = { the-chariot } wrote { $speed }; its maximum is { $most }.
    .short = Speed { $speed } (maximum { $most })
event-recovered = The driver { of-chariot } recovers: current modifier { $modifier }.
event-exhausted = The team { of-chariot } has no endurance left and tires: team speed { $speed }.
event-first-turn-dice = Standing start, dice { $dice-added } minus the driver’s modifier: { $slower } off the speed { of-chariot }, which is now { $speed }.
    .short = Standing start: { $slower } off, speed { $speed }
event-first-turn-die = From a standing start, a die of { $die-added } comes off the speed { of-chariot }: { $speed }.
    .short = Standing start: { $die-added } off, speed { $speed }
event-whipped = The driver { of-chariot } whips his team: die { $die-added }, { gained-counted } more.
    .short = Whips the team: { gained-counted } more
event-forced-gain = Lashed, the team { of-chariot } runs { $gained ->
    [one] one MF
   *[other] { $gained } MFs
} further, whether the driver likes it or not.
event-gained = { the-chariot } takes { gained-counted } more from the lash.
event-mfs-set = { the-chariot } has { mfs-counted } to spend, total speed { $total }, its rear on { $start }.
event-phase-ended = { the-chariot } ends its move on { $square }.
    .short = Stops on { $square }

event-moved = { the-chariot } moves to { $square }, { mfs-left }.
event-lane-changed = { the-chariot } changes lanes { $side } to { $square }, { mfs-left }.
event-braked = { the-chariot } brakes by { mfs-counted }.
event-slipped = { the-chariot } sideslips { $side } to { $square }, { mfs-left }.
event-mfs-lost = { the-chariot } loses { mfs-counted }.
event-blocked = { the-chariot } cannot stop and runs into { the-rival }.
event-marker-taken = { the-chariot } takes down { $marker-key ->
    [egg] an egg
   *[dolphin] a dolphin
}, { $left } left.
event-finished = { the-chariot } crosses the finish line with { $spare ->
    [one] { $spare } MF
   *[other] { $spare } MFs
} to spare!
event-ran-home = The runaway team { of-chariot } crosses the line, but without its driver it does not count.
event-final-turn = Turn { $turn } is the last.

event-endurance-lost = The team { of-chariot } loses { points-counted } of endurance, { $endurance } left.
event-endurance-gone = The team { of-chariot } has no endurance left.
event-strained = { the-chariot } strains by { points-counted } above the safe speed of { $safe }.
event-strain-rolled = { the-chariot } strains by { points-counted }: { $row-reckoned } on the chart: { $strain-key ->
    [S] a sideslip.
    [SS] a double sideslip.
    [J] jostled.
    [LH] left horse injured.
    [RH] right horse injured.
    [FP] it flips!
   *[other] nothing happens.
}
    .short = { $strain-key ->
        [S] Strain: a sideslip
        [SS] Strain: a double sideslip
        [J] Strain: jostled
        [LH] Strain: left horse hurt
        [RH] Strain: right horse hurt
        [FP] Flip!
       *[other] Strain: nothing happens
    }, rolled { $row-reckoned }
event-forced-slip = { the-chariot } slips { $side } to { $square }.
event-jostled = { the-chariot } is jostled: current modifier { $modifier }, no straining this turn or next.
    .short = Jostled: current modifier { $modifier }
event-wheel-checked = The { $wheel } wheel { of-chariot } is checked: { $dice-added } = { $dice-sum } against { $damage } damage.
    .short = The { $wheel } wheel: rolled { $dice-sum } against { $damage } damage
event-wheel-damaged = The { $wheel } wheel { of-chariot } takes { points-counted } of damage, rolled { $dice-added }.
    .short = The { $wheel } wheel: { points-counted } of damage
event-wheel-lost = The { $wheel } wheel { of-chariot } comes off!
event-modifier-lost = The driver { of-chariot } loses a point for good: modifier { $modifier }, current { $current }.
event-flipped = { the-chariot } flips { $cause-key ->
    [corner] in the corner!
    [wheel] as it loses a wheel!
    [wall] against the wall!
    [driver] with no driver to hold it!
    [post] at the corner post!
    [lash] as its horses rear!
   *[wreck] over a wreck!
}

event-attacked = { the-chariot } { $attack-key ->
    [lash] { $part-key ->
        [team] lashes the team
       *[car] lashes the driver
    }
    [dust] throws dust at the driver
    [knife] { $part-key ->
        [team] throws the knife at the team
       *[car] throws the knife at the driver
    }
    [small-knife] { $part-key ->
        [team] throws the small knife at the team
       *[car] throws the small knife at the driver
    }
    [spear] thrusts the spear at the driver
   *[ram] { $part-key ->
        [team] rams the horses
       *[car] rams the car
    }
} { of-rival }.
event-defended = { the-chariot } { $defence-key ->
    [hold] holds and takes it.
    [brake] tries to brake out of it.
   *[evade] tries to evade { $defence }.
}
event-contest = Defence { $dice-1 } + { $dice-2 } + modifier = { $own }, against attack { $dice-3 } + { $dice-4 } + modifier = { $other }.
event-backed = { the-chariot } falls back to { $square }.
event-evaded = { the-chariot } evades { $side } to { $square } and owes { $owed } MF on its next move.
event-team-lashed = The lash on the team { of-chariot }: attacker { $dice-1 } + modifier = { $other }, against { $dice-2 } + modifier = { $own }.
event-lash-factor = { the-chariot } lashes the driver { of-rival }: attacker { $dice-1 } + { $dice-2 }, defender { $dice-3 } + { $dice-4 }; with modifiers, a factor of { $factor }.
event-lash-rolled = Lash table, factor { $factor }, { $dice-added } = { $dice-sum }: { $lash-key ->
    [B] { the-chariot } must brake.
    [S] { the-chariot } swerves.
    [M] { the-chariot } loses movement.
    [W] the driver { of-chariot } is wounded.
    [G] the driver { of-chariot } grabs the whip.
   *[other] nothing happens.
}
    .short = { $lash-key ->
        [B] Lash: must brake
        [S] Lash: swerves
        [M] Lash: loses movement
        [W] Lash: driver wounded
        [G] Lash: whip grabbed
       *[other] Lash: nothing happens
    }, rolled { $dice-sum }
event-slowed = A die of { $die-added } comes off the next maximum { of-chariot }.
event-wounded = The driver { of-chariot } takes a hit, { hits-left }.
event-collapsed = The driver { of-chariot } collapses!
event-whip-lost = The driver { of-chariot } loses his whip.
event-whip-kept = The driver { of-chariot } keeps the captured whip.
event-horse-injured = Horse { $horse } { of-chariot } is hit, rolled { $dice-added }: { $points ->
    [0] unharmed.
    [one] { $points } box lost.
   *[other] { $points } boxes lost.
}
    .short = Horse { $horse }: { $points ->
        [0] unharmed
        [one] { $points } box lost
       *[other] { $points } boxes lost
    }
event-horse-dead = Horse { $horse } { of-chariot } is dead!
event-cut-free = { the-chariot } cuts its dead horse free, rolled { $dice-added }: { $left } of its written speed left.
event-cut-failed = { the-chariot } cannot cut its dead horse free, rolled { $dice-added }.
event-cars-rolled = Car against car, { the-chariot } into { the-rival }: { $total-reckoned }: { $damaged-key ->
    [attacker] the attacker’s car is damaged.
    [both] both cars are damaged.
    [defender] the defender’s car is damaged.
   *[neither] no damage.
}
    .short = { $damaged-key ->
        [attacker] Ram: the ramming car is damaged
        [both] Ram: both cars are damaged
        [defender] Ram: the rammed car is damaged
       *[neither] Ram: no damage
    }, rolled { $total-reckoned }
event-forced-ram = { the-chariot } is forced into { the-rival }.

event-wreck-flew = The wreck { of-chariot } flies, rolled { $dice-added } = { $dice-sum }, and comes down on { $square }.
event-wreck-hit = The wreck { of-chariot } comes down on the { $part } { of-rival }!
event-flip-checked = Lashed in the face, the horses { of-chariot } rear: { $total-reckoned } against { $mfs ->
    [one] { $mfs } MF
   *[other] { $mfs } MFs
}.
event-driver-struck = Rammed from behind, the driver { of-chariot } is hurt: { points-counted }, rolled { $dice-added }.
event-bolt-rolled = The team { of-chariot } enters the crossing without its driver: { $die-added ->
    [1] a 1, it will bolt to the left!
    [6] a 6, it will bolt to the right!
   *[other] a { $die-added }, it runs straight on.
}
event-bolted = The team { of-chariot } bolts to the { $hand } on { $square }, { $heading }!
event-critical-hit = Critical hit on the driver { of-chariot }, { $dice-added } = { $roll }: { $roll ->
    [2] pulled out of his car!
    [3] badly wounded, a point off his modifier.
    [4] wounded in the arm, his whip counts half.
    [5] blind on that side.
    [6] taken by surprise, lashed once more.
    [7] deeply wounded, another hit.
    [12] caught in the whip!
   *[other] nothing more.
}
event-pulled-out = The driver { of-chariot } is pulled out and dragged behind his car.
event-entangled = A tug of war over the whip: { the-chariot } { $dice-1 } + { $dice-2 } + hits = { $own }, the other { $dice-3 } + { $dice-4 } + hits = { $other }.
event-over-wreck = { the-chariot } drives onto the wreck on { $square }: die { $die-added }.
event-wreck-paid = { the-chariot } pays { $paid } of it in endurance and leaves { $unpaid } unpaid.
event-over-rolled = { the-chariot } runs over the wreck: { $total-reckoned }: { $outcome-key ->
    [safe] safely.
    [jostled] jostled.
    [wheels] both wheels are hit.
    [hobbled] its horses stumble.
    [lamed] its horses are lamed.
    [danger] it may flip.
   *[flip] it flips!
}
event-team-stopped = The runaway team { of-chariot } is down on { $square }.
event-freed = The driver { of-chariot } cuts himself loose, rolled { $dice-added }: he is on foot on { $square }.
event-not-freed = The driver { of-chariot } cannot cut himself loose, rolled { $dice-added }.
event-dragged = The driver { of-chariot } is dragged along, die { $die-added }: { points-counted } of damage, { hits-left }.
event-driver-dead = The driver { of-chariot } is dead!
event-trampled = { the-chariot } drives over the driver { of-rival }.
event-trample-rolled = The driver { of-chariot } is driven over: { $total-reckoned }.
event-trample-hits = The driver { of-chariot } takes { $points ->
    [one] { $points } hit
   *[other] { $points } hits
}, rolled { $dice-added }; { hits-left }.
event-ran = The driver { of-chariot } runs to { $square }.
event-climbed = The driver { of-chariot } climbs the wall to safety, die { $die-added }.
event-fell-back = The driver { of-chariot } falls back off the wall, die { $die-added }.
event-run-down = { the-chariot } runs down the driver { of-rival } and loses { $die-added } MF.

event-specification-revealed = { the-chariot } is specified: horses { $horses }, driver +{ $modifier } with { $hits } hits and { $whip-key ->
    [no-whip] no whip
    [long-whip] a long whip
   *[other] a whip
}, wheels { $left_wheel } and { $right_wheel }{ $left_blades-key ->
    [bare] { $right_blades-key ->
        [bare] {""}
       *[other] , { $right_blades } on the right
    }
   *[other] , { $left_blades } on the left{ $right_blades-key ->
        [bare] {""}
       *[other] , { $right_blades } on the right
    }
}, endurance { $endurance }{ $unspent ->
    [0] .
    [one] ; { $unspent } point is left over.
   *[other] ; { $unspent } points are left over.
}
event-weapons-revealed = { the-chariot } carries { $weapons }.
event-long-lash = The long whip { of-chariot } reaches farther: factor { $factor }.
event-uneven-blades = The blades { of-chariot } are uneven: { $added ->
    [2] 2 more on the strain roll.
   *[other] 1 off the wheel check.
}
event-carcass-left = The dead horse { of-chariot } stays behind on { $square }.
event-horse-critical = How badly was horse { $horse } { of-chariot } hit? { $dice-added } = { $dice-sum }: { $points ->
    [0] no worse.
    [one] { $points } more box lost.
   *[other] { $points } more boxes lost.
}
event-whip-written = The order { of-chariot } has an S: its driver means to whip.
event-whip-void = The driver { of-chariot } cannot whip after all; his S is void.
event-weather-rolled = The weather, die { $die-added }: { $weather-key ->
    [rain] rain.
    [mud] rain, and mud as well.
    [changeable] clear for now; rolled again every lap.
   *[clear] clear.
}
event-rain-began = It is raining: teams are slower, corners worse and lanes slippery.
event-rain-cleared = The rain has stopped, and it will stay dry.
event-mud = The ground has turned to mud for the rest of the race.
event-lane-slippery = Wet ground under { the-chariot }, die { $die-added }: { $lanes ->
    [0] it keeps its lane.
   *[other] it slips one lane further.
}

event-race-over = The race is over after { $turn ->
    [one] { $turn } turn.
   *[other] { $turn } turns.
}
event-placed = { $place ->
    [1] { the-chariot } wins the race!
   *[other] Place { $place }: { the-chariot }.
}

event-dust-thrown = The dust { of-chariot }: { $total-reckoned }, 10 needed: { $aim-key ->
    [hit] into the eyes of the driver { of-rival }!
   *[missed] it misses.
}
event-dust-rolled = Dust table, { $total-reckoned }: { $dust-key ->
    [falls] the driver { of-chariot } falls out!
    [into] { the-chariot } swerves into the thrower; both cars are damaged.
    [eye] the driver { of-chariot } gets it in one eye.
    [away] { the-chariot } swerves away.
    [blinded] the driver { of-chariot } is blinded!
   *[blown-back] the wind blows it back at the thrower!
}
event-bound = The driver { of-chariot } is blind on the { $side } and must keep his lane for his next { $phases ->
    [one] phase.
   *[other] { $phases } phases.
}
event-halved = Blinded, the driver { of-chariot } is limited to half his team speed: { $speed }.
event-still-blind = The driver { of-chariot } still cannot see, die { $die-added }: speed { $speed }.
event-sees-again = The driver { of-chariot } can see again, die { $die-added }.
event-knife-thrown = The knife { of-chariot } flies { range-counted }, { $total-reckoned }, at most 3 needed: { $aim-key ->
    [hit] it hits { the-rival }!
   *[missed] it misses { the-rival }.
}
event-small-knife-thrown = The small knife { of-chariot } flies { range-counted }, { $total-reckoned }, at most 3 needed: { $aim-key ->
    [hit] it hits { the-rival }!
   *[missed] it misses { the-rival }.
}
event-knife-rolled = Knife table, { $total-reckoned }: { $knife-key ->
    [killed] the driver { of-chariot } is killed!
    [major] a major wound.
    [minor] a minor wound.
    [horse-minor] a horse { of-chariot } is grazed.
    [horse-major] a horse { of-chariot } is badly hit.
   *[horse-killed] a horse { of-chariot } is killed!
}
event-horse-stabbed = The knife is in horse { $horse } { of-chariot }: { $points ->
    [0] no box lost.
    [one] { $points } box lost.
   *[other] { $points } boxes lost.
}
event-major-wound = The driver { of-chariot } is badly wounded, die { $die-added }: { $points ->
    [one] { $points } hit.
   *[other] { $points } hits.
}
event-no-knife = The driver { of-chariot } has no knife left to cut anything free.
event-spear-thrust = The spear { of-chariot }: { $total-reckoned }, 10 needed: { $aim-key ->
    [hit] it hits the driver { of-rival }!
   *[missed] it misses the driver { of-rival }.
}
event-own-spear = The driver { of-chariot } and his own spear: { $total-reckoned }: { $aim-key ->
    [hit] it hits him!
   *[missed] nothing happens.
}
event-spear-rolled = Spear table, { $dice-added } = { $dice-sum }: { $spear-key ->
    [killed] the driver { of-chariot } is killed!
    [major] a major wound.
   *[minor] a minor wound.
}

## What may be done. The whole sentence; where there are several of a kind, the heading they are listed under and what each is called there.
## The words of a move are passed as: words (all), word and second-word (those that are no numbers), second-key, number.

verb-prepare = Prepare the { $word } chariot { $second-word } (driver, car, team, endurance)
    .group = Driver-car-team-endurance
    .item = { $second-word }
verb-spec = Specify the { $word } chariot, { spec-row }: { spec-cell }
    .group = { spec-row }
    .item = { spec-cell }
spec-row = { $second-key ->
    [horse-1] Horse 1
    [horse-2] Horse 2
    [horse-3] Horse 3
    [horse-4] Horse 4
    [modifier] Modifier
    [hits] Driver hits
    [left-wheel] Left wheel
    [right-wheel] Right wheel
    [endurance] Endurance
    [no-whip] Whip
    [whip] Whip
    [long-whip] Whip
   *[other] Scythe blades
}
spec-cell = { $second-key ->
    [horse-1] { $number }
    [horse-2] { $number }
    [horse-3] { $number }
    [horse-4] { $number }
    [modifier] +{ $number }
    [hits] { $number }
    [left-wheel] { $number }
    [right-wheel] { $number }
    [endurance] { $number }
   *[other] { $second-word }
}
verb-weapons = Weapons of the { $word } chariot: { $second-key ->
    [none] none
   *[other] { $second-word }
}
    .group = Weapons
    .item = { $second-key ->
        [none] none
       *[other] { $second-word }
    }
verb-speed = Write { $second-key ->
    [none] { $number }
   *[other] { $second-word }, with the whip,
} for the { $word } chariot
    .group = { $second-key ->
        [none] Speed
       *[other] Speed, with the whip
    }
    .item = { $second-key ->
        [none] { $number }
       *[other] { $second-word }
    }
verb-gain = Take { $number } extra MF from the lash
    .group = Extra MFs
    .item = { $number }
verb-whip = Whip your team
verb-no-whip = Do not whip your team
verb-forward = Forward
verb-lane = Change lanes { $word }
    .group = Lane
    .item = { $word }
verb-brake = Brake
verb-slip = Sideslip { $word }
    .group = Slip
    .item = { $word }
verb-slip-back = Sideslip { $word }, partly backwards
    .group = Slip partly backwards
    .item = { $word }
verb-wall = Into the wall, { $word }
    .group = Into the wall
    .item = { $word }
verb-confirm = Yes, into the wall
verb-turn-back = No, turn back
verb-lash = Lash the { $second-key ->
    [team] team
   *[car] driver
} of the { $word } chariot
    .group = Lash
    .item = { $second-key ->
        [team] { $word }, team
       *[car] { $word }, driver
    }
verb-ram = Ram the { $second-key ->
    [team] horses
   *[car] car
} of the { $word } chariot
    .group = Ram
    .item = { $second-key ->
        [team] { $word }, horses
       *[car] { $word }, car
    }
verb-hold = Hold and take it
verb-brake-back = Brake: drop back a square
verb-evade = Evade { $word }
    .group = Evade
    .item = { $word }
verb-horse = Horse { $number } takes the hit
    .group = Horse
    .item = { $number }
verb-wheel = The { $word } wheel takes the hit
    .group = Wheel
    .item = { $word }
verb-over = Drive over the wreck
verb-pay = Pay { $number } endurance
    .group = Pay
    .item = { $number }
verb-trample = Drive over the driver of the { $word } chariot
    .group = Drive over
    .item = { $word }
verb-run = Run { $word }
    .group = Run
    .item = { $word }
verb-stay = Stay
verb-run-into = Run into the chariot ahead
verb-driver = The driver takes the hit
verb-dust = Throw dust at the driver of the { $word } chariot
    .group = Throw dust
    .item = { $word }
verb-knife = Throw the knife at the { $second-key ->
    [team] team
   *[car] driver
} of the { $word } chariot
    .group = Throw the knife
    .item = { $second-key ->
        [team] { $word }, team
       *[car] { $word }, driver
    }
verb-small-knife = Throw the small knife at the { $second-key ->
    [team] team
   *[car] driver
} of the { $word } chariot
    .group = Throw the small knife
    .item = { $second-key ->
        [team] { $word }, team
       *[car] { $word }, driver
    }
verb-spear = Thrust the spear at the driver of the { $word } chariot, beside the { $second-key ->
    [team] team
   *[car] car
}
    .group = Thrust the spear
    .item = { $second-key ->
        [team] { $word }, beside the team
       *[car] { $word }, beside the car
    }

## Questions; `.about` where the table knows more: chariot, most, left, total, number, rival.

choice-preparation = Spend four preparation points on driver, car, team and endurance, at most two on each.
    .about = Prepare the { $chariot } chariot: four points on driver, car, team and endurance, at most two on each.
choice-outfitting = Spend the preparation points.
    .about = { $entry-key ->
        [plan] Prepare the { $chariot } chariot: { $left ->
            [one] { $left } point
           *[other] { $left } points
        } on driver, car, team and endurance, at most two on each.
       *[other] Prepare the { $chariot } chariot, { $entry }: { $left ->
            [one] { $left } point
           *[other] { $left } points
        } left.
    }
choice-write-speeds = Write a speed in secret.
    .about = Write a speed for the { $chariot } chariot, from 0 to { $most }.
choice-gain-choice = Choose how many of the lash’s extra MFs to take.
    .about = The { $chariot } chariot can take up to { $most } extra MF from the lash.
choice-whip-choice = Whip your team?
    .about = Whip the team of the { $chariot } chariot? Total speed so far: { $total }.
choice-move-choice = Spend your MFs.
    .about = The { $chariot } chariot: { $left ->
        [one] { $left } MF
       *[other] { $left } MFs
    } left, total speed { $total }.
choice-horse-choice = Choose which horse takes the hit.
    .about = Choose which horse of the { $chariot } chariot takes the hit.
choice-wall-choice = This is a wall, and the chariot will flip. Confirm, or turn back.
    .about = The { $chariot } chariot will flip against the wall. Confirm, or turn back.
choice-defence-choice = You are attacked. Choose your defence.
    .about = { $attack-key ->
        [lash] The { $attacker } chariot lashes at the { $chariot } one.
        [ram] The { $attacker } chariot rams the { $chariot } one.
        [forced-ram] The { $attacker } chariot is forced into the { $chariot } one.
       *[wreck] The wreck of the { $attacker } chariot flies at the { $chariot } one.
    } Choose your defence.
choice-wheel-choice = Choose which wheel takes the hit.
    .about = Choose which wheel of the { $chariot } chariot takes the hit.
choice-rear-choice = Rammed from behind: choose what takes the hit.
    .about = The { $chariot } chariot is rammed from behind: does a wheel or the driver take the hit?
choice-pay-choice = Pay endurance for the wreck; whatever you do not pay is added to the roll.
    .about = The { $chariot } chariot owes { $die } endurance for the wreck; whatever it does not pay is added to the roll.
choice-runaway-choice = Steer the runaway team.
    .about = Steer the runaway team of the { $chariot } chariot, { $left ->
        [one] { $left } MF
       *[other] { $left } MFs
    } left.
choice-foot-choice = The driver is on foot: run or stay.
    .about = The driver of the { $chariot } chariot is on foot: { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } left.
choice-stabbed-choice = Choose which horse the knife hits.
    .about = The knife of the { $by } chariot comes from the same lane: choose which horse of the { $chariot } chariot { $wound-key ->
        [horse-minor] is grazed.
        [horse-major] is badly hit.
       *[horse-killed] is killed.
    }

## What the host may choose

group-rules = Rules
group-weather = Weather
group-weapons = Weapons
group-track = Track
group-house = House rules
set-basic = Basic
    .about = The race of the first chapters: a chariot that flips is out. The best way to start.
set-advanced = Advanced
    .about = Wrecks stay on the sand, teams run away, drivers are dragged and run for their lives.
set-hollywood = Hollywood
    .about = The advanced race with every optional rule in the book.
option-rules = Rules
    .about = Are flipped chariots removed, or do they leave wrecks, runaway teams, dragged drivers and men on foot?
    .basic = basic race
    .advanced = advanced race
option-chariots = Chariots
    .about = How many chariots race; any beyond eight start in a second row.
    .number-8 = eight
    .number-9 = nine
    .number-10 = ten
    .number-11 = eleven
    .number-12 = twelve
    .number-13 = thirteen
    .number-14 = fourteen
    .number-15 = fifteen
    .number-16 = sixteen
option-reaction-time = Reaction time
    .about = How long a driver may think about an order or a step in the advanced race; if time runs out, the chariot drives straight on.
    .off = no limit
    .number-1 = 1 second
    .number-2 = 2 seconds
    .number-3 = 3 seconds
    .number-4 = 4 seconds
    .number-5 = 5 seconds
    .number-10 = 10 seconds
option-braking-lowers-strain = Braking lowers strain
    .about = Do MFs lost to braking still count as speed in a corner?
    .true = no, braking lowers the total speed
    .false = yes, they count
option-cut-free = Cutting loose
    .about = When a dragged driver may try to cut himself loose.
    .each-phase = in each of his phases
    .flip-phase = only in the phase of the flip
option-wall-moves = Moves into the wall
    .about = Can you drive into a wall on purpose?
    .true = allowed, with a second confirmation
    .false = not allowed
option-all-home = Race until all are home
    .about = When the race ends. By the rulebook, that is while most of the field is still on the track.
    .true = once every driver who can still finish is home: the others race on for their places
    .false = after the turn in which the first chariot finishes
option-acceleration = First-turn acceleration
    .about = How teams get off the mark in the first turn.
    .true = two dice minus the driver’s modifier come off the speed
    .false = one die comes off the speed
option-carcasses = Horse carcasses
    .about = Does a dead horse that was cut free block the track?
    .true = yes, it stays on the track as a lesser wreck
    .false = no, it is removed
option-critical-horse-hits = Critical horse hits
    .about = Can a hit on a horse be worse than it looked?
    .true = yes, two dice for each horse hit; 12 kills it
    .false = no, a hit is a hit
option-written-whipping = Written whipping
    .about = When drivers announce that they will whip their own team.
    .true = with the speed, in secret: 19S
    .false = at the start of their move
option-weather = Weather
    .about = Can it rain on the race? Slower teams, worse corners, slippery lanes, and mud if it lasts.
    .true = a die decides before the race
    .false = always dry
option-track = Track
    .about = Load another track from a file; the printed one is not fully known.
    .default = the reconstructed track
option-specification = Detailed specification
    .about = How chariots are prepared.
    .true = 32 points on a chart of horses, driver, whip, wheels, scythe blades and endurance, without dice
    .false = four points, and dice
option-weapons = Special weapons
    .about = Can preparation points buy dust, knives and spears?
    .true = yes
    .false = no
option-circuit = Circuit
    .about = Which built-in track to race on; a track from a file takes precedence.
    .oval = the oval
    .figure-8 = the figure 8 that crosses itself: Wreckus Maximus

## Labels of the board

label-turn = { $turn ->
    [0] Before the start
   *[other] Turn { $turn }
}
label-rules-basic = basic race
label-rules-advanced = advanced race
label-markers = eggs { $eggs }, dolphins { $dolphins }
label-last-turn = last turn
label-track-name = track { $name }
label-cup = Cup
label-later = second row
label-mover = Moving
label-moving = { $chariot }, { $left ->
    [one] { $left } MF
   *[other] { $left } MFs
} left, { $used } used, total speed { $total }
between = { "; " }
label-order = Order
label-first = { $place } { $chariot } lap { $lap }
label-place = { $place } { $chariot } lap { $lap }, { $count } behind
label-home = { $place } { $chariot } home
label-to-line = { $place } { $chariot } { $count } to go
label-astray = { $place } { $chariot } off the course
label-near = Nearby
label-back-stretch = back stretch
label-safe = No strain up to speed { $speed } if you drive straight.
label-threats = Can still reach the { $chariot } chariot
label-nothing-near = nobody
label-team-at = { $chariot } on { $square }
label-runaway-at = { $chariot } without its driver on { $square }
label-wreck-at = wreck on { $square }
label-carcass-at = dead horse on { $square }
label-fallen-at = fallen team of { $chariot } on { $square }
label-man-at = driver of { $chariot } on foot on { $square }
label-corner-ahead = { $corner } in { $count ->
    [one] { $count } square
   *[other] { $count } squares
}, safe speeds from lane 1: { $speeds }
label-corner-here = { $corner }, safe speeds from lane 1: { $speeds }
label-sheet = { $chariot } { $letter }
label-sheet-own = { $chariot } { $letter }, yours
label-modifier = modifier { $modifier }
label-modifier-now = modifier { $modifier }, now { $current }
label-hits = hits { $left }/{ $whole }
label-whip = whip
label-no-whip = no whip
label-long-whip = long whip
label-blades = { $left ->
    [bare] { $right-word } on the right
   *[other] { $right ->
        [bare] { $left-word } on the left
       *[other] { $left-word } left, { $right-word } right
    }
}
label-cost = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
label-weapons = in hand: { $weapons }
label-chart = The whole chart in one line: horses 1-2-3-4, modifier, hits, whip, wheels, blades, endurance, as in “{ $example }”. Or by name: { $names }.
label-weight = { $weight } car
label-wheels = wheel damage: left { $left }, right { $right }
label-weaker-wheels = wheel damage: left { $left } of { $left-boxes }, right { $right } of { $right-boxes }
label-horses-whole = horses { $horses }
label-horses = horses { $horses } of { $boxes }
label-team-speed = team speed { $speed }, maximum { $most }
label-endurance = endurance { $left }/{ $whole }
label-speeds = speeds { $speeds }
label-written = written { $speed }
label-owed = owes { $owed } MF
label-slowed = loses { $slowed } MF
label-gains = lashed: must take { $must } MF more
label-jostled = no straining
label-fallen = dead horse { $horses } to cut free
label-arm = arm wounded
label-blind = blind on one side
label-no-weapons = no knife left
label-bound = { $bound ->
    [one] keeps his lane for { $bound } phase
   *[other] keeps his lane for { $bound } phases
}
label-blinded = blinded, half speed
label-short-modifier = mod { $modifier }
label-short-hits = hits { $left }
label-short-wheels = wh { $left }/{ $right }
label-short-speed = max { $most }
label-short-endurance = end { $left }
label-short-last = last { $speed }
label-standing-driverless = driver pulled out
label-standing-runaway = runaway team
label-standing-stopped = team down
label-standing-out = out of the race
label-standing-finished = home
label-driver-dragged = driver dragged
label-driver-on-foot = driver on foot
label-driver-escaped = driver safe
label-driver-dead = driver dead
label-legend = rR car and team of a chariot · !R without a driver · # wreck · % fallen team · = dead horse · & man on foot · ~ dragged man · lanes 1 to 8 from the spina, ≤ safe speed in corners · ║ finish line · squares: home 12/3 is the 12th square of the home stretch in lane 3
help-example = “lane in”, or just “lane” or “for”
rules-example = strain

## Exact odds, as far as they are known: each only where the numbers say so.

odds-mf = { $count ->
    [one] { $count } MF
   *[other] { $count } MFs
}
odds-reach = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
odds-strain = strain { $count }
odds-endurance = endurance −{ $count }
odds-blocked = blocked
odds-chance = { $what } { $chance } %
odds-between = { $what } { $chance } % (between { $least } and { $most })
odds-threat = { $chariot } at speed { $speed } or more
odds-word-flip = flip
odds-word-wheel = wheel lost
odds-word-out = out
odds-word-breaks = plan fails
odds-word-success = success
odds-word-averted = avoided if they try
odds-word-hit = hit
odds-word-dies = a horse dies
odds-word-lead = they lose endurance and must run
odds-word-victim_out = victim out
odds-word-attacker_out = attacker out
odds-lash-B = forced back
odds-lash-S = swerve
odds-lash-M = slowed
odds-lash-W = wound
odds-lash-G = whip grabbed
odds-damaged-attacker = attacker’s car damaged
odds-damaged-both = both cars damaged
odds-damaged-neither = neither car damaged
odds-damaged-defender = defender’s car damaged
odds-dust-falls = driver falls out
odds-dust-into = both cars damaged
odds-dust-eye = eye wound
odds-dust-away = swerves away
odds-dust-blinded = blinded
odds-dust-blown-back = blown back
odds-knife-killed = driver killed
odds-knife-major = major wound
odds-knife-minor = minor wound
odds-knife-horse-minor = horse grazed
odds-knife-horse-major = horse badly hit
odds-knife-horse-killed = horse killed
odds-spear-killed = driver killed
odds-spear-major = major wound
odds-spear-minor = minor wound

## Hints: what a value is made of, what is believed, what may go wrong

term-way = squares covered
term-endurance = endurance left
term-team = planned speed
term-car = sound wheel boxes
term-danger = safety, in percent
fact-speed-guessed = { $chariot } probably wrote { $least }–{ $most }
fact-plan-safe = no risk of going out this phase
fact-plan-risks = { $risk } % risk of going out
fact-plan-safer = { $risk } % risk of going out instead of { $instead } %
fact-plan-bolder = worth the risk: { $risk } % to go out instead of { $instead } %
fact-plan-blow = the attack on { $chariot } is worth about { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} to you
fact-plan-blow-ends = the attack puts { $chariot } out { $theirs } % of the time, and you { $own } %
fact-plan-no-strain = no strain in the corners if you drive straight on
fact-plan-before-corner = ends in lane { $lane }, { $squares ->
    [0] right before the corner
    [one] { $squares } square before the corner
   *[other] { $squares } squares before the corner
}
fact-plan-in-corner = ends in the corner, in lane { $lane } (safe speed { $limit })
fact-plan-in-lane = ends in lane { $lane }
fact-plan-die-first = after that it is up to the dice or to a rival
fact-plan-saves = saves { $points } endurance
fact-plan-spends = costs { $points } more endurance
fact-plan-farther = gets { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} farther
fact-plan-passes = passes { $chariot }
fact-plan-keeps-behind = keeps { $chariot } behind you
promise-risk = { $percent } % risk of losing a chariot

## The end

end-title = The race is over
end-place = place
end-player = player
end-how = distance
end-finished = home, { $spare ->
    [one] { $spare } MF
   *[other] { $spare } MFs
} to spare
end-to-go = { $count ->
    [one] { $count } square to go
   *[other] { $count } squares to go
}
end-out = out of the race
end-astray = bolted off the course
