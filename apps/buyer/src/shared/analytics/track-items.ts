import type { Listing } from '@havan/contract/catalogue/catalogue';
import { payPrice } from '../cart/prices.ts';

/** An item of an event; its amounts are in lira. */
export interface TrackedItem {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity?: number;
}

/** Returns the offers of a product as items of analytics. */
export const offerItems = (
  { productName }: { readonly productName: string },
  listings: readonly Listing[],
): TrackedItem[] =>
  listings.map((listing) => ({
    id: String(listing.listingId),
    name: productName,
    price: payPrice(listing) / 100,
  }));

export interface CountedLine {
  readonly listingId: number;
  readonly productName: string;
  readonly unitPrice: number;
  readonly count: number;
}

/** Returns the lines of a cart as items of analytics. */
export const lineItems = (lines: readonly CountedLine[]): TrackedItem[] =>
  lines.map(({ listingId, productName, unitPrice, count }) => ({
    id: String(listingId),
    name: productName,
    price: unitPrice / 100,
    quantity: count,
  }));
