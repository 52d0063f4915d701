### Circus Maximus à la table : mots, événements, coups, questions, options et libellés.
### Un champ d’un événement porte son propre nom ; un mot est aussi passé en NOM-key (`red`), une place en NOM-who (you, other, nobody).
### Les dés sont aussi passés un à un (dice-1), additionnés (dice-added), et avec chaque nombre de l’événement en calcul (row-reckoned : 3 + 5 + 4 − 1 = 11).
### Ce qui est écrit à côté d’une pièce du plateau dit un événement en moins de mots (`.short`), s’il en a.

game = Circus Maximus
    .about = Des chars courent trois tours de piste sur huit couloirs : vitesses secrètes, efforts, fouets, chocs et épaves.

# Les factions sont tirées au sort : personne ne porte le nom d’une couleur.
names-by-lot = Cato, Juno, Nero, Flora, Otho, Varro, Sextus, Drusa, Livia, Titus

## Mots. Une case est dite par la phrase de sa section : le numéro de la case dans son couloir, puis le couloir.

word-red = rouge
    .letter = R
word-blue = bleu
    .letter = B
word-green = vert
    .letter = V
word-yellow = jaune
    .letter = J
word-purple = pourpre
    .letter = P
word-black = noir
    .letter = N
word-white = blanc
    .letter = L
word-brown = brun
    .letter = U
word-orange = orange
    .letter = O
word-pink = rose
    .letter = S
word-silver = argenté
    .letter = A
word-teal = sarcelle
    .letter = E
word-olive = olive
    .letter = I
word-crimson = cramoisi
    .letter = C
word-navy = marine
    .letter = M
word-gold = doré
    .letter = D
word-light = légère
word-normal = normale
word-heavy = lourde
word-clear = beau temps
word-changeable = variable
word-rain = pluie
word-mud = boue
word-team = attelage
word-car = caisse
word-in = vers l’intérieur
word-out = vers l’extérieur
word-in-2 = vers l’intérieur, deuxième case
word-in-3 = vers l’intérieur, troisième case
word-out-2 = vers l’extérieur, deuxième case
word-out-3 = vers l’extérieur, troisième case
word-ahead = en avant
word-back = en arrière
word-dust = poussière
word-knife = couteau
word-spear = lance
word-small-knife = petit couteau
word-left = gauche
word-right = droite
word-horse-1 = cheval 1
word-horse-2 = cheval 2
word-horse-3 = cheval 3
word-horse-4 = cheval 4
word-modifier = modificateur de l’aurige
word-hits = cases de blessure
word-left-wheel = roue gauche
word-right-wheel = roue droite
word-blades = faux
word-endurance = endurance
word-no-whip = sans fouet
word-whip = fouet
word-long-whip = long fouet
word-no-blades = sans faux
word-left-blades = faux à gauche
word-left-long-blades = longues faux à gauche
word-right-blades = faux à droite
word-right-long-blades = longues faux à droite
word-both-blades = faux des deux côtés
word-both-long-blades = longues faux des deux côtés
word-left-and-right-long = faux à gauche, longues à droite
word-left-long-and-right = longues faux à gauche, courtes à droite
word-bare = aucune
word-scythes = faux
word-long = longues faux
word-plan = plan
word-weapons = armes
word-runner = coureur
word-driver = aurige
word-steady = solide
word-stayer = endurant
word-lasher = fouetteur
word-reaper = faucheur
word-home = ligne droite de départ
word-dolphins = virage des dauphins
word-eggs = virage des œufs
word-gray = cases grises
word-east = branche est
word-south = branche sud
word-with = dans le sens de la course
word-against = à contresens
phrase-home = départ { $rest }
phrase-dolphins = dauphins { $rest }
phrase-back = opposée { $rest }
phrase-eggs = œufs { $rest }
phrase-gray = gris { $rest }
phrase-east = est { $rest }
phrase-south = sud { $rest }
phrase-evade = { $rest }
phrase-brake = { $rest }

the-chariot = le char { $chariot }
of-chariot = du char { $chariot }
the-rival = le char { $rival }
of-rival = du char { $rival }
mfs-left = { $left ->
    [0] plus de FM
   *[other] encore { $left } FM
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mfs-counted = { $mfs } FM
gained-counted = { $gained } FM
range-counted = { $range ->
    [one] { $range } case
   *[other] { $range } cases
}
hits-left = { $hits ->
    [0] plus de case de blessure
    [one] encore { $hits } case de blessure
   *[other] encore { $hits } cases de blessure
}

## Ce qui s’est passé

event-chariot-placed = { the-chariot } part dans le couloir { $lane }{ $row ->
    [1] .
   *[other] , au second rang.
}
event-faction-drawn = { $seat-who ->
    [you] Vous courez
   *[other] { $seat } court
} avec { the-chariot }.
event-surplus-rolled = { who-did } lancé { $dice-added } = { $total } pour les couleurs restantes.
event-points-revealed = { the-chariot } est préparé : aurige +{ $driver }, caisse { $car }, attelage { $team }, endurance { $endurance }.
event-driver-built = Son aurige a { $hits } cases de blessure.
event-team-built = Le dé de son attelage fait { $die } : chevaux { $horses }, en tout { $horses-sum }.
event-endurance-built = Le dé de son endurance fait { $die } : { $endurance }.

event-turn-begun = Le tour de jeu { $turn } commence.
event-speeds-written = Toutes les vitesses sont écrites.
event-cup-filled = Dans l’urne : { $chariots }.
event-token-drawn = Le jeton { of-chariot } est tiré ; il en reste { $left } dans l’urne.
event-token-idle = { the-chariot } ne bouge pas ce tour-ci.
event-speed-revealed = { the-chariot } a écrit { $speed } ; son maximum est { $most }.
    .short = Vitesse { $speed } (maximum { $most })
event-recovered = L’aurige { of-chariot } se reprend : modificateur courant { $modifier }.
event-exhausted = L’attelage { of-chariot } n’a plus d’endurance et se fatigue : vitesse d’attelage { $speed }.
event-first-turn-dice = Départ arrêté, dés { $dice-added } moins le modificateur de l’aurige : { the-chariot } perd { $slower }, vitesse { $speed }.
    .short = Départ arrêté : { $slower } de moins, vitesse { $speed }
event-first-turn-die = Départ arrêté, un dé de { $die-added } ralentit { the-chariot } : vitesse { $speed }.
    .short = Départ arrêté : { $die-added } de moins, vitesse { $speed }
event-whipped = L’aurige { of-chariot } cravache : dé { $die-added }, { gained-counted } de plus.
    .short = Cravache : { gained-counted } de plus
event-forced-gain = Fouetté, l’attelage { of-chariot } court { $gained } FM de plus, que l’aurige le veuille ou non.
event-gained = { the-chariot } prend { gained-counted } de plus du coup de fouet.
event-mfs-set = { the-chariot } dispose de { mfs-counted }, vitesse totale { $total }, l’arrière sur { $start }.
event-phase-ended = { the-chariot } finit son mouvement sur { $square }.
    .short = S’arrête sur { $square }

event-moved = { the-chariot } avance sur { $square }, { mfs-left }.
event-lane-changed = { the-chariot } change de couloir { $side }, sur { $square }, { mfs-left }.
event-braked = { the-chariot } freine de { mfs-counted }.
event-slipped = { the-chariot } dérape { $side }, sur { $square }, { mfs-left }.
event-mfs-lost = { the-chariot } perd { mfs-counted }.
event-blocked = { the-chariot } ne peut s’arrêter et heurte { the-rival }.
event-marker-taken = { the-chariot } fait descendre { $marker-key ->
    [egg] un œuf
   *[dolphin] un dauphin
}, il en reste { $left }.
event-finished = { the-chariot } franchit la ligne d’arrivée avec { $spare } FM de reste !
event-ran-home = L’attelage emballé { of-chariot } franchit la ligne, mais sans son aurige il ne compte pas.
event-final-turn = Le tour de jeu { $turn } est le dernier.

event-endurance-lost = L’attelage { of-chariot } perd { points-counted } d’endurance, il en reste { $endurance }.
event-endurance-gone = L’attelage { of-chariot } n’a plus d’endurance.
event-strained = { the-chariot } force de { points-counted } au-dessus de la vitesse sûre de { $safe }.
event-strain-rolled = { the-chariot } force de { points-counted } : { $row-reckoned } sur la table : { $strain-key ->
    [S] un dérapage.
    [SS] un double dérapage.
    [J] secoué.
    [LH] cheval de gauche blessé.
    [RH] cheval de droite blessé.
    [FP] il se renverse !
   *[other] rien ne se passe.
}
    .short = { $strain-key ->
        [S] Effort : un dérapage.
        [SS] Effort : un double dérapage.
        [J] Effort : secoué.
        [LH] Effort : cheval de gauche blessé.
        [RH] Effort : cheval de droite blessé.
        [FP] Renversé !
       *[other] Effort : rien ne se passe.
    } Dés : { $row-reckoned }
event-forced-slip = { the-chariot } glisse { $side }, sur { $square }.
event-jostled = { the-chariot } est secoué : modificateur courant { $modifier }, plus d’effort ce tour-ci ni le suivant.
    .short = Secoué : modificateur courant { $modifier }
event-wheel-checked = Test de la roue { $wheel } { of-chariot } : { $dice-added } = { $dice-sum } contre { $damage } de dégâts.
    .short = Roue { $wheel } : dés { $dice-sum } contre { $damage } de dégâts
event-wheel-damaged = La roue { $wheel } { of-chariot } subit { points-counted } de dégâts, dés { $dice-added }.
    .short = Roue { $wheel } : { points-counted } de dégâts
event-wheel-lost = La roue { $wheel } { of-chariot } se détache !
event-modifier-lost = L’aurige { of-chariot } perd un point pour de bon : modificateur { $modifier }, courant { $current }.
event-flipped = { the-chariot } se renverse { $cause-key ->
    [corner] dans le virage !
    [wheel] sans sa roue !
    [wall] contre le mur !
    [driver] sans aurige pour le tenir !
    [post] contre la borne !
    [lash] quand ses chevaux se cabrent !
   *[wreck] sur une épave !
}

event-attacked = { the-chariot } { $attack-key ->
    [lash] { $part-key ->
        [team] fouette l’attelage
       *[car] fouette l’aurige
    }
    [dust] jette de la poussière sur l’aurige
    [knife] { $part-key ->
        [team] lance le couteau sur l’attelage
       *[car] lance le couteau sur l’aurige
    }
    [small-knife] { $part-key ->
        [team] lance le petit couteau sur l’attelage
       *[car] lance le petit couteau sur l’aurige
    }
    [spear] frappe de la lance l’aurige
   *[ram] { $part-key ->
        [team] percute les chevaux
       *[car] percute la caisse
    }
} { of-rival }.
event-defended = { the-chariot } { $defence-key ->
    [hold] encaisse.
    [brake] essaie de freiner.
   *[evade] essaie d’esquiver { $defence }.
}
event-contest = Défense { $dice-1 } + { $dice-2 } + modificateur = { $own }, contre attaque { $dice-3 } + { $dice-4 } + modificateur = { $other }.
event-backed = { the-chariot } recule sur { $square }.
event-evaded = { the-chariot } esquive { $side }, sur { $square } ; { $owed } FM dus à son prochain mouvement.
event-team-lashed = Coup de fouet sur l’attelage { of-chariot } : attaquant { $dice-1 } + modificateur = { $other }, contre { $dice-2 } + modificateur = { $own }.
event-lash-factor = Coup de fouet { of-chariot } sur l’aurige { of-rival } : attaquant { $dice-1 } + { $dice-2 }, défenseur { $dice-3 } + { $dice-4 }, avec leurs modificateurs un facteur de { $factor }.
event-lash-rolled = Table du fouet, facteur { $factor }, { $dice-added } = { $dice-sum } : { $lash-key ->
    [B] { the-chariot } doit freiner.
    [S] { the-chariot } fait une embardée.
    [M] { the-chariot } perd du mouvement.
    [W] l’aurige { of-chariot } est blessé.
    [G] l’aurige { of-chariot } saisit le fouet.
   *[other] rien ne se passe.
}
    .short = { $lash-key ->
        [B] Fouet : doit freiner.
        [S] Fouet : embardée.
        [M] Fouet : perd du mouvement.
        [W] Fouet : aurige blessé.
        [G] Fouet : saisi.
       *[other] Fouet : rien ne se passe.
    } Dés : { $dice-sum }
event-slowed = Un dé de { $die-added } est retiré du prochain maximum { of-chariot }.
event-wounded = L’aurige { of-chariot } est touché, { hits-left }.
event-collapsed = L’aurige { of-chariot } s’effondre !
event-whip-lost = L’aurige { of-chariot } perd son fouet.
event-whip-kept = L’aurige { of-chariot } garde le fouet arraché.
event-horse-injured = Le cheval { $horse } { of-chariot } est touché, dés { $dice-added } : { $points ->
    [0] indemne.
    [one] { $points } case perdue.
   *[other] { $points } cases perdues.
}
    .short = Cheval { $horse } : { $points ->
        [0] indemne
        [one] { $points } case perdue
       *[other] { $points } cases perdues
    }
event-horse-dead = Le cheval { $horse } { of-chariot } est mort !
event-cut-free = { the-chariot } dégage son cheval mort, dés { $dice-added } : il reste { $left } de sa vitesse écrite.
event-cut-failed = { the-chariot } n’arrive pas à dégager son cheval mort, dés { $dice-added }.
event-cars-rolled = Caisse contre caisse, { the-chariot } dans { the-rival } : { $total-reckoned } : { $damaged-key ->
    [attacker] la caisse qui percute est abîmée.
    [both] les deux sont abîmées.
    [defender] la caisse percutée est abîmée.
   *[neither] aucune n’est abîmée.
}
    .short = { $damaged-key ->
        [attacker] Choc : la caisse qui percute est abîmée.
        [both] Choc : les deux caisses sont abîmées.
        [defender] Choc : la caisse percutée est abîmée.
       *[neither] Choc : aucun dégât.
    } Dés : { $total-reckoned }
event-forced-ram = { the-chariot } est jeté contre { the-rival }.

event-wreck-flew = L’épave { of-chariot } vole, dés { $dice-added } = { $dice-sum }, et retombe sur { $square }.
event-wreck-hit = L’épave { of-chariot } retombe sur { $part-key ->
    [team] l’attelage
   *[car] la caisse
} { of-rival } !
event-critical-hit = Coup critique sur l’aurige { of-chariot }, { $dice-added } = { $roll } : { $roll ->
    [2] arraché de sa caisse !
    [3] gravement blessé, un point de modificateur en moins.
    [4] blessé au bras, son fouet compte pour moitié.
    [5] aveugle de ce côté.
    [6] surpris, fouetté une fois de plus.
    [7] blessé en profondeur, une case de plus.
    [12] pris dans le fouet !
   *[other] rien de plus.
}
event-pulled-out = L’aurige { of-chariot } est arraché de sa caisse et traîné derrière elle.
event-entangled = Chacun tire sur le fouet : { the-chariot } { $dice-1 } + { $dice-2 } + cases = { $own }, l’autre { $dice-3 } + { $dice-4 } + cases = { $other }.
event-over-wreck = { the-chariot } monte sur l’épave en { $square } : dé { $die-added }.
event-wreck-paid = { the-chariot } en paie { $paid } en endurance et en laisse { $unpaid }.
event-over-rolled = { the-chariot } franchit l’épave : { $total-reckoned } : { $outcome-key ->
    [safe] sans dommage.
    [jostled] secoué.
    [wheels] les deux roues sont touchées.
    [hobbled] ses chevaux trébuchent.
    [lamed] ses chevaux sont estropiés.
    [danger] il risque de se renverser.
   *[flip] il se renverse !
}
event-team-stopped = L’attelage emballé { of-chariot } s’abat sur { $square }.
event-freed = L’aurige { of-chariot } se libère, dés { $dice-added } : à pied sur { $square }.
event-not-freed = L’aurige { of-chariot } n’arrive pas à se libérer, dés { $dice-added }.
event-dragged = L’aurige { of-chariot } est traîné, dé { $die-added } : { points-counted }, { hits-left }.
event-driver-dead = L’aurige { of-chariot } est mort !
event-flip-checked = Fouettés de front, les chevaux { of-chariot } se cabrent : { $total-reckoned } contre { $mfs } FM.
event-driver-struck = Percuté par l’arrière, l’aurige { of-chariot } est touché : { points-counted }, dés { $dice-added }.
event-bolt-rolled = L’attelage { of-chariot } entre sans aurige dans le croisement : { $die-added ->
    [1] un 1, il va faire un écart à gauche !
    [6] un 6, il va faire un écart à droite !
   *[other] un { $die-added }, il file tout droit.
}
event-bolted = L’attelage { of-chariot } fait un écart à { $hand } sur { $square }, { $heading } !
event-trampled = { the-chariot } piétine l’aurige { of-rival }.
event-trample-rolled = L’aurige { of-chariot } est piétiné : { $total-reckoned }.
event-trample-hits = L’aurige { of-chariot } perd { $points ->
    [one] { $points } case de blessure
   *[other] { $points } cases de blessure
}, dés { $dice-added } ; { hits-left }.
event-ran = L’aurige { of-chariot } court sur { $square }.
event-climbed = L’aurige { of-chariot } escalade le mur et il est sauf, dé { $die-added }.
event-fell-back = L’aurige { of-chariot } retombe du mur, dé { $die-added }.
event-run-down = { the-chariot } renverse l’aurige { of-rival } et perd { $die-added } FM.

event-specification-revealed = { the-chariot } est spécifié : chevaux { $horses }, aurige +{ $modifier } avec { $hits } cases de blessure et { $whip-key ->
    [no-whip] sans fouet
    [long-whip] un long fouet
   *[other] un fouet
}, roues { $left_wheel } et { $right_wheel }{ $left_blades-key ->
    [bare] { $right_blades-key ->
        [bare] {""}
       *[other] , { $right_blades } à droite
    }
   *[other] , { $left_blades } à gauche{ $right_blades-key ->
        [bare] {""}
       *[other] , { $right_blades } à droite
    }
}, endurance { $endurance }{ $unspent ->
    [0] .
    [one]  ; il reste { $unspent } point.
   *[other]  ; il reste { $unspent } points.
}
event-weapons-revealed = { the-chariot } porte : { $weapons }.
event-long-lash = Le long fouet { of-chariot } porte plus loin : facteur { $factor }.
event-uneven-blades = Les faux { of-chariot } sont inégales : { $added ->
    [2] 2 de plus au jet d’effort.
   *[other] 1 de moins au test de roue.
}
event-carcass-left = Le cheval mort { of-chariot } reste sur { $square }.
event-horse-critical = Le cheval { $horse } { of-chariot } est-il plus gravement touché ? { $dice-added } = { $dice-sum } : { $points ->
    [0] rien de plus.
    [one] encore { $points } case perdue.
   *[other] encore { $points } cases perdues.
}
event-whip-written = L’ordre { of-chariot } porte un S : son aurige veut cravacher.
event-whip-void = L’aurige { of-chariot } ne peut finalement pas cravacher ; son S est nul.
event-weather-rolled = Le temps, dé { $die-added } : { $weather-key ->
    [rain] la pluie.
    [mud] la pluie, et la boue avec elle.
    [changeable] beau pour l’instant ; on relance à chaque tour de piste.
   *[clear] beau.
}
event-rain-began = Il pleut : attelages plus lents, virages plus durs, couloirs glissants.
event-rain-cleared = La pluie a cessé, le ciel reste dégagé.
event-mud = Le sol n’est plus que boue pour le reste de la course.
event-lane-slippery = Sol mouillé sous { the-chariot }, dé { $die-added } : { $lanes ->
    [0] il tient son couloir.
   *[other] il glisse d’un couloir de plus.
}

event-race-over = La course est terminée après { $turn ->
    [one] { $turn } tour de jeu.
   *[other] { $turn } tours de jeu.
}
event-placed = { $place ->
    [1] { the-chariot } gagne la course !
   *[other] Place { $place } : { the-chariot }.
}

event-dust-thrown = La poussière { of-chariot } : { $total-reckoned }, il faut 10 : { $aim-key ->
    [hit] dans les yeux de l’aurige { of-rival } !
   *[missed] manqué.
}
event-dust-rolled = Table de la poussière, { $total-reckoned } : { $dust-key ->
    [falls] l’aurige { of-chariot } tombe de sa caisse !
    [into] { the-chariot } se jette sur le lanceur, les deux caisses sont abîmées.
    [eye] l’aurige { of-chariot } en a dans un œil.
    [away] { the-chariot } s’écarte d’une embardée.
    [blinded] l’aurige { of-chariot } est aveuglé !
   *[blown-back] le vent la renvoie sur le lanceur !
}
event-bound = L’aurige { of-chariot } ne voit plus rien à { $side } et doit garder son couloir { $phases ->
    [one] dans sa prochaine phase.
   *[other] dans ses { $phases } prochaines phases.
}
event-halved = Aveuglé, l’aurige { of-chariot } est tenu à la moitié de la vitesse de son attelage : { $speed }.
event-still-blind = L’aurige { of-chariot } n’y voit toujours rien, dé { $die-added } : vitesse { $speed }.
event-sees-again = L’aurige { of-chariot } y voit de nouveau, dé { $die-added }.
event-knife-thrown = Le couteau { of-chariot } vole sur { range-counted }, { $total-reckoned }, il faut 3 au plus : { $aim-key ->
    [hit] il touche { the-rival } !
   *[missed] il manque { the-rival }.
}
event-small-knife-thrown = Le petit couteau { of-chariot } vole sur { range-counted }, { $total-reckoned }, il faut 3 au plus : { $aim-key ->
    [hit] il touche { the-rival } !
   *[missed] il manque { the-rival }.
}
event-knife-rolled = Table du couteau, { $total-reckoned } : { $knife-key ->
    [killed] l’aurige { of-chariot } est tué !
    [major] une blessure grave.
    [minor] une blessure légère.
    [horse-minor] un cheval { of-chariot } est éraflé.
    [horse-major] un cheval { of-chariot } est gravement touché.
   *[horse-killed] un cheval { of-chariot } est tué !
}
event-horse-stabbed = Le couteau est dans le cheval { $horse } { of-chariot } : { $points ->
    [0] aucune case perdue.
    [one] { $points } case perdue.
   *[other] { $points } cases perdues.
}
event-major-wound = L’aurige { of-chariot } est gravement blessé, dé { $die-added } : { $points ->
    [one] { $points } case de blessure.
   *[other] { $points } cases de blessure.
}
event-no-knife = L’aurige { of-chariot } n’a plus de couteau pour dégager quoi que ce soit.
event-spear-thrust = La lance { of-chariot } : { $total-reckoned }, il faut 10 : { $aim-key ->
    [hit] elle touche l’aurige { of-rival } !
   *[missed] elle manque l’aurige { of-rival }.
}
event-own-spear = L’aurige { of-chariot } et sa propre lance : { $total-reckoned } : { $aim-key ->
    [hit] elle le blesse !
   *[missed] rien ne se passe.
}
event-spear-rolled = Table de la lance, { $dice-added } = { $dice-sum } : { $spear-key ->
    [killed] l’aurige { of-chariot } est tué !
    [major] une blessure grave.
   *[minor] une blessure légère.
}

## Ce que l’on peut faire. La phrase entière ; pour les coups du même genre, le titre de leur liste et leur nom dans celle-ci.
## Les mots d’un coup sont passés ainsi : words (tous), word et second-word (ceux qui ne sont pas des nombres), second-key, number.

verb-prepare = Préparer le char { $word } : { $second-word } (aurige, caisse, attelage, endurance)
    .group = Aurige-caisse-attelage-endurance
    .item = { $second-word }
verb-spec = Spécifier le char { $word }, { spec-row } : { spec-cell }
    .group = { spec-row }
    .item = { spec-cell }
spec-row = { $second-key ->
    [horse-1] Cheval 1
    [horse-2] Cheval 2
    [horse-3] Cheval 3
    [horse-4] Cheval 4
    [modifier] Modificateur
    [hits] Blessures
    [left-wheel] Roue gauche
    [right-wheel] Roue droite
    [endurance] Endurance
    [no-whip] Fouet
    [whip] Fouet
    [long-whip] Fouet
   *[other] Faux
}
spec-cell = { $second-key ->
    [horse-1] { $number }
    [horse-2] { $number }
    [horse-3] { $number }
    [horse-4] { $number }
    [modifier] +{ $number }
    [hits] { $number }
    [left-wheel] { $number }
    [right-wheel] { $number }
    [endurance] { $number }
   *[other] { $second-word }
}
verb-weapons = Armes du char { $word } : { $second-key ->
    [none] aucune
   *[other] { $second-word }
}
    .group = Armes
    .item = { $second-key ->
        [none] aucune
       *[other] { $second-word }
    }
verb-speed = Écrire { $second-key ->
    [none] { $number }
   *[other] { $second-word }, cravache comprise,
} pour le char { $word }
    .group = { $second-key ->
        [none] Vitesse
       *[other] Vitesse, avec la cravache
    }
    .item = { $second-key ->
        [none] { $number }
       *[other] { $second-word }
    }
verb-gain = Prendre { $number } FM de plus du coup de fouet
    .group = FM de plus
    .item = { $number }
verb-whip = Cravacher l’attelage
verb-no-whip = Ne pas cravacher l’attelage
verb-forward = Avancer
verb-lane = Changer de couloir { $word }
    .group = Couloir
    .item = { $word }
verb-brake = Freiner
verb-slip = Déraper { $word }
    .group = Déraper
    .item = { $word }
verb-slip-back = Déraper { $word }, un peu en arrière
    .group = Déraper un peu en arrière
    .item = { $word }
verb-wall = Dans le mur, { $word }
    .group = Dans le mur
    .item = { $word }
verb-confirm = Oui, dans le mur
verb-turn-back = Non, renoncer
verb-lash = Fouetter { $second-key ->
    [team] l’attelage
   *[car] l’aurige
} du char { $word }
    .group = Fouetter
    .item = { $second-key ->
        [team] { $word }, attelage
       *[car] { $word }, aurige
    }
verb-ram = Percuter { $second-key ->
    [team] les chevaux
   *[car] la caisse
} du char { $word }
    .group = Percuter
    .item = { $second-key ->
        [team] { $word }, chevaux
       *[car] { $word }, caisse
    }
verb-hold = Encaisser
verb-brake-back = Freiner et reculer d’une case
verb-evade = Esquiver { $word }
    .group = Esquiver
    .item = { $word }
verb-horse = Le cheval { $number } reçoit le coup
    .group = Cheval
    .item = { $number }
verb-wheel = La roue { $word } reçoit le coup
    .group = Roue
    .item = { $word }
verb-over = Franchir l’épave
verb-pay = Payer { $number } d’endurance
    .group = Payer
    .item = { $number }
verb-trample = Piétiner l’aurige du char { $word }
    .group = Piétiner
    .item = { $word }
verb-run = Courir { $word }
    .group = Courir
    .item = { $word }
verb-stay = Rester
verb-run-into = Heurter le char qui précède
verb-driver = L’aurige reçoit le coup
verb-dust = Jeter de la poussière sur l’aurige du char { $word }
    .group = Jeter de la poussière
    .item = { $word }
verb-knife = Lancer le couteau sur { $second-key ->
    [team] l’attelage
   *[car] l’aurige
} du char { $word }
    .group = Lancer le couteau
    .item = { $second-key ->
        [team] { $word }, attelage
       *[car] { $word }, aurige
    }
verb-small-knife = Lancer le petit couteau sur { $second-key ->
    [team] l’attelage
   *[car] l’aurige
} du char { $word }
    .group = Lancer le petit couteau
    .item = { $second-key ->
        [team] { $word }, attelage
       *[car] { $word }, aurige
    }
verb-spear = Frapper de la lance l’aurige du char { $word }, à côté { $second-key ->
    [team] de l’attelage
   *[car] de la caisse
}
    .group = Frapper de la lance
    .item = { $second-key ->
        [team] { $word }, à côté de l’attelage
       *[car] { $word }, à côté de la caisse
    }

## Questions ; `.about` quand la table en sait plus : chariot, most, left, total, number, rival.

choice-preparation = Répartissez quatre points de préparation entre aurige, caisse, attelage et endurance, deux au plus pour chacun.
    .about = Préparez le char { $chariot } : quatre points entre aurige, caisse, attelage et endurance, deux au plus pour chacun.
choice-outfitting = Dépensez les points de préparation.
    .about = { $entry-key ->
        [plan] Préparez le char { $chariot } : { $left ->
            [one] { $left } point
           *[other] { $left } points
        } entre aurige, caisse, attelage et endurance, deux au plus pour chacun.
       *[other] Préparez le char { $chariot }, { $entry } : { $left ->
            [one] il reste { $left } point.
           *[other] il reste { $left } points.
        }
    }
choice-write-speeds = Écrivez une vitesse en secret.
    .about = Écrivez une vitesse pour le char { $chariot }, de 0 à { $most }.
choice-gain-choice = Choisissez combien de FM du coup de fouet prendre.
    .about = Le char { $chariot } peut prendre jusqu’à { $most } FM de plus du coup de fouet.
choice-whip-choice = Cravacher votre attelage ?
    .about = Cravacher l’attelage du char { $chariot } ? Vitesse totale pour l’instant : { $total }.
choice-move-choice = Dépensez vos FM.
    .about = Char { $chariot } : encore { $left } FM, vitesse totale { $total }.
choice-horse-choice = Choisissez quel cheval reçoit le coup.
    .about = Choisissez quel cheval du char { $chariot } reçoit le coup.
choice-wall-choice = C’est un mur, et le char se renversera. Confirmez, ou renoncez.
    .about = Le char { $chariot } se renversera contre le mur. Confirmez, ou renoncez.
choice-defence-choice = On vous attaque. Choisissez votre défense.
    .about = { $attack-key ->
        [lash] Le char { $attacker } fouette le char { $chariot }.
        [ram] Le char { $attacker } percute le char { $chariot }.
        [forced-ram] Le char { $attacker } est jeté contre le char { $chariot }.
       *[wreck] L’épave du char { $attacker } arrive sur le char { $chariot }.
    } Choisissez votre défense.
choice-wheel-choice = Choisissez quelle roue reçoit le coup.
    .about = Choisissez quelle roue du char { $chariot } reçoit le coup.
choice-rear-choice = Percuté par l’arrière : choisissez ce qui reçoit le coup.
    .about = Le char { $chariot } est percuté par l’arrière : est-ce une roue ou l’aurige qui reçoit le coup ?
choice-pay-choice = Payez l’épave en endurance ; ce qui n’est pas payé s’ajoute aux dés.
    .about = Le char { $chariot } doit { $die } d’endurance pour l’épave ; ce qu’il ne paie pas s’ajoute aux dés.
choice-runaway-choice = Dirigez l’attelage emballé.
    .about = Dirigez l’attelage emballé du char { $chariot }, encore { $left } FM.
choice-foot-choice = L’aurige est à pied : courez ou restez.
    .about = L’aurige du char { $chariot } est à pied : encore { $left } pas.
choice-stabbed-choice = Choisissez quel cheval reçoit le couteau.
    .about = Le couteau du char { $by } vient du même couloir : choisissez quel cheval du char { $chariot } { $wound-key ->
        [horse-minor] est éraflé.
        [horse-major] est gravement touché.
       *[horse-killed] est tué.
    }

## Ce que l’hôte peut choisir

group-rules = Règles
group-weather = Météo
group-weapons = Armes
group-track = Piste
group-house = Règles maison
set-basic = De base
    .about = La course des premiers chapitres : un char renversé est éliminé. Idéal pour débuter.
set-advanced = Avancée
    .about = Les épaves restent sur le sable, les attelages s’emballent, les auriges sont traînés et courent pour leur vie.
set-hollywood = Hollywood
    .about = La course avancée avec toutes les règles facultatives.
option-rules = Règles
    .about = Les chars renversés sont-ils retirés, ou restent-ils en piste : épaves, attelages emballés, auriges traînés ou à pied ?
    .basic = course de base
    .advanced = course avancée
option-chariots = Chars
    .about = Combien de chars courent ; ceux au-delà de huit partent au second rang.
    .number-8 = huit
    .number-9 = neuf
    .number-10 = dix
    .number-11 = onze
    .number-12 = douze
    .number-13 = treize
    .number-14 = quatorze
    .number-15 = quinze
    .number-16 = seize
option-reaction-time = Temps de réaction
    .about = Combien de temps on peut réfléchir à un ordre ou à un pas dans la course avancée ; une fois le temps écoulé, le char va tout droit.
    .off = sans limite
    .number-1 = 1 seconde
    .number-2 = 2 secondes
    .number-3 = 3 secondes
    .number-4 = 4 secondes
    .number-5 = 5 secondes
    .number-10 = 10 secondes
option-braking-lowers-strain = Freiner réduit l’effort
    .about = Les FM perdus au freinage comptent-ils encore comme vitesse en virage ?
    .true = non, freiner réduit la vitesse totale
    .false = oui, ils comptent
option-cut-free = Se libérer
    .about = Quand un aurige traîné peut essayer de se libérer.
    .each-phase = à chacune de ses phases
    .flip-phase = seulement dans la phase du renversement
option-wall-moves = Mouvements dans le mur
    .about = Peut-on choisir de foncer dans un mur ?
    .true = oui, avec une seconde confirmation
    .false = non
option-all-home = Course jusqu’au dernier arrivé
    .about = Quand la course prend fin. Selon le livret, c’est quand la plupart des chars sont encore en piste.
    .true = quand tous ceux qui le peuvent sont arrivés : les autres continuent pour leur place
    .false = après le tour de jeu où le premier franchit la ligne
option-acceleration = Accélération au premier tour de jeu
    .about = Comment les attelages s’élancent au premier tour de jeu.
    .true = deux dés moins le modificateur de l’aurige ralentissent le départ
    .false = un dé ralentit le départ
option-carcasses = Carcasses de chevaux
    .about = Un cheval mort que l’on dégage gêne-t-il les autres ?
    .true = oui, il reste sur la piste comme une épave moindre
    .false = non, on l’enlève
option-critical-horse-hits = Coups critiques aux chevaux
    .about = Un cheval touché peut-il l’être plus gravement qu’il n’y paraît ?
    .true = oui, deux dés par cheval touché ; un 12 le tue
    .false = non, un coup est un coup
option-written-whipping = Cravache écrite
    .about = Quand les auriges disent qu’ils cravachent leur propre attelage.
    .true = avec la vitesse, en secret : 19S
    .false = au début de leur mouvement
option-weather = Météo
    .about = Peut-il pleuvoir sur la course ? Attelages plus lents, virages plus durs, couloirs glissants, et de la boue si cela dure.
    .true = un dé en décide avant la course
    .false = il fait toujours beau
option-track = Piste
    .about = Charger une autre piste depuis un fichier ; celle de la boîte n’est pas entièrement connue.
    .default = la piste reconstituée
option-specification = Fiche détaillée
    .about = Comment les chars sont préparés.
    .true = 32 points sur une fiche de chevaux, aurige, fouet, roues, faux et endurance, sans dés
    .false = quatre points, et des dés
option-weapons = Armes spéciales
    .about = Les points de préparation peuvent-ils acheter poussière, couteaux et lances ?
    .true = oui
    .false = non
option-circuit = Circuit
    .about = La piste fournie sur laquelle on court ; une piste lue dans un fichier l’emporte.
    .oval = l’ovale
    .figure-8 = le huit, qui se croise lui-même : Wreckus Maximus

## Libellés du plateau

label-turn = { $turn ->
    [0] Avant le départ
   *[other] Tour de jeu { $turn }
}
label-rules-basic = course de base
label-rules-advanced = course avancée
label-markers = œufs { $eggs }, dauphins { $dolphins }
label-last-turn = dernier tour de jeu
label-track-name = piste { $name }
label-cup = Urne
label-later = second rang
label-mover = En mouvement
label-moving = { $chariot }, encore { $left } FM, { $used } dépensés, vitesse totale { $total }
between = { " ; " }
label-order = Ordre
label-first = { $place } { $chariot } tour { $lap }
label-place = { $place } { $chariot } tour { $lap }, à { $count }
label-home = { $place } { $chariot } arrivé
label-to-line = { $place } { $chariot } reste { $count }
label-astray = { $place } { $chariot } hors du parcours
label-near = À proximité
label-back-stretch = ligne droite opposée
label-safe = Aucun effort jusqu’à la vitesse { $speed } en ligne droite.
label-threats = Peuvent encore atteindre le char { $chariot }
label-nothing-near = personne
label-team-at = { $chariot } sur { $square }
label-runaway-at = { $chariot } sans aurige sur { $square }
label-wreck-at = épave sur { $square }
label-carcass-at = cheval mort sur { $square }
label-fallen-at = attelage { $chariot } à terre sur { $square }
label-man-at = aurige { $chariot } à pied sur { $square }
label-corner-ahead = { $corner } dans { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, vitesses sûres depuis le couloir 1 : { $speeds }
label-corner-here = { $corner }, vitesses sûres depuis le couloir 1 : { $speeds }
label-sheet = { $chariot } { $letter }
label-sheet-own = { $chariot } { $letter }, à vous
label-modifier = modificateur { $modifier }
label-modifier-now = modificateur { $modifier }, courant { $current }
label-hits = blessures { $left }/{ $whole }
label-whip = fouet
label-no-whip = sans fouet
label-long-whip = long fouet
label-blades = { $left ->
    [bare] { $right-word } à droite
   *[other] { $right ->
        [bare] { $left-word } à gauche
       *[other] { $left-word } à gauche, { $right-word } à droite
    }
}
label-cost = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
label-weapons = en main : { $weapons }
label-chart = Toute la fiche en une ligne : chevaux 1-2-3-4, modificateur, blessures, fouet, roues, faux, endurance, comme « { $example } ». Ou par son nom : { $names }.
label-weight = caisse { $weight }
label-wheels = dégâts des roues : gauche { $left }, droite { $right }
label-weaker-wheels = dégâts des roues : gauche { $left } sur { $left-boxes }, droite { $right } sur { $right-boxes }
label-horses-whole = chevaux { $horses }
label-horses = chevaux { $horses } sur { $boxes }
label-team-speed = vitesse d’attelage { $speed }, maximum { $most }
label-endurance = endurance { $left }/{ $whole }
label-speeds = vitesses { $speeds }
label-written = vitesse écrite { $speed }
label-owed = doit { $owed } FM
label-slowed = perd { $slowed } FM
label-gains = fouetté : { $must } FM de plus à prendre
label-jostled = plus d’effort
label-fallen = cheval mort { $horses } à dégager
label-arm = bras blessé
label-blind = aveugle d’un côté
label-no-weapons = plus de couteau
label-bound = { $bound ->
    [one] garde son couloir { $bound } phase
   *[other] garde son couloir { $bound } phases
}
label-blinded = aveuglé, moitié de la vitesse
label-short-modifier = mod { $modifier }
label-short-hits = vie { $left }
label-short-wheels = ro { $left }/{ $right }
label-short-speed = max { $most }
label-short-endurance = end { $left }
label-short-last = dern { $speed }
label-standing-driverless = aurige arraché
label-standing-runaway = attelage emballé
label-standing-stopped = attelage à terre
label-standing-out = hors course
label-standing-finished = arrivé
label-driver-dragged = aurige traîné
label-driver-on-foot = aurige à pied
label-driver-escaped = aurige sauf
label-driver-dead = aurige mort
label-legend = rR caisse et attelage d’un char · !R sans aurige · # épave · % attelage à terre · = cheval mort · & aurige à pied · ~ aurige traîné · couloirs 1 à 8 depuis la spina, ≤ vitesse sûre en virage · ║ ligne d’arrivée · cases : départ 12/3 est la 12e case de la ligne droite de départ dans le couloir 3
help-example = « changer intérieur », ou « avancer »
rules-example = effort

## Chances exactes, autant qu’on les connaît : chacune seulement si les nombres la donnent.

odds-mf = { $count } FM
odds-reach = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
odds-strain = effort { $count }
odds-endurance = endurance −{ $count }
odds-blocked = bloqué
odds-chance = { $what } { $chance } %
odds-between = { $what } { $chance } % (entre { $least } et { $most })
odds-threat = { $chariot } dès la vitesse { $speed }
odds-word-flip = renversement
odds-word-wheel = roue perdue
odds-word-out = hors course
odds-word-breaks = plan impossible
odds-word-success = réussite
odds-word-averted = évité si l’on essaie
odds-word-hit = touché
odds-word-dies = cheval mort
odds-word-lead = endurance perdue, FM imposés
odds-word-victim_out = victime hors course
odds-word-attacker_out = attaquant hors course
odds-lash-B = recul forcé
odds-lash-S = embardée
odds-lash-M = ralenti
odds-lash-W = blessure
odds-lash-G = fouet saisi
odds-damaged-attacker = caisse de l’attaquant abîmée
odds-damaged-both = deux caisses abîmées
odds-damaged-neither = aucune caisse abîmée
odds-damaged-defender = caisse du défenseur abîmée
odds-dust-falls = l’aurige tombe
odds-dust-into = les deux caisses abîmées
odds-dust-eye = blessure à l’œil
odds-dust-away = embardée
odds-dust-blinded = aveuglé
odds-dust-blown-back = renvoyée par le vent
odds-knife-killed = aurige tué
odds-knife-major = blessure grave
odds-knife-minor = blessure légère
odds-knife-horse-minor = cheval éraflé
odds-knife-horse-major = cheval gravement touché
odds-knife-horse-killed = cheval tué
odds-spear-killed = aurige tué
odds-spear-major = blessure grave
odds-spear-minor = blessure légère

## Conseils : de quoi se fait une valeur, ce qui est supposé, ce qui peut mal tourner

term-way = cases parcourues
term-endurance = endurance restante
term-team = vitesse prévue
term-car = cases de roue intactes
term-danger = sécurité, en pour cent
fact-speed-guessed = { $chariot } a sans doute écrit de { $least } à { $most }
fact-plan-safe = aucun risque d’élimination pendant cette phase
fact-plan-risks = { $risk } % de risque d’élimination
fact-plan-safer = { $risk } % de risque d’élimination au lieu de { $instead } %
fact-plan-bolder = le risque en vaut la peine : { $risk } % d’élimination au lieu de { $instead } %
fact-plan-blow = l’attaque contre { $chariot } vous vaut environ { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
fact-plan-blow-ends = l’attaque élimine { $chariot } dans { $theirs } % des cas, et vous dans { $own } %
fact-plan-no-strain = aucun effort dans les virages si vous allez tout droit
fact-plan-before-corner = finit dans le couloir { $lane }, { $squares ->
    [0] juste avant le virage
    [1] à { $squares } case du virage
   *[other] à { $squares } cases du virage
}
fact-plan-in-corner = finit dans le virage, couloir { $lane } (vitesse sûre { $limit })
fact-plan-in-lane = finit dans le couloir { $lane }
fact-plan-die-first = ensuite, tout dépend des dés ou d’un rival
fact-plan-saves = économise { $points } d’endurance
fact-plan-spends = coûte { $points } d’endurance de plus
fact-plan-farther = va { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} plus loin
fact-plan-passes = dépasse { $chariot }
fact-plan-keeps-behind = garde { $chariot } derrière vous
promise-risk = { $percent } % de risque de perdre un char

## La fin

end-title = La course est terminée
end-place = place
end-player = joueur
end-how = distance
end-finished = arrivé, { $spare } FM de reste
end-to-go = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
end-astray = sorti du parcours sur un écart
end-out = hors course
