### What the pages around the table say: rules, tables, replays, reviews, lessons, settings, account.

pages-again = Try again
pages-games = Games
pages-number = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
pages-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Rules
pages-rules = Rules
pages-rules-about = Every clause in our own words. The board, the log and every refusal link to them.
pages-rules-chapters = Chapters
pages-rules-search = Search the rules
pages-rules-search-hint = a word, or 6.8
pages-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } clause
   *[other] { $count } clauses
}
pages-rules-none = No clause speaks of “{ $words }”. Try fewer words, or another game.
pages-rules-optional = optional
pages-rules-advanced = advanced
pages-rules-ruling = a ruling
pages-rules-faq = confirmed by the publisher
pages-rules-departure = departs from the printed rules
pages-rules-variant = a variant

## Tables
pages-tables = Your tables
pages-tables-about = { $turns ->
    [0] Nobody is waiting for you.
    [one] One table is waiting for you.
   *[other] { $turns } tables are waiting for you.
}
pages-tables-new = New table
pages-tables-others = Join a game
pages-tables-turn = Your turn
pages-tables-running = Under way
pages-tables-open = Waiting for players
pages-tables-over = Finished
pages-tables-frozen = stopped
pages-tables-unnamed = Table { $id }
pages-tables-free = { $free ->
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
pages-tables-seats = { $seats } players
pages-tables-public = public
pages-tables-private = by invitation
pages-tables-play = Play
pages-tables-resume = Go to the table
pages-tables-end = Result
pages-tables-join = Join
pages-tables-look = Watch
pages-tables-replay = Replay
pages-tables-more = Show older tables
pages-tables-none = You have no tables yet. Play the bots, invite friends, or take a lesson first: five minutes are enough.
pages-tables-first = Open a table
pages-tables-record = Do you have the record of a game?
pages-tables-import = Open it here
pages-learn-first = Learn to play

## Watching
pages-watch = Join a game
pages-watch-about = Take a free seat, or look on. Spectators see what everybody sees, and no hand.
pages-watch-new = Open a public table
pages-watch-open = Seats free
pages-watch-running = Under way
pages-watch-none-open = No table is looking for players just now. Open one, and others will find it here.
pages-watch-none-running = No public game is under way.

## Replay
pages-replay = Replay
pages-replay-about = See any finished game again, move by move, through anybody’s eyes. Records come from a table’s end or from the command line.
pages-replay-choose = Choose a record
pages-replay-drop = or drop the file here. It is checked completely before it is shown.
pages-replay-import = Open a record
pages-replay-export = Save the record
pages-replay-share = Copy link
pages-replay-copied = The link to this moment is copied.
pages-replay-not-copied = The link could not be copied: take it from the address bar.
pages-replay-controls = Replay controls
pages-replay-slider = Moment of the game
pages-replay-first = To the beginning
pages-replay-back = One step back
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-on = One step on
pages-replay-last = To the end
pages-replay-start = Set-up, 0 of { $last }
pages-replay-entry = { $entry } of { $last }: { $player }
pages-replay-speed = Speed
    .slow = Slow
    .normal = Normal
    .fast = Fast
pages-replay-eyes = Seen by
    .all = Everyone in turn, nothing hidden
    .public = A spectator
pages-replay-parts = What is shown below
pages-replay-entry-part = This move
pages-replay-nothing = Nothing that these eyes may know.
pages-replay-undrawn = { $game } has no board in the browser yet. What happened is told below, move by move.

## Reasons
pages-why = Why this move?
pages-why-thinks = Thinking it over once more …

## Review
pages-review = Review
pages-review-runs = Every decision is being played through many times. You can leave: the work goes on, and the review is kept for a while.
pages-review-progress = Progress of the review
pages-review-done = { $done } of { $total } moves
pages-review-stood = How everybody stood
pages-review-axis = The place each could expect, move by move: first is at the top. Numbers mark where the game turned.
pages-review-chart-summary = The place each could expect over { $entries } moves. At the end: { $ends }. The same follows as a table.
pages-review-point = Turning point { $number }, move { $entry }
pages-review-placed = { $player }, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
pages-review-as-table = The same as a table
pages-review-entry = Move
pages-review-at = Move { $entry }
pages-review-who = Player
pages-review-played = Played
pages-review-best = Champion’s choice
pages-review-loss = Loss
pages-review-luck = Luck
    .about = What was drawn or rolled, against what was to be expected.
    .deal = deal
    .draws = draws
    .dice = dice
pages-review-mean = Loss a decision, on average
pages-review-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

## Lessons
pages-learn = Learn
pages-learn-about = Short lessons on the real board. You play, a coach says what to look at.
pages-learn-count = { $done ->
    [0] { $all ->
        [one] { $all } lesson
       *[other] { $all } lessons
    }
   *[other] { $done } of { $all } lessons done
}
pages-learn-facts = { $minutes } minutes, { $steps } steps
pages-learn-done = done
pages-learn-begin = Begin
pages-learn-on = Go on
pages-learn-play = Play now
pages-learn-rules = Read the rules
pages-learn-none = Lessons for this game are not ready yet.
pages-lesson-step = Step { $step } of { $steps }
pages-lesson-back = One step back
pages-lesson-restart = Start over
pages-lesson-all = All lessons
pages-lesson-you = Tiro
pages-lesson-fold = Fold the words
pages-lesson-unfold = Unfold the words
pages-lesson-next = Next lesson

## Settings
pages-settings = Settings
pages-settings-about = Kept in this browser, and in force at once.
pages-settings-look = Look
pages-settings-table = At the table
pages-settings-theme = Light
    .about = Noon is bright, torchlight dark.
    .system = As the device
    .noon = Noon
    .torchlight = Torchlight
pages-settings-language = Language
    .system = As the browser
    .en = English
    .fr = Français
pages-settings-motion = Motion
    .about = How quickly cards and tokens move. Nothing moves if your device asks for less motion.
    .off = Off
    .fast = Fast
    .normal = Normal
    .slow = Slow
pages-settings-confirm = Confirm moves
    .about = Look at a move before it counts, and take it at a second click.
    .always = Always
    .risky = Risky ones
    .never = Never
pages-settings-sound = Sound
    .about = A short tone when it is your turn.
pages-settings-notify = Notifications
    .about = A message from the browser when it is your turn and this page is in the background.
    .refused = The browser does not allow notifications for this page. You can change that in its settings.

## Account
pages-account = Account
pages-account-about = A name is enough to play. An account keeps your tables and your rating on every device.
pages-account-name = Name
pages-account-passphrase = Passphrase
    .about = At least 8 characters; several words are easiest to remember. It cannot be sent to you again.
pages-account-as-guest = Play as a guest
    .about = Under a name, in this browser alone. You can make it an account later.
    .do = Play as a guest
pages-account-up = Make an account
    .about = A name and a passphrase, nothing else.
    .guest = Your tables as a guest come along.
    .do = Make the account
    .other = I have an account already
pages-account-in = Sign in
    .about = Welcome back.
    .do = Sign in
    .other = Make an account instead
pages-account-guest = A guest in this browser
pages-account-has = With an account
pages-account-welcome = Welcome, { $name }.
pages-account-sign-out = Sign out
pages-account-out = Signed out.
pages-account-ratings = Ratings
    .about = By game and number of players, from what you have at least shown so far. It rises as more games make it surer.
    .none = Games among people with accounts are rated; the first one makes your rating.
pages-account-game = Game
pages-account-players = Players
pages-account-games = Games
pages-account-strength = Rating
pages-account-sessions = Where you are signed in
pages-account-here = This browser
pages-account-seen = last seen { $when }
pages-account-unknown = Unknown program
pages-account-revoke = Sign out there
pages-account-kept = What is kept about you
    .about = Your name, your ratings and where you are signed in. You can take it with you, or have it deleted; games you played stay, without your name.
pages-account-download = Download it
pages-account-forget = Delete everything
    .title = Delete everything about you?
    .about = Your name, ratings and sign-ins go for good, and you lose your seats at tables. This cannot be undone.
    .yes = Delete everything
    .no = Keep it
pages-account-gone = Everything that was kept about you is deleted.
