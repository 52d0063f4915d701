### Les leçons d’Arena Maximus : un titre, ce qu’on y apprend et, à chaque étape, ce qu’il faut faire.
### Une étape qui a un texte `…-astray` y dit quoi faire au lieu d’un autre coup possible.

lesson-astray = C’est possible, mais ce n’est pas le but ici. Rien n’a changé : relisez ce qu’il faut faire.

## Conduire

lesson-arena-drive = Conduire
    .about = Fouets, rênes et tuiles dangereuses : les deux premiers tours d’une course.
lesson-arena-drive-1 = Les fouets vont dans votre réserve de vitesse, et chaque carte y vaut une tuile par tour. Le saut de la tuile 3 demande une vitesse de 3 : commencez par ajouter le fouet vert.
lesson-arena-drive-1-astray = Vous le pouvez, mais il nous faut une vitesse de 3, avec de simples fouets. Commencez par le fouet vert.
lesson-arena-drive-2 = Votre Attelage est de 3 : vous pouvez ajouter jusqu’à trois cartes par tour, ou en retirer autant. Ajoutez aussi le fouet jaune.
lesson-arena-drive-2-astray = C’est possible, mais le saut demande trois cartes, et les autres serviront ailleurs. Ajoutez le fouet jaune.
lesson-arena-drive-3 = Encore une, et vous irez assez vite. Votre carte magique peut remplacer toute autre carte : gardez-la et ajoutez le fouet rouge.
lesson-arena-drive-3-astray = Ce serait possible, mais il nous faut une vitesse de 3, et la carte magique doit rester en main. Ajoutez le fouet rouge.
lesson-arena-drive-4 = Vous pouvez ensuite défausser des cartes pour en piocher d’autres, au plus autant que votre score de Conducteur, ici 2. Des rochers vous attendent et demandent des rênes : défaussez le fouet noir.
lesson-arena-drive-4-astray = C’est possible, mais ce sont les rênes et la magie qui font passer les rochers. Défaussez le fouet noir.
lesson-arena-drive-5 = Vous piochez jusqu’à ce que main et réserve fassent sept cartes : plus vous allez vite, moins vous en tenez. Gardez le reste et roulez.
lesson-arena-drive-5-astray = Vous pouvez en défausser une de plus, mais ces trois-là vous serviront. Gardez-les et roulez.
lesson-arena-drive-6 = La tuile 1 était vide, et voici des rochers de 2 : ils demandent deux rênes, et chacune qui manque fait 1 point de dommage. Jouez la rêne verte.
lesson-arena-drive-6-astray = C’est permis, mais les dommages coûtent cher, et vos autres cartes ont mieux à faire. Jouez la rêne verte.
lesson-arena-drive-7 = Encore une pour les rochers : jouez la rêne jaune. Le saut qui suit ne coûte aucune carte, car vous allez assez vite.
lesson-arena-drive-7-astray = C’est possible, mais il manque encore une rêne, et la noire et la magie vaudront plus tout à l’heure. Jouez la rêne jaune.
lesson-arena-drive-8 = Vous avez atteint la dernière tuile visible, et trois autres ont été retournées ; puis Livia a joué, car qui est derrière commence. Votre vitesse reste la même tant que vous n’y touchez pas, et 3 mène juste aux étables : restez à 3.
lesson-arena-drive-8-astray = Vous pouvez accélérer ou ralentir, mais 3 mène exactement aux étables. Gardez votre vitesse.
lesson-arena-drive-9 = La tuile suivante est une embûche noire, et vous avez la rêne noire qu’il faut. Ne défaussez rien et roulez.
lesson-arena-drive-9-astray = Vous le pouvez, mais vos deux cartes vont servir. Gardez-les et roulez.
lesson-arena-drive-10 = Une embûche demande une carte à son symbole, fouet ou rêne ; les symboles de votre couleur, le bleu, ne vous font jamais rien. Jouez la rêne noire.
lesson-arena-drive-10-astray = Vous le pouvez, mais la rêne noire convient et ne vous manquera pas. Jouez la rêne noire.
lesson-arena-drive-11 = Des rochers de 3, et vous n’avez qu’une rêne. Elle vous épargne 1 point de dommage : jouez la rêne rouge.
lesson-arena-drive-11-astray = C’est possible, mais commencez par la carte qui vaut le moins. Jouez la rêne rouge.
lesson-arena-drive-12 = La magie compterait comme une rêne, mais on peut aussi garder ses cartes : votre Endurance est de 5, et c’est seulement à 5 points de dommage que vient le crash. Ne jouez plus rien et subissez-en 2.
lesson-arena-drive-12-astray = Cela vous épargnerait 1 point, mais les réparations sont à une tuile d’ici. Gardez la carte magique et subissez les dommages.
lesson-arena-drive-13 = Les étables ! Vous pouvez continuer, ou vous arrêter : plus de dommages et des cartes nouvelles, mais plus de vitesse, et votre mouvement s’arrête là. Arrêtez-vous ici.
lesson-arena-drive-13-astray = Vous garderiez alors 2 points de dommage et deux cartes seulement. Arrêtez-vous aux étables.
lesson-arena-drive-14 = Vos dommages ont disparu, et vous pouvez défausser toutes les cartes qui vous déplaisent. Ces deux-là sont bonnes : gardez-les et piochez jusqu’à sept.
lesson-arena-drive-14-astray = Vous le pouvez, mais un fouet et une carte magique sont un bon début. Gardez les deux et piochez.
lesson-arena-drive-end = Vous savez conduire ! Régler la vitesse, défausser, piocher, avancer : voilà un tour entier, et chaque tuile se paie à son tour. Dans la leçon suivante, vous rencontrez d’autres chars.

## Les rivaux

lesson-arena-rivals = Les rivaux
    .about = Percuter, bloquer, attaquer, et comment y répondre.
lesson-arena-rivals-1 = Vous allez entrer sur la tuile de Livia, et vous pouvez d’abord percuter. Son char a 4 points de dommage et ne tient plus à 8 : percutez Livia.
lesson-arena-rivals-1-astray = Vous pouvez la laisser en paix, mais ici nous apprenons à nous battre. Percutez Livia.
lesson-arena-rivals-2 = On percute avec des paires, un fouet et une rêne, et chaque paire fait 2 points de dommage. D’abord le fouet : jouez le fouet vert.
lesson-arena-rivals-2-astray = Cette carte irait aussi, mais vous en aurez bientôt besoin. Jouez le fouet vert.
lesson-arena-rivals-3 = Maintenant la rêne qui complète la paire : jouez la rêne verte.
lesson-arena-rivals-3-astray = Cette carte irait aussi, mais vous en aurez bientôt besoin. Jouez la rêne verte.
lesson-arena-rivals-4 = Votre score de Conducteur permet une seconde paire. Mais ce que vous dépensez n’est remplacé qu’à la pioche de votre prochain tour : restez-en à une.
lesson-arena-rivals-4-astray = Une seconde paire est permise, mais vous ne pourriez plus répondre à un blocage. Restez-en à une.
lesson-arena-rivals-5 = Livia n’avait aucune paire pour annuler la vôtre et subit 2 points de dommage. Elle vous bloque maintenant avec une rêne : jouez-en une aussi, sinon votre tour finit ici. Jouez la rêne noire.
lesson-arena-rivals-5-astray = Céder mettrait fin à votre tour, et la magie vaut mieux que cela. Jouez la rêne noire.
lesson-arena-rivals-6 = Vous voilà sur sa tuile. Là où l’on est à plusieurs, on peut attaquer avec des fouets, 1 point de dommage chacun, et 2 de plus, c’est le crash : attaquez Livia.
lesson-arena-rivals-6-astray = Vous pouvez la laisser, mais elle est si près du crash. Attaquez Livia.
lesson-arena-rivals-7 = Votre score de Conducteur, 2, permet deux fouets : juste assez. Jouez le fouet jaune.
lesson-arena-rivals-7-astray = Cette carte irait aussi, mais prenons-les dans l’ordre. Jouez le fouet jaune.
lesson-arena-rivals-8 = Et le second : jouez le fouet rouge.
lesson-arena-rivals-8-astray = Un seul fouet ne suffit pas, et la magie peut attendre. Jouez le fouet rouge.
lesson-arena-rivals-9 = Crash ! Livia doit récupérer avant de revenir, et Marcus arrive par-derrière. Restez à une vitesse de 1 : un char lent tient plus de cartes, et vous en aurez besoin.
lesson-arena-rivals-9-astray = Vous pouvez la changer, mais une main pleine vaut plus que des tuiles en ce moment. Gardez votre vitesse.
lesson-arena-rivals-10 = Livia est de retour et entre sur votre tuile. On demande à qui s’y trouve s’il veut bloquer, même sans rêne, pour qu’aucune main ne se trahisse. Gardez vos rênes pour Marcus et laissez passer Livia.
lesson-arena-rivals-10-astray = Vous pouvez la bloquer, mais Marcus est plus rapide, et vos rênes sont pour lui. Laissez passer Livia.
lesson-arena-rivals-11 = Elle vous attaque avec un fouet. Chaque fouet que vous jouez en annule un : jouez le fouet vert.
lesson-arena-rivals-11-astray = Vous le pouvez, mais le premier fouet suffit et vous épargne le dommage. Jouez le fouet vert.
lesson-arena-rivals-12 = Qui est attaqué peut riposter, avec autant de fouets que son score de Conducteur. Un seul suffira : jouez le fouet jaune.
lesson-arena-rivals-12-astray = Vous le pouvez, mais donnez une leçon à Livia, et gardez le noir et la magie pour Marcus. Jouez le fouet jaune.
lesson-arena-rivals-13 = Livia a subi 1 point de dommage, et voici Marcus qui vous percute avec une paire. Une paire à vous l’annule et lui fait 1 point de dommage : commencez par le fouet noir.
lesson-arena-rivals-13-astray = Vous pourriez subir 2 points ou dépenser la magie, mais vous avez une meilleure paire. Commencez par le fouet noir.
lesson-arena-rivals-14 = Maintenant la rêne de votre paire : jouez la rêne rouge.
lesson-arena-rivals-14-astray = Cette carte irait aussi, mais gardez-la pour le blocage. Jouez la rêne rouge.
lesson-arena-rivals-15 = Marcus s’est fait mal et veut tout de même entrer. Il va vite, donc il a peu de cartes, et peut-être aucune rêne : bloquez-le en jouant la rêne bleue.
lesson-arena-rivals-15-astray = Vous pouvez le laisser entrer ou bloquer par magie, mais une rêne suffira. Jouez la rêne bleue.
lesson-arena-rivals-end = Aucune rêne : Marcus reste derrière, et son tour est fini ! Sur une tuile, l’ordre est toujours le même : percuter, bloquer, l’effet de la tuile, attaquer. Dans la dernière leçon : le crash et l’arrivée.

## Crash et arrivée

lesson-arena-finish = Crash et arrivée
    .about = Ce que coûte un crash, ce que peut la magie, et qui gagne la course.
lesson-arena-finish-1 = Vous avez 4 points de dommage, le crash vient à 5, et ces rochers demandent trois rênes. Même avec la rêne et la magie il en manque une, mais un crash vous laisse votre main : ne jouez rien et subissez les dommages.
lesson-arena-finish-1-astray = Le crash viendrait quand même, et la carte serait perdue. Ne jouez rien.
lesson-arena-finish-2 = Un crash coûte votre vitesse et un tour, pendant lequel on répare tous les dommages et on pioche jusqu’à sept. La roue reste cassée, et un second crash vous éliminerait, comme Marcus. Repartez : ajoutez le fouet vert.
lesson-arena-finish-2-astray = Vous le pouvez, mais un saut de 3 vous attend : il nous faut une vitesse de 3. Ajoutez le fouet vert.
lesson-arena-finish-3 = Deux tuiles plus loin, il y a un saut de 3, et votre Attelage de 3 y suffit même à l’arrêt. Ajoutez le fouet jaune.
lesson-arena-finish-3-astray = C’est possible, mais il faut trois cartes, et d’abord les fouets. Ajoutez le fouet jaune.
lesson-arena-finish-4 = Vous n’avez plus de fouet, mais la magie remplace tout : un fouet, une rêne ou un symbole de n’importe quelle couleur. Ajoutez une carte magique.
lesson-arena-finish-4-astray = À une vitesse de 2, le saut vous coûterait 1 point de dommage. Ajoutez une carte magique.
lesson-arena-finish-5 = L’embûche bleue ne vous a rien fait, puisque c’est votre couleur, et le saut s’est bien passé. Celle-ci est rouge, et vous n’avez aucune carte rouge : jouez votre autre carte magique.
lesson-arena-finish-5-astray = Vous pourriez subir 1 point de dommage, mais avec une roue cassée, prudence. Jouez la carte magique.
lesson-arena-finish-6 = Trois tuiles plus loin, il y a un saut de 4, et vous n’avez pas de fouet à ajouter. Arrêtez-vous donc avant, pour repartir plus vite au tour suivant : retirez le fouet vert.
lesson-arena-finish-6-astray = C’est possible, mais à une vitesse de 3 le saut vous abîmerait, et une carte de moins suffit. Retirez le fouet vert.
lesson-arena-finish-7 = Vous pourriez en retirer deux de plus, mais jamais ajouter et retirer dans le même tour. Une vitesse de 2 convient : restez-en là, et nous sautons à la fin d’une autre course.
lesson-arena-finish-7-astray = On peut aller encore moins vite, mais 2 finit déjà avant le saut. Restez-en à 2.
lesson-arena-finish-8 = Livia est arrivée, 1 tuile au-delà de la ligne. Mais la manche se joue jusqu’au bout, et qui est alors le plus loin gagne : une vitesse de 6 vous mène 2 tuiles au-delà. Ajoutez le fouet rouge.
lesson-arena-finish-8-astray = Vous le pouvez, mais il faut une vitesse de 6 pour battre Livia, et la carte magique servira. Ajoutez le fouet rouge.
lesson-arena-finish-9 = Avec 5, vous ne feriez que l’égaler, et c’est alors la première arrivée qui gagne : Livia. Ajoutez le fouet noir.
lesson-arena-finish-9-astray = Il faut encore une carte, et la carte magique a autre chose à faire. Ajoutez le fouet noir.
lesson-arena-finish-10 = La magie vous ferait aller encore plus vite. Mais Marcus est sur la tuile 30, juste sur votre chemin, et peut vous bloquer : restez à une vitesse de 6 et gardez de quoi répondre.
lesson-arena-finish-10-astray = Votre main serait vide, et une seule rêne de Marcus vous arrêterait. Restez à une vitesse de 6.
lesson-arena-finish-11 = Six dans la réserve et une en main font sept : vous ne piochez rien. Gardez la carte magique et roulez.
lesson-arena-finish-11-astray = Vous en piocheriez une autre, mais aucune ne vaut la magie. Gardez-la et roulez.
lesson-arena-finish-12 = Comme prévu, Marcus bloque avec une rêne. La magie peut aussi être une rêne : jouez la carte magique.
lesson-arena-finish-12-astray = Si vous cédez, vous restez sur place et la course est perdue. Jouez la carte magique.
lesson-arena-finish-end = Vous gagnez ! Marcus est allé aussi loin, mais vous y étiez d’abord, et passé la ligne, plus rien ne vous atteint. Une table peut aussi jouer avec des sorts, payés par la magie : ce sera pour plus tard. Bonne première course !
