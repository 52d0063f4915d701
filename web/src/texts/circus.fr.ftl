### Circus Maximus sur le plateau.

circus-board = { $shape ->
    [eight] Le cirque : huit couloirs en forme de huit, dont les branches se croisent au milieu.
   *[oval] Le cirque : huit couloirs autour de la spina.
} Espace avance, gauche et droite changent de couloir, A attaque, B freine, Z annule un pas, plus et moins zooment.
circus-key-ahead = Espace, ↑
    .does = Avancer
circus-key-lanes = ← →
    .does = Changer de couloir, vers l’intérieur ou l’extérieur
circus-key-brake = b
    .does = Freiner
circus-key-attack = a
    .does = Attaquer
circus-key-way = w
    .does = Un autre chemin vers la même case
circus-key-back = z
    .does = Annuler le dernier pas du plan
circus-key-speed = ↑ ↓
    .does = Régler la vitesse, plus ou moins vite
circus-key-threat = t
    .does = Montrer qui peut m’atteindre
circus-key-mine = m
    .does = Voir mon char
circus-key-rivals = r
    .does = Voir le rival suivant
circus-key-zoom = + − 0
    .does = Zoom avant, zoom arrière, réinitialiser
circus-key-pan = Maj + ← ↑ → ↓
    .does = Déplacer la vue
circus-start = DÉPART
circus-finish = ARRIVÉE
circus-lap = Tour { $lap }/{ $laps }
circus-turn = Tour de jeu { $turn }
circus-log-turn = Tour de jeu { $turn } · { $chariot }
circus-before = Départ
circus-lap-turn = Tour de piste { $lap } sur { $laps }, tour de jeu { $turn }
circus-you = vous
circus-chariot = { $name } ({ $colour })
circus-chariot-word = Char
circus-close = Fermer
circus-percent = { $percent } %

## La vue et ce qui est dessiné par-dessus

circus-zoom-in = Zoom avant
circus-zoom-out = Zoom arrière
circus-zoom-reset = Revenir à mon char
circus-map = Plan du cirque : déplacer la vue
circus-layers-menu = Calques
circus-layers = Ce qui s’affiche sur le plateau
circus-layer-reach = Portée
circus-layer-risk = Risque
circus-layer-threat = Qui peut m’atteindre
circus-layer-blocked = Couloirs bloqués
circus-layer-cup = Jetons dans l’urne
circus-layer-names = Noms
circus-layer-text = Plateau en texte
circus-pane-drive = Conduire
circus-pane-sheet = Feuille
circus-pane-order = Classement

## Risques et menaces

circus-out = hors course { $percent } pour cent
circus-chance-about = environ { $percent }
circus-chance-between = de { $least } à { $most }
circus-out-word = hors course
circus-out-straight = tout droit
circus-you-out-fine = vous hors course { $percent } %
circus-attacker-out = attaquant hors course { $percent } %
circus-threat = { $letter } : { $least }+ (max. { $most })
circus-square-end = { $square }. { $strain ->
    [0] Sans effort
   *[other] Effort { $strain }
}, endurance restante { $endurance }, hors course { $percent } pour cent.

## Feuilles de route

circus-sheets = Feuille de route
circus-all-sheets = Toutes les feuilles de route
circus-sheet-of = Feuille de route de { $chariot }
circus-boxes = { $left } sur { $all }
circus-modifier = Mod.
circus-team = Attelage
circus-most = Max.
circus-horses = Chevaux
circus-wheels = Roues, { $weight }
circus-left = G
circus-right = D
circus-hits = Blessures
circus-endurance = Endurance { $left }/{ $all }
circus-speeds = Vitesses
circus-unbuilt = Tiré aux dés quand tous les points de préparation sont révélés.

## Écrire les vitesses

circus-speed = Vitesse
circus-lap-short = Tour
circus-gap = Écart
circus-gap-means = Cases de retard sur le premier, mesurées le long de la piste
circus-gap-squares = +{ $count }
circus-speed-short = Vit.
circus-mf = FM
circus-mfs = { $count } FM
circus-slower = Moins vite
circus-faster = Plus vite
circus-ends = Arrive en
circus-strain = Effort
circus-strain-of = effort { $points }
circus-left-short = End.
circus-out-short = % hors
circus-safe-to = jusqu’à { $speed } : aucun effort si vous allez tout droit
circus-sealed-end = endurance { $from } → { $to }
circus-speed-means = { $speed } : arrive en { $square }, effort { $strain }, endurance { $endurance }, hors course { $percent } pour cent
circus-hurry = Le temps de réaction court : pas le temps de compter les cases, chaque pas est aussitôt définitif.

## Le déplacement

circus-plan = Votre déplacement
circus-on-foot = À pied
circus-plan-how = Cliquez sur la case à atteindre ; recliquez pour un autre chemin. Les marques montrent où mène chaque couloir en ligne droite, et le risque.
circus-spent = { $spent } sur { $all } FM
circus-endurance-left = end. { $left }
circus-times = { $words } × { $count }
circus-way-of = Chemin { $number } sur { $all }
circus-other-way = { $square } : recliquez pour un autre chemin
circus-undo-step = Annuler le pas
circus-clear = Effacer
circus-plan-breaks = { $percent } % : le plan échoue
circus-attack-ends = Le rival répond d’abord ; vous continuerez ensuite.
circus-next = À venir
circus-pad-in = Intérieur
circus-pad-ahead = Tout droit
circus-pad-out = Extérieur
circus-pad-brake = Freiner
circus-check = { $what } en { $square }{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
}
circus-check-strain = Effort
circus-check-wreck = Épave
circus-check-flip = Renversement
circus-check-ram = Choc
circus-check-wheels = Test de roue
circus-attack-averted = évitée { $percent } % s’il essaie
circus-attack-damaged = caisse abîmée { $percent } %
circus-attack-lead = l’attelage perd de l’endurance { $percent } %
circus-attack-dies = un cheval meurt { $percent } %
circus-attack-theirs = il est hors course { $percent } %
circus-attack-mine = vous êtes hors course { $percent } %

## Autres réponses

circus-answers = Votre décision
circus-defence = On vous attaque
circus-if-held = Si vous encaissez :
circus-succeeds = réussit { $percent } %
circus-reach-squares = { $count ->
    [one] { $count } case tout droit
   *[other] { $count } cases tout droit
}
circus-costs-endurance = −{ $count } endurance
circus-boxes-left = { $left } cases restantes
circus-damage = { $damage } de dégâts jusqu’ici
circus-points-average = { $points } points en moyenne

## Préparation

circus-prepare = Préparation
circus-part-driver = Aurige
circus-part-car = Caisse
circus-part-team = Attelage
circus-part-endurance = Endurance
circus-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
circus-points-spent = { $spent } points sur { $all }
circus-buys-driver = modificateur +{ $modifier }, { $hits } cases
circus-buys-car = caisse { $weight }
circus-buys-team = vitesse { $speed }
circus-buys-endurance = endurance { $endurance }
circus-prepare-why = Les dés décident dans chaque fourchette, une fois tous les points révélés.
circus-prepare-others = Vous conduisez aussi { $chariots }.

## Le peloton

circus-order = Classement
circus-place = Place
circus-square = Case
circus-state = Ce tour de jeu
circus-chariots = Chars
circus-look = Voir { $chariot }
circus-moving = roule : { $left } FM
circus-state-writing = réfléchit
circus-state-written = scellé
circus-state-cup = dans l’urne
circus-state-later = second rang
circus-state-moved = a roulé
circus-cup = L’urne
circus-in-cup = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
circus-cup-holds = { $count ->
    [0] L’urne est vide
   *[other] Dans l’urne : { $chariots }
}
circus-drawn = Tirés
circus-none-drawn = aucun encore

## Jets et tables

circus-roll = Jet
circus-thrown = Derniers jets
circus-thrown-none = Aucun dé n’a encore été jeté.
circus-roll-of = Jet : { $sentence }
circus-chart-strain = Effort en virage
circus-chart-lash = Fouet
circus-chart-cars = Caisse contre caisse
circus-chart-over = Sur une épave
circus-chart-horse-struck = Cheval frappé
circus-chart-wheel-struck = Roue frappée
circus-chart-roll = jet
circus-chart-used = Ligne { $row } : { $result }
circus-flip-caption = Renversé ! { $rolled } au jet, la limite était { $limit }
circus-flip-needed = Pour se renverser, il fallait { $needed } ou plus ; jet : { $rolled }.
circus-cell-attacker = caisse de l’attaquant abîmée
circus-cell-both = les deux caisses abîmées
circus-cell-neither = aucun dégât
circus-cell-defender = caisse du défenseur abîmée
circus-cell-safe = indemne
circus-cell-jostled = secoué
circus-cell-wheels = roues touchées
circus-cell-hobbled = les chevaux trébuchent
circus-cell-lamed = chevaux estropiés
circus-cell-danger = peut se renverser
circus-cell-flip = se renverse

## Le plateau en mots

circus-text-race = Tour de jeu { $turn }, tour de piste { $lap } sur { $laps }. Œufs restants : { $eggs }, dauphins restants : { $dolphins }.
circus-text-me = { $chariot } : { $place } sur { $all }, en { $square }.
circus-text-distance = Écart
circus-text-gap = { $way ->
    [ahead] { $count } devant
    [behind] { $count } derrière
   *[level] à hauteur
}
circus-text-threat = { $rival } peut attaquer { $chariot } à une vitesse de { $least } ou plus, { $most } au maximum.

## L’invite

circus-phase-prepare = Préparer
circus-phase-write = Écrire
circus-phase-drive = Rouler
circus-phase-foot = À pied
circus-reason-prepare = Secret jusqu’à ce que tous soient prêts.
circus-reason-write = { $count ->
    [one] Secret jusqu’à ce que votre jeton soit tiré.
   *[other] Secret jusqu’à ce que son jeton soit tiré. Vous écrivez pour { $count } chars.
}
circus-reason-move = Préparez votre déplacement sur le plateau ; rien ne bouge avant votre confirmation.
circus-do-seal = Sceller { $speed }
circus-do-seal-risk = Sceller { $speed } · { $percent } % hors course
circus-do-seal-unknown = Sceller { $speed } · risque inconnu
circus-do-prepare = Sceller la préparation
circus-do-drive = Rouler { $count } FM
circus-do-moves = Rouler { $count } pas

## Là où la piste se croise

circus-crossing = Au croisement
circus-crossing-free = personne
circus-entering = arrive
circus-step-first = col. { $step }
circus-step-second = rang { $step }
circus-wrong-way = à contresens
circus-bolts = { $letter } : écart, à contresens

## Règles facultatives

circus-weapons = Armes
circus-weapon-held = { $weapon }
circus-weapon-spent = { $weapon }, lancé
circus-write-whip = S : cravacher aussi l’attelage
circus-attack-hits = touche { $percent } %
circus-weather = { $weather ->
    [changeable] variable
    [rain] pluie
    [mud] boue
   *[rain-mud] pluie et boue
}
circus-text-weather = Météo : { circus-weather }.

circus-outfit = Fiche détaillée
circus-outfit-left = { $left ->
    [one] { $left } point restant
   *[other] { $left } points restants
}
circus-outfit-how = Remplissez la fiche ligne par ligne : cliquez sur une case, ou prenez un char tout prêt.
circus-outfit-ready = Tout prêts
circus-outfit-none = aucune
circus-outfit-cost = { $cost ->
    [0] gratuit
    [one] { $cost } pt
   *[other] { $cost } pts
}
circus-reason-outfit = Secret jusqu’à ce que tous soient prêts.
circus-do-outfit = Sceller la fiche
