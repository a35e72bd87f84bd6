// The clauses of a game as its catalogue of words orders them, under the headings of its guide.
import { say, words } from "../text/words.svelte";

export interface Clause {
  id: string;
  text: string;
  ruling: boolean; // ours, where the rule book is silent
}
export interface Section {
  title: string; // "" : what comes before the first heading
  clauses: Clause[];
}

export function clausesOf(game: string): Clause[] {
  const prefix = `${game}-clause-`;
  return words.keys(prefix).map((key) => {
    const id = key.slice(prefix.length);
    return { id, text: say(key), ruling: /^\p{L}-/u.test(id) };
  });
}

/** Those of the rule book by heading: `guide-<game>-section-<clause>` stands before its clause. Then our rulings. */
export function sectionsOf(game: string, clauses: Clause[]): Section[] {
  const found: Section[] = [{ title: "", clauses: [] }];
  for (const clause of clauses.filter(({ ruling }) => !ruling)) {
    const key = `guide-${game}-section-${clause.id}`;
    if (words.has(key)) found.push({ title: say(key), clauses: [] });
    found.at(-1)!.clauses.push(clause);
  }
  found.push({ title: say("web-rulings"), clauses: clauses.filter(({ ruling }) => ruling) });
  return found.filter((section) => section.clauses.length > 0);
}

/** Letters without case or accent, one for one, so that what is found can be marked. */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").charAt(0).toLocaleLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");

const needles = (wanted: string): string[] => folded(wanted.replaceAll("’", "'")).split(/\s+/u).filter(Boolean);
const haystack = (text: string): string => folded(text).replaceAll("’", "'");

/** Whether every word that is searched for stands in it: in its number or in what it says. */
export function isFound({ id, text }: Clause, wanted: string): boolean {
  const [number, said] = [haystack(id), haystack(text)];
  return needles(wanted).every((needle) => number.includes(needle) || said.includes(needle));
}

/** A text cut where what is searched for stands in it. */
export function parts(text: string, wanted: string): { text: string; hit: boolean }[] {
  const low = haystack(text);
  const sought = needles(wanted);
  const found: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = sought.map((needle) => ({ at: low.indexOf(needle, from), long: needle.length })).filter(({ at }) => at >= 0);
    const next = hits.sort((one, other) => one.at - other.at || other.long - one.long)[0];
    if (next === undefined) break;
    if (next.at > from) found.push({ text: text.slice(from, next.at), hit: false });
    from = next.at + next.long;
    found.push({ text: text.slice(next.at, from), hit: true });
  }
  if (from < text.length) found.push({ text: text.slice(from), hit: false });
  return found;
}
