// Two dice against a number: how many of their throws do not exceed it.
import { FACTS } from "../../gen/illuminati";

const SIDES = 6;
export const THROWS = SIDES * SIDES;
export const TOTALS = Array.from({ length: 2 * SIDES - 1 }, (_, k) => k + 2);

export const waysOf = (total: number): number => SIDES - Math.abs(SIDES + 1 - total);

/** Whether a throw of that total succeeds: above the worst roll none does. */
export const succeeds = (total: number, number: number): boolean => total <= number && total <= FACTS.points.worst_roll;

export const chancesOf = (number: number): number =>
  TOTALS.filter((total) => succeeds(total, number)).reduce((sum, total) => sum + waysOf(total), 0);

export const percent = (number: number): number => Math.round((100 * chancesOf(number)) / THROWS);
