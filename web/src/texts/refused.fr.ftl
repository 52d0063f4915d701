### Ce que le serveur refuse, par le nom de sa phrase ; en anglais, il le dit lui-même. Ce qui n’a pas de nom est dit par
### sorte, avec les mots du serveur.

refused-kind-bad-request = Le serveur ne peut rien faire de cette demande : { $say }
refused-kind-not-a-move = Ce n’est pas un coup de ce jeu.
refused-kind-not-known = Dites d’abord qui vous êtes : un nom suffit.
refused-kind-not-allowed = Cela n’est pas permis : { $say }
refused-kind-no-such-table = Cette table n’existe pas.
refused-kind-not-your-turn = Ce n’est pas à vous de jouer.
refused-kind-stale = La table a changé entre-temps : regardez-la de nouveau.
refused-kind-not-an-option = Ce coup n’est pas possible maintenant.
refused-kind-frozen = Cette table est arrêtée : { $say }
refused-kind-too-much = C’est trop à la fois : attendez un peu, puis réessayez.
refused-kind-too-busy = Le serveur ne peut pas s’en occuper maintenant : réessayez dans un instant.

refused-who = Dites d’abord qui vous êtes : un nom suffit.
refused-own-pages = Ce qui change quelque chose doit venir des pages de ce site.
refused-no-session = Cette connexion n’existe pas.
refused-name-taken = Ce nom est pris : choisissez-en un autre, ou connectez-vous.
refused-name-letters = Un nom a au moins une lettre, et seulement des caractères imprimables.
refused-name-long = Ce nom est trop long.
refused-passphrase = Le nom et la phrase secrète ne vont pas ensemble.

refused-no-table = Cette table n’existe pas.
refused-table-name = Le nom d’une table tient sur une ligne de caractères imprimables.
refused-no-spectators = Cette table n’est pas ouverte aux spectateurs.
refused-invitation = Cette table est sur invitation : demandez son lien.
refused-old-link = Ce lien ne vaut plus : demandez-en un nouveau.
refused-host-only = Seule la personne qui a ouvert cette table peut faire cela.
refused-no-free-seat = Il n’y a plus de place libre à cette table.
refused-seat-free = Une place est encore libre : donnez-la à un bot, ou attendez quelqu’un.
refused-seat-taken = La place { $seat } est prise.
refused-seat-kept = La place { $seat } est gardée pour la personne qui y jouait.
refused-seat-not-yours = La place { $seat } n’est pas la vôtre.
refused-seat-occupied = { $name } est à cette place : libérez-la d’abord.
refused-seat-in-time = { $name } joue à cette place, et dans les temps.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-several-seats = Vous avez plusieurs places à cette table : dites laquelle.

refused-no-game = Le jeu « { $game } » n’existe pas ; il y a { $known }.
refused-no-lesson = La leçon « { $lesson } » n’existe pas ; il y a { $known }.
refused-not-begun = La partie n’a pas commencé.
refused-begun = La partie a déjà commencé.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-frozen = Cette table est arrêtée : { $why }
refused-other-rules = Cette table joue à { $game } selon la version { $rules } des règles, qui n’est pas ici.
refused-moved-on = La table a changé entre-temps : regardez-la de nouveau.
refused-possible = C’est possible maintenant.
refused-not-asked = On ne vous demande rien en ce moment.
refused-no-hints = Pas d’indices à cette table : d’autres personnes y jouent.
refused-speak = Seules les personnes assises à cette table peuvent y parler.
refused-speech = Ce qu’on dit tient sur une ligne de caractères imprimables.
refused-rematch = Seules les personnes qui ont joué peuvent demander une revanche.
refused-nothing-to-undo = Vous n’avez rien à reprendre.
refused-final-answers = À cette table, rien ne se reprend ({ $clause }).
refused-wish-open = Quelqu’un souhaite déjà reprendre un coup : répondez-lui d’abord.
refused-wish-declined =
    Votre dernier souhait a été refusé : redemandez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
refused-no-consent = Personne n’attend votre accord.

refused-sealed-record = L’enregistrement s’obtient à la fin de la partie : il contient tous les secrets.
refused-own-eyes = Tant qu’une partie dure, on ne la voit que par ses propres yeux, ou par ceux d’un spectateur.
refused-bad-record =
    Ce n’est pas l’enregistrement intact d’une partie que l’on puisse revoir : { $entry ->
        [0] son en-tête ou sa forme ne convient pas.
       *[other] son entrée { $entry } ne convient pas.
    }
refused-unfinished = Cette partie n’est pas finie : on n’étudie que les parties finies, car toutes les mains s’y voient.

refused-many-requests = Trop de demandes viennent de votre adresse : attendez un peu, puis réessayez.
refused-many-messages = Trop de messages : la ligne est coupée.
refused-many-sockets = Trop de lignes sont ouvertes : fermez-en une d’abord.
refused-many-guests = Beaucoup de gens viennent d’arriver de votre adresse : attendez un peu, puis réessayez.
refused-many-tries = Il y a eu beaucoup d’essais pour ce nom : attendez un peu, puis réessayez.
refused-many-words = Vous parlez très vite : attendez un peu, puis réessayez.
refused-many-tables = Beaucoup de tables viennent d’être ouvertes : attendez un peu, puis réessayez.
refused-many-tables-today = Beaucoup de tables ont été ouvertes aujourd’hui : attendez un peu, puis réessayez.
refused-many-hints = Vous demandez beaucoup d’indices : attendez un peu, puis réessayez.
refused-many-reasons = Vous demandez beaucoup d’explications : attendez un peu, puis réessayez.
refused-many-games = Vous regardez beaucoup de parties : attendez un peu, puis réessayez.
refused-busy-table = Cette table a trop à faire : réessayez dans un instant.
refused-put-away = Cette table est en train d’être rangée : réessayez.
refused-busy-champion = Le champion n’a pas pu répondre : réessayez.
refused-busy-reviews = Beaucoup de parties sont à l’étude en ce moment : réessayez dans un instant.
refused-busy-replays = Beaucoup de parties sont regardées en ce moment : réessayez dans un instant.
refused-slow-review = L’étude de cette partie a pris trop longtemps : réessayez.
refused-slow-replay = Le parcours de cette partie a pris trop longtemps : réessayez.
refused-busy-writer = Le serveur a trop à écrire : réessayez dans un instant.
refused-not-kept = Ceci ne peut pas être gardé en ce moment, et n’a donc pas été fait : réessayez.
refused-no-database = La base de données ne répond pas en ce moment : réessayez.
refused-unchanged = Quelque chose a mal tourné ici, et rien n’a changé : réessayez.
refused-failed = Quelque chose a mal tourné ici, et c’est noté : réessayez.
