import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginsNow, playAgain } from "./rematch";
import type { TableInfo } from "../gen/messages";
import { api } from "../net/api";

vi.mock("../router.svelte", () => ({ go: vi.fn() }));

const table = (id: string, ...kinds: string[]): TableInfo =>
  ({ id, rematch: null, pledges: [], boxes: kinds.map((kind, seat) => ({ kind, seat })) }) as unknown as TableInfo;
const promised = (id: string): Pick<TableInfo, "id" | "pledges"> => ({ id, pledges: [{ seats: [1] }] as TableInfo["pledges"] });

describe("a rematch", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("against bots alone begins once, when one's share is promised", async () => {
    vi.spyOn(api, "rematch").mockResolvedValue(table("new", "bot", "person"));
    await playAgain(table("old", "person", "bot"));
    expect(beginsNow(table("new"), [1])).toBe(false);
    expect(beginsNow(promised("other"), [1])).toBe(false);
    expect(beginsNow(promised("new"), [1])).toBe(true);
    expect(beginsNow(promised("new"), [1])).toBe(false);
  });

  it("against people waits for them", async () => {
    vi.spyOn(api, "rematch").mockResolvedValue(table("new", "person", "person"));
    await playAgain(table("old", "person", "person"));
    expect(beginsNow(promised("new"), [1])).toBe(false);
  });
});
