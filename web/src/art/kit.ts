// The few strokes every picture is made of. Classes are inks (see inks.css): k black mass, p paper with a line, q paper,
// t tint, u tint with a line, o lamp with a line, y lamp, s line, w light line, h shade, b beam.
const at = (cls: string): string => ` class="${cls}"`;

export const path = (cls: string, d: string): string => `<path${at(cls)} d="${d}"/>`;
export const disc = (cls: string, x: number, y: number, r: number): string => `<circle${at(cls)} cx="${x}" cy="${y}" r="${r}"/>`;
export const oval = (cls: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse${at(cls)} cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
export const box = (cls: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect${at(cls)} x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
export const letter = (cls: string, x: number, y: number, size: number, text: string): string =>
  `<text${at(cls)} x="${x}" y="${y}" font-size="${size}">${text}</text>`;

/** A piece put somewhere else, larger or smaller, turned; the line keeps its weight. A negative kx mirrors it. */
export function put(x: number, y: number, k: number, inner: string, turn = 0, kx = k): string {
  const way = turn === 0 ? "" : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${way} scale(${kx} ${k})" style="--k:${(1 / k).toFixed(2)}">${inner}</g>`;
}

/** The same mark several times round a middle. */
export function round(count: number, from: number, to: number, make: (angle: number, index: number) => string): string {
  let all = "";
  for (let k = 0; k < count; k++) all += make(from + (count === 1 ? 0 : ((to - from) * k) / (count - 1)), k);
  return all;
}
