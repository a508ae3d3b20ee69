import type { Listing } from '@havan/contract/catalogue/catalogue';
import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useEffect, useRef } from 'react';
import { offerItems } from '../../../shared/analytics/track-items.ts';

interface SeenProduct {
  readonly productId: number;
  readonly productName: string;
}

/** Reports the seen offers of a product once per visit. */
export function useReportOffers(product: SeenProduct, listings: readonly Listing[]): void {
  const track = useTrack();
  const reported = useRef<number | null>(null);
  useEffect(() => {
    if (reported.current === product.productId || listings.length === 0) return;
    reported.current = product.productId;
    track('view_item_list', { items: offerItems(product, listings) });
  }, [track, product, listings]);
}
