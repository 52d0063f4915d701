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
unclear-several = “{ $words }” fits several moves: { $moves }.

help = Answer with a number or with words ({ help-example } if only one move fits), several with commas between. Enter alone takes the only option. Other words: ? (this), why (the rules behind what just happened), rules X (a clause, a chapter, or words to look for), hand, board, log, undo, save [FILE], quit.
command-help = ? help
command-why = why
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
undo-clock = Against the clock nothing is taken back.
too-late = Too late, after { $seconds } s this is done for you: { $move }.
undone = Your last answer is taken back.
saved = Saved in { $file }.
farewell = The game is kept. Go on with: harena resume { $file }
end-record = The record is in { $file }. Check it with: harena verify { $file }; see it again with: harena replay { $file }

basis-text = text
basis-ruling = a ruling
basis-faq = confirmed by the publisher
basis-departure = departs from the printed rules
basis-variant = optional

## Replaying
replay-entry = Entry { $seq } of { $last }
replay-setup = set-up
replay-keys = Enter: next · b: back · g N: go to entry N · a: all events so far · seat N, all, table: whose eyes · q: leave
replay-start = This is the beginning.
replay-end = This is the last entry.
replay-number = Say which entry, from { $first } to { $last }.
replay-strict = This game still runs with strict memory: entries before { $first } are forgotten until it is over.
replay-running = This game still runs: only what a person at the table or a spectator may know is shown.
replay-eyes-all = Shown with all that was hidden.
replay-eyes-table = Shown as a spectator sees it.
replay-eyes-seat = Shown as { $player } sees it.
replay-seat = Say which seat, a colour or a number from 0 to { $last }.

## Verifying
verify-ok = { $file } is sound: { $entries } entries, the chain of hashes, the seed’s commitment, every move and every draw.
verify-result-open = The game is not over.
verify-result = Winner: { $player }.
verify-bad = { $file } is not sound. { $why }

## Games and options
games-seats = { $fewest } to { $most } seats, rules version { $version }
games-default = default: { $value }
games-nothing = none
