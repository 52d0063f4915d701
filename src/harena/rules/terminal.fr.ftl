### Ce que disent la table du terminal et la ligne de commande, quel que soit le jeu.

seat-me = moi
seat-you = vous
seat-person = personne

news = Depuis votre dernier tour
news-first = La partie commence
board = La table
curtain = Passez à { $player }, puis appuyez sur Entrée.
nothing-done = Rien de votre réponse n’a été fait.
rest-not-done = Ce que vous avez répondu avant reste acquis, puisque cela a fait piocher ou montrer quelque chose.
unclear-number = Il n’y a pas de numéro { $number } dans la liste ; choisissez de 1 à { $last }.
unclear-range = { $number } ne convient pas ici : { $ranges }.
unclear-several = « { $words } » convient à plusieurs coups : { $moves }.

help = Répondez par un numéro ou par des mots ({ help-example } si un seul coup convient), plusieurs séparés par des virgules. Entrée seule prend l’unique option. Autres mots : ? (ceci), pourquoi (les règles de ce qui vient d’arriver), conseil (ce que ferait le champion, et pourquoi), règles X (un article, un chapitre ou des mots à chercher), main, plateau, journal, annuler, sauver [FICHIER], quitter.
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
undo-not = Rien ne peut être repris : votre dernière réponse a fait piocher ou montrer quelque chose, ou quelqu’un a répondu depuis.
undo-final = À cette table, rien ne se reprend ({ $clause }).
too-late = Trop tard, après { $seconds } s ce coup est joué pour vous : { $move }.
undone = Votre dernière réponse est reprise.
saved = Enregistré dans { $file }.
farewell = La partie est gardée. Pour continuer : harena resume { $file } --lang fr
end-record = L’enregistrement est dans { $file }. Pour le vérifier : harena verify { $file } ; pour le revoir : harena replay { $file } ; pour l’analyser : harena analyse { $file }

basis-text = texte
basis-ruling = décision
basis-faq = confirmé par l’éditeur
basis-departure = s’écarte des règles imprimées
basis-variant = facultatif

## Conseils et raisons. Ce qu’un coup promet se dit en parties : gagner, la place, la somme des termes, le risque (promise-total et promise-risk sont propres à chaque jeu).
hint = Conseil : { $move }.
hint-only = Il n’y a rien à peser : un seul coup est possible.
hint-yours = Un conseil est pour qui doit répondre, d’après ce que cette personne sait : tapez conseil tout court.
promise-win = { $percent } % pour gagner
promise-place = place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { $seats }
signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared = Comparé à « { $move } » : { $gains }
believed = Supposé : { $fact } ({ $percent } % des mondes).
looked-at = Estimation d’après { $futures } suites dans { $worlds } mondes compatibles avec ce que cette place sait.
why-bots = Les raisons des robots se disent quand la partie est finie (elles montreraient leurs mains) : harena replay { $file } --lang fr, puis pourquoi.
why-running = Cette partie se joue encore : les raisons se disent à la fin, car elles montreraient des mains.
why-own = Pourquoi { $player } a joué « { $move } », tel que ce robot le voyait
why-judged = Ce qui parle pour et contre « { $move } » de { $player }, vu par le champion
why-forced = { $player } n’avait pas d’autre coup.
why-setup = Personne n’a encore rien répondu.

## À une table lointaine (`harena join`)
join-help = Répondez par un numéro ou par des mots ({ help-example } si un seul coup convient), plusieurs séparés par des virgules. Entrée seule prend l’unique option. Autres mots : ? (ceci), pourquoi (les règles de ce qui vient d’arriver), règles X (un article, un chapitre ou des mots à chercher), main, plateau, journal, qui (qui est assis où), dire TEXTE (à la table), annuler (tout de suite, ou si les autres l’acceptent), accepter et refuser (quand quelqu’un d’autre veut reprendre un coup), commencer (pour l’hôte), quitter (laisser la place à la règle de la table). Contrôle-C s’en va et garde la place.
command-who = who qui
command-say = say dire
command-agree = agree accepter
command-decline = decline refuser
command-start = start commencer
join-person = { $player } : { $name }
join-person-away = { $player } : { $name }, absent
join-person-bot = { $player } : { $name }, absent, remplacé par le robot { $bot }
join-bot = { $player } : le robot { $bot }
join-free = { $player } : libre
join-title = { $game }, table { $table }
join-watching = Vous regardez.
join-open = La partie commence quand toutes les places sont prises et que l’hôte la lance.
join-waiting = On attend { $players }.
join-seconds = Vous avez { $seconds } s.
join-stood-in = Un robot joue à votre place : votre prochaine réponse la reprend.
join-said = { $name } : « { $text } »
join-said-what = Dites quoi : dire TEXTE.
join-wish = { $player } voudrait reprendre une réponse : tapez accepter ou refuser.
join-wished = On demande aux autres si vous pouvez reprendre.
join-taken-back = Une réponse a été reprise.
join-moved-on = La table a avancé : regardez encore.
join-only-seats = Seuls ceux qui sont assis à la table le peuvent.
join-not-asked = On ne vous demande rien en ce moment ; ? montre ce que vous pouvez faire.
join-frozen = La table est arrêtée : { $why }
join-lost = La connexion est perdue ; nouvel essai …
join-found = La connexion est rétablie.
join-given-up = La connexion n’a pas pu être rétablie. Pour revenir : harena join { $link } --lang fr
join-left = Vous avez laissé votre place à la règle de la table. Pour revenir : harena join { $link } --lang fr
join-away = Votre place reste la vôtre, et sa pendule tourne. Pour revenir : harena join { $link } --lang fr
join-stopped-watching = Pour regarder encore : harena join { $link } --watch --lang fr
join-record = L’enregistrement se trouve à { $url } ; harena verify FICHIER le vérifie.
host-invite = Les autres s’assoient avec : harena join { $link } --name NOM
host-watch = Les autres regardent avec : harena join { $link } --watch
join-next = La partie suivante est à { $link }

## Revoir une partie
replay-entry = Entrée { $seq } sur { $last }
replay-setup = mise en place
replay-keys = Entrée : suivant · b : retour · g N : aller à l’entrée N · a : tout jusqu’ici · seat N, all, table : avec quels yeux · why, pourquoi : les raisons du coup · q : quitter
replay-jumps = { $names } : aller au Nᵉ dans ce qui est montré ; sans numéro, au suivant
replay-no-such = Il n’y a pas de « { $words } » ici.
replay-start = C’est le début.
replay-end = C’est la dernière entrée.
replay-number = Dites quelle entrée, de { $first } à { $last }.
replay-strict = Cette partie se joue encore avec la mémoire stricte : les entrées avant { $first } sont oubliées jusqu’à la fin.
replay-running = Cette partie se joue encore : on ne montre que ce que peut savoir une personne à la table ou un spectateur.
replay-eyes-all = Montré avec tout ce qui était caché.
replay-eyes-table = Montré comme le voit un spectateur.
replay-eyes-seat = Montré comme le voit { $player }.
replay-seat = Dites quelle place, une couleur ou un numéro de 0 à { $last }.

## Analyser une partie
analyse-title = { $game } : l’analyse
analyse-about = La valeur va de 0 (dernier à coup sûr) à 100 (premier à coup sûr). Une perte est ce que le choix du champion promettait de plus, d’après ce que savait le joueur ; la chance est ce qui fut pioché ou jeté comparé à ce qu’on pouvait attendre. { $futures } suites par décision.
analyse-stopped = Arrêtée après l’entrée { $done } sur { $last } : la suite ne parle que de celles-là.
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
analyse-costliest = La décision d’argent la plus coûteuse
analyse-no-costliest = Personne n’a nettement moins bien géré son argent que ne l’aurait fait le champion.
analyse-worst = Les décisions les plus coûteuses
analyse-no-worst = Aucune décision n’était nettement moins bonne que le choix du champion.
analyse-mistake = Entrée { $entry }, { $player } : « { $played } » au lieu de « { $best } » a perdu { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-turns = Où la partie a tourné
analyse-no-turns = Aucune entrée n’a fait tourner cette partie à elle seule.
analyse-turn = Entrée { $entry }, { $player }, « { $moves } » : { $changes }
analyse-chart = { $game } : où en était chacun
analyse-entry = Entrée de l’enregistrement
analyse-worth = Valeur attendue (100 : premier à coup sûr, 0 : dernier à coup sûr)
analyse-placed = { $player }, place { $place }
analyse-drawn = Le graphique est dans { $file }.

## Vérifier
verify-ok = { $file } est en règle : { $entries } entrées, la chaîne d’empreintes, l’engagement de la graine, chaque coup et chaque tirage.
verify-result-open = La partie n’est pas finie.
verify-result = Gagne : { $player }.
verify-bad = { $file } n’est pas en règle. { $why }

## Jeux et options
games-seats = de { $fewest } à { $most } places, version { $version } des règles
games-default = par défaut : { $value }
games-nothing = aucune
