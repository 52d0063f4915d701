### La saison de Circus Maximus à la table : ce qu’elle a de plus qu’une course simple. Mots, événements, coups, questions, options et libellés.
### Tout le reste est dit par le fichier de la course, lu après celui-ci : de deux messages du même nom, le premier compte.
### Les sommes sont passées en nombres, en sesterces : 2300 s’écrit 2 300.

game = Circus Maximus : la saison
    .about = Dix courses pour une fortune : écuries et blessures, pots-de-vin et roues sciées, prêts, et des paris sur tout ce qui court.

## Mots

word-red-2 = rouge bis
    .letter = G
word-blue-2 = bleu bis
    .letter = E
word-green-2 = vert bis
    .letter = T
word-yellow-2 = jaune bis
    .letter = A
word-purple-2 = pourpre bis
    .letter = O
word-black-2 = noir bis
    .letter = I
word-white-2 = blanc bis
    .letter = C
word-brown-2 = brun bis
    .letter = M
word-peace = la paix
word-slow = lever le pied
word-bribery = la corruption
word-drugs = les drogues
word-sabotage = le sabotage

the-outfit = l’équipage { $outfit } du { $chariot }
the-lender = { $lender-who ->
    [you] vous
    [nobody] la banque
   *[other] { $lender }
}
the-borrower = { $borrower-who ->
    [you] vous
   *[other] { $borrower }
}
loan-terms = { $lent } sesterces prêtés par { the-lender } à { the-borrower }, { $back } à rendre après la course { $due }
wager-terms = { $sum } sesterces chacun que le { $chariot } arrivera devant le { $against } : { $seat-who ->
    [you] vous dites
   *[other] { $seat } dit
} oui, { $rival-who ->
    [you] vous dites
   *[other] { $rival } dit
} non
security-shown = { $guard ->
    [0] sans protection
   *[other] protection { $guard }
}

## La saison

event-season-begun = La saison commence : { $races ->
    [one] une course.
   *[other] { $races } courses.
}
event-colour-drawn = { $seat-who ->
    [you] Vous tirez
   *[other] { $seat } tire
} le { $chariot }.
event-outfit-revealed = { the-outfit } est préparé { $plan-1 }-{ $plan-2 }-{ $plan-3 }-{ $plan-4 } (aurige, caisse, attelage, endurance).
event-outfit-built = { the-outfit } : aurige +{ $modifier } avec { $hits } cases de blessure, caisse { $car }, chevaux { $horses }, en tout { $horses-sum }, endurance { $endurance }.
event-race-announced = Course { $race } de la saison.
event-season-over = La saison est finie après { $races ->
    [one] une course.
   *[other] { $races } courses.
}
event-fortune = { $place ->
    [1] { $seat-who ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } la saison avec { $sum } sesterces !
   *[other] Place { $place } : { $seat-who ->
        [you] vous
       *[other] { $seat }
    }, avec { $sum } sesterces.
}
ledger-cause = { $cause-key ->
    [loan] un prêt
    [repaid] un prêt remboursé
    [sale] un équipage vendu
    [purchase] un achat
    [bet] paris
    [wager] l’enjeu d’un pari privé
    [payoff] gains
    [wager-won] un pari privé
    [orders] coups bas et protection
   *[other] autres affaires
}
event-ledger = { $seat-who ->
    [you] Votre livre de comptes
   *[other] Livre de comptes de { $seat }
}, { ledger-cause } : { $change }, solde { $balance } sesterces.

## Affaires

event-loan-offered = Prêt proposé : { loan-terms }.
event-loan-made = Prêt conclu : { loan-terms }.
event-loan-declined = Prêt refusé : { loan-terms }.
event-loan-paid = Prêt remboursé : { $back } sesterces rendus par { the-borrower } à { the-lender }.
event-lot-offered = { $seat-who ->
    [you] Vous mettez
   *[other] { $seat } met
} en vente l’équipage { $outfit }, à partir de { $least } sesterces.
event-bid = { $sum ->
    [0] { $seat-who ->
        [you] Vous n’enchérissez
       *[other] { $seat } n’enchérit
    } pas.
   *[other] { $seat-who ->
        [you] Vous offrez
       *[other] { $seat } offre
    } { $sum } sesterces.
}
event-lot-sold = { $seat-who ->
    [you] Votre équipage { $outfit }
   *[other] L’équipage { $outfit } de { $seat }
} { $buyer-who ->
    [you] vous est adjugé
   *[other] est adjugé à { $buyer }
} pour { $sum } sesterces.
event-lot-unsold = Personne ne veut de { $seat-who ->
    [you] votre équipage { $outfit }.
   *[other] l’équipage { $outfit } de { $seat }.
}
event-defaulted = { $seat-who ->
    [you] Vous ne pouvez pas payer vos dettes :
   *[other] { $seat } ne peut pas payer ses dettes :
} il manque { $short } sesterces.
event-bankrupt = { $seat-who ->
    [you] Vous êtes en faillite et quittez la saison !
   *[other] { $seat } est en faillite et quitte la saison !
}

## Ordres et achats

event-orders-sealed = { $seat-who ->
    [you] Vos ordres sont scellés.
   *[other] Les ordres de { $seat } sont scellés.
}
event-orders-paid = { $total ->
    [0] Vous n’avez rien dépensé en secret pour cette course.
   *[other] Vous avez dépensé { $total } sesterces en secret pour cette course.
}
event-horse-bought = { the-outfit } reçoit un cheval à { $sum } sesterces, dés { $dice-added } : vitesse { $speed }.
event-team-bought = { the-outfit } a un nouvel attelage, dé { $die-added } : endurance { $endurance }.
event-driver-bought = { the-outfit } a un nouvel aurige, +{ $modifier }, dé { $die-added } : { $hits } cases de blessure.
event-car-bought = { the-outfit } a une nouvelle caisse.
event-endurance-spoiled = Pour { the-outfit }, l’attelage doit s’y faire, dé { $die-added } : endurance { $endurance } désormais.
event-arranged = Les chevaux courent désormais dans cet ordre pour { the-outfit } : { $horses }.

## Engagements et paris

event-entered = { the-outfit } est engagé.
event-stayed-out = { $seat-who ->
    [you] Vous n’engagez
   *[other] { $seat } n’engage
} rien.
event-bet-placed = { $seat-who ->
    [you] Vous pariez
   *[other] { $seat } parie
} { $sum } sesterces sur le { $chariot }.
event-lap-bet = { $seat-who ->
    [you] Vous pariez
   *[other] { $seat } parie
} encore { $sum } sesterces sur le { $chariot }.
event-odds-set = Le { $chariot } est à { $odds } contre 1.
event-wager-offered = Pari privé proposé : { wager-terms }.
event-wager-made = Pari privé tenu : { wager-terms }.
event-wager-declined = Pari privé refusé : { wager-terms }.
event-wager-settled = { $winner-who ->
    [nobody] Le pari privé est nul, et chacun reprend ses { $sum } sesterces.
    [you] Vous remportez le pari privé et { $sum } sesterces.
   *[other] { $winner } remporte le pari privé et { $sum } sesterces.
}

## Coups bas

event-drugged = De la drogue ! { who-did } dépensé { $spent } sesterces pour droguer les chevaux { of-chariot }, { security-shown } : { $points ->
    [0] aucun effet.
    [one] une dose agit.
   *[other] { $points } doses agissent.
}
event-dosed = Le cheval { $horse } { of-chariot } est drogué.
event-sabotaged = Sabotage ! { who-did } dépensé { $spent } sesterces pour saboter la caisse { of-chariot }, { security-shown }{ $die-sum ->
    [0] {""}
   *[other] , dé { $die-added }
} : { $points ->
    [0] c’est raté.
    [one] une roue aura un point de dégâts.
   *[other] une roue aura { $points } points de dégâts.
}
event-wheel-sawn = La roue { $wheel } { of-chariot } est sciée : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dégâts.
event-bribe-revealed = { $seat-who ->
    [you] Vous révélez
   *[other] { $seat } révèle
} un pot-de-vin : { $spent } sesterces à l’aurige { of-chariot } pour { $bribe-key ->
    [peace] ne plus attaquer
   *[slow] lever le pied
}, { security-shown }.
event-bribe-resolved = { $die-sum ->
    [0] Avec { $net } sesterces nets, l’aurige { of-chariot } n’est même pas tenté.
   *[other] Somme nette { $net }, dé { $die-added } : { $points ->
        [0] l’aurige { of-chariot } reste honnête.
       *[other] l’aurige { of-chariot } est acheté !
    }
}
event-peace-broken = { the-rival } attaque { the-chariot }, et la paix achetée est rompue.
event-bribe-waived = { $seat-who ->
    [you] Vous n’avez pas de pot-de-vin, ou ne vous en servirez
   *[other] { $seat } n’a pas de pot-de-vin, ou ne s’en servira
} pas dans cette course.

## Après la course

event-race-won = Le { $chariot } a gagné la course !
event-race-void = Personne n’est arrivé : pas de vainqueur, et tous les paris sont perdus.
event-paid-off = { $seat-who ->
    [you] Vous touchez
   *[other] { $seat } touche
} { $paid } des { $due } sesterces dus.
event-books-opened = { $seat-who ->
    [you] Vos comptes
   *[other] Comptes de { $seat }
} : { $target-key ->
    [none] aucun coup bas
   *[other] contre le { $target }, { $bribe } de pot-de-vin, { $drug } de drogues et { $sabotage } de sabotage
} ; protection { $bribery } contre la corruption, { $drugs } contre les drogues, { $sawing } contre le sabotage.
event-outfit-recovered = { the-outfit } se remet : cases de blessure de l’aurige { $hits }, chevaux { $horses }.
event-driver-lost = { the-outfit } a perdu son aurige.
event-horse-lost = { the-outfit } a perdu le cheval { $horse }.
event-car-lost = { the-outfit } a perdu sa caisse.
event-learnt = Pour { the-outfit }, aurige et attelage gagnent chacun { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’expérience.
event-driver-trained = Pour { the-outfit }, l’aurige est entraîné : modificateur +{ $modifier }.
event-horse-trained = Pour { the-outfit }, le cheval { $horse } est entraîné : vitesse { $speed }.
event-endurance-trained = Pour { the-outfit }, l’attelage est entraîné, dés { $dice-added } : endurance { $endurance }.

## Ce que l’on peut faire

verb-amount = { $number } sesterces
    .group = Sesterces
    .item = { $number }
    .range = de { $first } à { $last }, par centaines : tapez la somme
verb-done = Terminé
verb-wait = Attendre
verb-waive = N’utiliser aucun pot-de-vin dans cette course
verb-stay-out = Ne rien engager
verb-bet = Parier sur le { $word }
    .group = Parier sur
    .item = { $word }
verb-back = Soutenir le { $word }
    .group = Soutenir
    .item = { $word }
verb-against = Contre le { $word }
    .group = Contre
    .item = { $word }
verb-wager = Proposer à { $seat } un pari privé
    .group = Pari privé avec
    .item = { $seat }
verb-lend = Proposer à { $seat } un prêt
    .group = Prêter à
    .item = { $seat }
verb-accept = Accepter l’offre de { $seat }
    .group = Accepter
    .item = { $seat }
verb-decline = Refuser l’offre de { $seat }
    .group = Refuser
    .item = { $seat }
verb-due = À rendre après la course { $number }
    .group = À rendre après la course
    .item = { $number }
verb-sell = Mettre en vente l’équipage { $number }
    .group = Vendre l’équipage
    .item = { $number }
verb-buy-team = Acheter un nouvel attelage pour l’équipage { $number }
    .group = Nouvel attelage pour l’équipage
    .item = { $number }
verb-buy-car = Acheter une nouvelle caisse pour l’équipage { $number }, 500 sesterces
    .group = Nouvelle caisse pour l’équipage
    .item = { $number }
verb-buy-horse = Acheter un cheval pour l’équipage { $number }, { $second-number } sesterces
    .group = Cheval pour l’équipage { $number }
    .item = { $second-number }
verb-buy-driver = Acheter un aurige de +{ $second-number } pour l’équipage { $number }, { driver-price } sesterces
    .group = Aurige pour l’équipage { $number }
    .item = +{ $second-number }, { driver-price }
driver-price = { $second-number ->
    [0] 1 500
    [1] 2 500
   *[other] 4 000
}
verb-bribe-peace = Soudoyer un aurige du { $word } pour qu’il n’attaque plus
    .group = Soudoyer pour la paix
    .item = { $word }
verb-bribe-slow = Soudoyer un aurige du { $word } pour qu’il lève le pied
    .group = Soudoyer pour ralentir
    .item = { $word }
verb-shield = La paix protège le { $word }
    .group = Paix pour
    .item = { $word }
verb-drug = Droguer les chevaux du char { $word }
    .group = Droguer
    .item = { $word }
verb-sabotage = Saboter la caisse du char { $word }
    .group = Saboter
    .item = { $word }
verb-reveal = Révéler le pot-de-vin de l’aurige du char { $word }
    .group = Révéler le pot-de-vin
    .item = { $word }
verb-guard = Payer une protection contre { $word }
    .group = Protection contre
    .item = { $word }
verb-enter = Engager l’équipage { $number }
    .group = Engager l’équipage
    .item = { $number }
verb-order = Les chevaux dans l’ordre { $word }
    .group = Ordre des chevaux
    .item = { $word }
verb-dose = Une dose pour le cheval { $number }
    .group = Une dose pour le cheval
    .item = { $number }
verb-saw = Scier la roue { $word }
    .group = Scier la roue
    .item = { $word }
verb-train-driver = Entraîner l’aurige de l’équipage { $number }, 25 points
    .group = Entraîner l’aurige de l’équipage
    .item = { $number }
verb-train-endurance = Entraîner l’endurance de l’équipage { $number }, 10 points
    .group = Entraîner l’endurance de l’équipage
    .item = { $number }
verb-train-horse = Entraîner le cheval { $second-number } de l’équipage { $number }, 10 points
    .group = Entraîner un cheval de l’équipage { $number }
    .item = cheval { $second-number }

## Questions ; `.no` dit ce que laisse de côté une réponse qui n’est qu’un non.

choice-stocking = Préparez en secret les cinq équipages de votre écurie.
    .about = { $entry-key ->
        [none] Les cinq équipages de l’écurie du { $chariot } sont prêts : les remettre ?
        [plan] Préparez l’équipage { $outfit } de l’écurie du { $chariot } : { $left ->
            [one] { $left } point
           *[other] { $left } points
        } à dépenser entre aurige, caisse, attelage et endurance, deux au plus pour chacun.
       *[other] Préparez l’équipage { $outfit } de l’écurie du { $chariot }, { $entry } : { $left ->
            [one] { $left } point
           *[other] { $left } points
        } à dépenser.
    }
    .no = L’écurie est complète
choice-deals = Proposez un prêt, mettez en vente un équipage, ou passez.
    .about = Avant la course { $race }, avec { $left } sesterces en main : proposez un prêt, mettez en vente un équipage, ou passez.
    .no = Plus d’offre
choice-loan-answers = Acceptez les prêts que l’on vous propose, ou refusez-les.
    .about = { $lender-who ->
        [nobody] Vous avez répondu à tous les prêts proposés : remettez vos réponses.
       *[other] { $lender } vous propose { $lent } sesterces, { $back } à rendre après la course { $due } : acceptez ou refusez.
    }
    .no = J’ai répondu à toutes les offres
choice-bids = Enchérissez en secret pour l’équipage ; 0 pour ne pas enchérir.
    .about = L’équipage { $outfit } de { $seller } est en vente : offrez en secret { $least } sesterces ou plus, ou 0 ; vous en avez { $left }.
choice-plans = Écrivez vos ordres en secret : achats, coups bas, protection.
    .about = Écrivez en secret vos ordres pour la course { $race } : achats, coups bas, protection ; il reste { $left } sesterces.
    .no = Sceller les ordres
choice-arrange = Choisissez l’ordre des chevaux, depuis la gauche.
    .about = Un nouveau cheval pour l’équipage { $outfit } du { $chariot } : choisissez l’ordre des chevaux { $horses }, depuis la gauche.
choice-entries = Engagez un équipage, ou restez à l’écurie.
    .about = Engagez un équipage pour la course { $race }, ou restez à l’écurie.
choice-second-entries = Engagez un second équipage, ou tenez-vous-en à un seul.
    .about = Engagez un second équipage pour la course { $race }, ou tenez-vous-en à un seul.
choice-bets = Écrivez vos paris en secret, d’abord sur votre faction si elle court.
    .about = Écrivez en secret vos paris sur la course { $race }, d’abord sur votre faction si elle court ; il reste { $left } sesterces.
    .no = Clore les paris
choice-wager-answers = Acceptez les paris privés que l’on vous propose, ou refusez-les.
    .about = { $by-who ->
        [nobody] Vous avez répondu à tous les paris privés proposés : remettez vos réponses.
       *[other] { $by } dit que le { $colour } arrivera devant le { $against }, pour { $stake } sesterces chacun : acceptez ou refusez.
    }
    .no = J’ai répondu à toutes les offres
choice-season-speeds = Écrivez une vitesse en secret ; vous pouvez révéler un pot-de-vin avec elle.
    .about = { $chariot-key ->
        [none] Attendez, révélez un pot-de-vin si vous en avez un, ou renoncez-y.
       *[other] Écrivez une vitesse pour le char { $chariot }, de 0 à { $most } ; vous pouvez révéler un pot-de-vin avec elle.
    }
choice-dose-choice = Choisissez quel cheval reçoit une dose.
    .about = Choisissez quel cheval du char { $chariot } reçoit une dose, { $points ->
        [one] la dernière.
       *[other] { $points } à donner.
    }
choice-saw-choice = Choisissez quelle roue est sciée.
    .about = Choisissez quelle roue du char { $chariot } est sciée, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de dégâts.
choice-last-answer = Encaissez, ou révélez un pot-de-vin.
    .about = { $attack-key ->
        [lash] Le char { $attacker } va fouetter le char { $chariot }
       *[other] Le char { $attacker } va percuter le char { $chariot }
    } : encaissez, ou révélez un pot-de-vin.
choice-lap-bets = Pariez davantage, aux cotes du départ, sur les chars où vous avez déjà misé.
    .about = Fin du tour de piste { $lap } : pariez davantage, aux cotes du départ, sur les chars où vous avez déjà misé ; il reste { $left } sesterces.
    .no = Clore les paris
choice-training = Dépensez l’expérience des auriges et des attelages, ou gardez-la.
    .about = Après la course { $race } : dépensez l’expérience des auriges et des attelages, ou gardez-la.
    .no = Garder le reste
choice-sell-next = Choisissez quel équipage est vendu aux enchères pour payer vos dettes.
    .about = Il vous manque { $short } sesterces : choisissez quel équipage est vendu aux enchères.

## Ce que l’hôte peut choisir

group-season = Saison
set-season = Saison
    .about = Dix courses, comme dans le livret.
set-evening = Soirée
    .about = Trois courses, le temps d’une soirée.
option-races = Courses
    .about = Combien de courses compte la saison.
    .number-10 = dix
    .number-5 = cinq
    .number-3 = trois
    .number-1 = une
option-bettors = Parieurs
    .about = Combien des dernières places ont de l’argent mais pas d’écurie ; au-delà de huit, on est toujours parieur.
    .none = aucune
    .one = la dernière
    .two = les deux dernières
option-deals = Prêts et ventes
    .about = Les joueurs peuvent-ils se prêter de l’argent et vendre des équipages ?
    .true = oui
    .false = non
option-sabotage-die = Dé de sabotage
    .about = Le dé de sabotage est multiplié par ce nombre ; la dépense, moins la protection, doit atteindre le résultat.
    .number-100 = 100, comme imprimé : sans protection, il réussit toujours
    .number-1000 = 1 000
option-sabotage-lasts = Sabotage durable
    .about = Les roues sciées restent-elles abîmées après la course ?
    .true = oui, jusqu’à ce que la caisse soit remplacée
    .false = non, elles sont réparées avec le reste

## Libellés de la table

label-race = Course { $race } sur { $races }
label-winners = Vainqueurs jusqu’ici
label-no-winner = personne
label-fortunes = Fortunes
label-cash = { $sum } sesterces
label-at-most = { $sum } sesterces au plus
label-bettor = parieur
label-bankrupt = en faillite
label-stable = Écurie
label-outfit = équipage { $outfit }
label-plan = plan { $plan }
label-fit = en forme
label-injury = { $injury ->
    [one] { $injury } point de blessure
   *[other] { $injury } points de blessure
}
label-incomplete = ne peut pas partir
label-team = chevaux { $horses }, endurance { $endurance }
label-driver = aurige { $modifier }, blessures { $left }/{ $whole }
label-learnt = expérience { $points }
label-car = caisse { $weight }
label-worn = roues sciées : gauche { $left }, droite { $right }
label-car-lost = caisse perdue
label-entries = Engagés
label-entry = { $chariot } : équipage { $outfit }, couloir { $lane }
label-second-row = second rang
label-betting-sheet = Feuille de paris
label-pool = { $sum } sesterces pariés en tout
label-odds = { $odds } contre 1
label-no-odds = aucun pari
label-before = avant la course
label-lap = tour de piste { $lap }
label-loans = Prêts
label-loan = { $lender } à { $borrower } : { $lent }, { $back } à rendre après la course { $due }
label-bank = la banque
label-wagers = Paris privés
label-wager = { $seat } avec { $rival } : { $chariot } devant { $against }, { $stake } chacun
label-orders = Vos ordres
label-row = Écrit jusqu’ici
label-left = il reste { $sum } sesterces
label-shown = Révélé
label-suspect = a peut-être un pot-de-vin
label-ledger = Livre de comptes
ledger-race = course
ledger-clause = règle
ledger-for = pour
ledger-in = reçu
ledger-out = payé
ledger-balance = solde
ledger-sum = Total
ledger-start = au départ
ledger-secret = en secret, pour cette course
ledger-line = { $race }{ $clause }, { $words } : { $change }, solde { $balance }.
ledger-summed = { $came } reçus, { $went } payés, solde { $balance } sesterces.
page-stable = écurie stable
page-ledger = livre comptes ledger
page-whose = De qui ? Donnez le nom ou la couleur d’un joueur de la table.
label-legend = « écurie » et « comptes » montrent les vôtres, « écurie rouge » et « comptes rouge » ceux d’un autre · les sommes sont en sesterces, avec ou sans séparateur de milliers : « parier rouge 2300 », « parier rouge 2300, parier bleu 500, clore » · sur la piste : rR caisse et attelage d’un char · !R sans aurige · # épave · % attelage à terre · = cheval mort · & aurige à pied · ~ aurige traîné · couloirs 1 à 8 depuis la spina, ≤ vitesse sûre en virage · ║ ligne d’arrivée
label-sum = { $sum }
label-bribe = pot-de-vin
label-drug = drogues
label-sabotage = sabotage
label-against-bribery = contre la corruption
label-against-drugs = contre les drogues
label-against-sabotage = contre le sabotage
label-offers = Prêts proposés
label-lots = En vente
label-lot = { $seat }, équipage { $outfit }, à partir de { $least }
label-challenges = Paris privés proposés
label-bribed = acheté, plus lent de { $points }
label-peace = n’attaque plus : { $colours }

## La fin

end-title = La saison est terminée
end-how = fortune
end-fortune = { $sum } sesterces
end-bankrupt = en faillite
help-example = « parier rouge », puis « 2300 »
rules-example = pot-de-vin

# ---- what bots say

term-purse = sesterces en caisse
term-bets = gains attendus des paris, en sesterces
term-stable = valeur de l’écurie, en sesterces
promise-risk = { $percent } % de risque de perdre un char, ou tout
