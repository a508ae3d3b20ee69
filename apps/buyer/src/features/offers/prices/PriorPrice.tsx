import type { Listing } from '@havan/contract/catalogue/catalogue';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';

const LowestBefore = lazyPart(() => import('./LowestBefore.tsx'), 'LowestBefore', {
  isQuiet: true,
  chunk: 'offer-prices',
  partOf: 'offers',
});

/** Renders the note beside the discount of an offer; it loads after the offer itself. */
export const PriorPrice = ({ productId, listingId }: Pick<Listing, 'productId' | 'listingId'>) => (
  <LowestBefore productId={productId} listingId={listingId} />
);
