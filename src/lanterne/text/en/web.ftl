### The words of the house's screens: the lobby, settings, rules, past games.

web-home = Home
web-house = The house
web-lost = There is nothing at this address.
web-lost-why = The address may be mistyped, or what lay here is gone.
web-no-server = The house does not answer. Nothing that was played is lost.
web-opening = Lighting the lantern…
web-retry = Try again

## The games

web-players = { $least } to { $most } players

## The lobby

web-choose-game = Choose a game
web-play-bots = Play against bots
web-invite = Invite a friend
web-number-of-bots = Number of bots
web-bots = { $count ->
    [0] No bots
    [one] One bot
    [2] Two bots
    [3] Three bots
    [4] Four bots
    [5] Five bots
    [6] Six bots
    [7] Seven bots
   *[other] { $count } bots
}
web-level = Level of the bots
web-level-mixed = mixed levels
web-bot-called = Bot: { $bot }
web-variants = Rules
web-preset-basic = basic rules
web-preset-advanced = advanced rules
web-preset-family = family rules
web-preset-own = rules of your own
web-preset-basic-help = As the game is played for the first time: no variants.
web-preset-own-help = The variants you choose, one by one.
web-more-choices = More choices…
web-learn = Learn by playing
web-learn-offer = New to { $game }? Learn it in a first game with a guide: { $minutes } minutes.
web-learn-begin = Begin the lesson
web-learn-not-now = Not now
web-learn-table = Lesson
web-resume = Resume
web-your-turn = Your turn
web-others-play = The others are playing
web-free-seats = { $count ->
    [0] ready to begin
    [one] one free seat
   *[other] { $count } free seats
}
web-won-by = { $count ->
    [0] nobody won
    [one] won by { $names }
   *[other] shared by { $names }
}
web-all-tables = { $count ->
    [one] The game
   *[other] All { $count } games
}
web-fewer = Fewer
web-public-tables = Public tables

## Opening a table

web-new-table = A table of { $game }
web-who-plays = Who plays?
web-seats = Seats
web-mine = of them on this screen
web-name-of-seat = Name at seat { $seat }
web-player-number = Player { $seat }
web-seat-number = Seat { $seat }
web-friend = A friend, by the link
web-presets = Ready-made rules
web-pace = Time
web-pace-none = no limit
web-pace-quick = brisk, 5 min
web-pace-calm = calm, 20 min
web-pace-days = 3 days a move
web-at-zero = When time runs out
web-at-zero-bot = a bot plays on
web-at-zero-lose = the seat is lost
web-hints = Hints
web-hints-on = Allowed
web-hints-off = None
web-hints-help = Whoever is to move may ask a strong bot what it would do, and why. It sees only what that seat sees. Everybody at the table knows that hints are allowed.
web-who-may-come = Who may come?
web-come-link = with the link
web-come-public = everybody
web-keep = Keep these choices
web-begin = Begin
web-open-and-invite = Open and invite

## Inviting

web-invite-link = The table’s address
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-text = There is a seat for you at my table.
web-invite-alone = Only this machine can open this link: the house listens to nobody else.
web-invite-open-up = To let other machines in, start it anew in one of these ways; the tables stay as they are.
web-invite-unknown = On another machine, put this machine’s address on your network in place of the one above.
web-qr = QR code of the table’s address

## Settings

web-settings = Settings
web-look = Look
web-language = Language
web-language-help = The log and past games change with it.
web-theme = Light
web-theme-help = Evening is dark, matinée is light.
web-theme-dark = evening
web-theme-light = matinée
web-theme-system = as the system
web-palette = Colours
web-palette-help = The safe inks can be told apart in every kind of colour vision.
web-palette-standard = standard
web-palette-safe = safe
web-textures = Textures on Illusion
web-textures-help = Every ink gets a pattern of its own and loses the same part of its area.
web-motion = Motion
web-motion-help = Reduced: nothing travels across the stage.
web-in-words = Boards in words
web-in-words-help = Every table as text: the position, the choices, the sums. For screen readers, slow lines, or taste.
web-motion-full = full
web-motion-reduced = reduced
web-motion-system = as the system
web-play = Play
web-confirm = Confirm moves
web-confirm-help = The first click shows, the second plays. Without this, one click plays.
web-guard = Ignore double presses
web-guard-help = The second press of a double click does nothing, nor does a press in the moment a button changes its meaning.
web-fast-bots = Fast bots
web-fast-bots-help = They no longer pause before they act, if everybody who plays wishes so.
web-letter-keys = Single keys
web-letter-keys-help = Letters, figures and signs do something at the table. Off: arrows, Enter and Esc remain, and every deed has its button.
web-letter-keys-are-off = Keys with a letter, a figure or a sign are switched off.
web-letter-keys-on = Switch them on
web-letter-keys-in-the-way = Do letters get in the way of a screen reader or of dictation?
web-letter-keys-off = Switch off single keys
web-auto-pass = Pass for me
web-auto-pass-help = When you could answer what others do, at tables you sit down at. Each table’s menu lets you change it there.
web-auto-pass-never = never
web-auto-pass-nothing = when I have no choice
web-auto-pass-always = unless I am attacked
web-called = When it is your turn
web-sound = Sound
web-sound-help = Paper, brass and dice; a tick in your last twenty seconds.
web-sound-0 = off
web-sound-1 = soft
web-sound-2 = medium
web-sound-3 = loud
web-sound-try = Listen
web-you = You
web-name = Name
web-name-empty = It needs at least one letter.
web-save = Save
web-renamed = Hello, { $name }.
web-account = Account
web-register = Create an account
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-signed-in = You are signed in as { $name }.
web-password = Password

## Past games

web-history = My games
web-finished = Finished
web-none-finished = No finished game yet.

## Rules

web-rules = Rules
web-rules-of = Rules of { $game }
web-print = Print
web-search-rules = Search the rules
web-clauses-found = { $count ->
    [0] No clause contains that.
    [one] One clause found.
   *[other] { $count } clauses found.
}
web-rulings = Our rulings
web-unofficial = Written by us, without any link to the publishers: the title and the game belong to their owners.

## Looking at a game again

web-replay = Replay
web-replay-to-table = What was kept of it
web-no-replay = This game cannot be replayed.
web-beginning = The beginning of the game.
web-stage = The board
web-moment = Moment of the game
web-ply-of = action { $ply } of { $plies }
web-run = Play
web-pause = Pause
web-speed = Speed
web-step-before = Previous action
web-step-after = Next action
web-turn-before = Previous turn
web-turn-after = Next turn
web-eyes = Through the eyes of
web-eyes-mine = my eyes
web-eyes-none = a spectator
web-eyes-all = everybody at once
web-link-here = Copy the link to this moment
web-look-back = Review
web-go-on = Play on from here
web-go-on-help = A table of your own: this position, this luck, bots in the other seats.
web-download = Download the record
web-to-table = To the table
web-fairness = Check fairness
web-fairness-how = The seed’s hash was published before the first move, the seed after the last. Hashing the seed must give that hash: then no draw and no die can have been chosen on the way. This page does it by itself.
