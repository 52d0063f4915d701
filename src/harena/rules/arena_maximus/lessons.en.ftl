### The lessons of Arena Maximus: a title, what is learnt, and for each step what to do.
### A step that has a text `…-astray` says there what to do instead of something else that is possible.

lesson-astray = That is possible, but not what we are after here. Nothing has happened: have another look at what to do.

## Driving

lesson-arena-drive = Driving
    .about = Whips, reins and dangerous tiles: the first two turns of a race.
lesson-arena-drive-1 = Whips go into your speed pool, and every card there carries you one tile each turn. The jump on tile 3 asks for speed 3, so begin: add the green whip.
lesson-arena-drive-1-astray = You may do that, but we are after speed 3, made of whips alone. Begin with the green whip.
lesson-arena-drive-2 = Your Beast score is 3: you may add or remove that many cards in a turn. Add the yellow whip as well.
lesson-arena-drive-2-astray = Possible, but the jump needs three cards, and the others will be useful elsewhere. Add the yellow whip.
lesson-arena-drive-3 = One more and you are fast enough. Your magic card could stand in for any other card, so keep it and add the red whip.
lesson-arena-drive-3-astray = You could, but we want speed 3 and the magic card still in hand. Add the red whip.
lesson-arena-drive-4 = Next you may discard cards to draw others, at most as many as your Driver score, which is 2. Rocks lie ahead and ask for reins, so you can spare a whip: discard the black whip.
lesson-arena-drive-4-astray = Possible, but reins and magic get you through rocks, whips do not. Discard the black whip.
lesson-arena-drive-5 = You draw until hand and speed pool together make seven: the faster you go, the fewer cards you hold. Keep the rest and drive.
lesson-arena-drive-5-astray = You may discard one more, but these three are just what you need. Keep them and drive.
lesson-arena-drive-6 = Tile 1 was empty, and here are rocks of 2: they ask for two reins, and each one missing is 1 damage. Play the green rein.
lesson-arena-drive-6-astray = That is allowed, but damage hurts, and your other cards have better uses. Play the green rein.
lesson-arena-drive-7 = One more for the rocks: play the yellow rein. The jump behind them costs no card, since your speed is high enough.
lesson-arena-drive-7-astray = Possible, but one rein is still missing, and black and magic will be worth more later. Play the yellow rein.
lesson-arena-drive-8 = You reached the last open tile, so three more were turned up; then Livia moved, because whoever is behind goes first. Your speed stays until you change it, and 3 takes you just to the stables: stay at 3.
lesson-arena-drive-8-astray = You may speed up or slow down, but 3 takes you exactly to the stables. Keep your speed.
lesson-arena-drive-9 = The next tile is a black hazard, and you hold the black rein for it. Discard nothing, and drive.
lesson-arena-drive-9-astray = You may, but both your cards will be useful. Keep them and drive.
lesson-arena-drive-10 = A hazard asks for a card with its icon, whip or rein alike; icons of your own colour, blue, never harm you. Play the black rein.
lesson-arena-drive-10-astray = You may do that, but the black rein fits and is easily spared. Play the black rein.
lesson-arena-drive-11 = Rocks of 3, and you have only one rein. It saves you 1 damage: play the red rein.
lesson-arena-drive-11-astray = Possible, but begin with the card that is worth least. Play the red rein.
lesson-arena-drive-12 = Magic would count as a rein, but you may also hold cards back: your Chariot score is 5, and only at 5 damage do you crash. Play nothing more and take 2 damage.
lesson-arena-drive-12-astray = That would spare you 1 damage, but repairs are just one tile away. Keep the magic card and take the damage.
lesson-arena-drive-13 = The stables! You may drive on, or stop: all damage is repaired and you get new cards, but you lose your speed and the rest of your move. Stop here.
lesson-arena-drive-13-astray = Then you would keep 2 damage and just two cards. Stop at the stables.
lesson-arena-drive-14 = Your damage is gone, and any cards you dislike may go too. These two are fine: keep them and draw up to seven.
lesson-arena-drive-14-astray = You may, but a whip and a magic card are a good start. Keep both and draw.
lesson-arena-drive-end = You can drive! Set your speed, discard, draw, move: that is a whole turn, and tiles are paid for one by one. In the next lesson you meet other chariots.

## Rivals

lesson-arena-rivals = Rivals
    .about = Rams, blocks and attacks, and how to answer them.
lesson-arena-rivals-1 = You are about to enter Livia’s tile, and before that you may ram. Her chariot has 4 damage and crashes at 8: ram Livia.
lesson-arena-rivals-1-astray = You may leave her in peace, but here we learn to fight. Ram Livia.
lesson-arena-rivals-2 = A ram is made of sets, each a whip and a rein, and each set deals 2 damage. First the whip: play the green whip.
lesson-arena-rivals-2-astray = That card would do, but you will need it in a moment. Play the green whip.
lesson-arena-rivals-3 = Now the rein that completes the set: play the green rein.
lesson-arena-rivals-3-astray = That card would do, but you will need it in a moment. Play the green rein.
lesson-arena-rivals-4 = Your Driver score allows a second set. But cards you spend come back only when you draw in your next turn, so leave it at one.
lesson-arena-rivals-4-astray = A second set is allowed, but then you could not answer a block. Leave it at one.
lesson-arena-rivals-5 = Livia had no set to cancel yours and takes 2 damage. Now she blocks with a rein: play one too, or your turn ends right here. Play the black rein.
lesson-arena-rivals-5-astray = Giving in would end your turn, and magic is too good for this. Play the black rein.
lesson-arena-rivals-6 = You are in. On a tile you share you may attack with whips, 1 damage each, and 2 more make her crash: attack Livia.
lesson-arena-rivals-6-astray = You may drive on, but she is so close to a crash. Attack Livia.
lesson-arena-rivals-7 = Your Driver score of 2 allows two whips, just enough. Play the yellow whip.
lesson-arena-rivals-7-astray = That card would do, but let us take them in order. Play the yellow whip.
lesson-arena-rivals-8 = And the second one: play the red whip.
lesson-arena-rivals-8-astray = One whip is not enough, and magic may wait. Play the red whip.
lesson-arena-rivals-9 = Crash! Livia has to recover before she returns, and Marcus is coming up from behind. Stay at speed 1: a slow chariot holds more cards, and you will need them.
lesson-arena-rivals-9-astray = You may change it, but a full hand is worth more than tiles just now. Keep your speed.
lesson-arena-rivals-10 = Livia is back and drives into your tile. Whoever stands there is asked whether to block, even without a rein, so that no hand gives itself away. Save your reins for Marcus and let Livia pass.
lesson-arena-rivals-10-astray = You may block her, but Marcus is the faster one, and your reins are for him. Let Livia pass.
lesson-arena-rivals-11 = She attacks you with a whip. Every whip you play cancels one of hers: play the green whip.
lesson-arena-rivals-11-astray = You may do that, but the first whip is enough, and it saves you the damage. Play the green whip.
lesson-arena-rivals-12 = Whoever was attacked may strike back, with as many whips as the Driver score. One will do: play the yellow whip.
lesson-arena-rivals-12-astray = You may, but teach Livia a lesson, and keep black and magic for Marcus. Play the yellow whip.
lesson-arena-rivals-13 = Livia took 1 damage, and now Marcus rams you with a set. A set of your own cancels it and gives him 1 damage instead: begin with the black whip.
lesson-arena-rivals-13-astray = You could take 2 damage or spend magic, but you have a better set. Begin with the black whip.
lesson-arena-rivals-14 = Now the rein of your set: play the red rein.
lesson-arena-rivals-14-astray = That would do, but keep it for the block. Play the red rein.
lesson-arena-rivals-15 = Marcus has hurt himself and still wants to come in. He is fast, so he holds few cards and perhaps no rein: block him and play the blue rein.
lesson-arena-rivals-15-astray = You may let him in or block with magic, but a rein will do. Play the blue rein.
lesson-arena-rivals-end = No rein: Marcus stays behind, and his turn is over! A tile goes in this order: ram, block, what lies there, attack. In the last lesson: crashes and the finish.

## Crash and finish

lesson-arena-finish = Crash and finish
    .about = What a crash costs, what magic can be, and who wins the race.
lesson-arena-finish-1 = You have 4 damage and crash at 5, and these rocks ask for three reins. Even rein and magic leave one missing, but if you crash you keep your hand: play nothing and take the damage.
lesson-arena-finish-1-astray = You would crash all the same, and the card would be gone. Play nothing.
lesson-arena-finish-2 = A crash costs your speed and one turn, in which all damage is repaired and you draw up to seven. Your wheel stays broken, and a second crash would put you out of the race, as happened to Marcus. Start again: add the green whip.
lesson-arena-finish-2-astray = You may, but there is a jump of 3 ahead, so we want speed 3. Add the green whip.
lesson-arena-finish-3 = Two tiles ahead is a jump of 3, and your Beast score of 3 takes you there from a standstill. Add the yellow whip.
lesson-arena-finish-3-astray = Possible, but it takes three cards, and the whips go first. Add the yellow whip.
lesson-arena-finish-4 = You have no whip left, but magic is wild: it can be a whip, a rein or an icon of any colour. Add a magic card.
lesson-arena-finish-4-astray = At speed 2 the jump would cost you 1 damage. Add a magic card.
lesson-arena-finish-5 = The blue hazard left you alone, as blue is your colour, and the jump went well. This one is red, and you hold no red card: play your other magic card.
lesson-arena-finish-5-astray = You could take 1 damage, but with a broken wheel be careful. Play the magic card.
lesson-arena-finish-6 = Three tiles ahead is a jump of 4, and you have no whip to add. So stop short of it and come back faster next turn: remove the green whip.
lesson-arena-finish-6-astray = Possible, but at speed 3 you would damage yourself at the jump, and one card less is enough. Remove the green whip.
lesson-arena-finish-7 = You could remove two more, but you cannot add and remove in the same turn. Speed 2 is right: leave it, and we leap to the end of another race.
lesson-arena-finish-7-astray = Even slower is possible, but speed 2 already ends before the jump. Leave it at 2.
lesson-arena-finish-8 = Livia is across, 1 tile past the line. But the round is played to its end, and whoever is then farthest past the line wins: with speed 6 you end 2 past it. Add the red whip.
lesson-arena-finish-8-astray = You may, but speed 6 is what beats Livia, and the magic card will be needed. Add the red whip.
lesson-arena-finish-9 = With 5 you would only draw level, and then the first to arrive wins: Livia. Add the black whip.
lesson-arena-finish-9-astray = You need one card more, and the magic card has another task. Add the black whip.
lesson-arena-finish-10 = Magic would make you faster still. But Marcus stands on tile 30, right in your way, and may block you: leave your speed at 6 and keep a card to answer with.
lesson-arena-finish-10-astray = Then your hand would be empty, and a single rein of Marcus’s would stop you. Leave your speed at 6.
lesson-arena-finish-11 = Six in the pool and one in hand are seven, so you draw nothing. Keep the magic card and drive.
lesson-arena-finish-11-astray = You would draw another card for it, but none is better than magic. Keep it and drive.
lesson-arena-finish-12 = Just as you thought: Marcus blocks with a rein. Magic can be a rein too, so play the magic card.
lesson-arena-finish-12-astray = If you give in, you stay where you are, and the race is lost. Play the magic card.
lesson-arena-finish-end = You win! Marcus came as far, but you were there first, and past the line nothing can harm you. A table may also play with spells, paid with magic: leave them for later. Have a good first race!
