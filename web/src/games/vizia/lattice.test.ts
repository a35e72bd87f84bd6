import { describe, expect, it } from "vitest";
import { codes } from "../../gen/vizia";
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
  vertexFrom,
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

  it("reads what it writes, and writes it as codes do", () => {
    for (const cell of cells) {
      expect(cellFrom(cellKey(cell))).toEqual(cell);
      const put = codes.read(codes.write("put", { cell: cellKey(cell) }));
      expect(put).toMatchObject({ shape: "put", cell: cellKey(cell) });
      const claim = codes.read(codes.write("claim", { vertex: vertexKey(cell) }));
      expect(claim).toMatchObject({ shape: "claim", vertex: vertexKey(cell) });
      expect(vertexFrom(vertexKey(cell))).toEqual({ a: cell.a, b: cell.b });
    }
  });
});
