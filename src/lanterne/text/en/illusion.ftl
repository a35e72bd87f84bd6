# Illusion in English.

illusion-name = Illusion
illusion-colour-red = red
illusion-colour-yellow = yellow
illusion-colour-green = green
illusion-colour-blue = blue
illusion-option-length = Length
illusion-option-length-help = standard: the first with three arrows wins. twelve: all twelve rounds are played.
illusion-option-length-standard = Three arrows win
illusion-option-length-twelve = Twelve rounds
illusion-option-deck = Deck
illusion-option-deck-help = designed: the ninety-eight chosen pictures. endless: ninety-eight pictures that nobody has ever seen.
illusion-option-deck-designed = The chosen pictures
illusion-option-deck-endless = Pictures never seen before
illusion-option-ear = Playing by ear
illusion-option-ear-help = For players who cannot see the pictures: whoever wishes is told what a middling eye would guess for each of them. Bots judge by eye as before.
illusion-option-eyes-fault = There is no such seat: the table has { $seats }.
illusion-option-eyes1 = Eyes of the first seat
illusion-option-eyes1-help = How well the bot in the first seat judges areas, from child to keen; none for a person.
illusion-option-eyes1-none = A person’s own
illusion-option-eyes1-child = A child’s
illusion-option-eyes1-casual = Casual
illusion-option-eyes1-steady = Steady
illusion-option-eyes1-sharp = Sharp
illusion-option-eyes1-keen = Keen
illusion-option-eyes2 = Eyes of the second seat
illusion-option-eyes2-help = How well the bot in the second seat judges areas, from child to keen; none for a person.
illusion-option-eyes2-none = A person’s own
illusion-option-eyes2-child = A child’s
illusion-option-eyes2-casual = Casual
illusion-option-eyes2-steady = Steady
illusion-option-eyes2-sharp = Sharp
illusion-option-eyes2-keen = Keen
illusion-option-eyes3 = Eyes of the third seat
illusion-option-eyes3-help = How well the bot in the third seat judges areas, from child to keen; none for a person.
illusion-option-eyes3-none = A person’s own
illusion-option-eyes3-child = A child’s
illusion-option-eyes3-casual = Casual
illusion-option-eyes3-steady = Steady
illusion-option-eyes3-sharp = Sharp
illusion-option-eyes3-keen = Keen
illusion-option-eyes4 = Eyes of the fourth seat
illusion-option-eyes4-help = How well the bot in the fourth seat judges areas, from child to keen; none for a person.
illusion-option-eyes4-none = A person’s own
illusion-option-eyes4-child = A child’s
illusion-option-eyes4-casual = Casual
illusion-option-eyes4-steady = Steady
illusion-option-eyes4-sharp = Sharp
illusion-option-eyes4-keen = Keen
illusion-option-eyes5 = Eyes of the fifth seat
illusion-option-eyes5-help = How well the bot in the fifth seat judges areas, from child to keen; none for a person.
illusion-option-eyes5-none = A person’s own
illusion-option-eyes5-child = A child’s
illusion-option-eyes5-casual = Casual
illusion-option-eyes5-steady = Steady
illusion-option-eyes5-sharp = Sharp
illusion-option-eyes5-keen = Keen
illusion-action-place = Place the next card { $gap ->
       [0] at the left end
      *[other] after card { $gap }
    }
illusion-action-doubt = I doubt it
illusion-event-first = { $reader ->
    [who] You begin.
   *[no] { $who } begins.
}
illusion-event-arrow = Round { $round }: the arrow is { $colour }.
illusion-event-opened = Picture { $picture } lies beside the arrow.
illusion-event-turned-up = Picture { $picture } is next.
illusion-event-rebuilt = The pile is made anew of { $count ->
       [one] one card
      *[other] { $count } cards
    }.
illusion-event-placed = { $reader ->
    [who] You put
   *[no] { $who } puts
} picture { $picture } in place { $place }.
illusion-event-doubted = { $reader ->
    [who] You doubt
   *[no] { $who } doubts
} the row.
illusion-event-revealed = Place { $place }, picture { $picture }: red { $red } %, yellow { $yellow } %, green { $green } %, blue { $blue } %.
illusion-event-right = The row is right: { $colour } never falls.
illusion-event-wrong-covered = The row is wrong in place { $place }.
illusion-event-wrong = The row is wrong: in place { $place }, { $after } % comes after { $before } %.
illusion-event-won = { $reader ->
    [who] You get
   *[no] { $who } gets
} the arrow ({ $colour }).
illusion-event-over = The game is over after { $rounds ->
       [one] one round
      *[other] { $rounds } rounds
    }.
illusion-refused-over = The game is over.
illusion-refused-turn = It is the turn of { $who }.
illusion-refused-single = A single card cannot be doubted: place the next one left or right of it.
illusion-refused-empty = No card is left to place: only doubting remains.
illusion-refused-gap = There is no gap { $gap }: the row has gaps 0 to { $last }.
illusion-reason-three-arrows = three arrows decide the game
illusion-reason-twelve-rounds = all twelve rounds are played, and most arrows win
illusion-term-arrows = Arrows: { $colour }
illusion-view-pile = Round { $round }. Pile: { $pile }, out: { $removed }.
illusion-view-arrow = Arrow: { $colour }. Least on the left, most on the right.
illusion-view-card = Place { $place }: picture { $picture }
illusion-view-next = Next: picture { $picture }
illusion-view-won = { $who }: { $count ->
       [one] one arrow
      *[other] { $count } arrows
    }
illusion-view-must-place = { $who } must place the next card.
illusion-view-place-or-doubt = { $who } places the next card or doubts.
illusion-view-check = Last check ({ $colour }): the arrow went to { $who }.
illusion-view-checked = Place { $place }, picture { $picture }: { $share } %
illusion-view-glance = Place { $place } looks like { $share } %
illusion-view-glance-next = The next card looks like { $share } %

# The rules.

illusion-clause-IN-001 = Two to five people play, from the age of eight, for about a quarter of an hour.
illusion-clause-IN-002 = There are twelve arrow cards, three in each of the four colours.
illusion-clause-IN-003 = There are ninety-eight colour cards.
illusion-clause-IN-004 = A colour card has a picture on one side and, on the other, the share of each colour in per cent.
illusion-clause-IN-005 = Shares are measured on the white area inside; the grey frame is left out.
illusion-clause-IN-010 = The arrows form a hidden, shuffled pile; the first is turned up for the round.
illusion-clause-IN-011 = The colour cards form a shuffled pile with the pictures up.
illusion-clause-IN-012 = The first colour card goes beside the arrow, picture up.
illusion-clause-IN-013 = Nobody sees a share before a row is checked.
illusion-clause-IN-014 = The colour of the arrow is the only one that counts in the round.
illusion-clause-IN-015 = Along the arrow the share of that colour may rise or stay equal, never fall.
illusion-clause-IN-020 = Chance decides who begins the game.
illusion-clause-IN-021 = Whoever opens a round must place the top card left or right of the single one and cannot doubt.
illusion-clause-IN-022 = Then everybody in turn, clockwise, accepts the whole row or doubts it.
illusion-clause-IN-023 = To accept is to put the top card into the row: at an end or in any gap.
illusion-clause-IN-024 = Cards that lie in the row keep their order; they only move apart.
illusion-clause-IN-025 = The row grows card by card until somebody doubts.
illusion-clause-IN-026 = A doubt is about the whole row, whoever may have erred.
illusion-clause-IN-030 = A doubt is said aloud, and every card of the row is turned over.
illusion-clause-IN-031 = The row is right when the shares of the arrow’s colour never fall from left to right.
illusion-clause-IN-032 = Equal neighbours are in order.
illusion-clause-IN-033 = A smaller share to the right of a larger one, say 11 after 16, is a mistake.
illusion-clause-IN-034 = If the row is wrong, the arrow goes to whoever doubted.
illusion-clause-IN-035 = If the row is right, the arrow goes to whoever placed the last card before the doubt.
illusion-clause-IN-040 = After the check all cards on the table leave the game.
illusion-clause-IN-041 = The next round is set up in the same way, with a new arrow and a new first card.
illusion-clause-IN-042 = Whoever got the arrow begins the next round.
illusion-clause-IN-043 = In the standard game the first to own three arrows wins.
illusion-clause-IN-044 = In the long game twelve rounds are played, and most arrows win.
illusion-clause-IN-045 = Twelve arrows always suffice: at the latest the eleventh gives somebody a third one.
illusion-clause-N-01 = We say picture side and share side; front and back could be confused.
illusion-clause-N-02 = The next card’s picture is in view of all for the whole turn.
illusion-clause-N-03 = Rising or equal is right: the shares need not grow at every step.
illusion-clause-N-04 = Whoever opens a round cannot doubt: a single card cannot be wrong.
illusion-clause-N-05 = The second player of a round may doubt the two cards.
illusion-clause-N-06 = The arrow lies at the left end and points right; the smallest share is next to it.
illusion-clause-N-07 = An empty pile is made anew from the cards that left; if there are none, doubting is all that remains.
illusion-clause-N-08 = Cards that left stay out until the pile is made anew.
illusion-clause-N-09 = Equal numbers of arrows after twelve rounds share the victory.
illusion-clause-N-10 = With two players nothing changes: one doubts, the other placed last.
illusion-clause-N-11 = Whoever doubts need not point out the mistake.
illusion-clause-N-12 = Cards are turned over one by one from left to right.
illusion-clause-N-13 = Everybody sees the check.
illusion-clause-N-14 = Our shares are whole numbers, exact to the cell, so nothing is rounded.
illusion-clause-N-15 = Every card holds at least two per cent of each colour.
illusion-clause-N-16 = The pile is made anew the moment its last card leaves, so the next picture is always in view; shares seen earlier are not shown again.
illusion-clause-N-17 = A bot sees through model eyes, named to all: it gets one glance at each picture, true but for an error that is wider where the picture misleads, and keeps to it.
illusion-clause-N-18 = At a table by ear anybody may hear, for each picture, the share a middling eye takes it to hold: one glance, true but for an error, and kept to. All know that the table is played so.
illusion-clause-N-19 = A bot that takes over a person’s seat looks through model eyes of its own; the person who comes back sees nothing of its glances.

## The page's end panel

illusion-web-term-arrows = Arrows
