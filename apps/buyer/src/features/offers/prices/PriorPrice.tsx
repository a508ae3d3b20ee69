import type { Listing } from '@havan/contract/catalogue/catalogue';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';

const LowestBefore = lazyPart(() => import('./LowestBefore.tsx'), 'LowestBefore', {
  isQuiet: true,
  chunk: 'offer-prices',
  partOf: 'offers',
});

/** What stands beside the discount of an offer; it comes after the offer itself. */
export const PriorPrice = ({ productId, listingId }: Pick<Listing, 'productId' | 'listingId'>) => (
  <LowestBefore productId={productId} listingId={listingId} />
);
