// The key to the next table that waits for us; at a table it is one of the table's keys.
import { isElsewhere, isOff } from "../parts/pressing";
import { turns } from "./turns.svelte";

export const NEXT = "j";

export function nextKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== NEXT || isElsewhere(event) || isOff(event)) return;
  if (turns.next()) event.preventDefault();
}
