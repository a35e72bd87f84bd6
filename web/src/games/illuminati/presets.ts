import type { Presets } from "../types";

const presets: Presets = {
  advanced: { hidden_goals: true, addon: true },
  family: { open_money: true, round_limit: 8 },
};

export default presets;
