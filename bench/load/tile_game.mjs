// A turn game about the size of Vizia on the wire: tiles laid one after the other, secret hands, a pile.
const MOVES = 103; // as long as a game of Vizia by chance; then the table is opened anew, on both sides
const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];

export const TileGame = {
  name: "tiles",
  setup: () => ({ moves: 0, layout: [], hands: { 0: ["red", "blue"], 1: ["green", "yellow"] }, pile: 64, scores: [0, 0] }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: { [playerID]: G.hands[playerID], count: Object.values(G.hands).map((hand) => hand.length) },
  }),
  endIf: ({ G }) => (G.moves >= MOVES ? { draw: true } : undefined),
  moves: {
    place: ({ G, events }, a, b) => {
      G.layout.push([COLOURS[G.layout.length % 6], a, b, G.layout.length % 2 ? "up" : "down"]);
      if (G.layout.length > 72) G.layout = [];
      G.pile = 72 - G.layout.length;
      G.scores[G.layout.length % 2] += 1;
      G.moves += 1;
      events.endTurn();
    },
  },
};
