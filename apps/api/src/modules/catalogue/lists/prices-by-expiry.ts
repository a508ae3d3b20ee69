import type { PricesByExpiry } from '@havan/contract/catalogue/catalogue';

/**
 * Returns the lowest prices of a product by expiry in kuruş, null unless the long expiry costs more; a price is
 * 0 without an offer.
 */
export const pricesByExpiry = (lowest: number, lowestLong: number): PricesByExpiry =>
  lowest > 0 && lowestLong > lowest ? { lowest, lowestLong } : null;
