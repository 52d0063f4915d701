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
colossal-card-spectator = no power
colossal-card-prefect = Take any combat card you can see
colossal-card-magister = Reveal every secret bet on one creature

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
    [you] Your revealed secret bet, { $gold }
   *[other] { $seat }’s revealed secret bet, { $gold }
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
colossal-row-last = Bets placed in round { $round } pay nothing, but a lone one still makes you the backer.

## When the round ends

colossal-filled = { $filled } of { $total } creatures have a card
colossal-ends-open = Round { $round } ends
colossal-ends-open-rest = once { $creatures } { $count ->
    [one] has a card
   *[other] have a card
} and one creature alone is lowest.
colossal-ends-many-rest = once the other { $count } creatures have a card and one alone is lowest.
colossal-ends-first-rest = once every creature has a card and one alone is lowest.
colossal-ends-alone = Round { $round } ends with this turn
colossal-ends-alone-rest = as things stand. Alone in last place:
colossal-ends-tied = Round { $round } goes on
colossal-ends-tied-rest = as things stand. Tied for last:
colossal-lowest-now = Lowest now:
colossal-lowest-one = { $creature } { $strength }
colossal-lowest-many = { $creatures } at { $strength }
colossal-and = { $first } and { $last }
colossal-ends-everyone = Never before everyone has had a turn in it.
colossal-over = Game over.
colossal-survivors = Left standing: { $creatures }.

## The hand

colossal-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
colossal-hand-empty = Your hand is empty.
colossal-frozen = frozen
colossal-card-option = { $card }: { $option }
colossal-card-dead = { $card }, its creature is out
colossal-card-frozen = { $card }, frozen
colossal-your-seal = Your secret bet
colossal-seal-on = { $creature }, 5
colossal-seal-opened = revealed: { $creature }
colossal-bets-left = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
}
colossal-bets-left-rest = left
colossal-seal-it = Secret bet (pays 5; uses this card and your card play)
colossal-discard-dead = { $count ->
    [one] Discard the dead card
   *[other] Discard dead cards
}
colossal-bury-order = Only the last card you discard will be visible.

## What lies between board and hand

colossal-tray-rivals = Choose a rival
colossal-tray-looked-at = { $seat-who ->
    [nobody] The cards you see
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
    [you] You are its backer.
   *[other] { $seat } is its backer.
}
colossal-power-yours = Play one of its cards and you may use this power.
colossal-power-others = Only its backer can use this power.
colossal-power-nobody = It has no backer, so nobody can use this power.
colossal-power-spectator = There is a spectator on top: a card played straight onto it triggers no power.
colossal-power-fallen = It is out: its power is gone, and bets on it pay nothing.
colossal-stakes = Bets: { $list }.
colossal-stake = { $seat } { $gold }
colossal-known-held = { $seat } holds { $card }.
colossal-known-some = { $seat } holds one of its cards.
colossal-known-lack = { $seat } had none of its cards.
colossal-no-bet-here = You cannot bet on it now:

## The board as a table, for those who listen

colossal-table = The arena: round { $round } of 5. { $deck ->
    [0] The deck is empty.
    [one] 1 card left in the deck.
   *[other] { $deck } cards left in the deck.
}
colossal-table-creature = Creature
colossal-table-power = Power
colossal-table-backer = Backer
colossal-table-stakes = Bets
colossal-table-nothing = nothing
colossal-table-empty = no card
colossal-table-card = { $count ->
    [0] { $card }
    [one] { $card }, 1 card covered
   *[other] { $card }, { $count } cards covered
}
colossal-table-lowest = { $text }, lowest
colossal-table-gone = out

## Beside the board

colossal-note-hand = Cards in hand
colossal-note-frozen = { $count } frozen
colossal-note-tokens = { $count } to bet
colossal-note-left = Tokens left to bet
colossal-note-sealed = secret
colossal-note-heading = gold if it ended now
colossal-note-gold = Gold if it ended now
colossal-note-gold-unknown = Gold if it ended now, not counting the secret bet
colossal-deck-left = { $count ->
    [one] card left in the deck.
   *[other] cards left in the deck.
}
colossal-deck-ends = When it runs out, the game ends.
colossal-deck-goes-on = The game goes on when it runs out.
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

colossal-reason-backed = You back { $creature }, so you may then use its power: { $power }.
colossal-reason-supply = { $count ->
    [0] You have no tokens left to bet.
    [one] 1 token left. A bet now pays { $gold } if its creature survives.
   *[other] { $count } tokens left. A bet now pays { $gold } if its creature survives.
}
colossal-reason-full = { $count ->
    [0] You have no tokens left to bet.
    [one] 1 token left, but every creature already has a bet this round.
   *[other] { $count } tokens left, but every creature already has a bet this round.
}
colossal-reason-secret = Pays 5 if its creature survives. It uses this card and replaces your card play this turn.
colossal-reason-spectator = { $card } blocks the power of the next card played on it.
colossal-reason-discard = Then you draw back up to eight.
colossal-reason-bars = This covers a spectator, so its power is not triggered.

## Short names of moves

colossal-do-play = Play { $card }
colossal-do-seal = Secret bet with { $card }
colossal-do-bet = Bet on { $creature } (pays { $gold })

## The end

colossal-end-gold = Gold
colossal-end-bets = From bets
colossal-end-none = no bets
colossal-end-row = round { $round }
colossal-end-seal = secret bet
colossal-end-fell = { $creature }, out: 0
