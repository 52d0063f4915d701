### What the terminal table and the command line say, whatever the game.

seat-me = me
seat-you = you
seat-person = person

news = Since your last turn
news-first = The game begins
board = The table
curtain = Pass to { $player }, then press Enter.
nothing-done = None of your answer was carried out.
rest-not-done = The moves before it stand, because they drew or showed something.
unclear-number = There is no number { $number } in the list; choose from 1 to { $last }.
unclear-range = { $number } is not possible here: { $ranges }.
unclear-several = “{ $words }” matches several moves: { $moves }.

help = Answer with a number or in words ({ help-example } if only one move fits); separate several moves with commas. Enter alone takes the only option. Commands: ? (this help), why (the rules behind what just happened), hint (what the champion would do, and why), rules X (a rule, a chapter, or words to search for), hand, board, log, undo, save [FILE], quit.
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

rules-hint = Type rules 6 for a chapter, rules 6.1 for a single rule, rules { rules-example } to search for words.
rules-nothing = No rule mentions “{ $words }”; type rules for the chapters.
undo-not = Nothing to undo: your last answer drew cards or showed something, or somebody else has answered since.
undo-final = At this table there is no undo ({ $clause }).
too-late = Too late: after { $seconds } s this was played for you: { $move }.
undone = Your last answer is undone.
saved = Saved to { $file }.
farewell = The game is saved. Continue with: harena resume { $file }
end-record = The record is in { $file }. Verify it with: harena verify { $file }; replay it with: harena replay { $file }; review it with: harena analyse { $file }

basis-text = text
basis-ruling = a ruling
basis-faq = confirmed by the publisher
basis-departure = differs from the printed rules
basis-variant = optional

## Hints and reasons. What a move promises is told in parts: to win, the place, what the terms add up to, the risk (promise-total and promise-risk are each game's own).
hint = Hint: { $move }.
hint-only = Nothing to decide: there is only one possible move.
hint-yours = A hint is only for the player who is to decide, from what that player knows: type hint alone.
promise-win = { $percent } % to win
promise-place = place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $seats }
signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared = Compared with “{ $move }”: { $gains }
plan-whole = The whole plan: { $moves }.
plan-times = { $move } × { $count }
because = Why, rather than “{ $move }”:
because-alone = Why:
all-even = It makes no real difference: all of these are about equally good.
believed = { $fact } ({ $percent } %).
looked-at = Estimated from { $futures } simulated games, using only what this player knows.
why-bots = Why the bots played as they did is only told after the game, since it would show their hands: harena replay { $file }, then why.
why-running = This game is still running: reasons are only told afterwards, since they would show hands.
why-own = Why { $player } played “{ $move }”, as this bot saw it
why-judged = For and against “{ $move }” by { $player }, as the champion sees it
why-forced = { $player } had no other move.
why-setup = Nobody has made a move yet.

## At a table far away (`harena join`)
join-help = Answer with a number or in words ({ help-example } if only one move fits); separate several moves with commas. Enter alone takes the only option. Commands: ? (this help), why (the rules behind what just happened), rules X (a rule, a chapter, or words to search for), hand, board, log, who (who sits where), say TEXT (chat), undo (at once, or if the others agree), agree and decline (when somebody else asks to undo), start (as the host), quit (leave your seat; the table’s setting decides who plays it). Control-C disconnects and keeps your seat.
command-who = who
command-say = say
command-agree = agree
command-decline = decline
command-start = start
join-person = { $player }: { $name }
join-person-away = { $player }: { $name }, away
join-person-bot = { $player }: { $name }, away, the bot { $bot } is standing in
join-bot = { $player }: the bot { $bot }
join-free = { $player }: open
join-title = { $game }, table { $table }
join-watching = You are watching.
join-open = The game starts when all seats are taken and the host starts it.
join-waiting = Waiting for { $players }.
join-seconds = You have { $seconds } s.
join-stood-in = A bot is playing your seat: your next answer takes over again.
join-said = { $name }: “{ $text }”
join-said-what = Type what to say: say TEXT.
join-wish = { $player } wants to undo an answer: type agree or decline.
join-wished = Asking the others to agree to your undo.
join-taken-back = An answer was undone.
join-moved-on = The game has moved on: take another look.
join-only-seats = Only players at the table can do that.
join-not-asked = It is not your turn to decide; type ? to see what else you can do.
join-frozen = This table has been stopped: { $why }
join-lost = Connection lost. Reconnecting …
join-found = Reconnected.
join-given-up = Could not reconnect. Come back with: harena join { $link }
join-left = You have left your seat. Come back with: harena join { $link }
join-away = Your seat is still yours, and its clock is running. Come back with: harena join { $link }
join-stopped-watching = Watch again with: harena join { $link } --watch
join-record = Get the record from { $url }; verify it with: harena verify FILE.
host-invite = Others join with: harena join { $link } --name NAME
host-watch = Others watch with: harena join { $link } --watch
join-next = The next game is at { $link }

## Replaying
replay-entry = Entry { $seq } of { $last }
replay-setup = setup
replay-keys = Enter: next · b: back · g N: go to entry N · a: all events so far · seat N, all, table: point of view · why: reasons for the move · q: quit
replay-jumps = { $names }: go to the Nth of them; without a number, to the next
replay-no-such = There is no “{ $words }” here.
replay-start = This is the start.
replay-end = This is the last entry.
replay-number = Type an entry number from { $first } to { $last }.
replay-strict = This game is still running with strict memory: entries before { $first } are forgotten until it is over.
replay-running = This game is still running: only what a player at the table or a spectator may know is shown.
replay-eyes-all = Showing everything that was hidden.
replay-eyes-table = Showing what a spectator sees.
replay-eyes-seat = Showing what { $player } sees.
replay-seat = Type a seat: a colour, or a number from 0 to { $last }.

## Reviewing a game
analyse-title = Review of { $game }
analyse-about = Worth runs from 0 (certain to be last) to 100 (certain to be first). Loss is how much more the champion’s choice promised, from what the player knew; luck is what was drawn or rolled, compared with the average. { $futures } simulated games per decision.
analyse-stopped = Stopped after entry { $done } of { $last }: what follows covers only these.
analyse-player = Player
analyse-place = place
analyse-decisions = decisions
analyse-loss = average loss
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
analyse-costliest = The costliest money decision
analyse-no-costliest = Nobody managed their money clearly worse than the champion would have.
analyse-worst = The costliest decisions
analyse-no-worst = No decision was clearly worse than the champion’s choice.
analyse-mistake = Entry { $entry }, { $player }: “{ $played }” instead of “{ $best }” cost { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-turns = Turning points
analyse-no-turns = No single move turned this game.
analyse-turn = Entry { $entry }, { $player }, “{ $moves }”: { $changes }
analyse-decided = { $entry ->
    [0] { $players } led from start to finish.
   *[other] Decided at entry { $entry }: from there on { $players } led for good.
}
analyse-chart = { $game }: how the game went
analyse-entry = Entry of the record
analyse-worth = Expected worth (100: certain first, 0: certain last)
analyse-placed = { $player }, place { $place }
analyse-drawn = The chart is in { $file }.

## Verifying
verify-ok = { $file } is valid: { $entries } entries, the hash chain, the seed commitment, every move and every draw check out.
verify-result-open = The game is not over.
verify-result = Winner: { $player }.
verify-bad = { $file } is not valid. { $why }

## Games and options
games-seats = { $fewest } to { $most } seats, rules version { $version }
games-default = default: { $value }
games-nothing = none
