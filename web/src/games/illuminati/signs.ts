// The signs on cards are patterns, see `Signs.svelte`.
export const INKS = ["plain", "lit"] as const;
export type Ink = (typeof INKS)[number];

export const signId = (name: string, ink: Ink): string => `sign-${ink}-${name}`;

/** What a rectangle is filled with to show the sign. */
export const signOf = (name: string, ink: Ink): string => `url(#${signId(name, ink)})`;
