// boardgame.io's own server with a turn game of comparable size: a layout that grows by a tile a move, two hidden hands.
import { createRequire } from "node:module";
import { TileGame } from "./tile_game.mjs";

const [port, folder] = [Number(process.argv[2]), process.argv[3]]; // with a folder matches are kept there
const { Server, Origins, FlatFile } = createRequire(import.meta.url)("boardgame.io/server");
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [TileGame], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/], db });
await server.run({ port }, () => console.log("ready"));
