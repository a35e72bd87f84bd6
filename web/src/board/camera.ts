// Which part of a picture is shown, and how large. Plain functions: the board's gestures and buttons call them.
export interface Camera {
  x: number; // where the picture's origin stands on the screen
  y: number;
  k: number; // scale
}
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const BOARD_KEYS = ["+", "-", "0"] as const; // closer, further, all of it
export const LEAST = 0.15;
export const MOST = 3;

/** All of a rectangle in the middle of a screen of that size, no larger than `largest`. */
export function fit(bounds: Rect, width: number, height: number, largest = 1.15): Camera {
  if (width <= 0 || height <= 0) return { x: 0, y: 0, k: 1 };
  const k = Math.min(largest, width / Math.max(1, bounds.w), height / Math.max(1, bounds.h));
  return {
    k,
    x: width / 2 - (bounds.x + bounds.w / 2) * k,
    y: height / 2 - (bounds.y + bounds.h / 2) * k,
  };
}

/** What lies over a lower corner of the screen, as wide and high as it is with its margins. */
export interface Cover {
  w: number;
  h: number;
}
export interface Covers {
  left: Cover;
  right: Cover;
}
export const BARE: Covers = { left: { w: 0, h: 0 }, right: { w: 0, h: 0 } };

/** Where the picture may stand in the room it leaves: from the left, from the top; the middle comes first. */
const STANDS = [0.5, 0.75, 0.25, 1, 0]
  .flatMap((x) => [0.5, 0.25, 0].map((y) => ({ x, y })))
  .toSorted((one, other) => away(one) - away(other));
const LESS = 0.04; // in steps of so much it becomes smaller

function away({ x, y }: { x: number; y: number }): number {
  return Math.abs(x - 0.5) + Math.abs(y - 0.5);
}

/** As `fit`, but no spot (nor so far round it) lies under a cover: the picture makes way, and is smaller if it must be. */
export function fitClear(
  bounds: Rect,
  spots: readonly { x: number; y: number }[],
  round: number,
  width: number,
  height: number,
  covers: Covers,
  largest?: number,
): Camera {
  const whole = fit(bounds, width, height, largest);
  for (let share = 1; share > 0.5; share -= LESS) {
    const k = whole.k * share;
    for (const { x, y } of STANDS) {
      const left = x * (width - bounds.w * k) - bounds.x * k;
      const top = y * (height - bounds.h * k) - bounds.y * k;
      const camera = share === 1 && away({ x, y }) === 0 ? whole : { k, x: left, y: top };
      if (isClear(camera, spots, round, width, height, covers)) return camera;
    }
  }
  return whole;
}

function isClear(
  { x, y, k }: Camera,
  spots: readonly { x: number; y: number }[],
  round: number,
  width: number,
  height: number,
  { left, right }: Covers,
): boolean {
  return spots.every((spot) => {
    const [from, to, low] = [x + (spot.x - round) * k, x + (spot.x + round) * k, y + (spot.y + round) * k];
    return !(from < left.w && low > height - left.h) && !(to > width - right.w && low > height - right.h);
  });
}

/** Closer or further, with the point under the finger staying there. */
export function zoomAt(camera: Camera, px: number, py: number, factor: number): Camera {
  const k = Math.min(MOST, Math.max(LEAST, camera.k * factor));
  const real = k / camera.k;
  return { k, x: px - (px - camera.x) * real, y: py - (py - camera.y) * real };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/** A place of the screen as a place of the picture. */
export function toPicture(camera: Camera, px: number, py: number): { x: number; y: number } {
  return { x: (px - camera.x) / camera.k, y: (py - camera.y) / camera.k };
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Where a camera of that scale may stand: some of the picture stays on the screen. */
export function range(k: number, bounds: Rect, width: number, height: number): Rect {
  const margin = 60;
  const x = margin - (bounds.x + bounds.w) * k;
  const y = margin - (bounds.y + bounds.h) * k;
  return { x, y, w: width - 2 * margin + bounds.w * k, h: height - 2 * margin + bounds.h * k };
}

/** The nearest camera that may stand there. */
export function within(camera: Camera, { x, y, w, h }: Rect): Camera {
  return { ...camera, x: clamp(camera.x, x, x + w), y: clamp(camera.y, y, y + h) };
}
