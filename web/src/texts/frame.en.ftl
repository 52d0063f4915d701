### The shell of the pages, the frame of a table, and the page that makes one.

frame-skip = Skip to the content
frame-home = Home
frame-close = Close
frame-no-line = The server does not answer. Check your connection and try again.
frame-page-lost = This page could not be loaded.
frame-page-again = Try again
frame-no-record = This file is no record of a game: it is empty, or too large.
frame-drop = Drop a record here to see the game again
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
frame-unknown-about = There is no page at this address. The link may be old, or a letter is missing.
frame-unknown-home = To the first page

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
frame-title-unknown = No such page

## The prompt
frame-prompt = What is asked
frame-phases = Phases of the turn
frame-phase-done = done:
frame-options = What you may do
frame-your-turn = Your turn
frame-over = The game is over.
frame-frozen = This table is stopped: ask whoever runs the server.
frame-sending = Your answer is on its way.
frame-still = Nobody is asked anything now.
frame-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
frame-waiting = { $count ->
    [one] { $names } is to answer.
   *[other] { $names } are to answer.
}
frame-moved-on = The table had moved on before your answer came: look again.
frame-drop-choice = Choose something else
frame-undo = Take back
frame-lost = The connection is lost. It is tried again by itself.

## The bar and the menu
frame-menu = Menu
frame-menu-invite = Invite and share
frame-menu-rules = Rules
frame-menu-leave = { $many ->
    [one] Leave the table
   *[other] Give up { $name }’s seat
}
frame-clock = Clock
frame-side = Seats, log and chat
frame-sound-on = Sound on
frame-sound-off = Sound off
frame-panes = Parts of the table
frame-table = Table
frame-rule = The rule
frame-rule-all = All rules

## Seats
frame-seats = Seats
frame-you = (you)
frame-asked = to answer
frame-asking = Asking the rules…
frame-end-place = Place
frame-end-player = Player
frame-return = I am back
frame-replace = Seat a bot
frame-seat-open = free
frame-seat-here = here
frame-seat-away = away
frame-seat-left = has left
frame-seat-stand-in = { $bot } stands in
frame-bot-random = Bot, plays at random
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
frame-log-all = the whole game
frame-log-setup = Before the first turn
frame-log-turn = Turn { $number }
frame-log-none = Nothing has happened yet.
frame-log-more = Show earlier turns
frame-log-moment = The board at this moment

## Chat
frame-chat = Chat
frame-chat-none = Nobody has said anything yet.
frame-chat-say = Say something
frame-chat-send = Send
frame-chat-silent = Only those who sit at the table can speak.
frame-phrase-hello = Hello!
frame-phrase-luck = Good luck!
frame-phrase-well = Well played!
frame-phrase-sorry = One moment, please.
frame-phrase-thanks = Thanks for the game!

## Hints
frame-hint = Hint
frame-hint-asking = The champion looks at the table from your seat…
frame-hint-choose = Choose this
frame-hint-move = Move
frame-hint-win = Wins
frame-hint-place = Place
frame-hint-more = Expected
frame-percent = { $percent } %
frame-place = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Standing answers
frame-standing = Standing answers
frame-standing-about = A standing answer is given for you whenever its question comes up. Set it before you know what you will hold, and a quick answer tells the others nothing.
frame-standing-none = None are set.
frame-standing-drop = Remove
frame-standing-now = Asked now: { $prompt }
frame-standing-ask = Ask me every time
frame-standing-add = Always answer so
frame-standing-later = Answers can be added while you are asked something.

## Invite
frame-invite = Invite players
frame-invite-about = Whoever opens this link can take a free seat.
frame-invite-watch = Share this table
frame-invite-watch-about = Whoever opens this link can look on, if the table is open to spectators.
frame-invite-link = Link to the table
frame-invite-seats = A link for each seat
frame-invite-seats-about = Each of these gives exactly one seat, to a person or to a program.
frame-invite-seat = Link to the seat of { $name }
frame-qr = QR code of the link
frame-copy = Copy
frame-copied = Copied

## Before the start
frame-lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
frame-lobby-full = All seats are taken.
frame-lobby-wait = The host starts the game.
frame-your-name = Your name
frame-join = Sit here
frame-join-any = Sit down
frame-leave = Stand up
frame-clear = Clear
frame-fill-level = Bots for free seats
frame-fill = Fill free seats with bots
frame-start = Start the game
frame-seeded = has added to the chance
frame-fair = Chance you can check
frame-fair-about = All draws of this game are already decided by a secret that this number seals. When the game is over the secret is shown, and anybody can check that nothing was changed. Add words of your own, and nobody, not even the server, knows the draws beforehand.
frame-seed = Words to add to the chance
frame-seed-add = Add

## Taking back
frame-wish = { $name } wishes to take back the last answer.
frame-wish-own = You have asked to take back your last answer: the others decide.
frame-agree = Agree
frame-decline = Decline

## Several players at one screen
frame-curtain = Pass to { $name }
frame-curtain-about = The table is covered, so that nobody sees another’s hand.
frame-curtain-ready = I am { $name }

## The end
frame-end = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
frame-end-won = { $count ->
    [one] You win!
   *[other] You win, with others
}
frame-end-clauses = Decided by
frame-rematch = Play again
frame-next = To the next table
frame-next-there = The next table is ready.
frame-replay = See it again
frame-review = Review the game
frame-share = Share the replay
frame-verify = Check this game
frame-verify-about = The number below was shown before the first draw. The record holds every draw and every answer; it can be played again without any server.
frame-verify-record = Download the record
frame-verify-run = Run on your own machine:
frame-verify-compare = Compare the number it tells with the one above.

## Keys
frame-keys = Keys
frame-key-enter = Enter
    .does = Confirm what is chosen
frame-key-escape = Esc
    .does = Drop the choice, close what is open
frame-key-digits = 1–9
    .does = Choose from the list
frame-key-undo = u
    .does = Take back
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
frame-shut = No way in
frame-shut-no-such-table = There is no such table. The link may be old, or a letter is missing.
frame-shut-not-allowed = This table is not open to spectators.
frame-plain-table = What lies on the table
frame-plain = What happened last

## A new table
frame-new = New table
frame-new-game = Game
frame-new-seats = Seats
frame-new-seat = Seat { $number }
frame-sit-me = You
frame-sit-me-again = You or somebody beside you, at this screen
frame-sit-open = Whoever comes
frame-sit-bots = Bots
frame-seat-add = Add a seat
frame-seat-remove = Remove
frame-new-open-about = { $count ->
    [one] One seat stays free: you get a link to send.
   *[other] { $count } seats stay free: you get a link to send.
}
frame-new-bots-about = Nobody to wait for: the game begins at once.
frame-new-who = Who may come
frame-public = Public: listed, anybody may sit down
frame-link-only = By link: only those you invite
frame-watch = Others may look on
frame-hints = Hints for everybody (then it counts for no rating)
frame-clock-none = No clock
frame-clock-quick = Live, quick: 20 s for each answer, 5 min in reserve
frame-clock-middle = Live: 25 s for each answer, 10 min in reserve
frame-clock-slow = Live, slow: 30 s for each answer, 20 min in reserve
frame-clock-half = By days: 12 hours for each answer
frame-clock-day = By days: 1 day for each answer
frame-clock-two = By days: 2 days for each answer
frame-clock-three = By days: 3 days for each answer
frame-weekends = The clock runs at weekends too
frame-late = When somebody is late or leaves
frame-late-wait = The table waits
frame-late-bot = A bot plays until they are back
frame-late-default = The default move is made
frame-stand-in = The bot that stands in
frame-new-sets = How much of the rules
frame-new-rules = { $count ->
    [0] Rules: as usual
    [one] Rules: one changed
   *[other] Rules: { $count } changed
}
frame-option-load = Choose a file…
frame-option-unload = Leave it out
frame-option-unread = “{ $file }” cannot be read: it is no JSON.
frame-new-name = Name of the table, if you like
frame-new-make = Open the table
frame-new-start = Start the game

## When a board fails
frame-undrawn = The board could not be drawn. If it cannot be drawn again, load the page anew: nothing is lost.
frame-draw-again = Draw it again
