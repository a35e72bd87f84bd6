// Every picture of Illusio by the name the engine gives its card.
import { closeup } from "./closeup";
import { evasion } from "./evasion";
import { illusion } from "./illusion";
import { mentalism } from "./mentalism";

export { portraits } from "./portraits";
export const slides: Record<string, string> = { ...closeup, ...illusion, ...evasion, ...mentalism };
