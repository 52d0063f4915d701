### What the terminal table and the command line say, whatever the game.

seat-me = me
seat-you = you
seat-person = person

news = Since your last turn
news-first = The game begins
board = The table
curtain = Pass to { $player }, then press Enter.
nothing-done = Nothing of your answer was done.
rest-not-done = What you answered before it stands, since it drew or showed something.
unclear-number = There is no number { $number } in the list; choose from 1 to { $last }.
unclear-range = { $number } will not do here: { $ranges }.
unclear-several = “{ $words }” fits several moves: { $moves }.

help = Answer with a number or with words ({ help-example } if only one move fits), several with commas between. Enter alone takes the only option. Other words: ? (this), why (the rules behind what just happened), hint (what the champion would do, and why), rules X (a clause, a chapter, or words to look for), hand, board, log, undo, save [FILE], quit.
command-help = ? help
command-why = why
command-hint = hint
command-rules = rules rule
command-hand = hand
command-board = board
command-log = log
command-undo = undo
command-save = save
command-quit = quit exit

rules-hint = Type rules 6 for a chapter, rules 6.1 for a clause, rules { rules-example } to look for words.
rules-nothing = No clause speaks of “{ $words }”; type rules for the chapters.
undo-not = Nothing can be taken back: your last answer drew cards or showed something, or somebody else has answered since.
undo-final = At this table nothing is taken back ({ $clause }).
too-late = Too late, after { $seconds } s this is done for you: { $move }.
undone = Your last answer is taken back.
saved = Saved in { $file }.
farewell = The game is kept. Go on with: harena resume { $file }
end-record = The record is in { $file }. Check it with: harena verify { $file }; see it again with: harena replay { $file }; review it with: harena analyse { $file }

basis-text = text
basis-ruling = a ruling
basis-faq = confirmed by the publisher
basis-departure = departs from the printed rules
basis-variant = optional

## Hints and reasons. What a move promises is told in parts: to win, the place, what the terms add up to, the risk (promise-total and promise-risk are each game's own).
hint = Hint: { $move }.
hint-only = There is nothing to weigh: only one move is possible.
hint-yours = A hint is for the player who is asked, from what that player knows: type hint alone.
promise-win = { $percent } % to win
promise-place = place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $seats }
signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared = Compared with “{ $move }”: { $gains }
believed = Believed: { $fact } ({ $percent } % of the worlds).
looked-at = An estimate from { $futures } futures in { $worlds } worlds that fit what this seat knows.
why-bots = Why the bots played as they did is told when the game is over (it would show their hands): harena replay { $file }, then why.
why-running = This game still runs: reasons are told when it is over, since they would show hands.
why-own = Why { $player } played “{ $move }”, as this bot saw it
why-judged = What speaks for and against “{ $move }” by { $player }, as the champion sees it
why-forced = { $player } had no other move.
why-setup = Nobody has answered anything yet.

## At a table far away (`harena join`)
join-help = Answer with a number or with words ({ help-example } if only one move fits), several with commas between. Enter alone takes the only option. Other words: ? (this), why (the rules behind what just happened), rules X (a clause, a chapter, or words to look for), hand, board, log, who (who sits where), say TEXT (to the table), undo (at once, or by the others’ consent), agree and decline (when somebody else wishes to take back), start (begin, as the host), quit (leave the seat to the table’s rule). Control-C goes away and keeps the seat.
command-who = who
command-say = say
command-agree = agree
command-decline = decline
command-start = start
join-person = { $player }: { $name }
join-person-away = { $player }: { $name }, away
join-person-bot = { $player }: { $name }, away, the bot { $bot } stands in
join-bot = { $player }: the bot { $bot }
join-free = { $player }: free
join-title = { $game }, table { $table }
join-watching = You look on.
join-open = The game begins when all seats are taken and the host starts it.
join-waiting = Waiting for { $players }.
join-seconds = You have { $seconds } s.
join-stood-in = A bot plays your seat: your next answer takes it back.
join-said = { $name }: “{ $text }”
join-said-what = Say what: say TEXT.
join-wish = { $player } wishes to take back an answer: type agree or decline.
join-wished = The others are asked whether you may take back.
join-taken-back = An answer was taken back.
join-moved-on = The table has moved on: look again.
join-only-seats = Only those who sit at the table can do that.
join-not-asked = You are not asked anything now; ? shows what else can be done.
join-frozen = The table is stopped: { $why }
join-lost = The connection is lost; trying again …
join-found = The connection is back.
join-given-up = The connection could not be made again. Come back with: harena join { $link }
join-left = You have left your seat to the table’s rule. Come back with: harena join { $link }
join-away = Your seat stays yours, and its clock runs. Come back with: harena join { $link }
join-stopped-watching = Look on again with: harena join { $link } --watch
join-record = The record can be had from { $url }; harena verify FILE checks it.
host-invite = Others sit down with: harena join { $link } --name NAME
host-watch = Others look on with: harena join { $link } --watch
join-next = The next game is at { $link }

## Replaying
replay-entry = Entry { $seq } of { $last }
replay-setup = set-up
replay-keys = Enter: next · b: back · g N: go to entry N · a: all events so far · seat N, all, table: whose eyes · why: reasons for the move · q: leave
replay-jumps = { $names }: go to the Nth of them in what is shown; without a number to the next
replay-no-such = There is no “{ $words }” here.
replay-start = This is the beginning.
replay-end = This is the last entry.
replay-number = Say which entry, from { $first } to { $last }.
replay-strict = This game still runs with strict memory: entries before { $first } are forgotten until it is over.
replay-running = This game still runs: only what a person at the table or a spectator may know is shown.
replay-eyes-all = Shown with all that was hidden.
replay-eyes-table = Shown as a spectator sees it.
replay-eyes-seat = Shown as { $player } sees it.
replay-seat = Say which seat, a colour or a number from 0 to { $last }.

## Reviewing a game
analyse-title = { $game }: the review
analyse-about = Worth runs from 0 (surely last) to 100 (surely first). A loss is how much more the champion’s choice promised, by what the player knew; luck is what was drawn or rolled against what was to be expected. { $futures } futures a decision.
analyse-stopped = Stopped after entry { $done } of { $last }: what follows is about these alone.
analyse-player = Player
analyse-place = place
analyse-decisions = decisions
analyse-loss = mean loss
analyse-luck = luck
analyse-luck-deal = luck of the deal
analyse-luck-draws = of draws
analyse-luck-dice = of dice
analyse-points = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-error = ± { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-fortunes = Fortunes, in sesterces
analyse-purse = At the start
analyse-race = After race { $race }
analyse-race-won = After race { $race }, won by { $player }
analyse-money = { NUMBER($money) }
analyse-luck-bets = Luck of bets
analyse-costliest = The costliest decision of money
analyse-no-costliest = Nobody did clearly worse with his money than the champion would have.
analyse-worst = The costliest decisions
analyse-no-worst = No decision was clearly worse than the champion’s choice.
analyse-mistake = Entry { $entry }, { $player }: “{ $played }” instead of “{ $best }” lost { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-turns = Where the game turned
analyse-no-turns = No single entry turned this game.
analyse-turn = Entry { $entry }, { $player }, “{ $moves }”: { $changes }
analyse-chart = { $game }: how everybody stood
analyse-entry = Entry of the record
analyse-worth = Expected worth (100: surely first, 0: surely last)
analyse-placed = { $player }, place { $place }
analyse-drawn = The chart is in { $file }.

## Verifying
verify-ok = { $file } is sound: { $entries } entries, the chain of hashes, the seed’s commitment, every move and every draw.
verify-result-open = The game is not over.
verify-result = Winner: { $player }.
verify-bad = { $file } is not sound. { $why }

## Games and options
games-seats = { $fewest } to { $most } seats, rules version { $version }
games-default = default: { $value }
games-nothing = none
