// What every portrait has: a head on its shoulders, seen from the front, on a ground of 120 by 120.
import { disc, path } from "./kit";

export const shoulders = (cls: string): string => path(cls, "M12 122C14 98 32 92 48 88H72C88 92 106 98 108 122Z");
export const neck = path("p", "M51 70H69V90Q60 98 51 90Z");
export const head = path("p", "M40 52C40 36 48 28 60 28C72 28 80 36 80 52C80 68 72 82 60 82C48 82 40 68 40 52Z");
export const eyes = (y = 53): string => disc("k", 52, y, 2.4) + disc("k", 68, y, 2.4);
export const lids = (y = 54): string =>
  path("s", `M48 ${y}q4-4 8 0M64 ${y}q4-4 8 0`) + disc("k", 52, y + 1, 1.8) + disc("k", 68, y + 1, 1.8);
export const brows = (lift = 0): string => path("s", `M47 ${47 - lift}q5-3 9 0M64 ${47 - lift}q5-3 9 0`);
export const nose = path("s", "M60 54L58 63H62");
export const lips = path("v", "M54 71Q57 68 60 70Q63 68 66 71Q60 76 54 71Z");
export const tie = path("v", "M60 92L46 86V100ZM60 92L74 86V100Z") + disc("v", 60, 93, 4);
export const shirt = path("p", "M46 88L60 104L74 88L70 122H50Z");
