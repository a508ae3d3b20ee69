import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { expirationOrNone } from '../../rules/listing/expiration.ts';
import { price } from '../../rules/listing/price.ts';
import { stock } from '../../rules/listing/stock.ts';

/**
 * Returns the form of one product on sale: price in lira as typed, stock, expiry or null for a product
 * without one.
 */
export function listingForm(now: () => Date) {
  return v.object({
    productId: v.pipe(v.number(messages.selectionRequired), v.integer(messages.selectionRequired)),
    price: price(),
    stock: stock(),
    expiration: expirationOrNone(now),
  });
}
