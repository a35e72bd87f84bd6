// The same game again. Whoever plays bots alone waits for nobody: that game begins as soon as their share of the seed
// is promised, which the waiting room sees to.
import type { Box, TableInfo } from "../gen/messages";
import { api } from "../net/api";
import { go } from "../router.svelte";

let toBegin = ""; // a table

export async function playAgain(info: TableInfo): Promise<void> {
  const again = info.rematch === null ? await api.rematch(info.id) : null;
  if (again !== null && isAlone(again.boxes)) toBegin = again.id;
  go(`/t/${again?.id ?? info.rematch}`);
}

const isAlone = (boxes: Box[]): boolean =>
  boxes.filter(({ kind }) => kind === "person").length === 1 && boxes.every(({ kind }) => kind !== "empty");

/** Whether a table is to begin now; true once. */
export function beginsNow({ id, pledges }: Pick<TableInfo, "id" | "pledges">, mine: number[]): boolean {
  const promised = pledges.some(({ seats }) => seats.some((seat) => mine.includes(seat)));
  if (id !== toBegin || !promised) return false;
  toBegin = "";
  return true;
}
