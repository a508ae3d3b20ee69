import type { Listing } from '@havan/contract/catalogue/catalogue';
import { useEffect } from 'react';
import { useReportOffers } from './use-report-offers.ts';
import { storeVisit } from '../../home/recently-visited.ts';
import type { ProductDetail } from '../product/product-detail.ts';

interface ProductVisitProps {
  readonly product: ProductDetail['product'];
  readonly listings: readonly Listing[];
}

/** Renders nothing: reports the offers that are seen, and remembers the visit of the product for the home page. */
export function ProductVisit({ product, listings }: ProductVisitProps) {
  useReportOffers(product, listings);
  useEffect(() => storeVisit(product.productId), [product.productId]);
  return null;
}
