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
web-hint-vizia-place = It scores where a wheel closes, and else leaves the others least.
web-hint-vizia-take = It fits best with what lies there.
web-hint-vizia-end = More tiles now would only help the others.
web-hint-vizia-pass = No tile fits.
web-hint-illusion-place = There it seems to have its right neighbours.
web-hint-illusion-doubt = One picture seems to hold less than the one before it.
web-hint-illusio-prepare = A trick needs it in your backstage.
web-hint-illusio-take = Half of it lies ready, and nobody can take it from you any more.
web-hint-illusio-add = It brings your trick nearer to the stage.
web-hint-illusio-move = It brings your trick nearer to the stage.
web-hint-illusio-play = That card serves you best just now.
web-hint-illusio-exchange = It fits none of the tricks within reach.
web-hint-illusio-talent = It costs no action.
web-hint-illusio-end = Nothing else is worth an action.
web-hint-illuminati-attack = A success would bring you nearer to your goal.
web-hint-illuminati-target = There the chance is good for what it brings.
web-hint-illuminati-spend = The better chance is worth the money.
web-hint-illuminati-pass = More money would change too little.
web-hint-illuminati-attach = There it keeps most arrows free.
web-hint-illuminati-transfer = Money should lie where it will be needed.
web-hint-illuminati-end = Nothing else is worth an action now.
