### Les premières minutes : le but du jeu, le début d’une partie, et ce que dit l’entraîneur aux premiers tours.

start-go-on = Reprendre { $game }
    .turn = C’est à vous.
    .wait = La partie est en cours.
start-play = Jouer à { $game }
    .new = Nouvelle partie : { $game }

## La carte du but
start-goal-wins = Pour gagner
start-goal-ends = Fin de partie
start-goal-turn = À votre tour
start-goal-bots = Adversaires : { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-goal-gentle = Faciles
start-goal-fair = Moyens
start-goal-strong = Forts
start-goal-guided = Première partie guidée
    .about = La vraie partie, avec des conseils aux premiers tours.
start-goal-just = Jouer tout de suite
start-goal-learn = Ou apprendre en 5 minutes

start-goal-colossal-arena = Huit créatures, une arène
    .wins = gagnez le plus d’or grâce à vos paris sur les créatures encore debout à la fin.
    .ends = quand il reste trois créatures, ou que la pioche est vide. Parier tôt rapporte plus : 4 pièces d’or à la manche I, rien à la manche V.
    .turn = pariez si vous voulez, jouez une carte sur une créature, piochez. À chaque manche, la plus faible tombe.
start-goal-arena-maximus = Une course de chars fantastique
    .wins = allez le plus loin au-delà de la ligne, ou soyez le dernier en course.
    .ends = avec la manche où un char franchit la ligne.
    .turn = réglez votre vitesse avec des cartes, échangez-en quelques-unes, puis roulez. Le reste sert contre les rochers et les rivaux.
start-goal-circus-maximus = Des chars dans le grand cirque
    .wins = arrivez le premier après trois tours de piste ; si plusieurs arrivent au même tour de jeu, le plus de mouvement restant gagne.
    .ends = avec le tour de jeu où le premier char arrive.
    .turn = écrivez une vitesse en secret, attendez votre jeton, puis parcourez toutes vos cases. Un virage pris trop vite se paie cher.

## L’entraîneur
start-coach = Votre entraîneur
start-coach-stop = Plus de conseils
start-coach-done = Compris
start-coach-any = La barre dit ce que vous devez décider. Cliquez sur ce qui brille ; la flèche courbe annule votre dernier coup.
start-coach-wait = Les autres jouent. Regardez le plateau ; vous pourrez tout relire dans le journal.
start-coach-end = Voilà un tour complet : vous savez jouer. Pour un conseil, cliquez sur l’ampoule ; le numéro dans la barre ouvre la règle.

start-coach-colossal-arena-bet-phase = Un pari rapporte plus maintenant que plus tard. Choisissez une créature dont vous avez de fortes cartes, ou passez : cinq jetons pour toute la partie.
start-coach-colossal-arena-card-phase = Une carte, sur sa propre créature. Une forte protège votre pari, une faible fait chuter la favorite d’un rival. La plus faible tombe quand toutes ont une carte.
start-coach-colossal-arena-discard = Les cartes des créatures éliminées ne servent plus : défaussez-les, ou gardez tout. Ensuite, vous piochez.
start-coach-colossal-arena-offer-power = Vous parrainez cette créature : son pouvoir est à vous. Vous pouvez refuser, mais il est alors perdu.
start-coach-colossal-arena-place-spectator = Un spectateur va sur n’importe quelle créature. Son chiffre devient la force de celle-ci et ne déclenche aucun pouvoir.

start-coach-arena-maximus-set-speed = Chaque carte de votre réserve de vitesse vaut une tuile par tour. Trois, c’est déjà vif ; voyez ce que demandent les tuiles avant d’en ajouter.
start-coach-arena-maximus-discard-phase = Défaussez ce qui ne sert pas. Rênes et magie font passer les rochers, pas les fouets. Puis vous piochez jusqu’à sept, moins la vitesse.
start-coach-arena-maximus-cast-choice = Les cartes magiques lancent des sorts. Vous pouvez les garder : au besoin, elles remplacent toute autre carte.
start-coach-arena-maximus-pay-rocks = Les rochers demandent des rênes. Chaque rêne non jouée fait 1 dommage, et les dommages se réparent aux étables.
start-coach-arena-maximus-pay-hazard = Une embûche demande une carte à son symbole. Payez avec la moins utile, ou subissez le dommage.
start-coach-arena-maximus-ram-choice = Percuter coûte des cartes : un fouet et une rêne pour 2 dommages. Utile si le rival est près du crash.
start-coach-arena-maximus-attack-choice = Sur une tuile partagée, chaque fouet fait 1 dommage. Vous pouvez aussi passer votre chemin.
start-coach-arena-maximus-block = Une rêne jouée ici arrête l’autre char, sauf s’il en paie une aussi. Inutile de bloquer tout le monde.
start-coach-arena-maximus-stables-choice = S’arrêter répare tous vos dommages, mais votre tour finit là. Peu de dommages ? Continuez.

start-coach-circus-maximus-preparation = Quatre points pour l’aurige, la caisse, l’attelage et l’endurance. Un pour chacun fait un bon char.
start-coach-circus-maximus-write-speeds = Personne ne voit votre vitesse avant que votre jeton soit tiré. Foncez en ligne droite ; avant un virage, gare à la vitesse sûre de votre couloir.
start-coach-circus-maximus-move-choice = Tout votre mouvement doit être dépensé. Tout droit coûte 1, vers l’intérieur 2, vers l’extérieur 1. L’intérieur est plus court en virage, mais moins sûr.
start-coach-circus-maximus-whip-choice = Cravacher échange de l’endurance contre de la vitesse, et l’endurance ne revient pas. Gardez-la pour le dernier tour de piste.
start-coach-circus-maximus-defence-choice = On vous attaque. Encaissez, freinez pour 2 d’endurance, ou esquivez dans le couloir voisin au prix de la vitesse.

## Règles
start-rules-all = Afficher tous les articles

## Noms à un même écran
start-seat-name = Nom
    .of = Nom du joueur { $number }
