import type { Options } from "../../gen/illusion";
import type { Presets } from "../types";

const presets: Presets = { advanced: { deck: "endless", length: "twelve" } satisfies Partial<Options> };

export default presets;
