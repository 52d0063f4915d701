### Ce que disent les pages autour de la table : règles, tables, parties à revoir, analyses, leçons, réglages, compte.

pages-again = Réessayer
pages-games = Jeux
pages-number = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
pages-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Règles
pages-rules = Règles
pages-rules-about = Toutes les règles, dans nos propres mots. Le plateau, le journal et chaque coup refusé y renvoient.
pages-rules-chapters = Chapitres
pages-rules-search = Chercher dans les règles
pages-rules-search-hint = un mot, ou un numéro comme 6.8
pages-rules-found = { $count ->
    [0] Aucun résultat
    [one] { $count } article
   *[other] { $count } articles
}
pages-rules-none = Aucun article ne parle de « { $words } ». Essayez moins de mots, ou un autre jeu.
pages-rules-optional = facultatif
pages-rules-advanced = avancé
pages-rules-ruling = notre décision
pages-rules-faq = confirmé par l’éditeur
pages-rules-departure = s’écarte des règles imprimées
pages-rules-variant = variante

## Tables
pages-tables = Vos tables
pages-tables-about = { $turns ->
    [0] Aucune table ne vous attend.
    [one] 1 table vous attend.
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
pages-tables-join = Rejoindre
pages-tables-look = Regarder
pages-tables-replay = Revoir
pages-tables-more = Afficher les tables plus anciennes
pages-tables-none = Vous n’avez pas encore de table. Jouez contre les bots, invitez des amis, ou prenez d’abord une leçon : cinq minutes suffisent.
pages-tables-first = Ouvrir une table
pages-tables-record = Vous avez l’enregistrement d’une partie ?
pages-tables-import = Ouvrez-le ici
pages-learn-first = Apprendre à jouer

## Regarder
pages-watch = Rejoindre une partie
pages-watch-about = Prenez une place libre, ou regardez. Les spectateurs ne voient que ce que tout le monde voit, jamais une main.
pages-watch-new = Ouvrir une table publique
pages-watch-open = Places libres
pages-watch-running = En cours
pages-watch-none-open = Aucune table ne cherche de joueurs en ce moment. Ouvrez-en une, d’autres la trouveront ici.
pages-watch-none-running = Aucune partie publique n’est en cours.

## Revoir une partie
pages-replay = Revoir une partie
pages-replay-about = Revoyez une partie terminée, coup par coup, du point de vue de votre choix. L’enregistrement se télécharge à la fin d’une partie ou vient de la ligne de commande.
pages-replay-choose = Choisir un enregistrement
pages-replay-drop = ou déposez le fichier ici. Il est entièrement vérifié avant d’être affiché.
pages-replay-import = Ouvrir un enregistrement
pages-replay-export = Télécharger l’enregistrement
pages-replay-share = Copier le lien
pages-replay-copied = Lien vers ce moment copié.
pages-replay-not-copied = Le lien n’a pas pu être copié : copiez-le depuis la barre d’adresse.
pages-replay-controls = Commandes de lecture
pages-replay-slider = Position dans la partie
pages-replay-first = Au début
pages-replay-back = Un pas en arrière
pages-replay-play = Lecture
pages-replay-pause = Pause
pages-replay-on = Un pas en avant
pages-replay-last = À la fin
pages-replay-start = Mise en place, 0 sur { $last }
pages-replay-entry = { $entry } sur { $last } : { $player }
pages-replay-act = action { $act } sur { $acts }
pages-replay-unit = Avancer par
    .turn = Tour
    .act = Action
    .move = Coup
    .keys = ← et → : un pas. Avec Maj : un tour.
pages-replay-decided = Trouver le moment décisif
pages-replay-undecided = Tout le monde a gagné : aucun coup n’a été décisif.
pages-review-when = Quand
pages-review-luck-even = à peu près neutre
pages-review-decided = { $entry ->
    [0] { $count ->
        [one] { $names } a mené du début à la fin.
       *[other] { $names } ont mené du début à la fin.
    }
   *[other] { $count ->
        [one] Moment décisif : à partir de ce coup, { $names } ne quitte plus la tête.
       *[other] Moment décisif : à partir de ce coup, { $names } ne quittent plus la tête.
    }
}
pages-replay-speed = Vitesse
    .slow = Lente
    .normal = Normale
    .fast = Rapide
pages-replay-eyes = Point de vue
    .all = Tous, rien de caché
    .public = Spectateur
pages-replay-parts = Volets du bas
pages-replay-entry-part = Ce coup
pages-replay-nothing = Caché à ce joueur.
pages-replay-undrawn = { $game } n’a pas encore de plateau dans le navigateur. Les coups sont listés ci-dessous.

## Raisons
pages-why = Pourquoi ce coup ?
pages-why-thinks = On réexamine ce coup…

## Analyse
pages-review = Analyse
pages-review-runs = Chaque décision est rejouée de nombreuses fois. Vous pouvez quitter la page : l’analyse continue et reste disponible un moment.
pages-review-progress = Avancement de l’analyse
pages-review-done = { $done } coups sur { $total }
pages-review-stood = Le cours de la partie
pages-review-axis = Le rang que chacun pouvait espérer, coup par coup : le premier est en haut. Les numéros marquent les tournants.
pages-review-chart-summary = Le rang que chacun pouvait espérer sur { $entries } coups. À la fin : { $ends }. Les mêmes chiffres suivent en tableau.
pages-review-point = Tournant { $number }, coup { $entry }
pages-review-placed = { $player }, { $place ->
    [1] 1er
   *[other] { $place }e
}
pages-review-as-table = Afficher en tableau
pages-review-entry = Coup
pages-review-at = Coup { $entry }
pages-review-who = Joueur
pages-review-played = Joué
pages-review-best = Choix du champion
pages-review-loss = Perte
pages-review-luck = Chance
    .about = Les cartes et les dés obtenus, comparés à la moyenne.
    .deal = donne
    .draws = pioche
    .dice = dés
pages-review-mean = Perte moyenne par décision
pages-review-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}

## Leçons
pages-learn = Apprendre
pages-learn-about = De courtes leçons sur le vrai plateau. Vous jouez, un guide vous dit quoi regarder.
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
pages-lesson-back = Une étape en arrière
pages-lesson-restart = Recommencer
pages-lesson-all = Toutes les leçons
pages-lesson-you = Tiro
pages-lesson-fold = Masquer le texte
pages-lesson-unfold = Afficher le texte
pages-lesson-next = Leçon suivante

## Réglages
pages-settings = Réglages
pages-settings-about = Enregistrés dans ce navigateur, appliqués aussitôt.
pages-settings-look = Apparence
pages-settings-table = À la table
pages-settings-theme = Thème
    .about = Midi est clair, Torche est sombre.
    .system = Selon l’appareil
    .noon = Midi
    .torchlight = Torche
pages-settings-language = Langue
    .system = Selon le navigateur
    .en = English
    .fr = Français
pages-settings-motion = Animations
    .about = La vitesse des cartes et des jetons. Rien ne bouge si votre appareil demande moins d’animations.
    .off = Aucune
    .fast = Rapides
    .normal = Normales
    .slow = Lentes
pages-settings-pace = Vitesse des coups des autres
    .about = À vitesse normale, une action dure 0,7 seconde, les moments forts un peu plus. Vous pouvez toujours répondre tout de suite.
pages-settings-confirm = Confirmer les coups
    .about = Un premier clic montre le coup, un second le joue. Contre des bots, tout peut être annulé.
    .always = Toujours
    .risky = Coups risqués
    .never = Jamais
pages-settings-sound = Son
    .about = Des sons discrets : votre tour, un choc, un accident, une victoire. Ils commencent à votre premier clic.
pages-settings-notify = Notifications
    .about = Un message du navigateur quand c’est à vous et que cette page est en arrière-plan.
    .refused = Votre navigateur bloque les notifications de cette page. Vous pouvez changer cela dans ses réglages.

## Compte
pages-account = Compte
pages-account-about = Un nom suffit pour jouer. Un compte garde vos tables et votre classement sur tous vos appareils.
pages-account-name = Nom
pages-account-passphrase = Phrase secrète
    .about = Au moins 8 caractères ; plusieurs mots se retiennent le mieux. Nous ne pourrons pas la retrouver pour vous.
pages-account-as-guest = Jouer en invité
    .about = Juste un nom, dans ce navigateur seulement. Vous pourrez en faire un compte plus tard.
    .do = Jouer en invité
pages-account-up = Créer un compte
    .about = Un nom et une phrase secrète, rien d’autre.
    .guest = Vos parties d’invité passent sur votre compte.
    .do = Créer le compte
    .other = J’ai déjà un compte
pages-account-in = Se connecter
    .about = Bon retour parmi nous.
    .do = Se connecter
    .other = Créer plutôt un compte
pages-account-guest = Invité dans ce navigateur
pages-account-has = Compte inscrit
pages-account-welcome = Bienvenue, { $name }.
pages-account-sign-out = Se déconnecter
pages-account-out = Déconnecté.
pages-account-ratings = Classements
    .about = Par jeu et par nombre de joueurs. C’est un chiffre prudent : ce que vous avez prouvé jusqu’ici. Il monte donc à mesure que vous jouez.
    .none = Les parties entre joueurs inscrits sont classées ; la première vous donnera un classement.
pages-account-game = Jeu
pages-account-players = Joueurs
pages-account-games = Parties
pages-account-strength = Classement
pages-account-sessions = Où vous êtes connecté
pages-account-here = Ce navigateur
pages-account-seen = vu { $when }
pages-account-unknown = Appareil inconnu
pages-account-revoke = Déconnecter
pages-account-kept = Vos données
    .about = Votre nom, vos classements et les appareils où vous êtes connecté. Vous pouvez les télécharger ou les faire effacer ; les parties jouées restent, sans votre nom.
pages-account-download = Télécharger mes données
pages-account-forget = Tout effacer
    .title = Effacer toutes vos données ?
    .about = Votre nom, vos classements et vos connexions disparaissent pour de bon, et vous perdez vos places aux tables. C’est irréversible.
    .yes = Tout effacer
    .no = Annuler
pages-account-gone = Toutes vos données ont été effacées.
