### Arena Maximus : le plateau, la main, les questions.

arena-you = Vous
arena-round = Manche { $round }
arena-laps = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
arena-lap-of = Tour { $lap } sur { $laps }
arena-start = DÉPART
arena-finish = ARRIVÉE
arena-board = L’arène, manche { $round }.
arena-board-you = Vous menez le char { $colour }, tuile { $tile }. Le texte ci-dessous décrit tout.
arena-ribbon = Les prochaines tuiles, en ligne droite

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
arena-card-idle = { $card }, inutilisable maintenant
arena-fate-add = à la vitesse
arena-fate-off = retirée
arena-fate-discard = défaussée
arena-fate-lay = jouée
arena-pool = Réserve de vitesse
arena-pool-empty = Vitesse 0 : aucune carte dans la réserve.
arena-hand = Votre main, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
arena-hand-short = Main
arena-hand-empty = Votre main est vide.

## Un tour que l’on compose

arena-plan = Régler la vitesse
arena-plan-discard = Défausse
arena-plan-damage = dommages { $damage }/{ $chariot }
arena-plan-hidden = { $count ->
    [one] 1 tuile encore cachée
   *[other] { $count } tuiles encore cachées
}
arena-plan-hasten = { $count } tuiles de plus grâce à Hâte
arena-plan-speed = Vitesse
arena-plan-reach = Jusqu’à
arena-plan-to = vers { $tile }
arena-plan-harm = Dommages moy.
arena-plan-crash = Crash %
arena-plan-met = Peuvent bloquer
arena-plan-stays = sur place
arena-plan-finish = arrivée
arena-plan-about = Probabilités exactes : vos cartes, votre pioche, les tuiles cachées ; sans les rivaux.
arena-plan-about-rough = Probabilités presque exactes : vos cartes, votre pioche, les tuiles cachées ; sans les rivaux.
arena-plan-coming = Peuvent encore vous y rejoindre dans cette manche : { $names }.
arena-plan-comer = { $name } ({ $sets ->
    [0] ne peut pas percuter
    [one] jusqu’à 1 paire pour percuter
   *[other] jusqu’à { $sets } paires pour percuter
})
arena-plan-throw = Défaussez jusqu’à { $most ->
    [one] { $most } carte.
   *[other] { $most } cartes.
}
arena-plan-draw = { $count ->
    [0] Votre main sera pleine : rien à piocher.
    [one] Vous piocherez ensuite 1 carte.
   *[other] Vous piocherez ensuite { $count } cartes.
}
arena-stages = Étapes du tour
arena-stage-speed = Vitesse { $speed }
arena-stage-discard = { $count ->
    [0] Défausser jusqu’à { $most }
   *[other] Défausser { $count }
}
arena-keep = Tout garder et partir
arena-speed-label = Vitesse { $speed } : { $tile }, crash { $crash } pour cent ({ $danger }), { $damage } dommages en moyenne
arena-speed-label-bare = Vitesse { $speed } : { $tile }
arena-danger-safe = sûr
arena-danger-warn = risqué
arena-danger-danger = dangereux

arena-do-speed = Vitesse { $speed }
arena-do-turn = { $count ->
    [0] Partir à vitesse { $speed }
   *[other] Vitesse { $speed }, défausser { $count }, partir
}
arena-do-discard-phase = { $count ->
    [one] Défausser 1 carte et partir
   *[other] Défausser { $count } cartes et partir
}
arena-do-fresh-hand = { $count ->
    [one] Défausser 1 carte et piocher
   *[other] Défausser { $count } cartes et piocher
}
arena-do-pay-rocks = { $count ->
    [one] Payer 1 rêne
   *[other] Payer { $count } rênes
}
arena-do-answer-block = { $count ->
    [one] Annuler le blocage avec 1 rêne
   *[other] Annuler le blocage avec { $count } rênes
}
arena-do-block = { $count ->
    [one] Bloquer avec 1 rêne
   *[other] Bloquer avec { $count } rênes
}
arena-do-lay-sets-ram = { $count ->
    [one] Percuter avec 1 paire
   *[other] Percuter avec { $count } paires
}
arena-do-lay-sets-cancel = { $count ->
    [one] Annuler 1 paire
   *[other] Annuler { $count } paires
}
arena-do-lay-whips-attack = { $count ->
    [one] Attaquer avec 1 fouet
   *[other] Attaquer avec { $count } fouets
}
arena-do-lay-whips-cancel = { $count ->
    [one] Annuler 1 fouet
   *[other] Annuler { $count } fouets
}
arena-do-lay-whips-counter = { $count ->
    [one] Riposter avec 1 fouet
   *[other] Riposter avec { $count } fouets
}
arena-do-lay-whips-cancel-counter = { $count ->
    [one] Annuler 1 fouet
   *[other] Annuler { $count } fouets
}

## Les autres questions : la question, d’où elle vient, ce qu’elle signifie

arena-ask-fresh-hand = Défaussez ce que vous voulez
    .from = Aux étables
    .about = Choisissez autant de cartes que vous voulez ; votre main remonte ensuite à sept.
arena-ask-pay-rocks = { $left ->
    [one] Rochers : payez 1 rêne
   *[other] Rochers : payez { $left } rênes
}
    .from = Vous roulez sur des rochers
    .about = Chaque rêne manquante fait 1 dommage.
arena-ask-pay-hazard = Embûche : jouer une carte au symbole { $icon } ?
    .from = Vous entrez dans une embûche
    .about = Sans elle, ce symbole fait 1 dommage.
arena-ask-stables-choice = S’arrêter aux étables ?
    .from = Vous arrivez aux étables
    .about = Tous les dommages sont réparés et vous pouvez changer de main, mais vous perdez votre réserve de vitesse et votre tour s’arrête là.
arena-ask-ram-choice = Percuter un rival ?
    .from = Un rival est sur la tuile suivante
    .about = Une paire, c’est un fouet et une rêne : 2 dommages, sauf si elle est annulée.
arena-ask-attack-choice = Attaquer un rival ?
    .from = Vous partagez cette tuile
    .about = Chaque fouet fait 1 dommage, sauf s’il est annulé. La cible peut riposter.
arena-ask-lay-sets-ram = { $left ->
    [one] Percuter { $rival } avec 1 paire
   *[other] Percuter { $rival } avec 1 à { $left } paires
}
    .about = Une paire, c’est un fouet et une rêne ; elle fait 2 dommages.
arena-ask-lay-sets-cancel = { $left ->
    [one] Annuler 1 paire ?
   *[other] Annuler jusqu’à { $left } paires ?
}
    .from = { $rival } vous percute avec { $against ->
        [one] 1 paire
       *[other] { $against } paires
    }
    .about = Chaque paire annulée fait 1 dommage à { $rival } ; chaque autre vous en fait 2.
arena-ask-block = { $left ->
    [one] Bloquer avec une rêne ?
   *[other] Bloquer avec 1 à { $left } rênes ?
}
    .from = { $rival } arrive sur votre tuile
    .about = { $rival } doit jouer autant de rênes, sinon reste sur la tuile { $tile } et finit son tour. { $before ->
        [0] {""}
        [one] 1 rêne a déjà été jouée.
       *[other] { $before } rênes ont déjà été jouées.
    }
arena-ask-answer-block = { $left ->
    [one] Jouez 1 rêne, ou restez ici
   *[other] Jouez { $left } rênes, ou restez ici
}
    .from = On vous bloque
    .about = Toutes ou aucune : si vous cédez, votre tour s’arrête là et vous gardez vos cartes.
arena-ask-lay-whips-attack = { $left ->
    [one] Attaquer { $rival } avec 1 fouet
   *[other] Attaquer { $rival } avec 1 à { $left } fouets
}
    .about = Chaque fouet non annulé fait 1 dommage.
arena-ask-lay-whips-cancel = { $left ->
    [one] Annuler 1 fouet ?
   *[other] Annuler jusqu’à { $left } fouets ?
}
    .from = { $rival } vous attaque avec { $against ->
        [one] 1 fouet
       *[other] { $against } fouets
    }
    .about = Chaque fouet que vous n’annulez pas fait 1 dommage. Ensuite, vous pouvez riposter.
arena-ask-lay-whips-counter = { $left ->
    [one] Riposter avec un fouet ?
   *[other] Riposter avec 1 à { $left } fouets ?
}
    .from = { $rival } vous a attaqué
    .about = Chaque fouet non annulé fait 1 dommage.
arena-ask-lay-whips-cancel-counter = { $left ->
    [one] Annuler 1 fouet ?
   *[other] Annuler jusqu’à { $left } fouets ?
}
    .from = { $rival } riposte avec { $against ->
        [one] 1 fouet
       *[other] { $against } fouets
    }
    .about = Chaque fouet que vous n’annulez pas fait 1 dommage.
arena-ask-cast-choice = Lancer un sort ?
    .from = Avant de régler la vitesse
    .about = Un sort coûte une carte magique et une carte de sa couleur.
arena-ask-pay-spell = La seconde carte du sort : symbole { $icon }
arena-ask-teleport-choice = Se téléporter par-dessus la tuile suivante ?
    .from = { $steps ->
        [one] Encore 1 pas
       *[other] Encore { $steps } pas
    }
arena-ask-counter-choice = Contrer le sort ?
    .from = { $rival } lance un sort
    .about = Un contre-sort coûte deux cartes magiques ; le sort échoue.
arena-ask-cards = Choisissez un nombre ici, ou des cartes de votre main plus bas.
arena-ask-half = Incomplet : une paire, c’est un fouet et une rêne, et un blocage s’annule en entier.
arena-swap = Altération du terrain : échanger deux tuiles

arena-none-fresh-hand = Garder le reste et piocher
arena-none-pay-rocks = Subir les dommages : { $left }
arena-none-pay-hazard = Subir 1 dommage
arena-none-ram-choice = Ne pas percuter
arena-none-attack-choice = Ne pas attaquer
arena-none-lay-sets-cancel = Ne rien annuler
arena-none-lay-sets-ram = Plus de paire
arena-none-block = Laisser passer
arena-none-lay-whips-attack = Plus de fouet
arena-none-lay-whips-cancel = Subir les dommages : { $left }
arena-none-lay-whips-counter = Ne pas riposter
arena-none-lay-whips-cancel-counter = Subir les dommages : { $left }
arena-none-counter-choice = Laisser faire
arena-none-teleport-choice = Avancer normalement
arena-none-discard-phase = Tout garder et partir

arena-count-reins = { $count ->
    [one] 1 rêne
   *[other] { $count } rênes
}
arena-count-whips = { $count ->
    [one] 1 fouet
   *[other] { $count } fouets
}
arena-count-sets = { $count ->
    [one] 1 paire
   *[other] { $count } paires
}

arena-reason-speed = Attelage { $beast } : changez votre vitesse de { $beast ->
    [one] { $beast } carte au plus.
   *[other] { $beast } cartes au plus.
}
arena-reason-discard = Conducteur { $driver } : défaussez { $driver ->
    [one] { $driver } carte au plus.
   *[other] { $driver } cartes au plus.
}
arena-reason-driver = Conducteur { $driver } : jouez { $driver ->
    [one] { $driver } rêne au plus.
   *[other] { $driver } rênes au plus.
}
arena-reason-damage = Dommages jusqu’ici : { $damage } sur { $chariot }.

## Les places et le côté

arena-b = A
arena-d = C
arena-c = E
arena-scores-title = Attelage, Conducteur, Endurance
arena-scores = Attelage { $beast }, Conducteur { $driver }, Endurance { $chariot }
arena-damage-of = dommages { $damage }/{ $chariot }
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
arena-beside-short = crash, { $tile }
arena-state-moving = en course
arena-state-asked = réfléchit
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
arena-discard-none = Rien n’a encore été défaussé.
arena-set = Matériel reconstitué
arena-own-set = Matériel « { $name } »
arena-set-known = On ne connaît pas tout le contenu du jeu imprimé. On connaît le nombre de cartes et de tuiles, la longueur de la piste, et l’on sait que les trois valeurs d’un char font dix au total.
arena-set-guessed = Nous avons complété le reste et l’avons testé sur des milliers de parties : les valeurs de la plupart des chars, la répartition des symboles sur les cartes et ce que montre chaque tuile.
arena-set-own = Si vous possédez le jeu, vous pouvez charger votre propre liste en ouvrant une table, sous « Règles », « Matériel ».

## Le plateau en texte

arena-text = Manche { $round }, tour { $lap } sur { $laps } ; { $deck } cartes dans la pioche.
arena-text-you = Vous menez le char { $colour } : { $where }.
arena-text-order = Doivent encore jouer, dans cet ordre : { $names }.
arena-text-track = La piste, à partir de vous
arena-text-tile = Tuile
arena-text-face = Ce qu’elle montre
arena-text-line = Dans la file
arena-text-down = Chars accidentés, à côté
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
    .does = Régler cette vitesse, ou jouer autant de cartes ou de paires ; 0 n’en joue aucune
