import { beforeAll, describe, expect, it } from "vitest";
import { clockText } from "./clock.svelte";
import { endTitle, reasonWords, scoreTable } from "./ending";
import { sha256 } from "../fairness/sha256";
import type { Result } from "../gen/messages";
import { words } from "../text/words.svelte";

const term = (value: number, key: string) => ({ value, phrase: { key, args: { count: value, worth: 1 } }, clause: "VZ-053" });

describe("small things of the table", () => {
  beforeAll(async () => {
    words.lang = "en";
    await words.load("app", "web-table", "web-seats", "web-parts", "vizia", "vizia-web");
  });

  it("hashes as everybody does", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("a".repeat(119))).toBe("31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb");
  });

  it("writes clocks", () => {
    expect([clockText(0), clockText(61_000), clockText(3_600_000), clockText(90_000_000)]).toEqual([
      "0:00",
      "1:01",
      "1:00:00",
      "1 d 1 h",
    ]);
  });

  it("tells of an end without a winner", () => {
    const result: Result = { reason: "rules-changed", places: [], scores: [], seed: "s", house: "", digest: "", terms: [] };
    expect(endTitle(result, ["Ada", "Bea"])).toBe("Nobody won");
    expect(reasonWords("vizia", "rules-changed", "")).toContain("its rules have changed");
    expect(reasonWords("vizia", "resigned", "", "Ada")).toContain("Ada resigned");
    expect(reasonWords("vizia", "resigned", "", "Ada", true)).toContain("you resigned");
  });

  it("tells how it ended", () => {
    const result: Result = {
      reason: "last-tile",
      places: [2, 1],
      scores: [3, 5],
      seed: "s",
      house: "",
      digest: "",
      terms: [[term(3, "vizia-term-simple")], [term(2, "vizia-term-simple"), term(3, "vizia-term-prism")]],
    };
    expect(endTitle(result, ["Ada", "Ben"])).toBe("Ben wins, 5 to 3");
    expect(endTitle(result, ["Ada", "Ben"], false, 1)).toBe("You win, 5 to 3");
    expect(endTitle(result, ["Ada", "Ben"], true, 0)).toBe("Ben wins");
    expect(endTitle({ ...result, places: [], scores: [] }, ["Ada", "Ben"])).toBe("Nobody won");
    expect(endTitle({ ...result, places: [1, 1] }, ["Ada", "Ben"])).toBe("A shared win: Ada and Ben");
    expect(endTitle({ ...result, scores: [] }, ["Ada", "Ben"])).toBe("Ben wins");
    const table = scoreTable("vizia", result, ["Ada", "Ben"]);
    expect(table.columns.map((column) => column.label)).toEqual(["Simple", "Prisms"]);
    const more = {
      ...result,
      terms: [
        [term(3, "vizia-term-simple"), term(3, "vizia-term-prism")],
        [term(1, "vizia-term-simple"), term(2, "vizia-term-bicolour"), term(3, "vizia-term-prism")],
      ],
    };
    expect(scoreTable("vizia", more, []).columns.map((column) => column.label)).toEqual(["Simple", "Bicolour", "Prisms"]);
    expect(table.rows.map((row) => [row.seat, row.values.map(({ value }) => value)])).toEqual([
      [1, [2, 3]],
      [0, [3, 0]],
    ]);
    expect(table.rows[0]?.values[1]?.times).toBe("3 × 1"); // points, and what they are made of
    expect(table.rows[1]?.values[1]?.times).toBe("");
  });
});
