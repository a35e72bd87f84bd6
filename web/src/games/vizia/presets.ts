import type { Presets } from "../types";

const presets: Presets = {
  advanced: { group_bonus: true, triangle_bonus: true, capture: true, purchase: true },
  family: { remember: true },
};

export default presets;
