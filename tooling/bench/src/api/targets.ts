import { apiPrefix, type Call, type ResultOf } from '@havan/contract/call';
import { addOrRemove } from '@havan/contract/cart/cart';
import { getCategories, getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { getOrders } from '@havan/contract/sales/orders';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import { signInAs } from '@havan/run/market/session';
import { send, WireError } from '@havan/run/market/wire';
import type { Target } from './load.ts';

/** Returns the measured calls of a signed-in pharmacy, over many different products. */
export async function apiTargets(port: number): Promise<readonly Target[]> {
  const { token } = await signInAs(port, 'eczane', 'buyer');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { items } = await send(port, getProductListings, {}, token);
  const categories = await send(port, getCategories, {});
  const signedIn = (name: string, requests: Target['requests']): Target => ({
    name,
    port,
    headers,
    requests,
  });
  return [
    { name: 'no-op route of the API', port, requests: [{ path: '/health/live' }] },
    signedIn('basic infos', [get(getUserBasicInfos, {})]),
    signedIn(
      'search, a third mistyped',
      items.map(({ productName }, at) => get(searchByKeyword, { keyword: keywordOf(productName, at) })),
    ),
    signedIn(
      'category page with facets',
      categories.map(({ categoryId }) => get(getProductListings, { categoryId: String(categoryId) })),
    ),
    signedIn(
      'listing detail with offers',
      items.map(({ productId }) => get(getProductDetail, { productId: String(productId) })),
    ),
    signedIn('orders of a buyer', [get(getOrders, { type: 'purchased' })]),
    signedIn('add to cart', await buyable(port, token, items)),
  ];
}

function get(call: Call, query: Readonly<Record<string, string>>): Target['requests'][number] {
  const text = new URLSearchParams(query).toString();
  return { path: `${apiPrefix}/${call.path}${text && `?${text}`}` };
}

/** Adds the best offers that this pharmacy can buy to its cart; its own offers and broken packs are refused. */
async function buyable(
  port: number,
  token: string,
  items: ResultOf<typeof getProductListings>['items'],
): Promise<Target['requests']> {
  const requests: Target['requests'][number][] = [];
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

function setInCart(listingId: number, count: number): Target['requests'][number] {
  const body = JSON.stringify({ listingId, type: 'set', count });
  return { method: 'POST', path: `${apiPrefix}/${addOrRemove.path}`, body, idempotent: true };
}

/** Returns the first long word of a name; in every third one its second letter is missing. */
function keywordOf(name: string, at: number): string {
  const word = name.split(' ').find(({ length }) => length > 4) ?? name.slice(0, 20);
  return at % 3 === 0 ? word.slice(0, 1) + word.slice(2) : word;
}
