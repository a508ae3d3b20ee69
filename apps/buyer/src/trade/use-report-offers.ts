import type { Listing } from '@havan/contract/catalogue';
import { useEffect, useRef } from 'react';
import { itemOf, reportItems } from './item-batches.ts';
import { itemSink } from './item-sink.ts';

interface SeenProduct {
  readonly productId: number;
  readonly productName: string;
  readonly brandName: string;
}

/** Tells once a visit which offers of a product were seen. */
export function useReportOffers(product: SeenProduct, listings: readonly Listing[]): void {
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (told.current === product.productId) return;
    told.current = product.productId;
    reportItems(itemSink, 'view_item_list', listings.map(itemOf(product)));
  }, [product, listings]);
}
