// Bots as people know them: a character for each kind of each game, apart from what commands call it.
// `text/company.py` does the same elsewhere; `tests/text/company.json` holds both to the same answers.
import "../parts/words";
import type { Box, GameInfo } from "../gen/messages";
import { say, words } from "../text/words.svelte";

void words.load("web-company");

/** The kind of a bot by its call: without parameters. */
export const kindOf = (call: string): string => call.split("(", 1)[0] ?? call;

const key = (game: string, call: string): string => `web-bot-${game}-${kindOf(call)}`;
const told = (key: string): string => (words.has(key) ? say(key) : "");

/** What a bot is called; one without a character, from elsewhere or for research, keeps the name of its kind. */
export const botName = (game: string, call: string): string => told(key(game, call)) || say("web-bot", { bot: kindOf(call) });

/** How strong it is, in one word, and a line of temper; empty for one without a character. */
export const botLevel = (game: string, call: string): string => told(`${key(game, call)}-level`);
export const botTemper = (game: string, call: string): string => told(`${key(game, call)}-temper`);

/** A bot to choose: its name and how strong it is. */
export function botWords(game: string, call: string): string {
  const level = botLevel(game, call);
  const name = botName(game, call);
  return level === "" ? name : say("web-company-one", { name, level });
}

/** What each of the bots at a table is called: no two alike, and none like somebody who sits there. */
export function company(game: string, calls: string[], people: string[] = []): string[] {
  const taken = new Set(people);
  return calls.map((call) => {
    const others = told(`${key(game, call)}-others`);
    let name = botName(game, call);
    if (others !== "") name = firstFree([name, ...others.split(", ")], taken);
    else if (taken.has(name) || calls.filter((other) => kindOf(other) === kindOf(call)).length > 1) {
      name = firstFree([name], taken, 1);
    }
    taken.add(name);
    return name;
  });
}

/** The first of these that nobody bears; when all are borne, numbered. */
function firstFree(names: string[], taken: Set<string>, first = 0): string {
  for (let turn = first; ; turn = Math.max(2, turn + 1)) {
    for (const name of names) {
      const numbered = turn === 0 ? name : `${name} ${turn}`;
      if (!taken.has(numbered)) return numbered;
    }
  }
}

/** What each seat is called, by the names that are stored and the bots that play for nobody (empty: none). */
export function namesAt(game: string, names: string[], bots: string[]): string[] {
  const people = names.filter((name, seat) => name !== "" && !bots[seat]);
  const called = company(
    game,
    bots.filter((bot) => bot !== ""),
    people,
  );
  let next = 0;
  return names.map((name, seat) => (bots[seat] ? (called[next++] ?? name) : name));
}

/** The bot that plays there for nobody; one that plays for a person bears that person's name. */
export const ownBot = (box: Box): string => (box.kind === "bot" && box.name === kindOf(box.bot) ? box.bot : "");

/** What a seat is called: people by name, bots by their characters. */
export const seatNames = (game: string, boxes: Box[]): string[] =>
  namesAt(
    game,
    boxes.map(({ name }) => name),
    boxes.map(ownBot),
  );

/** The bot that suits whoever has never played here. */
export const gentlest = (game: GameInfo): string => game.opponents[0] ?? game.bots[0] ?? "";

/** Whom people are offered for a seat; one that sits there already, called by its name or by an old wish, stays among them. */
export const offered = (game: GameInfo, bot: string): string[] =>
  bot === "" || game.opponents.includes(bot) ? game.opponents : [...game.opponents, bot];
