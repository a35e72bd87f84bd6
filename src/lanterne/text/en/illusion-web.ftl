### Illusion in the page: the room, the row, the check, the end.

## The lobby

illusion-web-name = Illusion
illusion-web-lede = Which picture has the most blue? Place yours in the row, or doubt everything.
illusion-web-preset-advanced = All twelve rounds, with pictures that nobody has ever seen.
illusion-web-time = about 15 min

## The prompter and the buttons

illusion-web-prompt-must-place = Put the next card left or right of the first.
illusion-web-prompt-place-or-doubt = Place in one of { $count } gaps, or doubt the row.
illusion-web-prompt-only-doubt = No card is left to place: you doubt.
illusion-web-prompt-sure = Doubt the whole row? If it is wrong, the arrow is yours; if it is right, { $who } takes it.
illusion-web-prompt-round = Look at the check, then begin the round.
illusion-web-place = Place here
illusion-web-choose = Choose where
illusion-web-sure = Doubt the row
illusion-web-not-sure = Not yet
illusion-web-showing = The row is turned over, card by card.
illusion-web-all = Show all
illusion-web-go-on = Next round
illusion-web-close-check = Back to the row
illusion-web-listen = Listen
illusion-web-chosen = Gap { $gap } of { $count } chosen.
illusion-web-key-gap = gap
illusion-web-key-doubt = doubt
illusion-web-key-large = large

## The room

illusion-web-question = How much { $colour }?
illusion-web-must = Put it on the side where it belongs. Press a picture to see it large.
illusion-web-may = Put it where it belongs, or doubt the row. Press a picture to see it large.
illusion-web-look = The next card. Press a picture to see it large.
illusion-web-sight = Illusion is judged by eye. Whoever plays without sight chooses a table by ear.
illusion-web-textures-on = Textures are on: every ink loses the same part of its area.
illusion-web-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
illusion-web-least = least { $colour }
illusion-web-most = most { $colour }
illusion-web-arrow = The arrow is { $colour }: least on the left, most on the right
illusion-web-row =
    { $count ->
        [one] The row: one picture
       *[other] The row: { $count } pictures
    }
illusion-web-picture = Picture in place { $place }
illusion-web-next = Next picture
illusion-web-heard = sounds like { $share } per cent
illusion-web-gap =
    { $side ->
        [left] Far left
        [right] Far right
       *[between] Between places { $before } and { $after }
    }
illusion-web-gap-heard =
    { $side ->
        [left] The next card, about { $next }, before about { $after } per cent
        [right] The next card, about { $next }, after about { $before } per cent
       *[between] The next card, about { $next }, between about { $before } and about { $after } per cent
    }
illusion-web-place-in = Place the next card: { $gap }
illusion-web-won =
    { $count ->
        [0] no arrow
        [one] one arrow
       *[other] { $count } arrows
    }

## Seen large

illusion-web-large = Pictures, large
illusion-web-large-how = Choose a second picture below to compare. Arrow keys change it, Space closes.
illusion-web-beside = Compare with
illusion-web-safe = Safe colours
illusion-web-textures = Textures
illusion-web-close = Close

## The check

illusion-web-checked = The checked row
illusion-web-doubts = { $mine ->
    [yes] You doubt
   *[no] { $who } doubts
} the row…
illusion-web-wrong = The row is wrong
illusion-web-right = The row is right
illusion-web-share = { $share } per cent { $colour }
illusion-web-why =
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

illusion-web-event-arrow = Round { $round }: { $colour }
illusion-web-event-placed = { $reader ->
    [who] You put
   *[no] { $who } puts
} the card in place { $place }.

## The end

illusion-web-judged = How well everybody judged
illusion-web-who = Player
illusion-web-in-order = Cards in order
illusion-web-error = Error, points
illusion-web-bias = Leaning, points
illusion-web-good-doubts = Doubts that were right
illusion-web-of = { $part } of { $all }
illusion-web-bias-note = A card is in order when it fits between its neighbours at the moment it is placed. Leaning above zero: colours were taken for more than they are.
illusion-web-families = Which pictures misled
illusion-web-points =
    { $cards ->
        [one] { $points } points, one card
       *[other] { $points } points, { $cards } cards
    }
illusion-web-family-scatter = discs
illusion-web-family-rings = rings
illusion-web-family-stripes = stripes
illusion-web-family-spiral = spirals
illusion-web-family-mosaic = mosaics
illusion-web-family-sunburst = rays
illusion-web-family-bulge = bulges
illusion-web-family-waves = waves
illusion-web-family-polygons = polygons
illusion-web-family-occlusion = overlaps
illusion-web-family-lettering = letters
illusion-web-family-truchet = loops
illusion-web-family-halftone = dots
illusion-web-family-camouflage = camouflage

## Keys

illusion-web-help-gap = choose a gap
illusion-web-help-ends = the gap at either end
illusion-web-help-doubt = doubt the row
illusion-web-help-large = see the pictures large
