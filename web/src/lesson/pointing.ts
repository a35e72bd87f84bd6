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
  const value = CSS.escape(name ?? "");
  return mark === undefined ? `[data-at~="${value}"]${lit}` : `[data-${mark}="${value}"]${lit}`;
}

/** The piece pointed at: the button that does what is meant once it is there, else the last of the points in sight. */
export function pieceOf(points: readonly string[], code: string): Element | undefined {
  const ready = code === "" ? undefined : found(`[data-code="${CSS.escape(code)}"]:not([disabled])`);
  if (ready !== undefined) return ready; // the foot comes last: what was chosen is confirmed there
  for (const point of [...points].reverse()) {
    const piece = found(selectorOf(point));
    if (piece !== undefined) return piece;
  }
  return undefined;
}
