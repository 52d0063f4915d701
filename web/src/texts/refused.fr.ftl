### Ce que le serveur refuse, par le nom de sa phrase ; en anglais, il le dit lui-même. Ce qui n’a pas de nom est dit par
### sorte, avec les mots du serveur.

refused-kind-bad-request = Le serveur ne comprend pas cette demande : { $say }
refused-kind-not-a-move = Ce n’est pas un coup de ce jeu.
refused-kind-not-known = Dites d’abord qui vous êtes : un nom suffit.
refused-kind-not-allowed = Cela n’est pas permis : { $say }
refused-kind-no-such-table = Cette table n’existe pas.
refused-kind-not-your-turn = Ce n’est pas à vous de jouer.
refused-kind-stale = La partie a avancé entre-temps : regardez à nouveau.
refused-kind-not-an-option = Ce coup n’est pas possible maintenant.
refused-kind-frozen = Cette table est arrêtée : { $say }
refused-kind-too-much = C’est trop à la fois : attendez un peu, puis réessayez.
refused-kind-too-busy = Le serveur ne peut pas s’en occuper maintenant : réessayez dans un instant.

refused-who = Dites d’abord qui vous êtes : un nom suffit.
refused-own-pages = Cette action doit venir des pages de ce site.
refused-no-session = Cette connexion n’existe pas.
refused-name-taken = Ce nom est pris : choisissez-en un autre, ou connectez-vous.
refused-name-letters = Un nom a au moins une lettre, et seulement des caractères imprimables.
refused-name-long = Ce nom est trop long.
refused-passphrase = Nom ou phrase secrète incorrects.

refused-no-table = Cette table n’existe pas.
refused-table-name = Le nom d’une table tient sur une ligne de caractères imprimables.
refused-no-spectators = Cette table n’est pas ouverte aux spectateurs.
refused-invitation = Cette table est sur invitation : demandez son lien.
refused-old-link = Ce lien n’est plus valable : demandez-en un nouveau.
refused-host-only = Seul l’hôte de cette table peut faire cela.
refused-no-free-seat = Il n’y a plus de place libre à cette table.
refused-seat-free = Une place est encore libre : donnez-la à un bot, ou attendez quelqu’un.
refused-seat-taken = La place { $seat } est prise.
refused-seat-kept = La place { $seat } est gardée pour la personne qui y jouait.
refused-seat-not-yours = La place { $seat } n’est pas la vôtre.
refused-seat-occupied = { $name } est à cette place : libérez-la d’abord.
refused-seat-in-time = { $name } joue à cette place et n’est pas en retard.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-several-seats = Vous avez plusieurs places à cette table : précisez laquelle.

refused-no-game = Le jeu « { $game } » n’existe pas ; il y a { $known }.
refused-no-lesson = La leçon « { $lesson } » n’existe pas ; il y a { $known }.
refused-not-begun = La partie n’a pas commencé.
refused-begun = La partie a déjà commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-frozen = Cette table est arrêtée : { $why }
refused-other-rules = Cette table joue à { $game } selon la version { $rules } des règles, que ce serveur n’a pas.
refused-moved-on = La partie a avancé entre-temps : regardez à nouveau.
refused-possible = Ce coup est possible maintenant.
refused-not-asked = On ne vous demande rien en ce moment.
refused-no-hints = Pas de conseils à cette table : d’autres personnes y jouent.
refused-speak = Seuls les joueurs de cette table peuvent écrire.
refused-speech = Un message tient sur une ligne de caractères imprimables.
refused-rematch = Seules les personnes qui ont joué peuvent demander une revanche.
refused-nothing-to-undo = Vous n’avez rien à annuler.
refused-final-answers = À cette table, on n’annule rien ({ $clause }).
refused-wish-open = Quelqu’un demande déjà à annuler un coup : répondez-lui d’abord.
refused-wish-declined =
    Votre dernière demande a été refusée : redemandez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
refused-no-consent = Personne n’attend votre accord.

refused-sealed-record = L’enregistrement est disponible à la fin de la partie : il contient tous les secrets.
refused-own-eyes = Tant que la partie dure, vous ne la voyez que de votre place ou en spectateur.
refused-bad-record =
    Cet enregistrement de partie est incomplet ou modifié : { $entry ->
        [0] son en-tête ou son format est incorrect.
       *[other] son entrée { $entry } est incorrecte.
    }
refused-unfinished = Cette partie n’est pas terminée : on n’analyse que les parties terminées, car l’analyse montre toutes les mains.

refused-many-requests = Trop de demandes viennent de votre adresse : attendez un peu, puis réessayez.
refused-many-messages = Trop de messages : la connexion est coupée.
refused-many-sockets = Trop de connexions sont ouvertes : fermez-en une d’abord.
refused-many-guests = Beaucoup de gens viennent d’arriver de votre adresse : attendez un peu, puis réessayez.
refused-many-tries = Trop d’essais pour ce nom : attendez un peu, puis réessayez.
refused-many-words = Vous écrivez très vite : attendez un peu, puis réessayez.
refused-many-tables = Beaucoup de tables viennent d’être ouvertes : attendez un peu, puis réessayez.
refused-many-tables-today = Beaucoup de tables ont été ouvertes aujourd’hui : réessayez plus tard.
refused-many-hints = Vous demandez beaucoup de conseils : attendez un peu, puis réessayez.
refused-many-reasons = Vous demandez beaucoup d’explications : attendez un peu, puis réessayez.
refused-many-games = Vous regardez beaucoup de parties : attendez un peu, puis réessayez.
refused-busy-table = Cette table a trop à faire : réessayez dans un instant.
refused-put-away = Cette table est en train d’être rangée : réessayez.
refused-busy-champion = Le champion n’a pas pu répondre : réessayez.
refused-busy-reviews = Beaucoup d’analyses sont en cours : réessayez dans un instant.
refused-busy-replays = Beaucoup de parties sont regardées en ce moment : réessayez dans un instant.
refused-slow-review = L’analyse de cette partie a pris trop longtemps : réessayez.
refused-slow-replay = La lecture de cette partie a pris trop longtemps : réessayez.
refused-busy-writer = Le serveur a trop à écrire : réessayez dans un instant.
refused-not-kept = Cela ne peut pas être enregistré en ce moment, et n’a donc pas été fait : réessayez.
refused-no-database = La base de données ne répond pas en ce moment : réessayez.
refused-unchanged = Quelque chose a mal tourné, et rien n’a changé : réessayez.
refused-failed = Quelque chose a mal tourné ; l’erreur est enregistrée : réessayez.
