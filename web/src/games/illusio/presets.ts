import type { Options } from "../../gen/illusio";
import type { Presets } from "../types";

const presets = {
  advanced: { memory: true, talents: "any-time" },
  family: { goal: 8 },
} satisfies Record<keyof Presets, Partial<Options>>;

export default presets;
