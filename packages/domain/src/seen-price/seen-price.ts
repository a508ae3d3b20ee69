import type { StaffRight } from '../staff-right/staff-right.ts';

// A module of its own: every first load contains it, and the tables of the rights are large.
/**
 * Returns whether the work of a member needs prices: one who only prepares and ships orders or manages users sees none
 * (screens §12, "Depo (no prices)").
 */
export const seesPrices = (rights: readonly StaffRight[]): boolean =>
  rights.some((right) => right !== 'ship' && right !== 'people');
