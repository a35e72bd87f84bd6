import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Notices } from "./notices.svelte";
import illuminati from "../games/illuminati/ui";
import illusio from "../games/illusio/ui";
import type { GameEvent, GameUi } from "../games/types";
import vizia from "../games/vizia/ui";
import type { Position } from "../gen/messages";
import type { Happening } from "../net/table.svelte";
import { words } from "../text/words.svelte";

const seat = (seat: number) => ({ key: "seat", args: { seat } });
const card = (name: string) => ({ key: `illusio-card-${name}`, args: {} });
const event = (name: string, args: GameEvent["args"]): GameEvent => ({ name, args });
const stolen = (from: number): GameEvent => event("card-taken", { seat: seat(1), other: seat(from), card: card("grand") });
const swapped = event("exchanged", { seat: seat(2), count: 1 });
const gone = event("discarded", { seat: seat(2), card: card("rope") });

class Watched {
  happened = $state.raw<Happening | null>(null);
  active = $state(false);
  position = $state.raw({ view: {} } as Position);
  reader = { names: ["Ada", "Camille", "Théo"], seat: 0 as number | null };
}

describe("what others have just done", () => {
  let play: Watched;
  let notices: Notices;
  let rise: () => void;
  let ply = 0;
  const begin = (ui: GameUi, game: string, view = {}): void => {
    play = new Watched();
    play.position = { view } as Position;
    rise = $effect.root(() => {
      notices = new Notices(play, ui, game);
      $effect.pre(notices.follow);
    });
    flushSync();
  };
  const step = (...events: GameEvent[]): string => {
    play.happened = { since: ply, ply: ++ply, seat: 1, events };
    flushSync();
    return notices.text;
  };

  beforeAll(async () => {
    await words.setLang("en");
    await words.load("app", "web-table");
    for (const game of ["vizia", "illusio", "illuminati"]) await words.loadAll(game);
  });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    rise();
    vi.useRealTimers();
  });

  it("is named for two seconds", () => {
    begin(illusio, "illusio");
    expect(step(stolen(0))).toBe("Camille took Grand from you.");
    vi.advanceTimersByTime(1_990);
    expect(notices.text).not.toBe("");
    vi.advanceTimersByTime(20);
    expect(notices.text).toBe("");
  });

  it("leaves at any input", () => {
    begin(illusio, "illusio");
    step(stolen(0));
    notices.finish();
    expect(notices.text).toBe("");
  });

  it("puts first what happened to the reader, and that alone before their own turn", () => {
    begin(illusio, "illusio");
    expect(step(swapped, gone)).toBe("Théo exchanges Rope.");
    expect(step(stolen(0))).toBe("Camille took Grand from you.");
    expect(step(swapped, gone)).toBe("Camille took Grand from you.");
    expect(step(stolen(0))).toBe("Camille took Grand from you. Camille took Grand from you.");
    notices.finish();
    play.active = true;
    expect(step(swapped, gone)).toBe("");
    expect(step(stolen(0))).toBe("Camille took Grand from you.");
    expect(step(event("exchanged", { seat: seat(0), count: 1 }))).toBe("Camille took Grand from you.");
  });

  it("says it once, whatever is looked at meanwhile", () => {
    begin(illusio, "illusio");
    step(stolen(0));
    const seen = play.happened;
    notices.finish();
    play.happened = null;
    flushSync();
    play.happened = seen;
    flushSync();
    expect(notices.text).toBe("");
  });

  it("tells of a captured token", () => {
    begin(vizia, "vizia");
    expect(step(event("token-captured", { seat: seat(1), owner: seat(0) }))).toBe("Camille captures a token of yours.");
    notices.finish();
    expect(step(event("token-captured", { seat: seat(1), owner: seat(2) }))).toBe("");
  });

  it("tells of money that is claimed and groups that are attacked, as they lay before", () => {
    const own = { illuminati: "bavarian", arrows: [], groups: [{ card: "mafia", place: [1, 0], arrows: [] }] };
    begin(illuminati, "illuminati", { seats: [own] });
    expect(step(event("taxed", { seat: seat(1), other: seat(0), money: 3 }))).toBe("Camille claims 3 MB from you.");
    notices.finish();
    const target = { key: "illuminati-card-mafia", args: {} };
    play.position = { view: { seats: [{ ...own, groups: [] }] } } as unknown as Position;
    expect(step(event("attack-succeeded", { target, roll: 4, number: 7 }))).toContain("the attack succeeds");
    notices.finish();
    expect(step(event("attack-succeeded", { target, roll: 4, number: 7 }))).toBe("");
  });
});
