### The first game of Illusio, in which somebody learns it: what the guide says before each move.

illusio-lesson-goal = 1896: magicians vie for the public’s favour. Perform tricks for points; whoever has twelve first wins.
illusio-lesson-poster = The posters are the tricks one can take. This one needs a Rabbit and a Curtain, and its two dots are its level: it pays two points.
illusio-lesson-hand = These are your cards, which nobody else sees. You hold a Rabbit and a Curtain: just what that poster asks for.
illusio-lesson-prepare = In each turn you have two actions. The first: lay the Rabbit in your backstage, where everybody sees it. Press the card, then confirm.
illusio-lesson-take = Half of what a trick needs, lying backstage, is enough to take it: here one of two. Second action: press the poster, then confirm.
illusio-lesson-talent = Your actions are spent, but your magician’s talent costs none: it lays a Box backstage for nothing. Press the talent, then the Reservoir.
illusio-lesson-end = That was your turn: end it.
illusio-lesson-draw = Your opponent has prepared a trick, too. At the start of a turn you draw up to five cards, or one if you hold four.
illusio-lesson-add = The Curtain is all that is missing. Press it, then your trick.
illusio-lesson-display = The trick is complete, so it goes on display by itself. It is paid when your next turn begins; until then anybody may still play cards on it.
illusio-lesson-exact = It stands at four points: two for its level, and one for each component of exactly the type that was asked for.
illusio-lesson-grand = You have an action left. Grand, a special card, adds two points to a trick on display: play it on yours.
illusio-lesson-end-again = End your turn, and wait for the applause.
illusio-lesson-paid = Six points: two for the level, two exact, two for Grand. That is half of the twelve you need.
illusio-lesson-specialize = The trick was of Mentalism. Your next ones of this domain pay a point more each: it pays to specialize.
illusio-lesson-fits = This trick needs a Case and a Scarf. Your Reservoir is a Box like the Case, so it would fit; but only an exact Case earns the extra point.
illusio-lesson-transform = Transform turns a component of your backstage into any other. Play it on the Reservoir.
illusio-lesson-into = Let it become a Case.
illusio-lesson-take-again = And take the trick with your Case. The Scarf can follow later.
illusio-lesson-rivals = Keep an eye on your rivals’ boxes: they see your backstage, and some cards and talents steal from it or from your hand.
illusio-lesson-exchange = And when your cards are of no use, exchange as many as you like: that is one action, too.
illusio-lesson-done = Well done! That is all of Illusio: you know how to play.
