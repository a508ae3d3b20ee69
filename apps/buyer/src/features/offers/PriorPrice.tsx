import type { Listing } from '@havan/contract/catalogue';
import { lazyPart } from '@havan/features/shell/LazyPart';

const LowestBefore = lazyPart(() => import('./LowestBefore.tsx'), 'LowestBefore', { isQuiet: true });

/** What stands beside the discount of an offer; it comes after the offer itself. */
export const PriorPrice = ({ productId, listingId }: Pick<Listing, 'productId' | 'listingId'>) => (
  <LowestBefore productId={productId} listingId={listingId} />
);
