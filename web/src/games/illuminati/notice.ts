// What of Illuminati happens to the reader at somebody else's hand: an attack on a group of theirs, money claimed, a lost turn.
import { cardIn } from "./lit";
import { piecesOf } from "./places";
import { seatOf } from "../events";
import type { GameEvent, View } from "../types";
import { nameOf, viewOf, type EventName } from "../../gen/illuminati";

const AT_SEAT: readonly EventName[] = [
  "accused",
  "caught-cheating",
  "listened",
  "special-played-at-seat",
  "struck",
  "taxed",
  "wrongly-called-out",
];
const AT_CARD: readonly EventName[] = ["attack-announced", "attack-succeeded", "special-played-on-card", "treasury-halved"];

export function notice(event: GameEvent, reader: number | null, before: View): "own" | null {
  const { args } = event;
  if (reader === null || seatOf(args.seat) === reader) return null;
  if (AT_SEAT.includes(nameOf(event))) return [args.other, args.accused].some((each) => seatOf(each) === reader) ? "own" : null;
  if (!AT_CARD.includes(nameOf(event))) return null;
  const seat = viewOf(before).seats[reader];
  const own = seat === undefined ? [] : piecesOf(seat).map(({ card }) => card);
  return [args.target, args.card].some((each) => own.includes(cardIn(each))) ? "own" : null;
}
