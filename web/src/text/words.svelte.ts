// Every word a person reads, from the same Fluent files the server reads. Switchable at any moment.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EventJson, PhraseJson } from "../gen/messages";
import { functionsFor } from "./articles";
import { FALLBACK, LANGUAGES, textFiles, typeset, type Lang, type TextFile } from "./languages";

const NOBODY = "no"; // all are spoken of in the third person
const DOER = /^(seat|who)$/;

/** Which seats of a message are the reader's: `seat`, `other`, `seat-other`; the one who acts stands first. */
function ownIn(args: Record<string, unknown>, reader: number | null): string {
  if (reader === null) return NOBODY;
  const own = Object.keys(args).filter((name) => {
    const value = args[name] as PhraseJson | null;
    return typeof value === "object" && value?.key === "seat" && value.args.seat === reader;
  });
  return own.length === 0 ? NOBODY : own.sort((one, other) => Number(DOER.test(other)) - Number(DOER.test(one))).join("-");
}

/** What has been read of one language. */
class Tongue {
  readonly keys: string[] = []; // in the order of the files
  coming = 0; // files that are on their way
  private readonly bundle: FluentBundle;
  private readonly taken = new Map<string, Promise<void>>();

  constructor(readonly lang: Lang) {
    this.bundle = new FluentBundle(lang, { functions: functionsFor(lang), useIsolating: false });
  }

  take(file: TextFile): Promise<void> {
    const known = this.taken.get(file.name);
    if (known !== undefined) return known;
    const taking = this.read(file);
    this.taken.set(file.name, taking);
    return taking;
  }

  private async read(file: TextFile): Promise<void> {
    this.coming += 1;
    try {
      const resource = new FluentResource(await file.read());
      this.bundle.addResource(resource, { allowOverrides: true });
      this.keys.push(...resource.body.map((entry) => entry.id).filter((id) => !id.startsWith("-")));
    } catch (error) {
      this.taken.delete(file.name); // the line was down: the next who asks tries again
      throw error;
    } finally {
      this.coming -= 1;
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? typeset(this.lang, this.bundle.formatPattern(pattern, args, [])) : null;
  }
}

export class Words {
  lang = $state<Lang>(FALLBACK);
  private version = $state(0); // rises when more words have come
  private readonly tongues = new Map<Lang, Tongue>();
  private readonly wanted = new Set<string>(["app", "web"]);

  private readonly files: TextFile[];
  private readonly brought = new Set<string>(); // games from outside

  constructor(files: TextFile[] = textFiles) {
    this.files = [...files];
  }

  /** A game whose words come from elsewhere, unless they are known here. True: they had to be brought. */
  bring(game: string, read: (lang: Lang) => Promise<string>): boolean {
    if (this.files.some((file) => file.name === game)) return false;
    this.brought.add(game);
    this.files.push(...LANGUAGES.map((lang) => ({ lang, name: game, read: () => read(lang) })));
    return true;
  }

  /** Makes sure the words of these files are there, in the present language. */
  async load(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.fetch(this.lang);
    this.version += 1;
  }

  /** All words of a game, of which a part may stand in `<game>-<more>.ftl`. */
  loadAll(game: string): Promise<void> {
    const wanted = this.named((name) => name === game || name.startsWith(`${game}-`));
    return this.load(...wanted.filter((name) => !name.endsWith("-lesson"))); // those come with the guide
  }

  /** What the house says of each game before it is opened. */
  loadBills(): Promise<void> {
    return this.load(...this.named((name) => name.endsWith("-web")));
  }

  async setLang(lang: Lang): Promise<void> {
    await this.fetch(lang);
    this.lang = lang;
    document.documentElement.lang = lang;
    this.version += 1;
  }

  private named(wanted: (name: string) => boolean): string[] {
    return [...new Set(this.files.map((file) => file.name).filter(wanted))];
  }

  /** The wanted files of a language; one that it lacks is taken from the fallback. */
  private async fetch(lang: Lang): Promise<void> {
    const found = [...this.wanted].flatMap((name) => this.file(lang, name) ?? this.file(FALLBACK, name) ?? []);
    await Promise.all(found.map((file) => this.tongue(file.lang).take(file)));
  }

  private file(lang: Lang, name: string): TextFile | undefined {
    return this.files.find((file) => file.lang === lang && file.name === name);
  }

  private tongue(lang: Lang): Tongue {
    const known = this.tongues.get(lang);
    if (known !== undefined) return known;
    const made = new Tongue(lang);
    this.tongues.set(lang, made);
    return made;
  }

  private get spoken(): Tongue[] {
    void this.version;
    const own = this.tongue(this.lang);
    return this.lang === FALLBACK ? [own] : [own, this.tongue(FALLBACK)];
  }

  has(key: string): boolean {
    return this.spoken.some((tongue) => tongue.has(key));
  }

  isBrought(game: string): boolean {
    return this.brought.has(game);
  }

  /** The keys that begin so, in the order of the files. */
  keys(prefix: string): string[] {
    return [...new Set(this.spoken.flatMap((tongue) => tongue.keys.filter((key) => key.startsWith(prefix))))];
  }

  /** A message by its key; it speaks to whoever sits at the reader's seat. */
  say(key: string, args: Record<string, unknown> = {}, names: string[] = [], reader: number | null = null): string {
    const plain: Record<string, FluentVariable> = { reader: ownIn(args, reader) };
    for (const [name, value] of Object.entries(args)) plain[name] = this.argument(value, names);
    for (const tongue of this.spoken) {
      const said = tongue.say(key, plain);
      if (said !== null) return said;
    }
    this.fallBack();
    return this.unsaid(key, plain);
  }

  /** A message that nobody wrote. A game from outside may lack some: what is meant shows all the same. */
  private unsaid(key: string, args: Record<string, FluentVariable>): string {
    const [game = "", ...rest] = key.split("-");
    if (!this.brought.has(game)) return key;
    const name = (rest.length > 1 ? rest.slice(1) : rest).join(" ").replaceAll("_", " ");
    const told = Object.keys(args).filter((each) => each !== "reader");
    return [name, told.map((each) => args[each]).join(", ")].filter(Boolean).join(": ");
  }

  /** A message is missing although all that was asked for is here: the fallback may have it. */
  private fallBack(): void {
    if (this.lang === FALLBACK || this.tongue(this.lang).coming > 0) return;
    const more = this.tongue(FALLBACK).keys.length;
    void this.fetch(FALLBACK).then(
      () => {
        if (this.tongue(FALLBACK).keys.length > more) this.version += 1;
      },
      () => undefined, // the next who misses a word tries again
    );
  }

  /** A phrase of the engine; seats get the names of those who sit there. */
  phrase(phrase: PhraseJson, names: string[] = []): string {
    if (phrase.key === "seat" && typeof phrase.args.seat === "number") {
      const name = names[phrase.args.seat];
      if (name) return name;
      return this.say("seat", { seat: phrase.args.seat + 1 });
    }
    return this.say(phrase.key, phrase.args, names);
  }

  /** A line of the log. */
  event(game: string, event: EventJson, names: string[] = [], reader: number | null = null): string {
    return this.say(`${game}-event-${event.name}`, event.args, names, reader);
  }

  /** Several things in one sentence: a, b and c. */
  list(items: string[]): string {
    return new Intl.ListFormat(this.lang).format(items);
  }

  private argument(value: unknown, names: string[]): FluentVariable {
    if (typeof value === "object" && value !== null && "key" in value) return this.phrase(value as PhraseJson, names);
    return value as FluentVariable;
  }
}

export const words = new Words();
export const say = (key: string, args: Record<string, unknown> = {}): string => words.say(key, args);
