### Ce que disent la table du terminal et la ligne de commande, quel que soit le jeu.

seat-me = moi
seat-you = vous
seat-person = personne

news = Depuis votre dernier tour
news-first = La partie commence
board = La table
curtain = Passez à { $player }, puis appuyez sur Entrée.
nothing-done = Rien de votre réponse n’a été joué.
rest-not-done = Les coups d’avant restent joués, puisqu’ils ont fait piocher ou montrer quelque chose.
unclear-number = Il n’y a pas de numéro { $number } dans la liste ; choisissez de 1 à { $last }.
unclear-range = { $number } n’est pas possible ici : { $ranges }.
unclear-several = « { $words } » correspond à plusieurs coups : { $moves }.

help = Répondez par un numéro ou par des mots ({ help-example } si un seul coup convient) ; séparez plusieurs coups par des virgules. Entrée seule prend l’unique option. Commandes : ? (cette aide), pourquoi (les règles derrière ce qui vient d’arriver), conseil (ce que ferait le champion, et pourquoi), règles X (un article, un chapitre ou des mots à chercher), main, plateau, journal, annuler, sauver [FICHIER], quitter.
command-help = ? help aide
command-why = why pourquoi
command-hint = hint conseil
command-rules = rules rule règles règle
command-hand = hand main
command-board = board plateau
command-log = log journal
command-undo = undo annuler
command-save = save sauver
command-quit = quit exit quitter

rules-hint = Tapez règles 6 pour un chapitre, règles 6.1 pour un article, règles { rules-example } pour chercher un mot.
rules-nothing = Aucun article ne parle de « { $words } » ; tapez règles pour les chapitres.
undo-not = Rien à annuler : votre dernière réponse a fait piocher ou montrer quelque chose, ou quelqu’un a répondu depuis.
undo-final = À cette table, on n’annule rien ({ $clause }).
too-late = Trop tard : après { $seconds } s, ce coup a été joué pour vous : { $move }.
undone = Votre dernière réponse est annulée.
saved = Sauvegardé dans { $file }.
farewell = La partie est sauvegardée. Pour continuer : harena resume { $file } --lang fr
end-record = L’enregistrement est dans { $file }. Pour le vérifier : harena verify { $file } ; pour le revoir : harena replay { $file } ; pour l’analyser : harena analyse { $file }

basis-text = texte
basis-ruling = décision
basis-faq = confirmé par l’éditeur
basis-departure = s’écarte des règles imprimées
basis-variant = facultatif

## Conseils et raisons. Ce qu’un coup promet se dit en parties : gagner, la place, la somme des termes, le risque (promise-total et promise-risk sont propres à chaque jeu).
hint = Conseil : { $move }.
hint-only = Rien à décider : un seul coup est possible.
hint-yours = Un conseil est réservé au joueur qui doit décider, d’après ce qu’il sait : tapez conseil tout court.
promise-win = { $percent } % pour gagner
promise-place = place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { $seats }
signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared = Comparé à « { $move } » : { $gains }
plan-whole = Le plan complet : { $moves }.
plan-times = { $move } × { $count }
because = Pourquoi, plutôt que « { $move } » :
because-alone = Pourquoi :
all-even = Cela ne change pas grand-chose : tous ces coups se valent.
believed = { $fact } ({ $percent } %).
looked-at = Estimé d’après { $futures } parties simulées, avec ce que ce joueur sait.
why-bots = Les raisons des bots ne se disent qu’après la partie, car elles montreraient leurs mains : harena replay { $file } --lang fr, puis pourquoi.
why-running = Cette partie est encore en cours : les raisons ne se disent qu’à la fin, car elles montreraient des mains.
why-own = Pourquoi { $player } a joué « { $move } », tel que ce bot le voyait
why-judged = Pour et contre « { $move } » de { $player }, vu par le champion
why-forced = { $player } n’avait pas d’autre coup.
why-setup = Personne n’a encore joué.

## À une table lointaine (`harena join`)
join-help = Répondez par un numéro ou par des mots ({ help-example } si un seul coup convient) ; séparez plusieurs coups par des virgules. Entrée seule prend l’unique option. Commandes : ? (cette aide), pourquoi (les règles derrière ce qui vient d’arriver), règles X (un article, un chapitre ou des mots à chercher), main, plateau, journal, qui (qui est à quelle place), dire TEXTE (discussion), annuler (tout de suite, ou si les autres acceptent), accepter et refuser (quand quelqu’un d’autre demande à annuler), commencer (pour l’hôte), quitter (laisser la place ; le réglage de la table dit qui la joue). Contrôle-C déconnecte et garde la place.
command-who = who qui
command-say = say dire
command-agree = agree accepter
command-decline = decline refuser
command-start = start commencer
join-person = { $player } : { $name }
join-person-away = { $player } : { $name }, absent
join-person-bot = { $player } : { $name }, absent, remplacé par le bot { $bot }
join-bot = { $player } : le bot { $bot }
join-free = { $player } : libre
join-title = { $game }, table { $table }
join-watching = Vous regardez.
join-open = La partie commence quand toutes les places sont prises et que l’hôte la lance.
join-waiting = En attente de { $players }.
join-seconds = Vous avez { $seconds } s.
join-stood-in = Un bot joue à votre place : votre prochaine réponse la reprend.
join-said = { $name } : « { $text } »
join-said-what = Dites quoi : dire TEXTE.
join-wish = { $player } voudrait annuler une réponse : tapez accepter ou refuser.
join-wished = On demande aux autres d’accepter votre annulation.
join-taken-back = Une réponse a été annulée.
join-moved-on = La partie a avancé : regardez à nouveau.
join-only-seats = Seuls les joueurs de la table le peuvent.
join-not-asked = Ce n’est pas à vous de décider ; ? montre ce que vous pouvez faire.
join-frozen = Cette table a été arrêtée : { $why }
join-lost = Connexion perdue. Reconnexion …
join-found = Reconnecté.
join-given-up = Reconnexion impossible. Pour revenir : harena join { $link } --lang fr
join-left = Vous avez quitté votre place. Pour revenir : harena join { $link } --lang fr
join-away = Votre place reste la vôtre, et sa pendule tourne. Pour revenir : harena join { $link } --lang fr
join-stopped-watching = Pour regarder à nouveau : harena join { $link } --watch --lang fr
join-record = L’enregistrement se trouve à { $url } ; harena verify FICHIER le vérifie.
host-invite = Les autres rejoignent avec : harena join { $link } --name NOM
host-watch = Les autres regardent avec : harena join { $link } --watch
join-next = La partie suivante est à { $link }

## Revoir une partie
replay-entry = Entrée { $seq } sur { $last }
replay-setup = mise en place
replay-keys = Entrée : suivant · b : retour · g N : aller à l’entrée N · a : tout jusqu’ici · seat N, all, table : point de vue · why, pourquoi : les raisons du coup · q : quitter
replay-jumps = { $names } : aller au Nᵉ ; sans numéro, au suivant
replay-no-such = Il n’y a pas de « { $words } » ici.
replay-start = C’est le début.
replay-end = C’est la dernière entrée.
replay-number = Tapez un numéro d’entrée, de { $first } à { $last }.
replay-strict = Cette partie est encore en cours avec la mémoire stricte : les entrées avant { $first } sont oubliées jusqu’à la fin.
replay-running = Cette partie est encore en cours : on ne montre que ce que peut savoir un joueur de la table ou un spectateur.
replay-eyes-all = Tout ce qui était caché est montré.
replay-eyes-table = Point de vue : un spectateur.
replay-eyes-seat = Point de vue : { $player }.
replay-seat = Tapez une place : une couleur ou un numéro de 0 à { $last }.

## Analyser une partie
analyse-title = Analyse de { $game }
analyse-about = La valeur va de 0 (dernier à coup sûr) à 100 (premier à coup sûr). La perte est ce que le choix du champion promettait de plus, d’après ce que savait le joueur ; la chance, ce qui a été pioché ou lancé, comparé à la moyenne. { $futures } parties simulées par décision.
analyse-stopped = Arrêtée après l’entrée { $done } sur { $last } : la suite ne porte que sur celles-là.
analyse-player = Joueur
analyse-place = place
analyse-decisions = décisions
analyse-loss = perte moyenne
analyse-luck = chance
analyse-luck-deal = chance à la donne
analyse-luck-draws = à la pioche
analyse-luck-dice = aux dés
analyse-points = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-error = ± { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-fortunes = Les fortunes, en sesterces
analyse-purse = Au départ
analyse-race = Après la course { $race }
analyse-race-won = Après la course { $race }, gagnée par { $player }
analyse-money = { NUMBER($money) }
analyse-luck-bets = Chance aux paris
analyse-costliest = La décision financière la plus coûteuse
analyse-no-costliest = Personne n’a nettement moins bien géré son argent que ne l’aurait fait le champion.
analyse-worst = Les décisions les plus coûteuses
analyse-no-worst = Aucune décision n’était nettement moins bonne que le choix du champion.
analyse-mistake = Entrée { $entry }, { $player } : « { $played } » au lieu de « { $best } » a coûté { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-turns = Les tournants
analyse-no-turns = Aucun coup n’a fait basculer cette partie à lui seul.
analyse-turn = Entrée { $entry }, { $player }, « { $moves } » : { $changes }
analyse-decided = { $entry ->
    [0] En tête du début à la fin : { $players }.
   *[other] Décidé à l’entrée { $entry } : à partir de là, { $players } garde la tête.
}
analyse-chart = { $game } : le cours de la partie
analyse-entry = Entrée de l’enregistrement
analyse-worth = Valeur attendue (100 : premier à coup sûr, 0 : dernier à coup sûr)
analyse-placed = { $player }, place { $place }
analyse-drawn = Le graphique est dans { $file }.

## Vérifier
verify-ok = { $file } est valable : { $entries } entrées, la chaîne d’empreintes, l’engagement de la graine, chaque coup et chaque tirage concordent.
verify-result-open = La partie n’est pas terminée.
verify-result = Vainqueur : { $player }.
verify-bad = { $file } n’est pas valable. { $why }

## Jeux et options
games-seats = de { $fewest } à { $most } places, version { $version } des règles
games-default = par défaut : { $value }
games-nothing = aucune
