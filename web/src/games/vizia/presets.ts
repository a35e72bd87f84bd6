import type { Options } from "../../gen/vizia";
import type { Presets } from "../types";

const presets: Presets = {
  advanced: { group_bonus: true, triangle_bonus: true, capture: true, purchase: true } satisfies Partial<Options>,
  family: { remember: true } satisfies Partial<Options>,
};

export default presets;
