### Le tour des pages, le cadre d’une table, et la page qui en ouvre une.

frame-skip = Aller au contenu
frame-home = Accueil
frame-close = Fermer
frame-no-line = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
frame-page-lost = Cette page n’a pas pu être chargée.
frame-page-again = Réessayer
frame-no-record = Ce fichier n’est pas un enregistrement de partie : il est vide ou trop grand.
frame-drop = Déposez un enregistrement ici pour revoir la partie
frame-nav = Pages
frame-nav-tables = Mes tables
frame-nav-learn = Apprendre
frame-nav-rules = Règles
frame-nav-watch = Rejoindre
frame-nav-account = Vous
frame-nav-settings = Réglages
frame-theme-noon = Midi : couleurs claires
frame-theme-torchlight = Aux torches : couleurs sombres
frame-unknown = Plus rien ne tient debout ici
frame-unknown-about = Il n’y a pas de page à cette adresse. Le lien est peut-être périmé, ou il y manque une lettre.
frame-unknown-home = Retour à l’accueil

frame-title-new = Nouvelle table
frame-title-tables = Mes tables
frame-title-watch = Rejoindre une partie
frame-title-replay = Revoir
frame-title-rules = Règles
frame-title-sheet = Aide de jeu
frame-title-learn = Apprendre
frame-title-lesson = Leçon
frame-title-settings = Réglages
frame-title-account = Vous
frame-title-unknown = Page introuvable

## La question
frame-prompt = Décision en cours
frame-phases = Phases du tour
frame-phase-done = fait :
frame-phase-skipped = sauté :
frame-options = Vos options
frame-your-turn = À vous
frame-over = La partie est terminée.
frame-frozen = Cette table a été arrêtée : adressez-vous à l’administrateur du serveur.
frame-sending = Envoi de votre coup…
frame-still = Rien à décider pour l’instant.
frame-thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
frame-waiting = { $count ->
    [one] En attente de { $names }.
   *[other] En attente de { $names }.
}
frame-moved-on = La partie avait déjà avancé quand votre réponse est arrivée : regardez à nouveau.
frame-drop-choice = Choisir autre chose
frame-undo = Annuler
frame-lost = Connexion perdue. Reconnexion…

## La barre et le menu
frame-menu = Menu
frame-menu-invite = Inviter et partager
frame-menu-rules = Règles
frame-menu-leave = { $many ->
    [one] Quitter la table
   *[other] Quitter la place de { $name }
}
frame-leave-ask = { $many ->
    [one] Quitter la table ?
   *[other] Quitter la place de { $name } ?
}
frame-leave-bot = Un bot prend la place, et la partie continue.
frame-leave-bots = Un bot prend votre place, et les bots terminent la partie entre eux.
frame-leave-default = La partie continue : le coup par défaut est joué pour vous, ou un bot prend le relais s’il n’y en a pas.
frame-leave-wait = La partie attend chaque fois que c’est à cette place de jouer. Les autres peuvent y mettre un bot.
frame-leave-wait-bots = La partie vous attend : tous les autres sont des bots.
frame-leave-back = Vous pouvez revenir tant que la partie dure. Vous la retrouverez à l’accueil et dans « Mes tables ».
frame-leave-break = { $clock ->
    [yes] Pour une courte pause, inutile de quitter : votre place vous reste, mais la pendule tourne.
   *[no] Pour une pause, inutile de quitter : la table vous attend.
}
frame-leave-stay = Rester
frame-leave-go = Quitter
frame-left-table = Vous avez quitté la table. Vous pouvez revenir tant que la partie dure.
frame-clock = Pendule
frame-side = Places, journal et discussion
frame-sound-on = Activer le son
frame-sound-off = Couper le son
frame-panes = Vues de la table
frame-table = Table
frame-rule = La règle
frame-rule-all = Toutes les règles

## Les places
frame-seats = Places
frame-you = (vous)
frame-asked = réfléchit…
frame-asking = Consultation des règles…
frame-end-place = Rang
frame-end-player = Joueur
frame-return = Je suis de retour
frame-replace = Remplacer par un bot
frame-seat-open = libre
frame-seat-here = en ligne
frame-seat-away = absent
frame-seat-left = parti
frame-seat-stand-in = Remplacement : { $bot }
frame-bot-random = Bot, au hasard
frame-bot-steady = Bot, régulier
frame-bot-novice = Bot, novice
frame-bot-casual = Bot, amateur
frame-bot-club = Bot, joueur de club
frame-bot-expert = Bot, expert
frame-bot-champion = Bot, champion
frame-bot-bold = Bot, audacieux
frame-bot-cautious = Bot, prudent
frame-bot-gambler = Bot, flambeur
frame-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
frame-hours = { $hours } h

## Le journal
frame-log = Journal
frame-log-news = depuis votre dernier tour
frame-log-all = toute la partie
frame-log-setup = Avant le premier tour
frame-log-turn = Tour { $number }
frame-log-none = Il ne s’est encore rien passé.
frame-log-more = Afficher les tours précédents
frame-log-moment = Voir le plateau à ce moment

## Ce que font les autres, action par action
frame-story = Ce que font les autres
frame-story-who = Qui joue avant vous
frame-story-told = Ce qui se passe
frame-story-of = { $name } joue
frame-story-waits = Ensuite, c’est à vous : { $prompt } Vous pouvez répondre tout de suite.
frame-story-pause = Pause
frame-story-on = Reprendre
frame-story-next = Suivant (barre d’espace)
frame-story-all = Tout passer
frame-story-mine = Aller à mon tour
frame-story-again = Revoir ce qui s’est passé depuis votre dernier tour
frame-story-seen = Continuer
frame-story-chart = Montrer la table
frame-story-marked = Marqué sur le plateau
frame-pace = Vitesse des coups des autres
frame-pace-now = Vitesse des coups des autres : { $pace }
frame-pace-slow = Lente
frame-pace-normal = Normale
frame-pace-fast = Rapide
frame-pace-once = Immédiate
    .about = repères seuls
frame-pace-beat = { NUMBER($seconds, maximumFractionDigits: 1) } s par action

## La discussion
frame-chat = Discussion
frame-chat-none = Aucun message pour l’instant.
frame-chat-say = Votre message
frame-chat-send = Envoyer
frame-chat-silent = Seuls les joueurs de cette table peuvent écrire.
frame-phrase-hello = Bonjour !
frame-phrase-luck = Bonne chance !
frame-phrase-well = Bien joué !
frame-phrase-sorry = Un instant, s’il vous plaît.
frame-phrase-thanks = Merci pour la partie !

## Les conseils
frame-hint = Conseil
frame-hint-asking = Le champion regarde la table depuis votre place…
frame-hint-choose = Choisir ce coup
frame-hint-plan = Reprendre ce plan
frame-hint-move = Coup
frame-hint-win = Victoires
frame-hint-place = Rang
frame-hint-more = Espérance
frame-percent = { $percent } %
frame-place = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Les réponses permanentes
frame-standing = Réponses automatiques
frame-standing-about = Une réponse automatique est donnée pour vous chaque fois que sa question se pose. Choisissez-la avant de savoir ce que vous aurez en main : une réponse rapide n’apprend alors rien aux autres.
frame-standing-forced = Sauter les questions à une seule réponse
    .about = Quand il n’y a qu’une réponse possible, elle est donnée aussitôt. Seuls des bots regardent : cela ne révèle rien.
frame-standing-none = Aucune pour l’instant.
frame-standing-drop = Retirer
frame-standing-now = Question en cours : { $prompt }
frame-standing-ask = Me demander à chaque fois
frame-standing-add = Toujours répondre cela
frame-standing-later = Vous pouvez en ajouter une quand une question vous est posée.

## Les invitations
frame-invite = Inviter des joueurs
frame-invite-about = Toute personne qui a ce lien peut prendre une place libre.
frame-invite-watch = Partager cette table
frame-invite-watch-about = Toute personne qui a ce lien peut regarder, si la table admet des spectateurs.
frame-invite-link = Lien vers la table
frame-invite-seats = Un lien par place
frame-invite-seats-about = Chaque lien vaut pour une seule place, pour une personne ou un programme.
frame-invite-seat = Lien vers la place de { $name }
frame-qr = Code QR du lien
frame-copy = Copier
frame-copied = Copié

## Avant le début
frame-lobby-free = { $count ->
    [one] 1 place est libre.
   *[other] { $count } places sont libres.
}
frame-lobby-full = Toutes les places sont prises.
frame-lobby-full-watch = Cette table est complète. Restez pour regarder : la partie s’affiche ici dès qu’elle commence.
frame-lobby-full-shut = Cette table est complète et n’admet pas de spectateurs.
frame-terms = Ce que vous allez jouer
frame-terms-rules = Options
frame-terms-usual = standard
frame-terms-option = { $name } : { $value }
frame-terms-late = Si un joueur s’en va
frame-terms-other = { $each } par coup, plus { $bank } de réserve
frame-terms-each = { $each } par coup
frame-taken = Cette table est complète
frame-taken-about = La partie a déjà commencé et toutes les places sont prises : { $names }.
frame-taken-watch = Regarder la partie
frame-taken-other = Trouver une autre partie
frame-lobby-wait = En attente : c’est l’hôte qui lance la partie.
frame-your-name = Votre nom
frame-join = Prendre place ici
frame-join-any = Prendre place
frame-leave = Quitter la place
frame-clear = Libérer la place
frame-fill-level = Bots pour les places libres
frame-fill = Compléter avec des bots
frame-start = Commencer la partie
frame-seeded = a ajouté ses mots au tirage
frame-fair = Équité vérifiable
frame-fair-about = Chaque carte et chaque dé de cette partie sont déjà fixés par un secret dont ce nombre est le sceau. À la fin, le secret est révélé et chacun peut vérifier que rien n’a été changé. Ajoutez quelques mots à vous, et personne ne peut connaître les tirages d’avance, pas même le serveur.
frame-seed = Vos mots pour le tirage
frame-seed-add = Ajouter

## Reprendre un coup
frame-wish = { $name } souhaite annuler son dernier coup.
frame-wish-own = Vous avez demandé à annuler votre dernier coup : les autres doivent accepter.
frame-wish-declined = La demande d’annulation de { $name } a été refusée.
frame-wish-declined-own = Votre demande d’annulation a été refusée.
frame-wish-lapsed = La partie a continué : la demande d’annulation de { $name } ne vaut plus.
frame-wish-lapsed-own = La partie a continué : votre demande d’annulation ne vaut plus.
frame-agree = Accepter
frame-decline = Refuser

## Plusieurs joueurs devant un écran
frame-curtain = Passez l’écran à { $name }
frame-curtain-about = La table est couverte, pour que personne ne voie les secrets d’un autre.
frame-curtain-ready = Je suis { $name }

## La fin
frame-end = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
frame-end-won = { $count ->
    [one] Vous gagnez !
   *[other] Vous partagez la victoire
}
frame-end-clauses = Décidé par
frame-end-own = Vous finissez { $place }e.
frame-rematch = Revanche
frame-another = Jouer autre chose
frame-next = Aller à la table suivante
frame-next-there = La table suivante est prête.
frame-replay = Revoir la partie
frame-review = Analyser la partie
frame-share = Partager le replay
frame-verify = Vérifier cette partie
frame-verify-about = Le nombre ci-dessous a été montré avant le premier tirage. L’enregistrement contient chaque tirage et chaque coup ; il se rejoue sans aucun serveur.
frame-verify-record = Télécharger l’enregistrement
frame-verify-run = Sur votre machine, lancez :
frame-verify-compare = Vérifiez que le nombre affiché est bien celui ci-dessus.

## Les touches
frame-keys = Touches
frame-key-enter = Entrée
    .does = Confirmer le choix
frame-key-escape = Échap
    .does = Annuler le choix, fermer ce qui est ouvert
frame-key-digits = 1–9
    .does = Choisir dans la liste
frame-key-undo = u
    .does = Annuler
frame-key-next = Espace
    .does = Montrer l’action suivante des autres
frame-key-all = .
    .does = Passer directement à la situation actuelle
frame-key-again = ,
    .does = Revoir ce qui s’est passé depuis votre dernier tour
frame-key-hint = h
    .does = Demander un conseil
frame-key-log = l
    .does = Journal
frame-key-chat = c
    .does = Discussion
frame-key-help = ?
    .does = Cette liste
frame-keys-board = Sur le plateau

## Quand une table reste fermée
frame-shut = Impossible de rejoindre cette table
frame-shut-no-such-table = Cette table n’existe pas. Le lien est peut-être périmé, ou il y manque une lettre.
frame-shut-not-allowed = La partie a commencé sans vous, et cette table n’admet pas de spectateurs.
frame-plain-table = Sur la table
frame-plain = Derniers événements

## Une nouvelle table
frame-new = Nouvelle table
frame-new-game = Jeu
frame-new-seats = Places
frame-new-seat = Place { $number }
frame-sit-me = Vous
frame-sit-me-again = Un autre joueur sur cet appareil
frame-sit-open = Place libre
frame-sit-bots = Bots
frame-seat-add = Ajouter une place
frame-seat-remove = Retirer
frame-new-open-about = { $count ->
    [one] 1 place reste libre : vous recevrez un lien à partager.
   *[other] { $count } places restent libres : vous recevrez un lien à partager.
}
frame-new-bots-about = Pas d’attente : la partie commence aussitôt.
frame-new-who = Qui peut rejoindre
frame-public = Publique : affichée, ouverte à tous
frame-link-only = Privée : seulement avec le lien
frame-watch = Autoriser les spectateurs
frame-hints = Autoriser les conseils (partie non classée)
frame-clock-none = Sans pendule
frame-clock-quick = En direct, rapide : 20 s par coup, plus 5 min de réserve
frame-clock-middle = En direct : 25 s par coup, plus 10 min de réserve
frame-clock-slow = En direct, lent : 30 s par coup, plus 20 min de réserve
frame-clock-half = Par correspondance : 12 heures par coup
frame-clock-day = Par correspondance : 1 jour par coup
frame-clock-two = Par correspondance : 2 jours par coup
frame-clock-three = Par correspondance : 3 jours par coup
frame-weekends = La pendule tourne aussi le week-end
frame-late = Si un joueur dépasse son temps ou s’en va
frame-late-wait = La table attend
frame-late-bot = Un bot joue jusqu’à son retour
frame-late-default = Le coup par défaut est joué à sa place
frame-stand-in = Bot remplaçant
frame-new-sets = Niveau de règles
frame-new-rules = { $count ->
    [0] Règles : standard
    [one] Règles : 1 changement
   *[other] Règles : { $count } changements
}
frame-option-load = Choisir un fichier…
frame-option-unload = Retirer le fichier
frame-option-unread = « { $file } » est illisible : ce n’est pas du JSON valide.
frame-new-name = Nom de la table (facultatif)
frame-new-make = Ouvrir la table
frame-new-start = Commencer la partie

## Quand un plateau ne se dessine pas
frame-undrawn = Le plateau n’a pas pu s’afficher. Si un nouvel essai n’y change rien, rechargez la page : rien n’est perdu.
frame-draw-again = Réessayer
