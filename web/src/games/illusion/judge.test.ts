import { describe, expect, it } from "vitest";
import { judge } from "./judge";
import type { EventJson, Line, PictureFact } from "../../gen/messages";

const seat = (at: number) => ({ key: "seat", args: { seat: at } });
const line = (name: string, args: EventJson["args"]): Line => ({ ply: 0, seat: 0, event: { name, args } });
const red = { key: "illusion-colour-red", args: {} };
const fact = (picture: number, share: number, family: string): PictureFact => ({ picture, family, shares: [share, 50, 50, 50] });

// 10 lies; 20 goes right of it (in order); 5 goes between (5 points too far right); 30 goes far left (20 too far left).
const log = [
  line("arrow", { colour: red }),
  line("opened", { picture: 0 }),
  line("placed", { who: seat(0), picture: 1, place: 2 }),
  line("placed", { who: seat(1), picture: 2, place: 2 }),
  line("placed", { who: seat(0), picture: 3, place: 1 }),
  line("doubted", { who: seat(1) }),
  line("wrong", {}),
  line("won", { who: seat(1), colour: red }),
  line("arrow", { colour: red }),
  line("opened", { picture: 1 }),
  line("placed", { who: seat(1), picture: 0, place: 1 }),
  line("doubted", { who: seat(0) }),
  line("right", {}),
];
const facts = [fact(0, 10, "rings"), fact(1, 20, "rings"), fact(2, 5, "waves"), fact(3, 30, "spiral")];

describe("judging", () => {
  const { people, families } = judge(log, facts, 2);
  it("counts cards that were in order between their neighbours", () => {
    expect(people.map((each) => [each.placed, each.right])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });
  it("tells which way a card was misjudged, and how far", () => {
    expect(people[0]).toMatchObject({ bias: -10, error: 10 });
    expect(people[1]).toMatchObject({ bias: 2.5, error: 2.5 });
  });
  it("counts doubts and those that were right", () => {
    expect(people.map((each) => [each.doubts, each.rightDoubts])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });
  it("ranks families by how far they misled", () => {
    expect(families).toEqual([
      { family: "spiral", placed: 1, error: 20 },
      { family: "waves", placed: 1, error: 5 },
      { family: "rings", placed: 2, error: 0 },
    ]);
  });
  it("leaves out a round whose beginning the log has lost", () => {
    expect(judge(log.slice(2), facts, 2).people.map((each) => each.placed)).toEqual([0, 1]);
  });
});
