// Finds in a source of the page what only a game may say: how codes are written, clauses, lists and tables of its facts.
// For tests. A number cannot be told from a pixel, so every named number of a game's folder is reported, too.
import { parse } from "svelte/compiler";
import type { Shape } from "./codes";

/** What `gen/<game>.ts` exports. */
export type Gen = Record<string, unknown> & { SHAPES: Shape[]; EVENTS: readonly string[]; FACTS: object };

export interface Found {
  line: number;
  fault: string;
}

/** A node of the tree; fields of all kinds together, since only a few of each matter. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** What all games say, put so that it can be looked up. */
export class Said {
  readonly verbs = new Set<string>();
  readonly wholeCodes = new Set<string>();
  readonly events = new Set<string>();
  readonly lists = new Set<string>(); // words, sorted
  readonly tables = new Set<string>(); // everything else, as JSON

  constructor(games: Gen[]) {
    for (const game of games) {
      for (const { verb, parts } of game.SHAPES) {
        this.verbs.add(verb);
        if (parts.length === 0) this.wholeCodes.add(verb);
      }
      for (const name of game.EVENTS) this.events.add(name);
      for (const value of Object.values(game)) if (Array.isArray(value) && value !== game.SHAPES) this.add(value);
      this.add(game.FACTS);
    }
  }

  private add(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const parts = Object.values(value);
    parts.forEach((part) => this.add(part));
    if (Array.isArray(value) && isWords(value)) {
      if (value.length > 1) this.lists.add(asList(value));
    } else if (parts.length > 2) this.tables.add(JSON.stringify(value));
  }
}

const isWords = (list: unknown[]): list is string[] => list.every((word) => typeof word === "string");
const asList = (list: string[]): string => [...new Set(list)].sort().join(" ");

export function restatedIn(source: string, isSvelte: boolean, inGames: boolean, said: Said): Found[] {
  const [head, foot] = isSvelte ? ["", ""] : ['<script lang="ts">', `</${"script"}>`]; // it reads itself, too
  const tree = parse(head + source + foot, { modern: true });
  const found: Found[] = [];
  const visit = (value: unknown, above: Node[]): void => {
    if (Array.isArray(value)) value.forEach((each) => visit(each, above));
    if (!isNode(value)) {
      if (isPlain(value)) Object.values(value).forEach((each) => visit(each, above));
      return;
    }
    const faults = [codeFault(value, above, said), factFault(value, said), ...(inGames ? [habit(value, said)] : [])];
    const line = source.slice(0, value.start - head.length).split("\n").length;
    for (const fault of faults) if (fault !== "") found.push({ line, fault });
    for (const [field, part] of Object.entries(value)) if (field !== "loc" && field !== "css") visit(part, [value, ...above]);
  };
  visit([tree.instance, tree.module, tree.fragment], []);
  return found;
}

// ---------------------------------------------------------------------- codes

function codeFault(node: Node, [parent]: Node[], said: Said): string {
  const text = textOf(node);
  const [first = "", ...rest] = (text ?? "").split(" ");
  if (rest.length > 0 && said.verbs.has(first)) return `writes a code: ${text}`;
  if (node.type === "Literal" && parent !== undefined && said.wholeCodes.has(String(node.value)) && isCode(node, parent)) {
    return `writes a code: ${text}`;
  }
  if (node.type !== "CallExpression") return "";
  const [argument] = node.arguments as Node[];
  if (calls(node, "startsWith") && said.verbs.has(textOf(argument) ?? "")) return `reads a code: ${textOf(argument)}`;
  return "";
}

/** Whether a word stands where a code is meant: `code: "end"`, `act("end")`, `text === "end"`. */
function isCode(node: Node, parent: Node): boolean {
  if (parent.type === "Property") return parent.value === node && nameOf(parent.key) === "code";
  if (parent.type === "CallExpression") return calls(parent, "act");
  if (parent.type !== "BinaryExpression") return false;
  return [parent.left, parent.right].some((side) => ["code", "text"].includes(nameOf(side)));
}

// ---------------------------------------------------------------------- facts

function factFault(node: Node, said: Said): string {
  const text = textOf(node);
  if (text !== null && /^[A-Z]{1,2}-\d{2,3}$/.test(text)) return `names a clause: ${text}`;
  if (node.type === "TSUnionType") {
    const words = (node.types as Node[]).map((type) => (isNode(type.literal) ? type.literal.value : null));
    if (isWords(words) && said.lists.has(asList(words))) return `repeats a list: ${asList(words)}`;
  }
  if (node.type !== "ArrayExpression" && node.type !== "ObjectExpression") return "";
  const value = valueOf(node);
  if (Array.isArray(value) && isWords(value) && said.lists.has(asList(value))) return `repeats a list: ${asList(value)}`;
  return value !== undefined && said.tables.has(JSON.stringify(value)) ? `repeats a table: ${JSON.stringify(value)}` : "";
}

/** What a literal of any depth stands for; undefined: it is none. */
function valueOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return node.value;
  if (node.type === "UnaryExpression" && node.operator === "-") return -Number(valueOf(node.argument));
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") return valueOf(node.expression);
  if (node.type === "ArrayExpression") {
    const all = (node.elements as unknown[]).map(valueOf);
    return all.includes(undefined) ? undefined : all;
  }
  if (node.type !== "ObjectExpression") return undefined;
  const all = (node.properties as Node[]).map((each) => [nameOf(each.key), valueOf(each.value)] as const);
  return all.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(all);
}

// ---------------------------------------------------------------------- habits that would let facts in

function habit(node: Node, said: Said): string {
  if (calls(node, "split") && textOf((node.arguments as Node[])[0]) === " ") return "takes a text apart by its blanks";
  if (node.type === "TSAsExpression" && (node.expression as Node).type === "TSAsExpression") return "casts in two steps";
  if (node.type === "BinaryExpression" || node.type === "SwitchStatement") {
    const sides = (node.type === "BinaryExpression" ? [node.left, node.right] : [node.discriminant]) as Node[];
    const isPlainName = sides.some((side) => side.type === "MemberExpression" && nameOf(side) === "name");
    const others = node.type === "BinaryExpression" ? sides : (node.cases as Node[]).map((each) => each.test);
    if (isPlainName && others.some((each) => said.events.has(textOf(each) ?? ""))) return "compares an event's name unchecked";
  }
  if (node.type !== "VariableDeclarator" || !isNode(node.init)) return "";
  const name = nameOf(node.id);
  if ((node.id as Node).typeAnnotation == null && namesEvents(node.init, said)) return `names events unchecked: ${name}`;
  return /^[A-Z][A-Z_]*$/.test(name) && !name.endsWith("_MS") && isNumber(node.init) ? `has a number of its own: ${name}` : "";
}

/** A number, a sum of numbers, or a list of them. */
function isNumber(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "BinaryExpression") return isNumber(node.left) && isNumber(node.right);
  const value = valueOf(node);
  return Array.isArray(value) ? value.length > 0 && value.every((each) => typeof each === "number") : typeof value === "number";
}

function namesEvents(node: Node, said: Said): boolean {
  const elements = (node.elements ?? []) as Node[];
  const keys = node.type === "ObjectExpression" ? (node.properties as Node[]).map((each) => nameOf(each.key)) : [];
  const names = [...elements.map((each) => textOf(each) ?? ""), ...keys];
  return names.length > 1 && names.every((name) => said.events.has(name));
}

// ---------------------------------------------------------------------- the tree

const isPlain = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
const isNode = (value: unknown): value is Node => isPlain(value) && "type" in value && "start" in value;

/** The text of a literal, or what a template begins with. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  const [first] = node.quasis as Node[];
  return (first!.value as { cooked: string }).cooked;
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node.property);
  return String(node.name ?? node.value ?? "");
}

const calls = (node: Node, method: string): boolean => node.type === "CallExpression" && nameOf(node.callee) === method;
