### Les leçons de Circus Maximus : un titre, ce qu’on y apprend et, à chaque étape, ce qu’il faut faire.
### Une étape qui a un texte `…-astray` y dit quoi faire au lieu d’un autre coup possible.

lesson-astray = C’est possible, mais ce n’est pas le but ici. Rien n’a changé : relisez ce qu’il faut faire.

## Conduire

lesson-circus-drive = Conduire
    .about = Vitesses écrites, jetons de l’urne, couloirs, fouet, et comment on gagne une course.
lesson-circus-drive-1 = Huit chars s’alignent pour trois tours de piste ; trois joueurs se les partagent, et vous suivez ici votre char rouge. Quatre points vont à l’aurige, à la caisse, à l’attelage et à l’endurance, deux au plus pour chacun : donnez-en un à chacun, 1-1-1-1.
lesson-circus-drive-1-astray = Cela fait aussi un bon char, mais commencez par l’équilibre : un point partout, 1-1-1-1.
lesson-circus-drive-2 = Votre attelage a une vitesse de 19 et votre aurige ajoute 1 : à chaque tour, vous écrivez une vitesse de 0 à 20 que personne ne voit. Au premier tour, un dé en est retiré, alors osez : écrivez 20 pour le char rouge.
lesson-circus-drive-2-astray = Vous pouvez l’écrire, mais la piste est libre et le départ vous coûte un dé. Écrivez 20.
lesson-circus-drive-3 = Des jetons tirés de l’urne disent qui joue, et le vôtre est sorti le premier. Un dé de 4 est retiré : il vous reste 16 facteurs de mouvement, ou FM, et chaque case devant vous en coûte un. Avancez, les cases suivantes viendront d’elles-mêmes.
lesson-circus-drive-3-astray = Freiner ne fait que brûler des FM et de l’endurance, et rien ne vous gêne. Avancez.
lesson-circus-drive-4 = En virage, les couloirs intérieurs sont plus courts : allez-y. Changer de couloir, c’est une case en avant et une de côté, pour 2 FM vers l’intérieur et 1 vers l’extérieur. Changez de couloir vers l’intérieur.
lesson-circus-drive-4-astray = C’est possible, mais le chemin le plus court est à l’intérieur. Changez de couloir vers l’intérieur.
lesson-circus-drive-5 = Voici la dernière ligne droite d’une autre course ; l’arrivée est trop loin pour un seul tour. Aucun virage ne vous en sépare, alors foncez : écrivez 20 pour le char rouge.
lesson-circus-drive-5-astray = Sur une ligne droite libre, rien ne sert d’aller moins vite. Écrivez 20.
lesson-circus-drive-6 = Marcus a joué, c’est à vous, et Livia est encore là, dans votre couloir. On ne traverse pas un rival : passez du côté le moins cher et changez de couloir vers l’extérieur.
lesson-circus-drive-6-astray = C’est possible, mais tout droit Livia vous bloquerait, et de l’autre côté cela coûte 1 FM de plus. Changez de couloir vers l’extérieur.
lesson-circus-drive-7 = Tous vos FM doivent être utilisés, dans l’ordre que vous voulez. Ce couloir est libre : avancez.
lesson-circus-drive-7-astray = C’est possible, mais ce couloir est libre et tout autre coup vous coûte des cases. Avancez.
lesson-circus-drive-8 = Sept FM vous mènent au-delà de la ligne, et les autres peuvent aussi la franchir à ce tour. Ce sont alors les FM restants qui décident, et non l’ordre d’arrivée : écrivez 20 pour le char rouge.
lesson-circus-drive-8-astray = Il vous resterait moins de FM, et ce sont eux qui font gagner. Écrivez 20.
lesson-circus-drive-9 = Livia a cravaché son attelage et arrive avec 13 FM de reste. Vous en auriez 13 aussi, mais son jeton est sorti avant : cravachez votre attelage pour gagner un dé de FM, à 1 point d’endurance chacun.
lesson-circus-drive-9-astray = Ce serait l’égalité, et elle revient au premier jeton tiré, celui de Livia. Cravachez votre attelage.
lesson-circus-drive-10 = Quatre FM de plus pour 4 points d’endurance. Avancez, la ligne est à vous !
lesson-circus-drive-10-astray = Seule la ligne compte à présent. Avancez.
lesson-circus-drive-end = Vous gagnez avec 17 FM de reste ! Écrire, tirer, avancer : voilà un tour. L’endurance ne revient pas pendant la course, dépensez-la avec soin : dans la prochaine leçon, les virages en demanderont.

## Les virages

lesson-circus-corners = Les virages
    .about = Vitesses sûres, effort, ce que font les dés, et quand freiner.
lesson-circus-corners-1 = En virage, chaque couloir a une vitesse sûre, de 8 au couloir 1 à 27 au couloir 8. Le vôtre est le couloir 4, sûr jusqu’à 15, et c’est la vitesse de tout votre mouvement qui compte : écrivez 15 pour le char rouge.
lesson-circus-corners-1-astray = Plus vite, ce serait un effort au couloir 4 ; moins vite, c’est inutile. Écrivez 15.
lesson-circus-corners-2 = À 15, il n’y a pas d’effort tant que vous n’allez pas plus à l’intérieur. Avancez dans le virage.
lesson-circus-corners-2-astray = C’est possible, mais voyez d’abord comme le couloir 4 est sûr. Avancez.
lesson-circus-corners-3 = Vous arrivez ici en tête et retirez un dauphin : dauphins et œufs comptent les tours de piste. Le couloir 3 est plus court mais n’est sûr que jusqu’à 12 ; essayez-le et changez de couloir vers l’intérieur.
lesson-circus-corners-3-astray = Ce serait sûr, mais voyons maintenant ce qu’est un effort. Changez de couloir vers l’intérieur.
lesson-circus-corners-4 = 15, c’est 3 de trop : vous payez 3 d’endurance ; votre jet de 9, plus 3, moins le 1 de l’aurige, fait 11. Jusqu’à 13, rien ; à 14 et 15 on dérape, à 16 l’aurige est secoué, à 17 et 18 un cheval est blessé, dès 19 le char se renverse. Avancez.
lesson-circus-corners-4-astray = C’est possible, mais plus à l’intérieur il y aurait un autre jet, et le reste ne fait que coûter. Avancez.
lesson-circus-corners-5 = Cette fois, vous commencez dans le virage : votre vitesse est comparée avant tout mouvement aux 12 du couloir 3. Risquez un peu et écrivez 14 pour le char rouge : 2 points d’effort.
lesson-circus-corners-5-astray = Vous le pouvez, mais voyons ce que fait un mauvais jet. Écrivez 14.
lesson-circus-corners-6 = Un jet de 13, plus 2, moins 1 : 14 est un dérapage. Il vous a fait passer un couloir plus à l’extérieur, sans frais, et vous ne pouvez plus revenir à l’intérieur à ce tour. Avancez, sortez du virage.
lesson-circus-corners-6-astray = C’est possible, mais ce couloir est le chemin le plus court qui vous reste. Avancez.
lesson-circus-corners-7 = Un tour de piste plus tard, vous êtes au couloir 1, sûr jusqu’à 8, à une vitesse totale de 13. Seule l’entrée dans le virage impose un jet, alors restez dehors pour l’instant : avancez jusqu’au bout de la ligne droite.
lesson-circus-corners-7-astray = C’est possible, mais le couloir 2 n’est sûr que jusqu’à 10, et des cases sont libres devant vous. Avancez.
lesson-circus-corners-8 = Il reste 3 FM à utiliser, mais la case suivante est le virage. Freiner brûle un FM pour 1 point d’endurance, sans avancer : freinez les trois.
lesson-circus-corners-8-astray = Cela mène bien trop vite dans le virage. Freinez plutôt.
lesson-circus-corners-9 = Livia est entrée au couloir 2 à 16 : avec 6 points d’effort, son jet de 14 a fait 20, et son char s’est renversé, hors course. De votre case, 8 FM suffisent pour sortir du couloir 1 : écrivez 8 pour le char rouge.
lesson-circus-corners-9-astray = Plus, ce serait un effort au couloir 1 ; moins, vous resteriez dans le virage. Écrivez 8.
lesson-circus-corners-10 = Le virage compte six cases au couloir 1 et quinze au couloir 4 : aller lentement peut être rapide. Avancez.
lesson-circus-corners-10-astray = C’est possible, mais vous ne risquez rien ici, et c’est le plus court. Avancez.
lesson-circus-corners-end = Vous passez sans une égratignure ! Retenez ceci : un attelage sans endurance se renverse aussitôt au premier effort en virage. La prochaine leçon apporte fouets et percussions.

## Le combat

lesson-circus-fight = Le combat
    .about = Fouetter et percuter, encaisser, esquiver, freiner, et dégager un cheval.
lesson-circus-fight-1 = C’est à vous, avec encore 7 FM, et Livia est dans le couloir voisin. On frappe depuis sa caisse ce qui se trouve juste à côté d’elle : avancez d’une case pour être à sa hauteur.
lesson-circus-fight-1-astray = C’est possible, mais votre caisse doit arriver à côté de celle de Livia. Avancez.
lesson-circus-fight-2 = Caisse contre caisse : pour 1 FM, vous pouvez fouetter l’aurige ou percuter la caisse. Commencez par le fouet : fouettez l’aurige du char bleu.
lesson-circus-fight-2-astray = C’est possible aussi, mais commencez par le fouet. Fouettez l’aurige du char bleu.
lesson-circus-fight-3 = Une blessure : l’aurige de Livia perd une case, et son prochain maximum baisse de 3. On ne frappe qu’une fois depuis une même case, alors avancez : votre caisse arrive à côté de ses chevaux.
lesson-circus-fight-3-astray = C’est possible, mais les chevaux de Livia sont une case plus loin. Avancez.
lesson-circus-fight-4 = Caisse contre attelage : fouettez-le, ou percutez ses chevaux. Votre caisse lourde aggrave de 3 les blessures, alors percutez l’attelage bleu.
lesson-circus-fight-4-astray = C’est possible, mais servez-vous du poids de votre caisse. Percutez l’attelage bleu.
lesson-circus-fight-5 = Livia a voulu freiner, mais vos dés étaient meilleurs. Son cheval le plus proche a perdu 4 cases, et chaque case est de la vitesse. Utilisez vos FM : avancez.
lesson-circus-fight-5-astray = C’est possible, mais faites du chemin tant que vous le pouvez. Avancez.
lesson-circus-fight-6 = Livia fouette maintenant votre aurige. Vous pouvez encaisser, ou tenter de freiner ou d’esquiver, ce qui se paie et se gagne aux dés. Votre aurige vaut mieux que le sien : encaissez.
lesson-circus-fight-6-astray = C’est possible, mais cela coûterait de l’endurance ou des FM. Faites confiance à votre aurige : encaissez.
lesson-circus-fight-7 = Votre aurige a saisi son fouet, et Livia l’a perdu pour de bon ! Mais elle percute vos chevaux. Esquivez vers l’intérieur, loin d’elle : cela retire 2 à votre prochain maximum ; de l’autre côté, ce serait 1.
lesson-circus-fight-7-astray = C’est possible, mais essayez de vous écarter. Esquivez vers l’intérieur.
lesson-circus-fight-8 = 8 contre 7, et même l’égalité aurait suffi. Marcus vous percute à présent de l’intérieur, et Livia vous barre l’extérieur : freinez, une case en arrière pour 2 points d’endurance.
lesson-circus-fight-8-astray = Vous pouvez encaisser, mais une roue brisée peut finir votre course. Freinez et reculez.
lesson-circus-fight-9 = Égalité : vous lui échappez aussi. Un autre tour, près d’un virage : votre caisse est à côté de l’attelage de Marcus, dans un couloir sûr jusqu’à 10 seulement. Faites-le courir : fouettez l’attelage vert.
lesson-circus-fight-9-astray = C’est possible, mais le virage peut faire plus de mal que vous. Fouettez l’attelage vert.
lesson-circus-fight-10 = Vous gagnez de 5 : son attelage perd 5 points d’endurance et devra courir 5 FM de plus que la vitesse écrite. Avancez maintenant jusqu’à ce que votre caisse soit à côté de celle de Livia.
lesson-circus-fight-10-astray = C’est possible, mais Livia vous attend plus loin. Avancez.
lesson-circus-fight-11 = Trois dés et les deux auriges décident de la caisse qu’une percussion endommage, et ce peut être la vôtre. Osez : percutez la caisse du char bleu.
lesson-circus-fight-11-astray = C’est possible, mais assez fouetté : percutez la caisse du char bleu.
lesson-circus-fight-12 = Sa roue gauche a perdu 4 cases. Une roue endommagée est testée lors d’un effort en virage et dès 14 FM, et si elle se détache, le char se renverse. Il reste un FM : avancez.
lesson-circus-fight-12-astray = C’est possible, mais pourquoi y perdre de l’endurance ? Avancez.
lesson-circus-fight-13 = Marcus est entré au couloir 2 à 15 et s’est renversé ! Plus tard, un de vos chevaux est mort : il vous immobilise tant qu’il n’est pas dégagé, et un dé par cheval vivant est retiré de votre vitesse. Écrivez tout, 14 pour le char rouge.
lesson-circus-fight-13-astray = Si les dés dépassent ce que vous écrivez, vous restez sur place. Écrivez 14.
lesson-circus-fight-14 = Les dés ont pris 9, votre aurige en a rendu 1 : le cheval est dégagé, et il reste 6 FM. Avancez.
lesson-circus-fight-14-astray = C’est possible, mais vous avez des cases à rattraper. Avancez.
lesson-circus-fight-end = Vous savez attaquer et vous défendre ! Toute attaque coûte 1 FM, même évitée. La dernière leçon montre ce que devient un char renversé dans la course avancée.

## Les épaves

lesson-circus-wrecks = Les épaves
    .about = La course avancée : épaves, attelages emballés, auriges traînés, et une fuite vers le mur.
lesson-circus-wrecks-1 = Dans la course de base, un char renversé disparaît ; dans la course avancée, son histoire continue. La roue gauche de Livia est très abîmée : percutez la caisse du char bleu.
lesson-circus-wrecks-1-astray = C’est possible, mais sa roue n’attend plus qu’un choc. Percutez la caisse du char bleu.
lesson-circus-wrecks-2 = La roue se détache et le char se renverse : la caisse s’envole, et l’attelage courra seul en traînant l’aurige. L’endroit où tombe l’épave se joue aux dés après votre mouvement. Avancez.
lesson-circus-wrecks-2-astray = C’est possible, mais cela coûterait de l’endurance. Avancez.
lesson-circus-wrecks-3 = L’épave est tombée juste devant vous, trop près pour changer de couloir. Qui finit son mouvement sur une épave se renverse, alors écrivez de quoi la dépasser : 12 pour le char rouge.
lesson-circus-wrecks-3-astray = Vous le pouvez, mais 12 convient bien ici. Écrivez 12.
lesson-circus-wrecks-4 = Vous pourriez déraper pour 3 FM, mais apprenez d’abord la voie hardie : franchissez l’épave.
lesson-circus-wrecks-4-astray = C’est possible, mais voyons comment on passe. Franchissez l’épave.
lesson-circus-wrecks-5 = Un dé dit combien d’endurance demande l’épave : 3. Ce que vous ne payez pas aggrave le jet qui suit, alors payez les 3.
lesson-circus-wrecks-5-astray = Le reste s’ajouterait à votre jet, et un jet élevé est mauvais. Payez 3.
lesson-circus-wrecks-6 = Au-delà de l’épave, vous lancez trois dés, moins le 1 de l’aurige. Jusqu’à 8, tout va bien ; dès 17, le char se renverse ; entre les deux, il y a de la casse. Avancez.
lesson-circus-wrecks-6-astray = C’est possible, mais tout droit vous en sortez au plus vite. Avancez.
lesson-circus-wrecks-7 = 8 moins 1 font 7 : rien de cassé ! Voici un tour où votre propre roue gauche est abîmée ; Livia vous talonne et une épave se trouve plus loin. Dès 14 FM, la roue serait testée : écrivez 13 pour le char rouge.
lesson-circus-wrecks-7-astray = Dès 14, votre roue est testée, et aller moins vite est inutile. Écrivez 13.
lesson-circus-wrecks-8 = Le jeton de Livia sort le premier, et elle vous percute de l’intérieur. Un choc de plus peut suffire, alors éloignez-vous : esquivez vers l’extérieur.
lesson-circus-wrecks-8-astray = C’est possible, mais un autre couloir est le meilleur abri. Esquivez vers l’extérieur.
lesson-circus-wrecks-9 = Vos dés étaient trop bas : la roue est perdue, et votre attelage traîne l’aurige à toute allure. Un attelage emballé ne se dirige que pour contourner un obstacle, et l’épave tuerait votre aurige. Changez de couloir vers l’extérieur.
lesson-circus-wrecks-9-astray = C’est possible, mais le mur à atteindre est de l’autre côté. Changez de couloir vers l’extérieur.
lesson-circus-wrecks-10 = Il a perdu une case, mais s’est libéré : deux dés moins son 1 ne dépassaient pas ses cases. À pied, il court quand tous ont joué, une case de piste pour deux cases de blessure, et doit craindre les attelages. Courez vers l’extérieur, jusqu’au mur.
lesson-circus-wrecks-10-astray = C’est possible, mais sur la piste on peut l’écraser. Courez vers l’extérieur.
lesson-circus-wrecks-11 = Chaque pas le long du mur est un essai pour l’escalader : un dé pair, et il est sauvé. Courez en avant.
lesson-circus-wrecks-11-astray = C’est possible, mais suivons le mur de ce côté. Courez en avant.
lesson-circus-wrecks-12 = Un 3 : il retombe. Le long du mur, il ne peut plus revenir sur ses pas, mais il lui en reste un : courez en avant.
lesson-circus-wrecks-12-astray = C’est possible, mais un essai de plus peut le sauver. Courez en avant.
lesson-circus-wrecks-end = Un 4, et il est de l’autre côté du mur ! Pour lui, la course est perdue ; traîné vivant au-delà de la ligne, un aurige pourrait pourtant encore gagner. Vous savez tout ce qu’il faut : bonne première course !
