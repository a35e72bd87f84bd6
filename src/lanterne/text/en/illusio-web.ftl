### The page of Illusio, in English. Names of cards, tricks and magicians stand in illusio.ftl.

## The lobby

illusio-web-name = Illusio
illusio-web-lede = Paris, 1896. Gather your props backstage and stage the trick they will talk about tomorrow.
illusio-web-preset-advanced = What was transformed is covered and must be remembered; talents work at any time.
illusio-web-preset-family = Eight points win: a short game.
illusio-web-time = about 40 min

## Parts of the stage

illusio-web-contest = The Contest
illusio-web-takeable = { $count ->
    [one] you can take one
    [4] you can take any
   *[other] you can take { $count }
}
illusio-web-display = On display
illusio-web-workshop = Your workshop
illusio-web-room = { $count ->
    [one] Room for one more trick
   *[other] Room for two tricks
}
illusio-web-backstage = Backstage
illusio-web-bare = Nothing here yet
illusio-web-drop = Lay it here
illusio-web-rivals = The other magicians
illusio-web-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
illusio-web-empty-hand = Your hand is empty
illusio-web-actions = { $count ->
    [0] No action left
    [one] One action left
   *[other] { $count } actions left
}
illusio-web-exchange = Exchange
illusio-web-talent-word = Talent
illusio-web-talent = Talent { $talent }, { $state ->
    [ready] ready to be used
    [used] used until your next turn
   *[other] not now
}
illusio-web-box = { $magician } · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
illusio-web-box-short = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
illusio-web-validated = { $count ->
    [0] No validated trick yet
    [one] One validated trick
   *[other] { $count } validated tricks
}
illusio-web-known = You know these to be in hand: { $cards }.
illusio-web-piles = Decks: { $deck } cards, { $objectives } objectives. Discarded cards: { $discard }.

## Cards in few words

illusio-web-family-accessories = Accessory
illusio-web-family-animals = Animal
illusio-web-family-artifices = Stagecraft
illusio-web-family-boxes = Box
illusio-web-family-audience = Audience
illusio-web-family-formulas = Formula
illusio-web-line-untyped = no type
illusio-web-line-transform = changes one
illusio-web-line-take = from a hand
illusio-web-line-encore = one more round
illusio-web-line-success = pays now
illusio-web-line-dejavu = −1 on a trick
illusio-web-line-grand = +2 on a trick
illusio-web-term-score = Levels
illusio-web-term-bonuses = Bonuses
illusio-web-term-displayed = On display
illusio-web-term-exact = exact
illusio-web-term-specialization = domain
illusio-web-term-grand = Grand
illusio-web-term-dejavu = Deja vu
illusio-web-term-talent = talent
illusio-web-term-floor = floor

## Posters

illusio-web-poster-whole = Complete: goes on display
illusio-web-poster-some = { $have } of { $slots } backstage
illusio-web-poster-none = Nothing backstage for it yet
illusio-web-poster-short = { $have } of the { $half } it takes
illusio-web-news-displayed = { $name } puts it on display; it pays a turn later
illusio-web-news-validated = { $name }: { $sum }

## What is asked

illusio-web-left = { $actions ->
    [0] No action left
    [one] One action left
   *[other] Two actions
}
illusio-web-what = { $what ->
    [hand] a card
    [item] a component
    [contest] a poster
    [hand-item] a card or a component
    [hand-contest] a card or a poster
    [item-contest] a component or a poster
   *[hand-item-contest] a card, a component or a poster
}
illusio-web-prompt-turn = { $what ->
    [none] { illusio-web-left }: { $talent ->
        [yes] use your talent, or end your turn.
       *[no] end your turn.
    }
    [exchange] { illusio-web-left }: exchange cards, or end your turn.
    [project] { illusio-web-left }: give a trick up, or end your turn.
   *[other] { illusio-web-left }: choose { illusio-web-what }.
}
illusio-web-prompt-draw = Draw as usual, or look first: { $talent }.
illusio-web-prompt-draw-only = Draw your cards.
illusio-web-prompt-limit = { $count ->
    [one] One card too many: choose the one to discard.
   *[other] { $count } cards too many: choose what to discard.
}
illusio-web-prompt-window = { $talent }: use it now, or leave it for later.
illusio-web-prompt-window-only = There is nothing here for your talent: pass.
illusio-web-prompt-exchange = { $count ->
    [0] Exchange: press the cards you want to part with.
    [one] Exchange: one card chosen.
   *[other] Exchange: { $count } cards chosen.
}
illusio-web-prompt-exchanged = No more cards can be drawn in exchange.
illusio-web-prompt-placing = “{ $trick }”: press the components to lay around it.
illusio-web-prompt-into = What does { $item } become?
illusio-web-prompt-leave = For { $item }: which component of your hand stays there?
illusio-web-prompt-give = For { $item }: which component of your backstage do you give?
illusio-web-prompt-keep = Which card do you keep? The other is discarded.
illusio-web-prompt-programme = Next comes “{ $trick }”: press the poster it replaces, or leave the Contest alone.
illusio-web-prompt-claim = What has it become? Say it.
illusio-web-prompt-taking = “{ $trick }”: { $count } of { $slots } laid. Press a component to change it.
illusio-web-prompt-whole = “{ $trick }” is whole: on display now, and { $worth ->
    [unknown] paid when your next turn begins.
    [one] one point when your next turn begins.
   *[other] { $worth } points when your next turn begins.
}
illusio-web-prompt-too-few = “{ $trick }” takes at least { $half ->
    [one] one component
   *[other] { $half } components
}: { $count } laid.
illusio-web-prompt-talent = { $talent }: choose its target.
illusio-web-prompt-project = “{ $trick }” is in your workshop. You may give it up.
illusio-web-prompt-where = { $thing }: { $count ->
    [one] one place for it.
   *[other] { $count } places for it.
}
illusio-web-prompt-nowhere = { $thing } has no place to go now.
illusio-web-prompt-completes = { $thing } completes “{ $trick }”: on display now, paid when your next turn begins.
illusio-web-prompt-transform = Transform: which component of your backstage?
illusio-web-prompt-take = Take: from whose hand?
illusio-web-prompt-encore = Encore: which trick stays another round?
illusio-web-prompt-success = Immediate success: which trick pays now?
illusio-web-prompt-dejavu = Deja vu: which trick loses a point?
illusio-web-prompt-grand = Grand: which trick gains two points?
illusio-web-prompt-none-transform = Transform needs a component in your backstage.
illusio-web-prompt-none-take = Take needs somebody with a card in hand.
illusio-web-prompt-none-encore = Encore needs a trick on display.
illusio-web-prompt-none-success = Immediate success needs a trick on display.
illusio-web-prompt-none-dejavu = Deja vu needs a trick on display.
illusio-web-prompt-none-grand = Grand needs a trick on display.

## Buttons

illusio-web-do-end = End turn
illusio-web-do-pass = Not now
illusio-web-do-draw = Draw
illusio-web-do-done = That is all
illusio-web-do-decline = Leave the Contest
illusio-web-do-abandon = Give it up
illusio-web-do-exchange = { $count ->
    [one] Exchange one card
   *[other] Exchange { $count }
}
illusio-web-do-take = Take it with { $count } of { $slots }
illusio-web-do-perform = Show it: { $worth } next turn
illusio-web-do-perform-so = Take it and show it
illusio-web-do-play = Play { $card }
illusio-web-do-steal = Take a card of { $name }
illusio-web-do-place = Place { $thing }
illusio-web-do-target = Use it on { $thing }
illusio-web-do-complete = Complete it with { $thing }

## Read aloud

illusio-web-read-poster = { $trick }, { $domain }, level { $level }. Backstage for it: { $have }. Missing: { $missing }.
illusio-web-read-trick = { $trick }, { $domain }, level { $level }, of { $owner }: { $placed } of { $slots } placed ({ $items }). Worth { $worth }.
illusio-web-read-rival = { $name }, { $magician }: { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}, talent { $talent ->
    [true] used
   *[other] ready
}
illusio-web-read-plan = { $name } is working on { $trick }: { $placed } of { $slots } placed
illusio-web-read-track = To the goal of { $goal }: { $list }
illusio-web-read-card = { $card }, { $line }, card { $number }

## A long press explains

illusio-web-explain-trick = { $domain }, level { $level }. { $half ->
    [one] One fitting component from your backstage takes it.
   *[other] { $half } fitting components from your backstage take it.
}
illusio-web-explain-score = Once complete it is on display, and pays when its owner’s next turn begins: its level, a point for every exact type, a point if its domain was validated before, and what is played on it.
illusio-web-explain-component = { $family }. It fits any place of its family ({ $kinds }); in the place of its own type it adds a point.
illusio-web-explain-changed = It is printed as { $printed } and turns back in a hand or in the discard.
illusio-web-quoted = “{ $trick }”
illusio-web-explain-wanted = The Contest asks for its family here: { $tricks }.
illusio-web-explain-transform = One component of your backstage becomes any other. The card stays on it.
illusio-web-explain-take = Draw a card blindly from another hand and keep it.
illusio-web-explain-encore = A trick on display, anybody’s, stays there for one more round.
illusio-web-explain-success = A trick on display, anybody’s, is validated at once with everything on it.
illusio-web-explain-dejavu = A trick on display is worth one point less.
illusio-web-explain-grand = A trick on display is worth two points more.

## Keys

illusio-web-help-hand = choose a card of your hand
illusio-web-help-contest = choose a trick of the Contest
illusio-web-help-backstage = put what is chosen backstage
illusio-web-help-targets = go from target to target
illusio-web-help-talent = use your talent
illusio-web-help-exchange = choose cards to exchange
illusio-web-help-explain = explain what is chosen
illusio-web-help-end = end the turn

## The log

illusio-web-event-exchange = { $reader ->
    [seat] You exchange
   *[no] { $seat } exchanges
} { $seen ->
    [yes] { $gone } for { $got }.
   *[no] { $gone }.
}
