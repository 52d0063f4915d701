### What the pages around the table say: rules, tables, replays, reviews, lessons, settings, account.

pages-again = Try again
pages-games = Games
pages-number = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
pages-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Rules
pages-rules = Rules
pages-rules-about = Every rule, in our own words. The board, the log and every refused move link here.
pages-rules-chapters = Chapters
pages-rules-search = Search the rules
pages-rules-search-hint = a word, or a number like 6.8
pages-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
pages-rules-none = No rule mentions “{ $words }”. Try fewer words, or another game.
pages-rules-optional = optional
pages-rules-advanced = advanced
pages-rules-ruling = our ruling
pages-rules-faq = confirmed by the publisher
pages-rules-departure = differs from the printed rules
pages-rules-variant = variant

## Tables
pages-tables = Your tables
pages-tables-about = { $turns ->
    [0] No table is waiting for you.
    [one] 1 table is waiting for you.
   *[other] { $turns } tables are waiting for you.
}
pages-tables-new = New table
pages-tables-others = Join a game
pages-tables-turn = Your turn
pages-tables-running = In progress
pages-tables-open = Waiting for players
pages-tables-over = Finished
pages-tables-frozen = stopped
pages-tables-unnamed = Table { $id }
pages-tables-free = { $free ->
    [one] { $free } of { $seats } seats open
   *[other] { $free } of { $seats } seats open
}
pages-tables-seats = { $seats } players
pages-tables-public = public
pages-tables-private = invite only
pages-tables-play = Play
pages-tables-resume = Go to the table
pages-tables-end = Result
pages-tables-join = Join
pages-tables-look = Watch
pages-tables-replay = Replay
pages-tables-more = Show older tables
pages-tables-none = You have no tables yet. Play against bots, invite friends, or take a lesson first: it only takes five minutes.
pages-tables-first = Open a table
pages-tables-record = Have a game record?
pages-tables-import = Open it here
pages-learn-first = Learn to play

## Watching
pages-watch = Join a game
pages-watch-about = Take an open seat or just watch. Spectators see only what everyone sees, never a hand.
pages-watch-new = Open a public table
pages-watch-open = Open seats
pages-watch-running = In progress
pages-watch-none-open = No table is looking for players right now. Open one, and others will find it here.
pages-watch-none-running = No public game is in progress.

## Replay
pages-replay = Replay
pages-replay-about = Watch any finished game again, move by move, from anyone’s point of view. You can save a game’s record when it ends, or from the command line.
pages-replay-choose = Choose a record
pages-replay-drop = or drop the file here. It is fully verified before it is shown.
pages-replay-import = Open a record
pages-replay-export = Save the record
pages-replay-share = Copy link
pages-replay-copied = Link to this moment copied.
pages-replay-not-copied = The link could not be copied. Copy it from the address bar.
pages-replay-controls = Replay controls
pages-replay-slider = Position in the game
pages-replay-first = To the start
pages-replay-back = One step back
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-on = One step forward
pages-replay-last = To the end
pages-replay-start = Setup, 0 of { $last }
pages-replay-entry = { $entry } of { $last }: { $player }
pages-replay-act = action { $act } of { $acts }
pages-replay-unit = Step by
    .turn = Turn
    .act = Action
    .move = Move
    .keys = ← and →: one step. With Shift: one turn.
pages-replay-decided = Find where it was decided
pages-replay-undecided = Everybody won, so no move decided it.
pages-review-when = When
pages-review-luck-even = about even
pages-review-decided = { $entry ->
    [0] { $names } led from start to finish.
   *[other] Decided here: from this move on { $names } led for good.
}
pages-replay-speed = Speed
    .slow = Slow
    .normal = Normal
    .fast = Fast
pages-replay-eyes = Point of view
    .all = Everyone, nothing hidden
    .public = Spectator
pages-replay-parts = Panels below
pages-replay-entry-part = This move
pages-replay-nothing = Hidden from this player.
pages-replay-undrawn = { $game } has no board in the browser yet. The moves are listed below.

## Reasons
pages-why = Why this move?
pages-why-thinks = Thinking it through again…

## Review
pages-review = Review
pages-review-runs = Every decision is being played out many times. You can leave this page: the review keeps running and stays available for a while.
pages-review-progress = Review progress
pages-review-done = { $done } of { $total } moves
pages-review-stood = How the game went
pages-review-axis = Each player’s expected place, move by move, with first at the top. Numbers mark the turning points.
pages-review-chart-summary = Each player’s expected place over { $entries } moves. At the end: { $ends }. The same figures follow as a table.
pages-review-point = Turning point { $number }, move { $entry }
pages-review-placed = { $player }, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
pages-review-as-table = Show as a table
pages-review-entry = Move
pages-review-at = Move { $entry }
pages-review-who = Player
pages-review-played = Played
pages-review-best = Champion’s choice
pages-review-loss = Loss
pages-review-luck = Luck
    .about = What was drawn or rolled, compared with the average.
    .deal = deal
    .draws = draws
    .dice = dice
pages-review-mean = Average loss per decision
pages-review-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

## Lessons
pages-learn = Learn
pages-learn-about = Short lessons on the real board. You play, and a coach tells you what to look for.
pages-learn-count = { $done ->
    [0] { $all ->
        [one] { $all } lesson
       *[other] { $all } lessons
    }
   *[other] { $done } of { $all } lessons done
}
pages-learn-facts = { $minutes } minutes, { $steps } steps
pages-learn-done = done
pages-learn-begin = Start
pages-learn-on = Continue
pages-learn-play = Play now
pages-learn-rules = Read the rules
pages-learn-none = Lessons for this game are not ready yet.
pages-lesson-step = Step { $step } of { $steps }
pages-lesson-back = One step back
pages-lesson-restart = Start over
pages-lesson-all = All lessons
pages-lesson-you = Tiro
pages-lesson-fold = Hide the text
pages-lesson-unfold = Show the text
pages-lesson-next = Next lesson

## Settings
pages-settings = Settings
pages-settings-about = Saved in this browser; changes apply at once.
pages-settings-look = Appearance
pages-settings-table = At the table
pages-settings-theme = Theme
    .about = Noon is bright, Torchlight is dark.
    .system = Match device
    .noon = Noon
    .torchlight = Torchlight
pages-settings-language = Language
    .system = Match browser
    .en = English
    .fr = Français
pages-settings-motion = Animation
    .about = How fast cards and tokens move. Nothing moves if your device asks for reduced motion.
    .off = Off
    .fast = Fast
    .normal = Normal
    .slow = Slow
pages-settings-pace = How fast others’ moves are shown
    .about = At normal speed an action takes 0.7 seconds, and big moments take longer. You can always answer right away.
pages-settings-confirm = Confirm moves
    .about = The first click shows the move, the second one plays it. Against bots you can undo anything.
    .always = Always
    .risky = Risky ones
    .never = Never
pages-settings-sound = Sound
    .about = Quiet sounds: your turn, a hit, a crash, a win. They start with your first click.
pages-settings-notify = Notifications
    .about = A browser notification when it is your turn and this page is in the background.
    .refused = Your browser blocks notifications for this page. You can change that in its settings.

## Account
pages-account = Account
pages-account-about = All you need to play is a name. An account keeps your tables and your rating on all your devices.
pages-account-name = Name
pages-account-passphrase = Passphrase
    .about = At least 8 characters; several words are easiest to remember. We cannot recover it for you.
pages-account-as-guest = Play as a guest
    .about = Just a name, in this browser only. You can turn it into an account later.
    .do = Play as a guest
pages-account-up = Create an account
    .about = A name and a passphrase, nothing else.
    .guest = Your guest games move to your account.
    .do = Create account
    .other = I already have an account
pages-account-in = Sign in
    .about = Welcome back.
    .do = Sign in
    .other = Create an account instead
pages-account-guest = Guest in this browser
pages-account-has = Registered account
pages-account-welcome = Welcome, { $name }.
pages-account-sign-out = Sign out
pages-account-out = Signed out.
pages-account-ratings = Ratings
    .about = By game and number of players. It is a cautious figure: what you have proved so far, so it rises as you play more.
    .none = Games between players with accounts are rated. Finish one to get your rating.
pages-account-game = Game
pages-account-players = Players
pages-account-games = Games
pages-account-strength = Rating
pages-account-sessions = Where you are signed in
pages-account-here = This browser
pages-account-seen = last seen { $when }
pages-account-unknown = Unknown device
pages-account-revoke = Sign out there
pages-account-kept = Your data
    .about = Your name, your ratings and where you are signed in. You can download it or have it deleted; games you played remain, without your name.
pages-account-download = Download my data
pages-account-forget = Delete everything
    .title = Delete all your data?
    .about = Your name, ratings and sign-ins will be gone for good, and you will lose your seats at tables. This cannot be undone.
    .yes = Delete everything
    .no = Cancel
pages-account-gone = All your data has been deleted.
