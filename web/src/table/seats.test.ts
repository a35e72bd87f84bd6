import { beforeAll, describe, expect, it } from "vitest";
import type { Box, HouseLine } from "../gen/messages";
import { words } from "../text/words.svelte";
import { endedBy, houseWords, inPlace, lentWords, sinceWords } from "./seats";

const NOON = new Date(2026, 10, 19, 12, 5).getTime();
const line = (kind: HouseLine["kind"], ply = 0, name = "Ada"): HouseLine => ({ kind, seat: 0, name, ply, at_ms: NOON });
const box = (more: Partial<Box>): Box => ({
  seat: 0,
  kind: "bot",
  name: "Ada",
  bot: "greedy",
  online: true,
  clock_ms: null,
  lost: false,
  away_ms: null,
  open: false,
  why: "",
  since_ms: null,
  ...more,
});

beforeAll(async () => {
  await words.setLang("en");
  await words.load("web-seats");
});

describe("a line of the house", () => {
  it("names whom it happened to, and speaks to the reader of themselves", () => {
    expect(houseWords(line("resigned"), ["Zoé"], false)).toBe("Ada resigned.");
    expect(houseWords(line("resigned"), ["Zoé"], true)).toBe("You resigned.");
    expect(houseWords(line("resigned", 0, ""), ["Zoé"], false)).toBe("Zoé resigned.");
  });

  it("stands before what happened at its ply, in the order it was told", () => {
    const log = [{ ply: -1 }, { ply: 0 }, { ply: 2 }];
    const house = [line("stood-up", 0), line("came-back", 0), line("time", 2), line("resigned", 3)];
    const order = inPlace(log, house).map((each) => ("kind" in each ? each.kind : each.ply));
    expect(order).toEqual([-1, "stood-up", "came-back", 0, "time", 2, "resigned"]);
  });

  it("begins the log where one goes on with a finished game", () => {
    const order = inPlace([{ ply: -1 }, { ply: 3 }, { ply: 4 }], [line("came-back", 1), line("went-on", 4)]);
    expect(order.map((each) => ("kind" in each ? each.kind : each.ply))).toEqual(["went-on", 4]);
    expect(houseWords(line("went-on"), ["Zoé"], true)).toContain("you go on with a finished game");
  });

  it("says by whom the game ended", () => {
    expect(endedBy([line("resigned"), line("came-back", 1, "Zoé")], [])).toBe("Ada");
    expect(endedBy([], [box({ lost: true }), box({ seat: 1 })])).toBe("Ada");
    expect(endedBy([], [box({ lost: true }), box({ seat: 1, lost: true })])).toBe("");
  });
});

describe("a bot that plays for the reader", () => {
  it("is told with the reason and since when", () => {
    const told = lentWords(box({ why: "time", since_ms: Date.now() }));
    expect(told).toMatch(/^Your time was up: a bot has played for you since \d/);
    expect(lentWords(box({}))).toBe("A bot plays for you.");
  });

  it("names the day when that is another one", () => {
    expect(sinceWords(NOON, NOON + 3_600_000)).not.toContain("19");
    expect(sinceWords(NOON, NOON + 86_400_000)).toContain("19");
  });
});
