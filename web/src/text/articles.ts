// Little words that change before what follows: de, que, le, la in French, a and an in English.
// The same rules as `src/lanterne/text/articles.py`; `tests/text/articles.json` holds both to the same answers.
import type { FluentFunction, FluentValue } from "@fluent/bundle";

// Of words with h, those before which French elides; of the others with ha, ho and hu it does not.
const MUTE = new RegExp(
  "^h(a(bi|l(ei|luc|o|ter)|mec|rmo|rpag|rus)" +
    "|e(?!a(?!th)|nn|p\\b|ris(?!t)|rn|ron|ros\\b|rse|tre|ur[lt]|in\\b)" +
    "|i(?!bou|c\\b|d(?!alg)|erar|p(?!p?o)|ss|t\\b)" +
    "|o(?!b[bo]|c[hk]|l[ld]|m(ard|er\\b)|ng|nt|qu|rd|rs|tt|u)" +
    "|u(bert|go|gu|i(l|ss|tr)|m)" +
    "|y)",
);
const FULL = /^(onz[ei]|oui(?!e)|ouisti|uhlan|ulul)/; // a vowel that lets nothing fall
const LIKE_YOU = /^(one\b|once\b|eu|ewe|uni(?!d|m|n)|us[aeu]|ut[io]|ur[aiou]|uku|ubi)/;
const SILENT_H = /^(hour|hono|hones|heir)/;
const SPELLED = /^[AEFHILMNORSX][A-Z]{0,2}(?![\p{L}\p{N}_])/u; // FBI, X: said letter by letter
const INITIALS = /^[A-Z]{1,3}(?![\p{L}\p{N}_])/u;
const VOWEL = /^[aeiou]/;

/** Without the quotes, brackets or marks of a name (`table/telling.ts`) it begins with. */
const bare = (text: string): string => text.replace(/^[\p{P}\p{Z}\u2068]+/u, "");

/** Small letters without accents, for looking at how a word begins. */
function plain(text: string): string {
  const small = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("ø", "o");
  return small.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether de becomes d’ before it. */
export function elides(text: string): boolean {
  const word = plain(bare(text));
  if (word.startsWith("h")) return MUTE.test(word);
  if (word.startsWith("y")) return /^y(?![aeiouy])\p{L}/u.test(word);
  return VOWEL.test(word) && !FULL.test(word);
}

/** Whether English says an before it. */
export function takesAn(text: string): boolean {
  const shown = bare(text);
  const word = plain(shown);
  const figures = /^\d+/.exec(word.replaceAll(",", ""))?.[0];
  if (figures !== undefined) return figures.startsWith("8") || (/^1[18]/.test(figures) && figures.length % 3 === 2);
  if (SPELLED.test(shown)) return true;
  if (INITIALS.test(shown) || LIKE_YOU.test(word)) return false;
  return VOWEL.test(word) || SILENT_H.test(word);
}

type Said = (text: string) => string;

const french =
  (little: string): Said =>
  (text) =>
    elides(text) ? `${little.slice(0, -1)}’${text}` : `${little} ${text}`;

export const ARTICLES: Record<string, Said> = {
  A: (text) => `${takesAn(text) ? "an" : "a"} ${text}`,
  DE: french("de"),
  LA: french("la"),
  LE: french("le"),
  QUE: french("que"),
};

/** What was given, as the language writes it. */
function written(value: FluentValue | undefined, lang: string): string {
  if (typeof value === "string") return value;
  const given: unknown = value?.valueOf();
  return typeof given === "number" ? new Intl.NumberFormat(lang).format(given) : `{${String(given)}}`;
}

/** As functions of the catalogue in one language: `{ DE($seat) }`. */
export const functionsFor = (lang: string): Record<string, FluentFunction> =>
  Object.fromEntries(
    Object.entries(ARTICLES).map(([name, said]) => [name, ([value], named) => begun(said(written(value, lang)), named.case)]),
  );

/** With a capital where a sentence begins so: `{ A($colour, case: "first") }`. */
const begun = (text: string, how: FluentValue | undefined): string =>
  how === "first" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
