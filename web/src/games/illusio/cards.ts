// The cards as printed facts, to draw them: kinds by family, and what each trick asks for.
export type Kind =
  | "rope"
  | "scarf"
  | "cards"
  | "blades"
  | "rabbit"
  | "dove"
  | "tiger"
  | "curtain"
  | "mirrors"
  | "smoke"
  | "case"
  | "cage"
  | "reservoir"
  | "audience"
  | "formula";
export type Special = "transform" | "take" | "encore" | "success" | "dejavu" | "grand";
export type Card = Kind | Special;
export type Family = "accessories" | "animals" | "artifices" | "boxes" | "audience" | "formulas";
export type Domain = "closeup" | "illusion" | "evasion" | "mentalism";

const FAMILIES: Record<Family, Kind[]> = {
  accessories: ["rope", "scarf", "cards", "blades"],
  animals: ["rabbit", "dove", "tiger"],
  artifices: ["curtain", "mirrors", "smoke"],
  boxes: ["case", "cage", "reservoir"],
  audience: ["audience"],
  formulas: ["formula"],
};
export const KINDS: Kind[] = Object.values(FAMILIES).flat();
export const SPECIALS: Special[] = ["transform", "take", "encore", "success", "dejavu", "grand"];
export const CARDS: Card[] = [...KINDS, ...SPECIALS];
export const FAMILY_OF = Object.fromEntries(
  Object.entries(FAMILIES).flatMap(([family, kinds]) => kinds.map((kind) => [kind, family])),
) as Record<Kind, Family>;

export const isSpecial = (card: string): card is Special => (SPECIALS as string[]).includes(card);
export const isTyped = (kind: Kind): boolean => kind !== "audience" && kind !== "formula";

export interface Trick {
  name: string;
  domain: Domain;
  level: number;
  half: number; // how many components take it, as printed
  slots: Kind[];
}

const DOMAIN_OF: Record<string, Domain> = { C: "closeup", I: "illusion", E: "evasion", M: "mentalism" };
const SLOTS: Record<string, string> = {
  C1a: "audience",
  C1b: "formula",
  C2a: "rabbit scarf",
  C2b: "cards dove",
  C3a: "rope scarf mirrors",
  C3b: "cards blades smoke",
  C4a: "dove scarf case audience",
  C4b: "cards rope rabbit audience",
  I1a: "audience",
  I1b: "formula",
  I2a: "dove cage",
  I2b: "smoke rabbit",
  I3a: "tiger mirrors curtain",
  I3b: "tiger scarf smoke",
  I4a: "tiger cage mirrors formula",
  I4b: "dove blades case formula",
  E1a: "audience",
  E1b: "formula",
  E2a: "rope curtain",
  E2b: "case scarf",
  E3a: "reservoir rope curtain",
  E3b: "cage blades smoke",
  E4a: "reservoir case blades audience",
  E4b: "tiger cage reservoir formula",
  M1a: "audience",
  M1b: "formula",
  M2a: "cards mirrors",
  M2b: "rabbit curtain",
  M3a: "mirrors smoke dove",
  M3b: "cards rope case",
  M4a: "tiger curtain blades audience",
  M4b: "cage reservoir rabbit formula",
};

export const TRICKS: Record<string, Trick> = Object.fromEntries(
  Object.entries(SLOTS).map(([name, text]) => {
    const slots = text.split(" ") as Kind[];
    return [name, { name, domain: DOMAIN_OF[name[0]!]!, level: slots.length, half: Math.ceil(slots.length / 2), slots }];
  }),
);

export const trickOf = (name: string): Trick => TRICKS[name]!;
