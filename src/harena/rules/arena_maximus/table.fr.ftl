### Arena Maximus à la table : mots, événements, coups, questions, options et libellés.
### Un champ d’un événement porte son propre nom ; un mot est aussi passé en NOM-key (`whip`), une place en NOM-who (you, other, nobody).

game = Arena Maximus
    .about = Des chars font le tour d’une arène aux tuiles cachées : les fouets donnent la vitesse, les rênes dirigent, la magie remplace tout.

## Mots. Un mot de plusieurs parties est composé par la phrase de la première ; celles qui suivent reçoivent dans `after` ce qu’elles qualifient.

word-green = { $after ->
    [rein] verte
    [hazard] verte
   *[other] vert
}
word-yellow = jaune
word-red = rouge
word-blue = { $after ->
    [rein] bleue
    [hazard] bleue
   *[other] bleu
}
word-black = { $after ->
    [rein] noire
    [hazard] noire
   *[other] noir
}
word-plain = sans symbole
word-magic = carte magique
word-empty = vide
word-stables = étables
word-start-finish = départ/arrivée
word-face-down = face cachée
phrase-whip = fouet { $rest }
phrase-rein = rêne { $rest }
phrase-hazard = embûche { $rest }
phrase-rocks = rochers { $rest }
phrase-jump = saut { $rest }

a-card = { $card-key ->
    [none] { $card }
    [rein] une { $card }
    [magic] une { $card }
   *[other] un { $card }
}
a-card-of-words = { $card-key ->
    [rein] une { $words }
    [magic] une { $words }
   *[other] un { $words }
}
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-left = { $deck ->
    [0] la pioche est vide
    [one] il reste une carte dans la pioche
   *[other] il reste { $deck } cartes dans la pioche
}
sets-counted = { $sets ->
    [one] { $sets } paire
   *[other] { $sets } paires
}
reins-counted = { $reins ->
    [one] { $reins } rêne
   *[other] { $reins } rênes
}
whips-counted = { $whips ->
    [one] { $whips } fouet
   *[other] { $whips } fouets
}
the-tile = { $tile-number ->
    [0] la ligne de départ/arrivée
   *[other] la tuile { $tile-number }
}
whose-chariot = { $seat-who ->
    [you] Votre char
   *[other] Le char de { $seat }
}

## Ce qui s’est passé

event-chariot-assigned = { $seat-who ->
    [you] Vous conduisez
   *[other] { $seat } conduit
} le char { $colour }.
event-hands-dealt = Chacun a reçu { cards-counted } ; { deck-left }.
event-hand-dealt = { who-did } reçu { $cards }.
event-first-player = En tête de la file de départ : { $seat-who ->
    [you] vous.
   *[other] { $seat }.
}
event-round-begun = La manche { $round } commence. Ordre de jeu : { $seats }.
event-turn-begun = { $seat-who ->
    [you] À vous.
   *[other] Tour de { $seat }.
}
event-turn-ended = { $seat-who ->
    [you] Votre tour est fini.
   *[other] Le tour de { $seat } est fini.
}
event-deck-renewed = La défausse mélangée forme une nouvelle pioche de { cards-counted }.
event-deck-exhausted = { $seat-who ->
    [you] Vous ne piochez plus
   *[other] { $seat } ne pioche plus
} : pioche et défausse sont vides.
event-card-added = { who-did } ajouté { a-card } à la réserve de vitesse.
event-card-removed = { who-did } retiré { a-card } de la réserve de vitesse.
event-speed-set = { $seat-who ->
    [you] Votre vitesse est { $speed }.
   *[other] La vitesse de { $seat } est { $speed }.
}
event-card-discarded = { who-did } défaussé { a-card }.
event-cards-drawn = { $seat-who ->
    [you] { deck-left }.
   *[other] { who-did } pioché { cards-counted } ; { deck-left }.
}
event-card-drawn = { who-did } pioché { a-card }.
event-stands-still = { whose-chariot } n’avance pas.
event-card-laid = { who-did } joué { a-card }.
event-rammed = { $rival-who ->
    [you] { $seat } vous a percuté avec { sets-counted }.
   *[other] { who-did } percuté { $rival } avec { sets-counted }.
}
event-ram-cancelled = { who-did } annulé { sets-counted } du choc.
event-blocked = { $rival-who ->
    [you] { $seat } vous a bloqué avec { reins-counted }.
   *[other] { who-did } bloqué { $rival } avec { reins-counted }.
}
event-block-cancelled = { who-did } annulé le blocage avec { reins-counted }.
event-block-held = Le blocage de { reins-counted } a tenu : { $seat-who ->
    [you] vous restez sur place et votre tour est fini.
   *[other] { $seat } reste sur place et le tour est fini.
}
event-entered = { $seat-who ->
    [you] Vous entrez
   *[other] { $seat } entre
} sur { the-tile }{ $tile-number ->
    [0] .
   *[other] { " " }: { $tile }.
}
event-tiles-revealed = Tuiles retournées à partir de la { $first } : { $tiles }.
event-rocks-passed = { who-did } payé { reins-counted } pour les rochers{ $short ->
    [0] .
   *[other] , il en manquait { $short }.
}
event-jump-made = { who-did } fait le saut de { $rating }{ $short ->
    [0] .
   *[other] , il manquait { $short } de vitesse.
}
event-hazard-passed = { who-did } payé { $paid ->
    [one] { $paid } symbole
   *[other] { $paid } symboles
} de l’embûche{ $short ->
    [0] .
   *[other] { " " }; il en manquait { $short }.
}
event-stopped-at-stables = { $seat-who ->
    [you] Vous vous arrêtez
   *[other] { $seat } s’arrête
} aux étables : dommages réparés, vitesse perdue.
event-attacked = { $rival-who ->
    [you] { $seat } vous a attaqué avec { whips-counted }.
   *[other] { who-did } attaqué { $rival } avec { whips-counted }.
}
event-counter-attacked = { $rival-who ->
    [you] { $seat } a riposté avec { whips-counted }.
   *[other] { who-did } riposté contre { $rival } avec { whips-counted }.
}
event-attack-cancelled = { who-did } annulé { whips-counted }.
event-damaged = { who-did } subi { $points ->
    [one] { $points } dommage
   *[other] { $points } dommages
}, { $damage } en tout.
event-crashed = Crash ! { whose-chariot } quitte la piste à { the-tile }.
event-eliminated = Second crash ! { whose-chariot } est éliminé. Défaussé : { $cards }.
event-recovered = { who-did } passé un tour à récupérer : tous les dommages sont réparés.
event-returned = { whose-chariot } revient sur la piste à { the-tile }.
event-line-crossed = { who-did } franchi la ligne d’arrivée !
event-ran-past = { who-did } couru { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} au-delà de la ligne.
event-kingmaking = { $seat-who ->
    [you] Vous ne pouvez pas gagner cette manche et n’agissez
   *[other] { $seat } ne peut pas gagner cette manche et n’agit
} pas contre { rival }.
event-spell-cast = { who-did } lancé { $spell }.
event-spell-countered = { who-did } annulé le sort par un contre-sort.
event-terrain-altered = Les tuiles { $one } et { $other } ont été échangées.
event-hastened = { $seat-who ->
    [you] Vous avancez
   *[other] { $seat } avance
} de 3 tuiles de plus ce tour.
event-healed = { whose-chariot } perd { $points ->
    [one] { $points } dommage
   *[other] { $points } dommages
} ; il en reste { $damage }.
event-teleported = { who-did } sauté une tuile.
event-fireball-hit = La Boule de feu { $rival-who ->
    [you] vous a touché.
   *[other] a touché { $rival }.
}
event-last-standing = Il ne reste en course que { $seat-who ->
    [you] vous.
   *[other] { $seat }.
}
event-race-over = La course est finie après { $round ->
    [one] { $round } manche.
   *[other] { $round } manches.
}
event-placed = { $place ->
    [1] { $seat-who ->
        [you] Vous gagnez la course !
       *[other] { $seat } gagne la course !
    }
   *[other] Place { $place } : { $seat-who ->
        [you] vous.
       *[other] { $seat }.
    }
}
event-tie-by-arrival = Deux chars sont allés aussi loin ; { $seat-who ->
    [you] vous y étiez
   *[other] { $seat } y était
} en premier.

## Ce que l’on peut faire. La phrase entière ; pour les coups du même genre, le titre de leur liste et leur nom dans celle-ci.
## Les mots d’un coup sont passés ainsi : words (tous), card-key, number, second-number, et seat (le joueur de ce numéro). Un sort dit aussi son nom dans un événement.

verb-add = Ajouter { a-card-of-words } à la réserve de vitesse
    .group = Accélérer
    .item = { $words }
verb-remove = Retirer { a-card-of-words } de la réserve de vitesse
    .group = Ralentir
    .item = { $words }
verb-discard = Défausser { a-card-of-words }
    .group = Défausser
    .item = { $words }
verb-lay = Jouer { a-card-of-words }
    .group = Jouer
    .item = { $words }
verb-done = Garder le reste
verb-ram = Percuter { $seat }
    .group = Percuter
    .item = { $seat }
verb-attack = Attaquer { $seat }
    .group = Attaquer
    .item = { $seat }
verb-give-in = Céder : rester ici et finir le tour
verb-stop = S’arrêter aux étables
verb-go-on = Continuer
verb-no-spell = Aucun sort
verb-cast-hasten = Lancer Hâte : 3 tuiles de plus
    .spell = Hâte
verb-cast-heal = Lancer Soins : retirer 3 dommages
    .spell = Soins
verb-cast-teleport = Lancer Téléportation : sauter la tuile suivante
    .spell = Téléportation
verb-cast-fireball = Lancer Boule de feu sur { $seat }
    .group = Boule de feu sur
    .item = { $seat }
    .spell = Boule de feu sur { $seat }
verb-cast-alter = Lancer Altération du terrain : échanger les tuiles { place-one } et { place-other }
    .group = Altération du terrain
    .item = { place-one } et { place-other }
    .spell = Altération du terrain
verb-counter = Contre-sort avec deux cartes magiques

place-one = { $number ->
    [-3] 3 derrière
    [-2] 2 derrière
    [-1] 1 derrière
    [1] 1 devant
    [2] 2 devant
    [3] 3 devant
   *[other] ici
}
place-other = { $second-number ->
    [-3] 3 derrière
    [-2] 2 derrière
    [-1] 1 derrière
    [1] 1 devant
    [2] 2 devant
    [3] 3 devant
   *[other] ici
}

## Questions ; `.about` quand la table en sait plus : speed, way, left, rival, icon, purpose, most, laid.

choice-set-speed = Réglez votre vitesse : ajoutez des fouets, retirez des cartes, ou gardez-la.
    .about = Vitesse { $speed } : { $added ->
        [0] { $removed ->
            [0] ajoutez ou retirez jusqu’à { $left }, ou gardez-la.
           *[other] retirez-en encore { $left } au plus, ou arrêtez là.
        }
       *[other] ajoutez-en encore { $left } au plus, ou arrêtez là.
    }
    .no = Garder la vitesse { $speed }
choice-discard-phase = Défaussez les cartes dont vous ne voulez pas, ou gardez-les.
    .about = { $left ->
        [one] Défaussez jusqu’à { $left } carte, ou gardez tout.
       *[other] Défaussez jusqu’à { $left } cartes, ou gardez tout.
    }
    .no = { $gone ->
        [0] Garder toutes les cartes
       *[other] Garder le reste
    }
choice-fresh-hand = Défaussez les cartes de votre choix, puis piochez jusqu’à sept.
    .no = Garder le reste et piocher
choice-pay-rocks = Jouez des rênes pour les rochers, ou subissez les dommages.
    .about = Rochers : jouez encore jusqu’à { $left } de vos rênes ; chaque rêne manquante fait 1 dommage.
    .no = Plus de rêne : subir les dommages ({ $left })
choice-pay-hazard = Jouez une carte qui répond au symbole, ou subissez le dommage.
    .about = Embûche : jouez une carte au symbole { $icon }, ou subissez 1 dommage.
    .no = Pas de carte : subir 1 dommage
choice-stables-choice = Arrêtez-vous aux étables (dommages réparés, vitesse perdue, nouvelles cartes), ou continuez.
choice-ram-choice = Percuter un char de la tuile suivante ?
    .no = Ne pas percuter
choice-lay-sets = Jouez une paire : un fouet, puis une rêne.
    .about = { $purpose-key ->
        [cancel] { $rival } vous percute avec { $most } : annulez par des paires fouet et rêne (déjà { $laid }).
       *[ram] Percutez { $rival } : jouez des paires fouet et rêne (déjà { $laid }, { $most } au plus).
    }
    .no = { $laid ->
        [0] Ne rien annuler
       *[other] Plus de paire
    }
choice-block = Bloquez avec des rênes, ou laissez passer.
    .about = { $mover } arrive sur votre tuile : { $laid ->
        [0] bloquez avec { $left ->
            [one] { $left } rêne
           *[other] { $left } rênes
        } au plus, ou laissez passer.
       *[other] ajoutez-en encore { $left } au plus, ou arrêtez là.
    }
    .no = { $laid ->
        [0] Ne pas bloquer
       *[other] Plus de rêne
    }
choice-answer-block = Annulez le blocage par autant de rênes, ou cédez.
    .about = On vous bloque : jouez encore { $left } de vos rênes pour annuler, ou cédez.
choice-attack-choice = Attaquer un char de votre tuile ?
    .no = Ne pas attaquer
choice-lay-whips = Jouez des fouets, ou arrêtez là.
    .about = { $purpose-key ->
        [cancel] { $rival } vous attaque avec { $most } : annulez-en encore { $left } au plus ; le reste fait des dommages.
        [counter] Ripostez contre { $rival } avec encore { $left } de vos fouets au plus, ou arrêtez là.
        [cancel-counter] { $rival } riposte avec { $most } : annulez-en encore { $left } au plus ; le reste fait des dommages.
       *[attack] Attaquez { $rival } : jouez encore { $left } de vos fouets au plus.
    }
    .no = { $purpose-key ->
        [counter] { $laid ->
            [0] Ne pas riposter
           *[other] Plus de fouet
        }
       *[attack] Plus de fouet
        [cancel] Subir les dommages ({ $left })
        [cancel-counter] Subir les dommages ({ $left })
    }
choice-cast-choice = Lancer un sort ?
choice-pay-spell = Jouez la seconde carte du sort.
    .about = Jouez la seconde carte du sort : symbole { $icon }, ou magie.
choice-counter-choice = Lancez un contre-sort, ou laissez faire.
    .about = Annulez le sort de { $caster } avec deux cartes magiques, ou laissez faire.
choice-teleport-choice = Lancez Téléportation, ou avancez normalement.

## Ce que l’hôte peut choisir

option-spells = Sorts
    .about = Les cartes magiques peuvent aussi payer des sorts et des contre-sorts.
    .true = activés
    .false = désactivés
option-laps = Tours de piste
    .about = Le nombre de tours de la course.
    .number-1 = un tour
    .number-2 = deux tours
    .number-3 = trois tours
    .number-4 = quatre tours
    .number-5 = cinq tours
option-kingmaking = Faiseur de rois
    .about = Les joueurs qui ne peuvent pas gagner ne peuvent pas attaquer ceux qui le peuvent.
    .true = oui
    .false = non : chacun peut agir contre chacun
option-layout = Disposition
    .about = L’emplacement de la ligne d’arrivée dans sa ligne droite.
    .rulebook = au début de la ligne droite
    .summary = une tuile plus loin
option-short-track = Piste courte
    .about = Courir sur une boucle plus petite.
    .true = piste courte
    .false = piste entière
option-same-shape-terrain = Altération du terrain et formes
    .about = Les tuiles que l’Altération du terrain peut échanger.
    .true = droite avec droite, courbe avec courbe
    .false = deux tuiles quelconques
option-spells-per-turn = Sorts par tour
    .about = Combien de sorts un joueur peut lancer dans un tour.
    .one = un seul
    .unlimited = sans limite
option-open-hands = Mains ouvertes
    .about = Jouer avec toutes les mains visibles, pour apprendre.
    .true = mains visibles
    .false = mains cachées
option-components = Matériel
    .about = Chars, pioche, tuiles et disposition lus dans un fichier ; ceux de la boîte ne sont pas entièrement connus.
    .default = le matériel reconstitué

## Libellés du plateau

label-round = Manche { $round }
label-lap = tour { $lap } sur { $laps }
label-deck = Pioche { $count }, défausse { $discard }
label-set = matériel reconstitué
label-own-set = matériel « { $name } »
label-open-hands = mains ouvertes
label-order = Ordre de jeu
label-ahead = Devant vous
label-ahead-tile = { $number } { $tile }
label-finish = la ligne d’arrivée
label-hidden-rest = ensuite face cachée
label-chance = vitesse { $speed } : crash { $crash } %, dommages attendus { $damage }
label-chariot = char { $colour }
label-chariot-plain = char { $colour }, Attelage { $beast }, Conducteur { $driver }, Endurance { $chariot }
label-speed = vitesse { $speed }
label-hastened = +3
label-pool = vitesse { $speed } ({ $cards })
label-damage = dommages { $damage }/{ $chariot }
label-damage-plain = dommages { $damage } sur { $chariot }
label-status-down = accidenté
label-status-recovered = revient
label-status-out = éliminé
label-crossed = arrivé
label-broken = roue cassée
label-place = { $tile-number ->
    [0] sur { the-tile }
   *[other] à { the-tile }
}
label-track = Piste
label-track-tile = { $number } { $tile }
label-hidden-from = face cachée de { $first } à { $last }
label-line = ici : { $players }
label-outside = accidentés à côté : { $players }
label-steps = { $count ->
    [one] encore { $count } pas
   *[other] encore { $count } pas
}
label-hand = Main
help-example = « ajouter fouet vert », ou « vert »
rules-example = étables
label-legend = #2 rochers · ^3 saut · !vr embûche et ses symboles · + étables · – vide · ░ face cachée · ×R accidenté, hors de la piste · valeurs : Attelage/Conducteur/Endurance
legend-tiles = #2 rochers · ^3 saut · !vr embûche
legend-more = + étables · – vide · ░ face cachée
icon-green = v
icon-yellow = j
icon-red = r
icon-blue = b
icon-black = n

## Conseils : de quoi se fait une valeur, ce qui est supposé, ce qui peut mal tourner

term-tiles = distance parcourue, en tuiles
term-turn-to-come = tour encore à jouer, en tuiles
term-speed = vitesse, en tuiles
term-damage = dommages, en tuiles
term-danger = danger devant, en tuiles
term-magic = magie en main, en tuiles
term-best-rival = le rival le plus fort, en tuiles
fact-reins-guessed = { $most ->
    [0] { $seat } n’a sans doute aucune rêne
   *[other] { $seat } a sans doute de { $least } à { $most } rênes
}
promise-risk = { $percent } % de risque de crash

## La fin

end-title = La course est terminée
end-place = place
end-player = joueur
end-chariot = char
end-how = distance
end-past = { $count ->
    [0] sur la ligne
    [one] { $count } tuile après la ligne
   *[other] { $count } tuiles après la ligne
}
end-short = { $count ->
    [one] { $count } tuile avant la ligne
   *[other] { $count } tuiles avant la ligne
}
end-out = éliminé
end-damage = dommages { $damage }/{ $chariot }
