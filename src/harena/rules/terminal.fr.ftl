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
unclear-several = « { $words } » convient à plusieurs coups : { $moves }.

help = Répondez par un numéro ou par des mots ({ help-example } si un seul coup convient), plusieurs séparés par des virgules. Entrée seule prend l’unique option. Autres mots : ? (ceci), pourquoi (les règles de ce qui vient d’arriver), règles X (un article, un chapitre ou des mots à chercher), main, plateau, journal, annuler, sauver [FICHIER], quitter.
command-help = ? help aide
command-why = why pourquoi
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
undo-clock = Contre la montre, rien ne se reprend.
too-late = Trop tard, après { $seconds } s ce coup est joué pour vous : { $move }.
undone = Votre dernière réponse est reprise.
saved = Enregistré dans { $file }.
farewell = La partie est gardée. Pour continuer : harena resume { $file } --lang fr
end-record = L’enregistrement est dans { $file }. Pour le vérifier : harena verify { $file } ; pour le revoir : harena replay { $file }

basis-text = texte
basis-ruling = décision
basis-faq = confirmé par l’éditeur
basis-departure = s’écarte des règles imprimées
basis-variant = facultatif

## Revoir une partie
replay-entry = Entrée { $seq } sur { $last }
replay-setup = mise en place
replay-keys = Entrée : suivant · b : retour · g N : aller à l’entrée N · a : tout jusqu’ici · seat N, all, table : avec quels yeux · q : quitter
replay-start = C’est le début.
replay-end = C’est la dernière entrée.
replay-number = Dites quelle entrée, de { $first } à { $last }.
replay-strict = Cette partie se joue encore avec la mémoire stricte : les entrées avant { $first } sont oubliées jusqu’à la fin.
replay-running = Cette partie se joue encore : on ne montre que ce que peut savoir une personne à la table ou un spectateur.
replay-eyes-all = Montré avec tout ce qui était caché.
replay-eyes-table = Montré comme le voit un spectateur.
replay-eyes-seat = Montré comme le voit { $player }.
replay-seat = Dites quelle place, une couleur ou un numéro de 0 à { $last }.

## Vérifier
verify-ok = { $file } est en règle : { $entries } entrées, la chaîne d’empreintes, l’engagement de la graine, chaque coup et chaque tirage.
verify-result-open = La partie n’est pas finie.
verify-result = Gagne : { $player }.
verify-bad = { $file } n’est pas en règle. { $why }

## Jeux et options
games-seats = de { $fewest } à { $most } places, version { $version } des règles
games-default = par défaut : { $value }
games-nothing = aucune
