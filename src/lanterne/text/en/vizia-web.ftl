### Vizia in the page: what the prompter says, what the buttons do, what the log tells.

## The lobby

vizia-web-name = Vizia
vizia-web-lede = Lay triangles of glass: six around a point make a wheel, and the wheel carries your token.
vizia-web-preset-advanced = Groups and triangles of tokens pay at the end; tokens can be captured, tiles bought.
vizia-web-preset-family = The table remembers for you which tiles everybody took.
vizia-web-time = about 30 min

## The prompter

vizia-web-prompt-first = Choose a tile, then a place.
vizia-web-prompt-more = Place another tile, take some, or end the turn.
vizia-web-prompt-more-place = Place another tile, or end the turn.
vizia-web-prompt-take-some = Take common tiles, or end the turn.
vizia-web-prompt-end = All that is left is to end the turn.
vizia-web-prompt-end-or-buy = End the turn, or buy a tile first.
vizia-web-prompt-pass-or-buy = No tile fits: buy one, or pass.
vizia-web-prompt-pass = No tile fits: you pass.
vizia-web-prompt-places =
    { $count ->
        [one] The { vizia-colour } tile has one place{ $closing ->
            [0] .
           *[other] , and it closes a wheel.
        }
       *[other] The { vizia-colour } tile has { $count } places{ $closing ->
            [0] .
            [one] , one closes a wheel.
           *[other] , { $closing } close a wheel.
        }
    }
vizia-web-prompt-no-place = The { vizia-colour } tile fits nowhere just now.
vizia-web-prompt-only-take = The { vizia-colour } tile fits nowhere, but you may take it.
vizia-web-prompt-take = Take another common tile, or end the turn.
vizia-web-prompt-buy =
    { $count ->
        [one] Purchase: one tile can move.
       *[other] Purchase: choose one of the { $count } tiles that can move.
    }
vizia-web-prompt-pay = Give up one of your tokens for this tile.
vizia-web-prompt-put = Put the bought { vizia-colour } tile down: { $count ->
        [one] one place
       *[other] { $count } places
    }{ $closing ->
        [0] .
        [one] , one closes a wheel.
       *[other] , { $closing } close a wheel.
    }
vizia-web-prompt-claim = Tokens are short: which wheel gets yours?
vizia-web-prompt-capture = Tokens are short: what do you capture?
vizia-web-prompt-over = The game is over.

## The buttons

vizia-web-do-place =
    { $gain ->
        [none] Place here
       *[other] Place here: { $gain }
    }
vizia-web-do-take = Take the { vizia-colour } tile
vizia-web-do-end = End the turn
vizia-web-do-pass = Show my tiles and pass
vizia-web-do-buy = Buy this tile
vizia-web-do-pay = Give up this token
vizia-web-do-claim = Mark this wheel
vizia-web-do-capture = Capture here
vizia-web-gain-one =
    { $kind ->
        [prism] prism +{ $points }
        [bicolour] bicolour wheel +{ $points }
       *[simple] simple wheel +{ $points }
    }
vizia-web-gain-many = { $count } wheels +{ $points }
vizia-web-gain-capture =
    { $count ->
        [one] one capture
       *[other] { $count } captures
    }
vizia-web-buy = Buy a tile

## The room

vizia-web-steps = The steps of your turn
vizia-web-step-place = Place
vizia-web-step-take = { $most ->
        [0] Take
        [1] Take 0 or 1
       *[other] Take 0–{ $most }
    }
vizia-web-step-end = End
vizia-web-hand = Your tiles
vizia-web-commons = Common tiles
vizia-web-pile = pile { $count }
vizia-web-bought = Bought tile
vizia-web-slot =
    { $places ->
        [0] { $number }, { vizia-colour }, { $source ->
            [hand] yours
           *[commons] common
        }, no place
        [one] { $number }, { vizia-colour }, { $source ->
            [hand] yours
           *[commons] common
        }, one place
       *[other] { $number }, { vizia-colour }, { $source ->
            [hand] yours
           *[commons] common
        }, { $places } places
    }
vizia-web-board = Board: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $wheels ->
        [one] one wheel
       *[other] { $wheels } wheels
    }, { $places ->
        [0] nothing to press just now
        [one] one place allowed
       *[other] { $places } places allowed
    }.
vizia-web-prism = The prism
vizia-web-prism-rule = A single mark goes against a double mark that contains it.
vizia-web-shows = { $seat } shows their tiles
vizia-web-box = { $left ->
        [one] one token
       *[other] { $left } tokens
    } · { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    }
vizia-web-box-short = { $tiles ->
        [0] no tile
        [one] 1 tile
       *[other] { $tiles } tiles
    }
vizia-web-left = Tokens left
vizia-web-held = Tiles held
vizia-web-known = Tiles that everybody saw them take
vizia-web-term-simple = Simple
vizia-web-term-bicolour = Bicolour
vizia-web-term-prism = Prisms
vizia-web-term-group = Group
vizia-web-term-triangles = Triangles
vizia-web-term-partner = Partner

## Aloud

vizia-web-between =
    { $count ->
        [one] against { $colours }
       *[other] between { $colours }
    }
vizia-web-read-place = { vizia-colour } ({ $source ->
        [hand] yours
       *[commons] common
    }) at row { $row }, place { $place }, { $between }
vizia-web-read-put = put the { vizia-colour } tile at row { $row }, place { $place }, { $between }
vizia-web-read-buy = buy the { vizia-colour } tile at row { $row }, place { $place }, { $between }
vizia-web-read-pay = give up the token on the { vizia-web-wheel } near row { $row }, place { $place }
vizia-web-read-claim = mark the wheel near row { $row }, place { $place }
vizia-web-read-capture = capture near row { $row }, place { $place }
vizia-web-wheel =
    { $kind ->
        [prism] prism
        [bicolour] bicolour wheel
       *[simple] simple wheel
    }

## The log

vizia-web-log-game-started = { $reader ->
    [seat] You begin.
   *[no] { $seat } begins.
}
vizia-web-log-tile-dealt = You are dealt { A(vizia-colour) } tile.
vizia-web-log-tile-placed = { $reader ->
    [seat] You place
   *[no] { $seat } places
} { $source ->
    [hand] { A(vizia-colour) } tile from the hand.
   *[commons] the common { vizia-colour }.
}
vizia-web-log-wheel-completed = { $reader ->
    [seat] You close
   *[no] { $seat } closes
} { $kind ->
    [prism] a prism: { $points } points.
    [bicolour] a bicolour wheel: { $points } points.
   *[simple] a simple wheel: { $points } point.
}
vizia-web-log-token-taken-back = { $reader ->
    [seat] You lift
   *[no] { $seat } lifts
} a token; its wheel lies empty.
vizia-web-log-token-captured = { $reader ->
    [seat] You capture
   *[no] { $seat } captures
} a token of { $reader ->
    [owner] yours
   *[no] { $owner }
}.
vizia-web-log-wheel-captured = { $reader ->
    [seat] You capture
   *[no] { $seat } captures
} an empty wheel.
vizia-web-log-tile-bought = { $reader ->
    [seat] You buy
   *[no] { $seat } buys
} { A(vizia-colour) } tile.
vizia-web-log-tile-moved = { $reader ->
    [seat] You put
   *[no] { $seat } puts
} the { vizia-colour } tile down elsewhere.
vizia-web-log-common-taken = { $reader ->
    [seat] You take
   *[no] { $seat } takes
} the common { vizia-colour }.

## Keys

vizia-web-help-tile = choose a tile
vizia-web-help-places = walk over the places allowed
vizia-web-help-closing = the next place that closes a wheel
vizia-web-help-take = take the chosen common tile
vizia-web-help-buy = buy a tile
vizia-web-help-end = end the turn
vizia-web-help-zoom = closer, further, recentre
