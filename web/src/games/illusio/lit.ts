// The things that an event speaks of, by their keys.
import { seatOf } from "../events";
import type { GameEvent } from "../types";

/** What is lit when a line of the log is pointed at. */
export function litBy(event: GameEvent): string[] {
  return Object.values(event.args).flatMap((arg) => {
    if (typeof arg !== "object") return [];
    if (arg.key === "seat") return [`seat:${seatOf(arg)}`];
    const name = arg.key.split("-objective-")[1];
    return name === undefined ? [] : [`trick:${name}`, `contest:${name}`];
  });
}
