### Illusion in the page: the room, the row, the check, the end.

## The prompter and the buttons

web-illusion-prompt-must-place = Put the next card left or right of the first.
web-illusion-prompt-place-or-doubt = Place in one of { $count } gaps, or doubt the row.
web-illusion-prompt-only-doubt = No card is left to place: you doubt.
web-illusion-prompt-sure = Doubt the whole row? If it is right, the arrow goes to whoever placed last.
web-illusion-prompt-round = Look at the check, then begin the round.
web-illusion-place = Place here
web-illusion-choose = Choose where
web-illusion-sure = Doubt the row
web-illusion-not-sure = Not yet
web-illusion-all = Show all
web-illusion-go-on = Next round
web-illusion-close-check = Back to the row
web-illusion-to-result = See the result
web-illusion-listen = Listen
web-illusion-chosen = Gap { $gap } of { $count } chosen.
web-illusion-key-gap = gap
web-illusion-key-doubt = doubt
web-illusion-key-large = large
web-illusion-space = Space

## The room

web-illusion-question = How much { $colour }?
web-illusion-must = Put it on the side where it belongs. Press a picture to see it large.
web-illusion-may = Put it where it belongs, or doubt the row. Press a picture to see it large.
web-illusion-look = The next card. Press a picture to see it large.
web-illusion-sight = Illusion is judged by eye. Whoever plays without sight chooses a table by ear.
web-illusion-textures-on = Textures are on: every ink loses the same part of its area.
web-illusion-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
web-illusion-least = least { $colour }
web-illusion-most = most { $colour }
web-illusion-arrow = The arrow is { $colour }: least on the left, most on the right
web-illusion-row =
    { $count ->
        [one] The row: one picture
       *[other] The row: { $count } pictures
    }
web-illusion-picture = Picture in place { $place }
web-illusion-next = Next picture
web-illusion-heard = sounds like { $share } per cent
web-illusion-gap =
    { $side ->
        [left] Far left
        [right] Far right
       *[between] Between places { $before } and { $after }
    }
web-illusion-gap-heard =
    { $side ->
        [left] The next card, about { $next }, before about { $after } per cent
        [right] The next card, about { $next }, after about { $before } per cent
       *[between] The next card, about { $next }, between about { $before } and about { $after } per cent
    }
web-illusion-place-in = Place the next card: { $gap }
web-illusion-won =
    { $count ->
        [0] no arrow
        [one] one arrow
       *[other] { $count } arrows
    }

## Seen large

web-illusion-large = Pictures, large
web-illusion-large-how = Choose a second picture below to compare. Arrow keys change it, Space closes.
web-illusion-beside = Compare with
web-illusion-safe = Safe colours
web-illusion-textures = Textures
web-illusion-close = Close

## The check

web-illusion-checked = The checked row
web-illusion-doubts = { $who } doubts the row…
web-illusion-wrong = The row is wrong
web-illusion-right = The row is right
web-illusion-share = { $share } per cent { $colour }
web-illusion-why =
    { $wrong ->
        [yes] { $after } comes after { $before }. { $mine ->
            [yes] You doubted and take the arrow.
           *[no] { $who } doubted and takes the arrow.
        }
       *[no] It never falls. { $mine ->
            [yes] You placed last and take the arrow.
           *[no] { $who } placed last and takes the arrow.
        }
    }

## The log

web-illusion-event-arrow = Round { $round }: { $colour }
web-illusion-event-placed = { $who } puts the card in place { $place }.

## The end

web-illusion-judged = How well everybody judged
web-illusion-who = Player
web-illusion-in-order = Cards in order
web-illusion-error = Error, points
web-illusion-bias = Leaning, points
web-illusion-good-doubts = Doubts that were right
web-illusion-of = { $part } of { $all }
web-illusion-bias-note = A card is in order when it fits between its neighbours at the moment it is placed. Leaning above zero: colours were taken for more than they are.
web-illusion-families = Which pictures misled
web-illusion-points =
    { $cards ->
        [one] { $points } points, one card
       *[other] { $points } points, { $cards } cards
    }
web-illusion-family-scatter = discs
web-illusion-family-rings = rings
web-illusion-family-stripes = stripes
web-illusion-family-spiral = spirals
web-illusion-family-mosaic = mosaics
web-illusion-family-sunburst = rays
web-illusion-family-bulge = bulges
web-illusion-family-waves = waves
web-illusion-family-polygons = polygons
web-illusion-family-occlusion = overlaps
web-illusion-family-lettering = letters
web-illusion-family-truchet = loops
web-illusion-family-halftone = dots
web-illusion-family-camouflage = camouflage
