### Stepping Stones at the table: words, events, moves, questions and options.
### A field of an event is passed under its own name; a word also as NAME-key, a seat also as NAME-who (you, other, nobody).

game = Stepping Stones
    .about = Lay a card on a lower one as often as you can.

## Words: view-… labels what a view shows where the game has no board of its own.

view-hand = hand
view-left = cards to draw
view-points = points
view-pile = pile
points-counted = { $points ->
    [one] one point
   *[other] { $points } points
}

## What happened

event-hand-dealt = { who-did } picked up { $cards }.
event-turn-begun = { $seat-who ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
event-card-played = { who-did } played { $card }.
event-point-earned = It is higher than the card it covers: { points-counted }.
event-card-drawn = { who-did } drew a card; { $left } left.
event-drawn-card-seen = It is { $card }.
event-winner = { $seat-who ->
    [you] You win with { points-counted }!
   *[other] { $seat } wins with { points-counted }!
}

## Moves: the sentence, the heading they are listed under, and their name there

verb-play = Play { $words }
    .group = Play
    .item = { $words }

## Questions

choice-play-card = Lay a card on the pile.

## Options

option-hand = Cards in hand
    .about = How many cards each player is dealt.
    .three = three each
    .four = four each
