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
        [greedy-1] Greedy of old
        [child] Child’s eyes
        [casual] Casual eyes
        [steady] Steady eyes
        [sharp] Sharp eyes
        [keen] Keen eyes
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

## Tables that wait

web-call-here = Your turn · { $title }
web-call-list = { $count ->
    [one] It is your turn at another table
   *[other] It is your turn at { $count } other tables
}
web-call-next = the next table where it is your turn
