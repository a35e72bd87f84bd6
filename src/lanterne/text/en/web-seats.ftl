### Seats that change hands: what the prompter, the log and the sheets say of it.

## Coming back

web-seats-take-back = Take my seat back
web-seats-lent = A bot plays for you.
web-seats-lent-stood-up = You stood up: a bot has played for you since { $since }.
web-seats-lent-away = You were away: a bot has played for you since { $since }.
web-seats-lent-time = Your time was up: a bot has played for you since { $since }.
web-seats-since-day = { $day }, { $time }
web-seats-played-for = A bot has played for { $name } since { $since }.

## Lines of the house, between those of the log. `you`: it happened to the reader.

web-seats-line-stood-up =
    { $you ->
        [yes] You stood up; a bot plays on for you.
       *[no] { $name } stood up; a bot plays on.
    }
web-seats-line-away =
    { $you ->
        [yes] You were away too long; a bot plays on for you.
       *[no] { $name } was away too long; a bot plays on.
    }
web-seats-line-time =
    { $you ->
        [yes] Your time is up; a bot plays on for you.
       *[no] { $name } ran out of time; a bot plays on.
    }
web-seats-line-time-lost =
    { $you ->
        [yes] Your time is up; you are out of the game.
       *[no] { $name } ran out of time and is out of the game.
    }
web-seats-line-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $name } resigned.
    }
web-seats-line-came-back =
    { $you ->
        [yes] You are back in your seat.
       *[no] { $name } is back and plays on.
    }
web-seats-line-took-over =
    { $you ->
        [yes] You play on in a bot’s place.
       *[no] { $name } plays on in a bot’s place.
    }
web-seats-line-went-on =
    { $you ->
        [yes] From here you go on with a finished game, against bots.
       *[no] From here { $name } goes on with a finished game, against bots.
    }
web-seats-line-shown-out = { $name } was shown out; a bot plays on.

## Before something that matters

web-seats-sure-stand-up = Stand up?
web-seats-sure-stand-up-why = A bot plays on for you from now on, and you go back to the first screen. The seat stays yours: come back to it whenever you like.
web-seats-sure-bot = Let a bot play?
web-seats-sure-bot-why = A bot plays on for you from now on; you watch. The seat stays yours: take it back whenever you like.
web-seats-sure-resign = Resign?
web-seats-sure-resign-why =
    { $seats ->
        [2] The game ends and you have lost it. There is no way back.
       *[other] You are out, without a place at the end; a bot plays on beside the others. There is no way back.
    }
web-seats-sure-show-out = Show { $name } out?
web-seats-sure-show-out-why = For good: no seat, no watching and no chat at this table any more. A bot plays on in that seat.
web-seats-stay = No, play on

## The end

web-seats-reason-resigned =
    { $you ->
        [yes] you resigned
       *[no] { $name } resigned
    }
web-seats-reason-time =
    { $you ->
        [yes] you ran out of time
       *[no] { $name } ran out of time
    }

## Looking on

web-seats-watching = You are watching: this game is played by others.
web-seats-watched = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
web-seats-watched-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
