# Petites choses communes à toutes les pages.
kit-close = Fermer
kit-loading = On pose les tesselles…
kit-back = Une carte, face cachée
kit-lowest = au plus bas
kit-covered = { $count ->
    [one] { $count } carte recouverte
   *[other] { $count } cartes recouvertes
}
kit-faction = { $name } ({ $colour })
kit-sealed = Pari scellé de { $faction }
kit-unsealed = Pari révélé de { $faction }
kit-colour-red = rouge
kit-colour-blue = bleu
kit-colour-green = vert
kit-colour-yellow = jaune
kit-colour-purple = pourpre
kit-colour-orange = orange
kit-colour-pink = rose
kit-colour-white = blanc
kit-colour-black = noir
kit-colour-brown = brun
kit-colour-silver = argent
kit-colour-teal = sarcelle
kit-colour-olive = olive
kit-colour-crimson = cramoisi
kit-colour-navy = bleu marine
kit-colour-gold = or

# La première page.
kit-home = Harena, page d’accueil
kit-skip = Aller aux jeux
kit-rules = Règles
kit-sub = Prenez place au bord du sable.
kit-pitch = Trois jeux d’arène aux règles complètes : misez sur des monstres, percutez un rival, prenez le virage trop vite. Avec vos amis, des inconnus ou des bots, dans votre navigateur.
kit-play-now = Jouer
    .of = Jouer : { $game }
kit-making = On dresse la table…
kit-open-a-table = Ouvrir une table
kit-learn-fast = Apprendre en 5 minutes
    .of = Apprendre en 5 minutes : { $game }
kit-note = Libre et gratuit. Aucun compte nécessaire pour jouer.
kit-games = Jeux
kit-minutes = { $minutes } minutes
kit-players = { $least } à { $most } joueurs
kit-fair = Équité prouvée :
    .how = chaque dé et chaque carte se vérifient après la partie.

kit-colossal-arena = Colossal Arena
    .tag = Huit monstres entrent. Trois ressortent.
    .text = Misez tôt, soutenez votre champion et enterrez les favoris des autres.
    .kind = paris et bluff
kit-arena-maximus = Arena Maximus
    .tag = Fouet, rênes, choc.
    .text = Une course de chars fantastique, cartes en main. Dépensez-les pour la vitesse, gardez-en pour survivre.
    .kind = gestion de main
kit-circus-maximus = Circus Maximus
    .tag = Trois tours. Quatre chevaux. Huit chars.
    .text = Une course tactique sur huit couloirs. Chaque virage affiche ses risques avant que vous ne vous lanciez.
    .kind = tactique et dés
