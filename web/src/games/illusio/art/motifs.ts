// Animals, things and people that several slides share, each drawn round its own middle.
import { box, disc, oval, path, put, round } from "../../../art/kit";

export const rabbitFace = (eyes = true): string =>
  path("p", "M-10-8C-17-22-16-38-10-40C-4-38-1-24-2-11M10-8C17-22 16-38 10-40C4-38 1-24 2-11") +
  path("h", "M-9-12C-13-22-13-32-10-35C-6-32-5-22-5-13M9-12C13-22 13-32 10-35C6-32 5-22 5-13") +
  path("p", "M-15 5C-15-7-9-12 0-12C9-12 15-7 15 5C15 14 8 18 0 18C-8 18-15 14-15 5Z") +
  (eyes ? disc("k", -6, 1, 2.3) + disc("k", 6, 1, 2.3) : path("s", "M-9 1q3 3 6 0M3 1q3 3 6 0")) +
  path("k", "M-3 6h6l-3 4z") +
  path("s", "M0 10v2.5q-3 3-5 1M0 12.5q3 3 5 1");

export const rabbitSide =
  disc("p", -18, 16, 6) +
  path("p", "M2-17C-7-24-12-37-7-40C0-39 7-28 9-18M9-18C7-28 10-41 16-41C21-37 19-26 16-17") +
  path("p", "M-16 24C-23 10-16-4-3-6C-2-14 4-20 11-20C20-20 25-14 25-8C25-2 20 1 15 2C17 9 17 17 13 24Z") +
  disc("k", 16, -11, 2.1) +
  path("s", "M-8 24C-12 16-8 8 0 9M13 24h5");

export const dove =
  path("p", "M-6 2C-14-4-22-14-22-26C-10-24 4-14 8-3") +
  path("p", "M-27 13C-18 8-12 2 0 1C6-5 12-8 18-6L26-2L20 2C18 12 8 19-4 17C-12 16-18 19-27 13Z") +
  path("p", "M-4 6C-8-4-6-18 4-28C12-18 14-4 8 6C4 10-2 10-4 6Z") +
  path("s", "M3-18C1-10 1-4 3 4") +
  disc("k", 17, -2, 1.7);

/** A bird far away. */
export const gull = path("p", "M-12-5C-7-8-2-5 0 0C2-5 7-8 12-5C7-4 4 0 0 6C-4 0-7-4-12-5Z");

export const tigerFace = (eyes = true): string =>
  path("o", "M-22-9C-27-20-20-27-11-21M22-9C27-20 20-27 11-21") +
  path("o", "M-22-8C-20-18-12-23 0-23C12-23 20-18 22-8C25 4 19 17 9 22C4 25-4 25-9 22C-19 17-25 4-22-8Z") +
  path(
    "k",
    "M-2.2-23h4.4l-2.2 10zM-11-21l4.5-1 .8 8.5zM11-21l-4.5-1-.8 8.5zM-23.5-3l11 3-10.3 2.5zM-23 6l10 1-8.5 4zM23.5-3l-11 3 10.3 2.5zM23 6l-10 1 8.5 4z",
  ) +
  path("p", "M0 7C3 4 10 5 10 11C10 18 5 22 0 22C-5 22-10 18-10 11C-10 5-3 4 0 7Z") +
  path("k", "M-5 4h10c0 3-3 6-5 6s-5-3-5-6z") +
  path("s", "M0 10v4q-3 4-6 2M0 14q3 4 6 2") +
  (eyes
    ? path("p", "M-13-4Q-8-10-3-3Q-8 0-13-4ZM13-4Q8-10 3-3Q8 0 13-4Z") + disc("k", -7.5, -4, 2) + disc("k", 7.5, -4, 2)
    : path("s", "M-13-4q5 4 10 1M13-4q-5 4-10 1"));

/** A looking-glass on its foot; what it shows is drawn inside by the caller, round the same middle. */
export const glass = (rx: number, ry: number, shown = ""): string =>
  path("k", `M-3 ${ry}h6l2 12h9v4h-28v-4h9z`) +
  oval("o", 0, 0, rx + 5, ry + 5) +
  oval("p", 0, 0, rx, ry) +
  path("h", `M${-rx * 0.75} ${-ry * 0.2}L${rx * 0.1} ${-ry * 0.95}L${rx * 0.5} ${-ry * 0.82}L${-rx * 0.82} ${ry * 0.25}Z`) +
  shown;

export const cage = (inside = ""): string =>
  path("p", "M-18 22V-4A18 18 0 0 1 18-4V22Z") +
  inside +
  path("s", "M-18 22V-4A18 18 0 0 1 18-4V22M-9 22V-8Q-8-18 0-22M9 22V-8Q8-18 0-22M0-22V22M-18 4H18") +
  box("k", -21, 20, 42, 6, 2) +
  path("s", "M0-22v-3a3.5 3.5 0 1 1 .1 0");

export const tank = (w: number, h: number, inside = ""): string =>
  box("p", -w / 2, -h / 2, w, h, 2) +
  path("t", wave(-w / 2 + 1, -h / 2 + 8, w - 2) + `V${h / 2 - 1}H${-w / 2 + 1}Z`) +
  inside +
  path("s", `M${-w / 2} ${-h / 2}V${h / 2}H${w / 2}V${-h / 2}`) +
  box("k", -w / 2 - 4, h / 2 - 1, w + 8, 6, 1);

/** A line of water, w wide. */
export function wave(x: number, y: number, w: number): string {
  const step = w / 4;
  return `M${x} ${y}` + `q${step / 2}-5 ${step} 0t${step} 0t${step} 0t${step} 0`;
}

export const trunk =
  box("u", -24, -8, 48, 26, 2) +
  path("u", "M-24-8C-24-18-18-20-12-20H12C18-20 24-18 24-8Z") +
  path("s", "M-24-8H24") +
  path("k", "M-17-20h6v38h-6zM11-20h6v38h-6zM-5-11h10v9h-10z") +
  disc("y", 0, -6.5, 2);

/** Puffs on a line, from left to right. */
export const puffs = (y: number, cls = "p"): string =>
  path(
    cls,
    `M4 ${y + 8}C4 ${y - 4} 18 ${y - 8} 24 ${y}C28 ${y - 14} 48 ${y - 14} 52 ${y}C56 ${y - 10} 72 ${y - 12} 76 ${y}C82 ${y - 10} 100 ${y - 8} 102 ${y + 2}C112 ${y - 2} 118 ${y + 6} 118 ${y + 12}V122H4Z`,
  );

export const curl = path("w", "M0 18C-10 12-8 4 0 0C8-4 8-12 0-14C-6-15-8-9-3-8");

/** Drapery at the left edge, opened; mirror it for the right one. */
export const drape =
  path("v", "M2 4H40C40 30 34 52 18 70C22 82 20 100 16 120H-4V4Z") +
  path("s", "M14 4C16 30 12 50 4 64M27 4C28 32 22 54 10 68M18 70C10 82 8 100 8 118") +
  path("o", "M1 66C8 64 16 66 20 70C16 75 8 76 1 74Z");

/** The heads of a full house, seen from behind. */
export const house = (y: number): string =>
  put(
    0,
    y,
    1,
    path(
      "k",
      "M-2 40V14C4 6 12 4 18 8A8 8 0 1 1 30 8C34 6 38 8 41 12C42 6 46 5 48 5V-6H44V-9H47V-20H61V-9H64V-6H60V5C64 6 67 8 69 13C72 8 76 6 80 7A8 8 0 1 1 92 8L99 1L98 9C106 6 116 8 122 16V40Z",
    ),
  );

export const moon = path("q", "M6-12A13 13 0 1 0 12 6A10 10 0 0 1 6-12Z");

export const eye = (r = 9): string =>
  path("p", `M${-r} 0Q0 ${-r} ${r} 0Q0 ${r} ${-r} 0Z`) + disc("k", 0, 0, r * 0.38) + disc("q", r * 0.12, -r * 0.12, r * 0.13);

/** A playing card; its pip is drawn round the same middle. */
export const card = (w: number, h: number, pip: string): string => box("p", -w / 2, -h / 2, w, h, 3) + pip;
export const spade = path("k", "M0-10C4-4 10-1 9 4C8 8 3 8 1.5 5L3 10H-3L-1.5 5C-3 8-8 8-9 4C-10-1-4-4 0-10Z");
export const heart = path("v", "M0 9C-4 4-10 1-10-4C-10-9-3-10 0-5C3-10 10-9 10-4C10 1 4 4 0 9Z");

export const sabre = path("p", "M0-34C5-20 5-6 3 6H-3C-3-6-2-20 0-34Z") + path("k", "M-8 6H8V10H2V20H-2V10H-8Z");

export const watch = disc("o", 0, 0, 9) + disc("q", 0, 0, 6) + path("s", "M0-4V0L3 2M0-9V-12") + disc("s", 0, -14, 2.2);

export const rays = (x: number, y: number, r1: number, r2: number, count: number): string =>
  round(count, 0, (2 * Math.PI * (count - 1)) / count, (a) => {
    const far = (d: number) => `${(x + r2 * Math.cos(a + d)).toFixed(1)} ${(y + r2 * Math.sin(a + d)).toFixed(1)}`;
    return path("b", `M${(x + r1 * Math.cos(a)).toFixed(1)} ${(y + r1 * Math.sin(a)).toFixed(1)}L${far(-0.1)}L${far(0.1)}Z`);
  });

export const floor = (y: number): string => box("h", 0, y, 120, 120 - y) + path("s", `M0 ${y}H120`);
