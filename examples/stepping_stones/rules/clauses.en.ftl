### Stepping Stones: every clause in our own words, and the heading of each chapter.

ss-1 = Before the first turn
ss-1-1 = Two to five players get three of the twenty cards each, unseen by the others; four, if the table says so.
ss-2 = A turn
ss-2-1 = From the first seat on, one player after the other lays a card of the hand on the pile, face up.
ss-2-2 = A card higher than the one it covers earns its player a point.
ss-2-3 = Then the player draws a card, unseen by the others, as long as there is one.
ss-3 = The end
ss-3-1 = The game ends when no card is left to play. Most points win; of equals, the lower seat.
