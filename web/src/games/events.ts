// What stands in an event: a plain value, or a phrase that names a seat or a thing.
import type { EventJson, PhraseJson } from "../gen/messages";

type Arg = EventJson["args"][string] | undefined;

const phrase = (value: Arg): PhraseJson | null => (typeof value === "object" ? value : null);

/** The seat an argument speaks of; -1: of none. */
export const seatOf = (value: Arg): number => Number(phrase(value)?.args.seat ?? -1);

/** The last word of a phrase's key: `tiger` of `illusio-card-tiger`. */
export const lastOf = (value: Arg): string => phrase(value)?.key.split("-").pop() ?? "";
