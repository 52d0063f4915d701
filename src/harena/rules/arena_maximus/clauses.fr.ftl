### Arena Maximus : les règles, article par article.

am-1 = Mise en place
am-1-1 = Une table réunit de deux à cinq joueurs. Avec tout autre nombre, la course ne commence pas.
am-1-2 = Il y a cinq chars : rouge, jaune, vert, bleu et noir. Chaque joueur en reçoit un au hasard ; ceux que personne ne conduit ne participent pas à la course.
am-1-3 = Chaque char a ses propres scores d’Attelage, de Conducteur et d’Endurance, connus de tous. L’Attelage limite les changements de vitesse ; le Conducteur limite les défausses, les percussions, les blocages et les attaques ; l’Endurance est le nombre de points de dommage auquel le char subit un crash.
am-1-4 = Chaque char commence avec sa roue entière, sans dommage et avec une réserve de vitesse vide.
am-1-5 = La piste est une boucle fermée de 32 tuiles : la ligne de départ/arrivée, puis 6 tuiles droites, 9 tuiles courbes, 7 tuiles droites et 9 tuiles courbes. Des options de table proposent une autre disposition et une piste courte.
am-1-6 = Les tuiles droites et les tuiles courbes sont mélangées séparément avant la pose de la piste. Sur la piste complète, il reste quatre tuiles droites ; elles ne participent pas à la course et personne ne les voit.
am-1-7 = Toutes les tuiles sont posées face cachée, sauf la ligne de départ/arrivée. Les trois premières tuiles après la ligne sont ensuite retournées face visible.
am-1-8 = La pioche est mélangée et chaque joueur reçoit une main de sept cartes, cachée aux autres.
am-1-9 = Un premier joueur est désigné au hasard, et son char prend la tête de la file sur la ligne de départ/arrivée. Les autres chars se rangent derrière lui dans l’ordre des places et dans le sens horaire.
am-1-10 = Au départ de la course, aucun char n’est marqué comme ayant joué.
am-1-11 = Se trouver sur la ligne de départ/arrivée au début de la course, ou la quitter, n’est pas la franchir. Le texte le tient pour acquis ; sans cela, la course pourrait finir dès la première manche.

am-2 = Les cartes et les informations des joueurs
am-2-1 = La pioche se compose de fouets, de rênes et de cartes magiques. Chaque fouet et chaque rêne porte un symbole de l’une des cinq couleurs : rouge, jaune, vert, bleu ou noir.
am-2-2 = Une carte magique peut servir de fouet, de rêne ou de symbole de n’importe quelle couleur.
am-2-3 = Une carte ne paie qu’une seule chose. Une même carte magique ne peut pas, par exemple, être à la fois une rêne et un symbole ; le texte ne dit rien d’un double emploi, et ici il n’y en a pas.
am-2-4 = Une carte magique peut être ajoutée à une réserve de vitesse comme fouet. Elle compte alors comme un fouet tant qu’elle s’y trouve, puisque le texte lui permet de remplacer toute autre carte.
am-2-5 = S’il faut piocher une carte et que la pioche est vide, la défausse est mélangée pour former une nouvelle pioche, même au milieu d’un tirage ; le texte ne précise pas le moment. Les cartes des réserves de vitesse n’y entrent jamais, et aucune carte ne se perd.
am-2-6 = Si la pioche et la défausse sont vides toutes les deux, le tirage s’arrête là et le tour continue avec une main plus petite. Le texte ne prévoit pas ce cas.
am-2-7 = Chacun peut connaître la place des chars et leurs files, les réserves de vitesse, les dommages et les roues, la taille des mains et de la pioche, les tuiles visibles et chaque carte au moment où elle est défaussée. Les mains, les cartes tirées, la pioche, les tuiles face cachée et les tuiles inutilisées restent cachées ; seule une option de table, destinée à l’apprentissage, ouvre les mains.
am-2-8 = Qu’une question soit posée à un joueur dépend seulement de ce que chacun peut savoir, jamais d’une main ; la main décide seulement des réponses possibles. Cela vaut pour toutes les questions : percuter, bloquer, attaquer, contre-attaquer, annuler, lancer un sort ou un contre-sort, s’arrêter aux étables. Un joueur qui n’a pas les cartes voulues est interrogé lui aussi et ne peut que refuser, afin que les autres n’apprennent rien.

am-3 = Manches et ordre des tours
am-3-1 = Dans une manche, chaque joueur en course prend un tour.
am-3-2 = Le char le plus en arrière joue le premier, puis celui qui le précède sur la piste, et ainsi de suite. Le char qui menait au début de la manche joue le dernier.
am-3-3 = L’ordre des tours est fixé au début de la manche ; un dépassement ne le change pas, un crash pendant le tour d’un autre joueur non plus. Une nouvelle place dans l’ordre, y compris celle d’un char accidenté, compte à partir de la manche suivante. Le texte ne dit pas si l’ordre est revu en cours de manche.
am-3-4 = De plusieurs chars sur une même tuile, celui qui y est arrivé le premier joue le premier.
am-3-5 = Les chars d’une tuile forment une file. Un char qui entre sur une tuile occupée se place au bout de la file.
am-3-6 = À la première manche, l’ordre de la file de départ s’applique : le premier joueur prend donc le premier tour.
am-3-7 = Un char est marqué comme ayant joué quand son tour est fini. Quand tous les chars en course sont marqués, une nouvelle manche commence.
am-3-8 = La position d’un char est la distance qu’il a parcourue, tous tours de piste compris. Un char qui a un tour de piste de retard est donc derrière, même s’il se trouve plus loin sur la boucle ; le texte parle de places dans la course et non de tuiles.

am-4 = Modifier sa vitesse
am-4-1 = Un tour comprend quatre phases dans un ordre fixe : modifier sa vitesse, se défausser, piocher, puis le mouvement.
am-4-2 = Pendant la première phase, un joueur laisse sa réserve de vitesse telle quelle, y ajoute des cartes ou en retire. Il peut toujours la laisser telle quelle, même vide ; il ne peut jamais ajouter et retirer des cartes dans le même tour.
am-4-3 = Pour accélérer, un joueur pose face visible dans sa réserve des fouets de sa main, ou des cartes magiques servant de fouets. Une rêne ne peut pas y être posée.
am-4-4 = Pour ralentir, un joueur met des cartes de sa réserve à la défausse. Elles ne reviennent pas en main.
am-4-5 = En un tour, un joueur peut ajouter au plus autant de cartes que le score d’Attelage de son char, ou en retirer au plus autant.
am-4-6 = Le nombre de cartes de la réserve est la vitesse du char : il fait autant de pas pendant ce tour, ni plus ni moins, sauf si quelque chose l’arrête. Seul le sort de Hâte en ajoute.
am-4-7 = La réserve reste telle quelle d’un tour à l’autre, jusqu’à ce que son joueur la modifie ou qu’une règle la fasse défausser.

am-5 = Se défausser
am-5-1 = Après avoir réglé sa vitesse, un joueur peut défausser des cartes, au plus autant que le score de Conducteur de son char.
am-5-2 = Seules les cartes de la main peuvent être défaussées pendant cette phase, et non celles de la réserve de vitesse.
am-5-3 = La défausse est facultative et toute carte convient : fouet, rêne ou carte magique.

am-6 = Piocher
am-6-1 = Le joueur pioche ensuite jusqu’à ce que sa main et sa réserve de vitesse fassent ensemble sept cartes.
am-6-2 = Un joueur dont la main et la réserve font déjà sept cartes ou plus ne pioche rien.
am-6-3 = Un joueur ne peut ni refuser de piocher, ni s’arrêter avant sept.
am-6-4 = Une main ne se complète que pendant la phase de pioche de son joueur, lors d’un arrêt aux étables et pendant un tour de récupération. Les cartes dépensées à tout autre moment ne sont pas remplacées avant, pas même à la fin du tour du joueur actif, et une main peut devenir vide. Le texte n’accorde aucune autre pioche.

am-7 = Mouvement
am-7-1 = Un char doit avancer d’autant de tuiles que sa vitesse. Son joueur ne peut pas choisir d’aller moins loin, sauf en s’arrêtant aux étables.
am-7-2 = Un char avance d’une tuile à la fois, et chaque tuile est résolue avant le pas suivant.
am-7-3 = Chaque tuile est résolue dans cet ordre : percuter, bloquer, effet de la tuile, attaquer.
am-7-4 = S’il n’y a pas d’autre char sur la tuile, on ne percute pas, on ne bloque pas et on n’attaque pas.
am-7-5 = Un char de vitesse 0 reste où il est et son tour prend fin. Sa tuile n’a pas d’effet.
am-7-6 = La tuile où un char commence son tour n’est pas résolue une nouvelle fois.
am-7-7 = Un char accidenté placé hors de la piste ne compte pas comme présent sur la tuile : il ne peut être ni percuté ni attaqué, et il ne peut pas bloquer. Le texte le place à côté de la piste sans en dire plus ; ici, il est hors d’atteinte et inactif jusqu’à son retour.
am-7-8 = Un mouvement ne s’achève avant terme que si un blocage n’est pas annulé, si le joueur actif subit un crash ou est éliminé, s’il choisit de s’arrêter aux étables ou si la course est gagnée sur-le-champ. Franchir la ligne de départ/arrivée n’y met pas fin.

am-8 = Percuter
am-8-1 = Avant d’entrer sur une tuile où se trouvent d’autres chars, le joueur actif peut les percuter. Il peut aussi les laisser tranquilles.
am-8-2 = Percuter coûte une ou plusieurs paires de la main. Une paire se compose d’un fouet et d’une rêne ; une carte magique peut remplacer l’un ou l’autre, mais une seule carte magique ne remplace jamais les deux.
am-8-3 = Chaque paire qui n’est pas annulée inflige 2 points de dommage au char percuté.
am-8-4 = Le joueur actif peut jouer contre un char au plus autant de paires que son propre score de Conducteur. Cette limite vaut pour chaque char percuté séparément, car le texte la rattache à la percussion et non au tour.
am-8-5 = Le joueur du char percuté peut annuler des paires en défaussant des paires de sa main, une pour une. Il peut n’en annuler qu’une partie.
am-8-6 = Chaque paire annulée inflige 1 point de dommage au char qui percute.
am-8-7 = Le défenseur ne peut pas défausser plus de paires qu’il n’en a été joué contre lui. Son score de Conducteur ne compte pas ici.
am-8-8 = S’il y a plusieurs chars sur la tuile, le joueur actif peut percuter chacun d’eux une fois, l’un après l’autre et dans l’ordre de son choix.
am-8-9 = Le joueur actif ne peut percuter le même char qu’une fois par tour.
am-8-10 = Un char qui a été percuté peut encore bloquer.
am-8-11 = Un char qui subit un crash en étant percuté ne peut plus bloquer. Le texte n’évoque pas ce cas ; ici, le char est déjà hors de la piste.
am-8-12 = Si le char qui percute subit un crash, il est placé à côté de la tuile d’où il vient. Il n’est pas encore entré sur l’autre tuile, car on percute avant d’entrer.
am-8-13 = Les dommages d’une percussion sont infligés aux deux chars en même temps, et l’on regarde seulement ensuite lesquels subissent un crash. Le texte ne donne pas d’ordre ; ici, les deux peuvent subir un crash à la fois.

am-9 = Bloquer
am-9-1 = Avant que le joueur actif entre sur une tuile, on demande s’il veut bloquer à chaque adversaire qui y a un char, à condition que ce char ne soit pas accidenté et n’ait pas franchi la ligne. La question est posée même à celui qui n’a pas de rêne.
am-9-2 = Bloquer coûte une ou plusieurs rênes de la main, au plus autant que le score de Conducteur du char qui bloque.
am-9-3 = Celui qui bloque pose toutes ses rênes en une fois et ne peut pas en ajouter ensuite.
am-9-4 = Le joueur actif annule le blocage en défaussant autant de rênes qu’il en a été posé. Son score de Conducteur ne compte pas ici.
am-9-5 = Si le blocage n’est pas annulé en entier, le char reste sur la tuile où il est et le tour est fini.
am-9-6 = Une fois le blocage annulé, le joueur actif entre, et personne n’est plus interrogé pour bloquer cette entrée. À un autre tour, le même adversaire peut bloquer de nouveau.
am-9-7 = Plusieurs adversaires sont interrogés dans l’ordre des places et dans le sens horaire à partir de la gauche du joueur actif, quel que soit leur ordre dans la file de la tuile. Chacun voit combien de rênes ont été posées avant lui. Les rênes s’additionnent, et le joueur actif répond une seule fois, quand tous ont été interrogés.
am-9-8 = Le joueur actif défausse le nombre entier de rênes ou aucune. Même s’il en a assez, il peut céder et les garder ; le texte ne connaît pas de paiement partiel.
am-9-9 = Un char bloqué garde sa place dans la file de sa tuile. Selon le texte, il n’entre pas sur l’autre tuile : il n’a donc jamais quitté la sienne.
am-9-10 = Un char bloqué garde sa réserve de vitesse. Rien dans le texte ne la lui retire.
am-9-11 = Ce qui a été fait en percutant avant un blocage réussi reste acquis : les dommages demeurent et les cartes sont dépensées.

am-10 = Effets des tuiles
am-10-1 = Une tuile vide n’a pas d’effet.
am-10-2 = Sur des rochers, le joueur actif défausse des rênes, au plus autant que le chiffre de la tuile. Pour chaque rêne qui manque à ce chiffre, le char subit 1 point de dommage.
am-10-3 = Sur des rochers, le joueur actif peut garder tout ou partie de ses rênes et accepter les dommages.
am-10-4 = Un saut est sans danger si la réserve de vitesse contient au moins autant de cartes que le chiffre de la tuile ; sinon, le char subit 1 point de dommage par carte manquante. C’est la réserve entière qui compte, et non les pas restants, et aucune carte n’est dépensée.
am-10-5 = Sur une embûche, le joueur actif défausse une carte de la couleur voulue pour chaque symbole de la tuile, hormis ceux de la couleur de son char, et jamais davantage. Une carte répond à un symbole, et le char subit 1 point de dommage par symbole resté sans réponse. Le joueur actif peut garder ses cartes et accepter les dommages.
am-10-6 = Contre une embûche, un fouet et une rêne se valent ; seul compte le symbole.
am-10-7 = Les symboles de la couleur du char sont ignorés : ils ne coûtent aucune carte et n’infligent aucun dommage.
am-10-8 = En entrant aux étables, le joueur actif peut y terminer son mouvement, quelle que soit sa vitesse. La question est posée à chaque tuile de ce genre où il entre, même au dernier pas ; le texte n’en excepte aucune. S’il poursuit, il n’en tire aucun avantage et peut encore attaquer sur cette tuile.
am-10-9 = Un arrêt aux étables retire tous les dommages du char et défausse sa réserve de vitesse. Le joueur peut ensuite défausser les cartes de sa main qu’il veut, puis pioche jusqu’à en avoir sept.
am-10-10 = Un arrêt aux étables met fin au tour avant l’attaque. Selon le texte, le tour se termine avec l’arrêt : aucune attaque ne suit donc.
am-10-11 = Le chiffre ou les symboles d’une tuile sont fixes. Chacun les voit une fois que la tuile est face visible.

am-11 = Attaquer
am-11-1 = Après l’effet de la tuile, le joueur actif peut attaquer d’autres chars de la même tuile.
am-11-2 = Une attaque coûte un ou plusieurs fouets de la main, ou des cartes magiques servant de fouets, au plus autant que le score de Conducteur du joueur actif. Cette limite vaut pour chaque char attaqué séparément, comme lorsqu’on percute.
am-11-3 = Chaque fouet qui n’est pas annulé inflige 1 point de dommage au char attaqué.
am-11-4 = Le défenseur peut annuler des fouets en défaussant des fouets de sa main, un pour un, mais jamais plus qu’il n’en a été joué. Son score de Conducteur ne compte pas ici.
am-11-5 = Le joueur attaqué peut ensuite contre-attaquer le joueur actif selon les mêmes règles, dans la limite de son propre score de Conducteur. Le texte exige seulement qu’il y ait eu une attaque : il le peut donc même après l’avoir entièrement annulée.
am-11-6 = Le joueur actif peut annuler de la même façon les fouets d’une contre-attaque.
am-11-7 = Un joueur qui n’a pas été attaqué ne peut pas contre-attaquer.
am-11-8 = On ne peut pas répondre à une contre-attaque par une autre. Le texte ne tranche pas ; ici, l’échange s’arrête là.
am-11-9 = Le joueur actif peut attaquer une fois chacun des adversaires présents sur la tuile, dans l’ordre de son choix. Attaque, annulation, contre-attaque et annulation de celle-ci sont menées à terme avec un adversaire avant que le suivant soit attaqué.
am-11-10 = Le joueur actif peut attaquer sur chaque tuile où il entre, et pas seulement sur la dernière.
am-11-11 = Un adversaire dont le char subit un crash à cause de l’attaque ne contre-attaque pas. Le texte n’évoque pas ce cas ; ici, le char est déjà hors de la piste.

am-12 = Révéler les tuiles
am-12-1 = Dès qu’un char se trouve sur la tuile visible la plus avancée, les trois tuiles suivantes sont retournées face visible.
am-12-2 = Cela se fait à l’entrée, avant l’effet de la tuile et avant tout crash sur elle, car le texte le demande aussitôt. Un char bloqué ne révèle rien.
am-12-3 = S’il reste moins de trois tuiles face cachée, elles sont toutes retournées. Le texte ne parle pas de la fin de la boucle.
am-12-4 = Une tuile retournée reste connue de tous. Personne ne sait ce que montre une tuile face cachée, ni les humains ni les joueurs conduits par l’ordinateur.

am-13 = Fin du tour et arrivée
am-13-1 = Après son dernier pas, un char est marqué comme ayant joué, et le joueur suivant dans l’ordre prend son tour.
am-13-2 = Un char qui entre sur la ligne de départ/arrivée l’a franchie.
am-13-3 = Un char qui franchit la ligne continue jusqu’à ce que tous ses pas soient faits.
am-13-4 = Les tuiles situées après la ligne n’ont aucun effet sur un char qui l’a franchie.
am-13-5 = Un char qui a franchi la ligne ne peut plus être percuté, bloqué, attaqué ni touché par un sort.
am-13-6 = Un char qui a franchi la ligne ne percute, ne bloque et n’attaque pas non plus. Le texte se borne à le protéger ; ici, il ne prend plus part aux combats.
am-13-7 = Hormis le franchissement, la ligne de départ/arrivée est une tuile sans effet.
am-13-8 = Avec l’option des sorts, on ne peut plus lancer de Téléportation une fois que le char a franchi la ligne. Une Hâte lancée plus tôt dans le tour garde ses pas, puisque le texte laisse un char qui franchit la ligne achever son mouvement.
am-13-9 = Quand un char va entrer sur la ligne pour la dernière fois, il peut percuter les chars qui s’y trouvent sans être accidentés ni l’avoir franchie, et leurs joueurs peuvent le bloquer. L’un et l’autre précèdent l’entrée ; une fois entré, le char a franchi la ligne, et ni effet de tuile ni attaque ne suivent. Le texte ne traite pas ce cas.

am-14 = Faiseur de rois
am-14-1 = Un joueur qui ne peut pas gagner dans cette manche, mais pourrait décider qui, parmi deux autres joueurs ou plus, va gagner, est en position de faiseur de rois et doit laisser leurs chars tranquilles. Une option de table supprime cette règle.
am-14-2 = Un tel joueur ne peut ni percuter, ni bloquer, ni attaquer, ni contre-attaquer ces chars. Si l’on joue avec les sorts, il ne peut pas non plus leur lancer une Boule de feu, contrer leurs sorts ni lancer une Altération du terrain sur une tuile située entre l’un d’eux et la ligne. Il peut toujours se défendre : annuler, et lancer un contre-sort contre un sort qui vise son propre char. Le texte ne nomme que les premières de ces actions et laisse les autres ouvertes.
am-14-3 = Deux nombres sont établis pour chaque char, d’après ce que chacun peut savoir. Ses pas sûrs sont, avant son tour, les cartes de sa réserve de vitesse ; pendant son tour, ces mêmes cartes, avec 3 de plus si la Hâte agit ; et pendant sa phase de mouvement, les pas qui lui restent. Ses pas possibles sont, tant qu’il n’a pas réglé sa vitesse, sa réserve plus son score d’Attelage, avec 3 de plus si son joueur peut encore lancer un sort pendant ce tour ou si la Hâte agit ; pendant la phase de mouvement, ce sont les pas restants, avec 1 de plus s’il reste un pas et que son joueur peut encore lancer un sort et a au moins deux cartes en main. Les deux nombres sont 0 pour un char qui a eu son tour, a franchi la ligne, est éliminé ou a dans cette manche son tour de récupération. Quand il s’agit de savoir si un joueur peut lancer un sort qui ne déplace pas son char, ce sort compte comme déjà lancé. Un joueur ne peut pas gagner si, même avec tous ses pas possibles, son char n’irait pas jusqu’à la ligne du dernier tour de piste et plus loin que tout char qui l’a déjà franchie. Le groupe des gagnants possibles se compose d’autres chars : parmi ceux qui ont déjà franchi la ligne, celui qui est le plus loin, le premier de la file si plusieurs partagent cette tuile ; et chacun de ceux dont les pas sûrs atteignent la ligne, pourvu que ses pas possibles le mènent plus loin que tout char qui l’a déjà franchie. L’interdiction s’applique quand le joueur ne peut pas gagner et que le groupe compte au moins deux chars. Le texte donne un exemple, mais pas de mesure ; celle-ci est la nôtre.
am-14-4 = Les chars qui ne font pas partie du groupe des gagnants possibles peuvent toujours être combattus.
am-14-5 = Quand la règle du faiseur de rois interdit une action, le joueur apprend que c’en est la raison. Le texte ne l’exige pas.

am-15 = Dommages et crashs
am-15-1 = Les dommages d’un char s’additionnent en un seul nombre. Les marqueurs de 1 et de 3 ne font que le montrer et peuvent s’échanger à tout moment.
am-15-2 = Un char subit un crash quand ses dommages atteignent ou dépassent son score d’Endurance.
am-15-3 = Au premier crash d’un char, sa roue passe du côté cassé, sa réserve de vitesse est défaussée et il est placé hors de la piste, à côté de sa tuile. Le joueur garde sa main, et les dommages restent jusqu’au tour de récupération.
am-15-4 = Un premier crash pendant son propre tour y met fin aussitôt, avec tous les pas restants, même ceux de la Hâte, et le char compte comme ayant joué. Le texte ne le dit que pour le second crash ; mais la réserve a disparu et le char n’est plus sur la piste.
am-15-5 = Le prochain tour du joueur est un tour de récupération : le char est marqué comme ayant joué, la main est complétée à sept cartes et tous les dommages sont retirés. Rien d’autre ne s’y passe.
am-15-6 = Au début du tour d’après, le char revient à l’intérieur de la piste, et le joueur prend un tour complet. Revenir n’est pas entrer : la tuile n’est pas résolue.
am-15-7 = Un char qui subit un crash pendant le tour d’un autre joueur, avant son propre tour de la manche, a son tour de récupération dans cette même manche. Le texte parle du prochain tour, et c’est bien celui-là.
am-15-8 = Un char qui revient se place au bout de la file de sa tuile. Le texte ne lui assigne aucune place dans la file.
am-15-9 = Les chars qui ont subi un crash à la même tuile jouent dans l’ordre de leurs crashs.
am-15-10 = Au second crash, un joueur est éliminé sur-le-champ. Son char est retiré, sa main et sa réserve de vitesse sont défaussées, et il n’a plus de tour ; si c’était le sien, ce tour s’interrompt.
am-15-11 = Entre le crash et le retour, rien ne peut endommager un char. Le texte n’en dit rien ; le char est hors de la piste et donc hors d’atteinte.
am-15-12 = Les dommages de causes différentes pendant un tour s’additionnent. Après chaque cause, on regarde si le char subit un crash.
am-15-13 = Sur une même tuile, les chars de la file jouent d’abord, puis les chars accidentés dans l’ordre de leurs crashs. Le texte ne règle que l’ordre des chars accidentés entre eux.

am-16 = Fin de la course
am-16-1 = Dès qu’un char a franchi la ligne, la manche est jouée jusqu’au bout, puis la course est finie. Les chars qui n’ont pas encore joué prennent leur tour.
am-16-2 = Le char qui est allé le plus loin après la ligne gagne.
am-16-3 = Si plusieurs sont allés aussi loin, celui qui est arrivé le premier sur cette tuile gagne.
am-16-4 = Les autres places suivent dans cet ordre : les chars qui ont franchi la ligne, par distance, puis par ordre d’arrivée sur la tuile ; les chars qui sont en deçà, par position, puis par ordre de file, ceux de l’intérieur de la piste avant ceux de l’extérieur ; les éliminés en dernier, le mieux placé étant celui qui l’a été le plus tard. Le texte ne classe que ceux qui arrivent.
am-16-5 = Si tous les joueurs sauf un ont été éliminés, le dernier gagne aussitôt.
am-16-6 = Si les deux derniers chars sont éliminés ensemble par une percussion, celui qui est le plus avancé gagne. C’est la distance parcourue qui compte : sur plusieurs tours de piste, un char en retard d’un tour perd donc. Le texte ne prévoit pas ce cas.

am-17 = Plusieurs tours de piste (option de table)
am-17-1 = Une option de table fixe le nombre de tours de piste, de un à cinq ; un seul est d’usage. La ligne de départ/arrivée ne termine la course qu’au dernier tour de piste.
am-17-2 = Franchir la ligne à un tour de piste antérieur ne protège de rien et ne met fin à aucun effet. Le texte ne le dit pas ; ici, seul le dernier passage compte comme franchissement.
am-17-3 = Les tuiles retournées restent visibles aux tours de piste suivants. Le texte n’en cache aucune de nouveau.
am-17-4 = La fin de la course avec la manche et la distance après la ligne se rapportent au dernier franchissement. Le texte donne la victoire à celui qui achève le premier les tours de piste ; ici, comme dans une course d’un seul tour de piste, elle va au char le plus loin après la ligne à la fin de cette manche.

am-18 = Les sorts (option de table)
am-18-1 = Les sorts sont une option de table. Sans elle, aucun sort ne peut être lancé.
am-18-2 = Un sort coûte une carte magique et une carte portant un symbole de la couleur du sort, toutes deux de la main. Une seconde carte magique peut remplacer la carte au symbole.
am-18-3 = Seul le joueur dont c’est le tour peut lancer l’un des cinq sorts. Les autres ne peuvent répondre que par un contre-sort.
am-18-4 = Un joueur peut lancer un sort par tour. C’est notre lecture du texte, qui parle d’un sort au singulier ; une option de table lève cette limite.
am-18-5 = Tous les sorts sauf la Téléportation se lancent au tout début du tour, avant que la vitesse soit réglée.
am-18-6 = L’Altération du terrain (vert) intervertit deux tuiles visibles et inoccupées, situées toutes deux à trois tuiles au plus du char du lanceur, devant ou derrière, en comptant le long de la boucle. Une tuile est occupée dès qu’un char s’y trouve, y compris celui du lanceur ou un char accidenté placé à côté. Une tuile droite et une tuile courbe peuvent être interverties, car le texte admet deux tuiles quelconques ; une option de table exige la même forme.
am-18-7 = L’Altération du terrain ne peut pas déplacer la ligne de départ/arrivée.
am-18-8 = La Hâte (jaune) augmente la vitesse de 3 pour ce tour. La réserve de vitesse ne change pas, et quand on pioche, seules comptent les cartes qu’elle contient ; les sauts, eux, comptent aussi ces 3 points.
am-18-9 = Les Soins (rouge) retirent jusqu’à 3 points de dommage du char du lanceur.
am-18-10 = La Téléportation (bleu) se lance juste avant un pas. Le char ne va pas alors sur la tuile suivante, mais sur celle d’après ; la tuile sautée n’est pas résolue, l’autre l’est.
am-18-11 = Un pas fait par Téléportation compte pour un seul pas, bien qu’il couvre deux tuiles. Le texte n’en fixe pas le coût ; ici, le sort remplace un pas ordinaire.
am-18-12 = Si un blocage sur la tuile visée n’est pas annulé, le char qui se téléporte reste où il était et garde sa place dans la file. Le tour est fini ; les pas restants et les cartes du sort sont perdus.
am-18-13 = Si la Téléportation mène sur une tuile face cachée, trois tuiles sont retournées, celle-ci comprise, avant qu’elle soit résolue. Le texte ne prévoit pas ce cas.
am-18-14 = La Téléportation ne peut sauter la ligne de départ/arrivée à aucun tour de piste. Elle peut y mener, ce qui au dernier tour de piste est le franchissement, et les pas restants sont alors faits ; elle peut aussi servir à quitter le départ.
am-18-15 = La Boule de feu (noir) inflige 1 point de dommage à un seul autre char, situé à trois tuiles au plus de celui du lanceur, devant, derrière ou sur la même tuile, en comptant le long de la boucle. La cible ne doit ni être accidentée ni avoir franchi la ligne. Le livret parle d’un char, un résumé français de tous ceux à portée ; ici, c’est un seul.
am-18-16 = Un char qui a franchi la ligne d’arrivée ne peut pas être la cible d’un sort.

am-19 = Les contre-sorts (option de table)
am-19-1 = Dès qu’un sort est lancé, tout autre joueur peut l’annuler par un contre-sort en défaussant deux cartes magiques, bien que ce ne soit pas son tour. La question est posée à tous les autres joueurs en course qui ont au moins deux cartes en main.
am-19-2 = Les cartes d’un sort annulé sont perdues, et il compte tout de même comme le sort du tour. Le texte annule le sort sans rien rendre.
am-19-3 = Les autres joueurs sont interrogés dans le sens horaire à partir de la gauche du lanceur, et un seul contre-sort suffit. Il ne peut pas être annulé à son tour, puisque le texte ne le range pas parmi les sorts.
am-19-4 = Seules des cartes magiques paient un contre-sort. Les cartes à symbole ne conviennent pas.
am-19-5 = Un joueur dont le char est accidenté peut lancer un contre-sort. Un joueur qui a franchi la ligne d’arrivée ou a été éliminé ne le peut pas ; le texte ne fait pas cette distinction.
am-19-6 = Si une Téléportation est annulée, le char fait un pas ordinaire sur la tuile suivante, qui est entièrement résolue. Le texte ne dit pas ce qui suit ; ici, le pas reste dû.

am-20 = Options et variantes
am-20-1 = Disposition de l’aide de jeu : une option de table pose la boucle avec 5 tuiles droites après la ligne de départ/arrivée, puis 9 tuiles courbes, 7 tuiles droites, 9 tuiles courbes et 1 tuile droite. La piste a toujours 32 tuiles.
am-20-2 = Échanges de même forme : avec cette option de table, l’Altération du terrain n’intervertit que deux tuiles droites ou deux tuiles courbes.
am-20-3 = Sorts par tour : une option de table permet de lancer dans un tour autant de sorts que l’on veut, au lieu d’un seul. La règle du faiseur de rois tient alors compte des sorts qu’un joueur peut encore lancer.
am-20-4 = Piste courte : une option de table pose une boucle plus courte. Vers sa fin, il peut rester moins de trois tuiles à retourner ; elles le sont alors toutes, et la course se termine à la ligne comme d’habitude.
am-20-5 = Mains ouvertes : une option de table, destinée à l’apprentissage, montre toutes les mains à tous. Une telle course est signalée comme jouée à mains ouvertes et n’est jamais classée.
am-20-6 = Sans faiseur de rois : une option de table supprime la règle du faiseur de rois. Une telle course est signalée comme variante, et la règle s’applique tant que la table ne la supprime pas.
