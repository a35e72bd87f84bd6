import { expect, test } from "vitest";
import type { Position } from "../../gen/messages";
import recorded from "./recorded.json";
import ui from "./ui";

test("a pass is the answer to the window for another's talent, and nothing of one's own turn", () => {
  const passes = Object.entries(recorded.positions).map(([name, each]) => {
    const frame = (each.view as unknown as { frames: { kind: string }[] }).frames.at(-1);
    const code = ui.pass!({ seat: each.seat, position: each as unknown as Position } as never);
    expect([name, code]).toEqual([name, frame?.kind === "window" ? "pass" : null]);
    if (code !== null) expect(each.legal).toContain(code);
    return code;
  });
  expect(passes).toContain("pass");
  expect(passes).toContain(null);
});
