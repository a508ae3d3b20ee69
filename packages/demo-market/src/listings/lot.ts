import { demoAccounts } from '../accounts.ts';
import { hashText } from '../seeded-random.ts';
import type { DemoListing } from './listings.ts';

/**
 * Returns the lot of an offer: goods of one expiry come from one lot, for all sellers. Three sellers in ten
 * have none entered, and the companies of the demo accounts have it still to scan.
 */
export function lotOf({ product, sellerId, expiration }: DemoListing): string {
  if (expiration === null || sellerId <= demoAccounts.length) return '';
  if (hashText(`lot:${sellerId}:${product.id}`) % 10 < 3) return '';
  const [year = '', month = ''] = expiration.split('-');
  return `${String.fromCodePoint(65 + (product.id % 26))}${year.slice(2)}${month}${String(product.id % 100).padStart(2, '0')}`;
}
