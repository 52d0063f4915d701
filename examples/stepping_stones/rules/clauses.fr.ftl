### Stepping Stones : chaque article dans nos propres mots, et le titre de chaque chapitre.

ss-1 = Avant le premier tour
ss-1-1 = Deux à cinq joueurs reçoivent chacun trois des vingt cartes, à l’insu des autres ; quatre, si la table le dit.
ss-2 = Un tour
ss-2-1 = À partir du premier siège, un joueur après l’autre pose une carte de sa main sur la pile, face visible.
ss-2-2 = Une carte plus haute que celle qu’elle couvre rapporte un point à son joueur.
ss-2-3 = Puis le joueur pioche une carte, à l’insu des autres, tant qu’il y en a.
ss-3 = La fin
ss-3-1 = La partie finit quand il ne reste aucune carte à jouer. Le plus de points gagne ; à égalité, le premier siège.
