// The glass of the Vizia slide: a prism in the middle, then tiles that agree with their neighbours, grown outwards.
type Tile = [down: number, a: number, b: number];

const EDGE = 118;
const HEIGHT = (Math.sqrt(3) / 2) * EDGE;
const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"] as const;
const RINGS = 4;

export interface Glass {
  colour: (typeof COLOURS)[number];
  points: string;
  x: number;
  y: number;
}

function neighbours([down, a, b]: Tile): Tile[] {
  return down
    ? [
        [0, a, b],
        [0, a + 1, b],
        [0, a, b + 1],
      ]
    : [
        [1, a, b],
        [1, a - 1, b],
        [1, a, b - 1],
      ];
}

function corners([down, a, b]: Tile): [number, number][] {
  const at = down
    ? [
        [a + 1, b],
        [a + 1, b + 1],
        [a, b + 1],
      ]
    : [
        [a, b],
        [a + 1, b],
        [a, b + 1],
      ];
  return at.map(([i, j]) => [(i! + j! / 2) * EDGE, -j! * HEIGHT]);
}

function colouring(): Map<string, number> {
  const hub: Tile[] = [
    [0, 0, 0],
    [1, -1, 0],
    [0, -1, 0],
    [1, -1, -1],
    [0, 0, -1],
    [1, 0, -1],
  ];
  const chosen = new Map(hub.map((tile, colour) => [tile.join(), colour]));
  const used = [1, 1, 1, 1, 1, 1];
  let edge = hub;
  for (let ring = 0; ring < RINGS; ring++) {
    const next: Tile[] = [];
    for (const tile of edge.flatMap(neighbours)) {
      if (chosen.has(tile.join())) continue;
      const near = neighbours(tile).flatMap((each) => chosen.get(each.join()) ?? []);
      const fitting = [0, 1, 2, 3, 4, 5].filter((c) => near.every((d) => [1, 5].includes((c - d + 6) % 6)));
      const best = fitting.sort((x, y) => used[x]! - used[y]!)[0];
      if (best === undefined) continue;
      chosen.set(tile.join(), best);
      used[best]! += 1;
      next.push(tile);
    }
    edge = next;
  }
  return chosen;
}

function drawn(key: string, colour: number): Glass {
  const points = corners(key.split(",").map(Number) as Tile);
  const x = points.reduce((sum, point) => sum + point[0], 0) / 3;
  const y = points.reduce((sum, point) => sum + point[1], 0) / 3;
  const inset = points.map(([px, py]) => `${(x + (px - x) * 0.92).toFixed(1)},${(y + (py - y) * 0.92).toFixed(1)}`);
  return { colour: COLOURS[colour]!, points: inset.join(" "), x, y };
}

export const glass: Glass[] = [...colouring()].map(([key, colour]) => drawn(key, colour));
