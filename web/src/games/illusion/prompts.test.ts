// What the prompter asks for, on what it rests, and what a doubt is told before it is said.
import { beforeAll, describe, expect, it } from "vitest";
import { IllusionChoice } from "./choice.svelte";
import { positions } from "./recorded.json";
import type { Playing } from "../types";
import type { Position } from "../../gen/messages";
import { words } from "../../text/words.svelte";

type Name = keyof typeof positions;

function at(name: Name, legal: string[] = positions[name].legal): { choice: IllusionChoice; acted: string[] } {
  const acted: string[] = [];
  const position = { ...(positions[name] as unknown as Position), legal };
  const play = { seat: positions[name].seat, position, names: ["Ada", "Bea", "Cy"], active: true, lookingBack: false };
  return { choice: new IllusionChoice({ ...play, act: (code: string) => acted.push(code) } as unknown as Playing), acted };
}

describe("the prompter of Illusion", () => {
  beforeAll(async () => {
    await words.setLang("en");
    await words.load("illusion", "illusion-web");
  });

  it("cites what each question rests on", () => {
    expect([at("must-place").choice.clause, at("place-or-doubt").choice.clause]).toEqual(["IN-021", "IN-022"]);
    const { choice } = at("long", ["doubt"]);
    expect([choice.prompt, choice.clause]).toEqual(["No card is left to place: you doubt.", "N-07"]);
  });

  it("tells both outcomes of a doubt before it is said", () => {
    const { choice, acted } = at("long");
    choice.doubt();
    expect(choice.prompt).toBe("Doubt the whole row? If it is wrong, the arrow is yours; if it is right, Cy takes it.");
    expect([choice.clause, acted]).toEqual(["IN-030", []]);
    choice.confirm();
    expect(acted).toEqual(["doubt"]);
  });

  it("lets the table say why there is nothing to doubt yet", () => {
    const { choice, acted } = at("must-place");
    choice.doubt();
    expect(acted).toEqual(["doubt"]);
  });
});
