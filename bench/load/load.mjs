// node load.mjs lanterne|boardgame URL TABLES SECONDS EVERY_S [guest]: one JSON line with what was measured.
import * as boardgame from "./boardgame_tables.mjs";
import { Guest } from "./guest.mjs";
import * as lanterne from "./lanterne_tables.mjs";
import { play } from "./measure.mjs";

const [which, url, count, seconds, every] = [process.argv[2], process.argv[3], ...process.argv.slice(4, 7).map(Number)];

const tables = [];
for (let number = 0; number < count; number += 1) {
  const table = which === "lanterne" ? new lanterne.Table(url) : new boardgame.Table(url, number);
  await table.open();
  tables.push(table);
  if (number % 50 === 49) console.error(`${which}: ${number + 1} of ${count} tables`);
}
const found = { server: which, tables: count, steady: await play(tables, seconds, every * 1000) };
if (process.argv[7] === "guest") {
  // Turn about, so that what the machine does besides falls on both alike.
  found.beside_guest = [];
  for (let round = 0; round < 3; round += 1) {
    const guest = new Guest(url);
    await guest.come();
    const beside = await play(tables, seconds, every * 1000);
    const did = guest.leave();
    found.beside_guest.push({ alone: await play(tables, seconds, every * 1000), beside, guest: did });
  }
} else {
  found.flat_out = await play(tables, seconds, 0);
}
console.log(JSON.stringify(found));
process.exit(0);
