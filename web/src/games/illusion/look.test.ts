import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PICTURES } from "../../gen/pictures";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

it.each(Object.entries(PICTURES.inks))("paper and frame are those of the %s pictures", (_, inks) => {
  expect(/--in-white: (#\w+);/.exec(css)?.[1]).toBe(inks.white);
  expect(/--in-frame: (#\w+);/.exec(css)?.[1]).toBe(inks.frame);
});
