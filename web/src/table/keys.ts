// The keys of every table; a game's own come first.
import { meaningOf } from "./guard.svelte";
import type { TablePlay } from "./play.svelte";
import { NEXT } from "../calls/next";
import { turns } from "../calls/turns.svelte";
import { helpOf, press } from "../games/keys";
import type { Choice, GameUi, KeyHelp } from "../games/types";
import { isElsewhere, isOff } from "../parts/pressing";

const KEYS = {
  confirm: ["Enter"],
  back: ["Escape"],
  undo: ["u"],
  read: ["r"],
  hint: ["h"],
  log: ["l"],
  talk: ["c"],
  past: ["ArrowLeft", "ArrowRight"],
  ends: ["Home", "End"],
  next: [NEXT],
  rules: ["?", "F1"], // the second for those who have switched off keys that write something
  keys: ["k"],
} as const;

/** The table's keys beside a game's own: a letter that the game uses is the table's with Shift. */
export function keysFor(ui: Pick<GameUi, "keys">): KeyHelp[] {
  const used = new Set(ui.keys.flatMap((each) => each.keys));
  return helpOf("web-table", KEYS).map(({ keys, does }) => ({
    keys: keys.some((key) => used.has(key) && /^[a-z]$/.test(key)) ? ["Shift", ...keys] : keys,
    does,
  }));
}

export interface KeyDoors {
  rail: (which: "log" | "talk") => void;
  read: () => void;
  rules: () => void;
  keys: () => void;
}

/** Whether a key is meant for what has the focus: a field, an open sheet, a button that Enter presses. */
export function isTaken(event: KeyboardEvent): boolean {
  if (isElsewhere(event) || isOff(event)) return true;
  const at = event.target;
  return at instanceof HTMLElement && (event.key === "Enter" || event.key === " ") && at.closest("button, a") !== null;
}

export function handleKey(event: KeyboardEvent, play: TablePlay, choice: Choice, doors: KeyDoors): void {
  if (isTaken(event)) return;
  const confirms = !play.lookingBack && event.key === "Enter";
  if (confirms && !play.guard.allows(event.timeStamp)) return event.preventDefault();
  const own = !play.lookingBack && choice.key(event);
  if (!own && !tableKey(event, play, choice, doors)) return;
  event.preventDefault();
  if (confirms) play.guard.did();
  else if (own && (play.active || choice.unasked === true)) play.guard.expects(meaningOf(choice));
}

function tableKey(event: KeyboardEvent, play: TablePlay, choice: Choice, doors: KeyDoors): boolean {
  const back = play.lookingBack;
  const open = (door: () => void): true => (door(), true);
  const look = (ply: number): true => (void play.look(ply), true);
  return press(
    KEYS,
    event,
    {
      confirm: () => !back && (event.repeat || choice.confirm(), true), // a key held down means the first thing only
      back: () => (back ? open(() => play.now()) : choice.back()),
      undo: () => !back && open(() => play.undo()),
      read: () => open(doors.read),
      hint: () => play.mayAskHint && open(() => play.askHint()),
      log: () => open(() => doors.rail("log")),
      talk: () => open(() => doors.rail("talk")),
      past: (at) => back && look(play.ply + (at === 0 ? -1 : 1)),
      ends: (at) => back && (at === 0 ? look(0) : open(() => play.now())),
      next: () => turns.next(),
      rules: () => open(doors.rules),
      keys: () => open(doors.keys),
    },
    { shift: true },
  );
}
