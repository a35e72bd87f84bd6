import { describe, expect, it } from "vitest";
import cases from "../../../tests/text/articles.json";
import { ARTICLES } from "./articles";
import { Words } from "./words.svelte";

const CASES: Record<string, Record<string, string>> = cases;

describe("little words before others", () => {
  it("are all tried", () => {
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(ARTICLES).sort());
  });

  it.each(Object.entries(CASES))("%s is as the server says it", (name, own) => {
    expect(Object.fromEntries(Object.keys(own).map((text) => [text, ARTICLES[name]!(text)]))).toEqual(own);
  });

  it("are functions of the catalogue", async () => {
    const text = 'web-dice = { A($roll) }\nweb-colour = orange\nweb-tile = { A(web-colour, case: "first") } tile';
    const words = new Words([{ lang: "en", name: "web", read: () => Promise.resolve(text) }]);
    await words.setLang("en");
    await words.load("web");
    expect([words.say("web-dice", { roll: 8 }), words.say("web-tile")]).toEqual(["an 8", "An orange tile"]);
  });
});
