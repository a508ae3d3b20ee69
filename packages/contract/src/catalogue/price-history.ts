import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, idText, isoDay, kurus } from '../primitives.ts';

export const getPriceHistorySchemas = {
  summary:
    'The lowest price of each of the last ninety days, campaigns included, and what discounted offers cost before.',
  request: v.strictObject({ productId: idText }),
  result: v.object({
    /** The oldest first; null on a day without an offer. */
    days: v.array(v.object({ day: isoDay, price: v.nullable(kurus) })),
    /**
     * Offers with a discount, also by a campaign, with their own lowest price, campaigns included, in the thirty days
     * before.
     */
    discounts: v.array(v.object({ listingId: id, lowestBefore: kurus, since: isoDay })),
  }),
};

/** In a separate file, because the page of a product needs it before the other calls below its fold. */
export const getPriceHistory = defineCall<typeof getPriceHistorySchemas>()({
  method: 'GET',
  path: 'Products/PriceHistory',
  encoding: 'query',
  access: 'signedIn',
});
