### Mots communs à tous les jeux : les joueurs, et les phrases qui en parlent.

colour-red = Rouge
    .letter = R
colour-blue = Bleu
    .letter = B
colour-green = Vert
    .letter = V
colour-yellow = Jaune
    .letter = J
colour-violet = Mauve
    .letter = M
colour-orange = Orange
    .letter = O
colour-turquoise = Turquoise
    .letter = T
colour-silver = Argent
    .letter = A
colour-copper = Cuivre
    .letter = C
colour-pearl = Perle
    .letter = P

## Qui agit, prêt pour un participe passé : « Rouge a parié … », « Vous avez parié … ».
who-did = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
}
who-may = { $seat-who ->
    [you] Vous pouvez
   *[other] { $seat } peut
}
rival = { $rival-who ->
    [you] vous
   *[other] { $rival }
}

## Cartes oubliées par la mémoire stricte, et listes vides
forgotten-card = une carte
forgotten-cards = des cartes oubliées
nothing = rien
and = et

## Un nom et ce qu’il désigne
labelled = { $label } : { $text }

## Ce qui a été refusé
refused-option = « { $move } » n’est pas possible maintenant. { $rule }
refused-option-bare = Ce n’est pas possible maintenant. { $rule }
refused-turn = Ce n’est pas à vous de décider ; attendez votre tour.
refused-move = « { $words } » n’est pas un coup de ce jeu ; tapez ? pour voir ce que vous pouvez faire.
refused-request = Demande refusée : { $say }
refused-record = L’enregistrement n’est plus valable à l’entrée { $entry }{ $clause ->
    [none] .
   *[other] , article { $clause }.
}
