### The season of Circus Maximus at the table: what it has beyond a single race. Words, events, moves, questions, options and labels.
### All else is said by the race's own file, which is read after this one: of two messages with one name the first counts.
### Sums are passed as numbers, in sesterces: 2300 is written 2,300.

game = Circus Maximus: the season
    .about = Ten races for one fortune: stables and injuries, bribes and sawn wheels, loans, and bets on everything that runs.

## Words

word-red-2 = second red
    .letter = D
word-blue-2 = second blue
    .letter = U
word-green-2 = second green
    .letter = E
word-yellow-2 = second yellow
    .letter = L
word-purple-2 = second purple
    .letter = V
word-black-2 = second black
    .letter = A
word-white-2 = second white
    .letter = H
word-brown-2 = second brown
    .letter = O
word-peace = peace
word-slow = slowing down
word-bribery = bribery
word-drugs = drugs
word-sabotage = sabotage

the-outfit = { $chariot }’s outfit { $outfit }
the-lender = { $lender-who ->
    [you] you
    [nobody] the bank
   *[other] { $lender }
}
the-borrower = { $borrower-who ->
    [you] you
   *[other] { $borrower }
}
loan-terms = { $lent } sesterces from { the-lender } to { the-borrower }, { $back } back after race { $due }
wager-terms = { $sum } sesterces each that { $chariot } comes in before { $against }: { $seat-who ->
    [you] you say
   *[other] { $seat } says
} yes, { $rival-who ->
    [you] you say
   *[other] { $rival } says
} no
security-shown = { $guard ->
    [0] no security
   *[other] security { $guard }
}

## The season

event-season-begun = The season begins: { $races ->
    [one] 1 race.
   *[other] { $races } races.
}
event-colour-drawn = { $seat-who ->
    [you] You draw
   *[other] { $seat } draws
} { $chariot }.
event-outfit-revealed = { the-outfit } is prepared { $plan-1 }-{ $plan-2 }-{ $plan-3 }-{ $plan-4 } (driver, car, team, endurance).
event-outfit-built = { the-outfit }: driver +{ $modifier } with { $hits } hits, a { $car } car, horses { $horses }, together { $horses-sum }, endurance { $endurance }.
event-race-announced = Race { $race } of the season.
event-season-over = The season is over after { $races ->
    [one] 1 race.
   *[other] { $races } races.
}
event-fortune = { $place ->
    [1] { $seat-who ->
        [you] You win
       *[other] { $seat } wins
    } the season with { $sum } sesterces!
   *[other] Place { $place }: { $seat-who ->
        [you] you
       *[other] { $seat }
    }, with { $sum } sesterces.
}
ledger-cause = { $cause-key ->
    [loan] a loan
    [repaid] a loan repaid
    [sale] an outfit sold
    [purchase] a purchase
    [bet] bets
    [wager] the stake of a side bet
    [payoff] winnings
    [wager-won] a side bet
    [orders] skulduggery and security
   *[other] other business
}
event-ledger = { $seat-who ->
    [you] Your
   *[other] { $seat }’s
} ledger, { ledger-cause }: { $change }, balance { $balance } sesterces.

## Deals

event-loan-offered = Loan offered: { loan-terms }.
event-loan-made = Loan agreed: { loan-terms }.
event-loan-declined = Loan declined: { loan-terms }.
event-loan-paid = Loan repaid: { $back } sesterces from { the-borrower } to { the-lender }.
event-lot-offered = { $seat-who ->
    [you] You put
   *[other] { $seat } puts
} outfit { $outfit } up for sale, from { $least } sesterces.
event-bid = { $sum ->
    [0] { $seat-who ->
        [you] You do
       *[other] { $seat } does
    } not bid.
   *[other] { $seat-who ->
        [you] You bid
       *[other] { $seat } bids
    } { $sum } sesterces.
}
event-lot-sold = { $seat-who ->
    [you] Your
   *[other] { $seat }’s
} outfit { $outfit } goes to { $buyer-who ->
    [you] you
   *[other] { $buyer }
} for { $sum } sesterces.
event-lot-unsold = Nobody bids for { $seat-who ->
    [you] your
   *[other] { $seat }’s
} outfit { $outfit }.
event-defaulted = { $seat-who ->
    [you] You cannot pay your debts:
   *[other] { $seat } cannot pay their debts:
} { $short } sesterces short.
event-bankrupt = { $seat-who ->
    [you] You are
   *[other] { $seat } is
} bankrupt and out of the season!

## Plans and purchases

event-orders-sealed = { $seat-who ->
    [you] Your orders are
   *[other] { $seat }’s orders are
} sealed.
event-orders-paid = { $total ->
    [0] You have spent nothing in secret on this race.
   *[other] You have spent { $total } sesterces in secret on this race.
}
event-horse-bought = { the-outfit } gets a horse for { $sum } sesterces, rolled { $dice-added }: speed { $speed }.
event-team-bought = { the-outfit } has a new team, die { $die-added }: endurance { $endurance }.
event-driver-bought = { the-outfit } has a new driver, +{ $modifier }, die { $die-added }: { $hits } hits.
event-car-bought = { the-outfit } has a new car.
event-endurance-spoiled = The team of { the-outfit } has to adjust, die { $die-added }: endurance { $endurance } from now on.
event-arranged = The horses of { the-outfit } now run in the order { $horses }.

## Entries and bets

event-entered = { the-outfit } is entered.
event-stayed-out = { $seat-who ->
    [you] You make
   *[other] { $seat } makes
} no entry.
event-bet-placed = { $seat-who ->
    [you] You bet
   *[other] { $seat } bets
} { $sum } sesterces on { $chariot }.
event-lap-bet = { $seat-who ->
    [you] You bet
   *[other] { $seat } bets
} another { $sum } sesterces on { $chariot }.
event-odds-set = The odds on { $chariot } are { $odds } to 1.
event-wager-offered = Side bet offered: { wager-terms }.
event-wager-made = Side bet agreed: { wager-terms }.
event-wager-declined = Side bet declined: { wager-terms }.
event-wager-settled = { $winner-who ->
    [nobody] The side bet is off, and both stakes of { $sum } sesterces go back.
    [you] You win the side bet and { $sum } sesterces.
   *[other] { $winner } wins the side bet and { $sum } sesterces.
}

## Skulduggery

event-drugged = Drugs! { $seat-who ->
    [you] You have
   *[other] { $seat } has
} spent { $spent } sesterces drugging the horses { of-chariot }, { security-shown }: { $points ->
    [0] to no effect.
    [one] one dose takes hold.
   *[other] { $points } doses take hold.
}
event-dosed = Horse { $horse } { of-chariot } is drugged.
event-sabotaged = Sabotage! { $seat-who ->
    [you] You have
   *[other] { $seat } has
} spent { $spent } sesterces sabotaging the car { of-chariot }, { security-shown }{ $die-sum ->
    [0] {""}
   *[other] , die { $die-added }
}: { $points ->
    [0] it comes to nothing.
    [one] a wheel will have one point of damage.
   *[other] a wheel will have { $points } points of damage.
}
event-wheel-sawn = The { $wheel } wheel { of-chariot } is sawn: { $points ->
    [one] { $points } point
   *[other] { $points } points
} of damage.
event-bribe-revealed = { $seat-who ->
    [you] You reveal
   *[other] { $seat } reveals
} a bribe: { $spent } sesterces for the driver { of-chariot } { $bribe-key ->
    [peace] to attack no more
   *[slow] to slow down
}, { security-shown }.
event-bribe-resolved = { $die-sum ->
    [0] With { $net } sesterces net, the driver { of-chariot } is not even tempted.
   *[other] Net bribe { $net }, die { $die-added }: { $points ->
        [0] the driver { of-chariot } stays honest.
       *[other] the driver { of-chariot } is bought!
    }
}
event-peace-broken = { the-rival } attacks { the-chariot }, so the bought peace is over.
event-bribe-waived = { $seat-who ->
    [you] You hold
   *[other] { $seat } holds
} no bribe, or will not use one in this race.

## After the race

event-race-won = { $chariot } has won the race!
event-race-void = Nobody finished: there is no winner, and all bets are lost.
event-paid-off = { $seat-who ->
    [you] You are
   *[other] { $seat } is
} paid { $paid } of { $due } sesterces due.
event-books-opened = { $seat-who ->
    [you] Your
   *[other] { $seat }’s
} books: { $target-key ->
    [none] no plot
   *[other] { $bribe } for a bribe, { $drug } for drugs and { $sabotage } for sabotage against { $target }
}; security { $bribery } against bribery, { $drugs } against drugs, { $sawing } against sabotage.
event-outfit-recovered = { the-outfit } recovers: driver hits { $hits }, horses { $horses }.
event-driver-lost = { the-outfit } has lost its driver.
event-horse-lost = { the-outfit } has lost horse { $horse }.
event-car-lost = { the-outfit } has lost its car.
event-learnt = Driver and team of { the-outfit } gain { $points ->
    [one] { $points } point
   *[other] { $points } points
} of experience each.
event-driver-trained = The driver of { the-outfit } is trained: modifier +{ $modifier }.
event-horse-trained = Horse { $horse } of { the-outfit } is trained: speed { $speed }.
event-endurance-trained = The team of { the-outfit } is trained, rolled { $dice-added }: endurance { $endurance }.

## What may be done

verb-amount = { $number } sesterces
    .group = Sesterces
    .item = { $number }
    .range = from { $first } to { $last }, in hundreds: type the amount
verb-done = Done
verb-wait = Wait
verb-waive = Use no bribe in this race
verb-stay-out = Enter nothing
verb-bet = Bet on { $word }
    .group = Bet on
    .item = { $word }
verb-back = Back { $word }
    .group = Back
    .item = { $word }
verb-against = Against { $word }
    .group = Against
    .item = { $word }
verb-wager = Offer { $seat } a side bet
    .group = Side bet with
    .item = { $seat }
verb-lend = Offer { $seat } a loan
    .group = Lend to
    .item = { $seat }
verb-accept = Accept { $seat }’s offer
    .group = Accept
    .item = { $seat }
verb-decline = Decline { $seat }’s offer
    .group = Decline
    .item = { $seat }
verb-due = Repaid after race { $number }
    .group = Due after race
    .item = { $number }
verb-sell = Put outfit { $number } up for sale
    .group = Sell outfit
    .item = { $number }
verb-buy-team = Buy a new team for outfit { $number }
    .group = New team for outfit
    .item = { $number }
verb-buy-car = Buy a new car for outfit { $number }, 500 sesterces
    .group = New car for outfit
    .item = { $number }
verb-buy-horse = Buy a horse for outfit { $number }, { $second-number } sesterces
    .group = Horse for outfit { $number }
    .item = { $second-number }
verb-buy-driver = Buy a +{ $second-number } driver for outfit { $number }, { driver-price } sesterces
    .group = Driver for outfit { $number }
    .item = +{ $second-number }, { driver-price }
driver-price = { $second-number ->
    [0] 1,500
    [1] 2,500
   *[other] 4,000
}
verb-bribe-peace = Bribe a driver of { $word } not to attack
    .group = Bribe for peace
    .item = { $word }
verb-bribe-slow = Bribe a driver of { $word } to slow down
    .group = Bribe to slow down
    .item = { $word }
verb-shield = The peace protects { $word }
    .group = Peace for
    .item = { $word }
verb-drug = Drug the horses of the { $word } chariot
    .group = Drug
    .item = { $word }
verb-sabotage = Sabotage the car of the { $word } chariot
    .group = Sabotage
    .item = { $word }
verb-reveal = Reveal the bribe for the driver of the { $word } chariot
    .group = Reveal the bribe
    .item = { $word }
verb-guard = Pay for security against { $word }
    .group = Security against
    .item = { $word }
verb-enter = Enter outfit { $number }
    .group = Enter outfit
    .item = { $number }
verb-order = Horses in the order { $word }
    .group = Order of the horses
    .item = { $word }
verb-dose = A dose for horse { $number }
    .group = A dose for horse
    .item = { $number }
verb-saw = Saw the { $word } wheel
    .group = Saw the wheel
    .item = { $word }
verb-train-driver = Train the driver of outfit { $number }, 25 points
    .group = Train the driver of outfit
    .item = { $number }
verb-train-endurance = Train the endurance of outfit { $number }, 10 points
    .group = Train the endurance of outfit
    .item = { $number }
verb-train-horse = Train horse { $second-number } of outfit { $number }, 10 points
    .group = Train a horse of outfit { $number }
    .item = horse { $second-number }

## Questions; `.no` is what an answer that is no more than a no leaves undone.

choice-stocking = Prepare the five outfits of your stable in secret.
    .about = { $entry-key ->
        [none] All five outfits of your { $chariot } stable are ready: hand them in?
        [plan] Prepare outfit { $outfit } of your { $chariot } stable: { $left ->
            [one] { $left } point
           *[other] { $left } points
        } to spend on driver, car, team and endurance, at most two on each.
       *[other] Prepare outfit { $outfit } of your { $chariot } stable, { $entry }: { $left ->
            [one] { $left } point
           *[other] { $left } points
        } to spend.
    }
    .no = The stable is complete
choice-deals = Offer a loan, put an outfit up for sale, or pass.
    .about = Before race { $race }, with { $left } sesterces in hand: offer a loan, put an outfit up for sale, or pass.
    .no = No more offers
choice-loan-answers = Accept or decline the loans you are offered.
    .about = { $lender-who ->
        [nobody] You have answered every loan you were offered: hand in your answers.
       *[other] { $lender } offers you { $lent } sesterces, with { $back } to repay after race { $due }: accept or decline.
    }
    .no = All offers are answered
choice-bids = Bid for the outfit in secret; 0 is no bid.
    .about = { $seller }’s outfit { $outfit } is for sale: bid { $least } sesterces or more in secret, or 0; you have { $left }.
choice-plans = Write your orders in secret: purchases, skulduggery, security.
    .about = Write your orders for race { $race } in secret: purchases, skulduggery, security; { $left } sesterces left.
    .no = Seal the orders
choice-arrange = Choose the order of the horses, from the left.
    .about = A new horse for { $chariot }’s outfit { $outfit }: choose the order of the horses { $horses }, from the left.
choice-entries = Enter an outfit, or stay out.
    .about = Enter an outfit for race { $race }, or stay out.
choice-second-entries = Enter a second outfit, or just the one.
    .about = Enter a second outfit for race { $race }, or just the one.
choice-bets = Write your bets in secret, your own faction first if it is racing.
    .about = Write your bets on race { $race } in secret, your own faction first if it is racing; { $left } sesterces left.
    .no = Close your bets
choice-wager-answers = Accept or decline the side bets you are offered.
    .about = { $by-who ->
        [nobody] You have answered every side bet you were offered: hand in your answers.
       *[other] { $by } says { $colour } comes in before { $against }, for { $stake } sesterces each: accept or decline.
    }
    .no = All offers are answered
choice-season-speeds = Write a speed in secret; you may reveal a bribe with it.
    .about = { $chariot-key ->
        [none] Wait, reveal a bribe if you hold one, or give it up.
       *[other] Write a speed for the { $chariot } chariot, from 0 to { $most }; you may reveal a bribe with it.
    }
choice-dose-choice = Choose which horse gets a dose.
    .about = Choose which horse of the { $chariot } chariot gets a dose, { $points ->
        [one] the last one.
       *[other] { $points } left.
    }
choice-saw-choice = Choose which wheel is sawn.
    .about = Choose which wheel of the { $chariot } chariot is sawn, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of damage.
choice-last-answer = Take the hit, or reveal a bribe.
    .about = { $attack-key ->
        [lash] The { $attacker } chariot is about to lash the { $chariot } one
       *[other] The { $attacker } chariot is about to ram the { $chariot } one
    }: take it, or reveal a bribe.
choice-lap-bets = Bet more at the starting odds, on chariots you have already bet on.
    .about = Lap { $lap } is over: bet more at the starting odds, on chariots you have already bet on; { $left } sesterces left.
    .no = Close your bets
choice-training = Spend experience on drivers and teams, or keep it.
    .about = After race { $race }: spend experience on drivers and teams, or keep it.
    .no = Keep the rest
choice-sell-next = Choose which outfit is auctioned to pay your debts.
    .about = You are { $short } sesterces short: choose which outfit is auctioned.

## What the host may choose

group-season = Season
set-season = Season
    .about = Ten races, as in the rulebook.
set-evening = Evening
    .about = Three races, for one sitting.
option-races = Races
    .about = How many races there are in the season.
    .number-10 = ten
    .number-5 = five
    .number-3 = three
    .number-1 = one
option-bettors = Bettors
    .about = How many of the last seats have money but no stable; any seats beyond eight are always bettors.
    .none = nobody
    .one = the last one
    .two = the last two
option-deals = Loans and sales
    .about = Can players lend each other money and sell outfits?
    .true = yes
    .false = no
option-sabotage-die = Sabotage die
    .about = The sabotage die is multiplied by this; what was spent beyond security must reach the result.
    .number-100 = 100, as printed: without security it always works
    .number-1000 = 1,000
option-sabotage-lasts = Lasting sabotage
    .about = Do sawn wheels stay damaged after the race?
    .true = yes, until the car is replaced
    .false = no, they are repaired with everything else

## Labels of the table

label-race = Race { $race } of { $races }
label-winners = Winners so far
label-no-winner = nobody
label-fortunes = Fortunes
label-cash = { $sum } sesterces
label-at-most = at most { $sum } sesterces
label-bettor = bettor
label-bankrupt = bankrupt
label-stable = Stable
label-outfit = outfit { $outfit }
label-plan = plan { $plan }
label-fit = fit
label-injury = { $injury ->
    [one] { $injury } point of injury
   *[other] { $injury } points of injury
}
label-incomplete = cannot start
label-team = horses { $horses }, endurance { $endurance }
label-driver = driver { $modifier }, hits { $left }/{ $whole }
label-learnt = experience { $points }
label-car = { $weight } car
label-worn = wheels sawn: left { $left }, right { $right }
label-car-lost = car lost
label-entries = Entries
label-entry = { $chariot }: outfit { $outfit }, lane { $lane }
label-second-row = second row
label-betting-sheet = Betting sheet
label-pool = { $sum } sesterces bet in all
label-odds = { $odds } to 1
label-no-odds = no bets
label-before = before the race
label-lap = lap { $lap }
label-loans = Loans
label-loan = { $lender } to { $borrower }: { $lent }, { $back } back after race { $due }
label-bank = the bank
label-wagers = Side bets
label-wager = { $seat } with { $rival }: { $chariot } before { $against }, { $stake } each
label-orders = Your orders
label-row = Written so far
label-left = { $sum } sesterces left
label-shown = Revealed
label-suspect = may hold a bribe
label-ledger = Ledger
ledger-race = race
ledger-clause = rule
ledger-for = for
ledger-in = in
ledger-out = out
ledger-balance = balance
ledger-sum = Total
ledger-start = at the start
ledger-secret = in secret, for this race
ledger-line = { $race }{ $clause }, { $words }: { $change }, balance { $balance }.
ledger-summed = { $came } in, { $went } out, balance { $balance } sesterces.
page-stable = stable
page-ledger = ledger
page-whose = Whose? Give the name or colour of a player at the table.
label-legend = “stable” and “ledger” show yours, “stable red” and “ledger red” another player’s · amounts are in sesterces, with or without a comma: “bet red 2300”, “bet red 2,300, bet blue 500, done” · on the track: rR car and team of a chariot · !R without a driver · # wreck · % fallen team · = dead horse · & man on foot · ~ dragged man · lanes 1 to 8 from the spina, ≤ safe speed in corners · ║ finish line
label-sum = { $sum }
label-bribe = bribe
label-drug = drugs
label-sabotage = sabotage
label-against-bribery = against bribery
label-against-drugs = against drugs
label-against-sabotage = against sabotage
label-offers = Loans offered
label-lots = For sale
label-lot = { $seat }, outfit { $outfit }, from { $least }
label-challenges = Side bets offered
label-bribed = bribed, { $points } slower
label-peace = will not attack { $colours }

## The end

end-title = The season is over
end-how = fortune
end-fortune = { $sum } sesterces
end-bankrupt = bankrupt
help-example = “bet red”, then “2300”
rules-example = bribe

# ---- what bots say

term-purse = sesterces in hand
term-bets = sesterces expected from bets
term-stable = worth of the stable, in sesterces
promise-risk = { $percent } % risk of losing a chariot, or everything
