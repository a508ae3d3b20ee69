import type { PricesByExpiry } from '@havan/contract/catalogue/catalogue';

/**
 * Returns the lowest prices of a product by expiry in kuruş; null unless the long expiry costs more. A price of 0 means
 * no offer.
 */
export const pricesByExpiry = (lowest: number, lowestLong: number): PricesByExpiry =>
  lowest > 0 && lowestLong > lowest ? { lowest, lowestLong } : null;
