import type { Presets } from "../types";

const presets: Presets = {
  advanced: { memory: true, talents: "any-time" },
  family: { goal: 8 },
};

export default presets;
