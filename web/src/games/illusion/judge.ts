// How well everybody judged, once the shares are known: from where each card was put and from the doubts.
import type { Line, PictureFact } from "../../gen/messages";
import { shareOf, type Colour } from "./colours";
import { colourIn, seatIn } from "./reveal";
import { nameOf } from "../../gen/illusion";

export interface Judged {
  seat: number;
  placed: number;
  right: number; // cards that were in order between their neighbours
  bias: number; // mean, in points: above 0 a colour was taken for more than it is
  error: number; // mean distance from where it would have been in order, in points
  doubts: number;
  rightDoubts: number;
}
export interface FamilyError {
  family: string;
  placed: number;
  error: number; // mean, in points
}
interface Placement {
  seat: number;
  family: string;
  off: number; // in points; 0: in order; above 0: placed too far right
}

interface Round {
  colour: Colour;
  row: number[];
}

function placements(log: Line[], facts: Map<number, PictureFact>): Placement[] {
  const found: Placement[] = [];
  let round: Round | null = null; // the log may have lost the beginning of its first round
  for (const { event } of log) {
    const { args } = event;
    const name = nameOf(event);
    if (name === "arrow") round = { colour: colourIn(event), row: [] };
    if (round === null) continue;
    const { colour, row } = round;
    if (name === "opened") row.push(Number(args.picture));
    else if (name === "placed") {
      const at = Number(args.place) - 1;
      const picture = Number(args.picture);
      const share = (each: number | undefined): number | undefined => {
        const fact = each === undefined ? undefined : facts.get(each);
        return fact && shareOf(fact.shares, colour);
      };
      const own = share(picture) ?? 0;
      const over = Math.max(0, (share(row[at - 1]) ?? own) - own);
      const under = Math.max(0, own - (share(row[at]) ?? own));
      found.push({ seat: seatIn(event), family: facts.get(picture)?.family ?? "", off: over >= under ? over : -under });
      row.splice(at, 0, picture);
    }
  }
  return found;
}

const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function judge(log: Line[], facts: PictureFact[], seats: number): { people: Judged[]; families: FamilyError[] } {
  const all = placements(log, new Map(facts.map((fact) => [fact.picture, fact])));
  const people = Array.from({ length: seats }, (_, seat) => {
    const own = all.filter((each) => each.seat === seat);
    const doubts = doubtsOf(log).filter((each) => each.seat === seat);
    return {
      seat,
      placed: own.length,
      right: own.filter((each) => each.off === 0).length,
      bias: mean(own.map((each) => each.off)),
      error: mean(own.map((each) => Math.abs(each.off))),
      doubts: doubts.length,
      rightDoubts: doubts.filter((each) => each.right).length,
    };
  });
  const names = [...new Set(all.map((each) => each.family))];
  const families = names.map((family) => {
    const own = all.filter((each) => each.family === family);
    return { family, placed: own.length, error: mean(own.map((each) => Math.abs(each.off))) };
  });
  families.sort((one, other) => other.error - one.error || one.family.localeCompare(other.family));
  return { people, families };
}

function doubtsOf(log: Line[]): { seat: number; right: boolean }[] {
  const found: { seat: number; right: boolean }[] = [];
  for (const { event } of log) {
    if (nameOf(event) === "doubted") found.push({ seat: seatIn(event), right: false });
    else if (nameOf(event) === "wrong" && found.length > 0) found[found.length - 1]!.right = true;
  }
  return found;
}
