import type { ListableProduct } from '@havan/contract/listings/listings';
import type { Kurus } from '@havan/domain/money';

/** Rules for the first price of a row. */
export const startRules = ['own', 'undercut', 'psf'] as const;
export type StartRule = (typeof startRules)[number];

export interface StartPriceRule {
  readonly rule: StartRule;
  /** Amount below the cheapest offer. */
  readonly undercut: Kurus;
  /** Percent below the PSF. */
  readonly percent: number;
}
export const defaultStartRule: StartPriceRule = { rule: 'own', undercut: 10, percent: 20 };

export const startRuleLabels: Readonly<Record<StartRule, string>> = {
  own: 'son fiyatım',
  undercut: 'en ucuzun altı',
  psf: 'PSF’den yüzde düşük',
};

/**
 * Returns the first price of a row, kuruş: that of the listing of the same expiry, else by the rule; null without data.
 */
export function startPrice(
  { rule, undercut, percent }: StartPriceRule,
  product: ListableProduct,
  expiration: string | null,
): Kurus | null {
  const same = product.ownListings.find((listing) => listing.expiration === expiration);
  if (same) return same.price;
  const [cheapest] = product.otherPrices;
  const own = product.ownListings[0]?.price ?? null;
  const wanted = {
    own,
    undercut: cheapest === undefined ? null : cheapest - undercut,
    psf: product.psf === null ? null : Math.round((product.psf * (100 - percent)) / 100),
  }[rule];
  return wanted !== null && wanted > 0 ? wanted : null;
}

/** Returns the rank that a price would have among the offers of others, from 1; null beyond the known prices. */
export function placeOf(
  price: Kurus,
  { otherPrices, offers }: Pick<ListableProduct, 'otherPrices' | 'offers'>,
): number | null {
  const before = otherPrices.filter((other) => other < price).length;
  return before === otherPrices.length && offers > before + 1 ? null : before + 1;
}

/** Returns the buyer's margin below the PSF, in percent; null without a PSF. */
export const marginOf = (price: Kurus, psf: Kurus | null): number | null =>
  psf === null || psf === 0 ? null : Math.round(((psf - price) / psf) * 1000) / 10;
