import { linePrice } from '@havan/domain/campaign-price';
import type { OfferNow } from './product-now.service.ts';

type Offered = Pick<OfferNow, 'price' | 'discount_price' | 'min_quantity' | 'stock' | 'campaigns'>;

/**
 * The lowest price in kuruş that campaigns make of these offers at as few units as can be bought; null without one. The
 * campaign prices of a product are noted some seconds later: what is shown beside the offers must not be above what they
 * cost.
 */
export function lowestUnderCampaigns(offers: readonly Offered[]): number | null {
  const prices = offers
    .filter(({ campaigns }) => campaigns.length > 0)
    .map(({ price, discount_price, min_quantity: quantity, stock, campaigns }) => {
      const own = discount_price > 0 ? discount_price : price;
      return linePrice({ price: own, quantity, stock }, campaigns).unitPrice;
    });
  return prices.length > 0 ? Math.min(...prices) : null;
}
