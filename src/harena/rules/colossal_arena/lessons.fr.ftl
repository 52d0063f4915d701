### Les leçons de Colossal Arena : un titre, ce qu’on y apprend et, à chaque étape, ce qu’il faut faire.
### Une étape qui a un texte `…-astray` y dit quoi faire au lieu d’un autre coup possible.

lesson-astray = C’est possible, mais ce n’est pas le but ici. Rien n’a changé : relisez ce qu’il faut faire.

## Paris et cartes

lesson-colossal-bets = Paris et cartes
    .about = Un tour du pari à la pioche, et comment une créature tombe.
lesson-colossal-bets-1 = Huit créatures s’affrontent, une tombe à chaque manche, et les paris sur les trois dernières rapportent de l’or. Vous avez deux fortes cartes Troll : pariez sur le Troll.
lesson-colossal-bets-1-astray = Ce serait possible, mais vos meilleures cartes sont celles du Troll. Pariez sur le Troll.
lesson-colossal-bets-2 = Cela rapporte 4 pièces d’or si le Troll est encore debout à la fin ; ayant le plus d’or sur lui, vous êtes son parrain. Jouez maintenant une carte sur sa créature : le Troll 8.
lesson-colossal-bets-2-astray = Cette carte peut se jouer, mais protégez d’abord votre pari : jouez le Troll 8.
lesson-colossal-bets-3 = Ce nombre est la force du Troll pour cette manche. Un tour finit par la pioche, jusqu’à huit cartes : choisissez « Garder le reste et piocher ».
lesson-colossal-bets-4 = Une créature reçoit un seul pari par manche : Livia a le Wyrm, Marcus la Licorne. Pariez sur une créature libre : le Cyclope.
lesson-colossal-bets-4-astray = Vous le pouvez, mais le Cyclope a déjà un bon 6. Placez-y votre deuxième jeton.
lesson-colossal-bets-5 = Dès que chaque créature a une carte, la plus faible tombe. Une petite carte sur la créature d’un rival est votre meilleure arme : jouez le Wyrm 2.
lesson-colossal-bets-5-astray = Cette carte peut se jouer, mais elle ne gêne personne. Le Wyrm de Livia n’a pas encore de carte : jouez le Wyrm 2.
lesson-colossal-bets-6 = Livia riposte : son Troll 1 recouvre votre Troll 8, et seule la carte du dessus compte. Rien n’oblige à parier à chaque tour ; cette fois, ne pariez pas.
lesson-colossal-bets-6-astray = Un pari est permis, mais vous n’avez que cinq jetons pour toute la partie. Gardez-les pour l’instant : ne pariez pas.
lesson-colossal-bets-7 = Sauvez votre pari : recouvrez ce 1 avec votre Troll 9.
lesson-colossal-bets-7-astray = Cette carte peut se jouer, mais votre Troll est au plus bas avec 1. Recouvrez-le avec le Troll 9.
lesson-colossal-bets-8 = Seul le Titan est encore sans carte : avec elle, la manche finira, et les paris rapporteront ensuite moins de 4 pièces d’or. Profitez-en et pariez sur le Mage.
lesson-colossal-bets-8-astray = Vous le pouvez, mais ce serait dommage : un pari de la manche I est le mieux payé. Pariez sur le Mage.
lesson-colossal-bets-9 = Complétez la rangée : jouez le Titan 7. Le Wyrm de Livia sera seul au plus bas, avec 2.
lesson-colossal-bets-9-astray = La manche ne finirait pas ainsi. C’est le Titan qui n’a pas de carte : jouez le Titan 7.
lesson-colossal-bets-10 = Les huit ont une carte. Piochez, puis la plus faible tombera ; si plusieurs avaient la même force la plus basse, la manche continuerait.
lesson-colossal-bets-11 = Le Wyrm est éliminé, les 4 pièces d’or de Livia sont perdues, et la manche II commence sur une rangée vide, avec des paris à 3 pièces. Marcus a aussi parié sur votre Troll, mais vos 4 dépassent ses 3 et vous en restez le parrain : pariez sur le Titan.
lesson-colossal-bets-11-astray = C’est possible, mais le Titan commence cette manche avec un bon 6. Pariez sur le Titan.
lesson-colossal-bets-12 = Livia compte à présent sur l’Amazone. Jouez-y votre Amazone 2.
lesson-colossal-bets-12-astray = Cette carte peut se jouer, mais l’Amazone de Livia est une cible facile : jouez l’Amazone 2.
lesson-colossal-bets-13 = Les cartes d’une créature tombée ne servent plus à rien ; avant de piocher, vous pouvez en défausser jusqu’à trois. Défaussez votre Wyrm 3.
lesson-colossal-bets-13-astray = Vous pouvez la garder, mais une carte morte prend de la place. Défaussez le Wyrm 3.
lesson-colossal-bets-14 = Une carte jouée et une défaussée : vous en piocherez deux. Choisissez « Garder le reste et piocher ».
lesson-colossal-bets-end = Bravo : parier, jouer, piocher, voir qui tombe, vous savez faire ! De la manche I à la manche V, les paris rapportent 4, 3, 2, 1 et 0 pièces d’or ; qui a le plus d’or sur les trois dernières créatures gagne.

## Les pouvoirs

lesson-colossal-powers = Les pouvoirs
    .about = Ce que peut un parrain, ce qui l’arrête, et à quoi sert un Préfet.
lesson-colossal-powers-1 = Seul le parrain d’une créature, qui a le plus d’or sur elle, utilise son pouvoir : vous avez le Wyrm et la Licorne, Livia le Titan avec 3 pièces contre vos 2. Pariez 1 pièce de plus sur le Titan : à 3 partout, il n’a plus de parrain.
lesson-colossal-powers-1-astray = C’est possible, mais Livia garderait le pouvoir du Titan. Pariez sur le Titan pour faire égalité.
lesson-colossal-powers-2 = Un pouvoir s’éveille quand le parrain joue une carte de sa créature. Le Wyrm brûle la carte du dessus d’une autre créature : jouez le Wyrm 5.
lesson-colossal-powers-2-astray = Cette carte peut se jouer, mais elle n’éveille aucun pouvoir utile ici. Jouez le Wyrm 5.
lesson-colossal-powers-3 = Un pouvoir n’est jamais obligatoire, mais s’il ne sert pas, il est perdu. Celui-ci vous sert : utilisez-le.
lesson-colossal-powers-3-astray = Vous pouvez y renoncer, mais Marcus en serait ravi. Utilisez le pouvoir du Wyrm.
lesson-colossal-powers-4 = Marcus a 4 pièces d’or sur le Troll. Défaussez sa carte du dessus, le 8 : le 2 qui est dessous compte de nouveau.
lesson-colossal-powers-4-astray = Cette carte peut brûler, mais vous avez vous-même de l’or sur le Titan. Choisissez le Troll.
lesson-colossal-powers-5 = Grâce à l’égalité, la carte Titan de Livia n’a éveillé aucun pouvoir. Marcus a posé un spectateur sur votre Licorne, et une carte jouée sur un spectateur n’en éveille pas non plus : recouvrez-le quand même avec la Licorne 4.
lesson-colossal-powers-5-astray = C’est possible, mais le spectateur resterait sur votre Licorne. Recouvrez-le avec la Licorne 4.
lesson-colossal-powers-6 = Livia a fait descendre votre Wyrm à 1, et Marcus a repris une carte grâce au pouvoir du Troll. Votre Licorne montre de nouveau sa propre carte, son pouvoir va donc s’éveiller : jouez la Licorne 6.
lesson-colossal-powers-6-astray = Vous le pouvez, mais il y a mieux pour sauver votre Wyrm. Jouez la Licorne 6.
lesson-colossal-powers-7 = La Licorne échange deux cartes visibles d’une même créature, même d’une rangée à l’autre. Utilisez son pouvoir.
lesson-colossal-powers-7-astray = Vous pouvez y renoncer, mais votre Wyrm resterait à 1. Utilisez le pouvoir de la Licorne.
lesson-colossal-powers-8 = Dans la rangée II se trouve un Wyrm 8 qui n’y sert à personne. Échangez les Wyrm 1 et 8.
lesson-colossal-powers-8-astray = Ces deux-là peuvent s’échanger, mais c’est votre Wyrm qui est en danger. Échangez les Wyrm 1 et 8.
lesson-colossal-powers-9 = Le Troll et la Licorne partagent la dernière place avec 6 : personne ne tombe. Faites entrer un arbitre : jouez le Préfet.
lesson-colossal-powers-9-astray = Cette carte peut se jouer, mais le Préfet règle mieux cette égalité. Jouez le Préfet.
lesson-colossal-powers-10 = Avec un Préfet, vous prenez en main une carte visible de n’importe quelle rangée. Prenez le Troll 6 : le 2 qui est dessous compte de nouveau.
lesson-colossal-powers-10-astray = Vous pouvez prendre celle-là, mais l’égalité demeure. Prenez le Troll 6.
lesson-colossal-powers-11 = Vous avez huit cartes : il n’y a rien à piocher. Finissez votre tour et voyez qui tombe.
lesson-colossal-powers-end = Le Troll est éliminé, et 4 pièces d’or de Marcus avec lui ! Chaque créature a son pouvoir : consultez-le sur la table quand vous voulez. Dans la dernière leçon : les paris secrets et la fin de la partie.

## Les secrets et la fin

lesson-colossal-secrets = Les secrets et la fin
    .about = Le pari secret, le Magistère, la dernière manche, et la pioche qui peut tout arrêter.
lesson-colossal-secrets-1 = Une fois par partie, et seulement dans la manche I, un pari peut être secret : il rapporte 5 pièces d’or au lieu de 4, et une carte de la créature va face cachée sous votre jeton. Une faible suffit : pariez en secret avec l’Amazone 3.
lesson-colossal-secrets-1-astray = C’est possible, mais essayez d’abord le pari secret, et gardez l’Amazone 9 pour le combat. Pariez en secret avec l’Amazone 3.
lesson-colossal-secrets-2 = Un pari secret remplace la carte à jouer, et les autres ne voient que le jeton. Piochez maintenant.
lesson-colossal-secrets-3 = Livia a parié 4 pièces d’or sur l’Amazone et la parraine, car un pari caché ne compte pas. Le vôtre en vaut 5 : révélez-le, c’est permis à la place d’un pari.
lesson-colossal-secrets-3-astray = Vous pouvez attendre, et vos rivaux aideront peut-être votre créature sans le savoir. Mais ici, il nous faut le pouvoir de l’Amazone : révélez votre pari.
lesson-colossal-secrets-4 = Vous parrainez maintenant l’Amazone, et vous jouez encore une carte. Marcus l’a laissée à 2 : jouez l’Amazone 9.
lesson-colossal-secrets-4-astray = Cette carte peut se jouer, mais votre Amazone est à 2. Jouez l’Amazone 9.
lesson-colossal-secrets-5 = Le parrain de l’Amazone peut piocher trois cartes de plus. Utilisez le pouvoir.
lesson-colossal-secrets-5-astray = Vous pouvez y renoncer, mais trois cartes sont trois choix de plus. Utilisez le pouvoir.
lesson-colossal-secrets-6 = Dix cartes : à partir de huit, vous ne piochez plus avant d’être redescendu en dessous. Finissez votre tour, et nous sautons à la fin d’une autre partie.
lesson-colossal-secrets-7 = La dernière manche : une créature tombera encore, et vous avez 5 pièces d’or sur l’Amazone et 3 sur la Licorne. Un nouveau pari ne rapporterait plus rien : ne pariez pas.
lesson-colossal-secrets-7-astray = Un pari peut encore faire de vous un parrain, mais il ne rapporte rien et ne nous sert pas ici. Ne pariez pas.
lesson-colossal-secrets-8 = Livia a un pari secret sur la table. Le Magistère met ces paris au jour : jouez-le.
lesson-colossal-secrets-8-astray = Cette carte peut se jouer, mais vous ne sauriez pas où sont les 5 pièces d’or de Livia. Jouez le Magistère.
lesson-colossal-secrets-9 = Vous nommez une créature, et tout pari secret sur elle est révélé. Livia n’a aucun pari visible sur le Titan et ne l’attaque pourtant jamais : nommez le Titan.
lesson-colossal-secrets-9-astray = Vous pouvez la nommer, mais c’est le Titan qui est suspect. Nommez le Titan.
lesson-colossal-secrets-10 = Livia en est à 9 pièces d’or, vous à 8, Marcus à 7 : si le Titan tombe, vous gagnez. Il partage la dernière place avec votre Amazone, alors relevez-la : jouez l’Amazone 8.
lesson-colossal-secrets-10-astray = Cette carte peut se jouer, mais pensez à l’or : le Titan doit être seul au plus bas. Jouez l’Amazone 8.
lesson-colossal-secrets-11 = Surveillez la pioche : qui en prend la dernière carte met aussitôt fin à la partie, ici avec Livia en tête, et il n’en reste que deux. Renoncez donc au pouvoir.
lesson-colossal-secrets-11-astray = L’utiliser prendrait les dernières cartes : la partie finirait avant la chute du Titan, et Livia gagnerait. Renoncez.
lesson-colossal-secrets-12 = Ne défaussez rien non plus, car chaque carte défaussée en fait piocher une de plus. Gardez le reste et piochez : une carte restera dans la pioche.
lesson-colossal-secrets-12-astray = Vous piocheriez alors deux cartes, et la dernière finirait la partie trop tôt. Gardez le reste et piochez.
lesson-colossal-secrets-end = Vous gagnez avec 8 pièces d’or ! À la fin, les paris secrets sont révélés et les paris sur les survivants sont payés ; une égalité revient à qui a eu le tour le plus récent. Vous savez tout ce qu’il faut : bonne première partie !
