// The sentences of a guide: **what matters**, and clauses in square brackets, which become links.
export type Piece = { kind: "text" | "strong" | "clause"; text: string };

const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]/gu;

export function piecesOf(said: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const hit of said.matchAll(MARK)) {
    if (hit.index > from) found.push({ kind: "text", text: said.slice(from, hit.index) });
    if (hit[1] !== undefined) found.push({ kind: "strong", text: hit[1] });
    else found.push(...(hit[2] ?? "").split(" ").map((text): Piece => ({ kind: "clause", text })));
    from = hit.index + hit[0].length;
  }
  if (from < said.length) found.push({ kind: "text", text: said.slice(from) });
  return found;
}
