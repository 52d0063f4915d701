### Colossal Arena on the board.

## What the powers are called

colossal-power-amazon = Scouting
colossal-power-colossus = Endurance
colossal-power-cyclops = Stunning Blow
colossal-power-daimon = Wealth
colossal-power-ettin = Multiple Heads
colossal-power-gorgon = Stone Gaze
colossal-power-magus = Foresight
colossal-power-seraphim = Clarion Call
colossal-power-titan = Steal
colossal-power-troll = Regeneration
colossal-power-unicorn = Teleportation
colossal-power-wyrm = Fiery Breath
colossal-card-spectator = no power here
colossal-card-prefect = Take any combat card you can see
colossal-card-magister = Open every seal on one creature

## The board

colossal-board = The arena
colossal-you = You
colossal-tie = Tie: no backer
colossal-tie-short = Tie { $gold }–{ $gold }
colossal-no-bets = No bets yet
colossal-no-bets-short = No bets
colossal-no-backer = No backer
colossal-fell = Fell in round { $round }
colossal-fell-short = round { $round }
colossal-out = out
colossal-lowest = lowest
colossal-lowest-short = low
colossal-no-card = no card
colossal-none = none
colossal-covers = covers { $card }
colossal-covers-short = over { $card }
colossal-first-card = first card
colossal-first-card-short = first
colossal-covered = { $count ->
    [one] { $count } card covered
   *[other] { $count } cards covered
}
colossal-opened = { $seat-who ->
    [you] Your opened seal, { $gold }
   *[other] { $seat }’s opened seal, { $gold }
}
colossal-token = { $seat-who ->
    [you] Your bet
   *[other] { $seat }’s bet
}
colossal-creature-backer = Creature, backer
colossal-row-pays = { $round } · { $gold }
colossal-row-pays-now = { $round } · pays { $gold }
colossal-row-name = Round { $round }, bets pay { $gold }
colossal-row-later = { $gold ->
    [0] Bets placed in round { $round } pay nothing.
   *[other] Bets placed in round { $round } pay { $gold }.
}
colossal-row-last = Bets placed in round { $round } pay nothing, yet a lone one still makes a backer.

## When the round ends

colossal-filled = { $filled } of { $total } creatures show a card
colossal-ends-open = Round { $round } ends
colossal-ends-open-rest = once { $creatures } { $count ->
    [one] shows a card
   *[other] show a card
} and one creature alone is lowest.
colossal-ends-many-rest = once the other { $count } creatures show a card and one alone is lowest.
colossal-ends-first-rest = once every creature shows a card and one alone is lowest.
colossal-ends-alone = Round { $round } ends with this turn
colossal-ends-alone-rest = as things stand: alone at the bottom is
colossal-ends-tied = Round { $round } goes on
colossal-ends-tied-rest = as things stand: tied at the bottom are
colossal-lowest-now = Lowest now:
colossal-lowest-one = { $creature } { $strength }
colossal-lowest-many = { $creatures } at { $strength }
colossal-and = { $first } and { $last }
colossal-ends-everyone = Never before everyone has had a turn in it.
colossal-over = The game is over.
colossal-survivors = Left standing: { $creatures }.

## The hand

colossal-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
colossal-hand-empty = Your hand is empty.
colossal-frozen = frozen
colossal-card-option = { $card }: { $option }
colossal-card-dead = { $card }, its creature has fallen
colossal-card-frozen = { $card }, frozen
colossal-your-seal = Your seal
colossal-seal-on = { $creature }, 5
colossal-seal-opened = opened: { $creature }
colossal-bets-left = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
}
colossal-bets-left-rest = left
colossal-seal-it = Seal it: a secret bet, 5 gold
colossal-discard-dead = { $count ->
    [one] Discard the dead card
   *[other] Discard dead cards
}
colossal-bury-order = Only the last card you discard is seen.

## What lies between board and hand

colossal-tray-playing = { $seat-who ->
    [you] On its way from your hand
   *[other] On its way from { $seat }’s hand
}
colossal-tray-rivals = Choose a rival
colossal-tray-looked-at = { $seat-who ->
    [nobody] The cards you look at
   *[other] { $seat }’s cards: keep one
}
colossal-tray-discard = Top of the discard pile
colossal-rival-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## A creature in detail

colossal-details = { $creature }: power and bets
colossal-backed = { $seat-who ->
    [you] You back it.
   *[other] { $seat } backs it.
}
colossal-power-yours = Lay a card of it and you may use this power.
colossal-power-others = Only its backer may use this power.
colossal-power-nobody = While nobody backs it, nobody may use this power.
colossal-power-spectator = A spectator lies on top: a card laid straight onto it wakes no power.
colossal-power-fallen = It has fallen: its power sleeps, and bets on it pay nothing.
colossal-stakes = On it: { $list }.
colossal-stake = { $seat } { $gold }
colossal-known-held = { $seat } holds { $card }.
colossal-known-some = { $seat } holds a card of it.
colossal-known-lack = { $seat } had none.
colossal-no-bet-here = No bet on it now:

## The board as a table, for those who listen

colossal-table = The arena: round { $round } of 5. { $deck ->
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
colossal-table-creature = Creature
colossal-table-power = Power
colossal-table-backer = Backer
colossal-table-stakes = Bets
colossal-table-nothing = nothing
colossal-table-empty = no card
colossal-table-card = { $count ->
    [0] { $card }
    [one] { $card }, one card covered
   *[other] { $card }, { $count } cards covered
}
colossal-table-lowest = { $text }, lowest
colossal-table-gone = out

## Beside the board

colossal-note-hand = Cards in hand
colossal-note-frozen = { $count } frozen
colossal-note-tokens = { $count } to bet
colossal-note-left = Tokens left to bet
colossal-note-sealed = sealed
colossal-note-heading = gold if it ended now
colossal-note-gold = Gold if it ended now
colossal-note-gold-unknown = Gold if it ended now, without the seal
colossal-deck-left = { $count ->
    [one] card in the deck.
   *[other] cards in the deck.
}
colossal-deck-ends = An empty deck ends the game.
colossal-deck-goes-on = An empty deck does not end the game.
colossal-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $card } on top.
colossal-discard-hidden = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down.
colossal-round-of = Round { $round } of 5
colossal-phase-bet = Bet
colossal-phase-card = Card
colossal-phase-draw = Draw
colossal-phase-check = Check

## Why you are asked

colossal-reason-backed = You back { $creature }, so { $power } may follow.
colossal-reason-supply = { $count ->
    [0] You have no token left to bet.
    [one] One token left. A bet pays { $gold } if its creature survives.
   *[other] { $count } tokens left. A bet pays { $gold } if its creature survives.
}
colossal-reason-secret = A card of your hand may be sealed as a secret bet for 5 gold; it costs you this turn’s card.
colossal-reason-spectator = It mutes the power of the creature it lies on.
colossal-reason-discard = Then your hand is filled up to eight.
colossal-reason-bars = A spectator lies there: its power stays idle.

## Short names of moves

colossal-do-play = Lay { $card }
colossal-do-seal = Seal { $card }
colossal-do-bet = Bet { $gold } on { $creature }

## The end

colossal-end-gold = Gold
colossal-end-bets = By bets
colossal-end-none = no bets
colossal-end-row = row { $round }
colossal-end-seal = seal
colossal-end-fell = { $creature }, fallen: 0
