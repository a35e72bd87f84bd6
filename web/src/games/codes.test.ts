import { describe, expect, it } from "vitest";
import { Codes, type Shape } from "./codes";

type Code =
  | { text: string; shape: "place"; colour: string; cell: string }
  | { text: string; shape: "trade"; colour: string; wanted: string }
  | { text: string; shape: "trade-one"; colour: string }
  | { text: string; shape: "promise"; seat: string; words: string };

const COLOUR = ["red", "blue"];
const SHAPES: Shape[] = [
  {
    name: "place",
    verb: "place",
    parts: [{ slot: "colour", words: COLOUR }, { slot: "cell", pattern: "-?\\d+,up", rest: false }, "from", "hand"],
  },
  { name: "trade", verb: "trade", parts: [{ slot: "colour", words: COLOUR }, "for", { slot: "wanted", words: COLOUR }] },
  { name: "trade-one", verb: "trade", parts: [{ slot: "colour", words: COLOUR }] },
  {
    name: "promise",
    verb: "promise",
    parts: [
      { slot: "seat", pattern: "\\d", rest: false },
      { slot: "words", pattern: ".+", rest: true },
    ],
  },
];
const codes = new Codes<Code>(SHAPES);

describe("codes", () => {
  it("reads by shape and writes the same text back", () => {
    expect(codes.read("place red -3,up from hand")).toEqual({
      text: "place red -3,up from hand",
      shape: "place",
      colour: "red",
      cell: "-3,up",
    });
    expect(codes.read("trade red").shape).toBe("trade-one");
    expect(codes.read("trade red for blue")).toMatchObject({ shape: "trade", wanted: "blue" });
    expect(codes.read("promise 1 never to strike")).toMatchObject({ seat: "1", words: "never to strike" });
    expect(codes.write("trade", { colour: "blue", wanted: "red" })).toBe("trade blue for red");
    expect(codes.write("place", { colour: "red", cell: "0,up" })).toBe("place red 0,up from hand");
  });

  it("throws on what no shape reads", () => {
    for (const text of ["place green 3,up from hand", "place red 3,up from table", "trade", "trade red for", "", "promise 1"]) {
      expect(() => codes.read(text), text).toThrow();
    }
  });
});
