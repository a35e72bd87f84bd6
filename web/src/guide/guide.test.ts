import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { clausesOf, isFound, parts, sectionsOf } from "./clauses";
import { rulesAt, SPOKEN_OF } from "./door";
import Example from "./Example.svelte";
import { examplesOf, type Examples } from "./pictures";
import { piecesOf } from "./prose";
import { prepare, Still } from "./still";
import type { IllusioChoice } from "../games/illusio/choice.svelte";
import type { IllusionChoice } from "../games/illusion/choice.svelte";
import type { ViziaChoice } from "../games/vizia/choice.svelte";
import SumLine from "../parts/SumLine.svelte";
import { clauseOfLink } from "../table/shared";
import { LANGUAGES } from "../text/languages";
import { words } from "../text/words.svelte";

/** The page measures itself; here nothing has a size. */
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal("ResizeObserver", Unmeasured);

const GAMES = ["vizia", "illusion", "illusio", "illuminati"];

test("sentences have what matters in bold and their clauses as links", () => {
  expect(piecesOf("A **wheel** pays. [VZ-050 VZ-061]")).toEqual([
    { kind: "text", text: "A " },
    { kind: "strong", text: "wheel" },
    { kind: "text", text: " pays. " },
    { kind: "clause", text: "VZ-050" },
    { kind: "clause", text: "VZ-061" },
  ]);
  expect(piecesOf("plain")).toEqual([{ kind: "text", text: "plain" }]);
});

describe("a search", () => {
  const clause = { id: "VZ-050", text: "Six tiles round a point: l’étoile d’un joueur.", ruling: false };
  test("wants every word, in the number or in the text, without case or accent", () => {
    expect(isFound(clause, "SIX etoile")).toBe(true);
    expect(isFound(clause, "050 point")).toBe(true);
    expect(isFound(clause, "vz-05 l'etoile")).toBe(true);
    expect(isFound(clause, "six moon")).toBe(false);
    expect(isFound(clause, "  ")).toBe(true);
  });
  test("marks each of them where it stands", () => {
    expect(parts("Étoile et toile", "toile e")).toEqual([
      { text: "É", hit: true },
      { text: "toile", hit: true },
      { text: " ", hit: false },
      { text: "e", hit: true },
      { text: "t ", hit: false },
      { text: "toile", hit: true },
    ]);
  });
});

describe.each(LANGUAGES)("the guides, in %s", (lang) => {
  beforeAll(async () => {
    await words.setLang(lang);
    await words.load("guide", ...GAMES.map((game) => `guide-${game}`));
    for (const game of GAMES) await words.loadAll(game);
  });

  it.each(GAMES)("%s puts every clause under a heading", (game) => {
    const all = clausesOf(game);
    const sections = sectionsOf(game, all);
    expect(sections.length).toBeGreaterThan(4);
    expect(sections.every(({ title }) => title !== "")).toBe(true);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    expect(sections.flatMap(({ clauses }) => clauses)).toHaveLength(all.length);
  });

  it.each(GAMES)("%s draws its examples with the board's own pieces, and says what is seen in them", async (game) => {
    const examples = await examplesOf(game);
    for (const name of Object.keys(examples!.scenes)) {
      const drawn = mount(Example, { target: document.body, props: { game, name, examples: examples! } });
      const text = document.body.querySelector("figcaption")!.textContent;
      expect(text.length).toBeGreaterThan(60);
      expect(text).not.toMatch(/guide-|\{|\[|\*\*/u);
      expect(document.body.querySelector(".picture [inert]")!.children.length).toBeGreaterThan(0);
      await unmount(drawn);
    }
  });
});

describe("what is lit in an example is what its sentence speaks of", () => {
  const chosen = async <C>(game: string, name: string): Promise<{ choice: C; facts: Record<string, number> }> => {
    const { scenes, ui } = (await examplesOf(game)) as Examples;
    const choice = ui.choice(new Still(scenes[name]!, ["Ada", "Bea", "Cid"]));
    prepare(choice, scenes[name]!);
    return { choice: choice as C, facts: scenes[name]!.facts };
  };
  test("Vizia", async () => {
    const fitting = await chosen<ViziaChoice>("vizia", "fitting");
    expect(fitting.choice.colour).toBe("yellow");
    expect(fitting.choice.targets).toHaveLength(fitting.facts.places!);
    const { choice } = await chosen<ViziaChoice>("vizia", "closing");
    expect([choice.colour, choice.spot?.closes.map(({ kind }) => kind)]).toEqual(["purple", ["prism"]]);
  });
  test("Illusion", async () => {
    const placing = await chosen<IllusionChoice>("illusion", "placing");
    expect([placing.choice.gaps, placing.choice.checked]).toEqual([placing.facts.gaps, null]);
    const { choice } = await chosen<IllusionChoice>("illusion", "wrong");
    expect([choice.checked?.fall, choice.turning]).toEqual([2, false]);
  });
  test("Illusio", async () => {
    const { choice } = await chosen<IllusioChoice>("illusio", "taking");
    expect([choice.lit.has("contest:I3a"), choice.lit.has("contest:E4a")]).toEqual([true, false]);
  });
});

test("a game from elsewhere has no examples", async () => {
  expect(await examplesOf("toy")).toBeNull();
});

test("a sum leads to its clauses where it is known whose they are", async () => {
  const linksIn = async (context: Map<unknown, unknown>): Promise<string[]> => {
    const props = { parts: [{ value: 3, label: "prisms", clause: "VZ-052" }] };
    const drawn = mount(SumLine, { target: document.body, props, context });
    const found = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    await unmount(drawn);
    return found;
  };
  expect(await linksIn(new Map([[SPOKEN_OF, () => "vizia"]]))).toEqual(["/rules/vizia#VZ-052"]);
  expect(await linksIn(new Map())).toEqual([]);
});

describe("a link to the rules at a table", () => {
  afterEach(() => document.body.replaceChildren());
  const press = (href: string, more: MouseEventInit = {}): string | null => {
    document.body.innerHTML = `<a href="${href}"><b>rules</b></a>`;
    let found: string | null = null;
    const hear = (event: MouseEvent): void => (event.preventDefault(), void (found = clauseOfLink(event, "vizia")));
    document.addEventListener("click", hear);
    document.querySelector("b")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
    document.removeEventListener("click", hear);
    return found;
  };
  test("opens them there, at its clause", () => {
    expect(press(rulesAt("vizia", "VZ-025"))).toBe("VZ-025");
    expect(press(rulesAt("vizia", ""))).toBe("");
  });
  test("unless it leads elsewhere or a tab is asked for", () => {
    expect(press("/rules/illusio#IL-001")).toBeNull();
    expect(press("/rules/vizialike")).toBeNull();
    expect(press("/settings")).toBeNull();
    expect(press(rulesAt("vizia", "VZ-025"), { ctrlKey: true })).toBeNull();
    expect(press(rulesAt("vizia", "VZ-025"), { button: 1 })).toBeNull();
  });
});
