import { describe, expect, it } from "vitest";
import { layout, nearestGap, rowWidth, whole, type Room } from "./layout";

const desktop: Room = { width: 1148, height: 640, coarse: false, scale: 1 };
const phone: Room = { width: 390, height: 610, coarse: true, scale: 3 };
const small: Room = { width: 320, height: 420, coarse: true, scale: 2 };

describe("the row", () => {
  it("holds six cards on a desktop without scrolling, at whole cells", () => {
    const found = layout(6, desktop);
    expect(found.scrolls).toBe(false);
    expect([125, 100]).toContain(found.card);
  });
  it("grows with the screen, row and next picture in one size", () => {
    const sizes = [
      { ...desktop, width: 956, height: 430 },
      desktop,
      { ...desktop, width: 1596, height: 800 },
      { ...desktop, width: 2236, height: 1160 },
    ].map((room) => layout(6, room));
    for (const [k, found] of sizes.entries()) {
      expect(found.scrolls).toBe(false);
      expect(found.next).toBe(found.card);
      if (k > 0) expect(found.card).toBeGreaterThan(sizes[k - 1]!.card);
    }
    expect(sizes.at(-1)!.card).toBeGreaterThan(240);
  });
  it("shrinks beyond six, never below 72 %", () => {
    const usual = layout(2, desktop).card;
    for (const cards of [7, 10, 15]) {
      const found = layout(cards, desktop);
      expect(found.card).toBeLessThan(usual);
      expect(found.card).toBeGreaterThanOrEqual(usual * 0.6);
    }
  });
  it("scrolls fifteen cards on a phone and keeps gaps for fingers", () => {
    for (const room of [phone, small]) {
      const found = layout(15, room);
      expect(found.scrolls).toBe(true);
      expect(found.gap).toBe(44);
      expect(found.card).toBeGreaterThanOrEqual(46);
      expect(found.total).toBe(rowWidth(15, found.card, 44));
    }
  });
  it("leaves room for the next picture below", () => {
    for (const room of [desktop, phone, small]) {
      for (const cards of [1, 5, 9, 15]) {
        const found = layout(cards, room);
        const used = found.card * 1.6 + 2 * found.frame + found.next * 1.6;
        expect(used).toBeLessThan(room.height);
        expect(found.next).toBeLessThan(room.width * 0.6);
      }
    }
  });
});

describe("a phone on its side", () => {
  const flat: Room = { width: 576, height: 241, coarse: true, scale: 2 };
  it("shows the next picture beside the row, in one size", () => {
    const found = layout(6, flat);
    expect(found.beside).toBe(true);
    expect(found.next).toBe(found.card);
    expect(found.card * 1.6 + 2 * found.frame).toBeLessThan(flat.height - 40);
    expect(found.card).toBeGreaterThan(80);
  });
  it("keeps a row that is turned over by itself as it was", () => {
    expect(layout(6, flat, true).beside).toBe(false);
  });
});

describe("whole cells", () => {
  it("takes an even divisor when one is near", () => {
    expect(whole(130, 1)).toBe(125);
    expect(whole(130, 2)).toBe(125);
    expect(whole(93, 1)).toBe(93);
    expect(whole(300, 1)).toBe(300);
    expect(whole(285, 1)).toBe(250);
  });
});

describe("dropping", () => {
  it("goes to the nearest gap", () => {
    expect(nearestGap([10, 110, 210], 0)).toBe(0);
    expect(nearestGap([10, 110, 210], 70)).toBe(1);
    expect(nearestGap([10, 110, 210], 900)).toBe(2);
  });
});
