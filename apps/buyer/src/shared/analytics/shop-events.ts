import type { Listing } from '@havan/contract/catalogue/catalogue';
import { type ScoreTone, scoreTone10 } from '@havan/domain/score';
import type { useTrack } from '@havan/app-shell/analytics/use-track';
import { type CountedLine, lineItems, offerItems } from './track-items.ts';

/** Arguments of `useTrack`: a name and its properties. */
export type ShopEvent = Parameters<ReturnType<typeof useTrack>>;

/** Returns an amount in lira with a decimal point, as analytics expects it. */
const lira = (kurus: number): string => (kurus / 100).toFixed(2);

/** Colours by their names in the specification (§4, score colours). */
const badgeColours: Readonly<Record<ScoreTone, string>> = {
  excellent: 'heavy green',
  good: 'light green',
  fair: 'orange',
  poor: 'red',
  none: 'default',
};

interface LikedProduct {
  readonly productId: number;
  readonly productName: string;
}

/**
 * Returns the event of an added or removed favourite, with the offers of the product and the colour of its
 * first seller's badge (specification §4, favourite button).
 */
export function wishlistEvent(
  liked: boolean,
  product: LikedProduct,
  listings: readonly Listing[],
): ShopEvent {
  const tenths = listings[0]?.seller.scoreTenths ?? null;
  return [
    liked ? 'add_to_wishlist' : 'remove_from_wishlist',
    {
      items: offerItems(product, listings),
      details: {
        product_id: String(product.productId),
        badge_color: badgeColours[scoreTone10(tenths === null ? null : tenths / 10)],
      },
    },
  ];
}

/** Returns the event of an opened result: a hit, the whole list or an advert. */
export const searchEvent = (done: {
  readonly searchId: string;
  readonly dataType: string;
  readonly data: string;
}): ShopEvent => [
  'search',
  { details: { search_id: done.searchId, kind: done.dataType, chosen: done.data } },
];

/** Returns the event of a begun checkout. @param total kuruş */
export const checkoutEvent = (lines: readonly CountedLine[], total: number): ShopEvent => [
  'begin_checkout',
  { items: lineItems(lines), details: { value: lira(total) } },
];

/**
 * Returns the event of a purchase; its number distinguishes a reload from a second purchase. @param amount
 * kuruş
 */
export const purchaseEvent = (payment: {
  readonly paymentId: string;
  readonly amount: number;
  readonly orders: readonly unknown[];
}): ShopEvent => [
  'purchase',
  {
    details: {
      transaction_id: payment.paymentId,
      value: lira(payment.amount),
      orders: String(payment.orders.length),
    },
  },
];
