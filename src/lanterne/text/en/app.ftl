### The words of the program itself: commands, help, reports. The words of a game stand in its own file.

## Everywhere

seat = seat { $seat }
spectator = a spectator
compiled = compiled
interpreted = interpreted
unofficial = An unofficial table. The titles of the games belong to their owners; these rules are told in our own words.
place = { $place }. { $who }: { $score }
decimal-mark = .
percent = { $number }%

## Help of the command line

help-lanterne = A table for four board games: Vizia, Illusion, Illusio and Illuminati.
help-version = Print the version and leave.
help-serve = Serve the table in the browser, for this machine or a whole club.
help-host = The address to listen on; 0.0.0.0 lets others on your network in.
help-port = The port to listen on.
help-db = Where games are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME. Without it, what LANTERNE_DB says (where a password is not seen by others), else a file in your own data folder.
help-workers = Processes that share the work; more than one needs PostgreSQL.
help-bot-file = A bot from a file, or a program (run:COMMAND), which tables may then call by its name; may be repeated
help-no-open = Do not open the page in a browser.
serve-address = Lanterne is lit: { $address }
serve-no-page = This installation has no page: browsers will find nothing here, only programs can play. A released package has one; from the sources, run “make web” and install again.
serve-reach = For other machines on your network: { $address }
help-play = Play at a plain text table, against bots and with people at the same keyboard.
help-simulate = Let bots play many games; count, record and plot them.
help-arena = Rate bots against each other: every deal is played from every seat.
help-arena-bots = The bots, separated by commas, with parameters in brackets where they have some. A bot of your own: file.py:Name, package.module:Name, or run: and the command of a program.
help-arena-games = How many games are played, rounded up to whole deals (as many games as seats).
help-arena-seats = How many sit at the table; without it, as few as the game allows.
help-arena-out = Keep every finished game in this file, a JSON line each; the same command goes on where the file ends.
help-seconds = What bots that have a parameter “seconds” think about a decision, unless their call says otherwise.
help-lineup = all: every bot meets every other. one: only the first bot, against copies of each other one.
help-train = Train a net for a game: bots play, the net learns from it and plays along; for illusion it learns to look at pictures. It goes on where it was left.
help-minutes = How long to go on; a round that has begun is finished.
help-rounds = How many rounds in all, instead of a time.
help-train-jobs = How many processes play; one more learns. The games stay the same.
help-train-out = The folder of the training: configuration, log, nets, and all that going on needs. Without it training-GAME, here.
help-device = What the net learns on: cpu, or cuda where there is such a card.
help-train-seed = A number that decides all chance of a new training.
help-stop = A share from 0 to 1: stop as soon as the first bot’s is shown to lie above or below it.
help-replay = Check a recorded game and tell it again.
help-verify = Check that a recorded game was fair: its seed, its draws, its moves.
help-backup = Write all that a server keeps to one file, while it runs.
help-restore = Fill an empty database from a backup, of whichever kind.
help-backup-file = The file of the backup, packed by gzip.
help-settings = Everything a server can be told, and what it is told here.
help-config = A TOML file of settings; `lanterne settings` lists them.
help-bench = Measure the speed of the engines beside OpenSpiel's.
help-deck = Draw the pictures of Illusion: PNG files, a table of their shares, a contact sheet.
help-games = List the games with their seats, options and bots.
help-rules = Print the rules of a game, clause by clause.
help-doctor = Say what is installed here and how it runs.
help-game = The name of a game, as `lanterne games` lists it.
help-bots = Bots by name, separated by commas, with parameters in brackets where they have some: search(seconds=1). A bot of your own: file.py:Name, package.module:Name, or run: and the command of a program. simulate: one for all seats, or one for each. play: they take the last seats; without --bots and --seats the best bot plays against you.
help-seats = How many sit at the table. play: seats without a bot are people.
help-option = A variant of the game; may be given several times.
help-lang = The language of the words: fr or en.
help-json = Print one JSON document and nothing else.
help-seed = A number that decides all chance: the same number, the same games.
help-speak-up = Ask before every decision of the others whether you want to act out of turn, in games that let you.
help-seed-play = A number that decides all chance, for the same table again. Without it chance is secret.
help-games-count = How many games are played.
help-jobs = How many processes play; the games stay the same.
help-ray = Play on a Ray cluster instead: the one of RAY_ADDRESS, else the one that runs here, else a new one on this machine. The games stay the same. Every machine of it needs this version of Lanterne, and bots from files at the same path.
help-out = Write the record of every game to this file, a JSON line each.
help-report = Write an HTML page with plots to this file.
help-deck-out = The folder for the pictures; it is made where there is none.
help-deck-seed = A number for a fresh deck; without it, the designed one.
help-records = A file of records, a JSON line each.
help-index = Which record of the file, counted from 0.
help-commitment = What the house published before the game.
help-share = The share of the seed that your page added.
help-digest = The record’s digest, as it was told at the end.
review-title = Record { $index }: { $game }, { $seats } seats, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Judged by: { $bot }.
review-hindsight = Chances of victory over the moves, seen in hindsight: with everything open that was hidden then.
review-curve = { $curve }  { $who }: { $share }
review-turning = Turning points
review-turning-point = { $ply }  { $mover }: { $said }. { $who }: { $before } → { $after }.
review-no-turning = No move turned the game.
review-missed = Missed chances, judged by what the seat could see then
review-missed-one = { $ply }  { $who } played: { $said }. Better: { $better } (+{ $lost } of the victory).
review-missed-why = Why: { $why }
review-no-missed = No chance worth naming was missed.
review-agreed = { $who }: { $agreed } of { $decisions } decisions as the bot would have made them.
review-progress = looking back
verify-moves = { $moves ->
    [one] One move follows the rules
   *[other] { $moves } moves follow the rules
}, { $draws ->
    [0] nothing was drawn.
    [one] one draw follows from the seed.
   *[other] { $draws } draws follow from the seed.
}
verify-drawn = The seed follows from the house’s share, as it was committed to, and { $people ->
    [0] from nobody else’s.
    [one] from one person’s.
   *[other] from those of { $people } people.
}
verify-alone = The seed was chosen by whoever made the record: nothing says that it was not picked.
help-review = Look back at a finished game: who stood how, what turned it, which chances were missed.
help-review-bot = The bot that judges; the strongest of the game where none is named.
help-review-seconds = How long the bot may think about each decision.
help-ply = Stop when this many moves have been made.
help-seat = Whose eyes: a seat counted from 0, all for everything, none for a spectator.

## games, doctor, rules

games-seats = { $fewest ->
    [one] 1
   *[other] { $fewest }
} to { $most } players
games-bots = bots: { $bots }
games-option = --option { $key }: { $words }
doctor-lanterne = Lanterne
doctor-python = Python
doctor-machine = machine
doctor-librt = librt
doctor-matplotlib = matplotlib
doctor-open_spiel = OpenSpiel
doctor-c_compiler = C compiler
doctor-languages = languages
doctor-rules = rules version { $rules }
doctor-absent = not found
doctor-mixed = compiled, but for: { $interpreted }
doctor-why = The engines run interpreted, some twenty times slower: { $why }.
doctor-from-source = they run from the source tree, where nothing is built

## simulate

simulate-progress = playing
simulate-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } between { $bots }.
simulate-length = Mean length: { $mean } decisions.
simulate-speed = { $decisions } decisions in { $seconds } s: { $speed } per second, { $how }.
simulate-reason = { $count } × { $reason }
simulate-same-file = --out and --report name the same file: { $file }
ray-missing = --ray plays on a Ray cluster, and Ray is not installed: pip install 'lanterne[ray]'
ray-or-jobs = --ray and --jobs exclude each other: on a cluster Ray decides how many processes play.
simulate-process-died = One of the processes died; nothing was written.
column-who = who
column-games = games
column-wins = wins
column-share = share
column-interval = 95 % interval

## arena

arena-progress = playing
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $seats } seats, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} played from every seat.
arena-mean = The mean of all ratings is 0; a difference of 100 points is 64 % of the points between two. A win shared by k counts 1/k.
arena-unfinished = The last block is not whole: after every { $games } games all bots have met equally often.
arena-stopped-interrupted = Interrupted; whole deals count.
arena-stopped-above = Stopped early (deals played: { $deals }): the share of { $bot } is above { $mark }. 95 % interval, however often one looks: { $interval }.
arena-stopped-below = Stopped early (deals played: { $deals }): the share of { $bot } is below { $mark }. 95 % interval, however often one looks: { $interval }.
arena-stopped-open = Nothing is shown (deals played: { $deals }): the share of { $bot } may be above or below { $mark }. 95 % interval, however often one looks: { $interval }.
arena-cross = Points of each bot (left) against each other, seat by seat
arena-lineups = Line-ups
arena-process-died = One of the processes died; what was finished before is in the file of --out, where one was named.
arena-none = –
arena-ms = { $ms } ms
column-rating = Elo
column-time = time a decision
column-lineup = line-up
column-deals = deals

## deck

deck-progress = drawing
deck-written = { $count } pictures, deck.csv and contact-sheet.png are in { $folder }.
deck-none = { $game } has no pictures; there are some for: { $known }

## The report of a simulation

report-title = { $games } simulated games of { $game }
report-needs-matplotlib = --report draws with matplotlib, which is not installed: pip install 'lanterne[report]'
report-setting = Bots: { $bots }. Seed { $seed }. Each bot moves on by one seat from game to game. A win shared by k counts 1/k.
report-options = Options: { $options }
report-no-options = none
report-speed = { $decisions } decisions in { $seconds } s, { $speed } per second, { $how }.
report-wins-bot = Wins by bot
report-wins-seat = Wins by seat
report-lengths = Length of a game
report-scores = Final scores
report-reasons = How games end
report-figures = Figures of this game
report-share = share of wins, with 95 % interval
report-even-share = an even share
report-decisions = decisions
report-score = score
report-games = games
column-figure = figure
column-mean = mean
column-least = least
column-most = most

## train

train-doing-exam = playing the games of the exam
train-doing-games = round { $round }: playing
train-doing-fit = round { $round }: learning
train-doing-drawing = round { $round }: drawing pictures
train-doing-looking = round { $round }: looking at pictures
train-line = { $of ->
    [pictures] Round { $round }: loss { $loss }; off by { $exam } points on average on pictures it never learned from
   *[games] Round { $round }: loss { $loss }, on games it never learned from { $exam }
}
train-result = { $of ->
    [pictures] Off on pictures it never learned from, in points of the card: { $before } before the first round, { $after } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
   *[games] Loss on games it never learned from: { $before } before the first round, { $after } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
}
train-folder = The net and all that going on needs: { $folder }
train-curve = The curve: { $file }
train-rounds = rounds
train-loss = { $of ->
    [pictures] loss on the pictures it learns from
   *[games] loss on the games it learns from
}
train-exam = { $of ->
    [pictures] points off on pictures it never learned from
   *[games] loss on games it never learned from
}

## The report of an arena

arena-title = Arena: { $game }
arena-setting = { $games } games, { $deals } deals of { $seats } seats, seed { $seed }, line-ups: { $way }. Each deal is played from every seat; intervals are by deal.
arena-facts = Lanterne { $version }, rules { $rules }, { $how }; Python { $python }, { $cores } cores ({ $architecture }); { $date }.
arena-ratings = Ratings
arena-axis = Elo, with 95 % interval
arena-shares = Share of wins

## replay

replay-title = Record { $index }: { $game }, { $seats } seats
replay-other-rules = It follows rules { $rules }, which are played no more; rules { $now } play it alike, move by move and to the same end.
replay-as-written = It follows rules { $rules }, which are played no more, and those of today play it otherwise. What stands in it:
replay-ply = { $ply }  { $who }: { $code }
replay-ply-of-another = { $ply }  { $who }
replay-position = After { $ply ->
    [one] one move
   *[other] { $ply } moves
}, seen by { $who }

## bench

bench-columns = Decisions per second of processor time: the median of { $rounds } rounds.
bench-game = { $name } ({ $how })
bench-row-loop = random games in our own loop, without lists of actions: { $speed }
bench-row-plain = random games in a plain Python loop, with the whole list of actions each time: { $speed }
bench-row-followed = games of greedy bots gone through again in Python, with the whole list each time: { $speed }
bench-row-worlds = worlds imagined from what a seat sees, copied and taken one step further: { $speed }
bench-row-greedy = greedy bots, thinking: { $speed }
bench-peer-loop = OpenSpiel's { $name }, random games inside C++: { $speed }; ours is { $ratio } times that
bench-peer-plain = OpenSpiel's { $name } in the same Python loop: { $speed }; ours is { $ratio } times that
bench-no-peers = OpenSpiel is not installed here, so there is nothing to compare with: pip install open_spiel

## play

play-person = Player
play-person-number = Player { $number }
play-welcome = Type the mark of an action or its code. t shows the whole table, ? what else there is.
play-over = The game is over. undo, log, score, save FILE or quit.
play-between = Others are waited for; you may act now. Enter lets them go on.
play-hand-over = { $who } takes the keyboard. Press Enter to see the table.
play-more-actions = … and { $left } more: all lists them, /word those with the word.
play-no-action = No such action now.
play-no-number = There is no action { $number } now; the numbers go up to { $most }.
play-unreadable = “{ $typed }” is no action of this game and no order of this table; ? shows what there is.
play-clause = { $clause }: { $text }
play-no-refusal = Nothing has been refused yet.
play-no-undo = There is nothing that you may take back.
play-undone = Taken back.
play-no-sum = There is no such sum to ask about now.
play-save-where = Save where? save FILE
play-save-exists = { $file } exists already and stays as it is.
play-saved = The record is in { $file }.
play-speak-on = You are asked before every decision of the others.
play-speak-off = You are asked when you are waited for, or when something has just happened that concerns you.
play-help = An action is its mark or its code; a letter means the same all game long. /word lists the actions with that word.
play-word-help = help
play-word-table = table
play-word-hint = hint
play-help-hint = what a strong bot would do here, and why
play-hint = Hint: { $deed }
play-no-hint = There is no hint here.
play-word-card = card
play-word-cards = cards
play-help-table = the whole table; else only what has changed is shown
play-help-card = card NAME: what is on a card and where it lies; card: all names
play-no-card = There is no such card.
play-taken = Done by itself, for want of a choice: { $actions }
play-word-why = why
play-word-undo = undo
play-word-rules = rules
play-word-log = log
play-word-score = score
play-word-save = save
play-word-all = all
play-word-speak = speak
play-word-quit = quit
play-help-help = this list
play-help-why = explain the last refusal, with its clause
play-help-undo = take your last decision back
play-help-rules = the rules; rules WORD: the clauses with that word
play-help-log = all that happened, as you saw it
play-help-score = the sums of the table; score TOPIC: one of them, term by term
play-help-save = save FILE: write the record of this game
play-help-all = all actions you may choose from
play-help-speak = ask me before every decision of the others, so that I can speak up; or no longer
play-help-quit = leave the table

## Settings of a server

settings-how = A setting is given as a line `name = value` in a TOML file (`lanterne serve --config FILE`), by its environment variable, or by a flag; the later counts.
settings-line = ({ $variable }; { $source })
settings-usual = as usual
settings-file = from the file
settings-environment = from the environment
settings-flag = by a flag
setting-db = The database: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME.
setting-host = The address it listens on; 0.0.0.0 lets other machines in.
setting-port = The port it listens on.
setting-bot_delay_ms = How long bots pause before what they do, so that people can follow, in milliseconds.
setting-bot_processes = In how many processes bots think.
setting-bot_seconds = The most seconds a bot may think about one decision.
setting-bot_slack_s = By so many seconds a bot may be late before another stands in for it.
setting-bot_share = The share of the time that all bots of a table together may think, in the long run.
setting-patience_ms = How long bots wait for people to whom something was said, in milliseconds.
setting-grace_ms = How long somebody may be away before the others may ask a bot in, in milliseconds.
setting-secure_cookie = Whether the cookie travels over HTTPS alone; switch it on behind TLS.
setting-messages_per_s = How many messages a second one person may send in the long run, over all their connections.
setting-messages_burst = How many messages one person may send at once.
setting-http_per_minute = How many requests a minute one address may make.
setting-folder = Where the server keeps pictures it has drawn; empty: the user’s data folder.
setting-request_s = Within how many seconds a request has to be sent whole; slower ones are closed.
setting-silence_s = After how many seconds whoever gives no sign over a socket (a phone that left the network) is gone.
setting-tables_per_person = How many tables one person may own that wait or are being played.
setting-tables_per_address_hour = How many tables may be made from one address within an hour.
setting-tables_watched = How many tables may be followed over one connection.
setting-sockets_per_person = How many connections one person may keep open.
setting-sockets_per_address = How many connections may be open from one address.
setting-looks_per_person_s = How many whole tables a second one person is shown in the long run.
setting-looks_per_address_s = How many whole tables a second one address is shown in the long run.
setting-bot_moves_per_person_s = How many moves a second bots make at all tables of one owner at which only bots play.
setting-bot_moves_s = How many moves a second bots make at all tables together at which only bots play.
setting-keep_guests_days = After how many days a guest without a seat who does not come back is forgotten; 0: never.
setting-keep_waiting_days = After how many days a table that nobody begins is deleted; 0: never.
setting-keep_idle_days = After how many days a game in which nobody moves is ended; 0: never.
setting-keep_games_days = After how many days a finished game is deleted; 0: never.
setting-keep_talk_days = After how many days the talk of a finished game is deleted; 0: never.
setting-keep_snapshots_days = After how many days the snapshot of a finished game is dropped: it opens more slowly then; 0: never.
setting-keep_pictures_days = After how many days the file of a picture is deleted; it is drawn again when it is wanted; 0: never.
setting-call_after_s = How many seconds somebody is waited for before they are called.
setting-push = Whether people are called with the page closed, too, over the push services of their browsers.
setting-push_private = Whether such services may lie in a private network and be spoken to without encryption on the way; for trials.
setting-push_contact = How these services reach this house’s keeper (mailto:… or https://…); empty: by the page’s address.
setting-public_url = Where people find this house (https://…), for links in mail; mail needs this, smtp_host and smtp_from.
setting-smtp_host = The server by which mail for a lost password is sent; empty: the house sends none.
setting-smtp_from = Who such mail is from, an address of your own.
setting-smtp_port = The port of that server.
setting-smtp_user = The name the house signs in with there; empty: it does not sign in.
setting-smtp_password = The password for it.
setting-smtp_security = How mail is encrypted on the way to that server: starttls, tls (from the beginning) or none.
setting-metrics_token = Who sends this as a bearer token may read /metrics; empty: only this machine may.
setting-log_level = What is logged: debug, info (with a line for every request), warning or error.
setting-log_format = How it is logged: plain lines, or json, one object a line.
backup-label = Writing
backup-done = { $rows } rows written to { $file }.
restore-label = Restoring
restore-done = { $rows } rows restored from { $file }.

## The keeper of a house

help-admin = What the keeper of a house can do, also while people play: lists, bans, closing, deleting, a person’s data.
help-admin-people = List the people whose name holds the text, the newest first.
help-admin-tables = List the tables whose name begins so, changed last first.
help-admin-ban = Keep a person out: no request and no sign-in is taken any more.
help-admin-unban = Let a person in again.
help-admin-close = End a game without a winner, or take a waiting table away; those who are there are told.
help-admin-delete = Delete a table with all that is kept about it.
help-admin-export = Print all that is kept about a person, as JSON.
help-admin-erase = Erase a person’s name, account, sessions and talk. Their seats stay, without a name.
help-admin-sweep = Clear away now what the settings keep_…_days say; a running server does it once an hour.
help-admin-who = A person’s id, account or name.
help-admin-table = A table’s name, or its first letters.
help-admin-text = Only those; empty: all.
help-admin-yes = Yes, for good.
admin-column-id = id
admin-column-name = name
admin-column-account = account
admin-column-created = created
admin-column-seen = seen
admin-column-banned = banned
admin-column-game = game
admin-column-status = status
admin-column-seats = seats
admin-column-owner = owner
admin-column-public = public
admin-column-updated = changed
admin-banned = { $who } is banned.
admin-unbanned = { $who } is welcome again.
admin-erased = All that told who { $who } is has been erased.
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-swept-waiting = waiting tables deleted: { $count }
admin-swept-idle = games ended in which nobody moved: { $count }
admin-swept-games = finished games deleted: { $count }
admin-swept-talk = finished games whose talk was deleted: { $count }
admin-swept-snapshots = snapshots dropped: { $count }
admin-swept-guests = guests forgotten: { $count }
admin-swept-pictures = pictures deleted: { $count }
admin-swept-elsewhere = A server is just doing that.

help-bot = A bot of your own takes a seat at a table of any house and plays there
help-bot-url = The link to the table: https://HOST/t/TABLE
help-bot-call = The bot: a name of this machine’s bots, file.py:Name, or run: and the command of a program.
help-bot-seat = The seat it takes; without it, the first free one.
help-bot-name = The name it goes by, where it comes without a key.
help-bot-key = The key that a house gave it; better told by the environment (LANTERNE_KEY) than typed.
bot-no-seat = No seat is free at that table.
bot-sits = { $bot } sits down at seat { $seat }.
bot-line-lost = The line is lost ({ $error }). Next try in { $seconds } s.
bot-over = The game is over: place { $place }, { $score } points.
