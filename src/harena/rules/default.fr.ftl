### Ce que dit un jeu qui n’a pas ses propres mots ; ceux de ses fichiers passent d’abord.

help-example = les mots d’un coup, ou l’un d’eux
rules-example = tour
label-legend = Chaque ligne montre une chose de la table par son nom ; — veut dire rien.
value-none = —
value-yes = oui
value-no = non
view-you = à vous

term-standing = place à la fin, de 0 (dernier) à 1 (premier)
promise-risk = { $percent } % de risque de finir dernier

end-title = La partie est finie
end-place = place
end-player = joueur
end-score = points
