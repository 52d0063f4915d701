### Colossal Arena at the table: words, events, moves, questions, options and labels.
### A field of an event is passed under its own name; a word also as NAME-key (`wyrm`), a seat also as NAME-who (you, other, nobody).

game = Colossal Arena
    .about = Eight creatures fight and one falls each round; bet on the last three standing.

## Words

word-amazon = Amazon
word-colossus = Colossus
word-cyclops = Cyclops
word-daimon = Daimon
word-ettin = Ettin
word-gorgon = Gorgon
word-magus = Magus
word-seraphim = Seraphim
word-titan = Titan
word-troll = Troll
word-unicorn = Unicorn
word-wyrm = Wyrm
word-spectator = Spectator
word-prefect = Prefect
word-magister = Magister

creature-name = { $creature-key ->
    [amazon] Amazon
    [colossus] Colossus
    [cyclops] Cyclops
    [daimon] Daimon
    [ettin] Ettin
    [gorgon] Gorgon
    [magus] Magus
    [seraphim] Seraphim
    [titan] Titan
    [troll] Troll
    [unicorn] Unicorn
    [wyrm] Wyrm
   *[none] creature
}
the-creature = the { creature-name }
of-creature = of the { creature-name }
is-eliminated = is eliminated
gold = { $gold } gold
cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-left = { $deck ->
    [0] the deck is empty
    [one] 1 card is left in the deck
   *[other] { $deck } cards are left in the deck
}
your-or-their = { $rival-who ->
    [you] your
   *[other] { $rival }’s
}

## Powers in a line

power-amazon = Draw three more cards.
power-colossus = Take one of your own tokens back.
power-cyclops = Freeze half of a rival’s hand.
power-daimon = Place a bet at once, in this row or an earlier one.
power-ettin = Play one more card.
power-gorgon = Demand a card of a creature you name from a rival.
power-magus = This turn, discard cards of survivors unseen.
power-seraphim = Use the power of an eliminated creature.
power-titan = Look at three of a rival’s cards and keep one.
power-troll = Take a Troll card back from an earlier row.
power-unicorn = Swap two cards of one creature between rows.
power-wyrm = Discard another creature’s top card.

## What happened

event-creatures-chosen = Into the arena: { $creatures }.
event-hands-dealt = Everyone was dealt { cards-counted }; { deck-left }.
event-hand-dealt = { who-did } picked up { $cards }.
event-starter-chosen = First turn: { $seat-who ->
    [you] you.
   *[other] { $seat }.
}
event-turn-begun = { $seat-who ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
event-round-begun = Round { $row } begins; { $seat-who ->
    [you] you open it.
   *[other] { $seat } opens it.
}
event-no-bet-placed = { who-did } placed no bet.
event-bet-placed = { who-did } bet on { the-creature }: { gold } if it survives.
event-secret-bet-placed = { who-did } placed a secret bet.
event-marker-laid = The card under it is { $card }.
event-secret-bet-revealed = { who-did } revealed a secret bet on { the-creature } ({ $card }).
event-backer-changed = { $seat-who ->
    [you] You are now the backer { of-creature }.
    [nobody] { the-creature } has no backer now.
   *[other] { $seat } is now the backer { of-creature }.
}
event-combat-card-played = { who-did } played { $card }.
event-spectator-played = { who-did } played { $card } on { the-creature }.
event-spectator-bars-power = It covers a spectator, so the power { of-creature } is not triggered.
event-referee-played = { who-did } played { $card-key ->
    [magister] the Magister.
    [prefect] a Prefect.
   *[none] a referee.
}
event-creature-named = { who-did } named { the-creature }: all secret bets on it are revealed.
event-card-taken = { who-did } took { $card } { $row ->
    [0] from the discard pile.
   *[other] from row { $row }.
}
event-take-declined = { who-did } took no card.
event-nothing-taken = There was no card { $seat-who ->
    [you] you
   *[other] { $seat }
} could take.
event-card-uncovered = { $card } is now the top card { of-creature } in row { $row }.
event-space-emptied = { the-creature } has no card left in row { $row }.
event-passed = { who-did } passed and showed this hand: { $cards }.
event-stalled = Nobody can do anything anymore: the game is over.
event-card-discarded = { who-did } discarded { $card }.
event-cards-drawn = { $seat-who ->
    [you] { deck-left }.
   *[other] { who-did } drew { cards-counted }; { deck-left }.
}
event-card-drawn = { who-did } drew { $card }.
event-deck-spent = { who-did } drew the last card of the deck: the game ends at once.
event-creature-eliminated = { the-creature }, alone in last place with { $strength }, { is-eliminated }!
event-lowest-tied = Tied for lowest with { $strength }: nobody is out, the round goes on.
event-tournament-over = Three creatures are left: the game is over.
event-gold-counted = { who-did } made { gold }.
event-tie-broken = Tied for most gold; { $seat-who ->
    [you] you had
   *[other] { $seat } had
} the latest turn.
event-tournament-tie-broken = Tied for most gold; { $seat-who ->
    [you] you had
   *[other] { $seat } had
} the most, { gold }, on { the-creature }, the last to fall.
event-winner = { $seat-who ->
    [you] You win with { gold }!
   *[other] { $seat } wins with { gold }!
}
event-power-used = { who-did } used the power { of-creature }.
event-power-declined = { who-did } did not use the power { of-creature }.
event-power-without-target = The power { of-creature } has no target.
event-scouted = { $seat-who ->
    [you] { deck-left }.
   *[other] { who-did } drew { cards-counted }; { deck-left }.
}
event-card-scouted = { who-did } drew { $card }.
event-token-retrieved = { who-did } took a token back from { the-creature }, row { $row }.
event-secret-retrieved = { who-did } took back a secret bet on { the-creature }.
event-marker-discarded = The card under it, { $card }, is discarded.
event-hand-frozen = { who-did } froze { $count } of { your-or-their } cards.
event-cards-frozen = { $seat-who ->
    [you] Frozen until you have discarded next turn: { $cards }.
   *[other] Frozen: { $cards }.
}
event-frozen-returned = { who-did } took { $count ->
    [one] { $count } frozen card back.
   *[other] { $count } frozen cards back.
}
event-wagered = { who-did } bet on { the-creature } in row { $row }: { gold } if it survives.
event-extra-card-granted = { who-may } play one more card.
event-extra-card-declined = { who-did } played no second card.
event-card-demanded = { who-did } asked { rival } for a card { of-creature }.
event-card-given = { who-did } gave { rival } a card { of-creature }.
event-given-card-seen = It was { $card }.
event-nothing-to-give = { who-did } had no card { of-creature } to give.
event-hand-shown = { who-did } showed this hand: { $cards }.
event-foresight = { who-may } discard cards of survivors this turn.
event-card-buried = { who-did } put a card on the discard pile, face down for now.
event-buried-card-seen = It was { $card }.
event-stack-topped = { who-did } discarded { cards-counted }, with { $card } on top.
event-creature-called = { who-did } called on the fallen { creature-name }.
event-hand-robbed = { who-did } looked at three of { your-or-their } cards.
event-cards-looked-at = They were { $cards }.
event-card-stolen = { who-did } kept one of the three; the other two went back.
event-stolen-card-seen = The card kept was { $card }.
event-card-fetched = { who-did } took { $card } back from row { $row }.
event-cards-swapped = { who-did } swapped { $one } and { $other }.
event-card-burnt = { who-did } discarded { $card } from the top { of-creature }.
event-deck-empty = { who-did } drew the last card; play continues without a deck.
event-stalemate-offered = The deck is empty: does anyone object to a stalemate?
event-stalemate-refused = { $count ->
    [one] 1 player objected: no stalemate.
   *[other] { $count } players objected: no stalemate.
}
event-stalemate = Stalemate! The { cards-counted } of row { $row } become the new deck; everyone draws one.
event-further-stalemate = Stalemate again! The { cards-counted } of row { $row } become the new deck; everyone draws one.

## What may be done. The whole sentence; where there are several of a kind, the heading they are listed under and what each is called there.
## The words of a move are passed as: words (all), creature-key, number, second-number, and seat (the player of that number).

verb-no-bet = Place no bet
verb-bet = Bet on { the-creature }
    .group = Bet on
    .item = { $words }
verb-secret = Place a secret bet with { $words }
    .group = Secret bet with
    .item = { $words }
verb-reveal = Reveal your secret bet
verb-play = Play { $words }
    .group = Play
    .item = { $words }
verb-pass = Pass and show your hand
verb-on = Play it on { the-creature }
    .group = Play it on
    .item = { $words }
verb-name = Name { the-creature }
    .group = Name
    .item = { $words }
verb-take = Take { $words }
    .group = Take
    .item = { $words }
verb-use = Use the power
verb-decline = Decline
verb-retrieve = Take your token back from { the-creature }, row { $number }
    .group = Take a token back
    .item = { creature-name } row { $number }
verb-retrieve-secret = Take your secret bet back
verb-freeze = Freeze half of { $seat }’s hand
    .group = Freeze half a hand
    .item = { $seat }
verb-wager = Bet on { the-creature } in row { $number }
    .group = Bet on
    .item = { creature-name } row { $number }
verb-ask = Ask { $seat } for a card { of-creature }
    .group = Ask { $seat } for
    .item = { creature-name }
verb-give = Give { $words }
    .group = Give
    .item = { $words }
verb-call = Call on { the-creature }
    .group = Call on
    .item = { $words }
verb-rob = Look at three of { $seat }’s cards
    .group = Look at three cards
    .item = { $seat }
verb-keep = Keep { $words }
    .group = Keep
    .item = { $words }
verb-swap = Swap { creature-name } { $number } and { $second-number }
    .group = Swap
    .item = { creature-name } { $number } and { $second-number }
verb-burn = Discard the top card { of-creature }
    .group = Discard the top card
    .item = { $words }
verb-discard = Discard { $words }
    .group = Discard
    .item = { $words }
verb-done = Keep the rest and draw
verb-agree = Agree to the stalemate
verb-object = Object to the stalemate

## Questions

choice-bet-phase = Place a bet or pass.
choice-card-phase = Choose a card to play.
choice-extra-card = Play one more card, or decline.
    .no = Play no more cards
choice-place-spectator = Choose a creature for the spectator.
choice-offer-power = Use the power { of-creature }?
    .no = Decline the power { of-creature }
choice-name-creature = Name a creature: all secret bets on it are revealed.
choice-take-card = Take a visible combat card into your hand, or decline.
    .no = Take no card
choice-retrieve-token = Choose one of your tokens to take back.
choice-stun = Choose a rival: half of their hand is frozen.
choice-wager = Choose a free space for your bet.
choice-demand = Choose a rival and a creature to ask for.
choice-give = Choose which card { of-creature } to give away.
choice-call-creature = Choose an eliminated creature whose power to use.
choice-rob = Choose a rival: you look at three of their cards and keep one.
choice-keep-one = Choose the card to keep.
choice-fetch = Choose the card to take back.
choice-swap-cards = Choose two cards to swap.
choice-burn = Choose the creature that loses its top card.
choice-discard = Discard up to three dead cards, or keep the rest and draw.
    .no = Keep the rest and draw
choice-magus-discard = Discard up to three combat cards, the last one on top, or keep the rest and draw.
    .no = Keep the rest and draw
choice-stalemate-vote = Agree to a stalemate, or object.

## What the host may choose

option-creatures = Creatures
    .about = Name the eight creatures that take part; otherwise they are drawn at random.
option-exclude = Excluded creatures
    .about = Up to four creatures to leave out of the random draw.
option-short-rounds = Short rounds
    .about = Can a round end before everyone has had a turn in it?
    .true = yes
    .false = no, everyone gets a turn
option-zero-bet-backs = Backing with worthless bets
    .about = Does a lone bet in row 5, worth no gold, make its owner the backer?
    .true = yes
    .false = no
option-discard-is-visible = Discard pile in reach
    .about = Can Prefect and Unicorn also use the top card of the discard pile?
    .true = yes
    .false = no, only cards in the rows
option-stall-guard = Deadlock rule
    .about = What happens when nobody can do anything for a full round of turns.
    .true = the game ends
    .false = the game goes on
option-amazon-needs-three = Amazon needs three cards
    .about = Does the Amazon’s power need three cards in the deck?
    .true = yes, at least three
    .false = no, one is enough
option-colossus-restores-secret = Colossus restores the secret bet
    .about = Can a secret bet taken back in round 1 be placed again?
    .true = yes
    .false = no, one secret bet per game
option-daimon-on-eliminated = Daimon on the fallen
    .about = Can the Daimon bet on eliminated creatures?
    .true = on any creature
    .false = on survivors only
option-seraphim-burns-own-pile = Seraphim with the Wyrm’s power
    .about = Can the Seraphim, using the Wyrm’s power, discard its own top card?
    .true = yes
    .false = no, its own cards are safe
option-stalemate = Stalemate variant
    .about = When the deck runs out: end the game, or go on with a new deck made of row 1 once nobody can play.
    .true = go on until three creatures are left
    .false = the last card ends the game
option-tie-break = Tie-break
    .about = Who wins a tie for most gold.
    .last-turn = whoever had the latest turn
    .tournament = whoever had the most on the creature that fell last
option-memory = Memory
    .about = How long the log remembers which cards were seen.
    .open = for the whole game
    .strict = back to your previous turn

## Labels of the board

label-round = Round { $row } of 5
label-row = row { $row }
label-row-short = row { $row }
label-row-worth = Row { $row }, { gold }
label-deck = Deck { $count }
label-discard = discard pile { $count }, top card { $card }
label-discard-empty = discard pile empty
label-hidden-card = face down
label-backer = backer
label-stakes = bets
label-tie = tie
label-tie-plain = tie: no backer
label-no-backer = no backer
label-fell = † r{ $row }
label-fell-plain = eliminated in round { $row }
label-spectator-mark = s
label-frozen-cards = { $count } frozen
label-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
label-sealed = secret bet placed
label-sealed-own = secret bet: { $card }
label-revealed = secret bet: { creature-name }
label-gold-now = { gold } if it ended now
label-gold-short = now { gold }
label-hand = Hand
label-frozen = Frozen
label-powers = You back
label-dead = dead
label-known = You know
label-known-hand = { $card } is in { $seat }’s hand
label-known-lack = { $seat } has no card { of-creature }
help-example = “bet wyrm”, or just “wyrm”
rules-example = backer
label-legend = 7×2 top card 7 on a pile of two · s4 spectator · ▼ lowest · † eliminated
ends-open = The round ends when { $count ->
    [one] the last open space is filled ({ $creatures })
   *[other] the { $count } open spaces are filled ({ $creatures })
} and one creature alone is lowest.
ends-open-many = The round ends when the { $count } open spaces are filled and one creature alone is lowest.
ends-now = As things stand, the round ends with this turn: { the-creature } is alone in last place with { $strength }.
ends-tied = As things stand, the round goes on: { $creatures } are tied for lowest with { $strength }.
ends-everyone = It never ends before everyone has had a turn in it.
lowest-so-far = Lowest so far: { $creatures } with { $strength }.
plain-space = { $height ->
    [0] empty
    [one] { $card }
   *[other] { $card } on a pile of { $height }
}
plain-bet = { $seat-who ->
    [you] your bet
   *[other] { $seat }’s bet
}
plain-backer = { $seat-who ->
    [you] you are the backer
   *[other] backer { $seat }
}

## Hints: what a value is made of, what is believed, what may go wrong

term-gold-from-open-bets = gold from open bets
term-gold-from-the-secret-bet = gold from the secret bet
term-gold-still-to-bet = gold from tokens still to place
term-rivals-best-gold = the strongest rival’s gold
fact-backs-in-secret = { $seat-who ->
    [you] your secret bet is probably on { the-creature }
   *[other] { $seat }’s secret bet is probably on { the-creature }
}
promise-total = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } gold
promise-risk = { $percent } % risk to your largest bet

## The end

end-title = The game is over
end-place = place
end-player = player
end-gold = gold
end-how = from
end-bet = { creature-name } row { $row }: { $gold }
end-bet-secret = { creature-name } secret bet: { $gold }
end-bet-fell = { creature-name } †: 0
end-no-bets = no bets
