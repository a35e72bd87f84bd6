// What must hold for every game in these folders.
import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, test, vi } from "vitest";
import { BOARD_KEYS } from "../board/camera";
import type { Position } from "../gen/messages";
import { presetHelp, type PresetName } from "../house/presets";
import Slide from "../house/Slide.svelte";
import { capsOf } from "../parts/caps";
import type { GameSounds } from "../sound/sounds";
import { settings } from "../settings.svelte";
import { Guard } from "../table/guard.svelte";
import { handleKey, keysFor } from "../table/keys";
import type { TablePlay } from "../table/play.svelte";
import { LANGUAGES } from "../text/languages";
import { words } from "../text/words.svelte";
import { gameName, presetsOf } from "./registry";
import { helpOf, press, type Keys } from "./keys";
import type { Choice, GameUi, PlayingInWords } from "./types";

const texts = import.meta.glob<string>("../../../src/lanterne/text/en/*.ftl", { query: "?raw", import: "default", eager: true });
const sounds = import.meta.glob<GameSounds>("./*/sounds.ts", { import: "sounds", eager: true });
const boards = import.meta.glob<GameUi>("./*/ui.ts", { import: "default", eager: true });
const recorded = import.meta.glob<{ positions: Record<string, Position> }>("./*/recorded.json", {
  import: "default",
  eager: true,
});
const lists = import.meta.glob<Keys>("./*/keys.ts", { import: "KEYS", eager: true });
const choices = import.meta.glob<string>("./*/choice.svelte.ts", { query: "?raw", import: "default", eager: true });
const rooms = import.meta.glob(["./*/ui.ts", "./*/Slide.svelte", "./*/presets.ts"]);
const gameOf = (path: string): string => path.split("/")[1]!;
const GAMES = [...new Set(Object.keys(rooms).map(gameOf))];

function eventsOf(game: string): string[] {
  const own = Object.entries(texts).filter(([path]) => new RegExp(`/${game}(-[a-z]+)?\\.ftl$`).test(path));
  const line = new RegExp(`^${game}-event-([a-z-]+) =`, "gm");
  return own.flatMap(([, text]) => [...text.matchAll(line)].map((found) => found[1]!));
}

describe("what a game says about its sounds", () => {
  it.each(Object.entries(boards).map(([path, ui]) => [gameOf(path), ui] as const))(
    "%s brings what its board uses",
    (game, ui) => {
      expect(ui.sounds).toBe(sounds[`./${game}/sounds.ts`]);
    },
  );

  it.each(Object.entries(sounds).map(([path, each]) => [gameOf(path), each] as const))(
    "%s speaks of every event it can tell, and of no other",
    (game, { of, lasts }) => {
      const events = eventsOf(game);
      expect(events.length).toBeGreaterThan(5);
      expect(Object.keys(of).sort()).toEqual(events.sort());
      const heard = new Set(Object.values(of));
      expect(heard.has("paper") && heard.has("brass") && heard.has("dice")).toBe(true);
      for (const event of events) expect(lasts({ name: event, args: {} })).toBeGreaterThanOrEqual(0);
    },
  );
});

describe("the keys a game names", () => {
  const FIRST = ["", "1", "2", "3", "t", "x"]; // some keys want something chosen before
  const CANDIDATES = [
    ..."abcdefghijklmnopqrstuvwxyz0123456789",
    " ",
    "Home",
    "End",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
  ];

  /** The keys that do something in one of the recorded positions. */
  function working(ui: GameUi, positions: Position[]): Set<string> {
    const found = new Set<string>();
    for (const position of positions) {
      for (const first of FIRST) {
        for (const key of CANDIDATES) {
          const play = {
            position,
            seat: position.seat,
            names: ["A", "B", "C"],
            active: true,
            act: () => undefined,
          } as unknown as PlayingInWords;
          const choice = ui.choice(play);
          if (first !== "") choice.key(new KeyboardEvent("keydown", { key: first }));
          if (choice.key(new KeyboardEvent("keydown", { key }))) found.add(key);
        }
      }
    }
    return found;
  }

  it.each(Object.entries(recorded).map(([path, each]) => [gameOf(path), each] as const))(
    "are those that %s knows",
    (game, each) => {
      const ui = boards[`./${game}/ui.ts`]!;
      const named = ui.keys.flatMap(({ keys }) => keys).filter((key) => !(BOARD_KEYS as readonly string[]).includes(key));
      expect([...working(ui, Object.values(each.positions))].sort()).toEqual([...named].sort());
    },
  );

  it.each(Object.entries(boards).map(([path, ui]) => [gameOf(path), ui] as const))("are %s's own list, whole", (game, ui) => {
    expect(ui.keys).toEqual(helpOf(`${game}-web`, lists[`./${game}/keys.ts`]!));
    const all = ui.keys.flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(Object.entries(choices))("are asked for nowhere else: %s", (_path, source) => {
    expect(source.replaceAll(/event\.key !== "(Tab|Shift)"/g, "")).not.toMatch(/event\.(key|code)\b/);
  });

  it.each(LANGUAGES)("are explained in %s", async (lang) => {
    await words.setLang(lang);
    await words.load("web-table", "web-parts", ...GAMES.map((game) => `${game}-web`));
    for (const ui of Object.values(boards)) {
      for (const { does } of [...ui.keys, ...keysFor(ui)]) expect([does, words.has(does)]).toEqual([does, true]);
    }
  });

  test("are the table's with Shift where the game has taken them", () => {
    const keys = keysFor({ keys: [{ keys: ["q", "r", "ArrowLeft"], does: "" }] });
    expect(keys.find(({ does }) => does === "web-table-help-read")?.keys).toEqual(["Shift", "r"]);
    expect(keys.find(({ does }) => does === "web-table-help-log")?.keys).toEqual(["l"]);
    expect(keys.find(({ does }) => does === "web-table-help-past")?.keys).toEqual(["ArrowLeft", "ArrowRight"]);
  });

  test("are figures on a keyboard that prints them above another sign, and letters without Shift", () => {
    const KEYS = { hand: ["1", "2"], end: ["n"], zoom: ["-"] } as const;
    const did = (key: string, more: KeyboardEventInit = {}): string => {
      let done = "";
      const note = (deed: string) => (at: number) => ((done = deed + String(at)), true);
      press(KEYS, new KeyboardEvent("keydown", { key, ...more }), { hand: note("hand"), end: note("end"), zoom: note("zoom") });
      return done;
    };
    expect(did("2")).toBe("hand1");
    expect(did("é", { code: "Digit2" })).toBe("hand1");
    expect(did("2", { code: "Digit2", shiftKey: true })).toBe("hand1");
    expect(did("-", { code: "Digit1" })).toBe("zoom0");
    expect(did("!", { code: "Digit1", shiftKey: true })).toBe("");
    expect([did("n"), did("N"), did("N", { shiftKey: true })]).toEqual(["end0", "end0", ""]);
  });

  test("can be switched off where they write something", () => {
    const play = { lookingBack: false, undo: vi.fn(), guard: new Guard() } as unknown as TablePlay;
    const choice = { key: vi.fn(() => false), back: vi.fn(() => true), confirm: vi.fn() } as unknown as Choice;
    const doors = { rail: vi.fn(), read: vi.fn(), rules: vi.fn(), keys: vi.fn() };
    const tap = (key: string): void => handleKey(new KeyboardEvent("keydown", { key }), play, choice, doors);
    for (const on of [false, true]) {
      settings.letterKeys = on;
      for (const key of ["u", "?", "1", "Enter", "Escape", "ArrowLeft", " "]) tap(key);
      expect(choice.key).toHaveBeenCalledTimes(on ? 4 + 7 : 4);
      expect(play.undo).toHaveBeenCalledTimes(on ? 1 : 0);
      expect(doors.rules).toHaveBeenCalledTimes(on ? 1 : 0);
    }
    expect(choice.confirm).toHaveBeenCalledTimes(2);
    expect(choice.back).toHaveBeenCalledTimes(2);
  });

  test("are written as they are printed", async () => {
    await words.setLang("fr");
    await words.load("web-parts");
    expect(capsOf(["1", "2", "3", "4"])).toEqual(["1–4"]);
    expect(capsOf(["+", "-", "0"])).toEqual(["+", "−", "0"]);
    expect(capsOf(["Shift", "r", " ", "ArrowUp"])).toEqual(["Maj", "R", "Espace", "↑"]);
  });
});

describe.each(LANGUAGES)("what the house says of a game, in %s", (lang) => {
  beforeAll(async () => {
    await words.setLang(lang);
    await words.loadBills();
  });
  it.each(GAMES)("%s has a name, a line and a length", (game) => {
    for (const key of ["name", "lede", "time"]) expect(words.has(`${game}-web-${key}`)).toBe(true);
  });
  it.each(GAMES)("%s explains its ready-made rules in a line each", (game) => {
    for (const name of ["basic", "own", ...Object.keys(presetsOf(game))] as const) {
      expect(presetHelp(game, name as PresetName)).toMatch(/^\S.{10,110}\.$/u);
    }
  });
});

describe("a game that brings nothing", () => {
  test("is called as programs call it and has no presets", () => {
    expect(gameName("nim")).toBe("nim");
    expect(presetsOf("nim")).toEqual({});
  });

  test("is shown on the slide of the house", async () => {
    const draw = async (game: string): Promise<string> => {
      const shown = mount(Slide, { target: document.body, props: { game } });
      const found = document.querySelector("use")?.getAttribute("href") ?? "";
      await unmount(shown);
      return found;
    };
    expect(await draw("nim")).toBe("#i-lantern");
    expect(await draw("vizia")).toBe("#i-sun");
  });
});
