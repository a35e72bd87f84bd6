// The keys of Illusion's table.
export const KEYS = {
  gap: ["ArrowLeft", "ArrowRight"],
  ends: ["Home", "End"],
  doubt: ["d"],
  large: [" "],
} as const;
