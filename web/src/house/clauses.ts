// The clauses of a game as its catalogue of words orders them.
import { say, words } from "../text/words.svelte";

export interface Clause {
  id: string;
  text: string;
  ruling: boolean; // ours, where the rule book is silent
}

export function clausesOf(game: string): Clause[] {
  const prefix = `${game}-clause-`;
  return words.keys(prefix).map((key) => {
    const id = key.slice(prefix.length);
    return { id, text: say(key), ruling: /^\p{L}-/u.test(id) };
  });
}

/** A text cut where what is searched for stands in it. */
export function parts(text: string, wanted: string): { text: string; hit: boolean }[] {
  const needle = wanted.trim().toLocaleLowerCase();
  if (needle === "") return [{ text, hit: false }];
  const found: { text: string; hit: boolean }[] = [];
  let from = 0;
  const low = text.toLocaleLowerCase();
  for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, from)) {
    if (at > from) found.push({ text: text.slice(from, at), hit: false });
    found.push({ text: text.slice(at, at + needle.length), hit: true });
    from = at + needle.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), hit: false });
  return found;
}
