### Colossal Arena sur le plateau.

## Noms des pouvoirs

colossal-power-amazon = Éclaireuse
colossal-power-colossus = Endurance
colossal-power-cyclops = Coup assommant
colossal-power-daimon = Richesse
colossal-power-ettin = Têtes multiples
colossal-power-gorgon = Regard de pierre
colossal-power-magus = Prescience
colossal-power-seraphim = Appel du clairon
colossal-power-titan = Larcin
colossal-power-troll = Régénération
colossal-power-unicorn = Téléportation
colossal-power-wyrm = Souffle ardent
colossal-card-spectator = sans pouvoir
colossal-card-prefect = Prenez une carte de combat visible
colossal-card-magister = Révélez tous les paris secrets sur une créature

## Le plateau

colossal-board = L’arène
colossal-you = Vous
colossal-tie = Égalité : pas de parrain
colossal-tie-short = Égalité { $gold }–{ $gold }
colossal-no-bets = Aucun pari
colossal-no-bets-short = Aucun pari
colossal-no-backer = Pas de parrain
colossal-fell = Éliminée, manche { $round }
colossal-fell-short = manche { $round }
colossal-out = hors jeu
colossal-lowest = plus bas
colossal-lowest-short = bas
colossal-no-card = pas de carte
colossal-none = rien
colossal-covers = couvre { $card }
colossal-covers-short = sur { $card }
colossal-first-card = 1re carte
colossal-first-card-short = 1re
colossal-covered = { $count ->
    [one] { $count } carte couverte
   *[other] { $count } cartes couvertes
}
colossal-opened = { $seat-who ->
    [you] Votre pari secret révélé, { $gold }
   *[other] Pari secret révélé de { $seat }, { $gold }
}
colossal-token = { $seat-who ->
    [you] Votre pari
   *[other] Pari de { $seat }
}
colossal-creature-backer = Créature, parrain
colossal-row-pays = { $round } · { $gold }
colossal-row-pays-now = { $round } · paie { $gold }
colossal-row-name = Manche { $round }, un pari paie { $gold }
colossal-row-later = { $gold ->
    [0] Les paris de la manche { $round } ne paient rien.
   *[other] Les paris de la manche { $round } paient { $gold }.
}
colossal-row-last = Les paris de la manche { $round } ne paient rien, mais un pari seul fait encore de vous le parrain.

## Fin de la manche

colossal-filled = { $filled } créatures sur { $total } ont une carte
colossal-ends-open = La manche { $round } finit
colossal-ends-open-rest = quand { $creatures } { $count ->
    [one] a une carte
   *[other] ont une carte
} et qu’une créature est seule au plus bas.
colossal-ends-many-rest = quand les { $count } autres créatures ont une carte et qu’une est seule au plus bas.
colossal-ends-first-rest = quand chaque créature a une carte et qu’une est seule au plus bas.
colossal-ends-alone = La manche { $round } finit avec ce tour
colossal-ends-alone-rest = en l’état. Seule au plus bas :
colossal-ends-tied = La manche { $round } continue
colossal-ends-tied-rest = en l’état. À égalité au plus bas :
colossal-lowest-now = Au plus bas :
colossal-lowest-one = { $creature } { $strength }
colossal-lowest-many = { $creatures } à { $strength }
colossal-and = { $first } et { $last }
colossal-ends-everyone = Jamais avant que chacun y ait joué un tour.
colossal-over = La partie est terminée.
colossal-survivors = Encore debout : { $creatures }.

## La main

colossal-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
colossal-hand-empty = Votre main est vide.
colossal-frozen = gelée
colossal-card-option = { $card } : { $option }
colossal-card-dead = { $card }, sa créature est éliminée
colossal-card-frozen = { $card }, gelée
colossal-your-seal = Votre pari secret
colossal-seal-on = { $creature }, 5
colossal-seal-opened = révélé : { $creature }
colossal-bets-left = { $count ->
    [one] { $count } pari
   *[other] { $count } paris
}
colossal-bets-left-rest = en réserve
colossal-seal-it = Pari secret (paie 5 ; utilise cette carte et remplace la carte du tour)
colossal-discard-dead = { $count ->
    [one] Défausser la carte morte
   *[other] Défausser les cartes mortes
}
colossal-bury-order = Seule la dernière carte défaussée sera visible.

## Entre le plateau et la main

colossal-tray-rivals = Choisissez un rival
colossal-tray-looked-at = { $seat-who ->
    [nobody] Les cartes que vous voyez
   *[other] Cartes de { $seat } : gardez-en une
}
colossal-tray-discard = Dessus de la défausse
colossal-rival-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Une créature en détail

colossal-details = { $creature } : pouvoir et paris
colossal-backed = { $seat-who ->
    [you] Vous en êtes le parrain.
   *[other] Parrain : { $seat }.
}
colossal-power-yours = Jouez une de ses cartes et vous pouvez utiliser ce pouvoir.
colossal-power-others = Seul son parrain peut utiliser ce pouvoir.
colossal-power-nobody = Elle n’a pas de parrain : personne ne peut utiliser ce pouvoir.
colossal-power-spectator = Un spectateur est sur le dessus : une carte jouée juste dessus ne déclenche aucun pouvoir.
colossal-power-fallen = Elle est éliminée : plus de pouvoir, et les paris sur elle ne paient rien.
colossal-stakes = Paris : { $list }.
colossal-stake = { $seat } { $gold }
colossal-known-held = { $seat } a { $card } en main.
colossal-known-some = { $seat } a une de ses cartes en main.
colossal-known-lack = { $seat } n’avait aucune de ses cartes.
colossal-no-bet-here = Vous ne pouvez pas parier dessus :

## Le plateau en tableau, pour qui l’écoute

colossal-table = L’arène : manche { $round } sur 5. { $deck ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
colossal-table-creature = Créature
colossal-table-power = Pouvoir
colossal-table-backer = Parrain
colossal-table-stakes = Paris
colossal-table-nothing = rien
colossal-table-empty = pas de carte
colossal-table-card = { $count ->
    [0] { $card }
    [one] { $card }, une carte couverte
   *[other] { $card }, { $count } cartes couvertes
}
colossal-table-lowest = { $text }, au plus bas
colossal-table-gone = hors jeu

## À côté du plateau

colossal-note-hand = Cartes en main
colossal-note-frozen = { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
}
colossal-note-tokens = { $count } à parier
colossal-note-left = Jetons à parier
colossal-note-sealed = secret
colossal-note-heading = or si tout s’arrêtait là
colossal-note-gold = Or si tout s’arrêtait là
colossal-note-gold-unknown = Or si tout s’arrêtait là, sans le pari secret
colossal-deck-left = { $count ->
    [one] carte dans la pioche.
   *[other] cartes dans la pioche.
}
colossal-deck-ends = Quand elle est vide, la partie s’arrête.
colossal-deck-goes-on = La partie continue quand elle est vide.
colossal-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $card } dessus.
colossal-discard-hidden = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée.
colossal-round-of = Manche { $round } sur 5
colossal-phase-bet = Pari
colossal-phase-card = Carte
colossal-phase-draw = Pioche
colossal-phase-check = Bilan

## Pourquoi l’on vous demande

colossal-reason-backed = Vous parrainez { $creature } : vous pourrez utiliser son pouvoir, { $power }.
colossal-reason-supply = { $count ->
    [0] Il ne vous reste aucun jeton à parier.
    [one] 1 jeton en réserve. Un pari paie maintenant { $gold } si sa créature survit.
   *[other] { $count } jetons en réserve. Un pari paie maintenant { $gold } si sa créature survit.
}
colossal-reason-full = { $count ->
    [0] Il ne vous reste aucun jeton à parier.
    [one] 1 jeton en réserve, mais chaque créature a déjà un pari dans cette manche.
   *[other] { $count } jetons en réserve, mais chaque créature a déjà un pari dans cette manche.
}
colossal-reason-secret = Paie 5 si sa créature survit. Il utilise cette carte et remplace la carte de ce tour.
colossal-reason-spectator = { $card } bloque le pouvoir de la prochaine carte jouée dessus.
colossal-reason-discard = Ensuite, vous piochez jusqu’à huit cartes.
colossal-reason-bars = Cette carte couvre un spectateur : son pouvoir n’est pas déclenché.

## Noms courts des coups

colossal-do-play = Jouer { $card }
colossal-do-seal = Pari secret avec { $card }
colossal-do-bet = Parier sur { $creature } (paie { $gold })

## La fin

colossal-end-gold = Or
colossal-end-bets = Par pari
colossal-end-none = aucun pari
colossal-end-row = manche { $round }
colossal-end-seal = pari secret
colossal-end-fell = { $creature }, éliminée : 0
