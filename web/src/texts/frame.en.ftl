### The shell of the pages, the frame of a table, and the page that makes one.

frame-skip = Skip to content
frame-home = Home
frame-close = Close
frame-no-line = The server is not responding. Check your connection and try again.
frame-page-lost = This page failed to load.
frame-page-again = Try again
frame-no-record = This is not a game record: the file is empty or too large.
frame-drop = Drop a game record here to replay it
frame-nav = Pages
frame-nav-tables = My tables
frame-nav-learn = Learn
frame-nav-rules = Rules
frame-nav-watch = Join a game
frame-nav-account = You
frame-nav-settings = Settings
frame-theme-noon = Noon: light colours
frame-theme-torchlight = Torchlight: dark colours
frame-unknown = Nothing left standing here
frame-unknown-about = There is no page at this address. The link may be out of date or missing a letter.
frame-unknown-home = Back to home

frame-title-new = New table
frame-title-tables = My tables
frame-title-watch = Join a game
frame-title-replay = Replay
frame-title-rules = Rules
frame-title-sheet = Quick reference
frame-title-learn = Learn
frame-title-lesson = Lesson
frame-title-settings = Settings
frame-title-account = You
frame-title-unknown = Page not found

## The prompt
frame-prompt = Current decision
frame-phases = Phases of the turn
frame-phase-done = done:
frame-phase-skipped = skipped:
frame-options = Your options
frame-your-turn = Your turn
frame-over = Game over.
frame-frozen = This table has been stopped. Ask whoever runs the server.
frame-sending = Sending your move…
frame-still = Nothing to decide right now.
frame-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
frame-waiting = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
frame-moved-on = The game moved on before your answer arrived. Take another look.
frame-drop-choice = Choose something else
frame-undo = Undo
frame-lost = Connection lost. Reconnecting…

## The bar and the menu
frame-menu = Menu
frame-menu-invite = Invite and share
frame-menu-rules = Rules
frame-menu-leave = { $many ->
    [one] Leave the table
   *[other] Leave { $name }’s seat
}
frame-leave-ask = { $many ->
    [one] Leave the table?
   *[other] Leave { $name }’s seat?
}
frame-leave-bot = A bot takes over the seat, and the game goes on.
frame-leave-bots = A bot takes over your seat, and the bots finish the game among themselves.
frame-leave-default = The game goes on: the default move is played for you, or a bot steps in where there is none.
frame-leave-wait = The game waits whenever it is this seat’s turn. The others can put a bot there.
frame-leave-wait-bots = The game waits for you: all the others are bots.
frame-leave-back = You can come back as long as the game is running. You will find it on the home page and under “My tables”.
frame-leave-break = { $clock ->
    [yes] For a short break there is no need to leave: your seat stays yours, but the clock keeps running.
   *[no] For a break there is no need to leave: the table waits for you.
}
frame-leave-stay = Stay
frame-leave-go = Leave
frame-left-table = You have left the table. You can come back while the game is running.
frame-clock = Clock
frame-side = Seats, log and chat
frame-sound-on = Sound on
frame-sound-off = Sound off
frame-panes = Table views
frame-table = Table
frame-rule = The rule
frame-rule-all = All rules

## Seats
frame-seats = Seats
frame-you = (you)
frame-asked = deciding…
frame-asking = Checking the rules…
frame-end-place = Place
frame-end-player = Player
frame-return = I’m back
frame-replace = Replace with a bot
frame-seat-open = open
frame-seat-here = online
frame-seat-away = away
frame-seat-left = left
frame-seat-stand-in = { $bot } is standing in
frame-bot-random = Bot, random moves
frame-bot-steady = Bot, steady
frame-bot-novice = Bot, novice
frame-bot-casual = Bot, casual
frame-bot-club = Bot, club player
frame-bot-expert = Bot, expert
frame-bot-champion = Bot, champion
frame-bot-bold = Bot, bold
frame-bot-cautious = Bot, cautious
frame-bot-gambler = Bot, gambler
frame-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
frame-hours = { $hours } h

## Log
frame-log = Log
frame-log-news = since your last turn
frame-log-all = whole game
frame-log-setup = Before the first turn
frame-log-turn = Turn { $number }
frame-log-none = Nothing has happened yet.
frame-log-more = Show earlier turns
frame-log-moment = Show the board at this moment

## What others do, told act by act
frame-story = What the others do
frame-story-who = Who acts before you
frame-story-told = What is happening
frame-story-of = { $name } is playing
frame-story-waits = Your turn is next: { $prompt } You can answer right away.
frame-story-pause = Pause
frame-story-on = Resume
frame-story-next = Next (space bar)
frame-story-all = Skip
frame-story-mine = Skip to my turn
frame-story-again = Replay what happened since your last turn
frame-story-seen = Continue
frame-story-chart = Show the chart
frame-story-marked = Marked on the board
frame-pace = How fast the others’ moves are shown
frame-pace-now = Speed of the others’ moves: { $pace }
frame-pace-slow = Slow
frame-pace-normal = Normal
frame-pace-fast = Fast
frame-pace-once = At once
    .about = only marked
frame-pace-beat = { NUMBER($seconds, maximumFractionDigits: 1) } s per action

## Chat
frame-chat = Chat
frame-chat-none = No messages yet.
frame-chat-say = Say something
frame-chat-send = Send
frame-chat-silent = Only players at this table can chat.
frame-phrase-hello = Hello!
frame-phrase-luck = Good luck!
frame-phrase-well = Well played!
frame-phrase-sorry = One moment, please.
frame-phrase-thanks = Thanks for the game!

## Hints
frame-hint = Hint
frame-hint-asking = The champion is looking at the table from your seat…
frame-hint-choose = Choose this
frame-hint-plan = Take over this plan
frame-hint-move = Move
frame-hint-win = Wins
frame-hint-place = Place
frame-hint-more = Expected
frame-percent = { $percent } %
frame-place = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Standing answers
frame-standing = Automatic answers
frame-standing-about = An automatic answer is given for you whenever its question comes up. If you set it before you know what you will hold, a quick reply tells the others nothing.
frame-standing-forced = Skip questions with only one answer
    .about = Where you have only one answer, it is given at once. Only bots are watching, so it gives nothing away.
frame-standing-none = None set.
frame-standing-drop = Remove
frame-standing-now = Current question: { $prompt }
frame-standing-ask = Ask me every time
frame-standing-add = Always answer this
frame-standing-later = You can add one whenever you are asked something.

## Invite
frame-invite = Invite players
frame-invite-about = Anyone with this link can take an open seat.
frame-invite-watch = Share this table
frame-invite-watch-about = Anyone with this link can watch, if the table allows spectators.
frame-invite-link = Table link
frame-invite-seats = One link per seat
frame-invite-seats-about = Each link is for one seat only, for a person or a program.
frame-invite-seat = Link to { $name }’s seat
frame-qr = QR code for the link
frame-copy = Copy
frame-copied = Copied

## Before the start
frame-lobby-free = { $count ->
    [one] 1 seat is open.
   *[other] { $count } seats are open.
}
frame-lobby-full = All seats are taken.
frame-lobby-full-watch = This table is full. Stay to watch: the game will appear here as soon as it starts.
frame-lobby-full-shut = This table is full, and it does not allow spectators.
frame-terms = What you will play
frame-terms-rules = Options
frame-terms-usual = standard
frame-terms-option = { $name }: { $value }
frame-terms-late = If a player leaves
frame-terms-other = { $each } per move, plus { $bank } reserve
frame-terms-each = { $each } per move
frame-taken = This table is full
frame-taken-about = The game has already started, and every seat is taken: { $names }.
frame-taken-watch = Watch the game
frame-taken-other = Find another game
frame-lobby-wait = Waiting for the host to start the game.
frame-your-name = Your name
frame-join = Sit here
frame-join-any = Take a seat
frame-leave = Leave seat
frame-clear = Clear seat
frame-fill-level = Bots for open seats
frame-fill = Fill open seats with bots
frame-start = Start the game
frame-seeded = added words to the shuffle
frame-fair = Provably fair
frame-fair-about = Every card and die of this game is already fixed by a secret, and this number is its seal. When the game ends, the secret is revealed and anyone can check that nothing was changed. Add some words of your own, and nobody can know the draws in advance, not even the server.
frame-seed = Your words for the shuffle
frame-seed-add = Add

## Taking back
frame-wish = { $name } wants to undo their last move.
frame-wish-own = You asked to undo your last move. Waiting for the others to agree.
frame-wish-declined = { $name }’s undo request was declined.
frame-wish-declined-own = Your undo request was declined.
frame-wish-lapsed = The game moved on, so { $name }’s undo request is off.
frame-wish-lapsed-own = The game moved on, so your undo request is off.
frame-agree = Agree
frame-decline = Decline

## Several players at one screen
frame-curtain = Pass to { $name }
frame-curtain-about = The table is covered so that nobody sees another player’s secrets.
frame-curtain-ready = I’m { $name }

## The end
frame-end = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
frame-end-won = { $count ->
    [one] You win!
   *[other] You share the win
}
frame-end-clauses = Decided by
frame-end-own = You came { $place ->
    [2] 2nd.
    [3] 3rd.
   *[other] { $place }th.
}
frame-rematch = Rematch
frame-another = Play another game
frame-next = Go to the next table
frame-next-there = The next table is ready.
frame-replay = Watch the replay
frame-review = Review the game
frame-share = Share the replay
frame-verify = Check this game
frame-verify-about = The number below was shown before the first draw. The record holds every draw and every move, and can be played back without any server.
frame-verify-record = Download the record
frame-verify-run = On your own machine, run:
frame-verify-compare = Check that it prints the number above.

## Keys
frame-keys = Keys
frame-key-enter = Enter
    .does = Confirm your choice
frame-key-escape = Esc
    .does = Cancel the choice, close what is open
frame-key-digits = 1–9
    .does = Choose from the list
frame-key-undo = u
    .does = Undo
frame-key-next = Space
    .does = Show the next action of the others
frame-key-all = .
    .does = Skip to the current position
frame-key-again = ,
    .does = Replay what happened since your last turn
frame-key-hint = h
    .does = Ask for a hint
frame-key-log = l
    .does = Log
frame-key-chat = c
    .does = Chat
frame-key-help = ?
    .does = This list
frame-keys-board = On the board

## Where a table cannot be had
frame-shut = You can’t join this table
frame-shut-no-such-table = There is no such table. The link may be out of date or missing a letter.
frame-shut-not-allowed = The game has started without you, and this table does not allow spectators.
frame-plain-table = On the table
frame-plain = Latest events

## A new table
frame-new = New table
frame-new-game = Game
frame-new-seats = Seats
frame-new-seat = Seat { $number }
frame-sit-me = You
frame-sit-me-again = Another player on this device
frame-sit-open = Open seat
frame-sit-bots = Bots
frame-seat-add = Add a seat
frame-seat-remove = Remove
frame-new-open-about = { $count ->
    [one] 1 seat stays open: you will get a link to share.
   *[other] { $count } seats stay open: you will get a link to share.
}
frame-new-bots-about = No waiting: the game starts right away.
frame-new-who = Who can join
frame-public = Public: listed, anyone can join
frame-link-only = Private: only people with the link
frame-watch = Allow spectators
frame-hints = Allow hints (unrated)
frame-clock-none = No clock
frame-clock-quick = Live, fast: 20 s per move, plus 5 min reserve
frame-clock-middle = Live: 25 s per move, plus 10 min reserve
frame-clock-slow = Live, slow: 30 s per move, plus 20 min reserve
frame-clock-half = Correspondence: 12 hours per move
frame-clock-day = Correspondence: 1 day per move
frame-clock-two = Correspondence: 2 days per move
frame-clock-three = Correspondence: 3 days per move
frame-weekends = Clock runs on weekends too
frame-late = If a player runs out of time or leaves
frame-late-wait = The table waits
frame-late-bot = A bot plays until they return
frame-late-default = The default move is played for them
frame-stand-in = Stand-in bot
frame-new-sets = Rules level
frame-new-rules = { $count ->
    [0] Rules: standard
    [one] Rules: 1 change
   *[other] Rules: { $count } changes
}
frame-option-load = Choose a file…
frame-option-unload = Remove the file
frame-option-unread = “{ $file }” cannot be read: it is not valid JSON.
frame-new-name = Table name (optional)
frame-new-make = Open the table
frame-new-start = Start the game

## When a board fails
frame-undrawn = The board could not be drawn. If trying again does not help, reload the page: nothing is lost.
frame-draw-again = Try again
