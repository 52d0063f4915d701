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
lesson-circus-drive-3 = Les jetons tirés de l’urne décident qui joue, et le vôtre est sorti le premier. Un dé de 4 est retiré : il vous reste 16 facteurs de mouvement, ou FM, et chaque case devant vous en coûte un. Avancez, les cases suivantes viendront d’elles-mêmes.
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
lesson-circus-corners-8 = Il reste 3 FM à utiliser, mais la case suivante est le virage. Freiner brûle un FM pour 1 point d’endurance, sans avancer : freinez trois fois.
lesson-circus-corners-8-astray = Cela mène bien trop vite dans le virage. Freinez plutôt.
lesson-circus-corners-9 = Livia est entrée au couloir 2 à 16 : avec 6 points d’effort, son jet de 14 a fait 20, et son char s’est renversé, hors course. De votre case, 8 FM suffisent pour sortir du couloir 1 : écrivez 8 pour le char rouge.
lesson-circus-corners-9-astray = Plus, ce serait un effort au couloir 1 ; moins, vous resteriez dans le virage. Écrivez 8.
lesson-circus-corners-10 = Le virage compte six cases au couloir 1 et quinze au couloir 4 : on peut aller lentement et gagner du temps. Avancez.
lesson-circus-corners-10-astray = C’est possible, mais vous ne risquez rien ici, et c’est le plus court. Avancez.
lesson-circus-corners-end = Vous passez sans une égratignure ! Retenez ceci : un attelage sans endurance se renverse aussitôt au premier effort en virage. La prochaine leçon apporte fouets et chocs.

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
lesson-circus-fight-6 = Livia fouette maintenant votre aurige. Vous pouvez encaisser, ou tenter de freiner ou d’esquiver, ce qui se paie et se gagne aux dés. Votre aurige est meilleur que le sien : encaissez.
lesson-circus-fight-6-astray = C’est possible, mais cela coûterait de l’endurance ou des FM. Faites confiance à votre aurige : encaissez.
lesson-circus-fight-7 = Votre aurige a saisi son fouet, et Livia l’a perdu pour de bon ! Mais elle percute vos chevaux. Esquivez vers l’intérieur, loin d’elle : cela retire 2 à votre prochain maximum ; de l’autre côté, ce serait 1.
lesson-circus-fight-7-astray = C’est possible, mais essayez de vous écarter. Esquivez vers l’intérieur.
lesson-circus-fight-8 = 8 contre 7, et même l’égalité aurait suffi. Marcus vous percute à présent de l’intérieur, et Livia vous barre l’extérieur : freinez, une case en arrière pour 2 points d’endurance.
lesson-circus-fight-8-astray = Vous pouvez encaisser, mais une roue brisée peut finir votre course. Freinez et reculez.
lesson-circus-fight-9 = Égalité : vous lui échappez aussi. Un autre tour, près d’un virage : votre caisse est à côté de l’attelage de Marcus, dans un couloir sûr jusqu’à 10 seulement. Faites-le courir : fouettez l’attelage vert.
lesson-circus-fight-9-astray = C’est possible, mais le virage peut faire plus de mal que vous. Fouettez l’attelage vert.
lesson-circus-fight-10 = Vous gagnez de 5 : son attelage perd 5 points d’endurance et devra courir 5 FM de plus que la vitesse écrite. Avancez maintenant jusqu’à ce que votre caisse soit à côté de celle de Livia.
lesson-circus-fight-10-astray = C’est possible, mais Livia vous attend plus loin. Avancez.
lesson-circus-fight-11 = Trois dés et les deux auriges décident quelle caisse le choc endommage, et ce peut être la vôtre. Osez : percutez la caisse du char bleu.
lesson-circus-fight-11-astray = C’est possible, mais assez fouetté : percutez la caisse du char bleu.
lesson-circus-fight-12 = Sa roue gauche a perdu 4 cases. Une roue endommagée est testée lors d’un effort en virage et dès 14 FM, et si elle se détache, le char se renverse. Il reste un FM : avancez.
lesson-circus-fight-12-astray = C’est possible, mais pourquoi y perdre de l’endurance ? Avancez.
lesson-circus-fight-13 = Marcus est entré au couloir 2 à 15 et s’est renversé ! Plus tard, un de vos chevaux est mort : il vous immobilise tant qu’il n’est pas dégagé, et un dé par cheval vivant est retiré de votre vitesse. Écrivez tout, 14 pour le char rouge.
lesson-circus-fight-13-astray = Si les dés dépassent ce que vous écrivez, vous restez sur place. Écrivez 14.
lesson-circus-fight-14 = Les dés ont pris 9, votre aurige en a rendu 1 : le cheval est dégagé, et il reste 6 FM. Avancez.
lesson-circus-fight-14-astray = C’est possible, mais vous avez des cases à rattraper. Avancez.
lesson-circus-fight-end = Vous savez attaquer et vous défendre ! Toute attaque coûte 1 FM, même évitée. La leçon suivante montre ce que devient un char renversé dans la course avancée.

## Les épaves

lesson-circus-wrecks = Les épaves
    .about = La course avancée : épaves, attelages emballés, auriges traînés, et une fuite vers le mur.
lesson-circus-wrecks-1 = Dans la course de base, un char renversé disparaît ; dans la course avancée, son histoire continue. La roue gauche de Livia est très abîmée : percutez la caisse du char bleu.
lesson-circus-wrecks-1-astray = C’est possible, mais sa roue n’attend plus qu’un choc. Percutez la caisse du char bleu.
lesson-circus-wrecks-2 = La roue se détache et le char se renverse : la caisse s’envole, et l’attelage courra seul en traînant l’aurige. L’endroit où tombe l’épave se joue aux dés après votre mouvement. Avancez.
lesson-circus-wrecks-2-astray = C’est possible, mais cela coûterait de l’endurance. Avancez.
lesson-circus-wrecks-3 = L’épave est tombée juste devant vous, trop près pour changer de couloir. Qui finit son mouvement sur une épave se renverse, alors écrivez de quoi la dépasser : 12 pour le char rouge.
lesson-circus-wrecks-3-astray = Vous le pouvez, mais 12 convient bien ici. Écrivez 12.
lesson-circus-wrecks-4 = Vous pourriez déraper pour 3 FM, mais apprenez d’abord la manière forte : franchissez l’épave.
lesson-circus-wrecks-4-astray = C’est possible, mais voyons comment on passe. Franchissez l’épave.
lesson-circus-wrecks-5 = Un dé décide combien d’endurance coûte l’épave : 3. Ce que vous ne payez pas aggrave le jet qui suit, alors payez les 3.
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

## Temps et armes

lesson-circus-weather = Temps et armes
    .about = Règles facultatives : couteau, poussière et lance, couloirs glissants sous la pluie, et boue.
lesson-circus-weather-1 = Avec les armes spéciales, la poussière coûte 1 point, le couteau 2, la lance 4. Vous avez pris couteau et poussière. Le couteau se lance à distance, un dé par case ; moins le 1 de l’aurige, 3 ou moins touche. Marcus est à deux couloirs : lancez le couteau sur le char vert, sur l’aurige.
lesson-circus-weather-1-astray = C’est possible, mais essayez d’abord ce couteau, et sur Marcus. Lancez-le sur l’aurige du char vert.
lesson-circus-weather-2 = 1 et 3, moins 1 : touché, et l’aurige de Marcus perd une case. Un couteau peut tuer, blesser un cheval ou seulement égratigner. La poussière, elle, se jette de caisse à caisse, et Livia est une case plus loin : avancez.
lesson-circus-weather-2-astray = C’est possible, mais votre caisse doit arriver à côté de celle de Livia. Avancez.
lesson-circus-weather-3 = Caisse contre caisse. Pour la poussière, il faut 10 avec deux dés plus le 1 de l’aurige ; elle coûte 1 FM et ne sert qu’une fois, même ratée. Personne ne l’esquive : jetez de la poussière sur l’aurige du char bleu.
lesson-circus-weather-3-astray = C’est possible, mais Livia ne sera guère plus près. Jetez de la poussière sur l’aurige du char bleu.
lesson-circus-weather-4 = Tout juste 10 ! Livia a un œil plein de poussière : pendant deux mouvements elle garde son couloir, et elle n’esquive plus ce qui vient de votre côté. Gardez le petit couteau que chacun possède : sans lui, pas de cheval mort dégagé. Avancez.
lesson-circus-weather-4-astray = C’est possible, mais cela ne ferait que coûter de l’endurance. Avancez.
lesson-circus-weather-5 = Une autre course : vos quatre points ont payé une lance. Elle vise l’aurige dont la caisse ou l’attelage touche votre caisse, coûte 2 FM, une fois par tour, et demande aussi 10. Livia est à votre hauteur : frappez de la lance l’aurige du char bleu, à côté de la caisse.
lesson-circus-weather-5-astray = C’est possible, mais vous avez tout donné pour cette lance. Frappez l’aurige du char bleu, à côté de la caisse.
lesson-circus-weather-6 = 10, puis une blessure grave : un dé de cases perdues, donc 3. Elle aurait pu en mourir. La lance reste en main pour le tour suivant, mais elle est dangereuse à porter ; pour le voir, avancez à côté de ses chevaux.
lesson-circus-weather-6-astray = C’est possible, mais allez vous placer à côté des chevaux de Livia. Avancez.
lesson-circus-weather-7 = Qui percute, est percuté ou force en virage une lance à la main jette deux dés, moins son modificateur : dès 10, il s’embroche lui-même. Osez : percutez le char bleu, dans les chevaux.
lesson-circus-weather-7-astray = C’est possible, mais voyons ce que devient une lance dans un choc. Percutez les chevaux du char bleu.
lesson-circus-weather-8 = Un 7 : vous n’avez rien, et son cheval a perdu une case. Et maintenant, il pleut. Tout attelage perd 1, vous avez donc 19 au lieu de 20, et la poussière ne sert à rien. Le couloir 4 est sûr jusqu’à 15 ; risquez un peu plus : écrivez 16 pour le char rouge.
lesson-circus-weather-8-astray = Vous le pouvez, mais avec 16 nous verrons un virage sous la pluie. Écrivez 16.
lesson-circus-weather-9 = Les couloirs mouillés glissent. Qui en change part un couloir trop loin sur 5 ou 6 avec une caisse légère, sur 5 avec une normale, jamais avec une lourde. La vôtre est légère. Visez le couloir 4 : changez de couloir vers l’intérieur.
lesson-circus-weather-9-astray = C’est possible, mais c’est le couloir 4 que vous voulez. Changez de couloir vers l’intérieur.
lesson-circus-weather-10 = Un 6 : vous voilà dans le couloir 3, sans frais. Il n’est sûr que jusqu’à 12, et 16 y feraient 4 points d’effort. Le long d’un mur, une telle glissade finit la course. Changez de couloir vers l’extérieur, retour au 4.
lesson-circus-weather-10-astray = C’est possible, mais le couloir 3 n’est pas fait pour 16. Changez de couloir vers l’extérieur.
lesson-circus-weather-11 = Un 2 : vous y restez. En virage, la pluie ajoute 3 au jet d’une caisse légère, 2 à une normale, 1 à une lourde. Vous ne forcez que de 1, donc jusqu’à 12 tout va bien : avancez.
lesson-circus-weather-11-astray = C’est possible, mais aucun couloir ne vous va mieux. Avancez.
lesson-circus-weather-12 = 10, plus 3 pour la pluie, moins 1 : 12, de justesse. Plus tard, il pleut toujours et vous sortez en tête du virage. C’est le troisième de suite que le premier quitte sous la pluie. Avancez, vous allez voir.
lesson-circus-weather-12-astray = C’est possible, mais la sortie est droit devant. Avancez.
lesson-circus-weather-13 = De la boue, jusqu’à la fin de la course ! Les attelages perdent aussitôt 2 de plus, ce qui vous prend 2 FM ; en virage, les vitesses sûres baissent de 3 et les jets empirent encore de 1. Avancez.
lesson-circus-weather-13-astray = C’est possible, mais la boue est la même partout. Avancez.
lesson-circus-weather-14 = Un tour sur deux, un dé décide si la pluie cesse. C’était un 1 : fini, et pour de bon. La boue, elle, reste, et les couloirs glissent toujours. Vous avez maintenant 18, et aucun virage proche : écrivez 18 pour le char rouge.
lesson-circus-weather-14-astray = La ligne droite est longue et toute à vous. Écrivez 18.
lesson-circus-weather-end = Voilà le mauvais temps ! Les caisses lourdes l’adorent, les légères prient. Armes, météo et autres règles s’activent à chaque table, une par une ou toutes ensemble.

## Le croisement

lesson-circus-crossing = Le croisement
    .about = Le huit : intérieur et extérieur s’échangent, et les rivaux surgissent de face et de dos.
lesson-circus-crossing-1 = Le huit a deux longs virages, qui tournent en sens contraire, et deux lignes droites qui se coupent au milieu. Les couloirs gardent leur numéro partout. Vous êtes dans le couloir 2, au bout du virage des dauphins : avancez.
lesson-circus-crossing-1-astray = C’est possible, mais sortez d’abord du virage dans votre couloir. Avancez.
lesson-circus-crossing-2 = Dans ce virage, l’intérieur était le couloir 1. Le prochain tourne dans l’autre sens : désormais, l’intérieur, c’est le 8 ! Y aller coûte toujours 2 FM par couloir, mais les numéros montent : changez de couloir vers l’intérieur.
lesson-circus-crossing-2-astray = C’est possible, mais voyez où est passé l’intérieur. Changez de couloir vers l’intérieur.
lesson-circus-crossing-3 = Couloir 3. Devant vous, le croisement : huit cases sur huit qui appartiennent aux deux lignes droites. Livia le traverse par l’autre, et ses chevaux sont dans votre couloir. On ne passe pas à travers : changez de couloir vers l’extérieur.
lesson-circus-crossing-3-astray = C’est possible, mais Livia barre le couloir 3, et le 4 aussi. Changez de couloir vers l’extérieur.
lesson-circus-crossing-4 = Au croisement, on rencontre un rival comme nulle part ailleurs : devant les naseaux de ses chevaux, ou juste derrière sa caisse. Avancez jusqu’à ce que votre caisse soit devant l’attelage de Livia.
lesson-circus-crossing-4-astray = C’est possible, mais ce couloir vous mène droit devant les chevaux de Livia. Avancez.
lesson-circus-crossing-5 = Vous lui coupez la route, la caisse devant ses chevaux. Attaquée de face, elle ne peut qu’encaisser ou freiner. Et un attelage fouetté en pleine face ne court pas, il se cabre : fouettez l’attelage bleu.
lesson-circus-crossing-5-astray = C’est possible, mais ici le fouet lui fera plus de mal. Fouettez l’attelage bleu.
lesson-circus-crossing-6 = 6 contre 2 pour vous : Livia a donc jeté cinq dés contre les 18 FM de son dernier mouvement. Il fallait plus de 18, elle a fait 17 et se renverse : plus on va vite, plus c’est grave. Il reste 1 FM : avancez.
lesson-circus-crossing-6-astray = C’est possible, mais mieux vaut dégager le croisement. Avancez.
lesson-circus-crossing-7 = Plus tard, vous croisez par l’autre ligne droite, et Livia vient de passer devant vous : votre caisse est juste derrière la sienne. De dos, on ne peut pas freiner, et l’esquive perd 2. Percutez la caisse du char bleu.
lesson-circus-crossing-7-astray = C’est possible, mais c’est le moment de percuter par-derrière. Percutez la caisse du char bleu.
lesson-circus-crossing-8 = Son esquive faisait 7, moins 2, soit 5 contre vos 7. Qui est percuté de dos choisit ce qui s’abîme, et Livia a sacrifié sa roue droite. Ne traînez pas ici : avancez.
lesson-circus-crossing-8-astray = C’est possible, mais Marcus arrive par l’autre ligne droite. Avancez.
lesson-circus-crossing-9 = Trop tard ! Marcus croise derrière vous et percute votre caisse de dos. Impossible de freiner ; l’esquive perd 2 et coûterait des FM au prochain tour. Son aurige vaut moins que le vôtre : encaissez.
lesson-circus-crossing-9-astray = C’est possible, mais avec 2 de moins, c’est mal parti. Encaissez.
lesson-circus-crossing-10 = 14, moins le 1 de votre aurige : les dégâts sont pour vous, le choix aussi. L’aurige perdrait une case par point. La roue gauche est déjà à moitié brisée, l’autre est intacte : sacrifiez la roue droite.
lesson-circus-crossing-10-astray = C’est possible, mais une seule partie de votre char est intacte. Sacrifiez la roue droite.
lesson-circus-crossing-11 = Elle a tenu. Pour finir, la course avancée : l’aurige de Livia est mort, et son attelage file seul vers le croisement. Vous sortez du virage dans le couloir 8, sûr jusqu’à 27. Écrivez 14 pour le char rouge.
lesson-circus-crossing-11-astray = Vous le pouvez, mais 14 suffit pour voir la suite. Écrivez 14.
lesson-circus-crossing-12 = Un attelage sans aurige jette un dé en entrant au croisement : sur 1 il tourne à gauche, sur 6 à droite, s’il y a la place. C’était un 1, et le voilà à contresens, dans votre couloir ! Avancez jusqu’au bout du virage.
lesson-circus-crossing-12-astray = C’est possible, mais vous avez encore de la place devant vous. Avancez.
lesson-circus-crossing-13 = L’attelage de Livia est à trois cases, et de front les deux seraient blessés. Le virage est derrière vous : le couloir 8 est maintenant l’intérieur, et s’écarter ne coûte que 1 FM. Changez de couloir vers l’extérieur.
lesson-circus-crossing-13-astray = C’est possible, mais ses chevaux sont dans ce couloir. Changez de couloir vers l’extérieur.
lesson-circus-crossing-14 = Laissez-le filer. Un attelage qui a fait un écart n’est plus dans la course et n’y gagnera plus rien. Avancez et traversez le croisement.
lesson-circus-crossing-14-astray = C’est possible, mais ce couloir est libre jusqu’au bout. Avancez.
lesson-circus-crossing-end = Traversé, et en un seul morceau ! Avant d’entrer au croisement, regardez l’autre ligne droite : y traîner est dangereux, et passer à toute allure devant un fouet l’est aussi. Choisissez le huit comme piste en ouvrant une table.
