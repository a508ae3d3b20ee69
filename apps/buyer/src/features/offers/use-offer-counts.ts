// @not-memoised
import type { Listing } from '@havan/contract/catalogue/catalogue';
import { smallestQuantity } from '@havan/domain/cart';
import { useMemo, useState } from 'react';

export interface OfferCounts {
  /** Returns the chosen units of an offer; its smallest order by default. */
  readonly of: (listing: Listing) => number;
  readonly set: (listing: Listing, count: number) => void;
}

/** Returns the chosen quantity of each offer. The recommended offer and its row share one. */
export function useOfferCounts(): OfferCounts {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  return useMemo(
    () => ({
      of: (listing) => chosen[listing.listingId] ?? leastOf(listing),
      set: ({ listingId }, count) => setChosen((before) => ({ ...before, [listingId]: count })),
    }),
    [chosen],
  );
}

/** Returns the fewest units that can be ordered: whole packs that reach the minimum. */
export const leastOf = (listing: Listing): number => smallestQuantity(listing) ?? listing.minQuantity;

/** Returns the most units that can be ordered: the stock, within the seller's own limit. */
export const mostOf = ({ stock, maxQuantity }: Listing): number => Math.min(stock, maxQuantity ?? stock);
