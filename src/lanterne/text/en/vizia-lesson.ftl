### The first game of Vizia, in which somebody learns it: what the guide says before each move.

vizia-lesson-goal = Six triangles of glass around one point make a wheel. Whoever closes a wheel puts a token on it, and tokens are points: the most points win.
vizia-lesson-tiles = These two tiles are yours; nobody else sees them. The tiles on the right are common: in a turn you may lay your own and the common ones.
vizia-lesson-first = Begin: choose your yellow tile, press the lit place, then confirm with the main button.
vizia-lesson-colours = The one rule of Vizia: two tiles may share an edge only if their colours are neighbours on this prism. Yellow goes beside orange or green.
vizia-lesson-second = So orange may lie beside yellow. Choose your orange tile, then the lit place on the left.
vizia-lesson-common = Your hand is empty; go on with a common tile. Lay the orange one to the right of yellow: three tiles now share one point.
vizia-lesson-take = Enough laid. Before you end your turn you may take common tiles until you own two: choose purple and take it.
vizia-lesson-take-again = One more for your hand: take the yellow tile.
vizia-lesson-end = Nothing left to do: end your turn. The common tiles are filled up from the pile.
vizia-lesson-opponent = Your opponent has laid red beside orange: four tiles of a wheel lie there now, and two places are free.
vizia-lesson-gap = Purple is a neighbour of red, so it fits. Lay your purple tile on the right of red.
vizia-lesson-close = One place is left, between purple and orange. Red is a neighbour of both, and the lamp says +1: close the wheel.
vizia-lesson-token = Your token lies on the wheel, and the total beside your emblem counts it. You placed the last tile: who laid the other five does not matter.
vizia-lesson-worth = A simple wheel like this one pays 1 point, two colours in turn pay 2, all six colours pay 3: that is a prism.
vizia-lesson-prepare = Let us prepare a prism. Orange and red already lie side by side here: lay yellow on the other side of orange.
vizia-lesson-refill = Now fill your hand again: take an orange tile.
vizia-lesson-refill-again = And take the blue one: a prism will want it.
vizia-lesson-end-again = End your turn, and watch what your opponent does.
vizia-lesson-prism = Your opponent has changed nothing here. Red, orange and yellow lie round one point, in the order of this prism: the other three colours would complete it.
vizia-lesson-green = After yellow comes green: lay the common green tile.
vizia-lesson-blue = After green, blue: it is in your hand.
vizia-lesson-last = And purple, between blue and red, closes the prism. The lamp says +3.
vizia-lesson-scored = Three points in one go! Beware: whoever lays the last tile scores, so look twice before you leave a wheel with one gap to your opponent.
vizia-lesson-pile = The game goes on until the pile is used up and every tile is laid, or somebody has no token left of twelve. Then the points are counted.
vizia-lesson-done = Well done! That is all of Vizia: you know how to play.
