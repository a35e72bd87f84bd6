// node load.mjs lanterne|boardgame URL TABLES SECONDS: one JSON line with what was measured.
import * as boardgame from "./boardgame_tables.mjs";
import * as lanterne from "./lanterne_tables.mjs";
import { play } from "./measure.mjs";

const [which, url, count, seconds] = [process.argv[2], process.argv[3], Number(process.argv[4]), Number(process.argv[5])];
const EVERY_MS = 2_000;

const tables = [];
const cookies = which === "lanterne" ? await lanterne.people(url) : [];
for (let number = 0; number < count; number += 1) {
  const table = which === "lanterne" ? new lanterne.Table(url, cookies) : new boardgame.Table(url, number);
  await table.open();
  tables.push(table);
  if (number % 50 === 49) console.error(`${which}: ${number + 1} of ${count} tables`);
}
const steady = await play(tables, seconds, EVERY_MS);
const flatOut = await play(tables, seconds, 0);
console.log(JSON.stringify({ server: which, tables: count, steady, flat_out: flatOut }));
process.exit(0);
