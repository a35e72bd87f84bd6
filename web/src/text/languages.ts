// The languages are the folders of the catalogue: one more is a folder more.
const files = import.meta.glob<string>("../../../src/lanterne/text/*/*.ftl", { query: "?raw", import: "default" });

export type Lang = string; // as the folder is called: fr
export interface TextFile {
  lang: Lang;
  name: string;
  read: () => Promise<string>;
}

export const FALLBACK: Lang = "en"; // what a language lacks is said in this one

export const textFiles: TextFile[] = Object.entries(files).map(([path, read]) => {
  const [lang, name] = path.split("/").slice(-2) as [string, string];
  return { lang, name: name.replace(/\.ftl$/, ""), read };
});

/** A language by its own name. */
export function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

export const LANGUAGES: Lang[] = [...new Set(textFiles.map((file) => file.lang))].sort((one, other) =>
  nameOf(one).localeCompare(nameOf(other)),
);

/** The first of these that is spoken here. */
export function spoken(wished: readonly (string | undefined)[]): Lang {
  const known = wished.map((wish) => LANGUAGES.find((lang) => wish?.toLowerCase().split("-")[0] === lang));
  return known.find((lang) => lang !== undefined) ?? FALLBACK;
}

/** As the language's printers set it: a minus is no hyphen, and in French no line begins with a mark that a space precedes. */
export function typeset(lang: Lang, text: string): string {
  const set = text.replace(/(?<![\p{L}\p{N}.,–-])-(?=\d)/gu, "−");
  return lang === "fr" ? set.replace(/ (?=[?!:;»])|(?<=«) /g, "\u00a0") : set;
}
