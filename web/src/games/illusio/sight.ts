// Scrolls the stage, and its rows, to the first lit thing; never the page around it.
const MARGIN = 12;

export function bringIntoSight(scroller: HTMLElement, still: boolean): void {
  const found = scroller.querySelector<HTMLElement>(".lit");
  if (found === null) return;
  const behavior = still ? "auto" : "smooth";
  const row = found.closest<HTMLElement>(".boards, .rivals, .items");
  for (const frame of row === null ? [scroller] : [row, scroller]) {
    const at = found.getBoundingClientRect();
    const seen = frame.getBoundingClientRect();
    const left = overshoot(at.left, at.right, seen.left, seen.right);
    const top = overshoot(at.top, at.bottom, seen.top, seen.bottom);
    if (left !== 0 || top !== 0) frame.scrollBy({ left, top, behavior });
  }
}

/** How far a frame must move so that a stretch lies within it; its beginning counts most. */
export function overshoot(from: number, to: number, low: number, high: number): number {
  if (from < low + MARGIN) return from - low - MARGIN;
  return to > high - MARGIN ? Math.min(to - high + MARGIN, from - low - MARGIN) : 0;
}
