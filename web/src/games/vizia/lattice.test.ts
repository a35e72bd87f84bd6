import { describe, expect, it } from "vitest";
import { cellOf, parse, placeCode, vertexOf } from "./codes";
import {
  around,
  cellAt,
  cellFrom,
  cellKey,
  centre,
  corners,
  neighbours,
  pointOf,
  ring,
  vertexAt,
  vertexKey,
  type Cell,
} from "./lattice";

const cells: Cell[] = [-3, 0, 2].flatMap((a) =>
  [-2, 0, 5].flatMap((b) => [
    { a, b, way: "up" as const },
    { a, b, way: "down" as const },
  ]),
);

describe("the lattice", () => {
  it("finds the cell a point lies in", () => {
    for (const cell of cells) expect(cellKey(cellAt(centre(cell)))).toBe(cellKey(cell));
  });

  it("puts three cells beside each, of the other way up and with two corners in common", () => {
    for (const cell of cells) {
      const own = corners(cell).map(vertexKey);
      for (const beside of neighbours(cell)) {
        expect(beside.way).not.toBe(cell.way);
        expect(
          corners(beside)
            .map(vertexKey)
            .filter((key) => own.includes(key)),
        ).toHaveLength(2);
      }
    }
  });

  it("puts six cells and six vertices around a vertex", () => {
    const vertex = { a: 2, b: -1 };
    const keys = ring(vertex).map(cellKey);
    expect(new Set(keys).size).toBe(6);
    for (const cell of ring(vertex)) expect(corners(cell).map(vertexKey)).toContain("2,-1");
    const middle = pointOf(vertex);
    for (const other of around(vertex)) {
      const at = pointOf(other);
      expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeCloseTo(100);
    }
  });

  it("finds the nearest vertex", () => {
    const at = pointOf({ a: -1, b: 3 });
    expect(vertexAt({ x: at.x + 12, y: at.y - 9 })).toEqual({ vertex: { a: -1, b: 3 }, distance: 15 });
  });

  it("reads what it writes", () => {
    for (const cell of cells) expect(cellFrom(cellKey(cell))).toEqual(cell);
  });
});

describe("codes", () => {
  it("are read word by word", () => {
    expect(parse("place red 3,-1,up from hand")).toEqual({
      text: "place red 3,-1,up from hand",
      verb: "place",
      colour: "red",
      source: "hand",
      at: "3,-1,up",
    });
    expect(parse("take blue")).toMatchObject({ verb: "take", colour: "blue", at: "" });
    expect(parse("end")).toMatchObject({ verb: "end", at: "" });
    expect(cellOf(parse("put 0,2,down"))).toEqual({ a: 0, b: 2, way: "down" });
    expect(vertexOf(parse("pay -1,2"))).toEqual({ a: -1, b: 2 });
    expect(cellOf(parse("claim 0,0"))).toBeNull();
    expect(vertexOf(parse("buy 0,0,up"))).toBeNull();
  });

  it("are written as they are read", () => {
    expect(placeCode("green", "0,0,up", "commons")).toBe("place green 0,0,up from commons");
  });
});
