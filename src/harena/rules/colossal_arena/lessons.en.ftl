### The lessons of Colossal Arena: a title, what is learnt, and for each step what to do.
### A step that has a text `…-astray` says there what to do instead of something else that is possible.

lesson-astray = That is possible, but not what we are after here. Nothing has happened: have another look at what to do.

## Bets and cards

lesson-colossal-bets = Bets and cards
    .about = A turn from bet to draw, and how a creature falls.
lesson-colossal-bets-1 = Eight creatures fight, one falls each round, and bets on the last three pay gold. You hold two strong Troll cards, so bet on the Troll.
lesson-colossal-bets-1-astray = You could do that, but your strongest cards are the Troll’s. Bet on the Troll.
lesson-colossal-bets-2 = That pays 4 gold if the Troll is still standing at the end, and with the most gold on it you are its backer. Now play a card onto its creature: the Troll 8.
lesson-colossal-bets-2-astray = That card may be played, but first look after your own bet: play the Troll 8.
lesson-colossal-bets-3 = The number is the Troll’s strength this round. A turn ends by drawing back up to eight cards: choose “Keep the rest and draw”.
lesson-colossal-bets-4 = Each creature takes one bet a round, and Livia has the Wyrm, Marcus the Unicorn. Bet on a free one: the Cyclops.
lesson-colossal-bets-4-astray = You may do that, but the Cyclops already has a decent 6. Put your second token there.
lesson-colossal-bets-5 = Once every creature has a card, the lowest one falls. A weak card on a rival’s creature is your best weapon: play the Wyrm 2.
lesson-colossal-bets-5-astray = You may play that, but it does not hurt anybody. Livia’s Wyrm has no card yet: play the Wyrm 2.
lesson-colossal-bets-6 = Livia strikes back: her Troll 1 lies on your Troll 8, and only the top card counts. You need not bet every turn; this time choose “Place no bet”.
lesson-colossal-bets-6-astray = A bet is allowed, but you have only five tokens for the whole game. Save them for now: place no bet.
lesson-colossal-bets-7 = Save your bet: cover the 1 with your Troll 9.
lesson-colossal-bets-7-astray = That can be played, but your Troll is lowest with 1. Cover it with the Troll 9.
lesson-colossal-bets-8 = Only the Titan still lacks a card: with it the round ends, and from then on bets pay less than 4 gold. Take this last chance and bet on the Magus.
lesson-colossal-bets-8-astray = You may, but do not miss this: a bet in round I pays best. Bet on the Magus.
lesson-colossal-bets-9 = Now complete the row: play the Titan 7. Livia’s Wyrm will be alone at the bottom with 2.
lesson-colossal-bets-9-astray = That would not end the round. The Titan is the one without a card: play the Titan 7.
lesson-colossal-bets-10 = All eight have a card. Draw, and after that the lowest falls; if several shared the lowest strength, the round would go on.
lesson-colossal-bets-11 = The Wyrm is out, Livia’s 4 gold are lost, and round II begins on an empty row with bets at 3 gold. Marcus bet on your Troll too, but your 4 beat his 3, so you still back it: now bet on the Titan.
lesson-colossal-bets-11-astray = Possible, but the Titan starts this round with a good 6. Bet on the Titan.
lesson-colossal-bets-12 = Livia now hopes for the Amazon. Play your Amazon 2 on it.
lesson-colossal-bets-12-astray = That card can be played, but Livia’s Amazon is an easy target: play the Amazon 2.
lesson-colossal-bets-13 = Cards of a fallen creature are no longer of any use, and before drawing you may discard up to three of them. Discard your Wyrm 3.
lesson-colossal-bets-13-astray = You may keep it, but a dead card only takes up room. Discard the Wyrm 3.
lesson-colossal-bets-14 = One card played and one discarded: you will draw two. Choose “Keep the rest and draw”.
lesson-colossal-bets-end = Well done: bet, play, draw, see who falls! Bets pay 4, 3, 2, 1 and 0 gold from round I to round V, and whoever has the most gold on the last three creatures wins.

## Powers

lesson-colossal-powers = Powers
    .about = What backers can do, what stops them, and what a Prefect is for.
lesson-colossal-powers-1 = Only a creature’s backer, who has the most gold on it, can use its power: you have the Wyrm and the Unicorn, Livia the Titan with 3 gold to your 2. Bet 1 more on the Titan: 3 to 3 is a tie, and a tie means no backer.
lesson-colossal-powers-1-astray = Possible, but then Livia keeps the Titan’s power. Bet on the Titan and make it a tie.
lesson-colossal-powers-2 = A power wakes when its backer plays a card of that creature. The Wyrm burns another creature’s top card: play the Wyrm 5.
lesson-colossal-powers-2-astray = You may play that, but it wakes no power we need now. Play the Wyrm 5.
lesson-colossal-powers-3 = Nobody has to use a power, and one left unused is lost. This one you want: use it.
lesson-colossal-powers-3-astray = You may decline, but Marcus would be glad of it. Use the Wyrm’s power.
lesson-colossal-powers-4 = Marcus has 4 gold on the Troll. Discard its top card, the 8: the 2 beneath counts again.
lesson-colossal-powers-4-astray = That card may be burnt, but you have gold on the Titan yourself. Choose the Troll.
lesson-colossal-powers-5 = Thanks to the tie, Livia’s Titan card woke no power. Marcus put a spectator on your Unicorn, and a card played onto a spectator wakes none either: cover it all the same with the Unicorn 4.
lesson-colossal-powers-5-astray = Possible, but the spectator would stay on your Unicorn. Cover it with the Unicorn 4.
lesson-colossal-powers-6 = Livia has lowered your Wyrm to 1, and Marcus used the Troll’s power to fetch a card back. Your Unicorn shows a card of its own again, so its power will wake: play the Unicorn 6.
lesson-colossal-powers-6-astray = You may, but there is a better rescue for your Wyrm. Play the Unicorn 6.
lesson-colossal-powers-7 = The Unicorn swaps two visible cards of one creature, also between rows. Use its power.
lesson-colossal-powers-7-astray = You may decline, but your Wyrm would stay at 1. Use the Unicorn’s power.
lesson-colossal-powers-8 = In row II lies a Wyrm 8 that nobody needs there. Swap Wyrm 1 and 8.
lesson-colossal-powers-8-astray = Those two may be swapped, but your Wyrm is the one in danger. Swap Wyrm 1 and 8.
lesson-colossal-powers-9 = Troll and Unicorn share the lowest place with 6, so nobody falls. Time for a referee: play the Prefect.
lesson-colossal-powers-9-astray = That card can be played, but the Prefect settles this tie better. Play the Prefect.
lesson-colossal-powers-10 = With a Prefect you take one visible card of any row into your hand. Take the Troll 6: the 2 beneath it counts again.
lesson-colossal-powers-10-astray = You may take that one, but the tie remains. Take the Troll 6.
lesson-colossal-powers-11 = You hold eight cards, so there is nothing to draw. Finish your turn and see who falls.
lesson-colossal-powers-end = The Troll is out, and with it 4 of Marcus’s gold! Every creature has a power of its own: look them up on the table at any time. In the last lesson: secret bets and the end of the game.

## Secrets and the end

lesson-colossal-secrets = Secrets and the end
    .about = The secret bet, the Magister, the last round, and the deck that may end it all.
lesson-colossal-secrets-1 = Once a game, and only in round I, a bet may be secret: it pays 5 gold instead of 4, and a card of the creature lies face down under your token. A weak one will do: bet in secret with the Amazon 3.
lesson-colossal-secrets-1-astray = Possible, but try the secret bet first, and keep your Amazon 9 for the fight. Bet in secret with the Amazon 3.
lesson-colossal-secrets-2 = A secret bet takes the place of playing a card, and the others see only the token. Now draw.
lesson-colossal-secrets-3 = Livia has bet 4 gold on the Amazon and backs it, since hidden bets do not count. Yours is worth 5: reveal it, which you may do instead of betting.
lesson-colossal-secrets-3-astray = You may wait, and rivals may even help your creature meanwhile. But here we want the Amazon’s power: reveal your bet.
lesson-colossal-secrets-4 = Now you back the Amazon, and you still play a card. Marcus has left it at 2: play the Amazon 9.
lesson-colossal-secrets-4-astray = That can be played, but your Amazon stands at 2. Play the Amazon 9.
lesson-colossal-secrets-5 = The Amazon’s backer may draw three more cards. Use the power.
lesson-colossal-secrets-5-astray = You may decline, but three cards are three more choices. Use the power.
lesson-colossal-secrets-6 = Ten cards: with eight or more you draw nothing until you are below eight again. Finish your turn, and we leap to the end of another game.
lesson-colossal-secrets-7 = The last round: one more creature falls, and you have 5 gold on the Amazon and 3 on the Unicorn. A new bet would pay nothing now, so place no bet.
lesson-colossal-secrets-7-astray = Even now a bet may make you a backer, but it pays no gold, and we do not need it. Place no bet.
lesson-colossal-secrets-8 = Livia has a secret bet out. The Magister brings such bets to light: play it.
lesson-colossal-secrets-8-astray = That can be played, but you would not know where Livia’s 5 gold are. Play the Magister.
lesson-colossal-secrets-9 = You name a creature, and every secret bet on it is revealed. Livia has no open bet on the Titan and yet never attacks it: name the Titan.
lesson-colossal-secrets-9-astray = You may name that one, but the Titan is the suspicious one. Name the Titan.
lesson-colossal-secrets-10 = Livia stands at 9 gold, you at 8, Marcus at 7: if the Titan falls, you win. It shares the lowest place with your Amazon, so lift yours: play the Amazon 8.
lesson-colossal-secrets-10-astray = That can be played, but think of the gold: the Titan must be alone at the bottom. Play the Amazon 8.
lesson-colossal-secrets-11 = Watch the deck: whoever draws its last card ends the game at once, here with Livia ahead, and only two are left. So decline the power.
lesson-colossal-secrets-11-astray = Using it would take the last cards: the game would end before the Titan falls, and Livia would win. Decline.
lesson-colossal-secrets-12 = Discard nothing either, as each card you discard is one more to draw. Keep the rest and draw: one card stays in the deck.
lesson-colossal-secrets-12-astray = Then you would draw two cards, and the last one ends the game too early. Keep the rest and draw.
lesson-colossal-secrets-end = You win with 8 gold! At the end all secret bets are turned up and bets on survivors are paid; a tie goes to whoever had the latest turn. Now you know everything you need: have a good first game!
