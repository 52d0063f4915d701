### Ce que dit un jeu qui n’a pas ses propres mots ; ceux de ses fichiers passent d’abord.

help-example = les mots d’un coup, ou l’un d’eux
rules-example = tour
label-legend = Chaque ligne montre un élément de la table par son nom ; — veut dire aucun.
value-none = —
value-yes = oui
value-no = non
view-you = à vous

term-standing = rang final, de 0 (dernier) à 1 (premier)
promise-risk = { $percent } % de risque de finir dernier

end-title = La partie est terminée
end-place = place
end-player = joueur
end-score = points
