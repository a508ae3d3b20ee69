import { apiPrefix } from '@havan/contract/call';
import { addOrRemove } from '@havan/contract/cart/cart';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { send, WireError } from '@havan/run/market/wire';
import type { Asked } from './load.ts';
import type { Signed } from './samples.ts';

/**
 * Returns requests that add the best offers of a list to the cart, without the company's own offers and broken packs,
 * which are refused.
 */
export async function buyable({ port, token }: Signed): Promise<readonly Asked[]> {
  const { items } = await send(port, getProductListings, {}, token);
  const requests: Asked[] = [];
  for (const { bestListing } of items) {
    if (!bestListing) continue;
    const { listingId, minQuantity: count } = bestListing;
    try {
      await send(port, addOrRemove, { listingId, type: 'set', count }, token);
      requests.push(setInCart(listingId, count));
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
    }
  }
  return requests;
}

function setInCart(listingId: number, count: number): Asked {
  const body = JSON.stringify({ listingId, type: 'set', count });
  return { method: 'POST', path: `${apiPrefix}/${addOrRemove.path}`, body, idempotent: true };
}
