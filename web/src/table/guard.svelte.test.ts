import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Foot from "./Foot.svelte";
import Nothing from "../games/plain/Foot.svelte";
import { DOUBLE_MS, Guard, HOLD_MS, meaningOf } from "./guard.svelte";
import { handleKey } from "./keys";
import type { TablePlay } from "./play.svelte";
import type { Choice, Deed, GameUi } from "../games/types";
import { settings } from "../settings.svelte";

const deed = (code: string): Deed => ({ label: `do ${code}`, code });
let time = 10_000;
beforeEach(() => {
  time = 10_000;
  settings.guarded = true;
});
afterEach(() => (settings.guarded = true));

describe("a press", () => {
  const here = { key: "", x: 100, y: 100 };
  const enter = { key: "Enter", x: 0, y: 0 };

  it("that has done something is not heard twice", () => {
    for (const press of [here, enter]) {
      const guard = new Guard(() => time);
      expect(guard.begins(press, 0)).toBe(true);
      guard.did();
      expect(guard.begins(press, 40)).toBe(false);
      expect(guard.begins(press, 300)).toBe(false); // nor a third time
      expect(guard.begins(press, DOUBLE_MS)).toBe(true);
    }
  });

  it("that only showed something may be followed by its second", () => {
    const guard = new Guard();
    expect(guard.begins(here, 0)).toBe(true);
    expect(guard.begins(here, 40)).toBe(true);
    guard.did();
    expect(guard.begins(here, 80)).toBe(false);
  });

  it("elsewhere, of another key, or after another one is meant", () => {
    const guard = new Guard();
    guard.begins(here, 0);
    guard.did();
    expect(guard.begins({ ...here, x: 104 }, 100)).toBe(false); // a finger never comes down at quite the same place
    expect(guard.begins({ ...here, x: 190 }, 120)).toBe(true);
    guard.did();
    expect(guard.begins(enter, 140)).toBe(true);
    guard.did();
    expect(guard.begins({ key: "1", x: 0, y: 0 }, 160)).toBe(true);
    expect(guard.begins(enter, 180)).toBe(true);
  });

  it("of a key held down is one press for as long as it lasts", () => {
    const guard = new Guard();
    guard.begins(enter, 0);
    expect(guard.begins(enter, 500, true)).toBe(true); // it has done nothing yet
    guard.did();
    expect(guard.begins(enter, 9_000, true)).toBe(false);
  });

  it("that is nobody's reaches nobody, with the click that ends it", () => {
    const guard = new Guard();
    const pressed = (type: string): Event => {
      const event = new MouseEvent(type, { clientX: 7, clientY: 7, cancelable: true });
      Object.defineProperty(event, "timeStamp", { value: time });
      return event;
    };
    expect(guard.pointer(pressed("pointerdown") as PointerEvent)).toBe(true);
    expect(guard.click(pressed("click") as MouseEvent)).toBe(true);
    guard.did();
    time += 150;
    const second = pressed("pointerdown");
    expect(guard.pointer(second as PointerEvent)).toBe(false);
    expect(second.defaultPrevented).toBe(true);
    expect(guard.click(pressed("click") as MouseEvent)).toBe(false);
    time += DOUBLE_MS;
    expect(guard.pointer(pressed("pointerdown") as PointerEvent)).toBe(true);
    expect(guard.click(pressed("click") as MouseEvent)).toBe(true);
  });

  it("is always meant where that is wished", () => {
    settings.guarded = false;
    const guard = new Guard(() => time);
    guard.begins(here, 0);
    guard.did();
    guard.shows("end");
    expect([guard.begins(here, 1), guard.allows(time), guard.fresh]).toEqual([true, true, false]);
  });
});

describe("a button that means something new", () => {
  it("is only looked at for a moment", () => {
    const guard = new Guard(() => time);
    guard.shows("place");
    expect(guard.allows(time + HOLD_MS - 1)).toBe(false);
    expect(guard.allows(time + HOLD_MS)).toBe(true);
    time += 5_000;
    guard.shows("place");
    expect(guard.allows(time)).toBe(true);
    guard.shows("end");
    expect(guard.allows(time - 100)).toBe(false); // pressed while a busy page was still drawing it
    expect(guard.fresh).toBe(true);
  });

  it("is expected by whoever has just chosen it by a key", () => {
    const guard = new Guard(() => time);
    guard.shows("end");
    guard.expects("place");
    guard.shows("place");
    expect([guard.allows(time), guard.fresh]).toEqual([true, false]);
  });

  it("means what it plays, or what it says where it plays nothing", () => {
    expect(meaningOf({ main: deed("end"), others: [deed("take")] })).toBe("end|take");
    expect(meaningOf({ main: { label: "Show all", code: "" }, others: [] })).toBe("Show all");
    expect(meaningOf({ main: null, others: [deed("end")] })).not.toBe(meaningOf({ main: deed("end"), others: [] }));
  });
});

class Toy {
  main = $state.raw<Deed | null>(deed("place"));
  others = $state.raw<Deed[]>([]);
  prompt = "";
  clause = "";
  played: string[] = [];
  key = vi.fn((event: KeyboardEvent) => event.key === "1" && ((this.main = deed("chosen")), true));
  back = (): boolean => false;
  /** The table answers at once, and the button means something else. */
  confirm = (): void => {
    this.played.push(this.main!.code);
    this.main = deed("end");
  };
}

describe("the buttons of the foot", () => {
  const ui = { Foot: Nothing, boxLine: () => "", score: () => "" } as unknown as GameUi;
  const doors = { rail: vi.fn(), read: vi.fn(), rules: vi.fn(), keys: vi.fn() };

  function table(): { toy: Toy; play: TablePlay; stop: () => Promise<void> } {
    const toy = new Toy();
    const play = {
      guard: new Guard(() => time),
      seat: 0,
      names: ["Ada"],
      info: { status: "playing", boxes: [] },
      live: { waiting: false, mine: [0], lent: [] },
      position: { view: {} },
      active: true,
      lookingBack: false,
      act: (code: string) => toy.played.push(code),
    } as unknown as TablePlay;
    const props = { play, ui, choice: toy as unknown as Choice, over: false, onread() {}, onresult() {}, onme() {} };
    const screen = mount(Foot, { target: document.body, props });
    flushSync();
    time += HOLD_MS;
    return { toy, play, stop: () => unmount(screen) };
  }
  const click = (code: string): void => {
    const event = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: time });
    document.querySelector(`footer [data-code="${code}"]`)!.dispatchEvent(event);
    flushSync();
  };

  it("never end a turn in the place of what was confirmed", async () => {
    const { toy, stop } = table();
    click("place");
    time += 150;
    click("end");
    expect(toy.played).toEqual(["place"]);
    time += HOLD_MS;
    click("end");
    expect(toy.played).toEqual(["place", "end"]);
    await stop();
  });

  it("hold beside the main button, too", async () => {
    const { toy, stop } = table();
    toy.others = [deed("pass")];
    flushSync();
    click("pass");
    expect(toy.played).toEqual([]);
    time += HOLD_MS;
    click("pass");
    expect(toy.played).toEqual(["pass"]);
    await stop();
  });

  it("hold for Enter, but not for whoever has just chosen by a key", async () => {
    const { toy, play, stop } = table();
    const press = (key: string): void => {
      const event = new KeyboardEvent("keydown", { key });
      Object.defineProperty(event, "timeStamp", { value: time });
      handleKey(event, play, toy as unknown as Choice, doors);
      flushSync();
    };
    press("Enter");
    time += 100;
    press("Enter");
    expect(toy.played).toEqual(["place"]);
    press("1");
    press("Enter");
    expect(toy.played).toEqual(["place", "chosen"]);
    await stop();
  });
});
