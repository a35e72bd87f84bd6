import { afterEach, expect, test } from "vitest";
import { Pages } from "./pages";

let open: Pages[] = [];
const page = (seen: boolean): Pages => {
  const made = new Pages(() => seen, "pages of a test");
  open.push(made);
  return made;
};
afterEach(() => {
  for (const each of open) {
    each.close();
  }
  open = [];
});

test("a page that is looked at calls nobody", async () => {
  expect(await page(true).areSeen()).toBe(true);
});

test("nor does one beside another that is", async () => {
  const hidden = page(false);
  page(false);
  expect(await hidden.areSeen()).toBe(false);
  page(true);
  expect(await hidden.areSeen()).toBe(true);
});
