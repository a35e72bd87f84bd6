// What is worth remembering of the log: attacks and how they went, deals, promises, who left. Newest first.
import { cardIn } from "./lit";
import { seatOf } from "../events";
import type { GameEvent } from "../types";
import { nameOf } from "../../gen/illuminati";
import type { Line } from "../../gen/messages";

export interface Entry {
  at: number; // of its line in the log
  ply: number;
  seat: number; // who did it
  event: GameEvent;
  outcome: "won" | "failed" | null; // of an attack; null: it is none, or was called off, or still goes on
  roll: number;
  number: number;
}

const REMEMBERED = new Set(["deal-done", "present-made", "promised", "eliminated", "resigned", "group-dropped", "goal-reached"]);

export function chronicleOf(log: Line[]): Entry[] {
  const found: Entry[] = [];
  let open: Entry | null = null;
  log.forEach(({ event, ply, seat }, at) => {
    const name = nameOf(event);
    const entry = { at, ply, seat: seat ?? seatOf(event.args.seat), event, outcome: null, roll: 0, number: 0 };
    if (name === "attack-announced") {
      open = { ...entry, seat: seatOf(event.args.seat) };
      found.push(open);
    } else if (open !== null && (name === "attack-succeeded" || name === "attack-failed")) {
      if (cardIn(event.args.target) === cardIn(open.event.args.target)) {
        open.outcome = name === "attack-succeeded" ? "won" : "failed";
        [open.roll, open.number] = [Number(event.args.roll), Number(event.args.number)];
      }
      open = null;
    } else if (REMEMBERED.has(name)) found.push({ ...entry, seat: seatOf(event.args.seat) });
  });
  return found.reverse();
}
