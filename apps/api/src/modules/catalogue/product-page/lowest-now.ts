import { linePrice } from '@havan/domain/campaign-price';
import type { OfferNow } from './product-now.service.ts';

type Offered = Pick<OfferNow, 'price' | 'discount_price' | 'min_quantity' | 'stock' | 'campaigns'>;

/**
 * Returns the lowest campaign price in kuruş of these offers at their minimum quantities; null without one. Campaign
 * prices are recorded some seconds later, and the shown lowest price must not exceed that of the offers.
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
