# Vizia, in English.

vizia-name = Vizia
vizia-tagline = Lay colours by the order of the prism and close wheels.

## Pieces, named inside other messages

vizia-colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
vizia-a-tile = { A(vizia-colour) } tile
vizia-a-tile-first = { A(vizia-colour, case: "first") } tile
vizia-cell =
    { $way ->
        [up] { $a },{ $b } (point up)
       *[down] { $a },{ $b } (point down)
    }
vizia-vertex = { $a },{ $b }
vizia-source =
    { $source ->
        [hand] your own tiles
       *[commons] the common tiles
    }
vizia-kind =
    { $kind ->
        [prism] prism
        [bicolour] bicolour wheel
       *[simple] simple wheel
    }
vizia-tile = { vizia-colour }
vizia-tiles-more = { vizia-colour }, { $more }
vizia-tiles-none = none

## Actions

vizia-action-place = Place { vizia-colour } at { vizia-cell }, from { vizia-source }
vizia-action-take = Take the { vizia-colour } common tile
vizia-action-end = End the turn
vizia-action-pass = Pass: nothing fits
vizia-action-buy = Buy the tile at { vizia-cell }
vizia-action-pay = Give up the token at { vizia-vertex }
vizia-action-put = Put the bought tile at { vizia-cell }
vizia-action-claim = Put a token on the wheel at { vizia-vertex }
vizia-action-capture = Capture at { vizia-vertex }

## What happened

vizia-event-game-started = { $seat } begins. { $pile } tiles are in the pile.
vizia-event-tile-dealt = You were dealt { vizia-a-tile }.
vizia-event-common-turned = { vizia-a-tile-first } was turned up among the common ones.
vizia-event-commons-returned =
    { $count ->
        [0] Fresh common tiles were drawn.
        [one] The common tile went back into the pile, which was shuffled.
       *[other] The { $count } common tiles went back into the pile, which was shuffled.
    }
vizia-event-tile-placed =
    { $source ->
        [hand] { $seat } placed { vizia-a-tile } of their own at { vizia-cell }.
       *[commons] { $seat } placed the { vizia-colour } common tile at { vizia-cell }.
    }
vizia-event-wheel-completed =
    { $points ->
        [one] { $seat } closed { A(vizia-kind) } at { vizia-vertex }: { $points } point.
       *[other] { $seat } closed { A(vizia-kind) } at { vizia-vertex }: { $points } points.
    }
vizia-event-token-placed = { $seat } put a token at { vizia-vertex }.
vizia-event-token-taken-back = { $seat } took the token off the wheel at { vizia-vertex }; it lies empty.
vizia-event-token-captured = { $seat } captured the token of { $owner } at { vizia-vertex }.
vizia-event-wheel-captured = { $seat } captured the empty wheel at { vizia-vertex }.
vizia-event-tile-bought = { $seat } bought the { vizia-colour } tile at { vizia-cell }.
vizia-event-tile-moved = { $seat } moved the { vizia-colour } tile to { vizia-cell }.
vizia-event-common-taken = { $seat } took the { vizia-colour } common tile.
vizia-event-tile-shown = { $reader ->
    [seat] You showed
   *[no] { $seat } showed
} { vizia-a-tile }.
vizia-event-turn-ended = { $reader ->
    [seat] You ended your turn.
   *[no] { $seat } ended the turn.
}
vizia-event-turn-passed = { $reader ->
    [seat] You passed.
   *[no] { $seat } passed.
}
vizia-event-turn-skipped = { $reader ->
    [seat] You have nothing to play and are skipped.
   *[no] { $seat } has nothing to play and was skipped.
}
vizia-event-game-ended =
    { $reason ->
        [last-tile] The last tile lies: the game is over.
        [twelfth-token] A twelfth token lies: the game is over.
       *[stuck] No tile fits any more: the game is over.
    }

## How it ended

vizia-reason-last-tile = the last tile was placed
vizia-reason-twelfth-token = a player placed the twelfth token
vizia-reason-stuck = no tile fitted any more

## Why not

vizia-refused-over = The game is over.
vizia-refused-not-your-turn = It is the turn of { $turn }.
vizia-refused-not-now =
    { $due ->
        [play] Not now: place a tile, or end the turn.
        [take] You have begun to take common tiles: take another or end the turn.
        [end] You have taken common tiles: all that is left is to end the turn.
        [pay] You have lifted a tile: choose the token you give up for it.
        [put] Put the bought tile down first.
        [claim] Choose first which of the closed wheels gets a token.
       *[capture] Choose first what you capture.
    }
vizia-refused-not-available =
    { $source ->
        [hand] You have no { vizia-colour } tile of your own.
       *[commons] There is no { vizia-colour } tile among the common ones.
    }
vizia-refused-occupied = { vizia-a-tile-first } lies there already.
vizia-refused-not-the-origin = The first tile of the game lies at 0,0, point up.
vizia-refused-corner-only = That cell meets the layout at a corner only; a tile needs a common edge.
vizia-refused-apart = That cell touches no tile.
vizia-refused-colours =
    { $other ->
        [red] { vizia-a-tile-first } cannot lie against red.
        [orange] { vizia-a-tile-first } cannot lie against orange.
        [yellow] { vizia-a-tile-first } cannot lie against yellow.
        [green] { vizia-a-tile-first } cannot lie against green.
        [blue] { vizia-a-tile-first } cannot lie against blue.
       *[purple] { vizia-a-tile-first } cannot lie against purple.
    }
vizia-refused-same-cell = A bought tile has to go somewhere else.
vizia-refused-no-purchase = This game is played without purchases.
vizia-refused-no-token = A purchase costs a token, and none of yours is on the table.
vizia-refused-no-tile = There is no tile to buy.
vizia-refused-not-a-leaf = Only a tile that hangs on exactly one other can be bought.
vizia-refused-nowhere-else = That { vizia-colour } tile fits nowhere else.
vizia-refused-pass-instead = None of your tiles fits: all you can do with them is pass.
vizia-refused-place-first = Place at least one tile first.
vizia-refused-hand-full = You have two tiles of your own already.
vizia-refused-end-instead = You have placed a tile: end the turn instead.
vizia-refused-can-place = You can place a tile, so you may not pass.
vizia-refused-not-your-token = No token of yours lies there.
vizia-refused-not-closed = That is none of the wheels just closed.
vizia-refused-not-enclosed = Nothing can be captured there.

## The view in words

vizia-view-turn =
    { $phase ->
        [play] { $seat } to play; tiles placed this turn: { $placed }.
        [take] { $seat } is taking common tiles.
        [pay] { $seat } pays for a purchase.
        [put] { $seat } puts a bought tile down.
        [claim] { $seat } chooses a wheel for the token.
       *[capture] { $seat } chooses what to capture.
    }
vizia-view-over =
    { $reason ->
        [last-tile] Over: the last tile lies.
        [twelfth-token] Over: a twelfth token lies.
       *[stuck] Over: no tile fits any more.
    }
vizia-view-letters = R red, O orange, Y yellow, G green, B blue, P purple; cells alternate point up, point down, and a grows by one every two cells.
vizia-view-row = { $cells }  row b = { $b }, from a = { $a }, { $way ->
        [up] point up
       *[down] point down
    }
vizia-view-no-tile = No tile lies yet.
vizia-view-lifted = In hand from a purchase: { vizia-a-tile }.
vizia-view-wheel = { $seat }: { vizia-kind } at { vizia-vertex }.
vizia-view-freed = Empty wheel at { vizia-vertex }.
vizia-view-commons = Common tiles: { $tiles }. Pile: { $pile }.
vizia-view-hand = Your tiles: { $tiles }.
vizia-view-seat = { $seat }: { $points } points, { $left } tokens left, { $tiles } own tiles.
vizia-view-known = Everybody saw that { $seat } holds: { $tiles }.

## Sums

vizia-term-simple =
    { $count ->
        [one] { $count } simple wheel
       *[other] { $count } simple wheels, { $worth } each
    }
vizia-term-bicolour =
    { $count ->
        [one] { $count } bicolour wheel
       *[other] { $count } bicolour wheels, { $worth } each
    }
vizia-term-prism =
    { $count ->
        [one] { $count } prism
       *[other] { $count } prisms, { $worth } each
    }
vizia-term-group =
    { $count ->
        [one] largest group: a single token
       *[other] largest group: { $count } tokens
    }
vizia-term-triangles =
    { $count ->
        [one] { $count } triangle of tokens
       *[other] { $count } triangles of tokens
    }
vizia-term-partner = total of { $seat }
vizia-term-wheel = { vizia-kind } of { $seat }
vizia-term-freed = empty wheel: its token was taken off

## Options

vizia-option-three_commons = Three common tiles
vizia-option-three_commons-help = Three tiles lie open instead of four: fewer lucky finds.
vizia-option-group_bonus = Group bonus
vizia-option-group_bonus-help = At the end your largest connected group of tokens pays a point a token.
vizia-option-triangle_bonus = Triangle bonus
vizia-option-triangle_bonus-help = At the end every triangle of your tokens pays two points.
vizia-option-capture = Capture
vizia-option-capture-help = A lone token enclosed by six opposing ones falls to whoever closes the ring.
vizia-option-purchase = Purchase
vizia-option-purchase-help = Give up a token to move a tile that hangs on a single other one.
vizia-option-teams = Teams
vizia-option-teams-help = Four players, two against two; partners sit opposite each other and add up their points.
vizia-option-teams-fault = Teams need four seats, not { $seats }.
vizia-option-remember = Remember for me
vizia-option-remember-help = The table shows which tiles everybody saw each player take.

## Clauses

vizia-clause-VZ-001 = Vizia seats two to four players from about seven years of age and lasts a little over half an hour.
vizia-clause-VZ-002 = The box holds six colours of triangular tiles, a dozen of each: 72.
vizia-clause-VZ-003 = Every player colour has a dozen tokens; there are four such colours.
vizia-clause-VZ-004 = Three tile colours are primary (red, yellow, blue), three are mixed from them (orange, green, purple).
vizia-clause-VZ-010 = Everybody is dealt two tiles at random, which only the owner looks at.
vizia-clause-VZ-011 = All tiles not dealt form the pile, backs up.
vizia-clause-VZ-012 = Four tiles are drawn and lie open for all: the commons.
vizia-clause-VZ-013 = Each player starts with twelve tokens of one colour in the supply.
vizia-clause-VZ-014 = Chance says who begins; turns go round clockwise.
vizia-clause-VZ-020 = In a turn you may use your own tiles, two at most, and whatever lies among the commons.
vizia-clause-VZ-021 = Every turn you place one tile or more, in any mix of own and common ones.
vizia-clause-VZ-022 = Gaps in the commons stay open until the turn is over; six placements are therefore the limit.
vizia-clause-VZ-023 = The game's opening tile can be of any colour.
vizia-clause-VZ-024 = From the second tile on, each is laid open on a free cell beside the layout.
vizia-clause-VZ-025 = Two tiles may lie against each other only if their colours sit side by side on the prism.
vizia-clause-VZ-026 = For instance, yellow goes with green or orange alone, purple with red or blue alone.
vizia-clause-VZ-027 = Round the prism run red, orange, yellow, green, blue, purple, and back to red.
vizia-clause-VZ-028 = Tiles touch where they share an edge; meeting at a corner counts for nothing.
vizia-clause-VZ-029 = A new tile has to go with each tile along its edges, not merely with one.
vizia-clause-VZ-030 = Several tiles in a turn are laid one by one, and each must be allowed when it is laid.
vizia-clause-VZ-031 = The prism can be looked up by everybody at any time.
vizia-clause-VZ-083 = A cell joined to the layout only at a corner is not open for placing.
vizia-clause-VZ-035 = If none of the tiles you may use fits, you show your own ones and pass.
vizia-clause-VZ-036 = After such a pass the commons are exchanged for new ones from the pile.
vizia-clause-VZ-037 = Whoever could place a tile may not pass.
vizia-clause-VZ-040 = Done with placing, you may take common tiles until you own two.
vizia-clause-VZ-041 = Taking is voluntary: you may end with fewer and make up for it later.
vizia-clause-VZ-042 = At the very end of a turn the commons are filled up from the pile.
vizia-clause-VZ-050 = Six tiles round a point are a wheel; the player whose tile closes it puts a token there straight away.
vizia-clause-VZ-051 = A wheel of two colours in alternation pays two points.
vizia-clause-VZ-052 = A wheel with all six colours is a prism and pays three.
vizia-clause-VZ-053 = Every other wheel is simple and pays one point.
vizia-clause-VZ-054 = If one tile closes several wheels, each of them gets a token.
vizia-clause-VZ-055 = What counts is the tokens that lie on wheels when the game is over.
vizia-clause-VZ-060 = Once the pile is used up, play continues without new commons until every tile is laid.
vizia-clause-VZ-061 = The highest total wins.
vizia-clause-VZ-062 = With equal totals, more wheels win.
vizia-clause-VZ-063 = A player's twelfth token also ends the game, though that player may well lose it.
vizia-clause-VZ-070 = Option: only three commons lie open, at the start and later.
vizia-clause-VZ-071 = Option: your largest group of connected tokens earns its size in points at the end.
vizia-clause-VZ-072 = Tokens connect over neighbouring points; a token on its own is a group of one.
vizia-clause-VZ-073 = Option: each triangle of your own tokens earns two more points at the end.
vizia-clause-VZ-074 = Triangles count whether apart or side by side, so four tokens in a rhombus earn four.
vizia-clause-VZ-075 = A triangle means your tokens on the three corners of a single cell.
vizia-clause-VZ-076 = Option: a lone token ringed by opponents returns to its owner, and whoever completed the ring replaces it.
vizia-clause-VZ-077 = The ring is all six neighbouring points; several opponents may contribute to it.
vizia-clause-VZ-078 = Option: in your turn you may take one of your tokens off to move a tile that hangs on one other tile only.
vizia-clause-VZ-079 = The wheel the token came from is empty from then on and pays no one.
vizia-clause-VZ-080 = Giving up a simple wheel to close a prism gains two points on balance.
vizia-clause-VZ-081 = With capture on, a ringed empty wheel can be captured too, by its former owner as well and in the same turn.
vizia-clause-VZ-082 = Option: two pairs, partners apart; each player scores alone, then partners add up.
vizia-clause-V-01 = Ruling: corners do not touch.
vizia-clause-V-02 = Ruling: two tiles of one colour never share an edge.
vizia-clause-V-03 = Ruling: the token on a closed wheel is not optional.
vizia-clause-V-04 = Ruling: the twelfth token stops the game on the spot; short of tokens, the closer picks the wheels.
vizia-clause-V-05 = Ruling: a player who passes takes no common tiles.
vizia-clause-V-06 = Ruling: exchanged commons are mixed into the pile before drawing and may come again.
vizia-clause-V-07 = Ruling: with no pile left, a pass leaves the commons as they lie.
vizia-clause-V-08 = Ruling: after a whole round without a tile laid or bought, the game ends if no remaining colour fits anywhere.
vizia-clause-V-09 = Ruling: a player with nothing to use is skipped, and no commons are exchanged.
vizia-clause-V-10 = Ruling: equal in points and wheels, players share the place.
vizia-clause-V-11 = Ruling: wheels are counted by the tokens lying at the end.
vizia-clause-V-12 = Ruling: tiles taken from the commons lie face down; the log names them, the table only counts them unless it is asked to remember.
vizia-clause-V-13 = Ruling: the opening turn may use every available tile.
vizia-clause-V-14 = Ruling: a token put into a ring that already stands is safe for the moment.
vizia-clause-V-15 = Ruling: a placement that completes two rings captures in both.
vizia-clause-V-16 = Ruling: all new wheels get their tokens before anything is captured.
vizia-clause-V-17 = Ruling: each token laid, captures included, is checked for rings among its six neighbours only.
vizia-clause-V-18 = Ruling: captures are forced, come after the new wheels, and are chosen by the player when tokens run short.
vizia-clause-V-19 = Ruling: an empty wheel is ringed by six tokens of anybody.
vizia-clause-V-20 = Ruling: your own tokens help to ring an empty wheel.
vizia-clause-V-21 = Ruling: purchases are unlimited, a token apiece.
vizia-clause-V-22 = Ruling: moving a bought tile does not replace the tile you owe each turn.
vizia-clause-V-23 = Ruling: nobody has to buy in order to avoid passing.
vizia-clause-V-24 = Ruling: a bought tile may not return to its cell.
vizia-clause-V-25 = Ruling: a tile hangs on one other if exactly one of its edges is shared.
vizia-clause-V-26 = Ruling: the token paid goes back to your supply.
vizia-clause-V-27 = Ruling: you choose freely which of your tokens pays.
vizia-clause-V-28 = Ruling: tiles have no owner; any hanging tile may be bought, even one laid a moment ago.
vizia-clause-V-29 = Ruling: an emptied wheel cannot be claimed by placing tiles.
vizia-clause-V-30 = Ruling: partners never ring each other.
vizia-clause-V-31 = Ruling: teams level on points compare their wheels, then share.
vizia-clause-V-32 = Ruling: first and third seat play second and fourth.
vizia-clause-V-33 = Ruling: page numbers in the printed rules mean nothing here.
vizia-clause-V-34 = Ruling: tiles shown at a pass are hidden again but count as seen.
vizia-clause-V-35 = Ruling: with purchases, whether you are blocked is judged when you pass.
vizia-clause-V-36 = Ruling: with no tile anywhere to use, you have a turn only if you can buy.
vizia-clause-V-37 = Ruling: no purchase after your first common tile is taken, nor after the game's last tile.
vizia-clause-V-38 = Ruling: the opening tile always takes the same cell, point up.
