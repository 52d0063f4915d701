### Colossal Arena: the rules, clause by clause.

ca-1 = Setting up
ca-1-1 = A table seats two to five players. With any other number the game does not start.
ca-1-2 = Each player begins with a supply of five bet tokens in a colour that nobody else uses. No token lies on the table yet.
ca-1-3 = There are twelve creatures to choose from. Each has eleven combat cards, one of every strength from 0 to 10.
ca-1-4 = Eleven spectators, one of every strength from 0 to 10, and three referees complete the cards. The referees are two Prefects and one Magister.
ca-1-5 = Eight different creatures take part. They are drawn at random; a table option lets the host name all eight instead. They lie face up in one line, and their order in it has no effect on play.
ca-1-6 = The four creatures that do not take part are out of the game with all their combat cards. None of those cards is ever in a hand, in the deck, in a row or in the discard pile.
ca-1-7 = The deck starts with 102 cards: 88 combat cards of the eight creatures, 11 spectators and 3 referees. Each draw is equally likely to be any of the cards still in the deck.
ca-1-8 = Each player is dealt a hand of eight cards that only this player may see. The rest of the deck lies face down.
ca-1-9 = The player who takes the first turn is chosen at random.

ca-2 = Rounds and turns
ca-2-1 = The game lasts five rounds at most. A round goes on until one creature is eliminated, however many turns that takes.
ca-2-2 = Turns pass clockwise from player to player. The end of a round does not interrupt this order.
ca-2-3 = When a round ends, the player to the left of the one whose turn ended it opens the next round. The text names no one; here the turns simply go on.
ca-2-4 = A turn has four phases in a fixed order: the bet phase, the card phase, the discard and draw phase, and the elimination check.
ca-2-5 = A player who places a secret bet skips the card phase of that turn. The discard and draw phase and the elimination check take place as usual.
ca-2-6 = Each round has a combat row of its own. Cards are played only to the current row; the earlier rows stay on the table as they are.
ca-2-7 = The elimination check at the end of each turn decides, so a round may end before every player has had a turn in it; the next player then opens the new round. The text speaks of a turn for each player but does not make it a condition of the check. A table option allows no elimination until every player has had a turn in the round.

ca-3 = Bet phase and normal bets
ca-3-1 = In the bet phase a player does one thing at most: place a normal bet, place a secret bet or reveal their own secret bet. Doing nothing is always allowed.
ca-3-2 = For a normal bet a player puts one token from their supply on the space of a surviving creature in the current row. It makes no difference whether a card already lies there.
ca-3-3 = A space holds one token, whoever owns it. While it lies in the current row, nobody, not even its owner, can place another normal bet on that creature in this round.
ca-3-4 = A creature that has been eliminated can no longer be bet on in the bet phase.
ca-3-5 = A bet is worth 4 gold in row 1, 3 in row 2, 2 in row 3, 1 in row 4 and 0 in row 5.
ca-3-6 = Normal bets lie open: everyone sees whose token lies on which creature and in which row.
ca-3-7 = A player whose supply is empty cannot place a bet of any kind. They may still reveal their secret bet or do nothing.
ca-3-8 = Bets may be placed in row 5 although they are worth 0 gold. The values list that row like the others, and such a bet can still make its owner the backer.

ca-4 = Secret bets
ca-4-1 = For a secret bet a player lays a combat card from their hand face down and puts one token from their supply on it. The creature on this card, the marker, is the one bet on; the marker’s strength does not matter. The others see only that the bet exists.
ca-4-2 = Only a combat card can be the marker of a secret bet. Spectators and referees cannot.
ca-4-3 = A player may place one secret bet in the whole game, and revealing it does not allow another. Only taking it back with the Colossus in round 1 restores the right.
ca-4-4 = Secret bets may be placed on any turn of round 1, however long it lasts. From the first elimination on no more can be placed.
ca-4-5 = A secret bet on a creature that survives to the end pays 5 gold, whether or not it has been revealed.
ca-4-6 = In a later bet phase the owner of a secret bet may reveal it instead of placing a bet. The player still plays a card in that turn.
ca-4-7 = When a secret bet is revealed, its token is put beside the creature, outside all rows, so it takes up no space. The marker goes to the discard pile.
ca-4-8 = From the moment it is revealed a secret bet counts 5 towards being the creature’s backer. Before that it counts nothing.
ca-4-9 = Any number of players may have secret bets on the same creature, whatever normal bets lie there. The publisher has confirmed that the limit of one token to a space does not concern them.
ca-4-10 = A secret bet on a creature that is eliminated stays hidden and pays nothing, and its marker stays out of play. Nothing in the text removes it; its owner may still reveal it or take it back with the Colossus.
ca-4-11 = The marker must be a card the player can use at that moment. A card frozen by the Cyclops cannot serve, since its owner may not use it in any way.

ca-5 = The backer
ca-5-1 = The backer of a creature is the one player whose visible bets on it are worth the most in total.
ca-5-2 = If two or more players share the highest total on a creature, it has no backer.
ca-5-3 = The backer is worked out anew each time a bet is placed, revealed or taken back, whether in the bet phase, by a referee or by a power.
ca-5-4 = A player whose only visible bet on a creature lies in row 5, worth 0 gold, is its backer if nobody else has a visible bet there. A player without a visible bet on the creature never is. The text leaves this case open; a table option denies backing to a total of 0.
ca-5-5 = Who the backer is counts at the moment the combat card is played. A bet placed or revealed in the bet phase of the same turn therefore already counts.

ca-6 = Playing a card
ca-6-1 = In the card phase a player must play a card if any of their cards is playable. It is a single card, unless a power allows more.
ca-6-2 = A combat card is played to the space of its own creature in the current row and nowhere else.
ca-6-3 = A combat card of an eliminated creature cannot be played.
ca-6-4 = A spectator is played on any one surviving creature in the current row. While it is the top card there, its strength is that creature’s value.
ca-6-5 = A card played on an occupied space covers what lies there, whether it is stronger or weaker. The top card alone gives the creature its value.
ca-6-6 = No player may look at covered cards. The board shows only the top card and the height of each pile.
ca-6-7 = Playing a spectator triggers no power, not even for the creature’s backer.
ca-6-8 = If a combat card is played straight onto a spectator, no power is triggered, not even for the creature’s backer.
ca-6-9 = Only the card directly beneath the one played matters. A spectator further down in the pile no longer stops the power.
ca-6-10 = When the backer plays a combat card to an empty space or straight onto another combat card, the creature’s power is triggered.

ca-7 = Referees and visible cards
ca-7-1 = A referee has its effect as soon as it is played and then goes on top of the discard pile. It never lies in a row.
ca-7-2 = Whoever plays the Magister names a surviving creature. All secret bets on it that are still hidden are revealed at once, and its backer may change at once.
ca-7-3 = The Magister also reveals a secret bet of the player who plays it, as the text exempts nobody. A creature on which nobody has a secret bet may be named; the card is then used up without effect.
ca-7-4 = Whoever plays a Prefect may take one visible combat card from any row, the current one or an earlier one, into their hand. The player may also decline.
ca-7-5 = A Prefect cannot take spectators, covered cards or the markers of secret bets. Visible combat cards of eliminated creatures can be taken, since the text asks only for a visible combat card.
ca-7-6 = A Prefect may take the only card a surviving creature has in the current row. That space is then empty, and nothing can be eliminated until it is filled again.
ca-7-7 = When a top card is taken or discarded, the card beneath it becomes the top card at once and sets the value, even if it is a spectator. Being uncovered triggers no power.
ca-7-8 = A Prefect may be played even when there is nothing to take. It is then discarded without effect, because taking a card is only a permission.
ca-7-9 = Whether a power is triggered depends on the card that lies directly beneath at the moment of playing, however it came to be on top. If it is a spectator, the power is not triggered; if it is a combat card, it is.
ca-7-10 = Prefect and Unicorn reach only cards that lie in the rows, never the discard pile, a hand that is shown or a marker. The text says no more than “visible”; a table option lets the top card of the discard pile count as visible.

ca-8 = Passing
ca-8-1 = A player may pass the card phase only with no playable card in hand. Combat cards of surviving creatures, all spectators and all referees are playable, even a referee whose effect would change nothing.
ca-8-2 = A player who passes shows all the cards in their hand to everyone, to prove that none is playable.
ca-8-3 = Cards frozen by the Cyclops do not count here: a playable card among them does not forbid the pass, and they are not shown. Their owner may not use them in any way.
ca-8-4 = After a pass the discard and draw phase and the elimination check take place as usual.
ca-8-5 = The game ends and is scored when, for as many turns in a row as there are players, every card phase is passed and nothing is bet, revealed, discarded or drawn, and no hand, frozen cards returned, holds a playable card. This departs from the text, under which such a game would never end. A table option turns it off, and the stalemate variant does without it.

ca-9 = Discarding and drawing
ca-9-1 = In each turn a player may discard up to three combat cards of eliminated creatures, or none. The question is put even to a player who holds no such card.
ca-9-2 = Each card discarded in this way is shown to everyone.
ca-9-3 = Combat cards of surviving creatures, spectators and referees cannot be discarded in this phase.
ca-9-4 = A player with fewer than eight cards in hand then draws, one card at a time, until there are eight. The text makes this an instruction, so drawing cannot be refused.
ca-9-5 = A player with eight or more cards in hand draws nothing. There is no upper limit, and no card need be given up.
ca-9-6 = The game ends at the very moment the last card of the deck is drawn, even before the hand is full. No elimination check follows, so a creature about to be eliminated survives.
ca-9-7 = Discarded cards do not return to the deck.

ca-10 = Elimination
ca-10-1 = The elimination check is made once a turn, at its very end, after drawing. A row that fills up earlier in the turn has no effect until then.
ca-10-2 = No creature is eliminated while any surviving creature has an empty space in the current row.
ca-10-3 = If every surviving creature has a card in the current row, the one whose top card is the single lowest is eliminated. 0 is a strength like any other, and only one creature is eliminated at a time.
ca-10-4 = If two or more creatures share the lowest value, none is eliminated. The round goes on in the same row.
ca-10-5 = No more cards are played and no more bets placed on a creature once it is eliminated. Bets already on it stay where they are and pay nothing.
ca-10-6 = After each of the first four eliminations a new row begins. It has one empty space for each survivor and none for eliminated creatures.
ca-10-7 = Later changes in earlier rows neither bring a creature back nor eliminate one. The check looks only at the current row.

ca-11 = End of the game
ca-11-1 = The game ends with the fifth elimination, when three creatures survive.
ca-11-2 = The game also ends when the deck is used up. All creatures alive at that moment pay, even if there are more than three of them.
ca-11-3 = At the end all secret bets are turned up. Each player scores the value of their bets on surviving creatures; tokens still in the supply are worth nothing. The player with the most gold wins.
ca-11-4 = If several players share the most gold, the one among them who had a turn most recently wins. The turn in which the deck ran out counts.
ca-11-5 = If the game ends while a power is being used, everything left of the turn is dropped: no further card, no discarding, no drawing and no elimination check. The text says “immediately”, and here that holds inside a chain of powers too.

ca-12 = Table talk and what players know
ca-12-1 = Players may talk and make deals as they like, but no deal is binding. Nobody may show a card to another player unless a rule demands it.
ca-12-2 = Everyone may know the top cards and the heights of the piles, the open bets and the place of revealed ones, the backers, the supplies, the sizes of hands and deck, how many cards are frozen and who has a secret bet. Which card a Prefect or the Troll took is also open to all.
ca-12-3 = Only its owner knows a hand, the marker of a secret bet and which cards are frozen. Nobody may look at the deck, at covered cards in the rows or at cards buried in a stack discarded with the Magus.
ca-12-4 = The board shows the top card and the size of the discard pile. The text is silent on keeping a record; here the log keeps whatever was open to all when it happened, and never a card buried with the Magus. A table option, strict memory, keeps less.
ca-12-5 = Whether, when and for whom the table waits depends only on what everyone may know. A player is therefore sometimes asked when their hand leaves nothing to choose, so that the others cannot read that hand from the pause.

ca-13 = Powers in general
ca-13-1 = A creature’s power is triggered only when its backer plays a combat card from their hand on it. A combat card played by anyone else triggers nothing.
ca-13-2 = Using a power is always optional: the player may decline.
ca-13-3 = A power not used at once is lost. Only the Magus takes effect later, when cards are discarded in the same turn.
ca-13-4 = Cards moved by a power or a referee trigger no power.
ca-13-5 = Where a power contradicts another rule, the power prevails. With the Daimon, for instance, a bet may be placed in an earlier row, and with the Amazon a hand may grow beyond eight cards.
ca-13-6 = When a power takes effect, the card that triggered it is already in its row. The Unicorn, for instance, may swap that very card.
ca-13-7 = If everyone can see that a power has no possible target, it does nothing and the turn goes on. If its use depends on cards that others cannot see, the player is asked all the same.

ca-14 = The Amazon
ca-14-1 = The backer may draw exactly three cards from the deck into their hand, or none. If the deck holds fewer than three, they draw all that are left.
ca-14-2 = The hand may grow beyond eight cards through the Amazon, and none of them has to be given up later. With eight or more in hand the player draws nothing at the end of the turn.
ca-14-3 = If the Amazon takes the last card of the deck, the game ends at once. The text is silent on a deck of one or two cards; here the power may still be used and so ends the game. A table option withholds it when fewer than three cards are left.

ca-15 = The Colossus
ca-15-1 = The backer may take one of their own tokens from the table back into their supply, on whatever creature it lies. A token of another player cannot be taken.
ca-15-2 = The token may also be taken back from an eliminated creature.
ca-15-3 = The token counts as if it had never been placed, so its space is free again. In the current row anyone may then bet there; in an earlier row only the Daimon can reach the space.
ca-15-4 = The player may take back the token of their own secret bet. If the bet is still hidden, its marker goes face up to the discard pile, so everyone learns the creature; if it has been revealed, only the token moves.
ca-15-5 = A player who takes back a secret bet during round 1 may place another, but only while round 1 lasts. The text is silent; here the bet counts as never placed in this respect too. A table option keeps the limit of one secret bet in a game.
ca-15-6 = A player may take back the very token that made them the backer of the Colossus. The power is completed all the same, and the backer is worked out anew afterwards.

ca-16 = The Cyclops
ca-16-1 = The backer may choose another player. Half of that player’s hand, rounded up and chosen at random, is laid face down in front of them: these cards are frozen.
ca-16-2 = Only their owner knows which cards are frozen. The player using the Cyclops and everyone else see just their number.
ca-16-3 = In their next turn the owner cannot use frozen cards in any way: they cannot be played, serve as the marker of a secret bet or be discarded.
ca-16-4 = Frozen cards return to the hand in the discard and draw phase of that turn, after discarding and before drawing. They count when the hand is filled up to eight.
ca-16-5 = If the Cyclops strikes the same player again before that turn, half of the cards still in hand, rounded up, are frozen as well. Cards already frozen are not counted again.

ca-17 = The Daimon
ca-17-1 = The backer may at once place one token from their supply on a free space of the current row or an earlier one. The bet is worth what that row is worth: 4, 3, 2, 1 or 0 gold in rows 1 to 5.
ca-17-2 = The Daimon cannot place a token on a space that already holds one, whoever owns it.
ca-17-3 = The Daimon cannot be used to place a secret bet.
ca-17-4 = This bet comes on top of anything done in the bet phase. It needs a token in the supply; without one the power does nothing.
ca-17-5 = With the Daimon, too, a player may bet only on surviving creatures. This departs from the text, which allows any creature, because such a bet could not pay. A table option allows eliminated ones, but only in rows up to that of their elimination, for they have no spaces after it.
ca-17-6 = A bet placed with the Daimon takes up only the space it lies on. In an earlier row it leaves the creature’s current space free, and a normal bet in the current row does not close the earlier spaces to the Daimon.

ca-18 = The Ettin
ca-18-1 = The backer may play one more card in this turn. It may be any playable card: a combat card, a spectator or a referee.
ca-18-2 = The usual conditions decide whether the extra card triggers a power of its own.
ca-18-3 = The Ettin’s power may be used once in a turn, whether directly or called by the Seraphim. A further Ettin card gives no further play, but a further Seraphim card may call a different creature.
ca-18-4 = The extra card may be declined without showing any cards, even by a player who could play one. The question is put even to a player who could not.

ca-19 = The Gorgon
ca-19-1 = The backer may choose another player and name a surviving creature, the Gorgon included. If that player has a combat card of it, they must hand one over. The others learn which creature was named and that a card changed hands, but not its strength.
ca-19-2 = A player who holds several combat cards of the named creature chooses which one to give. The text puts the duty on the giver, so the choice is theirs too.
ca-19-3 = A player without such a card shows the hand as it is at that moment to the player using the Gorgon, and to nobody else. The others learn only that there was none, and the player who saw the hand may not tell what was in it.
ca-19-4 = Frozen cards are neither handed over nor shown.
ca-19-5 = A spectator does not count as a combat card of the named creature and is not handed over.

ca-20 = The Magus
ca-20-1 = In the discard and draw phase of this turn the backer may also discard combat cards of surviving creatures. This lasts for the one turn only.
ca-20-2 = The limit remains three discarded cards in all. Triggering the Magus twice in a turn does not raise it.
ca-20-3 = The discarded cards go face up on the discard pile as one stack, in the order the player chooses. Only the top one becomes known; the others learn no more than how many lie beneath it.
ca-20-4 = The Magus does not make it possible to discard spectators or referees. The text extends the power to combat cards only.

ca-21 = The Seraphim
ca-21-1 = The backer may call one creature eliminated in this game and use its power at once. Surviving creatures and the four that do not take part cannot be called.
ca-21-2 = The player need not have any bet on the creature called, and it does not matter who its backer was.
ca-21-3 = If the Seraphim calls the Troll, the card to take is a visible Seraphim combat card of an earlier row; Troll cards stay where they are. The publisher has confirmed this.
ca-21-4 = Where the called power speaks of other creatures, the Seraphim counts as the one acting. So with the Wyrm’s power the Seraphim’s own pile is safe; a table option allows its top card to be discarded.
ca-21-5 = With the Magus, the Cyclops, the Daimon or the Colossus the effect belongs to the player who called: it is their discarding, their attack, their token placed or their token taken back. The former backer of the called creature has no part in it.

ca-22 = The Titan
ca-22-1 = The backer may choose another player with at least three cards in hand, look at three of them, keep one and give the other two back.
ca-22-2 = The three cards are drawn at random, and one of them must be kept. The text lets the player draw from a hand they cannot see, so they do not choose the three.
ca-22-3 = Frozen cards are not drawn and do not count towards the three cards the chosen player must have.
ca-22-4 = The two players involved know the three cards and which one was kept; the others learn only who took a card from whom. The player using the Titan may say what the cards were but may not show them.

ca-23 = The Troll
ca-23-1 = The backer may take one visible Troll combat card from an earlier row into their hand.
ca-23-2 = Troll cards in the current row and covered Troll cards cannot be taken. In round 1 there is no earlier row, so the power does nothing.

ca-24 = The Unicorn
ca-24-1 = The backer may let two visible combat cards of the same creature change places if they lie in different rows. It may be any creature, the Unicorn itself and eliminated ones included.
ca-24-2 = A spectator, a covered card or an empty space cannot be part of the swap. The text asks for two visible combat cards.
ca-24-3 = Only the two top cards change places. The cards beneath them stay where they are.

ca-25 = The Wyrm
ca-25-1 = The backer may discard the top card of another creature in the current row, be it a combat card or a spectator. It is one card only; the Wyrm’s own pile and earlier rows are safe.
ca-25-2 = The card that lay beneath becomes the top card and sets the creature’s value.
ca-25-3 = If no card lay beneath, the space is empty. The row is then no longer full, and nothing can be eliminated until it is filled again.
ca-25-4 = The player decides before seeing what lies beneath. Once the card has been discarded, the choice stands.

ca-26 = Options and variants
ca-26-1 = Stalemate variant: the game does not end when the deck is empty. Players go on with the cards they have and draw nothing while there is nothing to draw.
ca-26-2 = Stalemate variant: when no player can play a card, all the cards of row 1, covered ones and those of eliminated creatures included, are shuffled into a new deck. Each player draws one card, and the order of turns stays the same.
ca-26-3 = Stalemate variant: a stalemate may also be proposed each time the player who opened the round is about to take a turn. It is agreed if nobody objects; a single objection blocks it until the turn comes round to that player again.
ca-26-4 = Stalemate variant: after a stalemate a player draws only one card a turn instead of filling the hand up to eight. The Amazon still draws three, or what is left, and taking the last card does not end the game.
ca-26-5 = Stalemate variant: at each further stalemate the next row is shuffled into a new deck in the same way. The game therefore always goes on until three creatures survive.
ca-26-6 = Tournament tie-break: among the players tied for the most gold, the one whose bets on the creature eliminated last are worth the most wins. If they are still tied, or no creature has been eliminated, the one among them who had a turn most recently wins.
ca-26-7 = Strict memory: the log, and any record of a game still being played, no longer names cards from before the reader’s own previous turn. Cards buried with the Magus are never named, with or without this option.
ca-26-8 = A table option lets the host leave creatures out of the random draw, provided that at least eight remain.
