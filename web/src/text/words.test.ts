import { describe, expect, test } from "vitest";
import { LANGUAGES, nameOf, spoken, typeset, type TextFile } from "./languages";
import { figure, signed } from "./numbers";
import { words as spokenHere, Words } from "./words.svelte";

const BOOK: Record<string, Record<string, string>> = {
  en: {
    app: "both = Both\nonly-here = English only",
    web: "web-a = A",
    toy: "toy-one = One\n-term = T\ntoy-two = Two",
    "toy-web": "toy-web-name = Toy",
  },
  de: { app: "both = Beide", web: "web-a = A!", toy: "toy-two = Zwei\ntoy-one = Eins" },
};

function book(): { words: Words; read: string[] } {
  const read: string[] = [];
  const files: TextFile[] = Object.entries(BOOK).flatMap(([lang, names]) =>
    Object.entries(names).map(([name, text]) => ({
      lang,
      name,
      read: () => (read.push(`${lang}/${name}`), Promise.resolve(text)),
    })),
  );
  return { words: new Words(files), read };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("words", () => {
  test("a language is read alone as long as nothing is missing", async () => {
    const { words, read } = book();
    await words.setLang("de");
    await words.load("toy");
    expect(words.say("both")).toBe("Beide");
    expect(words.has("only-here")).toBe(false);
    await settled();
    expect(read).toEqual(["de/app", "de/web", "de/toy"]);
  });

  test("what a language lacks is said in English", async () => {
    const { words, read } = book();
    await words.setLang("de");
    expect(words.say("only-here")).toBe("only-here"); // on its way
    await settled();
    expect(words.say("only-here")).toBe("English only");
    expect(words.has("only-here")).toBe(true);
    expect(words.say("both")).toBe("Beide");
    expect(words.say("nowhere")).toBe("nowhere");
    await settled();
    expect(read).toEqual(["de/app", "de/web", "en/app", "en/web"]);
  });

  test("a file that a language lacks is read in English", async () => {
    const { words, read } = book();
    await words.setLang("de");
    await words.loadAll("toy");
    expect(words.say("toy-web-name")).toBe("Toy");
    expect(read).toContain("en/toy-web");
    expect(read).not.toContain("en/toy");
  });

  test("while words are on their way none is missing", async () => {
    const { words, read } = book();
    await words.setLang("de");
    const coming = words.load("toy");
    expect(words.say("toy-one")).toBe("toy-one");
    await coming;
    expect(words.say("toy-one")).toBe("Eins");
    expect(read).not.toContain("en/app");
  });

  test("a file that did not come is asked for again", async () => {
    let down = true;
    const read = (): Promise<string> => (down ? Promise.reject(new Error("no line")) : Promise.resolve("both = Both"));
    const words = new Words([{ lang: "en", name: "app", read }]);
    await expect(words.load()).rejects.toThrow("no line");
    down = false;
    await words.load();
    expect(words.say("both")).toBe("Both");
  });

  test("keys come in the order of the file, without terms", async () => {
    const { words } = book();
    await words.setLang("de");
    await words.load("toy");
    expect(words.keys("toy-")).toEqual(["toy-two", "toy-one"]);
    await words.setLang("en");
    expect(words.keys("toy-")).toEqual(["toy-one", "toy-two"]);
  });
});

describe("languages", () => {
  test("are those of the catalogue, by their own names", () => {
    expect(LANGUAGES.map(nameOf)).toEqual(["English", "Français"]);
  });
  test("are chosen as the browser wishes, else English", () => {
    expect(spoken(["pt-BR", "fr-CA", "en"])).toBe("fr");
    expect(spoken(["pt", undefined])).toBe("en");
  });
});

describe("a game from outside", () => {
  test("has its words brought, in the language that is read", async () => {
    const { words } = book();
    await words.setLang("en");
    expect(words.bring("toy", () => Promise.resolve(""))).toBe(false); // known here
    expect(words.bring("nim", (lang) => Promise.resolve(`nim-name = Nim (${lang})`))).toBe(true);
    await words.loadAll("nim");
    expect(words.say("nim-name")).toBe("Nim (en)");
    await words.setLang("fr");
    expect(words.say("nim-name")).toBe("Nim (fr)");
  });

  test("shows what is meant where it has no words", async () => {
    const { words } = book();
    words.bring("nim", () => Promise.resolve(""));
    await words.loadAll("nim");
    expect(words.say("nim-action-take_away", { heap: 2, stones: 3 })).toBe("take away: 2, 3");
    expect(words.say("other-action-take", { heap: 2 })).toBe("other-action-take");
  });
});

describe("numbers", () => {
  test("have a minus and the comma of the language", () => {
    spokenHere.lang = "fr";
    expect([figure(-19.7, 1), signed(-19.74, 1), signed(3), signed(0), signed(0.04, 1), figure(-0.01, 1)]).toEqual([
      "−19,7",
      "−19,7",
      "+3",
      "0",
      "0",
      "0",
    ]);
    spokenHere.lang = "en";
    expect([figure(-19.7, 1), figure(1234), signed(-2)]).toEqual(["−19.7", "1,234", "−2"]);
  });

  test("have it within sentences, where it is no hyphen", () => {
    expect(typeset("en", "-2 (was -3), 1-2, 0,-1, A-3, –-4")).toBe("−2 (was −3), 1-2, 0,-1, A-3, –-4");
  });
});
