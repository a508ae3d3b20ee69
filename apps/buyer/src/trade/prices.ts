import type { Listing } from '@havan/contract/catalogue';

type Priced = Pick<Listing, 'price' | 'discountPrice'>;

/** The price that is paid for a unit: the discount price where one runs (specification §3). */
export const payPrice = ({ price, discountPrice }: Priced): number =>
  discountPrice > 0 ? discountPrice : price;

/** Whole per cent off the list price; null without a discount. */
export function discountPercent({ price, discountPrice }: Priced): number | null {
  return discountPrice > 0 && discountPrice < price
    ? Math.round(((price - discountPrice) / price) * 100)
    : null;
}

export interface Margin {
  /** Kuruş per unit. */
  readonly amount: number;
  /** Tenths of a per cent of the retail price: 418 is %41,8. */
  readonly permille: number;
}

/** What is left between the retail price and the price paid; null without a retail price. */
export function marginOf(pay: number, psf: number | null): Margin | null {
  if (psf === null || psf <= 0) return null;
  return { amount: psf - pay, permille: Math.round(((psf - pay) / psf) * 1000) };
}

/** `%41,8` from tenths of a per cent. */
export const permilleText = (permille: number): string => `%${(permille / 10).toFixed(1).replace('.', ',')}`;
