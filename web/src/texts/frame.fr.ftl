### Le tour des pages, le cadre d’une table, et la page qui en ouvre une.

frame-skip = Aller au contenu
frame-home = Accueil
frame-close = Fermer
frame-no-line = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
frame-page-lost = Cette page n’a pas pu être chargée.
frame-page-again = Réessayer
frame-no-record = Ce fichier n’est pas l’enregistrement d’une partie : il est vide, ou trop grand.
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
frame-unknown-about = Il n’y a pas de page à cette adresse. Le lien est peut-être ancien, ou il y manque une lettre.
frame-unknown-home = À la première page

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
frame-prompt = Ce qui est demandé
frame-phases = Phases du tour
frame-phase-done = fait :
frame-options = Ce que vous pouvez faire
frame-your-turn = À vous
frame-over = La partie est terminée.
frame-frozen = Cette table est arrêtée : adressez-vous à qui tient le serveur.
frame-sending = Votre réponse est en route.
frame-still = Rien n’est demandé à personne pour l’instant.
frame-thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
frame-waiting = { $count ->
    [one] { $names } doit répondre.
   *[other] { $names } doivent répondre.
}
frame-moved-on = La table avait avancé avant l’arrivée de votre réponse : regardez à nouveau.
frame-drop-choice = Choisir autre chose
frame-undo = Reprendre le coup
frame-lost = La connexion est perdue. Elle se rétablit d’elle-même.

## La barre et le menu
frame-menu = Menu
frame-menu-invite = Inviter et partager
frame-menu-rules = Règles
frame-menu-leave = { $many ->
    [one] Quitter la table
   *[other] Laisser la place de { $name }
}
frame-clock = Pendule
frame-side = Places, journal et discussion
frame-sound-on = Activer le son
frame-sound-off = Couper le son
frame-panes = Parties de la table
frame-table = Table
frame-rule = La règle
frame-rule-all = Toutes les règles

## Les places
frame-seats = Places
frame-you = (vous)
frame-asked = doit répondre
frame-asking = Les règles sont consultées…
frame-end-place = Rang
frame-end-player = Joueur
frame-return = Me revoilà
frame-replace = Installer un bot
frame-seat-open = libre
frame-seat-here = est là
frame-seat-away = s’est absenté
frame-seat-left = est parti
frame-seat-stand-in = Remplacement : { $bot }
frame-bot-random = Bot, joue au hasard
frame-bot-steady = Bot, constant
frame-bot-novice = Bot, novice
frame-bot-casual = Bot, amateur
frame-bot-club = Bot, joueur de club
frame-bot-expert = Bot, expert
frame-bot-champion = Bot, champion
frame-bot-bold = Bot, hardi
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
frame-log-more = Montrer les tours précédents
frame-log-moment = Le plateau à ce moment

## La discussion
frame-chat = Discussion
frame-chat-none = Personne n’a encore rien dit.
frame-chat-say = Dire quelque chose
frame-chat-send = Envoyer
frame-chat-silent = Seuls ceux qui sont à la table peuvent parler.
frame-phrase-hello = Bonjour !
frame-phrase-luck = Bonne chance !
frame-phrase-well = Bien joué !
frame-phrase-sorry = Un instant, s’il vous plaît.
frame-phrase-thanks = Merci pour la partie !

## Les conseils
frame-hint = Conseil
frame-hint-asking = Le champion regarde la table depuis votre place…
frame-hint-choose = Choisir ce coup
frame-hint-move = Coup
frame-hint-win = Victoires
frame-hint-place = Rang
frame-hint-more = Attendu
frame-percent = { $percent } %
frame-place = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Les réponses permanentes
frame-standing = Réponses permanentes
frame-standing-about = Une réponse permanente est donnée pour vous chaque fois que sa question se pose. Fixez-la avant de savoir ce que vous aurez en main : une réponse rapide n’apprend alors rien aux autres.
frame-standing-none = Aucune n’est fixée.
frame-standing-drop = Retirer
frame-standing-now = Demandé maintenant : { $prompt }
frame-standing-ask = Me demander chaque fois
frame-standing-add = Toujours répondre ainsi
frame-standing-later = On peut ajouter une réponse pendant qu’une question vous est posée.

## Les invitations
frame-invite = Inviter des joueurs
frame-invite-about = Quiconque ouvre ce lien peut prendre une place libre.
frame-invite-watch = Partager cette table
frame-invite-watch-about = Quiconque ouvre ce lien peut regarder, si la table admet des spectateurs.
frame-invite-link = Lien vers la table
frame-invite-seats = Un lien par place
frame-invite-seats-about = Chacun de ces liens donne une place précise, à une personne ou à un programme.
frame-invite-seat = Lien vers la place de { $name }
frame-qr = Code QR du lien
frame-copy = Copier
frame-copied = Copié

## Avant le début
frame-lobby-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
frame-lobby-full = Toutes les places sont prises.
frame-lobby-wait = L’hôte commence la partie.
frame-your-name = Votre nom
frame-join = S’asseoir ici
frame-join-any = S’asseoir
frame-leave = Se lever
frame-clear = Libérer
frame-fill-level = Bots pour les places libres
frame-fill = Compléter avec des bots
frame-start = Commencer la partie
frame-seeded = a ajouté au hasard
frame-fair = Un hasard vérifiable
frame-fair-about = Tous les tirages de cette partie sont déjà décidés par un secret que ce nombre scelle. À la fin de la partie le secret est révélé, et chacun peut vérifier que rien n’a été changé. Ajoutez vos propres mots, et personne, pas même le serveur, ne connaît les tirages d’avance.
frame-seed = Mots à ajouter au hasard
frame-seed-add = Ajouter

## Reprendre un coup
frame-wish = { $name } souhaite reprendre sa dernière réponse.
frame-wish-own = Vous avez demandé à reprendre votre dernière réponse : les autres décident.
frame-agree = Accepter
frame-decline = Refuser

## Plusieurs joueurs devant un écran
frame-curtain = Passez l’écran à { $name }
frame-curtain-about = La table est couverte, pour que personne ne voie la main d’un autre.
frame-curtain-ready = C’est moi, { $name }

## La fin
frame-end = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
frame-end-won = { $count ->
    [one] Vous gagnez !
   *[other] Vous gagnez, à plusieurs
}
frame-end-clauses = Décidé par
frame-rematch = Rejouer
frame-next = À la table suivante
frame-next-there = La table suivante est prête.
frame-replay = Revoir la partie
frame-review = Analyser la partie
frame-share = Partager la partie à revoir
frame-verify = Vérifier cette partie
frame-verify-about = Le nombre ci-dessous a été montré avant le premier tirage. L’enregistrement contient chaque tirage et chaque réponse ; il peut être rejoué sans aucun serveur.
frame-verify-record = Télécharger l’enregistrement
frame-verify-run = Lancez sur votre propre machine :
frame-verify-compare = Comparez le nombre indiqué avec celui ci-dessus.

## Les touches
frame-keys = Touches
frame-key-enter = Entrée
    .does = Confirmer le choix
frame-key-escape = Échap
    .does = Abandonner le choix, fermer ce qui est ouvert
frame-key-digits = 1–9
    .does = Choisir dans la liste
frame-key-undo = u
    .does = Reprendre le coup
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
frame-shut = Porte close
frame-shut-no-such-table = Cette table n’existe pas. Le lien est peut-être ancien, ou il y manque une lettre.
frame-shut-not-allowed = Cette table n’admet pas de spectateurs.
frame-plain-table = Ce qui est sur la table
frame-plain = Ce qui vient de se passer

## Une nouvelle table
frame-new = Nouvelle table
frame-new-game = Jeu
frame-new-seats = Places
frame-new-seat = Place { $number }
frame-sit-me = Vous
frame-sit-me-again = Vous ou quelqu’un près de vous, à cet écran
frame-sit-open = Qui voudra
frame-sit-bots = Bots
frame-seat-add = Ajouter une place
frame-seat-remove = Retirer
frame-new-open-about = { $count ->
    [one] Une place reste libre : vous recevrez un lien à envoyer.
   *[other] { $count } places restent libres : vous recevrez un lien à envoyer.
}
frame-new-bots-about = Personne à attendre : la partie commence aussitôt.
frame-new-who = Qui peut venir
frame-public = Publique : affichée, chacun peut s’asseoir
frame-link-only = Par lien : seulement vos invités
frame-watch = D’autres peuvent regarder
frame-hints = Conseils pour tous (la partie ne compte alors pour aucun classement)
frame-clock-none = Sans pendule
frame-clock-quick = En direct, rapide : 20 s par réponse, 5 min de réserve
frame-clock-middle = En direct : 25 s par réponse, 10 min de réserve
frame-clock-slow = En direct, lent : 30 s par réponse, 20 min de réserve
frame-clock-half = Par jours : 12 heures par réponse
frame-clock-day = Par jours : 1 jour par réponse
frame-clock-two = Par jours : 2 jours par réponse
frame-clock-three = Par jours : 3 jours par réponse
frame-weekends = La pendule tourne aussi le week-end
frame-late = Quand quelqu’un tarde ou s’en va
frame-late-wait = La table attend
frame-late-bot = Un bot joue jusqu’à son retour
frame-late-default = Le coup par défaut est joué
frame-stand-in = Le bot remplaçant
frame-new-sets = Quelles règles
frame-new-rules = { $count ->
    [0] Règles : comme d’habitude
    [one] Règles : une changée
   *[other] Règles : { $count } changées
}
frame-option-load = Choisir un fichier…
frame-option-unload = Ne pas l’utiliser
frame-option-unread = « { $file } » est illisible : ce n’est pas du JSON.
frame-new-name = Nom de la table, si vous voulez
frame-new-make = Ouvrir la table
frame-new-start = Commencer la partie

## When a board fails
frame-undrawn = Le plateau n’a pas pu être dessiné. S’il ne peut l’être de nouveau, rechargez la page : rien n’est perdu.
frame-draw-again = Redessiner
