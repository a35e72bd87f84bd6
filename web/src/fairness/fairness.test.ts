// A page's part in drawing the seed, and its judgement at the end.
import { beforeEach, expect, it, vi } from "vitest";
import { hashOf, keptOf, makeTable, note, pledgeOf, wordFor } from "./shares";
import { verdict } from "./verdict";
import type { Check, Result, ShownPledge, TableInfo } from "../gen/messages";
import { api } from "../net/api";

const HOUSE = "5".repeat(64);
const COMMITMENT = hashOf("lanterne house", HOUSE);
const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "tabletable", status: "waiting", commitment: COMMITMENT, drawing: false, pledges: [], ...more }) as TableInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

/** The game is over; this page sat at seat 0, somebody else at seat 1. */
function ended(): { info: TableInfo; result: Result; check: Check } {
  const pledged = wordFor(table(), [0]);
  if (pledged?.t !== "pledge") throw new Error("nothing was pledged");
  const own = keptOf("tabletable")!.share;
  const other = "b".repeat(64);
  const pledges: ShownPledge[] = [own, other]
    .map((share, seat) => ({ seats: [seat], pledge: pledgeOf(share), share }))
    .sort((a, b) => (a.pledge < b.pledge ? -1 : 1));
  const seed = `blake2:${hashOf("lanterne seed", HOUSE, ...pledges.map(({ share }) => share!))}`;
  const digest = "d".repeat(64);
  const result = { reason: "", places: [1, 2], scores: [1, 0], seed, house: HOUSE, digest } as Result;
  const check = { commitment: COMMITMENT, seed, draw: null, digest, fair: true, replays: true, outlived: false } as Check;
  return { info: table({ status: "over", pledges }), result, check };
}

it("agrees with the test vectors of docs/fairness.md", () => {
  const bytes = (from: number): string => Array.from({ length: 32 }, (_, i) => (from + i).toString(16).padStart(2, "0")).join("");
  const pledge = "8a6f9b718c3f6d221b9f60d50c2cadf42bfe90b0c7e5e46521f614d27aed281c";
  expect(hashOf("lanterne house", bytes(0))).toBe("9a207ca4ead2a6e1474b2ff16f130e38933d5d1ae50f006a0f3d3568268ef0e4");
  expect(pledgeOf(bytes(32))).toBe(pledge);
  const seed = "df4b48964ca8c9116e289272788660d6b596545834f7961a4ddee1df2d868c4b";
  expect(hashOf("lanterne seed", bytes(0), bytes(32))).toBe(seed);
});

it("pledges once, and shows its share when it is asked to", () => {
  const word = wordFor(table(), [0]);
  const share = keptOf("tabletable")!.share;
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(word).toEqual({ t: "pledge", table: "tabletable", pledge: pledgeOf(share) });
  const pledges = [{ seats: [0], pledge: pledgeOf(share), share: null }];
  expect(wordFor(table({ pledges }), [0])).toBeNull();
  expect(wordFor(table({ pledges, drawing: true }), [0])).toEqual({ t: "share", table: "tabletable", share });
  expect(wordFor(table({ pledges, drawing: true }), [])).toBeNull();
  expect(wordFor(table({ pledges, status: "playing" }), [0])).toBeNull();
});

it("leaves another device of the same person its pledge", () => {
  const pledges = [{ seats: [0], pledge: "e".repeat(64), share: null }];
  expect(wordFor(table({ pledges }), [0])).toBeNull();
  expect(wordFor(table({ pledges, drawing: true }), [0])).toBeNull();
});

it("promises a share with the table it makes", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue(table({ drawing: true }));
  await makeTable({ game: "vizia", seats: 2 });
  const { share, commitment } = keptOf("tabletable")!;
  expect(create.mock.calls[0]![0].pledge).toBe(pledgeOf(share));
  expect(commitment).toBe(COMMITMENT);
});

it("finds nothing where all agrees", () => {
  const { info, result, check } = ended();
  expect(verdict(info, result, check, note(info, result.digest))).toEqual([]);
});

it("keeps the first commitment, whatever the house says later", () => {
  const { info, result, check } = ended();
  const other = "6".repeat(64);
  const swapped = { ...info, commitment: hashOf("lanterne house", other) };
  const seed = `blake2:${hashOf("lanterne seed", other, ...info.pledges!.map(({ share }) => share!))}`;
  const kept = note(swapped, result.digest);
  expect(kept.commitment).toBe(COMMITMENT);
  expect(verdict(swapped, { ...result, house: other, seed }, { ...check, seed }, kept)).toEqual(["web-fair-fault-commitment"]);
});

it.each([
  ["a seed", "web-fair-fault-seed"],
  ["a share", "web-fair-fault-pledge"],
  ["its own share left out", "web-fair-fault-left-out"],
  ["moves", "web-fair-fault-moves"],
  ["the record", "web-fair-fault-digest"],
  ["rules", "web-fair-fault-outlived"],
])("finds %s that was swapped", (what, fault) => {
  const { info, result, check } = ended();
  const kept = note(info, result.digest);
  const pledges = info.pledges!.map((each) => ({ ...each }));
  const seedOf = (shown: ShownPledge[]): string =>
    `blake2:${hashOf("lanterne seed", HOUSE, ...shown.filter(({ share }) => share !== null).map(({ share }) => share!))}`;
  if (what === "a seed") result.seed = check.seed = `blake2:${"1".repeat(64)}`;
  if (what === "a share") pledges.find(({ seats }) => seats[0] === 1)!.share = "c".repeat(64);
  if (what === "its own share left out") pledges.find(({ seats }) => seats[0] === 0)!.share = null;
  if (what.endsWith("share") || what.endsWith("out")) result.seed = check.seed = seedOf(pledges);
  if (what === "moves" || what === "rules") check.replays = false;
  if (what === "rules") check.outlived = true;
  if (what === "the record") check.digest = "e".repeat(64);
  expect(verdict({ ...info, pledges }, result, check, kept)).toEqual([fault]);
});

it("still judges games whose seed the house drew alone", () => {
  const { result, check } = ended();
  const info = table({ status: "over", commitment: hashOf("x") });
  expect(verdict(info, { ...result, house: "" }, check, null)).toEqual(["web-fair-fault-commitment"]);
});
