### Arena Maximus : le plateau, la main, les questions.

arena-you = Vous
arena-round = Manche { $round }
arena-laps = { $count ->
    [one] un tour de piste
   *[other] { $count } tours de piste
}
arena-lap-of = Tour de piste { $lap } sur { $laps }
arena-start = DÉPART
arena-finish = ARRIVÉE
arena-board = L’arène, manche { $round }.
arena-board-you = Vous menez le char { $colour }, tuile { $tile }. Le texte ci-dessous dit tout.
arena-ribbon = Les prochaines tuiles, mises en ligne

arena-phase-spell = Sort
arena-phase-speed = Vitesse
arena-phase-discard = Défausse
arena-phase-draw = Pioche
arena-phase-drive = Course

## Cartes

arena-card-whip = Fouet
arena-card-rein = Rêne
arena-card-magic = Magie
arena-card-used = { $card } : { $fate }
arena-card-idle = { $card }, inutile maintenant
arena-fate-add = vitesse
arena-fate-off = retirée
arena-fate-discard = défaussée
arena-fate-lay = jouée
arena-pool = Vitesse
arena-pool-empty = Vitesse 0 : aucune carte ici.
arena-hand = Votre main, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
arena-hand-short = Main
arena-hand-empty = Votre main est vide.

## Un tour que l’on compose

arena-plan = Vitesse
arena-plan-discard = Défausse
arena-plan-damage = dommages : { $damage } sur { $chariot }
arena-plan-hidden = { $count ->
    [one] une tuile encore cachée
   *[other] { $count } tuiles encore cachées
}
arena-plan-hasten = { $count } tuiles de plus grâce à Hâte
arena-plan-speed = Vitesse
arena-plan-reach = Jusqu’à
arena-plan-to = vers { $tile }
arena-plan-harm = Dommages moy.
arena-plan-crash = Accident %
arena-plan-met = Bloqueurs
arena-plan-stays = sur place
arena-plan-finish = arrivée
arena-plan-about = Chances exactes : vos cartes, votre pioche, les tuiles cachées ; sans les rivaux.
arena-plan-about-rough = Chances presque exactes : vos cartes, votre pioche, les tuiles cachées ; sans les rivaux.
arena-plan-coming = Peuvent encore vous y rejoindre dans cette manche : { $names }.
arena-plan-comer = { $name } ({ $sets ->
    [0] sans percuter
    [one] jusqu’à une paire pour percuter
   *[other] jusqu’à { $sets } paires pour percuter
})
arena-plan-throw = Choisissez { $most ->
    [one] au plus une carte
   *[other] jusqu’à { $most } cartes
} à défausser.
arena-plan-draw = { $count ->
    [0] Ensuite vous ne piochez rien.
    [one] Ensuite vous piochez une carte.
   *[other] Ensuite vous piochez { $count } cartes.
}
arena-stages = Étapes du tour
arena-stage-speed = Vitesse { $speed }
arena-stage-discard = { $count ->
    [0] Défausse ({ $most } au plus)
    [one] Défausser une carte
   *[other] Défausser { $count } cartes
}
arena-keep = Tout garder et partir
arena-speed-label = Vitesse { $speed } : { $tile }, accident { $crash } pour cent ({ $danger }), dommages { $damage } en moyenne
arena-speed-label-bare = Vitesse { $speed } : { $tile }
arena-danger-safe = sûr
arena-danger-warn = risqué
arena-danger-danger = dangereux

arena-do-speed = Vitesse { $speed }
arena-do-turn = { $count ->
    [0] Vitesse { $speed }, partir
    [one] Vitesse { $speed }, défausser une carte, partir
   *[other] Vitesse { $speed }, défausser { $count } cartes, partir
}
arena-do-discard-phase = { $count ->
    [one] Défausser une carte et partir
   *[other] Défausser { $count } cartes et partir
}
arena-do-fresh-hand = { $count ->
    [one] Défausser une carte et piocher
   *[other] Défausser { $count } cartes et piocher
}
arena-do-pay-rocks = { $count ->
    [one] Payer une rêne
   *[other] Payer { $count } rênes
}
arena-do-answer-block = { $count ->
    [one] Annuler avec une rêne
   *[other] Annuler avec { $count } rênes
}
arena-do-block = { $count ->
    [one] Bloquer avec une rêne
   *[other] Bloquer avec { $count } rênes
}
arena-do-lay-sets-ram = { $count ->
    [one] Percuter avec une paire
   *[other] Percuter avec { $count } paires
}
arena-do-lay-sets-cancel = { $count ->
    [one] Annuler une paire
   *[other] Annuler { $count } paires
}
arena-do-lay-whips-attack = { $count ->
    [one] Attaquer avec un fouet
   *[other] Attaquer avec { $count } fouets
}
arena-do-lay-whips-cancel = { $count ->
    [one] Annuler un fouet
   *[other] Annuler { $count } fouets
}
arena-do-lay-whips-counter = { $count ->
    [one] Riposter avec un fouet
   *[other] Riposter avec { $count } fouets
}
arena-do-lay-whips-cancel-counter = { $count ->
    [one] Annuler un fouet
   *[other] Annuler { $count } fouets
}

## Les autres questions : la question, d’où elle vient, ce qu’elle signifie

arena-ask-fresh-hand = Défaussez ce que vous voulez
    .from = Aux étables
    .about = Choisissez autant de cartes que vous voulez ; votre main remonte ensuite à sept.
arena-ask-pay-rocks = { $left ->
    [one] Rochers : une rêne
   *[other] Rochers : { $left } rênes
}
    .from = Vous roulez sur des rochers
    .about = Chaque rêne qui manque fait un point de dommage.
arena-ask-pay-hazard = Embûche : une carte au symbole { $icon } ?
    .from = Vous entrez dans une embûche
    .about = Sans elle, ce symbole fait un point de dommage.
arena-ask-stables-choice = S’arrêter aux étables ?
    .from = Vous arrivez aux étables
    .about = Tous les dommages sont réparés, votre vitesse est perdue, et vous pouvez changer de main. Le tour s’arrête là.
arena-ask-ram-choice = Percuter quelqu’un ?
    .from = La tuile suivante est occupée
    .about = Une paire, c’est un fouet et une rêne : deux points de dommage, à moins d’être annulée.
arena-ask-attack-choice = Attaquer quelqu’un ?
    .from = Vous n’êtes pas seul sur cette tuile
    .about = Chaque fouet fait un point de dommage, à moins d’être annulé ; l’autre peut riposter.
arena-ask-lay-sets-ram = Percuter { $rival } : { $left ->
    [one] une paire
   *[other] de 1 à { $left } paires
}
    .about = Une paire, c’est un fouet et une rêne, et deux points de dommage.
arena-ask-lay-sets-cancel = Annuler ? De 0 à { $left } paires
    .from = { $rival } vous percute avec { $against ->
        [one] une paire
       *[other] { $against } paires
    }
    .about = Chaque paire annulée coûte un point à { $rival } ; chaque autre vous en coûte deux.
arena-ask-block = Bloquer ? De 0 à { $left } rênes
    .from = { $rival } arrive sur votre tuile
    .about = { $rival } doit répondre par autant de rênes, ou reste sur la tuile { $tile } et finit son tour. { $before ->
        [0] {""}
        [one] Une rêne y est déjà.
       *[other] { $before } rênes y sont déjà.
    }
arena-ask-answer-block = { $left ->
    [one] Jouez une rêne, ou restez
   *[other] Jouez { $left } rênes, ou restez
}
    .from = On vous bloque
    .about = Toutes ou aucune : si vous cédez, votre tour s’arrête là et vous gardez vos cartes.
arena-ask-lay-whips-attack = Attaquer { $rival } : { $left ->
    [one] un fouet
   *[other] de 1 à { $left } fouets
}
    .about = Chaque fouet qui n’est pas annulé fait un point de dommage.
arena-ask-lay-whips-cancel = Annuler ? De 0 à { $left } fouets
    .from = { $rival } vous attaque avec { $against ->
        [one] un fouet
       *[other] { $against } fouets
    }
    .about = Chaque fouet que vous n’annulez pas fait un point de dommage. Ensuite vous pouvez riposter.
arena-ask-lay-whips-counter = Riposter ? De 0 à { $left } fouets
    .from = { $rival } vous a attaqué
    .about = Chaque fouet qui n’est pas annulé fait un point de dommage.
arena-ask-lay-whips-cancel-counter = Annuler ? De 0 à { $left } fouets
    .from = { $rival } riposte avec { $against ->
        [one] un fouet
       *[other] { $against } fouets
    }
    .about = Chaque fouet que vous n’annulez pas fait un point de dommage.
arena-ask-cast-choice = Lancer un sort ?
    .from = Avant de régler la vitesse
    .about = Un sort coûte une carte magique et une carte de sa couleur.
arena-ask-pay-spell = La seconde carte du sort : symbole { $icon }
arena-ask-teleport-choice = Se téléporter par-dessus la tuile suivante ?
    .from = { $steps ->
        [one] Encore un pas
       *[other] Encore { $steps } pas
    }
arena-ask-counter-choice = Contrer le sort ?
    .from = { $rival } lance un sort
    .about = Un contre-sort coûte deux cartes magiques, et le sort est perdu.
arena-ask-cards = Choisissez un nombre ici, ou vos propres cartes plus bas.
arena-ask-half = Il manque quelque chose : une paire, c’est un fouet et une rêne, et un blocage s’annule en entier.
arena-swap = Altération du terrain : échanger deux tuiles

arena-none-fresh-hand = C’est tout : piocher
arena-none-pay-rocks = Subir les dommages ({ $left })
arena-none-pay-hazard = Subir un point
arena-none-ram-choice = Ne pas percuter
arena-none-attack-choice = Ne pas attaquer
arena-none-lay-sets-cancel = Ne rien annuler
arena-none-lay-sets-ram = Pas d’autre paire
arena-none-block = Laisser passer
arena-none-lay-whips-attack = Pas d’autre fouet
arena-none-lay-whips-cancel = Subir les dommages ({ $left })
arena-none-lay-whips-counter = Ne pas riposter
arena-none-lay-whips-cancel-counter = Subir les dommages ({ $left })
arena-none-counter-choice = Laisser faire
arena-none-teleport-choice = Avancer
arena-none-discard-phase = Tout garder et partir

arena-count-reins = { $count ->
    [one] Une rêne
   *[other] { $count } rênes
}
arena-count-whips = { $count ->
    [one] Un fouet
   *[other] { $count } fouets
}
arena-count-sets = { $count ->
    [one] Une paire
   *[other] { $count } paires
}

arena-reason-speed = Attelage { $beast } : autant de cartes en plus ou en moins.
arena-reason-discard = Conducteur { $driver } : autant de cartes peuvent partir.
arena-reason-driver = Conducteur { $driver } : autant de rênes au plus.
arena-reason-damage = Dommages jusqu’ici : { $damage } sur { $chariot }.

## Les places et le côté

arena-b = A
arena-d = C
arena-c = E
arena-scores-title = Attelage, Conducteur, Endurance
arena-scores = Attelage { $beast }, Conducteur { $driver }, Endurance { $chariot }
arena-damage-of = dommages { $damage } sur { $chariot }
arena-broken = roue brisée
arena-whole = roue intacte
arena-note-speed = Vitesse
arena-note-hand = Cartes en main
arena-at = tuile { $tile }, { $count ->
    [1] char seul
   *[other] n° { $place } de la file
}
arena-at-short = { $count ->
    [1] tuile { $tile }
   *[other] tuile { $tile }, n° { $place }
}
arena-beside = à côté de la tuile { $tile }
arena-tile-short = tuile { $tile }
arena-beside-short = accident, { $tile }
arena-state-moving = en course
arena-state-asked = doit répondre
arena-state-moved = a joué
arena-state-waiting = doit jouer
arena-state-down = accidenté
arena-state-recovered = revient bientôt
arena-state-out = éliminé
arena-state-crossed = ligne franchie
arena-order = Le dernier joue d’abord :
arena-deck = Pioche { $count }
arena-discard = Défausse { $count }
arena-piles = Pioche · défausse
arena-discard-look = { $count ->
    [one] { $count } carte défaussée : la voir
   *[other] { $count } cartes défaussées : les voir
}
arena-discard-none = Rien n’est défaussé pour l’instant.
arena-set = Matériel reconstitué
arena-own-set = Matériel « { $name } »
arena-set-known = On ne connaît pas tout le contenu du jeu imprimé. On connaît le nombre de cartes et de tuiles, la longueur de la piste, et l’on sait que les trois valeurs d’un char font dix.
arena-set-guessed = Le reste, nous l’avons composé et essayé sur des milliers de parties : les valeurs de la plupart des chars, la répartition des symboles sur les cartes, et ce que montre chaque tuile.
arena-set-own = Si vous possédez le jeu, vous pouvez charger votre propre liste : sur la page d’une nouvelle table, sous « Règles », « Matériel ».

## Le plateau en texte

arena-text = Manche { $round }, tour de piste { $lap } sur { $laps } ; { $deck } cartes dans la pioche.
arena-text-you = Vous menez le char { $colour } : { $where }.
arena-text-order = Doivent encore jouer, dans cet ordre : { $names }.
arena-text-track = La piste, à partir de vous
arena-text-tile = Tuile
arena-text-face = Ce qu’elle montre
arena-text-line = Dans la file
arena-text-down = Accidentés, à côté
arena-text-hidden = Les tuiles { $first } à { $last } sont face cachée.
arena-text-chariots = Les chars, le premier en tête
arena-text-who = Char
arena-text-where = Où
arena-text-scores = Valeurs
arena-text-damage = Dommages
arena-text-speed = Vitesse
arena-text-hand = Cartes en main
arena-text-state = État
arena-shape-straight = ligne droite
arena-shape-curve = virage

arena-end-how = Distance
arena-end-damage = Dommages

arena-key-figures = 0–9
    .does = Une vitesse, ou autant de cartes ou de paires ; 0 n’en joue aucune
