// The pieces of the board that need no page: where cards lie, what dice do, what codes are for, how a game grew.
import { describe, expect, it } from "vitest";
import { chronicleOf } from "./chronicle";
import { nameLines, powerText } from "./cards";
import { amountsOf, familiesOf, simpleOf } from "./legal";
import { chancesOf, percent, THROWS, TOTALS, waysOf } from "./odds";
import { beside, boundsOf, covers, nextTo, piecesOf, pointOf } from "./places";
import { storyOf } from "./story";
import { codes, type GroupView, type IlluminatiView, type SeatView } from "../../gen/illuminati";
import type { Line } from "../../gen/messages";

const read = (...texts: string[]) => texts.map((text) => codes.read(text));

describe("two dice", () => {
  it("fall in thirty-six ways", () => {
    expect(TOTALS.reduce((sum, total) => sum + waysOf(total), 0)).toBe(THROWS);
    expect([2, 7, 12].map(waysOf)).toEqual([1, 6, 1]);
  });
  it("never succeed above ten, whatever the number", () => {
    expect(chancesOf(7)).toBe(21);
    expect(percent(7)).toBe(58);
    expect(chancesOf(10)).toBe(33);
    expect(chancesOf(99)).toBe(33);
    expect(chancesOf(1)).toBe(0);
  });
});

describe("legal codes", () => {
  it("that differ in a figure make a stepper for each treasury", () => {
    const [one, other] = amountsOf(read("spend 1 mafia", "spend 2 mafia", "spend 1 network", "pass"));
    expect(one).toMatchObject({ key: "spend mafia", least: 1, most: 2, free: true });
    expect(one?.codes.get(2)).toBe("spend 2 mafia");
    expect(other?.key).toBe("spend network");
    expect(amountsOf(read("amount 0", "amount 1"))[0]).toMatchObject({ least: 0, most: 1, free: false });
  });
  it("that say all by themselves are buttons, the awaited one first", () => {
    const { main, others } = simpleOf(read("call-off", "pass", "resign", "attack mafia"));
    expect(main?.text).toBe("pass");
    expect(others.map(({ text }) => text)).toEqual(["call-off"]);
    expect(simpleOf(read("end", "pass-turn")).main).toBeNull();
  });
  it("are listed by kind; deals, figures and places are not", () => {
    const found = familiesOf(read("attack mafia", "attack cia", "accept 1", "spend 1 mafia", "attach mafia cia north", "resign"));
    expect([...found].map(([kind, each]) => [kind, each.length])).toEqual([
      ["attack", 2],
      ["resign", 1],
    ]);
  });
});

const group = (card: string, place: number[], arrows: GroupView["arrows"] = []): GroupView =>
  ({ card, place, arrows, alignments: [], shelter: 10 }) as unknown as GroupView;
const house = {
  seat: 0,
  illuminati: "network",
  arrows: [],
  groups: [
    group("mafia", [1, 0], [{ way: "north", state: "puppet", card: "cia", why: null }]),
    group("cia", [1, 1]),
    { ...group("kgb", []), place: null },
  ],
} as unknown as SeatView;

describe("a structure", () => {
  it("lies with its Illuminati in the middle and north up; what is lifted lies nowhere", () => {
    const pieces = piecesOf(house);
    expect(pieces.map(({ card }) => card)).toEqual(["network", "mafia", "cia"]);
    expect(pointOf([0, 1]).y).toBeLessThan(0);
    expect(beside([1, 1], "south")).toEqual([1, 0]);
    const bounds = boundsOf(pieces.map(({ at }) => at));
    for (const { at } of pieces) expect(at.x > bounds.x && at.x < bounds.x + bounds.w).toBe(true);
    expect(covers(pieces[1]!.at, { x: pieces[1]!.at.x + 80, y: pieces[1]!.at.y - 50 })).toBe(true);
  });
  it("is walked by arrow keys", () => {
    const [centre, mafia, cia] = piecesOf(house);
    expect(nextTo(piecesOf(house), centre!, "ArrowRight")?.card).toBe(mafia!.card);
    expect(nextTo(piecesOf(house), mafia!, "ArrowUp")?.card).toBe(cia!.card);
    expect(nextTo(piecesOf(house), centre!, "ArrowDown")).toBeNull();
  });
});

describe("a card", () => {
  it("has its name on two lines at most", () => {
    expect(nameLines("Mafia")).toEqual(["Mafia"]);
    expect(nameLines("International Communist Conspiracy")).toHaveLength(2);
    expect(powerText(4, 3)).toBe("4/3");
    expect(powerText(4, 0)).toBe("4");
  });
});

describe("the story of a game", () => {
  const card = (name: string) => ({ key: `illuminati-card-${name}`, args: {} });
  const seat = (number: number) => ({ key: "seat", args: { seat: number } });
  const line = (name: string, args: Line["event"]["args"], by = 0): Line =>
    ({ event: { name, args, clause: "" }, seat: by, ply: 0 }) as unknown as Line;
  const view = { seats: [house, { ...house, seat: 1, illuminati: "ufos" }] } as unknown as IlluminatiView;

  it("counts everybody's cards turn by turn", () => {
    const turns = storyOf(
      [
        line("turn-began", { seat: seat(0) }),
        line("attached", { master: card("network"), card: card("mafia") }),
        line("attached", { master: card("mafia"), card: card("cia") }),
        line("turn-began", { seat: seat(1) }, 1),
        line("attached", { master: card("ufos"), card: card("mafia") }, 1),
        line("attached", { master: card("mafia"), card: card("cia") }, 1),
        line("destroyed", { card: card("cia") }, 1),
        line("eliminated", { seat: seat(0) }, 1),
      ],
      view,
    );
    expect(turns.map(({ cards }) => cards)).toEqual([
      [3, 1],
      [1, 2],
    ]);
    expect(turns[1]!.marks.map(({ kind }) => kind)).toEqual(["destroyed", "out"]);
  });
  it("remembers attacks with what came of them, deals and promises, the newest first", () => {
    const entries = chronicleOf([
      line("turn-began", { seat: seat(0) }),
      line("attack-announced", { seat: seat(0), target: card("cia") }),
      line("attack-failed", { target: card("cia"), roll: 9, number: 6 }),
      line("promised", { seat: seat(1), text: "peace" }, 1),
      line("attack-announced", { seat: seat(1), target: card("mafia") }, 1),
      line("attack-called-off", { seat: seat(1) }, 1),
      line("attack-announced", { seat: seat(1), target: card("kgb") }, 1),
      line("attack-succeeded", { target: card("kgb"), roll: 3, number: 6 }, 1),
    ]);
    expect(entries.map(({ seat, outcome, roll }) => [seat, outcome, roll])).toEqual([
      [1, "won", 3],
      [1, null, 0],
      [1, null, 0],
      [0, "failed", 9],
    ]);
  });
});
