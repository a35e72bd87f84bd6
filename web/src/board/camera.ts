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

/** Keeps some of the picture on the screen. */
export function within(camera: Camera, bounds: Rect, width: number, height: number): Camera {
  const margin = 60;
  const left = bounds.x * camera.k + camera.x;
  const top = bounds.y * camera.k + camera.y;
  const right = left + bounds.w * camera.k;
  const bottom = top + bounds.h * camera.k;
  const dx = right < margin ? margin - right : left > width - margin ? width - margin - left : 0;
  const dy = bottom < margin ? margin - bottom : top > height - margin ? height - margin - top : 0;
  return pan(camera, dx, dy);
}
