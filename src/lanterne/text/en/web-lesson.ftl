### Learning by playing: what the guide says in every game.

web-lesson-guide = Guide
web-lesson-count = { $card } of { $cards }
web-lesson-next = Next
web-lesson-watch = Watch what happens.
web-lesson-astray = That is allowed, too; only the guide had something else in mind. Take it back and follow the guide, or play on your own way.
web-lesson-undo = Take it back
web-lesson-on = Play on
web-lesson-ended = This game is over before the lesson was. It can begin again at any time.
web-lesson-free = You play without the guide.
web-lesson-back = Back to the lesson
web-lesson-first-game = Play a first game
web-lesson-stay = Play on here
web-lesson-again = Once more from the start

## Hints, in the first games after a lesson

web-hint-ask = What would you do?
web-hint = I would do this: { $deed }.
web-hint-none = I would wait and see.
