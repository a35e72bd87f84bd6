// Legal actions in words, put together by what they say: those that differ in one thing stand under what they share.
import type { PhraseJson } from "../../gen/messages";

export type Saying = (phrase: PhraseJson) => string;
type Arg = PhraseJson["args"][string];

export interface Said {
  code: string;
  phrase: PhraseJson;
}

export interface Item {
  code: string;
  text: string; // the whole sentence
  label: string; // what is written on it: under a title only what differs
}

export interface Group {
  title: string; // "" : each says all by itself
  items: Item[];
}

export const GAP = "…"; // stands where the actions differ

/** The groups, in the order of the actions. Single sentences in a row are one group. */
export function groupsOf(said: Said[], say: Saying): Group[] {
  const byKey = new Map<string, Said[]>();
  for (const each of said) {
    const known = byKey.get(each.phrase.key);
    if (known === undefined) byKey.set(each.phrase.key, [each]);
    else known.push(each);
  }
  const found: Group[] = [];
  for (const alike of byKey.values()) {
    const last = found.at(-1);
    if (alike.length === 1 && last?.title === "") last.items.push(...sentences(alike, say).items);
    else found.push(...(parted(alike, say) ?? [sentences(alike, say)]));
  }
  return found;
}

const sentences = (said: Said[], say: Saying): Group => ({
  title: "",
  items: said.map(({ code, phrase }) => ({ code, text: say(phrase), label: say(phrase) })),
});

/** Parted by what has fewest values, until one thing differs in each part; null: sentences say it better. */
function parted(said: Said[], say: Saying): Group[] | null {
  const [fewest, ...more] = differing(said);
  if (fewest === undefined) return null;
  if (more.length === 0) {
    const group = titled(said, fewest.name, say);
    return group === null ? null : [group];
  }
  if (fewest.values.size * 2 > said.length) return null; // mostly one of each
  const found: Group[] = [];
  for (const value of fewest.values) {
    const part = said.filter(({ phrase }) => JSON.stringify(phrase.args[fewest.name]) === value);
    const groups = part.length === 1 ? [sentences(part, say)] : parted(part, say);
    if (groups === null) return null;
    found.push(...groups);
  }
  return found;
}

/** The arguments that are not the same in all, those with fewest values first. */
function differing(said: Said[]): { name: string; values: Set<string> }[] {
  const names = Object.keys(said[0]?.phrase.args ?? {});
  const all = names.map((name) => ({ name, values: new Set(said.map(({ phrase }) => JSON.stringify(phrase.args[name]))) }));
  return all.filter(({ values }) => values.size > 1).sort((one, other) => one.values.size - other.values.size);
}

function titled(said: Said[], name: string, say: Saying): Group | null {
  const { key, args } = said[0]!.phrase;
  const title = say({ key, args: { ...args, [name]: GAP } });
  if (!title.includes(GAP)) return null; // the sentence does not say it, or in words of its own
  return {
    title,
    items: said.map(({ code, phrase }) => ({ code, text: say(phrase), label: valueWords(phrase.args[name], say) })),
  };
}

const valueWords = (value: Arg | undefined, say: Saying): string => (typeof value === "object" ? say(value) : String(value));

/** Those whose sentence has all the words that are searched for. */
export function matching(groups: Group[], wanted: string): Group[] {
  const parts = wanted.toLocaleLowerCase().split(" ").filter(Boolean);
  if (parts.length === 0) return groups;
  return groups
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ text }) => parts.every((part) => text.toLocaleLowerCase().includes(part))),
    }))
    .filter(({ items }) => items.length > 0);
}
