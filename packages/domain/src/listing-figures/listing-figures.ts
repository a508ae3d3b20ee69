import type { Kurus } from '../money/money.ts';

/** Stock at or below which a listing is low on stock. */
export const lowStockUnits = 5;

/**
 * Returns a buyer's margin below the recommended retail price, in tenths of a percent; null without a PSF.
 */
export function psfMargin(price: Kurus, psf: Kurus | null): number | null {
  return psf === null || psf <= 0 ? null : Math.round(((psf - price) * 1000) / psf);
}

/** Returns the days for which the stock lasts at the rate of the last 30 days, rounded down; null without a sale. */
export function daysOfStock(stock: number, soldLastMonth: number): number | null {
  return soldLastMonth <= 0 ? null : Math.floor((stock * 30) / soldLastMonth);
}
