### The lessons of Circus Maximus: a title, what is learnt, and for each step what to do.
### A step that has a text `…-astray` says there what to do instead of something else that is possible.

lesson-astray = That is possible, but not what we are after here. Nothing has happened: have another look at what to do.

## Drive

lesson-circus-drive = Drive
    .about = Written speeds, tokens from the cup, lanes, the whip, and how a race is won.
lesson-circus-drive-1 = Eight chariots line up for three laps; three players share them, and here you follow your red one. Four points go to its driver, car, team and endurance, at most two to each: give one to each of them, 1-1-1-1.
lesson-circus-drive-1-astray = That makes a good chariot too, but begin with an even one: a point each, 1-1-1-1.
lesson-circus-drive-2 = Your team has speed 19 and your driver adds 1, so each turn you write a speed from 0 to 20 that nobody sees. In the first turn a die comes off it: be bold and write 20 for the red chariot.
lesson-circus-drive-2-astray = You may write that, but the track is clear and the start costs you a die. Write 20.
lesson-circus-drive-3 = Tokens drawn from the cup decide who moves, and yours came first. A die of 4 came off: you have 16 movement factors, MFs for short, and each square ahead costs one. Drive forward, and the next squares follow by themselves.
lesson-circus-drive-3-astray = Braking only burns MFs and endurance, and nothing is in your way. Drive forward.
lesson-circus-drive-4 = The inner lanes are shorter in the corners, so go there. A lane change is one square ahead and one across; it costs 2 MFs inward and 1 outward. Change lanes inward.
lesson-circus-drive-4-astray = Possible, but the shorter way is inside. Change lanes inward.
lesson-circus-drive-5 = Now the last straight of another race, and the line is too far for one turn. There is no corner before it, so nothing stops you from going flat out: write 20 for the red chariot.
lesson-circus-drive-5-astray = Saving speed gains nothing on a free straight. Write 20.
lesson-circus-drive-6 = Marcus has moved, now it is your turn, and Livia is still in your lane. Nobody drives through a rival, so pass on the cheap side: change lanes outward.
lesson-circus-drive-6-astray = Possible, but straight on you would get stuck behind Livia, and inward costs an MF more. Change lanes outward.
lesson-circus-drive-7 = All your MFs have to be used, in whatever order you like. This lane is free: drive forward.
lesson-circus-drive-7-astray = Possible, but this lane is free and every other move costs you squares. Drive forward.
lesson-circus-drive-8 = Seven MFs take you over the line, and the others can cross it this turn too. Then the MFs left over decide, whoever crossed first: write 20 for the red chariot.
lesson-circus-drive-8-astray = Then you would have fewer MFs to spare, and those win the race. Write 20.
lesson-circus-drive-9 = Livia whipped her team and is home with 13 MFs to spare. You would have 13 too, but her token came first: whip your team for a die of extra MFs, each for 1 endurance.
lesson-circus-drive-9-astray = Then it is a tie, and ties go to the token drawn first, which was Livia’s. Whip your team.
lesson-circus-drive-10 = Four more MFs for 4 endurance. Drive forward, over the line!
lesson-circus-drive-10-astray = Only the line matters now. Drive forward.
lesson-circus-drive-end = You win with 17 MFs to spare! Write, draw, move: that is a turn. Endurance does not come back during a race, so spend it with care: in the next lesson the corners will want some.

## Corners

lesson-circus-corners = Corners
    .about = Safe speeds, strain, what the dice can do, and when to brake.
lesson-circus-corners-1 = In a corner each lane has a safe speed, from 8 in lane 1 to 27 in lane 8. Yours is lane 4, safe up to 15, and the speed of your whole move counts: write 15 for the red chariot.
lesson-circus-corners-1-astray = Faster would be strain in lane 4, and slower is not needed. Write 15.
lesson-circus-corners-2 = With 15 there is no strain, as long as you do not go further in. Drive forward into the corner.
lesson-circus-corners-2-astray = Possible, but first see how lane 4 takes you in safely. Drive forward.
lesson-circus-corners-3 = You are the first one here and take down a dolphin: dolphins and eggs count the laps. Lane 3 is shorter but only safe up to 12; try it and change lanes inward.
lesson-circus-corners-3-astray = That would be safe, but now we want to see what strain is. Change lanes inward.
lesson-circus-corners-4 = 15 is 3 too fast: you pay 3 endurance and roll 9; plus 3, minus your driver’s 1, that makes 11. Up to 13 is fine, 14 and 15 make you slip, 16 shakes your driver, 17 and 18 hurt a horse, from 19 on you flip. Drive forward.
lesson-circus-corners-4-astray = Possible, but further in would be another roll, and the rest only costs you. Drive forward.
lesson-circus-corners-5 = This time you begin in the corner, so your speed is checked before you move, against the 12 of lane 3. Risk a little and write 14 for the red chariot: 2 points of strain.
lesson-circus-corners-5-astray = You may, but we want to see what a bad roll does. Write 14.
lesson-circus-corners-6 = You rolled 13, plus 2, minus 1: 14 is a sideslip. It took you a lane outward at no cost, and you cannot go inward again this turn. Drive forward, out of the corner.
lesson-circus-corners-6-astray = Possible, but the lane you are in is the shortest way left to you. Drive forward.
lesson-circus-corners-7 = A lap later you are in lane 1, safe up to 8, with a total speed of 13. You only roll on entering the corner, so stay out of it for now: drive forward to the end of the straight.
lesson-circus-corners-7-astray = Possible, but lane 2 is only safe up to 10, and squares are still free ahead. Drive forward.
lesson-circus-corners-8 = 3 MFs are left and have to be used, but the next square is the corner. Braking burns an MF for 1 endurance without moving: brake away all three.
lesson-circus-corners-8-astray = That leads into the corner much too fast. Brake instead.
lesson-circus-corners-9 = Livia drove into lane 2 at 16: with 6 points of strain her roll of 14 made 20, and her chariot flipped out of the race. From your square 8 MFs bring you right through lane 1: write 8 for the red chariot.
lesson-circus-corners-9-astray = More would be strain in lane 1, less would leave you in the corner. Write 8.
lesson-circus-corners-10 = The corner has six squares in lane 1 and fifteen in lane 4, so slow can be quick. Drive forward.
lesson-circus-corners-10-astray = Possible, but you are safe here, and this is the shortest way. Drive forward.
lesson-circus-corners-end = Through without a scratch! Keep in mind: a team that has no endurance left flips at once when it strains. The next lesson brings whips and rams.

## Fight

lesson-circus-fight = Fight
    .about = Lashes and rams, how to hold, evade and brake, and a horse to cut free.
lesson-circus-fight-1 = It is your move, with 7 MFs left, and Livia is in the next lane. You strike from your car at whatever stands right beside it: drive forward a square to draw level.
lesson-circus-fight-1-astray = Possible, but your car has to come beside Livia’s. Drive forward.
lesson-circus-fight-2 = Car beside car: for 1 MF you can lash the driver or ram the car. Begin with the whip and lash the driver in the blue car.
lesson-circus-fight-2-astray = Possible too, but begin with the whip. Lash the driver in the blue car.
lesson-circus-fight-3 = A wound: Livia’s driver loses a hit, and 3 come off her next maximum. You may strike only once from each square, so drive forward: your car comes beside her horses.
lesson-circus-fight-3-astray = Possible, but Livia’s horses are one square further. Drive forward.
lesson-circus-fight-4 = Car beside team: lash it, or ram its horses. Your heavy car makes injuries worse by 3, so ram the blue team.
lesson-circus-fight-4-astray = Possible, but use the weight of your car. Ram the blue team.
lesson-circus-fight-5 = Livia tried to brake away, but your dice were higher. Her horse nearest to you lost 4 boxes, and every box is speed. Use up your MFs: drive forward.
lesson-circus-fight-5-astray = Possible, but gain some ground while you can. Drive forward.
lesson-circus-fight-6 = Now Livia lashes your driver. You may hold and take it, or try to brake or evade, which costs something and has to be won with dice. Your driver is better than hers: hold.
lesson-circus-fight-6-astray = You could, but it would cost endurance or MFs. Trust your driver: hold.
lesson-circus-fight-7 = Your driver grabbed her whip, and she has lost it for good! But now she rams your horses. Evade inward, away from her: it takes 2 off your next maximum; outward it would be 1.
lesson-circus-fight-7-astray = Possible, but try to get out of her way. Evade inward.
lesson-circus-fight-8 = 8 to 7, and even a tie would have done. Now Marcus rams you from the inside, and Livia bars the way out: brake and fall back a square for 2 endurance.
lesson-circus-fight-8-astray = You may hold, but a broken wheel can end your race. Brake and fall back.
lesson-circus-fight-9 = A tie, so you got away again. Another turn, near a corner: your car is beside Marcus’s team, and his lane is only safe up to 10. Make it run: lash the green team.
lesson-circus-fight-9-astray = Possible, but the corner can do more harm than you can. Lash the green team.
lesson-circus-fight-10 = You won by 5: his team loses 5 endurance and has to run 5 MFs more than he wrote. Now drive forward until your car is beside Livia’s.
lesson-circus-fight-10-astray = Possible, but Livia is waiting further ahead. Drive forward.
lesson-circus-fight-11 = Three dice and both drivers decide whose car a ram damages, and it may be your own. Dare it: ram the blue car.
lesson-circus-fight-11-astray = Possible, but you have lashed enough: ram the blue car.
lesson-circus-fight-12 = Her left wheel lost 4 boxes. A damaged wheel is checked at every strain in a corner and from 14 MFs on; if it comes off, the chariot flips. One MF is left: drive forward.
lesson-circus-fight-12-astray = Possible, but why pay endurance for it? Drive forward.
lesson-circus-fight-13 = Marcus ran into lane 2 with 15 and flipped! Later one of your horses has died: you stand still until it is cut free, and a die for each living horse comes off your speed. Write all you have, 14 for the red chariot.
lesson-circus-fight-13-astray = If the dice take more than you wrote, you stay where you are. Write 14.
lesson-circus-fight-14 = The dice took 9 and your driver won back 1: the horse is cut free, and 6 MFs are left. Drive forward.
lesson-circus-fight-14-astray = Possible, but you have squares to make up. Drive forward.
lesson-circus-fight-end = Now you can strike and defend yourself! Every attack costs 1 MF, even if it is avoided. The next lesson shows what becomes of a flipped chariot in the advanced race.

## Wrecks

lesson-circus-wrecks = Wrecks
    .about = The advanced race: wrecks, runaway teams, dragged drivers, and a run for the wall.
lesson-circus-wrecks-1 = In the basic race a flipped chariot is simply gone; in the advanced race its story goes on. Livia’s left wheel is badly damaged: ram the blue car.
lesson-circus-wrecks-1-astray = Possible, but her wheel needs only one more knock. Ram the blue car.
lesson-circus-wrecks-2 = Her wheel is off and her chariot flips: the car flies, and the team will run on by itself, dragging its driver. Where the wreck lands is rolled after your move. Drive forward.
lesson-circus-wrecks-2-astray = Possible, but it would cost endurance. Drive forward.
lesson-circus-wrecks-3 = The wreck landed right in front of you, too close for a lane change. Whoever ends a move on a wreck flips, so write enough to get well past it: 12 for the red chariot.
lesson-circus-wrecks-3-astray = You may, but 12 is just right here. Write 12.
lesson-circus-wrecks-4 = You could sideslip for 3 MFs, but learn the brave way first: drive over the wreck.
lesson-circus-wrecks-4-astray = Possible, but we want to see how to get across. Drive over the wreck.
lesson-circus-wrecks-5 = A die decides how much endurance the wreck costs: 3. What you do not pay makes your next roll worse, so pay all 3.
lesson-circus-wrecks-5-astray = Then the rest is added to your roll, and high rolls are bad. Pay 3.
lesson-circus-wrecks-6 = Beyond the wreck you roll three dice minus your driver’s 1. Up to 8 all is well, from 17 on you flip, and in between something gets hurt. Drive forward.
lesson-circus-wrecks-6-astray = Possible, but straight on is the quickest way off it. Drive forward.
lesson-circus-wrecks-7 = 8 minus 1 is 7: safe! Now a turn in which your own left wheel is in a bad way, Livia is close behind, and a wreck lies ahead. From 14 MFs on the wheel would be checked, so write 13 for the red chariot.
lesson-circus-wrecks-7-astray = From 14 on your wheel is checked, and slower is not needed. Write 13.
lesson-circus-wrecks-8 = Livia’s token came first, and she rams you from the inside. One hard knock may be your last, so get away from her: evade outward.
lesson-circus-wrecks-8-astray = Possible, but another lane is the safest place. Evade outward.
lesson-circus-wrecks-9 = Your dice were too low: the wheel is off, and your team drags your driver at full speed. You may steer a runaway team only round something in its way, and the wreck ahead would kill him. Change lanes outward.
lesson-circus-wrecks-9-astray = Possible, but the way to the wall is outside. Change lanes outward.
lesson-circus-wrecks-10 = He lost 1 hit, but he cut himself loose: two dice minus his 1 were no higher than his hits. On foot he runs when all have moved, one square for every two hits, and must beware of teams. Run outward to the wall.
lesson-circus-wrecks-10-astray = Possible, but on the track he can be run down. Run outward.
lesson-circus-wrecks-11 = With each step along the wall he tries to climb it: on an even die he is safe. Run ahead.
lesson-circus-wrecks-11-astray = Possible, but let us follow the wall this way. Run ahead.
lesson-circus-wrecks-12 = A 3, so he fell back. He cannot turn round at the wall, but he has a step left: run ahead.
lesson-circus-wrecks-12-astray = Possible, but one more try may save him. Run ahead.
lesson-circus-wrecks-end = A 4, and he is over the wall! The race is lost for him, though a driver dragged over the line alive may still win it. Now you know all you need: have a good first race!

## Weather and weapons

lesson-circus-weather = Weather and weapons
    .about = Optional rules: knife, dust and spear, slippery lanes in the rain, and mud.
lesson-circus-weather-1 = With special weapons on, points also buy dust for 1, a knife for 2 or a spear for 4. You took knife and dust. A knife flies at anyone in range, a die for each square; less your driver’s 1, 3 or less hits. Marcus is two lanes away: throw the knife at the green driver.
lesson-circus-weather-1-astray = Possible, but try the knife you paid for first, and on Marcus. Throw it at the green driver.
lesson-circus-weather-2 = 1 and 3, less 1: it strikes home, and Marcus’s driver loses a hit. A knife can kill, hurt a horse or only scratch. Dust wants the cars side by side, and Livia’s is a square further: drive forward.
lesson-circus-weather-2-astray = Possible, but your car has to come beside Livia’s. Drive forward.
lesson-circus-weather-3 = Car beside car. Dust needs 10 with two dice plus your driver’s 1, costs 1 MF, and is gone hit or miss. Nobody may dodge it: throw dust at the blue driver.
lesson-circus-weather-3-astray = Possible, but she will hardly ever be closer. Throw dust at the blue driver.
lesson-circus-weather-4 = Exactly 10! Livia has dust in an eye: for two moves she has to keep her lane, and she cannot evade what comes from your side. Keep the small knife that everyone has: without one, no dead horse is cut free. Drive forward.
lesson-circus-weather-4-astray = Possible, but it would only cost endurance. Drive forward.
lesson-circus-weather-5 = Another race: this time all four points went into a spear. It reaches a driver beside your car or behind the team there, costs 2 MFs, once a turn, and again needs 10. Livia is level with you: thrust the spear at the blue driver, beside the car.
lesson-circus-weather-5-astray = Possible, but you gave everything for that spear. Thrust it at the blue driver, beside the car.
lesson-circus-weather-6 = A 10, and then a bad wound: a die of hits, which is 3. It could have killed her. The spear stays in your hand for next turn, but it is dangerous to carry. To see how, drive forward beside her horses.
lesson-circus-weather-6-astray = Possible, but go and stand beside Livia’s horses. Drive forward.
lesson-circus-weather-7 = Whoever rams, is rammed or strains in a corner with a spear in hand rolls two dice, less his modifier: from 10 on he runs onto it himself. Dare it, and ram the blue horses.
lesson-circus-weather-7-astray = Possible, but we want to see what the spear does in a ram. Ram the blue horses.
lesson-circus-weather-8 = A 7, so you are unhurt, and her horse lost a box. Now for the weather: it rains. Every team is 1 slower, so you have 19 instead of 20, and dust is no use. Lane 4 ahead is safe up to 15; risk one more and write 16 for the red chariot.
lesson-circus-weather-8-astray = You may, but with 16 we will see a corner in the rain. Write 16.
lesson-circus-weather-9 = Wet lanes are slippery. Change one, and a light car slips a lane further with a 5 or a 6, a normal one with a 5, a heavy one never. Yours is light. You want lane 4: change lanes inward.
lesson-circus-weather-9-astray = Possible, but the lane you want is lane 4. Change lanes inward.
lesson-circus-weather-10 = A 6: you slid on into lane 3, free of charge. There only 12 is safe, and with 16 that would be 4 points of strain. Along a wall such a slip is the end of the race. Change lanes outward, back to lane 4.
lesson-circus-weather-10-astray = Possible, but lane 3 is no place for 16. Change lanes outward.
lesson-circus-weather-11 = A 2, and you stay. In the corner rain adds 3 to the roll of a light car, 2 to a normal and 1 to a heavy one. You strain by 1, so up to 12 is fine: drive forward.
lesson-circus-weather-11-astray = Possible, but there is no better lane for you now. Drive forward.
lesson-circus-weather-12 = 10, plus 3 for the rain, minus 1: 12, just enough. Laps later it still rains, and you are first out of the corner. It is the third in a row that the leader leaves in the rain. Drive forward and see.
lesson-circus-weather-12-astray = Possible, but the way out of the corner is right ahead. Drive forward.
lesson-circus-weather-13 = Mud, for the rest of the race! Teams lose 2 more speed at once, which took 2 MFs from you; corners are safe only up to 3 less than before, and their rolls are another point worse. Drive forward.
lesson-circus-weather-13-astray = Possible, but every lane is as muddy as yours. Drive forward.
lesson-circus-weather-14 = Every other turn a die decides whether the rain stops, and it was a 1: it is over for good. The mud is not, and lanes stay slippery. You have 18 now, and no corner near: write 18 for the red chariot.
lesson-circus-weather-14-astray = The straight is long and yours alone. Write 18.
lesson-circus-weather-end = So that is bad weather! Heavy cars love it, light ones pray. Weapons, weather and more can be switched on for any table, one by one or all at once.

## The crossing

lesson-circus-crossing = The crossing
    .about = The figure 8: inside and outside change places, and rivals come from the front and from behind.
lesson-circus-crossing-1 = The figure 8 has two long corners that turn opposite ways, and two straights that cross in the middle. Lanes keep their numbers all the way. You are in lane 2, at the end of the corner with the dolphins: drive forward.
lesson-circus-crossing-1-astray = Possible, but first leave the corner in your lane. Drive forward.
lesson-circus-crossing-2 = In that corner lane 1 was the inside. The next one turns the other way, so from here on the inside is lane 8! Inward costs 2 MFs as ever, but now it leads to higher numbers: change lanes inward.
lesson-circus-crossing-2-astray = Possible, but see where the inside is now. Change lanes inward.
lesson-circus-crossing-3 = Lane 3. Ahead lies the crossing, eight by eight squares that belong to both straights. Livia is driving through it on the other one, and her horses stand in your lane. Nobody drives through a rival: change lanes outward.
lesson-circus-crossing-3-astray = Possible, but Livia bars lane 3, and lane 4 as well. Change lanes outward.
lesson-circus-crossing-4 = In the crossing you can meet a rival where you never could before: at the noses of the horses or right behind the car. Drive forward until your car stands in front of Livia’s team.
lesson-circus-crossing-4-astray = Possible, but this lane takes you right in front of Livia’s horses. Drive forward.
lesson-circus-crossing-5 = You are across her path, your car in front of her horses. Attacked from the front she can only hold or brake. And a team that is lashed in the face does not run, it rears: lash the blue team.
lesson-circus-crossing-5-astray = Possible, but the whip is worse for her here. Lash the blue team.
lesson-circus-crossing-6 = 6 to 2 for you, so Livia rolled five dice against the 18 MFs of her last move. She needed more than 18, got 17 and flipped: the faster the team, the worse. One MF is left: drive forward.
lesson-circus-crossing-6-astray = Possible, but you had better clear the crossing. Drive forward.
lesson-circus-crossing-7 = Later you cross on the other straight, and Livia has just passed in front of you: your car is right behind hers. From behind nobody can brake away, and evading is 2 harder. Ram the blue car.
lesson-circus-crossing-7-astray = Possible, but a ram from behind is the thing to try. Ram the blue car.
lesson-circus-crossing-8 = Her evasion was 7, less 2 makes 5, against your 7. The victim of a ram from behind chooses what takes the damage, and Livia chose her right wheel. Now get out of the way: drive forward.
lesson-circus-crossing-8-astray = Possible, but Marcus is coming up the other straight. Drive forward.
lesson-circus-crossing-9 = Too slow! Marcus crosses behind you and rams your car from the rear. You cannot brake, and evading is 2 harder and costs MFs next turn. His driver is worse than yours, so hold and take it.
lesson-circus-crossing-9-astray = Possible, but with 2 less the odds are poor. Hold and take it.
lesson-circus-crossing-10 = 14, less your driver’s 1: the damage is yours, and so is the choice. A driver loses a hit for each point. Your left wheel is half gone already, the other one is sound: take it on the right wheel.
lesson-circus-crossing-10-astray = Possible, but only one part of your chariot is still sound. Take it on the right wheel.
lesson-circus-crossing-11 = It held. Last thing, in the advanced race: Livia’s driver is dead, and her team runs towards the crossing alone. You come out of the corner in lane 8, safe up to 27. Write 14 for the red chariot.
lesson-circus-crossing-11-astray = You may, but 14 is just right to see what happens. Write 14.
lesson-circus-crossing-12 = A team without a driver rolls as it enters the crossing: with a 1 it turns left, with a 6 right, if there is room. It was a 1, and now it comes at you, the wrong way, in your lane! Drive forward to the end of the corner.
lesson-circus-crossing-12-astray = Possible, but there is still room ahead of you. Drive forward.
lesson-circus-crossing-13 = Three squares on is Livia’s team, and head on both teams get hurt. You have left the corner, so lane 8 is the inside now and the way round is cheap: change lanes outward.
lesson-circus-crossing-13-astray = Possible, but her horses are in this lane. Change lanes outward.
lesson-circus-crossing-14 = Now let it run past you. A team that has bolted is off the course and can no longer win anything. Drive forward, through the crossing.
lesson-circus-crossing-14-astray = Possible, but this lane is free all the way. Drive forward.
lesson-circus-crossing-end = Across in one piece! Before you enter the crossing, look down the other straight: being slow there is dangerous, and being fast in front of somebody’s whip is too. Pick the figure 8 as the track when you open a table.
