### Les premières minutes : le but du jeu, le début d’une partie, et ce que dit l’entraîneur aux premiers tours.

start-go-on = Reprendre { $game }
    .turn = C’est à vous.
    .wait = La partie est en cours.
start-play = Jouer à { $game }
    .new = Nouvelle partie : { $game }

## La carte du but
start-goal-wins = Pour gagner
start-goal-ends = Fin de partie
start-goal-turn = À votre tour
start-goal-bots = Adversaires : { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
start-goal-gentle = Doux
start-goal-fair = Corrects
start-goal-strong = Forts
start-goal-guided = Première partie guidée
    .about = La vraie partie, avec des conseils aux premiers tours.
start-goal-just = Jouer tout de suite
start-goal-learn = Ou apprendre en 5 minutes

start-goal-colossal-arena = Huit monstres, une arène
    .wins = ayez le plus d’or misé sur les trois monstres encore debout.
    .ends = quand il reste trois monstres, ou que la pioche est vide. Miser tôt rapporte plus : 4 pièces à la manche I, rien à la manche V.
    .turn = misez si vous voulez, jouez une carte sur un monstre, piochez. À chaque manche, le plus faible tombe.
start-goal-arena-maximus = Une course de chars fantastique
    .wins = allez le plus loin au-delà de la ligne, ou soyez le dernier en course.
    .ends = avec la manche où un char franchit la ligne.
    .turn = réglez votre vitesse avec des cartes, échangez-en quelques-unes, puis roulez. Le reste sert contre les rochers et les rivaux.
start-goal-circus-maximus = Des chars dans le grand cirque
    .wins = arrivez en premier au bout de trois tours de piste ; à égalité de tour de jeu, le plus de mouvement restant l’emporte.
    .ends = avec le tour de jeu où un char arrive.
    .turn = écrivez une vitesse en secret, attendez votre jeton, puis roulez chaque case. Un virage pris trop vite se paie cher.

## L’entraîneur
start-coach = Votre entraîneur
start-coach-stop = Plus de conseils
start-coach-done = Compris
start-coach-any = La barre dit ce qu’on vous demande. Cliquez sur ce qui brille ; la flèche courbe annule votre dernier coup.
start-coach-wait = Les autres jouent. Regardez le plateau ; le journal raconte tout.
start-coach-end = Voilà un tour complet, vous savez jouer. Pour un conseil, l’ampoule ; le numéro dans la barre ouvre la règle.

start-coach-colossal-arena-bet-phase = Une mise rapporte plus maintenant que plus tard. Choisissez un monstre dont vous tenez les fortes cartes, ou passez : cinq jetons pour toute la partie.
start-coach-colossal-arena-card-phase = Une carte, sur son monstre. Une forte protège votre mise, une faible fait chuter le favori d’un rival. Le plus faible tombe quand tous ont une carte.
start-coach-colossal-arena-discard = Les cartes des monstres tombés ne servent plus : défaussez-les, ou gardez tout. Ensuite vous piochez.
start-coach-colossal-arena-offer-power = Vous soutenez ce monstre, son pouvoir est à vous. Vous pouvez refuser, mais il est alors perdu.
start-coach-colossal-arena-place-spectator = Un spectateur va sur n’importe quel monstre. Son chiffre compte comme sa force et n’éveille aucun pouvoir.

start-coach-arena-maximus-set-speed = Chaque carte de votre vitesse vaut une tuile par tour. Trois, c’est vif ; voyez ce que demandent les tuiles avant d’en ajouter.
start-coach-arena-maximus-discard-phase = Échangez ce qui ne sert pas. Rênes et magie passent les rochers, pas les fouets. Puis vous piochez jusqu’à sept, moins la vitesse.
start-coach-arena-maximus-cast-choice = La magie lance des sorts. Vous pouvez la garder : au besoin elle remplace toute autre carte.
start-coach-arena-maximus-pay-rocks = Les rochers demandent des rênes. Chaque rêne qui manque est un dégât, et les écuries réparent.
start-coach-arena-maximus-pay-hazard = Un danger demande une carte à son symbole. Payez avec la moins utile, ou prenez le dégât.
start-coach-arena-maximus-ram-choice = Percuter coûte des cartes : un fouet et une rêne pour 2 dégâts. Utile si le rival est près de l’accident.
start-coach-arena-maximus-attack-choice = Sur une tuile partagée, chaque fouet fait 1 dégât. Vous pouvez aussi passer votre chemin.
start-coach-arena-maximus-block = Une rêne posée ici arrête l’autre char, sauf s’il en paie une aussi. Inutile de bloquer tout le monde.
start-coach-arena-maximus-stables-choice = S’arrêter répare tout mais finit le déplacement. Peu de dégâts ? Continuez.

start-coach-circus-maximus-preparation = Quatre points pour le cocher, le char, l’attelage et l’endurance. Un à chacun fait un bon char.
start-coach-circus-maximus-write-speeds = Une vitesse que personne ne voit avant votre jeton. Vite en ligne droite ; avant un virage, gare à la vitesse sûre de votre couloir.
start-coach-circus-maximus-move-choice = Dépensez tout votre déplacement. Tout droit coûte 1, vers l’intérieur 2, vers l’extérieur 1. L’intérieur est plus court en virage, mais moins sûr.
start-coach-circus-maximus-whip-choice = Le fouet achète de la vitesse contre l’endurance, qui ne revient pas. Gardez-la pour le dernier tour.
start-coach-circus-maximus-defence-choice = On vous attaque. Tenez bon, freinez pour 2 d’endurance, ou esquivez dans le couloir voisin au prix de la vitesse.

## Règles
start-rules-all = Afficher toutes les clauses

## Noms à un même écran
start-seat-name = Nom
    .of = Nom du joueur { $number }
