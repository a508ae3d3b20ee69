import { addDays, type CalendarDay, istanbulDayOf } from '../istanbul/istanbul.ts';
import { shipBy, workingDayFrom } from '../ship-by/ship-by.ts';

/** Regions of the provinces, by licence plate number, in the order of `neighbours`. */
const regions: readonly (readonly number[])[] = [
  // Marmara
  [10, 11, 16, 17, 22, 34, 39, 41, 54, 59, 77],
  // Ege
  [3, 9, 20, 35, 43, 45, 48, 64],
  // Akdeniz
  [1, 7, 15, 31, 32, 33, 46, 80],
  // İç Anadolu
  [6, 18, 26, 38, 40, 42, 50, 51, 58, 66, 68, 70, 71],
  // Karadeniz
  [5, 8, 14, 19, 28, 29, 37, 52, 53, 55, 57, 60, 61, 67, 69, 74, 78, 81],
  // Doğu Anadolu
  [4, 12, 13, 23, 24, 25, 30, 36, 44, 49, 62, 65, 75, 76],
  // Güneydoğu Anadolu
  [2, 21, 27, 47, 56, 63, 72, 73, 79],
];
/** Neighbouring regions, as indexes into `regions`. */
const neighbours: readonly (readonly number[])[] = [
  [1, 3, 4],
  [0, 2, 3],
  [1, 3, 5, 6],
  [0, 1, 2, 4, 5],
  [0, 3, 5],
  [2, 3, 4, 6],
  [2, 5],
];

const regionOf = (cityId: number): number => regions.findIndex((cities) => cities.includes(cityId));

/**
 * Returns the working days of a parcel between two provinces, as carriers state them: one within a province,
 * two within a region or to a neighbouring one, otherwise three. An unknown province counts as far away.
 */
export function transitDays(fromCityId: number, toCityId: number): 1 | 2 | 3 {
  if (fromCityId === toCityId) return 1;
  const [from, to] = [regionOf(fromCityId), regionOf(toCityId)];
  if (from < 0 || to < 0) return 3;
  return from === to || neighbours[from]?.includes(to) ? 2 : 3;
}

/** When a seller dispatches its parcels. */
export interface DispatchTerms {
  /** `16:00` in Istanbul: earlier orders are dispatched on the same working day. */
  readonly dispatchCutoff: string;
  /** Whether the seller works on Saturdays; default false. */
  readonly dispatchesOnSaturdays?: boolean;
}

/**
 * Returns the dispatch day of an order of now: today before the seller's cutoff on a working day, otherwise
 * the next working day.
 */
export function dispatchDay(
  orderedAt: Date,
  { dispatchCutoff, dispatchesOnSaturdays = false }: DispatchTerms,
): CalendarDay {
  return addDays(istanbulDayOf(shipBy(orderedAt, dispatchCutoff, dispatchesOnSaturdays)), -1);
}

/** Returns the delivery day, `transit` working days later; there is no delivery at weekends. */
export function deliveryDay(orderedAt: Date, terms: DispatchTerms, transit: number): CalendarDay {
  let day = dispatchDay(orderedAt, terms);
  for (let left = transit; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1));
  return day;
}
