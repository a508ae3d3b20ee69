import type { Listing } from '@havan/contract/catalogue';
import { lazy, Suspense } from 'react';

const LowestBefore = lazy(() =>
  import('./LowestBefore.tsx').then((file) => ({ default: file.LowestBefore })),
);

/** What stands beside the discount of an offer; it comes after the offer itself. */
export const PriorPrice = ({ productId, listingId }: Pick<Listing, 'productId' | 'listingId'>) => (
  <Suspense fallback={null}>
    <LowestBefore productId={productId} listingId={listingId} />
  </Suspense>
);
