### What the house refuses, and why. A game's own refusals stand in its file.

## The options of a table

refused-option = option { $option }: { $fault }
refused-both = { $one } { $other }
refused-more = { $count ->
    [one] One more fault.
   *[other] { $count } more faults.
}
refused-option-switch = It is on or off, not “{ $value }”.
refused-option-number = It is a number, not “{ $value }”.
refused-option-range = It goes from { $least } to { $most }, not { $value }.
refused-option-choice = It is one of { $choices }, not “{ $value }”.
refused-option-twice = It is given twice, as “{ $one }” and “{ $other }”.
refused-no-option = { $game } has no option “{ $option }”{ $count ->
    [0] .
   *[other] { " " }(it has: { $known }).
}
refused-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
refused-too-many = { $mine ->
    [one] One seat of your own
   *[other] { $mine } seats of your own
} and { $bots ->
    [one] one bot
   *[other] { $bots } bots
} do not fit { $seats } seats.
refused-no-game = There is no game “{ $game }”; there are: { $known }.
refused-no-param = The bot { $bot } has no parameter { $param }{ $count ->
        [0] : it has none.
       *[other] . It has: { $known }.
    }
refused-bot-call = A bot is called as name or name(key=value, …), not “{ $bot }”.
refused-no-task = Nothing can be learned for { $game } yet; there is: { $known }.
refused-no-torch = Learning needs PyTorch, which is not installed: pip install 'lanterne[train]'
refused-no-device = There is no device “{ $device }” to learn on; there are: { $known }.
refused-other-training = The folder { $file } holds a training of { $game }.
refused-no-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }.

## Seats

refused-no-seat = There is no seat { $seat } at this table of { $seats }.
refused-seat-taken = That seat is taken.
refused-seat-lost = That seat has given up.
refused-not-yours = That seat is not yours to give up.
refused-owner-only = Only the table’s owner may do that.
refused-lesson = Somebody learns at this table: nobody else can sit down.
refused-no-lesson = There is no lesson for { $game } yet.
refused-shown-out = You were shown out of this table.
refused-showed-out = Whoever has shown somebody out plays on in nobody’s place.
refused-second-hand = You play here already; you would see a second hand.
refused-take-over = Those who play said no. You may ask again in a while.
refused-take-over-asked = Somebody else is asking for a seat; wait for the answer.
refused-nobody = There is nobody there.
refused-mute = The owner may silence anybody, those who play only spectators.
refused-rematch = A rematch is for those whose game it was.
refused-not-all-come = Not everybody has come to this rematch yet; a seat can also be given to a bot.
refused-players-only = Only those who play may ask a bot in.
refused-person-here = That person is still here.
refused-seats-taken = { $people ->
    [one] Somebody sits here already: { $seats } seats are too few.
   *[other] { $people } people sit here already: { $seats } seats are too few.
}
refused-started = The game has begun already.
refused-share = That is not the share that was promised.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-forgotten = That far back everybody has to remember by themselves until the game is over.
refused-until-over = That can be had once the game is over.
refused-no-undo = There is nothing to take back.
refused-pace-live = With clocks everybody needs at least one second to begin with.
refused-pace-days = By correspondence a decision needs at least one day.

## Names and accounts

refused-name-empty = A name needs at least one letter.
refused-name-length = A name has 1 to { $most } letters.
refused-name-taken = The name { $name } is taken.
refused-password-length = A password has { $least } to { $most } characters.
refused-sign-in = This name and this password do not go together.
refused-password = That is not your password.
refused-code = This name and this recovery code do not go together.
refused-link = This link is used up or too old. Ask for another.
refused-mail = That is not an address mail can be sent to.
refused-no-mail = This house sends no mail.
refused-no-account = You have no account here.
refused-banned = The keeper of this house has banned you from it.
refused-account-twice = You have an account already.

## Looking back

refused-no-ply = The game has { $plies } moves; there is no move { $ply }.
refused-eyes = There are no eyes “{ $seat }”: a seat, mine, none, or all after the end.
refused-record = The record cannot be set up: { $why }

## The house itself

refused-no-table = There is no table { $table }.
refused-newer-rules = This game follows version { $rules } of its rules; this house knows them up to version { $known }.
refused-rules-asked = A change of rules is to be settled first: go on by the new ones, or end.
refused-outlived = The rules of this game have changed since it was played. Its log, its last position and its score are kept; it cannot be looked back at move by move.
refused-no-cookie = The house does not know you yet; load the page again.
refused-no-palette = There is no palette “{ $palette }”; there are: { $known }.
refused-not-found = There is nothing here by that name.
refused-foreign = Only the house’s own page may ask that.
refused-unusable = The house cannot use what it was sent.
refused-too-large = That was too much to take in at once.
refused-too-often = Too many requests. Wait a moment.
refused-sign-in-wait = Too many wrong passwords. { $seconds ->
    [one] Wait one second.
   *[other] Wait { $seconds } seconds.
}
refused-review-long = This game is too long to be looked back at.
refused-review-busy = Several games are being looked back at already. Try again in a few minutes.
refused-tables-at-once = At most { $most } tables can be followed at once.
refused-tables-owned = You own { $most } tables that wait or are being played; that is the most. Finish or leave one first.
refused-tables-made = Too many tables were opened from your address. Try again later.
refused-sockets-person = You are here { $most } times already; that is the most. Close another window first.
refused-sockets-address = There are { $most } connections from your address already; that is the most.
refused-file-in-use = Another server uses { $file } already: stop it, or name another file by --db.
refused-database = The database { $database } cannot be used: { $why }
refused-database-newer = The database { $database } was made by a newer Lanterne.
refused-failed = Something went wrong here; nothing was lost.

## Settings of a server

refused-settings = A setting cannot be so: { $faults }
refused-settings-mail = With smtp_host, smtp_from and public_url have to be set too.
refused-no-setting = There is no setting { $names }; lanterne settings lists them.
refused-config-unread = { $file } cannot be read: { $why }
refused-config-damaged = { $file } is not TOML: { $why }
refused-database-version = The database { $database } is of another version: start this version’s server on it once.
refused-no-person = Nobody is called “{ $who }”; lanterne admin people lists them.
refused-many-people = { $count } people are called “{ $who }”: name one by the id (lanterne admin people).
refused-many-tables = { $count } tables begin with “{ $table }”: give more letters.
refused-not-sure = That cannot be taken back: say --yes if you are sure.
refused-backup-empty = There is nothing in that database yet.
refused-restore-full = That database is not empty: restore into a new one.
refused-restore-kind = That is no backup of a table, or it is damaged; nothing was restored.
refused-restore-newer = That backup was made by a newer Lanterne; nothing was restored.

## Notices

refused-push-off = This house calls nobody whose page is closed.
refused-push-address = This is not the address of a public push service.
refused-push-unreachable = The house does not find { $host }: is it connected to the Internet?
