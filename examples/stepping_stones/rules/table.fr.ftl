### Stepping Stones à la table : mots, événements, coups, questions et options.
### Un champ d’un événement se passe sous son nom ; un mot aussi comme NOM-key, un siège aussi comme NOM-who (you, other, nobody).

game = Stepping Stones
    .about = Posez aussi souvent que possible une carte sur une plus basse.

## Mots : view-… nomme ce que montre une vue quand le jeu n’a pas son propre plateau.

view-hand = main
view-left = cartes à piocher
view-points = points
view-pile = pile
points-counted = { $points ->
    [one] un point
   *[other] { $points } points
}

## Ce qui s’est passé

event-hand-dealt = { who-did } reçu { $cards }.
event-turn-begun = { $seat-who ->
    [you] À vous.
   *[other] Au tour de { $seat }.
}
event-card-played = { who-did } joué { $card }.
event-point-earned = Elle est plus haute que celle qu’elle couvre : { points-counted }.
event-card-drawn = { who-did } pioché une carte ; il en reste { $left }.
event-drawn-card-seen = C’est { $card }.
event-winner = { $seat-who ->
    [you] Vous gagnez avec { points-counted } !
   *[other] { $seat } gagne avec { points-counted } !
}

## Coups : la phrase, le titre sous lequel on les trouve, et leur nom sous ce titre

verb-play = Jouer { $words }
    .group = Jouer
    .item = { $words }

## Questions

choice-play-card = Posez une carte sur la pile.

## Options

option-hand = Cartes en main
    .about = Combien de cartes chaque joueur reçoit.
    .three = trois chacun
    .four = quatre chacun
