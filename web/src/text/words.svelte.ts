// Every word a person reads, from the same Fluent files the server reads. Switchable at any moment.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "fr" | "en";
export interface Phrase {
  key: string;
  args: Record<string, unknown>;
}

const files = import.meta.glob<string>("../../../src/lanterne/text/*/*.ftl", { query: "?raw", import: "default" });

function fileKey(lang: Lang, name: string): string {
  return `../../../src/lanterne/text/${lang}/${name}.ftl`;
}

class Words {
  lang = $state<Lang>("fr");
  ready = $state(false);
  version = $state(0); // rises when more words have come
  private bundles: Record<Lang, FluentBundle> = {
    fr: new FluentBundle("fr", { useIsolating: false }),
    en: new FluentBundle("en", { useIsolating: false }),
  };
  private loaded = new Set<string>();
  private wanted = new Set<string>(["app", "web"]);

  /** Makes sure the words of these files are there, in the present language. */
  async load(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.fetchWanted(this.lang);
    this.ready = true;
    this.version += 1;
  }

  async setLang(lang: Lang): Promise<void> {
    await this.fetchWanted(lang);
    this.lang = lang;
    document.documentElement.lang = lang;
    this.version += 1;
  }

  private async fetchWanted(lang: Lang): Promise<void> {
    const missing = [...this.wanted].filter((name) => !this.loaded.has(`${lang}/${name}`));
    await Promise.all(
      missing.map(async (name) => {
        const read = files[fileKey(lang, name)];
        if (read === undefined) return;
        this.bundles[lang].addResource(new FluentResource(await read()), { allowOverrides: true });
        this.loaded.add(`${lang}/${name}`);
      }),
    );
  }

  has(key: string): boolean {
    void this.version;
    return this.bundles[this.lang].hasMessage(key);
  }

  /** The keys that begin so, in the order of the files. */
  keys(prefix: string): string[] {
    void this.version;
    return [...this.bundles[this.lang]._messages.keys()].filter((key) => key.startsWith(prefix));
  }

  /** A message by its key. */
  say(key: string, args: Record<string, unknown> = {}, names: string[] = []): string {
    void this.version;
    const bundle = this.bundles[this.lang];
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.argument(value, names);
    const errors: Error[] = [];
    return this.unbroken(bundle.formatPattern(pattern, plain, errors));
  }

  /** In French no line begins with a mark that a space precedes. */
  private unbroken(text: string): string {
    return this.lang === "fr" ? text.replace(/ (?=[?!:;»])|(?<=«) /g, "\u00a0") : text;
  }

  /** A phrase of the engine; seats get the names of those who sit there. */
  phrase(phrase: Phrase, names: string[] = []): string {
    if (phrase.key === "seat" && typeof phrase.args.seat === "number") {
      const name = names[phrase.args.seat];
      if (name) return name;
      return this.say("seat", { seat: phrase.args.seat + 1 });
    }
    return this.say(phrase.key, phrase.args, names);
  }

  /** A line of the log. */
  event(game: string, event: Record<string, unknown>, names: string[] = []): string {
    return this.say(`${game}-event-${String(event.name)}`, (event.args ?? {}) as Record<string, unknown>, names);
  }

  private argument(value: unknown, names: string[]): FluentVariable {
    if (typeof value === "object" && value !== null && "key" in value) return this.phrase(value as Phrase, names);
    return value as FluentVariable;
  }
}

export const words = new Words();
export const say = (key: string, args: Record<string, unknown> = {}): string => words.say(key, args);
