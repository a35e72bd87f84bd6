// Where on the page a piece is. Boards mark their pieces with `data-at`, or by what they are called in their game
// (`data-key`, `data-card`, …), buttons that do something with `data-code`.

const isInSight = (piece: Element): boolean => {
  const { width, height } = piece.getBoundingClientRect();
  return width > 0 && height > 0;
};

function found(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].findLast(isInSight);
}

/** `hand/0` is a piece by its place in the view, `card=pentagon` one by another mark; `!`: only while it is lit. */
function selectorOf(point: string): string {
  const lit = point.endsWith("!") ? ".lit" : "";
  const [, mark, name] = /^(?:([a-z]+)=)?(.*?)!?$/.exec(point)!;
  const value = JSON.stringify(name ?? "");
  return mark === undefined ? `[data-at~=${value}]${lit}` : `[data-${mark}=${value}]${lit}`;
}

/** Whether a piece is still to be chosen: it is in sight, and neither it nor one like it is pressed. */
function isOpen(point: string): boolean {
  const pieces = [...document.querySelectorAll(selectorOf(point))].filter(isInSight);
  return pieces.length > 0 && pieces.every((piece) => piece.getAttribute("aria-pressed") === "false");
}

/** The piece pointed at: the button that does what is meant once it is there, else the last of the points in sight,
 * unless one before it is not chosen yet: what another piece would do is not what is meant. */
export function pieceOf(points: readonly string[], code: string): Element | undefined {
  const ready = code === "" ? undefined : found(`[data-code=${JSON.stringify(code)}]:not([disabled])`);
  if (ready !== undefined) return ready; // the foot comes last: what was chosen is confirmed there
  const open = points.slice(0, -1).find(isOpen);
  if (open !== undefined) return found(selectorOf(open));
  for (const point of [...points].reverse()) {
    const piece = found(selectorOf(point));
    if (piece !== undefined) return piece;
  }
  return undefined;
}

/** Whatever round a piece cuts off what does not fit it, as a list that scrolls does. */
export function framesOf(piece: Element): Element[] {
  const found: Element[] = [];
  for (let at = piece.parentElement; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== "visible") found.push(at);
  }
  return found;
}

/** Whether a frame that has room for all of a piece shows only a part of it. */
export function sticksOut(piece: Element, frames: Element[]): boolean {
  const { left, right, top, bottom, width, height } = piece.getBoundingClientRect();
  return frames.some((frame) => {
    const seen = frame.getBoundingClientRect();
    const [beside, above] = [left < seen.left || right > seen.right, top < seen.top || bottom > seen.bottom];
    return (beside && width <= seen.width) || (above && height <= seen.height);
  });
}

/** Whether the middle of a piece has been scrolled out of sight. */
export function isCutOff(piece: Element, frames: Element[]): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return frames.some((frame) => {
    const seen = frame.getBoundingClientRect();
    return x < seen.left || x > seen.right || y < seen.top || y > seen.bottom;
  });
}
