import { beforeAll, describe, expect, test } from "vitest";
import type { Fault, GameInfo } from "../gen/messages";
import { ApiProblem, problemWords } from "../net/api";
import { parse } from "../router.svelte";
import { settings } from "../settings.svelte";
import { words } from "../text/words.svelte";
import { parts } from "../guide/clauses";
import { faultsByOption } from "./faults";
import { chosenByHand, preset, presetNames, presetOf } from "./presets";
import { since } from "./when";
import { FRIEND, Wish } from "./wish.svelte";

const option = (key: string, value: boolean | number): GameInfo["options"][number] => ({
  key,
  kind: typeof value === "boolean" ? "switch" : "number",
  default: value,
  least: 0,
  most: 9,
  choices: [],
  clause: "",
  by_hand: true,
});
const vizia: GameInfo = {
  name: "vizia",
  seats: [2, 3, 4],
  rules: 1,
  options: [option("capture", false), option("group_bonus", false), option("teams", false)],
  bots: ["random", "greedy", "search"],
  opponents: ["greedy", "search"],
  hidden: true,
  open: [],
  windows: [],
  orders: [],
};

beforeAll(async () => {
  await words.setLang("en");
});

describe("presets", () => {
  test("hold only what the server knows", () => {
    expect(preset(vizia, "advanced")).toEqual({ capture: true, group_bonus: true, teams: false });
    expect(presetNames(vizia)).toEqual(["basic", "advanced", "family"]);
  });
  test("are recognised, and a mixture is none", () => {
    expect(presetOf(vizia, preset(vizia, "basic"))).toBe("basic");
    expect(presetOf(vizia, preset(vizia, "advanced"))).toBe("advanced");
    expect(presetOf(vizia, { capture: true, group_bonus: false, teams: false })).toBeNull();
  });
});

test("what follows from the bots is nobody's choice", () => {
  const eyes = { ...option("eyes1", 0), by_hand: false };
  const game: GameInfo = { ...vizia, options: [...vizia.options, eyes] };
  expect(chosenByHand(game).map(({ key }) => key)).toEqual(["capture", "group_bonus", "teams"]);
  expect(new Wish(game).asWished().options).not.toHaveProperty("eyes1");
});

describe("a wish", () => {
  test("begins against one bot, the gentlest, and plays at once", () => {
    expect(new Wish(vizia).asWished()).toMatchObject({ seats: 2, mine: 1, bots: ["greedy"], start: true });
    const many = { ...vizia, seats: [3, 4] };
    expect(new Wish(many).asWished()).toMatchObject({ seats: 3, bots: ["greedy", "greedy"] });
  });
  test("is remembered, as far as there still is such a thing", () => {
    const wish = new Wish(vizia);
    wish.resize(4);
    wish.setLevel("search");
    wish.choosePreset("advanced");
    wish.pace = "calm";
    wish.remember();
    const kept = settings.lastTables.vizia!;
    expect(JSON.parse(localStorage.getItem("lanterne")!).lastTables.vizia).toEqual(kept);
    expect(new Wish(vizia, kept).asWished()).toEqual(wish.asWished());
    const fewer = { ...vizia, seats: [2, 3], bots: ["random", "greedy"], opponents: ["greedy"], options: vizia.options.slice(1) };
    const again = new Wish(fewer, { ...kept, pace: "hours" }).asWished();
    expect(again).toMatchObject({ seats: 3, bots: ["greedy", "greedy"], pace: { kind: "none" } });
    expect(again.options).not.toHaveProperty("capture");
  });
  test("invites one friend, or as many as seats were kept for", () => {
    const wish = new Wish(vizia);
    wish.resize(4);
    expect(wish.withFriends()).toMatchObject({ seats: 2, bots: [], start: false });
    wish.others[1] = FRIEND;
    expect(wish.asWished()).toMatchObject({ seats: 4, bots: ["greedy", "greedy"], start: false });
    expect(wish.againstBots()).toMatchObject({ bots: ["greedy", "greedy", "greedy"], start: true });
    expect(wish.withFriends()).toEqual(wish.asWished());
  });
  test("never asks for more seats than there are", () => {
    const wish = new Wish(vizia);
    wish.resize(4);
    wish.share(3);
    expect([wish.mine, wish.others.length]).toEqual([3, 1]);
    wish.resize(2);
    expect([wish.mine, wish.others.length]).toEqual([2, 0]);
    expect(wish.asWished()).toMatchObject({ seats: 2, mine: 2, bots: [], start: true });
  });
  test("knows when levels are mixed", () => {
    const wish = new Wish(vizia);
    wish.resize(3);
    expect(wish.level).toBe("greedy");
    wish.others[0] = "random";
    expect(wish.level).toBeNull();
    wish.setLevel("random");
    expect(wish.level).toBe("random");
  });
});

test("faults stand with the option they name, in the reader's language", async () => {
  await words.load("refused", "vizia");
  const faults: Fault[] = [
    { option: "teams", phrase: { key: "vizia-option-teams-fault", args: { seats: 3 } } },
    { option: "capture", phrase: { key: "refused-option-switch", args: { value: "3" } } },
    {
      option: "",
      phrase: { key: "refused-seats", args: { game: { key: "vizia-name", args: {} }, fewest: 2, most: 4, seats: "9" } },
    },
    { option: "elsewhere", phrase: { key: "refused-option-switch", args: { value: "4" } } },
  ];
  const sorted = faultsByOption(vizia, faults);
  expect(sorted.byKey).toEqual({ teams: ["Teams need four seats, not 3."], capture: ["It is on or off, not “3”."] });
  expect(sorted.general).toEqual(["Vizia is for 2 to 4 seats, not 9.", "It is on or off, not “4”."]);
  await words.setLang("fr");
  expect(faultsByOption(vizia, faults).byKey.teams).toEqual(["Les équipes demandent quatre places, pas 3."]);
  await words.setLang("en");
});

test("a problem is said in words", async () => {
  await words.load("refused");
  const taken = new ApiProblem(409, "That seat is taken.", { key: "refused-seat-taken", args: {} });
  expect(problemWords(taken)).toBe("That seat is taken.");
  await words.setLang("fr");
  expect(problemWords(taken)).toBe("Cette place est prise.");
  expect(problemWords(new ApiProblem(0, "offline"))).toBe("La maison ne répond pas. Rien de ce qui a été joué n’est perdu.");
  expect(problemWords(new ApiProblem(418, "short and stout"))).toBe("short and stout");
  await words.setLang("en");
});

test("a search cuts the text where it hits", () => {
  expect(parts("A prism is a Prism.", "prism")).toEqual([
    { text: "A ", hit: false },
    { text: "prism", hit: true },
    { text: " is a ", hit: false },
    { text: "Prism", hit: true },
    { text: ".", hit: false },
  ]);
  expect(parts("nothing", " ")).toEqual([{ text: "nothing", hit: false }]);
});

test("how long ago, in words", () => {
  const now = 1_800_000_000_000;
  expect(since(now - 5_000, now)).toBe("now");
  expect(since(now - 180_000, now)).toBe("3 min. ago");
  expect(since(now - 26 * 3_600_000, now)).toBe("yesterday");
});

test("addresses", () => {
  expect(parse("/")).toEqual({ name: "lobby" });
  expect(parse("/account")).toEqual({ name: "account" });
  expect(parse("/t/abc")).toEqual({ name: "table", id: "abc" });
  expect(parse("/r/abc/12", "", "?seat=1")).toEqual({ name: "replay", id: "abc", ply: 12, seat: "1" });
  expect(parse("/r/abc")).toEqual({ name: "replay", id: "abc", ply: null, seat: null });
  expect(parse("/rules/vizia", "#VZ-025")).toEqual({ name: "rules", game: "vizia", clause: "VZ-025" });
  expect(parse("/elsewhere")).toEqual({ name: "unknown" });
});
