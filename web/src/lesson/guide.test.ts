import { describe, expect, it } from "vitest";
import { Guided, type Learning } from "./guide.svelte";
import { hasLesson, loadLesson, type Lesson } from "./lessons";
import { pieceOf, sticksOut } from "./pointing";
import type { Guide } from "../gen/messages";

const LESSON: Lesson = {
  learner: 0,
  bots: ["greedy"],
  moves: [
    [0, "place 1"],
    [1, "place 2"],
    [0, "end"],
  ],
  cards: [
    { at: 0, says: "goal" },
    { at: 0, says: "first", points: ["hand/0", "@1"] },
    { at: 2, says: "over" },
    { at: 3, says: "done" },
  ],
};
const at = (stand: Guide | null, lookingBack = false): Learning => ({ position: { guide: stand }, lookingBack });
const guided = (stand: Guide | null, holds = false): Guided => new Guided(LESSON, at(stand), () => holds);

describe("the guide of a lesson", () => {
  it("says one thing after the other, then what is to be done", () => {
    const guide = guided({ at: 0, of: 3, astray: 0 });
    expect([guide.card?.says, guide.more, guide.code]).toEqual(["goal", true, ""]);
    guide.next();
    expect([guide.card?.says, guide.more, guide.code]).toEqual(["first", false, "place 1"]);
    expect(guide.points).toEqual(["hand/0", "@1"]);
    guide.next();
    expect(guide.card?.says).toBe("first");
  });

  it("is silent while others move, while something is shown and while one looks back", () => {
    const others = guided({ at: 1, of: 3, astray: 0 });
    expect([others.card, others.waits, others.code]).toEqual([null, true, ""]);
    const shown = guided({ at: 2, of: 3, astray: 0 }, true);
    expect([shown.card, shown.waits]).toEqual([null, true]);
    expect(new Guided(LESSON, at({ at: 2, of: 3, astray: 0 }, true)).stand).toBeNull();
  });

  it("asks once whoever left the lesson, and lets them come back", () => {
    const guide = guided({ at: 0, of: 3, astray: 2 });
    expect([guide.astray, guide.wanders, guide.card]).toEqual([true, false, null]);
    guide.wander();
    expect(guide.wanders).toBe(true);
    guide.comeBack();
    expect(guide.wanders).toBe(false);
  });

  it("has no way back once the game is over", () => {
    const stand = { at: 0, of: 3, astray: 2 };
    const ended = (status: string): boolean => new Guided(LESSON, { ...at(stand), info: { status } }).ended;
    expect([ended("playing"), ended("over"), guided({ ...stand, astray: 0 }).ended]).toEqual([false, true, false]);
  });

  it("ends with the last card, until play goes on", () => {
    const guide = guided({ at: 3, of: 3, astray: 0 });
    expect([guide.isLast, guide.over, guide.code]).toEqual([true, false, ""]);
    guide.free();
    expect([guide.card, guide.over]).toEqual([null, true]);
  });
});

describe("the lessons", () => {
  it("are there for every game of the house", async () => {
    for (const game of ["vizia", "illusion", "illusio", "illuminati"]) {
      expect(hasLesson(game)).toBe(true);
      expect((await loadLesson(game))?.cards.at(-1)?.says).toBe("done");
    }
    expect(await loadLesson("pebbles")).toBeNull();
  });
});

describe("what is pointed at", () => {
  const show = (html: string): void => {
    document.body.innerHTML = html;
    for (const each of document.querySelectorAll("b")) each.getBoundingClientRect = () => ({ width: 9, height: 9 }) as DOMRect;
  };

  it("is the last point in sight, by its mark, lit where it must be", () => {
    show('<b data-at="hand/0"></b><b data-card="mafia" class="lit"></b><i data-at="@1"></i>');
    expect(pieceOf(["hand/0", "@1"], "")?.getAttribute("data-at")).toBe("hand/0");
    expect(pieceOf(["hand/0", "card=mafia!"], "")?.getAttribute("data-card")).toBe("mafia");
    show('<b data-at="hand/0"></b><b data-card="mafia"></b>');
    expect(pieceOf(["hand/0", "card=mafia!"], "")?.getAttribute("data-at")).toBe("hand/0");
    expect(pieceOf(["nowhere"], "end")).toBeUndefined();
  });

  it("is what must be chosen first, while something else is", () => {
    const tiles = (own: boolean, common: boolean): void =>
      show(
        `<b data-at="hand/1" aria-pressed="${own}"></b><b data-at="commons/1" aria-pressed="${common}"></b><b data-at="@0"></b>`,
      );
    tiles(false, true);
    expect(pieceOf(["hand/1", "@0"], "")?.getAttribute("data-at")).toBe("hand/1");
    tiles(true, false);
    expect(pieceOf(["hand/1", "@0"], "")?.getAttribute("data-at")).toBe("@0");
    show('<b data-key="a" aria-pressed="true"></b><b data-key="a" aria-pressed="false"></b><b data-key="b"></b>');
    expect(pieceOf(["key=a", "key=b"], "")?.getAttribute("data-key"), "its like is chosen").toBe("b");
  });

  it("is the button that does it, once there is one", () => {
    show('<b data-at="hand/0"></b><b data-code="end" id="list"></b><b data-code="end" id="foot"></b>');
    expect(pieceOf(["hand/0"], "end")?.id).toBe("foot");
  });

  it("is brought whole into sight where a frame has room for it", () => {
    const lying = (left: number, width: number): Element =>
      ({ getBoundingClientRect: () => new DOMRect(left, 0, width, 100) }) as unknown as Element;
    const hand = lying(0, 300);
    expect(sticksOut(lying(200, 80), [hand])).toBe(false);
    expect(sticksOut(lying(250, 80), [hand]), "more than half of it shows").toBe(true);
    expect(sticksOut(lying(-50, 400), [hand]), "longer than its frame").toBe(false);
  });
});
