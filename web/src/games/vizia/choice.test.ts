import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ViziaChoice } from "./choice.svelte";
import { cellFrom, centre, pointOf, vertexFrom } from "./lattice";
import { stepsOpen, takeMost } from "./prompts";
import { positions as recorded } from "./recorded.json";
import type { Playing } from "../types";
import type { Position } from "../../gen/messages";
import { settings } from "../../settings.svelte";
import { say, words } from "../../text/words.svelte";

type Name = keyof typeof recorded;

class FakePlay implements Playing {
  tableId = "t";
  names = ["Ada", "Ben"];
  lookingBack = false;
  happened = null;
  refusal = null;
  active = true;
  acted: string[] = [];
  position: Position;
  seat: number;
  constructor(name: Name) {
    this.position = recorded[name] as unknown as Position;
    this.seat = recorded[name].seat;
  }
  act(code: string): void {
    this.acted.push(code);
  }
}

function at(name: Name): { play: FakePlay; choice: ViziaChoice; legal: string[] } {
  const play = new FakePlay(name);
  return { play, choice: new ViziaChoice(play), legal: recorded[name].legal };
}
const key = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name });

describe("choosing in Vizia", () => {
  beforeAll(() => words.load("vizia", "vizia-web"));
  beforeEach(() => {
    settings.oneClick = false;
  });

  it("offers exactly the places the server lists for a tile", () => {
    const { choice, legal } = at("play");
    for (const slot of choice.slots) {
      choice.pick(slot.number);
      const own = legal.filter((code) => code.startsWith(`place ${slot.colour} `) && code.endsWith(slot.source));
      expect(choice.targets.map((target) => target.code).sort()).toEqual(own.sort());
      expect(slot.places).toBe(own.length);
      choice.pick(null);
    }
  });

  it("marks the places that close a wheel as the view foresees", () => {
    const { choice } = at("play");
    const foreseen = recorded.play.view.closes as [string, number, number, string, number, number, string][];
    const [colour] = foreseen[0]!;
    choice.pick(choice.slots.find((slot) => slot.colour === colour)!.number);
    const closing = choice.targets.flatMap((target) =>
      target.closes.map(({ vertex, kind }) => `${target.key} ${vertex.a},${vertex.b} ${kind}`),
    );
    const wanted = foreseen
      .filter((row) => row[0] === colour)
      .map(([, a, b, way, va, vb, kind]) => `${a},${b},${way} ${va},${vb} ${kind}`);
    expect(closing.sort()).toEqual(wanted.sort());
  });

  it("previews with the first press and plays with the second", () => {
    const { choice, play } = at("play");
    choice.pick(choice.slots.find((slot) => slot.places > 0)!.number);
    const target = choice.targets[0]!;
    const point = centre(cellFrom(target.key));
    expect(choice.press(point)).toBe(true);
    expect(play.acted).toEqual([]);
    expect(choice.main?.code).toBe(target.code);
    choice.press(point);
    expect(play.acted).toEqual([target.code]);
  });

  it("plays with one press where that is wished", () => {
    settings.oneClick = true;
    const { choice, play } = at("play");
    choice.pick(choice.slots.find((slot) => slot.places > 0)!.number);
    choice.press(choice.targets[0]!.at);
    expect(play.acted).toHaveLength(1);
  });

  it("sends a press where the tile may not lie, so that the refusal teaches", () => {
    const { choice, play, legal } = at("play");
    const slot = choice.slots.find((each) => each.places > 0)!;
    choice.pick(slot.number);
    const [, a, b, way] = recorded.play.view.layout[0] as [string, number, number, "up" | "down"];
    choice.press(centre({ a, b, way }));
    expect(play.acted).toEqual([`place ${slot.colour} ${a},${b},${way} from ${slot.source}`]);
    expect(legal).not.toContain(play.acted[0]);
    expect(choice.tried?.key).toBe(`${a},${b},${way}`);
    expect(choice.press({ x: 9_000, y: 9_000 })).toBe(false);
  });

  it("can be made by keys alone", () => {
    const { choice, play } = at("play");
    const slot = choice.slots.find((each) => each.places > 1)!;
    expect(choice.key(key(String(slot.number + 1)))).toBe(true);
    expect(choice.key(key("ArrowRight"))).toBe(true);
    const first = choice.spot!.key;
    choice.key(key("ArrowRight"));
    expect(choice.spot!.key).not.toBe(first);
    choice.key(key("ArrowLeft"));
    expect(choice.spot!.key).toBe(first);
    expect(choice.spoken).not.toBe("");
    choice.confirm();
    expect(play.acted).toEqual([choice.targets.find((target) => target.key === first)!.code]);
  });

  it("jumps to what closes a wheel", () => {
    const { choice } = at("play");
    const colour = recorded.play.view.closes[0]![0];
    choice.pick(choice.slots.find((slot) => slot.colour === colour)!.number);
    expect(choice.key(key("w"))).toBe(true);
    expect(choice.spot!.closes.length).toBeGreaterThan(0);
  });

  it("steps back one thing at a time", () => {
    const { choice } = at("play");
    choice.pick(choice.slots.find((slot) => slot.places > 0)!.number);
    choice.aim(choice.targets[0]!);
    expect(choice.back()).toBe(true);
    expect(choice.spot).toBeNull();
    expect(choice.slot).not.toBeNull();
    expect(choice.back()).toBe(true);
    expect(choice.slot).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("lights tiles to buy, then tokens to pay with, then places", () => {
    const buying = at("play");
    expect(buying.choice.targets).toEqual([]);
    buying.choice.buy();
    expect(buying.choice.targets.every((target) => target.shape === "tile")).toBe(true);
    expect(buying.choice.targets).toHaveLength(buying.legal.filter((code) => code.startsWith("buy")).length);
    const paying = at("pay");
    expect(paying.choice.targets.map((target) => target.shape)).toEqual(paying.legal.map(() => "vertex"));
    paying.choice.press(pointOf(vertexFrom(paying.choice.targets[0]!.key)));
    expect(paying.choice.main?.code).toBe(paying.choice.targets[0]!.code);
    const putting = at("put");
    expect(putting.choice.targets.map((target) => target.code).sort()).toEqual([...putting.legal].sort());
    expect(putting.choice.colour).toBe(recorded.put.view.lifted![0]);
  });

  it("takes and ends after placing", () => {
    const { choice, legal } = at("placed");
    expect(choice.main?.code).toBe("end");
    const slot = choice.slots.find((each) => each.takeable)!;
    choice.pick(slot.number);
    expect([choice.main, ...choice.others].map((deed) => deed?.code)).toContain(`take ${slot.colour}`);
    expect(legal).toContain(`take ${slot.colour}`);
    expect([takeMost(choice), takeMost(at("play").choice)]).toEqual([1, 2]); // one of two is held; nothing is placed yet
  });

  it("passes when nothing fits", () => {
    expect(at("blocked").choice.main?.code).toBe("pass");
  });

  it("asks for nothing that cannot be done, and says on what it rests", () => {
    const asks = (name: Name, ...kept: string[]): [string, string, string[]] => {
      const play = new FakePlay(name);
      play.position = { ...play.position, legal: play.position.legal.filter((code) => kept.includes(code.split(" ")[0]!)) };
      const choice = new ViziaChoice(play);
      return [choice.prompt, choice.clause, stepsOpen(choice)];
    };
    const prompt = (key: string): string => say(`vizia-web-prompt-${key}`);
    expect(asks("play", "place")).toEqual([prompt("first"), "VZ-021", ["place"]]);
    expect(asks("placed", "place", "take", "end")).toEqual([prompt("more"), "VZ-021", ["place", "take", "end"]]);
    expect(asks("placed", "place", "end")).toEqual([prompt("more-place"), "VZ-021", ["place", "end"]]);
    expect(asks("placed", "take", "end")).toEqual([prompt("take-some"), "VZ-040", ["take", "end"]]);
    expect(asks("placed", "end")).toEqual([prompt("end"), "VZ-040", ["end"]]);
    expect(asks("take", "take", "end")).toEqual([prompt("take"), "VZ-040", ["take", "end"]]);
    expect(asks("take", "end")).toEqual([prompt("end"), "VZ-040", ["end"]]);
    expect(asks("blocked", "pass")).toEqual([prompt("pass"), "VZ-035", ["end"]]);
    expect(asks("put", "put")[2]).toEqual(["place"]);
  });

  it("tells the table what cannot be done, so that the refusal says why", () => {
    const full = new FakePlay("take");
    full.position = { ...full.position, legal: ["end"] };
    const choice = new ViziaChoice(full);
    const common = choice.slots.find((slot) => slot.source === "commons")!;
    choice.pick(common.number);
    choice.pick(choice.slots.find((slot) => slot.source === "hand")!.number);
    expect(full.acted[0]).toBe(`take ${common.colour}`);
    expect(full.acted[1]).toMatch(/^place .* from hand$/);
    expect(choice.slot).toBeNull();
    const early = at("play");
    expect(early.choice.key(key("e"))).toBe(true);
    expect(early.play.acted).toEqual(["end"]);
  });

  it("offers nothing when it is not one's turn", () => {
    const play = new FakePlay("play");
    play.active = false;
    const choice = new ViziaChoice(play);
    choice.pick(0);
    expect(choice.targets).toEqual([]);
    expect(choice.main).toBeNull();
    expect(choice.press({ x: 0, y: 0 })).toBe(false);
  });
});
