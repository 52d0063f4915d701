### Circus Maximus sur le plateau.

circus-board = { $shape ->
    [eight] Le cirque : huit couloirs en forme de huit, dont les branches se croisent au milieu.
   *[oval] Le cirque : huit couloirs autour de la spina.
} Espace avance, gauche et droite changent de couloir, A attaque, B freine, Z reprend un pas, plus et moins zooment.
circus-key-ahead = Espace, ↑
    .does = Avancer
circus-key-lanes = ← →
    .does = Changer de couloir, vers l’intérieur ou l’extérieur
circus-key-brake = b
    .does = Freiner
circus-key-attack = a
    .does = Attaquer
circus-key-back = z
    .does = Reprendre le dernier pas du plan
circus-key-speed = ↑ ↓
    .does = Régler la vitesse, plus ou moins vite
circus-key-threat = t
    .does = Montrer qui peut m’atteindre
circus-key-mine = m
    .does = Regarder mon char
circus-key-rivals = r
    .does = Regarder le rival suivant
circus-key-zoom = + − 0
    .does = Plus près, plus loin, revenir
circus-key-pan = Maj + ← ↑ → ↓
    .does = Regarder ailleurs
circus-start = DÉPART
circus-finish = ARRIVÉE
circus-lap = Piste { $lap }/{ $laps }
circus-turn = Tour { $turn }
circus-log-turn = Tour { $turn } · { $chariot }
circus-before = Départ
circus-lap-turn = Tour de piste { $lap } sur { $laps }, tour de jeu { $turn }
circus-you = vous
circus-chariot = { $name } ({ $colour })
circus-chariot-word = Char
circus-close = Fermer
circus-percent = { $percent } %

## La vue et ce qui est dessiné par-dessus

circus-zoom-in = Plus près
circus-zoom-out = Plus loin
circus-zoom-reset = Revenir à mon char
circus-map = Plan du cirque : regarder ailleurs
circus-layers-menu = Calques
circus-layers = Ce qui est dessiné sur le plateau
circus-layer-reach = Portée
circus-layer-risk = Risque
circus-layer-threat = Qui peut m’atteindre
circus-layer-blocked = Couloirs bloqués
circus-layer-cup = Dans la coupe
circus-layer-names = Noms
circus-layer-text = Plateau en texte
circus-pane-drive = Conduire
circus-pane-sheet = Feuille
circus-pane-order = Ordre

## Risques et menaces

circus-out = hors course { $percent } pour cent
circus-chance-about = environ { $percent }
circus-chance-between = de { $least } à { $most }
circus-out-word = hors course
circus-out-straight = tout droit
circus-you-out-fine = vous êtes hors course { $percent } %
circus-attacker-out = attaquant hors course { $percent } %
circus-threat = { $letter } : { $least }+ sur { $most }
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
circus-unbuilt = Construit quand tous les points de préparation sont révélés.

## Écrire les vitesses

circus-speed = Vitesse
circus-speed-short = Vit.
circus-mf = FM
circus-mfs = { $count } FM
circus-slower = Moins vite
circus-faster = Plus vite
circus-ends = Finit en
circus-strain = Effort
circus-strain-of = effort { $points }
circus-left-short = End.
circus-out-short = % hors
circus-safe-to = jusqu’à { $speed } : sans effort tout droit
circus-sealed-end = endurance { $from } → { $to }
circus-speed-means = { $speed } : finit en { $square }, effort { $strain }, endurance { $endurance }, hors course { $percent } pour cent
circus-hurry = Le temps de réaction court : personne ne compte les cases, et chaque pas est aussitôt définitif.

## Le déplacement

circus-plan = Votre course
circus-on-foot = À pied
circus-plan-how = Cliquez sur les cases ou utilisez les boutons. Les marques montrent où finit chaque couloir, tout droit, et le risque.
circus-spent = { $spent } sur { $all } FM
circus-endurance-left = end. { $left }
circus-times = { $words } × { $count }
circus-undo-step = Annuler le pas
circus-clear = Effacer
circus-plan-breaks = { $percent } % : plan à l’eau
circus-attack-ends = Le rival répond d’abord ; vous continuerez ensuite.
circus-next = La suite
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
circus-check-flip = Versé
circus-check-ram = Collision
circus-check-wheels = Test de roue
circus-attack-averted = esquivée { $percent } % s’il essaie
circus-attack-damaged = caisse endommagée { $percent } %
circus-attack-lead = l’attelage perd de l’endurance { $percent } %
circus-attack-dies = un cheval meurt { $percent } %
circus-attack-theirs = il est hors course { $percent } %
circus-attack-mine = vous êtes hors course { $percent } %

## Autres réponses

circus-answers = Votre réponse
circus-defence = On vous frappe
circus-if-held = Si vous tenez bon :
circus-succeeds = réussit { $percent } %
circus-reach-squares = { $count ->
    [one] { $count } case tout droit
   *[other] { $count } cases tout droit
}
circus-costs-endurance = endurance −{ $count }
circus-boxes-left = { $left } points restants
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

circus-order = Ordre
circus-place = Place
circus-square = Case
circus-state = Ce tour
circus-chariots = Chars
circus-look = Regarder { $chariot }
circus-moving = roule : { $left } FM
circus-state-writing = écrit
circus-state-cup = dans la coupe
circus-state-later = second rang
circus-state-moved = a roulé
circus-cup = La coupe
circus-in-cup = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
circus-cup-holds = { $count ->
    [0] La coupe est vide
   *[other] Dans la coupe : { $chariots }
}
circus-drawn = Tirés
circus-none-drawn = aucun encore

## Jets et tables

circus-roll = Jet
circus-thrown = Derniers jets
circus-thrown-none = Aucun dé n’a encore été jeté.
circus-roll-of = Jet : { $sentence }
circus-chart-strain = Effort en virage
circus-chart-lash = Fouet
circus-chart-cars = Caisse contre caisse
circus-chart-over = Par-dessus une épave
circus-chart-horse-struck = Cheval frappé
circus-chart-wheel-struck = Roue frappée
circus-chart-roll = jet
circus-chart-used = Ligne { $row } : { $result }
circus-flip-needed = Pour verser, il fallait { $needed } ou plus ; jet : { $rolled }.
circus-cell-attacker = l’attaquant est endommagé
circus-cell-both = les deux sont endommagées
circus-cell-neither = aucune n’est endommagée
circus-cell-defender = la caisse frappée est endommagée
circus-cell-safe = sans mal
circus-cell-jostled = secoué
circus-cell-wheels = roues touchées
circus-cell-hobbled = les chevaux trébuchent
circus-cell-lamed = chevaux boiteux
circus-cell-danger = peut verser
circus-cell-flip = verse

## Le plateau en mots

circus-text-race = Tour { $turn }, tour de piste { $lap } sur { $laps }. Œufs restants : { $eggs }, dauphins restants : { $dolphins }.
circus-text-me = { $chariot } est en place { $place } sur { $all }, en { $square }.
circus-text-distance = Écart
circus-text-gap = { $way ->
    [ahead] { $count } devant
    [behind] { $count } derrière
   *[level] à hauteur
}
circus-text-threat = { $rival } peut attaquer { $chariot } avec une vitesse de { $least } ou plus, sur { $most }.

## L’invite

circus-phase-prepare = Préparer
circus-phase-write = Écrire
circus-phase-drive = Rouler
circus-phase-foot = À pied
circus-reason-prepare = Scellé jusqu’à ce que tous soient prêts.
circus-reason-write = { $count ->
    [one] Scellé jusqu’à ce que votre jeton soit tiré.
   *[other] Scellé jusqu’à ce que son jeton soit tiré ; vous écrivez pour { $count } chars.
}
circus-reason-move = Composez votre course sur le plateau ; rien ne bouge avant votre confirmation.
circus-do-seal = Sceller { $speed }
circus-do-prepare = Préparer { $points }
circus-do-drive = Rouler { $count } FM
circus-do-moves = Rouler { $count } pas

## Là où la piste se croise

circus-crossing = Au croisement
circus-crossing-free = personne
circus-entering = arrive
circus-step-first = col. { $step }
circus-step-second = rang { $step }
circus-wrong-way = à contresens
circus-bolts = { $letter } s’emballe, à contresens

## Règles facultatives

circus-weapons = Armes
circus-weapon-held = { $weapon }
circus-weapon-spent = { $weapon }, lancé
circus-write-whip = S : fouetter l’attelage aussi
circus-attack-hits = touche { $percent } %
circus-weather = { $weather ->
    [changeable] variable
    [rain] pluie
    [mud] boue
   *[rain-mud] pluie et boue
}
circus-text-weather = Météo : { circus-weather }.

circus-outfit = Fiche détaillée
circus-outfit-left = { $left ->
    [one] { $left } point restant
   *[other] { $left } points restants
}
circus-outfit-how = Remplissez la fiche ligne par ligne : cliquez sur une case, ou prenez un char tout prêt.
circus-outfit-ready = Tout prêts
circus-outfit-none = aucune
circus-outfit-cost = { $cost ->
    [0] gratuit
    [one] { $cost } pt
   *[other] { $cost } pts
}
circus-reason-outfit = Scellé jusqu’à ce que tous soient prêts.
circus-do-outfit = L’inscrire
