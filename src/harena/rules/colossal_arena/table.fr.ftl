### Colossal Arena à la table : mots, événements, coups, questions, options et libellés.
### Un champ d’un événement porte son propre nom ; un mot est aussi passé en NOM-key (`wyrm`), une place en NOM-who (you, other, nobody).

game = Colossal Arena
    .about = Huit créatures s’affrontent, une tombe à chaque manche ; pariez sur les trois qui resteront.

## Mots

word-amazon = Amazone
word-colossus = Colosse
word-cyclops = Cyclope
word-daimon = Démon
word-ettin = Ettin
word-gorgon = Gorgone
word-magus = Mage
word-seraphim = Séraphin
word-titan = Titan
word-troll = Troll
word-unicorn = Licorne
word-wyrm = Wyrm
word-spectator = Spectateur
word-prefect = Préfet
word-magister = Magistère

creature-name = { $creature-key ->
    [amazon] Amazone
    [colossus] Colosse
    [cyclops] Cyclope
    [daimon] Démon
    [ettin] Ettin
    [gorgon] Gorgone
    [magus] Mage
    [seraphim] Séraphin
    [titan] Titan
    [troll] Troll
    [unicorn] Licorne
    [wyrm] Wyrm
   *[none] créature
}
the-creature = { $creature-key ->
    [amazon] l’{ creature-name }
    [ettin] l’{ creature-name }
    [gorgon] la { creature-name }
    [unicorn] la { creature-name }
    [none] la { creature-name }
   *[other] le { creature-name }
}
of-creature = { $creature-key ->
    [amazon] de l’{ creature-name }
    [ettin] de l’{ creature-name }
    [gorgon] de la { creature-name }
    [unicorn] de la { creature-name }
    [none] de la { creature-name }
   *[other] du { creature-name }
}
is-eliminated = { $creature-key ->
    [amazon] est éliminée
    [gorgon] est éliminée
    [unicorn] est éliminée
    [none] est éliminée
   *[other] est éliminé
}
gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-left = { $deck ->
    [0] la pioche est vide
    [one] il reste 1 carte dans la pioche
   *[other] il reste { $deck } cartes dans la pioche
}
your-or-their = { $rival-who ->
    [you] à vous
   *[other] à { $rival }
}

## Les pouvoirs en une ligne

power-amazon = Piochez trois cartes de plus.
power-colossus = Reprenez un de vos jetons.
power-cyclops = Gelez la moitié de la main d’un rival.
power-daimon = Pariez aussitôt, dans cette rangée ou une précédente.
power-ettin = Jouez une carte de plus.
power-gorgon = Exigez d’un rival une carte d’une créature de votre choix.
power-magus = Ce tour-ci, défaussez en secret des cartes de survivantes.
power-seraphim = Utilisez le pouvoir d’une créature éliminée.
power-titan = Regardez trois cartes d’un rival et gardez-en une.
power-troll = Reprenez une carte Troll d’une rangée précédente.
power-unicorn = Échangez deux cartes d’une créature entre deux rangées.
power-wyrm = Défaussez la carte du dessus d’une autre créature.

## Ce qui s’est passé

event-creatures-chosen = Dans l’arène : { $creatures }.
event-hands-dealt = Chacun a reçu { cards-counted } ; { deck-left }.
event-hand-dealt = { who-did } reçu { $cards }.
event-starter-chosen = Premier tour : { $seat-who ->
    [you] vous.
   *[other] { $seat }.
}
event-turn-begun = { $seat-who ->
    [you] À vous.
   *[other] Tour de { $seat }.
}
event-round-begun = La manche { $row } commence ; { $seat-who ->
    [you] vous l’ouvrez.
   *[other] { $seat } l’ouvre.
}
event-no-bet-placed = { $seat-who ->
    [you] Vous n’avez fait aucun pari.
   *[other] { $seat } n’a fait aucun pari.
}
event-bet-placed = { who-did } parié sur { the-creature } : { gold } en cas de survie.
event-secret-bet-placed = { who-did } fait un pari secret.
event-marker-laid = La carte posée dessous est { $card }.
event-secret-bet-revealed = { who-did } révélé un pari secret sur { the-creature } ({ $card }).
event-backer-changed = { $seat-who ->
    [you] Vous parrainez maintenant { the-creature }.
    [nobody] { the-creature } n’a plus de parrain.
   *[other] { $seat } parraine maintenant { the-creature }.
}
event-combat-card-played = { who-did } joué { $card }.
event-spectator-played = { who-did } joué { $card } sur { the-creature }.
event-spectator-bars-power = La carte recouvre un spectateur : le pouvoir { of-creature } n’est pas déclenché.
event-referee-played = { who-did } joué { $card-key ->
    [magister] le Magistère.
    [prefect] un Préfet.
   *[none] un arbitre.
}
event-creature-named = { who-did } nommé { the-creature } : tous les paris secrets sur cette créature sont révélés.
event-card-taken = { who-did } pris { $card } { $row ->
    [0] dans la défausse.
   *[other] dans la rangée { $row }.
}
event-take-declined = { $seat-who ->
    [you] Vous n’avez pris aucune carte.
   *[other] { $seat } n’a pris aucune carte.
}
event-nothing-taken = { $seat-who ->
    [you] Vous n’aviez aucune carte à prendre.
   *[other] { $seat } n’avait aucune carte à prendre.
}
event-card-uncovered = { $card } est maintenant la carte du dessus { of-creature } dans la rangée { $row }.
event-space-emptied = { the-creature } n’a plus de carte dans la rangée { $row }.
event-passed = { who-did } passé et montré cette main : { $cards }.
event-stalled = Plus personne ne peut rien faire : la partie est terminée.
event-card-discarded = { who-did } défaussé { $card }.
event-cards-drawn = { $seat-who ->
    [you] { deck-left }.
   *[other] { who-did } pioché { cards-counted } ; { deck-left }.
}
event-card-drawn = { who-did } pioché { $card }.
event-deck-spent = { who-did } pris la dernière carte de la pioche : la partie se termine aussitôt.
event-creature-eliminated = { the-creature }, au plus bas sans égalité avec { $strength }, { is-eliminated } !
event-lowest-tied = Égalité au plus bas avec { $strength } : aucune élimination, la manche continue.
event-tournament-over = Il reste trois créatures : la partie est terminée.
event-gold-counted = { who-did } gagné { gold }.
event-tie-broken = À égalité pour le plus d’or, { $seat-who ->
    [you] vous avez
   *[other] { $seat } a
} eu le tour le plus récent.
event-tournament-tie-broken = À égalité pour le plus d’or, { $seat-who ->
    [you] vous aviez
   *[other] { $seat } avait
} le plus, { gold }, sur { the-creature }, dernière créature tombée.
event-winner = { $seat-who ->
    [you] Vous gagnez avec { gold } !
   *[other] { $seat } gagne avec { gold } !
}
event-power-used = { who-did } utilisé le pouvoir { of-creature }.
event-power-declined = { who-did } renoncé au pouvoir { of-creature }.
event-power-without-target = Le pouvoir { of-creature } n’a aucune cible.
event-scouted = { $seat-who ->
    [you] { deck-left }.
   *[other] { who-did } pioché { cards-counted } ; { deck-left }.
}
event-card-scouted = { who-did } pioché { $card }.
event-token-retrieved = { who-did } repris un jeton sur { the-creature }, rangée { $row }.
event-secret-retrieved = { who-did } repris un pari secret sur { the-creature }.
event-marker-discarded = La carte posée dessous, { $card }, est défaussée.
event-hand-frozen = { who-did } gelé { cards-counted } { your-or-their }.
event-cards-frozen = { $seat-who ->
    [you] Gelées jusqu’après votre prochaine défausse : { $cards }.
   *[other] Gelées : { $cards }.
}
event-frozen-returned = { who-did } repris { $count ->
    [one] { $count } carte gelée.
   *[other] { $count } cartes gelées.
}
event-wagered = { who-did } parié sur { the-creature } dans la rangée { $row } : { gold } en cas de survie.
event-extra-card-granted = { who-may } jouer une carte de plus.
event-extra-card-declined = { $seat-who ->
    [you] Vous n’avez pas joué de seconde carte.
   *[other] { $seat } n’a pas joué de seconde carte.
}
event-card-demanded = { $rival-who ->
    [you] { $seat } vous a demandé une carte { of-creature }.
   *[other] { who-did } demandé à { $rival } une carte { of-creature }.
}
event-card-given = { $rival-who ->
    [you] { $seat } vous a donné une carte { of-creature }.
   *[other] { who-did } donné à { $rival } une carte { of-creature }.
}
event-given-card-seen = C’était { $card }.
event-nothing-to-give = { $seat-who ->
    [you] Vous n’aviez aucune carte { of-creature } à donner.
   *[other] { $seat } n’avait aucune carte { of-creature } à donner.
}
event-hand-shown = { who-did } montré cette main : { $cards }.
event-foresight = { who-may } défausser ce tour des cartes de survivantes.
event-card-buried = { who-did } posé une carte sur la défausse, encore face cachée.
event-buried-card-seen = C’était { $card }.
event-stack-topped = { who-did } défaussé { cards-counted }, { $card } sur le dessus.
event-creature-called = { who-did } appelé { the-creature } d’entre les créatures éliminées.
event-hand-robbed = { who-did } regardé trois cartes { your-or-their }.
event-cards-looked-at = C’étaient { $cards }.
event-card-stolen = { who-did } gardé une des trois ; les deux autres ont été rendues.
event-stolen-card-seen = La carte gardée était { $card }.
event-card-fetched = { who-did } repris { $card } dans la rangée { $row }.
event-cards-swapped = { who-did } échangé { $one } et { $other }.
event-card-burnt = { who-did } défaussé { $card }, carte du dessus { of-creature }.
event-deck-empty = { who-did } pris la dernière carte ; la partie continue sans pioche.
event-stalemate-offered = La pioche est vide : quelqu’un s’oppose-t-il à un blocage ?
event-stalemate-refused = { $count ->
    [one] 1 joueur s’est opposé : pas de blocage.
   *[other] { $count } joueurs se sont opposés : pas de blocage.
}
event-stalemate = Blocage ! La rangée { $row } ({ cards-counted }) forme la nouvelle pioche ; chacun pioche une carte.
event-further-stalemate = Nouveau blocage ! La rangée { $row } ({ cards-counted }) forme la nouvelle pioche ; chacun pioche une carte.

## Ce que l’on peut faire. La phrase entière ; pour les coups du même genre, le titre de leur liste et leur nom dans celle-ci.
## Les mots d’un coup sont passés ainsi : words (tous), creature-key, number, second-number, et seat (le joueur de ce numéro).

verb-no-bet = Ne pas parier
verb-bet = Parier sur { the-creature }
    .group = Parier sur
    .item = { $words }
verb-secret = Faire un pari secret avec { $words }
    .group = Pari secret avec
    .item = { $words }
verb-reveal = Révéler votre pari secret
verb-play = Jouer { $words }
    .group = Jouer
    .item = { $words }
verb-pass = Passer et montrer votre main
verb-on = Jouer sur { the-creature }
    .group = Jouer sur
    .item = { $words }
verb-name = Nommer { the-creature }
    .group = Nommer
    .item = { $words }
verb-take = Prendre { $words }
    .group = Prendre
    .item = { $words }
verb-use = Utiliser le pouvoir
verb-decline = Renoncer
verb-retrieve = Reprendre votre jeton sur { the-creature }, rangée { $number }
    .group = Reprendre un jeton
    .item = { creature-name } rangée { $number }
verb-retrieve-secret = Reprendre votre pari secret
verb-freeze = Geler la moitié de la main de { $seat }
    .group = Geler une demi-main
    .item = { $seat }
verb-wager = Parier sur { the-creature } dans la rangée { $number }
    .group = Parier sur
    .item = { creature-name } rangée { $number }
verb-ask = Demander à { $seat } une carte { of-creature }
    .group = Demander à { $seat }
    .item = { creature-name }
verb-give = Donner { $words }
    .group = Donner
    .item = { $words }
verb-call = Appeler { the-creature }
    .group = Appeler
    .item = { $words }
verb-rob = Regarder trois cartes de { $seat }
    .group = Regarder trois cartes
    .item = { $seat }
verb-keep = Garder { $words }
    .group = Garder
    .item = { $words }
verb-swap = Échanger { creature-name } { $number } et { $second-number }
    .group = Échanger
    .item = { creature-name } { $number } et { $second-number }
verb-burn = Défausser la carte du dessus { of-creature }
    .group = Défausser le dessus
    .item = { $words }
verb-discard = Défausser { $words }
    .group = Défausser
    .item = { $words }
verb-done = Garder le reste et piocher
verb-agree = Accepter le blocage
verb-object = S’opposer au blocage

## Questions

choice-bet-phase = Faites un pari ou passez.
choice-card-phase = Choisissez une carte à jouer.
choice-extra-card = Jouez une carte de plus, ou renoncez.
    .no = Ne pas jouer d’autre carte
choice-place-spectator = Choisissez une créature pour le spectateur.
choice-offer-power = Utiliser le pouvoir { of-creature } ?
    .no = Renoncer au pouvoir { of-creature }
choice-name-creature = Nommez une créature : tous les paris secrets sur elle seront révélés.
choice-take-card = Prenez en main une carte de combat visible, ou renoncez.
    .no = Ne prendre aucune carte
choice-retrieve-token = Choisissez un de vos jetons à reprendre.
choice-stun = Choisissez un rival : la moitié de sa main sera gelée.
choice-wager = Choisissez une case libre pour votre pari.
choice-demand = Choisissez un rival et la créature demandée.
choice-give = Choisissez quelle carte { of-creature } donner.
choice-call-creature = Choisissez une créature éliminée dont utiliser le pouvoir.
choice-rob = Choisissez un rival : vous regardez trois de ses cartes et en gardez une.
choice-keep-one = Choisissez la carte à garder.
choice-fetch = Choisissez la carte à reprendre.
choice-swap-cards = Choisissez deux cartes à échanger.
choice-burn = Choisissez la créature qui perd sa carte du dessus.
choice-discard = Défaussez jusqu’à trois cartes mortes, ou gardez le reste et piochez.
    .no = Garder le reste et piocher
choice-magus-discard = Défaussez jusqu’à trois cartes de combat, la dernière sur le dessus, ou gardez le reste et piochez.
    .no = Garder le reste et piocher
choice-stalemate-vote = Acceptez un blocage, ou opposez-vous.

## Ce que l’hôte peut choisir

option-creatures = Créatures
    .about = Nommez les huit créatures qui participent ; sinon elles sont tirées au hasard.
option-exclude = Créatures exclues
    .about = Jusqu’à quatre créatures à exclure du tirage au hasard.
option-short-rounds = Manches courtes
    .about = Une manche peut-elle finir avant que chacun y ait joué un tour ?
    .true = oui
    .false = non, chacun joue un tour
option-zero-bet-backs = Parrainer sans or en jeu
    .about = Un seul pari en rangée 5, sans valeur, fait-il de son propriétaire le parrain ?
    .true = oui
    .false = non
option-discard-is-visible = Défausse accessible
    .about = Le Préfet et la Licorne peuvent-ils aussi utiliser la carte du dessus de la défausse ?
    .true = oui
    .false = non, seulement les cartes des rangées
option-stall-guard = Partie bloquée
    .about = Ce qui se passe quand personne ne peut rien faire pendant un tour de table complet.
    .true = la partie s’arrête
    .false = la partie continue
option-amazon-needs-three = L’Amazone veut trois cartes
    .about = Le pouvoir de l’Amazone exige-t-il trois cartes dans la pioche ?
    .true = oui, au moins trois
    .false = non, une suffit
option-colossus-restores-secret = Le Colosse rend le pari secret
    .about = Un pari secret repris pendant la manche 1 peut-il être refait ?
    .true = oui
    .false = non, un seul pari secret par partie
option-daimon-on-eliminated = Le Démon et les éliminées
    .about = Le Démon permet-il de parier sur une créature éliminée ?
    .true = sur toute créature
    .false = seulement sur les survivantes
option-seraphim-burns-own-pile = Le Séraphin et le pouvoir du Wyrm
    .about = Le Séraphin, avec le pouvoir du Wyrm, peut-il défausser sa propre carte du dessus ?
    .true = oui
    .false = non, ses propres cartes sont à l’abri
option-stalemate = Variante du blocage
    .about = Quand la pioche est vide : finir la partie, ou continuer avec une nouvelle pioche faite de la rangée 1 dès que personne ne peut jouer.
    .true = continuer jusqu’à trois survivantes
    .false = la dernière carte met fin à la partie
option-tie-break = Départage
    .about = Qui gagne en cas d’égalité pour le plus d’or.
    .last-turn = celui qui a eu le tour le plus récent
    .tournament = celui qui avait le plus sur la dernière créature tombée
option-memory = Mémoire
    .about = Combien de temps le journal se souvient des cartes vues.
    .open = toute la partie
    .strict = jusqu’à votre tour précédent

## Libellés du plateau

label-round = Manche { $row } sur 5
label-row = rangée { $row }
label-row-short = rg. { $row }
label-row-worth = Rangée { $row }, { gold }
label-deck = Pioche { $count }
label-discard = défausse { $count }, dessus { $card }
label-discard-empty = défausse vide
label-hidden-card = face cachée
label-backer = parrain
label-stakes = paris
label-tie = égalité
label-tie-plain = égalité : pas de parrain
label-no-backer = pas de parrain
label-fell = † m{ $row }
label-fell-plain = { is-eliminated } en manche { $row }
label-spectator-mark = s
label-frozen-cards = { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
}
label-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
label-sealed = pari secret placé
label-sealed-own = pari secret : { $card }
label-revealed = pari secret : { creature-name }
label-gold-now = { gold } si tout s’arrêtait là
label-gold-short = or actuel : { $gold }
label-hand = Main
label-frozen = Gelées
label-powers = Vous parrainez
label-dead = morte
label-known = Vous savez
label-known-hand = { $card } est dans la main de { $seat }
label-known-lack = { $seat } n’a pas de carte { of-creature }
help-example = « parier wyrm », ou « wyrm »
rules-example = parrain
label-legend = 7×2 carte 7 sur une pile de deux · s4 spectateur · ▼ plus bas · † éliminée
ends-open = La manche finit quand { $count ->
    [one] la dernière case vide est remplie ({ $creatures })
   *[other] les { $count } cases vides sont remplies ({ $creatures })
} et qu’une seule créature est au plus bas.
ends-open-many = La manche finit quand les { $count } cases vides sont remplies et qu’une seule créature est au plus bas.
ends-now = En l’état, la manche finit avec ce tour : { the-creature } est au plus bas sans égalité avec { $strength }.
ends-tied = En l’état, la manche continue : { $creatures } sont à égalité au plus bas avec { $strength }.
ends-everyone = Jamais avant que chacun y ait joué un tour.
lowest-so-far = Au plus bas pour l’instant : { $creatures } avec { $strength }.
plain-space = { $height ->
    [0] vide
    [1] { $card }
   *[other] { $card } sur une pile de { $height }
}
plain-bet = { $seat-who ->
    [you] votre pari
   *[other] pari de { $seat }
}
plain-backer = { $seat-who ->
    [you] vous êtes le parrain
   *[other] parrain { $seat }
}

## Conseils : de quoi se fait une valeur, ce qui est supposé, ce qui peut mal tourner

term-gold-from-open-bets = or des paris ouverts
term-gold-from-the-secret-bet = or du pari secret
term-gold-still-to-bet = or des jetons encore à placer
term-rivals-best-gold = or du rival le plus fort
fact-backs-in-secret = { $seat-who ->
    [you] votre pari secret porte sans doute sur { the-creature }
   *[other] le pari secret de { $seat } porte sans doute sur { the-creature }
}
promise-total = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } d’or
promise-risk = { $percent } % de risque pour votre plus gros pari

## La fin

end-title = La partie est terminée
end-place = place
end-player = joueur
end-gold = or
end-how = provenance
end-bet = { creature-name } rangée { $row } : { $gold }
end-bet-secret = { creature-name } pari secret : { $gold }
end-bet-fell = { creature-name } † : 0
end-no-bets = aucun pari
