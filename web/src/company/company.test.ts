import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Box, GameInfo } from "../gen/messages";
import { words } from "../text/words.svelte";
import { botWords, company, gentlest, offered, seatNames } from "./names";
import { portrait } from "./portraits";

interface Case {
  lang: string;
  game: string;
  calls: string[];
  people: string[];
  names: string[];
}
const cases = JSON.parse(readFileSync("../tests/text/company.json", "utf8")) as Case[];

const box = (seat: number, name: string, bot = ""): Box => ({
  seat,
  kind: bot === "" ? "person" : "bot",
  name,
  bot,
  online: true,
  clock_ms: null,
  lost: false,
  away_ms: null,
  open: false,
  why: "" as const,
  since_ms: null,
});

beforeAll(async () => {
  await words.load("web-parts", "web-company");
});

describe("the company", () => {
  test.each(cases)("bears the same names as elsewhere: $lang $game $calls", async ({ lang, game, calls, people, names }) => {
    await words.setLang(lang);
    expect(company(game, calls, people)).toEqual(names);
  });

  test("sits among people, and plays for some of them", async () => {
    await words.setLang("en");
    expect(seatNames("vizia", [box(0, "Ada"), box(1, "greedy", "greedy"), box(2, "greedy", "greedy")])).toEqual([
      "Ada",
      "Colombe",
      "Colette",
    ]);
    expect(seatNames("vizia", [box(0, "Ada"), box(1, "Ben", "greedy")])).toEqual(["Ada", "Ben"]);
    expect(seatNames("vizia", [box(0, "Ada"), box(1, "search", "search(seconds=1)")])).toEqual(["Ada", "Seeker"]);
  });

  test("offers whoever is chosen already, also one that people are offered no more", () => {
    const game = { bots: ["random", "greedy-1", "beginner", "greedy"], opponents: ["beginner", "greedy"] } as GameInfo;
    expect(gentlest(game)).toBe("beginner");
    expect(offered(game, "greedy")).toEqual(["beginner", "greedy"]);
    expect(offered(game, "")).toEqual(["beginner", "greedy"]); // a free seat, or bots of several grades
    expect(offered(game, "greedy-1")).toEqual(["beginner", "greedy", "greedy-1"]);
  });

  test.each(["en", "fr"])("each has a name, a strength, a temper and a portrait of its own in %s", async (lang) => {
    await words.setLang(lang);
    const named = words.keys("web-bot-").filter((key) => /^web-bot-[a-z]+-/.test(key) && key.endsWith("-temper"));
    expect(named.length).toBeGreaterThanOrEqual(22);
    const house = await portrait("quinze", "bold");
    const drawn = new Map<string, string>();
    for (const key of named) {
      const [, game = "", kind = ""] = /^web-bot-([a-z]+)-(.+)-temper$/.exec(key) ?? [];
      const picture = await portrait(game, kind);
      expect(picture, key).not.toBe(house);
      expect(botWords(game, kind), key).toMatch(/^\p{L}+, [\p{L}-]+$/u);
      drawn.set(picture, key);
    }
    expect(drawn.size).toBe(named.length - 1); // Illusion's greedy is its steady one
  });
});
