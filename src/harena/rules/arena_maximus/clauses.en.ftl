### Arena Maximus: the rules, clause by clause.

am-1 = Setting up
am-1-1 = A table seats two to five players. With any other number the race does not start.
am-1-2 = There are five chariots: red, yellow, green, blue and black. Each player is given one of them at random; those that nobody drives take no part in the race.
am-1-3 = Each chariot has a Beast, a Driver and a Chariot score of its own, open to all. The Beast score limits changes of speed; the Driver score limits discards, rams, blocks and attacks; the Chariot score is the damage at which the chariot crashes.
am-1-4 = Every chariot starts with its wheel whole, without damage and with an empty speed pool.
am-1-5 = The track is a closed loop of 32 tiles: the Start/Finish line, then 6 straights, 9 curves, 7 straights and 9 curves. Table options offer another layout and a short track.
am-1-6 = Straights and curves are shuffled separately before the track is laid. On the full track four straights are left over; they take no part in the race and nobody sees them.
am-1-7 = Every tile except the Start/Finish line is laid face down. The first three tiles after the line are then turned up.
am-1-8 = The deck is shuffled and each player is dealt a hand of seven cards, hidden from the others.
am-1-9 = A first player is chosen at random, and this player’s chariot heads the line at Start/Finish. The other chariots queue behind it in seating order, clockwise.
am-1-10 = All chariots begin the race marked as not yet moved.
am-1-11 = Standing on the Start/Finish line when the race begins, or leaving it, is not a crossing. The text takes this for granted; otherwise the race could end in its first round.

am-2 = Cards and what players know
am-2-1 = The deck is made up of whips, reins and magic cards. Each whip and each rein bears a skill icon in one of five colours: red, yellow, green, blue or black.
am-2-2 = A magic card may be used as a whip, as a rein or as a skill icon of any colour.
am-2-3 = Each card is counted once, for a single purpose. One magic card, for example, cannot be a rein and a skill icon together; the text is silent on double use, and here there is none.
am-2-4 = A magic card may be added to a speed pool as a whip. It then counts as a whip for as long as it lies there, since the text lets it stand in for any other card.
am-2-5 = If a card is to be drawn and the deck is empty, the discard pile is shuffled into a new deck, even in the middle of a draw; the text does not name the moment. Cards in speed pools are never shuffled in, and no card is ever lost.
am-2-6 = If neither the deck nor the discard pile has a card left, the draw ends there and the turn goes on with a smaller hand. The text does not foresee this case.
am-2-7 = Everyone may know the places and lines of the chariots, the speed pools, the damage and the wheels, the sizes of hands and deck, the tiles that are face up and each card as it is discarded. Hands, the cards drawn, the deck, the tiles that are face down and the unused tiles are hidden; only a table option for teaching opens the hands.
am-2-8 = Whether a player is asked something depends only on what everyone may know, never on a hand; the hand decides only which answers are possible. This holds for every question: ramming, blocking, attacking, counter-attacking, cancelling, spells, counterspells and the stop at recovery stables. A player without the cards needed gets the question too, with no other answer than to decline, so that the others learn nothing.

am-3 = Rounds and order of turns
am-3-1 = In a round each player in the race takes one turn.
am-3-2 = The chariot farthest behind moves first, then the next one ahead of it, and so on. The chariot that led when the round began moves last.
am-3-3 = The order of turns is fixed when the round begins; overtaking does not change it, and neither does a crash in another player’s turn. A new place in the order, a crashed chariot’s included, counts from the next round on. The text does not say whether the order is read anew during a round.
am-3-4 = Of several chariots on one tile, the one that arrived there first moves first.
am-3-5 = The chariots on a tile form a line. A chariot that comes to an occupied tile goes to the end of its line.
am-3-6 = In the first round the order of the line at the start applies, so the first player takes the first turn.
am-3-7 = A chariot is marked as moved when its turn is over. Once all chariots in the race are marked, a new round begins.
am-3-8 = A chariot’s position is the distance it has run, all laps counted. A lapped chariot is therefore behind, even if it stands farther round the loop; the text speaks of places in the race and not of tiles.

am-4 = Setting the speed
am-4-1 = A turn has four phases in a fixed order: setting the speed, discarding, drawing and movement.
am-4-2 = In the first phase a player leaves the speed pool as it is, adds cards to it or removes cards from it. Changing nothing is always allowed, even with an empty pool; adding and removing in the same turn never is.
am-4-3 = To speed up, a player plays whips, or magic cards used as whips, from their hand face up into the pool. A rein cannot go there.
am-4-4 = To slow down, a player moves cards from the pool to the discard pile. They do not return to the hand.
am-4-5 = In one turn a player can add at most as many cards as the chariot’s Beast score, or remove at most as many.
am-4-6 = The number of cards in the pool is the chariot’s speed: the steps it makes in this turn, neither more nor fewer unless something stops it. Only the spell Hasten adds to them.
am-4-7 = The pool stays as it is from one turn to the next, until its player changes it or a rule discards it.

am-5 = Discarding
am-5-1 = After setting the speed a player may discard cards, at most as many as the chariot’s Driver score.
am-5-2 = Only cards in hand can be discarded in this phase, not cards in the speed pool.
am-5-3 = Discarding is voluntary and any card may go: a whip, a rein or a magic card.

am-6 = Drawing
am-6-1 = The player then draws cards until hand and speed pool together make seven.
am-6-2 = A player whose hand and pool already make seven or more draws nothing.
am-6-3 = A player can neither refuse to draw nor stop short of seven.
am-6-4 = A hand is refilled only in the player’s own draw phase, on a stop at recovery stables and in a recovery turn. Cards spent at any other time are not replaced before then, not even at the end of the mover’s turn, and a hand may run empty. The text grants no other draw.

am-7 = Movement
am-7-1 = A chariot has to cover as many tiles as its speed. Its player cannot choose to go less far, except by stopping at recovery stables.
am-7-2 = Movement goes step by step: everything on one tile is settled before the chariot leaves for the next.
am-7-3 = Each tile is settled in this order: ramming, blocking, the effect of the tile, attacking.
am-7-4 = If no other chariot is on the tile, ramming, blocking and attacking are left out.
am-7-5 = A chariot with speed 0 stays where it is and its turn ends. Its tile has no effect.
am-7-6 = The tile on which a chariot begins its turn is not settled again.
am-7-7 = A crashed chariot outside the track does not count as being on the tile: it cannot be rammed or attacked, and it cannot block. The text puts it beside the track without saying more; here it is out of reach and inactive until it returns.
am-7-8 = A move ends early only if a block is not cancelled, if the mover crashes or is eliminated, if the mover chooses to stop at recovery stables or if the race is won on the spot. Crossing the Start/Finish line does not end it.

am-8 = Ramming
am-8-1 = Before entering a tile with other chariots on it, the mover may ram them. The mover may also leave them alone.
am-8-2 = To ram, the mover discards at least one set from hand. A set is a whip and a rein; a magic card may replace either of them, but one magic card never replaces both.
am-8-3 = Each set that is not cancelled deals 2 damage to the rammed chariot.
am-8-4 = The mover can play at most as many sets against a chariot as their own Driver score. The limit applies to each rammed chariot separately, as the text attaches it to the ram and not to the turn.
am-8-5 = The player of the rammed chariot may cancel sets by discarding sets of their own, one for one. It is allowed to cancel only some of them.
am-8-6 = For each set cancelled, the ramming chariot takes 1 damage.
am-8-7 = The defender cannot discard more sets than were played in the ram. The defender’s Driver score does not matter here.
am-8-8 = If several chariots are on the tile, the mover may ram each of them once, one after the other and in any order.
am-8-9 = The mover can ram the same chariot only once in a turn.
am-8-10 = A chariot that has been rammed may still block.
am-8-11 = A chariot that crashes from the ram can no longer block. The text does not mention the case; here the chariot already lies outside the track.
am-8-12 = If the ramming chariot crashes, it is put beside the tile from which it was moving. It has not yet entered the other tile, because ramming comes before the entry.
am-8-13 = The damage of a ram is dealt to both chariots together, and only then is it seen which of them crash. The text gives no order; here both can crash at once.

am-9 = Blocking
am-9-1 = Before the mover enters a tile, each opponent with a chariot on it that has neither crashed nor crossed the line is asked whether to block. This includes opponents without a rein.
am-9-2 = To block, an opponent discards at least one rein from hand and at most as many as their chariot’s Driver score.
am-9-3 = A blocker plays all their reins at once and cannot add to them later.
am-9-4 = To cancel the block, the mover discards the same number of reins as was played. The mover’s Driver score does not matter here.
am-9-5 = If the block is not cancelled in full, the chariot stays on the tile it is on and the turn is over.
am-9-6 = Once the block is cancelled, the mover enters and nobody is asked to block this entry again. On another turn the same opponent may block once more.
am-9-7 = Several opponents are asked in seating order, clockwise from the mover’s left, whatever their order in the tile’s line. Each sees how many reins were played before. The reins are added up, and the mover answers once, when all have been asked.
am-9-8 = The mover discards the full number of reins or none at all. Even with enough of them the mover may give in and keep them; the text knows no part payment.
am-9-9 = A chariot that has been blocked does not lose its place in the line of its tile. Under the text it does not enter the other tile, so it never left this one.
am-9-10 = The speed pool of a blocked chariot stays as it is. Nothing in the text takes it away.
am-9-11 = A successful block does not undo the rams that came before it: the damage stays and the cards are spent.

am-10 = Tile effects
am-10-1 = An empty tile has no effect.
am-10-2 = On rocks the mover discards reins, at most as many as the tile’s rating. For each rein missing from the rating the chariot takes 1 damage.
am-10-3 = The mover may hold back some or all reins on rocks and take the damage.
am-10-4 = A jump does no harm if the speed pool holds at least as many cards as the tile’s rating; otherwise the chariot takes 1 damage for each card missing. The whole pool counts, not the steps left, and no card is spent.
am-10-5 = On a hazard the mover discards one card of the matching colour for each skill icon shown, icons in the chariot’s own colour excepted, and never more. One card answers one icon, and the chariot takes 1 damage for each icon left unanswered. The mover may hold cards back and take the damage.
am-10-6 = Against a hazard a whip and a rein serve equally well; only the skill icon counts.
am-10-7 = A chariot is immune to icons of its own colour: they cost no card and do no damage.
am-10-8 = On entering recovery stables the mover may end the movement there, whatever the speed. The question comes at every such tile entered, even with the last step; the text excepts none. A mover who goes on gets no benefit and may still attack on that tile.
am-10-9 = A stop at recovery stables removes all damage from the chariot and discards its speed pool. The player may then discard any cards from hand and draws until the hand holds seven.
am-10-10 = A stop at recovery stables ends the turn before the attack. The text lets the turn end with the stop, so no attack follows.
am-10-11 = The rating or the skill icons of a tile are fixed. Everyone can see them once the tile is face up.

am-11 = Attacking
am-11-1 = After the effect of the tile the mover may attack other chariots on the same tile.
am-11-2 = To attack a chariot, the mover discards at least one whip, or magic card used as a whip, from hand and at most as many as their own Driver score. The limit applies to each attacked chariot separately, as it does for rams.
am-11-3 = Each whip that is not cancelled deals 1 damage to the attacked chariot.
am-11-4 = The defender may cancel whips by discarding whips of their own, one for one, but never more than were played. The defender’s Driver score does not matter here.
am-11-5 = The attacked player may then counter-attack the mover under the same rules, limited by their own Driver score. The text asks only that there was an attack, so this is allowed even after cancelling it entirely.
am-11-6 = The mover may cancel whips of a counter-attack in the same way.
am-11-7 = A player who has not been attacked cannot counter-attack.
am-11-8 = A counter-attack cannot be answered with another one. The text leaves this open; here the exchange ends with it.
am-11-9 = The mover may attack each of several opponents on the tile once, in any order. Attack, cancelling, counter-attack and its cancelling are completed with one opponent before the next is attacked.
am-11-10 = The mover may attack on every tile entered, not only on the last one.
am-11-11 = An opponent whose chariot crashes from the attack makes no counter-attack. The text does not mention the case; here the chariot already lies outside the track.

am-12 = Turning up tiles
am-12-1 = When a chariot comes to stand on the foremost tile that is face up, the next three tiles are turned up at once.
am-12-2 = This happens on entry, before the effect of the tile and before any crash on it, because the text calls for it at once. A blocked chariot turns up nothing.
am-12-3 = If fewer than three tiles are still face down, all of them are turned up. The text does not mention the end of the loop.
am-12-4 = A tile that has been turned up stays known to all. Nobody knows what is on a tile that is face down, neither people nor computer players.

am-13 = End of a turn and the finish
am-13-1 = After its last step a chariot is marked as moved, and the next player in the order takes a turn.
am-13-2 = A chariot that enters the Start/Finish line has crossed it.
am-13-3 = A chariot that crosses the line goes on until all its steps are used up.
am-13-4 = The tiles beyond the line have no effect on a chariot that has crossed it.
am-13-5 = A chariot that has crossed the line can no longer be rammed, blocked, attacked or affected by spells.
am-13-6 = A chariot across the line also stops ramming, blocking and attacking. The text only protects it; here it takes no further part in the fighting.
am-13-7 = Apart from the crossing, the Start/Finish line is a tile without effect.
am-13-8 = With the spells option, no Teleport can be cast once the chariot has crossed the line. A Hasten cast earlier in the turn keeps its steps, since the text lets a crossing chariot use up its movement.
am-13-9 = When a chariot is about to enter the line for the last time, it may ram the chariots on it that have neither crashed nor crossed, and their players may block it. Both come before the entry; once the chariot has entered, it has crossed, and neither tile effect nor attack follows. The text does not treat this case.

am-14 = Kingmaking
am-14-1 = A player with no chance of winning in this round who could still decide which of two or more others wins must leave those chariots alone. A table option turns this rule off.
am-14-2 = Such a player cannot ram, block, attack or counter-attack those chariots. With spells in play they also cannot hit them with a Fireball, counter their spells or cast Alter Terrain on a tile between one of them and the line. Defending oneself is still allowed: cancelling, and a counterspell against a spell aimed at one’s own chariot. The text names only the first few of these and leaves the rest open.
am-14-3 = Two numbers are worked out for each chariot from what everyone may know. Its sure steps are, before its turn, the cards in its speed pool; in its turn the same, with 3 more if Hasten is in force; and in its movement phase the steps it has left. Its possible steps are, until it has set its speed, its pool plus its Beast score, with 3 more if its player may still cast a spell in that turn or Hasten is in force; in the movement phase they are the steps left, with 1 more if there is a step left and its player may still cast a spell and holds at least two cards. Both are 0 for a chariot that has had its turn, has crossed the line, is eliminated or spends this round’s turn on recovery. When it is asked whether a player may cast a spell that does not move their chariot, that spell counts as already cast. A player cannot win if even all possible steps would not take the chariot to the line on the last lap and farther than every chariot already across. The group of possible winners is made up of other chariots: of those already across, the one that is farthest, the first in line if several share that tile; and each one whose sure steps reach the line, provided that its possible steps would take it farther than any chariot already across. The player is under the ban if they cannot win and the group has two or more chariots. The text gives an example but no measure; this is ours.
am-14-4 = A chariot that is not one of the possible winners may be fought as usual.
am-14-5 = Where kingmaking forbids an action, the player is told that this is the reason. The text does not ask for it.

am-15 = Damage and crashes
am-15-1 = The damage of a chariot adds up to one number. Markers of 1 and 3 only show it and may be changed for one another at any time.
am-15-2 = A chariot crashes when its damage equals or exceeds its Chariot score.
am-15-3 = At its first crash a chariot’s wheel is turned to broken, its speed pool is discarded and it is put outside the track beside its tile. The player keeps their hand, and the damage stays until the recovery turn.
am-15-4 = A first crash in a player’s own turn ends that turn at once, with all steps left, even those from Hasten, and the chariot counts as moved. The text says so only for the second crash; but the pool is gone and the chariot is off the track.
am-15-5 = The player’s next turn is a recovery turn: the chariot is marked as moved, the hand is refilled to seven and all damage is removed. Nothing else happens in it.
am-15-6 = At the start of the turn after that the chariot returns to the inside of the track, and the player takes a full turn. Returning is not entering, so the tile is not settled.
am-15-7 = A chariot that crashes in another player’s turn before its own turn of the round has its recovery turn in that same round. The text says the next turn, and this is the next one.
am-15-8 = On its return a chariot takes the last place in the line of its tile. The text names no place in the line.
am-15-9 = Chariots that crashed at the same tile act in the order in which they crashed.
am-15-10 = At the second crash a player is eliminated on the spot. The chariot is removed, hand and speed pool are discarded, and the player has no more turns; if it is their own turn, it breaks off.
am-15-11 = Between crash and return nothing can damage a chariot. The text is silent here; the chariot lies outside the track and is out of reach.
am-15-12 = Damage from different causes in a turn adds up. After each cause it is seen whether the chariot crashes.
am-15-13 = On one tile the chariots in the line act first, then the crashed ones in the order of their crashes. The text orders only the crashed ones among themselves.

am-16 = End of the race
am-16-1 = Once a chariot has crossed the line, the round is played to its end and the race is then over. Chariots that have not yet moved still take their turns.
am-16-2 = The chariot that has gone farthest past the line wins.
am-16-3 = If several have gone equally far, the one that arrived first on that tile wins.
am-16-4 = The other places follow in this order: chariots across the line by distance, then by arrival; chariots short of it by position, then by line, those inside the track before those outside; the eliminated last, whoever was eliminated later being placed higher. The text ranks only those that finish.
am-16-5 = When only one player has not been eliminated, this player wins at once.
am-16-6 = If a ram eliminates the last two chariots together, victory goes to the one farther ahead. The distance run counts, so over several laps a lapped chariot loses; the text does not foresee this case.

am-17 = Several laps (table option)
am-17-1 = A table option sets the race to any number of laps from one to five; one is usual. Only on the last lap does the Start/Finish line end the race.
am-17-2 = Crossing the line on an earlier lap gives no protection and ends no effects. The text does not say so; here only the last crossing counts as one.
am-17-3 = Tiles that have been turned up stay face up on later laps. The text never turns one back.
am-17-4 = The end of the race with the round and the distance past the line refer to the last crossing. The text gives victory to whoever finishes the laps first; here, as in a race of one lap, it goes to the chariot farthest past the line at the end of that round.

am-18 = Spells (table option)
am-18-1 = Spells are a table option. Without it no spell can be cast.
am-18-2 = A spell costs one magic card and one card with a skill icon of the spell’s colour, both from hand. A second magic card may replace the card with the icon.
am-18-3 = Only the player whose turn it is can cast one of the five spells. The others can answer with nothing but a counterspell.
am-18-4 = A player can cast one spell in a turn. This is how we read the text, which speaks of a spell in the singular; a table option lifts the limit.
am-18-5 = Every spell except Teleport is cast at the very start of the turn, before the speed is set.
am-18-6 = Alter Terrain (green) swaps two tiles that are face up and unoccupied, both at most three tiles from the caster’s chariot, ahead or behind, counted round the loop. A tile is occupied if any chariot is there, the caster’s own and crashed ones beside it included. Straights and curves may be swapped with each other, as the text allows any two tiles; a table option demands the same shape.
am-18-7 = Alter Terrain cannot move the Start/Finish line.
am-18-8 = Hasten (yellow) raises the speed by 3 for this turn. The speed pool does not change, and drawing counts only the cards in it; jumps, however, count the 3 as well.
am-18-9 = Heal (red) removes up to 3 damage from the caster’s own chariot.
am-18-10 = Teleport (blue) is cast just before a step. The chariot then goes not to the next tile but to the one after it; the skipped tile is not settled, the other one is.
am-18-11 = A step made with Teleport uses up one step, although it covers two tiles. The text does not state the cost; here the spell replaces an ordinary step.
am-18-12 = If a block on the tile aimed at is not cancelled, the teleporting chariot stays where it was and keeps its place in the line. The turn is over, and the steps left and the cards of the spell are lost.
am-18-13 = If Teleport leads to a tile that is face down, three tiles are turned up, this one included, before it is settled. The text does not foresee this case.
am-18-14 = Teleport cannot skip the Start/Finish line, on any lap. It may end there, which on the last lap is the crossing, and the steps left are then used up; it may also be used to leave the start.
am-18-15 = Fireball (black) deals 1 damage to one other chariot at most three tiles from the caster’s, ahead or behind or on the same tile, counted round the loop. The target must have neither crashed nor crossed the line. The rulebook speaks of one chariot, a French summary of all in range; here it is one.
am-18-16 = A chariot that has crossed the line cannot be the target of a spell.

am-19 = Counterspells (table option)
am-19-1 = Right after a spell is cast, any other player may cancel it with a counterspell by discarding two magic cards, although it is not their turn. Every other player in the race with at least two cards in hand is asked.
am-19-2 = The cards of a cancelled spell are lost, and it still counts as the spell of the turn. The text cancels the spell without giving anything back.
am-19-3 = The other players are asked clockwise from the caster’s left, and one counterspell is enough. It cannot itself be cancelled, since the text does not list it among the spells.
am-19-4 = Only magic cards pay for a counterspell. Cards with skill icons do not.
am-19-5 = A player whose chariot has crashed may cast a counterspell. Players who have crossed the line or have been eliminated may not; the text draws no line here.
am-19-6 = If a Teleport is cancelled, the chariot makes an ordinary step to the next tile, which is settled in full. The text does not say what follows; here the step is still owed.

am-20 = Options and variants
am-20-1 = Summary-sheet layout: a table option lays the loop as 5 straights after the Start/Finish line, then 9 curves, 7 straights, 9 curves and 1 straight. The track still has 32 tiles.
am-20-2 = Same-shape swaps: with this table option Alter Terrain swaps only two straights or two curves.
am-20-3 = Spells per turn: a table option allows any number of spells in a turn instead of one. The kingmaking rule then takes into account the spells a player may still cast.
am-20-4 = Short track: a table option lays a shorter loop. Near its end fewer than three tiles may be left to turn up; then all of them are, and the race ends at the line as usual.
am-20-5 = Open hands: a table option for teaching shows every hand to everyone. Such a race is labelled as one with open hands and is never rated.
am-20-6 = Kingmaking off: a table option lifts the kingmaking rule. Such a race is labelled as a variant, and the rule is on unless the table turns it off.
