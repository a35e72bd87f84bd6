// The keys of every table; a game's own come first.
import type { TablePlay } from "./play.svelte";
import type { Choice, GameUi, KeyHelp } from "../games/types";

const TABLE_KEYS: KeyHelp[] = [
  { keys: ["Enter"], does: "web-table-help-confirm" },
  { keys: ["Escape"], does: "web-table-help-back" },
  { keys: ["u"], does: "web-table-help-undo" },
  { keys: ["r"], does: "web-table-help-read" },
  { keys: ["l"], does: "web-table-help-log" },
  { keys: ["c"], does: "web-table-help-talk" },
  { keys: ["ArrowLeft", "ArrowRight"], does: "web-table-help-past" },
  { keys: ["?"], does: "web-table-help-keys" },
];

/** The table's keys beside a game's own: a letter that the game uses is the table's with Shift. */
export function keysFor(ui: Pick<GameUi, "keys">): KeyHelp[] {
  const used = new Set(ui.keys.flatMap((each) => each.keys));
  return TABLE_KEYS.map(({ keys, does }) => ({
    keys: keys.some((key) => used.has(key) && /^[a-z]$/.test(key)) ? ["Shift", ...keys] : keys,
    does,
  }));
}

export interface KeyDoors {
  rail: (which: "log" | "talk") => void;
  read: () => void;
  rules: () => void;
}

/** Whether a key is meant for what has the focus: a field, an open sheet, a button that Enter presses. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  if (at.closest("input, textarea, select") !== null) return true;
  return (event.key === "Enter" || event.key === " ") && at.closest("button, a") !== null;
}

export function handleKey(event: KeyboardEvent, play: TablePlay, choice: Choice, doors: KeyDoors): void {
  if (isTaken(event)) return;
  if (play.lookingBack ? lookKey(event, play) : choice.key(event) || tableKey(event, play, choice)) {
    event.preventDefault();
    return;
  }
  const doing = { l: () => doors.rail("log"), c: () => doors.rail("talk"), r: doors.read, "?": doors.rules }[
    event.key.toLowerCase()
  ];
  if (doing !== undefined) {
    event.preventDefault();
    doing();
  }
}

function lookKey(event: KeyboardEvent, play: TablePlay): boolean {
  if (event.key === "ArrowLeft") void play.look(play.ply - 1);
  else if (event.key === "ArrowRight") void play.look(play.ply + 1);
  else if (event.key === "Home") void play.look(0);
  else if (event.key === "End" || event.key === "Escape") play.now();
  else return false;
  return true;
}

function tableKey(event: KeyboardEvent, play: TablePlay, choice: Choice): boolean {
  if (event.key === "Enter") {
    if (!event.repeat) choice.confirm(); // a key held down means the first thing only
  } else if (event.key === "Escape") return choice.back();
  else if (event.key === "u" || event.key === "U") play.undo();
  else return false;
  return true;
}
