// Codes of a game, read and written by its shapes: the page knows no grammar of its own.

export type Part = string | { slot: string; words: readonly string[] } | { slot: string; pattern: string; rest: boolean };

/** A family of actions: its first word, words that stand there as they are, and slots for values between them. */
export interface Shape {
  name: string;
  verb: string;
  parts: Part[];
}

interface Read {
  text: string;
  shape: string;
}

/** What a code of that shape holds beside its text. */
export type Values<C extends Read, N extends C["shape"]> = Omit<Extract<C, { shape: N }>, "text" | "shape">;

export class Codes<C extends Read> {
  constructor(readonly shapes: Shape[]) {}

  /** The code with its values by name. Throws on a text that is none of this game. */
  read(text: string): C {
    const words = text.split(" ");
    for (const shape of this.shapes) {
      const values = shape.verb === words[0] ? valuesOf(shape, words) : null;
      if (values !== null) return { text, shape: shape.name, ...values } as unknown as C;
    }
    throw new Error(`no shape reads ${text}`);
  }

  /** The text of a code: the inverse of `read`. */
  write<N extends C["shape"]>(name: N, values: Values<C, N>): string {
    const shape = this.shapes.find((each) => each.name === name);
    if (shape === undefined) throw new Error(`no shape ${name}`);
    const given = values as Record<string, string>;
    return [shape.verb, ...shape.parts.map((part) => (typeof part === "string" ? part : given[part.slot]))].join(" ");
  }
}

function valuesOf(shape: Shape, words: string[]): Record<string, string> | null {
  const values: Record<string, string> = {};
  let at = 1;
  for (const part of shape.parts) {
    const word = words[at];
    if (word === undefined) return null;
    if (typeof part === "string") {
      if (word !== part) return null;
      at += 1;
      continue;
    }
    const text = "rest" in part && part.rest ? words.slice(at).join(" ") : word;
    if (!accepts(part, text)) return null;
    values[part.slot] = text;
    at += text.split(" ").length;
  }
  return at === words.length ? values : null;
}

function accepts(part: Exclude<Part, string>, text: string): boolean {
  return "words" in part ? part.words.includes(text) : compiled(part.pattern).test(text);
}

const patterns = new Map<string, RegExp>(); // a list of legal codes is read at every step

function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(`^(?:${pattern})$`);
  patterns.set(pattern, known);
  return known;
}
