### Colossal Arena : les règles, article par article.

ca-1 = Mise en place
ca-1-1 = Une table réunit de deux à cinq joueurs. Avec tout autre nombre, la partie ne commence pas.
ca-1-2 = Chaque joueur commence avec une réserve de cinq jetons de pari, d’une couleur que personne d’autre n’utilise. Aucun jeton n’est encore posé sur la table.
ca-1-3 = Douze créatures sont disponibles. Chacune possède onze cartes de combat, une de chaque force de 0 à 10.
ca-1-4 = Onze spectateurs, un de chaque force de 0 à 10, et trois arbitres complètent les cartes. Les arbitres sont deux Préfets et un Magistère.
ca-1-5 = Huit créatures différentes prennent part à la partie. Elles sont tirées au hasard ; une option de table permet à l’hôte de les désigner toutes les huit. Elles sont alignées face visible, et leur ordre est sans effet sur le jeu.
ca-1-6 = Les quatre créatures qui ne participent pas sont hors du jeu avec toutes leurs cartes de combat. Aucune de ces cartes ne se trouve jamais dans une main, dans la pioche, dans une rangée ou dans la défausse.
ca-1-7 = La pioche compte 102 cartes au départ : 88 cartes de combat des huit créatures, 11 spectateurs et 3 arbitres. À chaque tirage, toutes les cartes encore dans la pioche ont la même chance de sortir.
ca-1-8 = Chaque joueur reçoit une main de huit cartes qu’il est seul à pouvoir regarder. Le reste de la pioche est posé face cachée.
ca-1-9 = Le joueur qui prend le premier tour est désigné au hasard.

ca-2 = Manches et tours
ca-2-1 = La partie compte cinq manches au plus. Une manche dure jusqu’à ce qu’une créature soit éliminée, quel que soit le nombre de tours nécessaires.
ca-2-2 = Les tours se succèdent dans le sens horaire. La fin d’une manche n’interrompt pas cet ordre.
ca-2-3 = Quand une manche prend fin, le joueur assis à gauche de celui dont le tour y a mis fin ouvre la suivante. Le texte ne désigne personne ; ici, les tours s’enchaînent simplement.
ca-2-4 = Un tour comprend quatre phases dans un ordre fixe : la phase de pari, la phase de carte, la phase de défausse et de pioche, puis le contrôle d’élimination.
ca-2-5 = Un joueur qui fait un pari secret saute la phase de carte de ce tour. La phase de défausse et de pioche et le contrôle d’élimination ont lieu comme d’habitude.
ca-2-6 = Chaque manche a sa propre rangée de combat. Les cartes se jouent uniquement dans la rangée en cours ; les rangées précédentes restent en place sur la table.
ca-2-7 = Le contrôle d’élimination fait à la fin de chaque tour est décisif : une manche peut donc se terminer avant que chacun y ait eu un tour, et le joueur suivant ouvre alors la nouvelle manche. Le texte parle d’un tour pour chaque joueur, mais n’en fait pas une condition du contrôle. Une option de table interdit toute élimination tant que chacun n’a pas eu un tour dans la manche.

ca-3 = Phase de pari et paris normaux
ca-3-1 = Pendant la phase de pari, un joueur fait une seule chose au plus : un pari normal, un pari secret ou la révélation de son propre pari secret. Il peut toujours ne rien faire.
ca-3-2 = Pour faire un pari normal, un joueur pose un jeton de sa réserve sur la case d’une créature survivante dans la rangée en cours. Peu importe qu’une carte s’y trouve déjà ou non.
ca-3-3 = Une case ne contient qu’un jeton, quel que soit son propriétaire. Tant qu’il est dans la rangée en cours, personne, pas même son propriétaire, ne peut faire un autre pari normal sur cette créature pendant la manche.
ca-3-4 = On ne peut plus parier, pendant la phase de pari, sur une créature éliminée.
ca-3-5 = Un pari vaut 4 pièces d’or dans la rangée 1, 3 dans la rangée 2, 2 dans la rangée 3, 1 dans la rangée 4 et 0 dans la rangée 5.
ca-3-6 = Les paris normaux sont visibles : chacun voit à qui est le jeton, sur quelle créature et dans quelle rangée.
ca-3-7 = Un joueur dont la réserve est vide ne peut faire aucun pari, de quelque sorte que ce soit. Il peut encore révéler son pari secret ou ne rien faire.
ca-3-8 = On peut parier dans la rangée 5, bien que ces paris vaillent 0 pièce d’or. Cette rangée figure parmi les valeurs comme les autres, et un tel pari peut encore faire de son propriétaire le parrain.

ca-4 = Paris secrets
ca-4-1 = Pour faire un pari secret, un joueur pose une carte de combat de sa main face cachée et place dessus un jeton de sa réserve. Il parie sur la créature de cette carte, dite carte témoin, dont la force ne compte pas. Les autres voient seulement que le pari existe.
ca-4-2 = Seule une carte de combat peut être la carte témoin d’un pari secret. Un spectateur ou un arbitre ne le peut pas.
ca-4-3 = Un joueur ne peut faire qu’un pari secret dans toute la partie, et le révéler ne donne pas droit à un autre. Seul le Colosse rend ce droit, si le pari est repris pendant la manche 1.
ca-4-4 = On peut faire un pari secret à n’importe quel tour de la manche 1, aussi longue soit-elle. Dès la première élimination, ce n’est plus possible.
ca-4-5 = Un pari secret sur une créature qui survit jusqu’à la fin rapporte 5 pièces d’or, qu’il ait été révélé ou non.
ca-4-6 = Lors d’une phase de pari ultérieure, le propriétaire d’un pari secret peut le révéler au lieu de parier. Il joue tout de même une carte pendant ce tour.
ca-4-7 = Quand un pari secret est révélé, son jeton est placé à côté de la créature, hors de toute rangée : il n’occupe donc aucune case. La carte témoin va à la défausse.
ca-4-8 = Dès qu’il est révélé, un pari secret compte pour 5 dans la désignation du parrain de la créature. Avant cela, il ne compte pas.
ca-4-9 = Plusieurs joueurs, sans limite, peuvent avoir un pari secret sur la même créature, quels que soient les paris normaux qui s’y trouvent. L’éditeur a confirmé que la limite d’un jeton par case ne les concerne pas.
ca-4-10 = Un pari secret sur une créature éliminée reste caché et ne rapporte rien, et sa carte témoin reste hors du jeu. Rien dans le texte ne l’enlève ; son propriétaire peut encore le révéler ou le reprendre avec le Colosse.
ca-4-11 = La carte témoin doit être une carte que le joueur peut utiliser à ce moment. Une carte gelée par le Cyclope ne convient pas, puisque son propriétaire ne peut s’en servir d’aucune façon.

ca-5 = Le parrain
ca-5-1 = Le parrain d’une créature est le joueur dont les paris visibles sur elle ont, sans égalité, la plus grande valeur totale.
ca-5-2 = Si plusieurs joueurs ont à égalité le plus grand total sur une créature, elle n’a pas de parrain.
ca-5-3 = Le parrain est déterminé à nouveau chaque fois qu’un pari est fait, révélé ou repris, que ce soit pendant la phase de pari, par un arbitre ou par un pouvoir.
ca-5-4 = Un joueur dont le seul pari visible sur une créature se trouve dans la rangée 5, et vaut donc 0 pièce d’or, en est le parrain si personne d’autre n’y a de pari visible. Un joueur sans pari visible sur la créature ne l’est jamais. Le texte ne tranche pas ce cas ; une option de table refuse le parrainage à un total de 0.
ca-5-5 = Le parrain est celui du moment où la carte de combat est jouée. Un pari fait ou révélé pendant la phase de pari du même tour compte donc déjà.

ca-6 = Jouer une carte
ca-6-1 = Pendant la phase de carte, un joueur doit jouer une carte si l’une des siennes est jouable. Il n’en joue qu’une, sauf si un pouvoir en permet davantage.
ca-6-2 = Une carte de combat se joue sur la case de sa propre créature dans la rangée en cours, et nulle part ailleurs.
ca-6-3 = Une carte de combat d’une créature éliminée ne peut pas être jouée.
ca-6-4 = Un spectateur se joue sur une créature survivante au choix, dans la rangée en cours. Tant qu’il est la carte du dessus, sa force est la valeur de cette créature.
ca-6-5 = Une carte jouée sur une case occupée recouvre ce qui s’y trouve, qu’elle soit plus forte ou plus faible. Seule la carte du dessus donne sa valeur à la créature.
ca-6-6 = Aucun joueur ne peut regarder les cartes recouvertes. Le plateau ne montre que la carte du dessus et la hauteur de chaque pile.
ca-6-7 = Jouer un spectateur ne déclenche aucun pouvoir, même pour le parrain de la créature.
ca-6-8 = Une carte de combat posée directement sur un spectateur ne déclenche aucun pouvoir, même pour le parrain de la créature.
ca-6-9 = Seule compte la carte placée juste sous celle qui est jouée. Un spectateur situé plus bas dans la pile n’empêche plus le pouvoir.
ca-6-10 = Quand le parrain joue une carte de combat sur une case vide ou directement sur une autre carte de combat, le pouvoir de la créature se déclenche.

ca-7 = Arbitres et cartes visibles
ca-7-1 = Un arbitre produit son effet dès qu’il est joué, puis va sur le dessus de la défausse. Il n’est jamais placé dans une rangée.
ca-7-2 = Celui qui joue le Magistère nomme une créature survivante. Tous les paris secrets encore cachés sur elle sont aussitôt révélés, et son parrain peut aussitôt changer.
ca-7-3 = Le Magistère révèle aussi le pari secret du joueur qui le joue, car le texte n’excepte personne. On peut nommer une créature sur laquelle personne n’a de pari secret ; la carte est alors dépensée sans effet.
ca-7-4 = Celui qui joue un Préfet peut prendre en main une carte de combat visible de n’importe quelle rangée, celle en cours ou une précédente. Il peut aussi y renoncer.
ca-7-5 = Un Préfet ne peut prendre ni spectateur, ni carte recouverte, ni carte témoin d’un pari secret. Il peut prendre une carte de combat visible d’une créature éliminée, car le texte demande seulement une carte de combat visible.
ca-7-6 = Un Préfet peut prendre l’unique carte d’une créature survivante dans la rangée en cours. La case est alors vide, et rien ne peut être éliminé tant qu’elle n’est pas de nouveau occupée.
ca-7-7 = Quand une carte du dessus est prise ou défaussée, celle qui était dessous devient aussitôt la carte du dessus et fixe la valeur, même si c’est un spectateur. Une carte ainsi découverte ne déclenche aucun pouvoir.
ca-7-8 = On peut jouer un Préfet même s’il n’y a rien à prendre. Il est alors défaussé sans effet, car prendre une carte n’est qu’une faculté.
ca-7-9 = Le déclenchement d’un pouvoir dépend de la carte qui se trouve juste dessous au moment de jouer, quelle que soit la façon dont elle est arrivée sur le dessus. Si c’est un spectateur, le pouvoir ne se déclenche pas ; si c’est une carte de combat, il se déclenche.
ca-7-10 = Le Préfet et la Licorne n’atteignent que les cartes des rangées, jamais la défausse, une main montrée ou une carte témoin. Le texte dit seulement « visible » ; une option de table fait compter comme visible la carte du dessus de la défausse.

ca-8 = Passer
ca-8-1 = Un joueur ne peut passer la phase de carte que s’il n’a aucune carte jouable en main. Sont jouables les cartes de combat des créatures survivantes, tous les spectateurs et tous les arbitres, même un arbitre dont l’effet ne changerait rien.
ca-8-2 = Un joueur qui passe montre à tous l’ensemble des cartes de sa main, pour prouver qu’aucune n’est jouable.
ca-8-3 = Les cartes gelées par le Cyclope ne comptent pas ici : une carte jouable parmi elles n’interdit pas de passer, et elles ne sont pas montrées. Leur propriétaire ne peut en effet s’en servir d’aucune façon.
ca-8-4 = Après une passe, la phase de défausse et de pioche et le contrôle d’élimination ont lieu comme d’habitude.
ca-8-5 = La partie s’arrête et les points sont comptés quand, pendant autant de tours consécutifs qu’il y a de joueurs, chacun passe la phase de carte sans que rien soit parié, révélé, défaussé ou pioché, et qu’aucune main, cartes gelées rendues, ne contient de carte jouable. Cette règle s’écarte du texte, selon lequel une telle partie ne finirait jamais. Une option de table la supprime, et la variante du blocage s’en passe.

ca-9 = Défausser et piocher
ca-9-1 = À chaque tour, un joueur peut défausser jusqu’à trois cartes de combat de créatures éliminées, ou aucune. La question est posée même à celui qui n’en a pas.
ca-9-2 = Chaque carte ainsi défaussée est montrée à tous.
ca-9-3 = Les cartes de combat des créatures survivantes, les spectateurs et les arbitres ne peuvent pas être défaussés pendant cette phase.
ca-9-4 = Un joueur qui a moins de huit cartes en main pioche ensuite, une carte à la fois, jusqu’à en avoir huit. Le texte en fait une consigne : on ne peut donc pas refuser de piocher.
ca-9-5 = Un joueur qui a huit cartes ou plus en main ne pioche rien. Il n’y a pas de limite supérieure, et aucune carte ne doit être rendue.
ca-9-6 = La partie se termine à l’instant où la dernière carte de la pioche est tirée, même si la main n’est pas encore complète. Il n’y a plus de contrôle d’élimination : une créature sur le point d’être éliminée survit.
ca-9-7 = Les cartes défaussées ne retournent pas dans la pioche.

ca-10 = Élimination
ca-10-1 = Le contrôle d’élimination se fait une fois par tour, tout à la fin, après la pioche. Une rangée remplie plus tôt dans le tour n’a aucun effet jusque-là.
ca-10-2 = Aucune créature n’est éliminée tant qu’une créature survivante a une case vide dans la rangée en cours.
ca-10-3 = Si toutes les créatures survivantes ont une carte dans la rangée en cours, celle dont la carte du dessus est la plus faible, sans égalité, est éliminée. 0 est une force comme une autre, et une seule créature est éliminée à la fois.
ca-10-4 = Si plusieurs créatures ont à égalité la valeur la plus faible, aucune n’est éliminée. La manche continue dans la même rangée.
ca-10-5 = Une fois éliminée, une créature ne reçoit plus ni carte ni pari. Les paris déjà posés sur elle restent en place et ne rapportent rien.
ca-10-6 = Après chacune des quatre premières éliminations, une nouvelle rangée commence. Elle a une case vide pour chaque créature survivante et aucune pour les créatures éliminées.
ca-10-7 = Les changements ultérieurs dans les rangées précédentes ne font ni revenir ni éliminer une créature. Le contrôle ne porte que sur la rangée en cours.

ca-11 = Fin de la partie
ca-11-1 = La partie se termine à la cinquième élimination, quand il reste trois créatures survivantes.
ca-11-2 = La partie se termine aussi quand la pioche est épuisée. Toutes les créatures encore en vie à ce moment rapportent, même s’il y en a plus de trois.
ca-11-3 = À la fin, tous les paris secrets sont retournés. Chaque joueur marque la valeur de ses paris sur les créatures survivantes ; les jetons restés dans la réserve ne valent rien. Celui qui a le plus d’or gagne.
ca-11-4 = Si plusieurs joueurs ont à égalité le plus d’or, la victoire revient à celui d’entre eux qui a joué un tour le plus récemment. Le tour où la pioche s’est épuisée compte.
ca-11-5 = Si la partie se termine pendant l’usage d’un pouvoir, tout le reste du tour tombe : plus de carte jouée, plus de défausse, plus de pioche, plus de contrôle d’élimination. Selon le texte, la fin est immédiate ; ici, elle l’est aussi au milieu d’un enchaînement de pouvoirs.

ca-12 = Discussions et informations des joueurs
ca-12-1 = Les joueurs peuvent discuter et conclure des accords à leur guise, mais aucun accord n’engage. Nul ne peut montrer une carte à un autre joueur, sauf si une règle l’exige.
ca-12-2 = Chacun peut connaître les cartes du dessus et la hauteur des piles, les paris visibles et la place de ceux qui ont été révélés, les parrains, les réserves, la taille des mains et de la pioche, le nombre de cartes gelées et qui a un pari secret. La carte prise par un Préfet ou par le Troll est elle aussi connue de tous.
ca-12-3 = Seul leur propriétaire connaît sa main, la carte témoin de son pari secret et ses cartes gelées. Personne ne peut regarder la pioche, les cartes recouvertes des rangées ni les cartes enfouies dans une pile défaussée avec le Mage.
ca-12-4 = Le plateau montre la carte du dessus et la taille de la défausse. Le texte ne dit rien d’un journal de la partie ; ici, le journal conserve tout ce qui était connu de tous au moment des faits, et jamais une carte enfouie avec le Mage. Une option de table, la mémoire stricte, en garde moins.
ca-12-5 = La table n’attend, et n’attend tel ou tel joueur, que selon ce que chacun peut savoir. Un joueur est donc parfois interrogé alors que sa main ne lui laisse aucun choix, afin que la pause n’apprenne rien aux autres sur cette main.

ca-13 = Les pouvoirs en général
ca-13-1 = Le pouvoir d’une créature ne se déclenche que lorsque son parrain joue sur elle une carte de combat de sa main. Une carte de combat jouée par quelqu’un d’autre ne déclenche rien.
ca-13-2 = L’usage d’un pouvoir est toujours facultatif : le joueur peut y renoncer.
ca-13-3 = Un pouvoir qui n’est pas utilisé aussitôt est perdu. Seul le Mage agit plus tard, au moment de défausser dans le même tour.
ca-13-4 = Les cartes déplacées par un pouvoir ou par un arbitre ne déclenchent aucun pouvoir.
ca-13-5 = Quand un pouvoir contredit une autre règle, le pouvoir l’emporte. Le Démon permet par exemple de parier dans une rangée précédente, et l’Amazone d’avoir plus de huit cartes en main.
ca-13-6 = Quand un pouvoir s’applique, la carte qui l’a déclenché est déjà dans sa rangée. La Licorne peut par exemple échanger cette carte même.
ca-13-7 = Si chacun peut voir qu’un pouvoir n’a aucune cible possible, il reste sans effet et le tour continue. Si son usage dépend de cartes que les autres ne voient pas, la question est tout de même posée au joueur.

ca-14 = L’Amazone
ca-14-1 = Le parrain peut piocher exactement trois cartes et les ajouter à sa main, ou n’en piocher aucune. Si la pioche en contient moins de trois, il prend toutes celles qui restent.
ca-14-2 = Grâce à l’Amazone, la main peut dépasser huit cartes, et aucune ne devra être rendue par la suite. Avec huit cartes ou plus, le joueur ne pioche rien à la fin du tour.
ca-14-3 = Si l’Amazone prend la dernière carte de la pioche, la partie se termine aussitôt. Le texte ne dit rien d’une pioche d’une ou deux cartes ; ici, le pouvoir reste utilisable et met ainsi fin à la partie. Une option de table le retire quand il reste moins de trois cartes.

ca-15 = Le Colosse
ca-15-1 = Le parrain peut reprendre dans sa réserve un de ses propres jetons posés sur la table, quelle que soit la créature. Il ne peut pas prendre le jeton d’un autre joueur.
ca-15-2 = Le jeton peut aussi être repris sur une créature éliminée.
ca-15-3 = Le jeton est censé n’avoir jamais été posé, et sa case redevient libre. Dans la rangée en cours, chacun peut alors y parier ; dans une rangée précédente, seul le Démon permet de l’atteindre.
ca-15-4 = Le joueur peut reprendre le jeton de son propre pari secret. Si le pari est encore caché, la carte témoin va face visible à la défausse et chacun apprend la créature ; s’il est révélé, seul le jeton bouge.
ca-15-5 = Un joueur qui reprend un pari secret pendant la manche 1 peut en faire un autre, mais seulement tant que dure la manche 1. Le texte ne le précise pas ; ici, sur ce point aussi, le pari est censé n’avoir jamais été fait. Une option de table maintient la limite d’un pari secret par partie.
ca-15-6 = Un joueur peut reprendre le jeton même qui faisait de lui le parrain du Colosse. Le pouvoir va néanmoins à son terme, et le parrain est déterminé à nouveau ensuite.

ca-16 = Le Cyclope
ca-16-1 = Le parrain peut choisir un autre joueur. La moitié de la main de celui-ci, arrondie au supérieur et tirée au hasard, est posée face cachée devant lui : ces cartes sont gelées.
ca-16-2 = Seul leur propriétaire sait quelles cartes sont gelées. Celui qui utilise le Cyclope et tous les autres n’en voient que le nombre.
ca-16-3 = À son prochain tour, leur propriétaire ne peut se servir d’aucune façon des cartes gelées : elles ne peuvent ni être jouées, ni servir de carte témoin, ni être défaussées.
ca-16-4 = Les cartes gelées reviennent en main pendant la phase de défausse et de pioche de ce tour, après la défausse et avant la pioche. Elles comptent quand la main est complétée à huit cartes.
ca-16-5 = Si le Cyclope frappe de nouveau le même joueur avant ce tour, la moitié des cartes qui lui restent en main, arrondie au supérieur, est gelée à son tour. Les cartes déjà gelées n’entrent pas dans ce compte.

ca-17 = Le Démon
ca-17-1 = Le parrain peut poser aussitôt un jeton de sa réserve sur une case libre de la rangée en cours ou d’une rangée précédente. Le pari vaut ce que vaut cette rangée : 4, 3, 2, 1 ou 0 pièces d’or dans les rangées 1 à 5.
ca-17-2 = Le Démon ne permet pas de poser un jeton sur une case qui en contient déjà un, quel qu’en soit le propriétaire.
ca-17-3 = Le Démon ne permet pas de faire un pari secret.
ca-17-4 = Ce pari s’ajoute à ce qui a été fait pendant la phase de pari. Il faut un jeton dans la réserve ; sans jeton, le pouvoir reste sans effet.
ca-17-5 = Avec le Démon aussi, on ne peut parier que sur une créature survivante. Cette règle s’écarte du texte, qui admet toute créature, parce qu’un tel pari ne pourrait rien rapporter. Une option de table admet les créatures éliminées, mais seulement jusqu’à la rangée de leur élimination, car elles n’ont plus de case ensuite.
ca-17-6 = Un pari fait avec le Démon n’occupe que la case où il se trouve. Dans une rangée précédente, il laisse libre la case en cours de la créature, et un pari normal dans la rangée en cours ne ferme pas les cases précédentes au Démon.

ca-18 = L’Ettin
ca-18-1 = Le parrain peut jouer une carte de plus pendant ce tour. Ce peut être toute carte jouable : une carte de combat, un spectateur ou un arbitre.
ca-18-2 = La carte supplémentaire peut à son tour déclencher un pouvoir, aux conditions habituelles.
ca-18-3 = Le pouvoir de l’Ettin ne s’utilise qu’une fois par tour, que ce soit directement ou par l’appel du Séraphin. Une nouvelle carte Ettin ne donne pas d’autre carte à jouer, mais une nouvelle carte Séraphin peut appeler une créature différente.
ca-18-4 = On peut renoncer à la carte supplémentaire sans rien montrer, même si l’on pouvait en jouer une. La question est posée même à celui qui ne le pourrait pas.

ca-19 = La Gorgone
ca-19-1 = Le parrain peut choisir un autre joueur et nommer une créature survivante, Gorgone comprise. Si ce joueur a une carte de combat de cette créature, il doit lui en donner une. Les autres apprennent quelle créature a été nommée et qu’une carte a changé de main, mais non sa force.
ca-19-2 = Un joueur qui a plusieurs cartes de combat de la créature nommée choisit celle qu’il donne. Le texte met l’obligation à sa charge, le choix lui revient donc aussi.
ca-19-3 = Un joueur qui n’en a pas montre sa main, telle qu’elle est à cet instant, à celui qui utilise la Gorgone et à personne d’autre. Les autres apprennent seulement qu’il n’en avait pas, et celui qui a vu la main ne peut pas en dire le contenu.
ca-19-4 = Les cartes gelées ne sont ni données ni montrées.
ca-19-5 = Un spectateur ne compte pas comme carte de combat de la créature nommée et n’est pas donné.

ca-20 = Le Mage
ca-20-1 = Pendant la phase de défausse et de pioche de ce tour, le parrain peut défausser aussi des cartes de combat de créatures survivantes. Cela ne vaut que pour ce tour.
ca-20-2 = La limite reste de trois cartes défaussées en tout. Déclencher le Mage deux fois dans un tour ne l’augmente pas.
ca-20-3 = Les cartes défaussées sont posées face visible sur la défausse en une seule pile, dans l’ordre choisi par le joueur. Seule celle du dessus est connue ; des autres, on n’apprend que le nombre.
ca-20-4 = Le Mage ne permet pas de défausser des spectateurs ou des arbitres. Le texte n’étend le pouvoir qu’aux cartes de combat.

ca-21 = Le Séraphin
ca-21-1 = Le parrain peut appeler une créature éliminée au cours de cette partie et utiliser aussitôt son pouvoir. Ni les créatures survivantes ni les quatre qui ne participent pas ne peuvent être appelées.
ca-21-2 = Il n’est pas nécessaire d’avoir un pari sur la créature appelée, et peu importe qui en était le parrain.
ca-21-3 = Si le Séraphin appelle le Troll, la carte à prendre est une carte de combat Séraphin visible d’une rangée précédente ; les cartes Troll restent en place. L’éditeur l’a confirmé.
ca-21-4 = Quand le pouvoir appelé parle des autres créatures, c’est le Séraphin qui est censé agir. Avec le pouvoir du Wyrm, la pile du Séraphin est donc à l’abri ; une option de table permet d’en défausser la carte du dessus.
ca-21-5 = Avec le Mage, le Cyclope, le Démon ou le Colosse, l’effet appartient au joueur qui a appelé : c’est lui qui défausse, qui attaque, qui pose son jeton ou qui le reprend. L’ancien parrain de la créature appelée n’y a aucune part.

ca-22 = Le Titan
ca-22-1 = Le parrain peut choisir un autre joueur ayant au moins trois cartes en main, en regarder trois, en garder une et rendre les deux autres.
ca-22-2 = Les trois cartes sont tirées au hasard, et il faut en garder une. Le texte fait tirer dans une main que l’on ne voit pas : on ne choisit donc pas les trois cartes.
ca-22-3 = Les cartes gelées ne sont pas tirées et ne comptent pas parmi les trois cartes que le joueur choisi doit avoir.
ca-22-4 = Les deux joueurs concernés connaissent les trois cartes et celle qui a été gardée ; les autres apprennent seulement qui a pris une carte à qui. Celui qui utilise le Titan peut dire quelles étaient ces cartes, mais ne peut pas les montrer.

ca-23 = Le Troll
ca-23-1 = Le parrain peut prendre en main une carte de combat Troll visible d’une rangée précédente.
ca-23-2 = Les cartes Troll de la rangée en cours et les cartes Troll recouvertes ne peuvent pas être prises. Pendant la manche 1, il n’y a pas de rangée précédente : le pouvoir reste sans effet.

ca-24 = La Licorne
ca-24-1 = Le parrain peut échanger deux cartes de combat visibles d’une même créature, situées dans deux rangées différentes. Toute créature convient, y compris la Licorne elle-même et les créatures éliminées.
ca-24-2 = Les spectateurs, les cartes recouvertes et les cases vides ne peuvent pas entrer dans l’échange. Le texte demande deux cartes de combat visibles.
ca-24-3 = Seules les deux cartes du dessus changent de place. Les cartes qui sont dessous ne bougent pas.

ca-25 = Le Wyrm
ca-25-1 = Le parrain peut défausser la carte du dessus d’une autre créature dans la rangée en cours, carte de combat ou spectateur. Une seule carte est défaussée ; la pile du Wyrm et les rangées précédentes sont à l’abri.
ca-25-2 = La carte qui se trouvait dessous devient la carte du dessus et fixe la valeur de la créature.
ca-25-3 = S’il n’y avait pas de carte dessous, la case est vide. La rangée n’est alors plus complète, et rien ne peut être éliminé tant que la case n’est pas de nouveau occupée.
ca-25-4 = Le joueur décide avant de voir ce qui se trouve dessous. Une fois la carte défaussée, il ne peut plus changer d’avis.

ca-26 = Options et variantes
ca-26-1 = Variante du blocage : la partie ne s’arrête pas quand la pioche est vide. On continue avec les cartes que l’on a, et l’on ne pioche rien tant qu’il n’y a rien à piocher.
ca-26-2 = Variante du blocage : quand aucun joueur ne peut jouer de carte, toutes les cartes de la rangée 1, y compris les cartes recouvertes et celles des créatures éliminées, sont mélangées pour former une nouvelle pioche. Chaque joueur pioche une carte, et l’ordre des tours ne change pas.
ca-26-3 = Variante du blocage : un blocage peut aussi être proposé chaque fois que le joueur qui a ouvert la manche va prendre son tour. Il est accepté si personne ne s’y oppose ; une seule opposition le repousse jusqu’à ce que revienne le tour de ce joueur.
ca-26-4 = Variante du blocage : après un blocage, un joueur ne pioche plus qu’une carte par tour au lieu de compléter sa main à huit. L’Amazone en pioche toujours trois, ou ce qui reste, et prendre la dernière carte ne met pas fin à la partie.
ca-26-5 = Variante du blocage : à chaque nouveau blocage, la rangée suivante est mélangée de la même manière pour former une pioche. La partie se poursuit ainsi toujours jusqu’à ce qu’il reste trois créatures survivantes.
ca-26-6 = Départage de tournoi : parmi les joueurs à égalité pour le plus d’or, la victoire revient à celui dont les paris sur la dernière créature éliminée ont la plus grande valeur. Si l’égalité demeure, ou si aucune créature n’a été éliminée, elle revient à celui d’entre eux qui a joué un tour le plus récemment.
ca-26-7 = Mémoire stricte : le journal, comme l’enregistrement d’une partie en cours, ne nomme plus les cartes antérieures au précédent tour de celui qui le lit. Les cartes enfouies avec le Mage ne sont jamais nommées, avec ou sans cette option.
ca-26-8 = Une option de table permet à l’hôte d’exclure des créatures du tirage au hasard, à condition qu’il en reste au moins huit.
