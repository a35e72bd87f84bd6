// boardgame.io's own server with a turn game of comparable size: a layout that grows by a tile a move, two hidden hands.
import { createRequire } from "node:module";
import { TileGame } from "./tile_game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [TileGame], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
await server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
