import type { Listing } from '@havan/contract/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useEffect, useRef } from 'react';
import { trackOffers } from './track-offers.ts';

interface SeenProduct {
  readonly productId: number;
  readonly productName: string;
}

/** Tells once a visit which offers of a product were seen. */
export function useReportOffers(product: SeenProduct, listings: readonly Listing[]): void {
  const { api } = useAppProfile();
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (told.current === product.productId) return;
    told.current = product.productId;
    trackOffers(api, 'view_item_list', product, listings);
  }, [api, product, listings]);
}
