import type { Kurus } from '../money/money.ts';

/** Distance classes of a parcel; the price lists of carriers have these three. */
export const distances = ['sameCity', 'sameRegion', 'beyond'] as const;
export type Distance = (typeof distances)[number];

export const distanceLabels: Readonly<Record<Distance, string>> = {
  sameCity: 'Şehir içi',
  sameRegion: 'Bölge içi',
  beyond: 'Bölge dışı',
};

/** Provinces of the seven geographical regions of Turkey, by licence plate number. */
const regions: readonly (readonly number[])[] = [
  [10, 11, 16, 17, 22, 34, 39, 41, 54, 59, 77],
  [3, 9, 20, 35, 43, 45, 48, 64],
  [1, 7, 15, 31, 32, 33, 46, 80],
  [6, 18, 26, 38, 40, 42, 50, 51, 58, 66, 68, 70, 71],
  [5, 8, 14, 19, 28, 29, 37, 52, 53, 55, 57, 60, 61, 67, 69, 74, 78, 81],
  [4, 12, 13, 23, 24, 25, 30, 36, 44, 49, 62, 65, 75, 76],
  [2, 21, 27, 47, 56, 63, 72, 73, 79],
];

/** Returns the distance class between two provinces. */
export function distanceOf(fromCityId: number, toCityId: number): Distance {
  if (fromCityId === toCityId) return 'sameCity';
  return regions.some((region) => region.includes(fromCityId) && region.includes(toCityId))
    ? 'sameRegion'
    : 'beyond';
}

/** A place by province and district. */
export interface Place {
  readonly cityId: number;
  readonly townId: number;
}

/** Districts on islands served by ferry: Marmara, Bozcaada, Gökçeada, Adalar. */
const islands: ReadonlySet<number> = new Set([10_017, 17_004, 17_009, 34_001]);

const roadDays: Readonly<Record<Distance, number>> = { sameCity: 1, sameRegion: 2, beyond: 3 };

/** Returns the delivery days of a parcel; one more to or from an island, except within it. */
export function transitDays(from: Place, to: Place): number {
  const crosses = from.townId !== to.townId && (islands.has(from.townId) || islands.has(to.townId));
  return roadDays[distanceOf(from.cityId, to.cityId)] + (crosses ? 1 : 0);
}

/** A parcel; lengths in whole centimetres, weight in kilograms. */
export interface ParcelSize {
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly weight: number;
}

/** Maximum desi of a parcel; more is freight. */
export const highestDesi = 100;

/** Returns the desi: volume in units of 3,000 cm³ or weight in kilograms, whichever is greater, rounded up. */
export const desiOf = ({ width, length, height, weight }: ParcelSize): number =>
  Math.max(1, Math.ceil(Math.max((width * length * height) / 3000, weight)));

/** One price of a tariff. */
export interface TariffRow {
  readonly carrierId: number;
  /** Largest desi of the price, starting after the next smaller row. */
  readonly upToDesi: number;
  readonly distance: Distance;
  /** VAT included. */
  readonly price: Kurus;
  /** First day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Last day; null until a later row replaces the price. */
  readonly validTo: string | null;
}

export interface ParcelQuestion {
  readonly carrierId: number;
  readonly desi: number;
  readonly distance: Distance;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Returns the price of a carrier for a parcel: that of the row with the smallest sufficient desi; of several
 * such rows valid on the day, the one that started last. Null when the tariff has no price.
 */
export function carrierPrice(
  tariff: readonly TariffRow[],
  { carrierId, desi, distance, day }: ParcelQuestion,
): Kurus | null {
  const [row] = tariff
    .filter(
      (each) =>
        each.carrierId === carrierId &&
        each.distance === distance &&
        each.upToDesi >= desi &&
        each.validFrom <= day &&
        (each.validTo === null || each.validTo >= day),
    )
    .toSorted((a, b) => a.upToDesi - b.upToDesi || (a.validFrom < b.validFrom ? 1 : -1));
  return row?.price ?? null;
}

/** Division of a carrier's price: the buyer pays the fee of the cart, the seller the rest. */
export interface CarriageShares {
  readonly price: Kurus;
  readonly buyer: Kurus;
  /** Never below 0: when the buyer pays more than the carrier's price, the seller pays nothing. */
  readonly seller: Kurus;
}

/** Divides a carrier's price by the fee that the buyer pays for the parcel (`parcelFee` with the seller's terms). */
export const carriageShares = (price: Kurus, buyerPays: Kurus): CarriageShares => ({
  price,
  buyer: buyerPays,
  seller: Math.max(0, price - buyerPays),
});
