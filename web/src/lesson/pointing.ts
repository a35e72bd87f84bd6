// Where on the page a piece is. Boards mark their pieces with `data-at` or `data-key`, buttons that do something with
// `data-code`. A point that ends with an exclamation mark is meant only while its piece is lit.

const isInSight = (piece: Element): boolean => {
  const { width, height } = piece.getBoundingClientRect();
  return width > 0 && height > 0;
};

function found(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(isInSight);
}

/** The piece pointed at: the button that does what is meant once it is there, else the last of the points in sight. */
export function pieceOf(points: readonly string[], code: string): Element | undefined {
  const ready = code === "" ? undefined : found(`[data-code="${CSS.escape(code)}"]:not([disabled])`);
  if (ready !== undefined) return ready;
  for (const point of [...points].reverse()) {
    const name = CSS.escape(point.replace(/!$/, ""));
    const lit = point.endsWith("!") ? ".lit" : "";
    const piece = found(`[data-at~="${name}"]${lit}, [data-key="${name}"]${lit}`);
    if (piece !== undefined) return piece;
  }
  return undefined;
}
