import type { Presets } from "../types";

const presets: Presets = { advanced: { deck: "endless", length: "twelve" } };

export default presets;
