import type { Listing } from '@havan/contract/catalogue/catalogue';
import type { ReactNode } from 'react';
import { BringingSentence } from './BringingSentence.tsx';
import { bringingOf } from './bringing-text.ts';
import { useBringing } from './use-bringing.ts';

interface OfferDeliveryProps {
  readonly listing: Pick<Listing, 'seller' | 'deliverySource' | 'dispatchCutoff' | 'transitDays'>;
  readonly now: Date;
  /** What the offer says of goods that come with a carrier. */
  readonly byCarrier: ReactNode;
}

/** When the goods of an offer come: from the warehouse, on the same day, or with a carrier. */
export function OfferDelivery({ listing, now, byCarrier }: OfferDeliveryProps) {
  const bringing = bringingOf(listing.deliverySource, useBringing(listing.seller.sellerId), now, listing);
  return bringing ? <BringingSentence bringing={bringing} /> : byCarrier;
}
