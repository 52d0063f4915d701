### Words that every game shares: players, and sentences about them.

colour-red = Red
    .letter = R
colour-blue = Blue
    .letter = B
colour-green = Green
    .letter = G
colour-yellow = Yellow
    .letter = Y
colour-violet = Violet
    .letter = V
colour-orange = Orange
    .letter = O
colour-turquoise = Turquoise
    .letter = T
colour-silver = Silver
    .letter = S
colour-copper = Copper
    .letter = C
colour-pearl = Pearl
    .letter = P

## Who acts, ready for a verb in the past: “Red bet …”, “You bet …”.
who-did = { $seat-who ->
    [you] You
   *[other] { $seat }
}
who-may = { $seat-who ->
    [you] You may
   *[other] { $seat } may
}
rival = { $rival-who ->
    [you] you
   *[other] { $rival }
}

## Cards that strict memory has forgotten, and lists of nothing
forgotten-card = a card
forgotten-cards = forgotten cards
nothing = nothing
and = and

## A name and what it stands for
labelled = { $label }: { $text }

## What was refused
refused-option = “{ $move }” is not possible now. { $rule }
refused-option-bare = That is not possible now. { $rule }
refused-turn = It is not your turn to decide; wait for your turn.
refused-move = “{ $words }” is not a move in this game; type ? to see what you can do.
refused-request = { $say }
refused-record = The record is invalid at entry { $entry }{ $clause ->
    [none] .
   *[other] , under { $clause }.
}
