// Facts have one author, and it is not the page: what a game says of itself is generated into `src/gen`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { restatedIn, Said, type Gen } from "./restated";

const ROOT = join(import.meta.dirname, "..");
const gen = import.meta.glob<Gen>(["../gen/*.ts", "!../gen/messages.ts", "!../gen/pictures.ts"], { eager: true });
const said = new Said(Object.values(gen));

/** What may stand, where, and why. One that is needed no more fails, too. */
const ALLOWED: readonly [where: string, faults: readonly string[], why: string][] = [
  ["games/illuminati/Branch.svelte", ["number of its own: FAR"], "pixels of a drag"],
  ["games/illuminati/End.svelte", ["own: W", "own: H", "own: LEFT"], "a drawing"],
  ["games/illuminati/Scene.svelte", ["number of its own: LEAST"], "units of the picture"],
  ["games/illuminati/cards.ts", ["number of its own: LINE", "takes a text apart by its blanks"], "a name on a card's lines"],
  ["games/illuminati/goals.ts", ["number of its own: STEPS"], "when a warning is shown"],
  ["games/illuminati/odds.ts", ["number of its own: SIDES"], "of a die"],
  ["games/illuminati/places.ts", ["number of its own: GAP", "number of its own: MARGIN"], "units of the picture"],
  ["games/illusio/Stage.svelte", ["number of its own: BETWEEN"], "pixels between posters"],
  ["games/illusio/hold.ts", ["number of its own: FAR"], "pixels of a long press"],
  ["games/illusio/Scene.svelte", ["number of its own: SEEN"], "posters in a picture"],
  ["games/illusio/sight.ts", ["number of its own: MARGIN"], "pixels of scrolling"],
  ["games/illusion/Next.svelte", ["number of its own: FAR"], "pixels of a drag"],
  ["games/illusion/Reveal.svelte", ["number of its own: BAR"], "pixels of a bar"],
  ["games/illusion/Scene.svelte", ["number of its own: MARGINS", "number of its own: MOST"], "sizes of cards on a screen"],
  ["games/illusion/Slide.svelte", ["number of its own: STEP", "number of its own: ROW"], "a drawing"],
  [
    "games/illusion/layout.ts",
    ["SHRUNK", "LONG", "LEAST", "LARGEST", "JUDGED", "SCROLLED", "FRAMED"],
    "sizes of cards on a screen",
  ],
  ["games/plain/Choices.svelte", ["number of its own: MANY"], "a list as long as this is searched"],
  ["games/plain/grouping.ts", ["takes a text apart by its blanks"], "words that somebody searches for"],
  ["games/vizia/Foot.svelte", ["number of its own: FAR", "number of its own: LIFT"], "pixels of a drag"],
  ["games/vizia/glass.ts", ["own: SCALE", "own: INSET", "own: RINGS"], "a drawing"],
  ["games/vizia/lattice.ts", ["number of its own: EDGE"], "units of the picture"],
  ["games/vizia/targets.ts", ["number of its own: REACH"], "how near a press must be"],
];

function sources(): string[] {
  const all = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  return all.filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts") && !path.startsWith("gen/")).sort();
}

const found = sources().flatMap((path) => {
  const source = readFileSync(join(ROOT, path), "utf8");
  const faults = restatedIn(source, path.endsWith(".svelte"), /^games\/[a-z]+\//.test(path), said);
  return faults.map(({ line, fault }) => ({ path, line, fault }));
});
const isAllowed = (path: string, fault: string): boolean =>
  ALLOWED.some(([where, faults]) => path === where && faults.some((each) => fault.endsWith(each)));

describe("the page", () => {
  it("is looked through", () => {
    expect(sources()).toEqual(
      expect.arrayContaining([
        "games/vizia/Foot.svelte",
        "games/illusio/choice.svelte.ts",
        "games/illusion/choice.svelte.ts",
        "main.ts",
      ]),
    );
    expect(Object.keys(gen).length).toBeGreaterThan(3);
  });

  it("says nothing that a game says", () => {
    const faults = found.filter(({ path, fault }) => !isAllowed(path, fault));
    expect(faults.map(({ path, line, fault }) => `${path}:${line} ${fault}`)).toEqual([]);
  });

  it("needs all its exceptions", () => {
    const needed = ([where, faults]: (typeof ALLOWED)[number]): boolean =>
      faults.every((each) => found.some(({ path, fault }) => path === where && fault.endsWith(each)));
    expect(ALLOWED.filter((each) => !needed(each))).toEqual([]);
  });
});

describe("what a game says is found", () => {
  const faultsOf = (source: string, isSvelte = false): string[] =>
    restatedIn(source, isSvelte, true, said).map(({ line, fault }) => `${line} ${fault}`);

  it.each([
    ["play.act(`put ${cell}`);", "1 writes a code: put "],
    ['const first = "place 0";', "1 writes a code: place 0"],
    ['const deed = {\n  code: "doubt",\n};', "2 writes a code: doubt"],
    ['if (code === "pass") go();', "1 writes a code: pass"],
    ['if (target.code.startsWith("pay")) go();', "1 reads a code: pay"],
    ['const parts = text.split(" ");', "1 takes a text apart by its blanks"],
    ['const clause = asking ? "IN-030" : "V-04";', ["1 names a clause: IN-030", "1 names a clause: V-04"]],
    ['const C = ["red", "yellow", "green", "blue"];', "1 repeats a list: blue green red yellow"],
    ['type Way = "down" | "up";', "1 repeats a list: down up"],
    ["const w = { simple: 1, bicolour: 2, prism: 3 };", '1 repeats a table: {"simple":1,"bicolour":2,"prism":3}'],
    [
      "const around = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];",
      "1 repeats a table: [[1,0],[0,1],[-1,1],[-1,0],[0,-1],[1,-1]]",
    ],
    ["const NEEDED: number = 3;", "1 has a number of its own: NEEDED"],
    ["const RATIO = 8 / 5;", "1 has a number of its own: RATIO"],
    ["const WHOLE = [500, 250, -1];", "1 has a number of its own: WHOLE"],
    ["const own = view as unknown as ViziaView;", "1 casts in two steps"],
    ['if (event.name === "tile-placed") go();', "1 compares an event's name unchecked"],
    ['switch (event.name) { case "tile-placed": go(); }', "1 compares an event's name unchecked"],
    ['const QUIET = ["opened", "turned-up"];', "1 names events unchecked: QUIET"],
    ["const lasts = { placed: 1, doubted: 2 };", "1 names events unchecked: lasts"],
  ])("%s", (source, faults) => {
    expect(faultsOf(source)).toEqual([faults].flat());
  });

  it("also in markup", () => {
    expect(faultsOf("<p>\n{`take ${colour}`}</p>", true)).toEqual(["2 writes a code: take "]);
    expect(faultsOf('<A way={["up", "down"]} />', true)).toEqual(["1 repeats a list: down up"]);
  });

  it.each([
    'codes.write("put", { cell });',
    'if (code.shape === "end") go();',
    'if (nameOf(event) === "tile-placed") go();',
    'const QUIET: readonly EventName[] = ["opened", "turned-up"];',
    "const LASTS: Partial<Record<EventName, number>> = { placed: 1, doubted: 2 };",
    "const TURN_MS = 420;",
    'const dark = colour === "orange" || colour === "yellow";',
    'say("illusion-web-place");',
  ])("and nothing else: %s", (source) => {
    expect(faultsOf(source)).toEqual([]);
  });
});
