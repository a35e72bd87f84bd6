// What this page adds to the seed of a table, so that nobody can choose a shuffle (docs/fairness.md), and what it has kept
// of the table: the commitment it saw first, its own share, the digest it was told at the end.
import { sha256 } from "./sha256";
import type { NewTable, Pledge, Share, TableInfo } from "../gen/messages";
import { api } from "../net/api";

export interface Kept {
  commitment: string; // the first one this page saw
  share: string; // its own; empty: it added none
  digest: string; // of the record; empty: the end was not seen
}

const KEY = "lanterne-shares";
const MOST = 200; // tables; the oldest are forgotten
const BYTES = 32;

export const hashOf = (...lines: string[]): string => sha256(lines.map((line) => `${line}\n`).join(""));
export const pledgeOf = (share: string): string => hashOf("lanterne share", share);

function freshShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptOf(table: string): Kept | null {
  return all()[table] ?? null;
}

function keep(table: string, kept: Kept): Kept {
  const entries = Object.entries({ ...all(), [table]: kept }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing: the house's word has to do.
  }
  return kept;
}

/** Notes what is published here before anything is dealt; the first word counts. */
export function note(info: TableInfo, digest = ""): Kept {
  const known = keptOf(info.id);
  if (known !== null && (digest === "" || known.digest !== "")) return known;
  return keep(info.id, { commitment: info.commitment, share: "", ...known, digest });
}

/** A table that begins at once: the share is promised with it, and shown when the house has committed itself. */
export async function makeTable(wish: NewTable): Promise<TableInfo> {
  const share = freshShare();
  const made = await api.create({ ...wish, pledge: pledgeOf(share) });
  keep(made.id, { commitment: made.commitment, share, digest: "" });
  return made;
}

/** What the page has to say to the drawing of the seed; null: nothing, or nothing more. */
export function wordFor(info: TableInfo, mine: number[]): Pledge | Share | null {
  const kept = note(info);
  if (info.status !== "waiting" || mine.length === 0) return null;
  const own = info.pledges.find(({ seats }) => seats.some((seat) => mine.includes(seat)));
  if (info.drawing) {
    const asked = own !== undefined && kept.share !== "" && own.pledge === pledgeOf(kept.share);
    return asked ? { t: "share", table: info.id, share: kept.share } : null;
  }
  if (own !== undefined) return null; // this page's, or that of another device of the same person
  const share = kept.share || freshShare();
  keep(info.id, { ...kept, share });
  return { t: "pledge", table: info.id, pledge: pledgeOf(share) };
}
