### The words of the pieces that all screens share.

web-close = Close
web-closer = Closer
web-further = Further
web-recentre = Recentre
web-robot = bot
web-bot =
    { $bot ->
        [random] Chance
        [greedy] Greedy
        [search] Seeker
        [mcts] Seeker
       *[other] { $bot }
    }
web-cap-enter = Enter
web-cap-escape = Esc
web-cap-space = Space
web-cap-shift = Shift
web-cap-home = Home
web-cap-end = End
web-table-option = { $option }: { $value }
web-table-basic = basic rules
web-pace-words =
    { $kind ->
        [live] { $minutes } min each, { $seconds } s more with every move
        [days] { $days ->
            [one] one day a move
           *[other] { $days } days a move
        }
       *[none] no time limit
    }
web-pace-lose = { $pace }; whoever runs out of time is out

## Tables that wait

web-call-here = Your turn · { $title }
web-call-list = { $count ->
    [one] It is your turn at another table
   *[other] It is your turn at { $count } other tables
}
web-call-next = the next table where it is your turn
