### Ce que disent les pages autour de la table : règles, tables, parties à revoir, analyses, leçons, réglages, compte.

pages-again = Réessayer
pages-games = Jeux
pages-number = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
pages-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Règles
pages-rules = Règles
pages-rules-about = Chaque article dans nos propres mots. Le plateau, le journal et chaque refus y renvoient.
pages-rules-chapters = Chapitres
pages-rules-search = Chercher dans les règles
pages-rules-search-hint = un mot, ou 6.8
pages-rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } article
   *[other] { $count } articles
}
pages-rules-none = Aucun article ne parle de « { $words } ». Essayez moins de mots, ou un autre jeu.
pages-rules-optional = facultatif
pages-rules-advanced = avancé
pages-rules-ruling = une décision
pages-rules-faq = confirmé par l’éditeur
pages-rules-departure = s’écarte des règles imprimées
pages-rules-variant = une variante

## Tables
pages-tables = Vos tables
pages-tables-about = { $turns ->
    [0] Personne ne vous attend.
    [one] Une table vous attend.
   *[other] { $turns } tables vous attendent.
}
pages-tables-new = Nouvelle table
pages-tables-others = Rejoindre une partie
pages-tables-turn = À vous de jouer
pages-tables-running = En cours
pages-tables-open = En attente de joueurs
pages-tables-over = Terminées
pages-tables-frozen = arrêtée
pages-tables-unnamed = Table { $id }
pages-tables-free = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
pages-tables-seats = { $seats } joueurs
pages-tables-public = publique
pages-tables-private = sur invitation
pages-tables-play = Jouer
pages-tables-resume = Aller à la table
pages-tables-end = Résultat
pages-tables-join = S’asseoir
pages-tables-look = Regarder
pages-tables-replay = Revoir
pages-tables-more = Tables plus anciennes
pages-tables-none = Vous n’avez pas encore de table. Jouez contre les robots, invitez des amis, ou prenez d’abord une leçon : cinq minutes suffisent.
pages-tables-first = Ouvrir une table
pages-tables-record = Vous avez l’enregistrement d’une partie ?
pages-tables-import = Ouvrez-le ici
pages-learn-first = Apprendre à jouer

## Regarder
pages-watch = Rejoindre une partie
pages-watch-about = Prenez une place libre, ou regardez. Les spectateurs voient ce que tout le monde voit, et aucune main.
pages-watch-new = Ouvrir une table publique
pages-watch-open = Places libres
pages-watch-running = En cours
pages-watch-none-open = Aucune table ne cherche de joueurs en ce moment. Ouvrez-en une, d’autres la trouveront ici.
pages-watch-none-running = Aucune partie publique n’est en cours.

## Revoir une partie
pages-replay = Revoir une partie
pages-replay-about = Revoyez une partie terminée, coup après coup, par les yeux de chacun. Les enregistrements viennent de la fin d’une table ou de la ligne de commande.
pages-replay-choose = Choisir un enregistrement
pages-replay-drop = ou déposez le fichier ici. Il est entièrement vérifié avant d’être montré.
pages-replay-import = Ouvrir un enregistrement
pages-replay-export = Enregistrer la partie
pages-replay-share = Copier le lien
pages-replay-copied = Le lien vers ce moment est copié.
pages-replay-not-copied = Le lien n’a pas pu être copié : prenez-le dans la barre d’adresse.
pages-replay-controls = Commandes de lecture
pages-replay-slider = Moment de la partie
pages-replay-first = Au début
pages-replay-back = Un pas en arrière
pages-replay-play = Lecture
pages-replay-pause = Pause
pages-replay-on = Un pas en avant
pages-replay-last = À la fin
pages-replay-start = Mise en place, 0 sur { $last }
pages-replay-entry = { $entry } sur { $last } : { $player }
pages-replay-speed = Vitesse
    .slow = Lente
    .normal = Normale
    .fast = Rapide
pages-replay-eyes = Vu par
    .all = Chacun à son tour, rien de caché
    .public = Un spectateur
pages-replay-parts = Ce qui est montré dessous
pages-replay-entry-part = Ce coup
pages-replay-nothing = Rien que ces yeux puissent savoir.
pages-replay-undrawn = { $game } n’a pas encore de plateau dans le navigateur. Ce qui s’est passé est raconté dessous, coup après coup.

## Raisons
pages-why = Pourquoi ce coup ?
pages-why-thinks = On y réfléchit encore une fois…

## Analyse
pages-review = Analyse
pages-review-runs = Chaque décision est rejouée de nombreuses fois. Vous pouvez partir : le travail continue, et l’analyse est gardée un moment.
pages-review-progress = Avancement de l’analyse
pages-review-done = { $done } coups sur { $total }
pages-review-stood = Où en était chacun
pages-review-axis = La place que chacun pouvait attendre, coup après coup : la première est en haut. Les numéros marquent où la partie a tourné.
pages-review-chart-summary = La place que chacun pouvait attendre au long de { $entries } coups. À la fin : { $ends }. La même chose suit en tableau.
pages-review-point = Tournant { $number }, coup { $entry }
pages-review-placed = { $player }, { $place ->
    [1] 1er
   *[other] { $place }e
}
pages-review-as-table = La même chose en tableau
pages-review-entry = Coup
pages-review-at = Coup { $entry }
pages-review-who = Joueur
pages-review-played = Joué
pages-review-best = Choix du champion
pages-review-loss = Perte
pages-review-luck = Chance
    .about = Ce qui fut pioché ou jeté, comparé à ce qu’on pouvait attendre.
    .deal = donne
    .draws = pioche
    .dice = dés
pages-review-mean = Perte par décision, en moyenne
pages-review-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}

## Leçons
pages-learn = Apprendre
pages-learn-about = De courtes leçons sur le vrai plateau. Vous jouez, un guide vous dit où regarder.
pages-learn-count = { $done ->
    [0] { $all ->
        [one] { $all } leçon
       *[other] { $all } leçons
    }
    [one] { $done } leçon faite sur { $all }
   *[other] { $done } leçons faites sur { $all }
}
pages-learn-facts = { $minutes } minutes, { $steps } étapes
pages-learn-done = faite
pages-learn-begin = Commencer
pages-learn-on = Continuer
pages-learn-play = Jouer maintenant
pages-learn-rules = Lire les règles
pages-learn-none = Les leçons de ce jeu ne sont pas encore prêtes.
pages-lesson-step = Étape { $step } sur { $steps }
pages-lesson-back = Un pas en arrière
pages-lesson-restart = Recommencer
pages-lesson-all = Toutes les leçons
pages-lesson-you = Tiro
pages-lesson-fold = Replier le texte
pages-lesson-unfold = Déplier le texte
pages-lesson-next = Leçon suivante

## Réglages
pages-settings = Réglages
pages-settings-about = Gardés dans ce navigateur, et en vigueur aussitôt.
pages-settings-look = Apparence
pages-settings-table = À la table
pages-settings-theme = Lumière
    .about = Midi est clair, la torche est sombre.
    .system = Comme l’appareil
    .noon = Midi
    .torchlight = Torche
pages-settings-language = Langue
    .system = Automatique
    .en = English
    .fr = Français
pages-settings-motion = Mouvement
    .about = À quelle vitesse bougent cartes et jetons. Rien ne bouge si votre appareil demande moins de mouvement.
    .off = Aucun
    .fast = Rapide
    .normal = Normal
    .slow = Lent
pages-settings-confirm = Confirmer les coups
    .about = Voir un coup avant qu’il ne compte, et le jouer au second clic.
    .always = Toujours
    .risky = Les risqués
    .never = Jamais
pages-settings-sound = Son
    .about = Un son bref quand c’est à vous.
pages-settings-notify = Notifications
    .about = Un message du navigateur quand c’est à vous et que cette page est en arrière-plan.
    .refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.

## Compte
pages-account = Compte
pages-account-about = Un nom suffit pour jouer. Un compte garde vos tables et votre classement sur tous vos appareils.
pages-account-name = Nom
pages-account-passphrase = Phrase secrète
    .about = Au moins 8 caractères ; plusieurs mots se retiennent le mieux. Elle ne peut pas vous être renvoyée.
pages-account-as-guest = Jouer en invité
    .about = Sous un nom, dans ce navigateur seulement. Vous pourrez en faire un compte plus tard.
    .do = Jouer en invité
pages-account-up = Créer un compte
    .about = Un nom et une phrase secrète, rien d’autre.
    .guest = Vos tables d’invité vous suivent.
    .do = Créer le compte
    .other = J’ai déjà un compte
pages-account-in = Se connecter
    .about = Heureux de vous revoir.
    .do = Se connecter
    .other = Créer plutôt un compte
pages-account-guest = Invité dans ce navigateur
pages-account-has = Avec un compte
pages-account-welcome = Bienvenue, { $name }.
pages-account-sign-out = Se déconnecter
pages-account-out = Déconnecté.
pages-account-ratings = Classements
    .about = Par jeu et par nombre de joueurs, d’après ce que vous avez au moins montré jusqu’ici. Le classement monte à mesure que les parties le rendent plus sûr.
    .none = Les parties entre joueurs avec compte sont classées ; la première vous donnera un classement.
pages-account-game = Jeu
pages-account-players = Joueurs
pages-account-games = Parties
pages-account-strength = Classement
pages-account-sessions = Où vous êtes connecté
pages-account-here = Ce navigateur
pages-account-seen = vu { $when }
pages-account-unknown = Programme inconnu
pages-account-revoke = Déconnecter
pages-account-kept = Ce qui est gardé à votre sujet
    .about = Votre nom, vos classements et où vous êtes connecté. Vous pouvez l’emporter ou le faire effacer ; les parties jouées restent, sans votre nom.
pages-account-download = Télécharger
pages-account-forget = Tout effacer
    .title = Effacer tout ce qui vous concerne ?
    .about = Votre nom, vos classements et vos connexions disparaissent pour de bon, et vous perdez vos places aux tables. C’est irréversible.
    .yes = Tout effacer
    .no = Garder
pages-account-gone = Tout ce qui était gardé à votre sujet est effacé.
