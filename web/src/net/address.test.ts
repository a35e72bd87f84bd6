import { expect, test } from "vitest";
import { isLoopback, obstacle, originFor } from "./address";

const here = { origin: "http://127.0.0.1:8896", hostname: "127.0.0.1" };
const there = { origin: "https://lanterne.example", hostname: "lanterne.example" };
const LAN = "http://192.168.1.20:8896";

test("names of one's own machine", () => {
  for (const name of ["localhost", "127.0.0.1", "127.8.8.8", "[::1]", "table.localhost"]) expect(isLoopback(name)).toBe(true);
  for (const name of ["192.168.1.20", "lanterne.example", "127.example", "localhost.example"]) {
    expect(isLoopback(name)).toBe(false);
  }
});

test("a link for others names this machine as they see it", () => {
  expect(originFor(here, LAN)).toBe(LAN);
  expect(obstacle(here, LAN)).toBeNull();
});

test("a page opened from elsewhere keeps the address it was opened by", () => {
  for (const reach of [LAN, "", null, undefined]) {
    expect(originFor(there, reach)).toBe(there.origin);
    expect(obstacle(there, reach)).toBeNull();
  }
});

test("a link that will not do is said to be one", () => {
  expect([originFor(here, null), obstacle(here, null)]).toEqual([here.origin, "alone"]);
  expect([originFor(here, ""), obstacle(here, "")]).toEqual([here.origin, "unknown"]);
  expect([originFor(here, undefined), obstacle(here, undefined)]).toEqual([here.origin, null]);
});
