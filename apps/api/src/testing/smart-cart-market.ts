import type { RequestOf } from '@havan/contract/call';
import { noWishes, smartCartCalls } from '@havan/contract/cart/smart-cart';
import type { Db } from '../core/db/database.ts';
import { makeCompany, makeListing, makeProduct, makeUser } from './factories.ts';
import { signedInAs } from './signed-in.ts';
import type { testApp } from './test-app.ts';

type Request = RequestOf<typeof smartCartCalls.smartCartBuilder>;

/** Creates a seller with its terms and its user; amounts in kuruş. */
export async function makeSeller(
  db: Db,
  terms: { minBasket?: number; fee: number; freeFrom?: number | null },
): Promise<number> {
  const sellerId = await makeCompany(db, 'merchant');
  await makeUser(db, sellerId);
  await db
    .updateTable('seller_terms')
    .set({
      min_basket: terms.minBasket ?? 0,
      shipping_fee: terms.fee,
      free_shipping_from: terms.freeFrom ?? null,
    })
    .where('company_id', '=', sellerId)
    .execute();
  return sellerId;
}

/** Creates two products. One seller is the cheapest for one of them, but its shipping fee is higher than the saving. */
export async function makeSmartCartMarket(db: Db) {
  const near = await makeSeller(db, { fee: 1_000 });
  const far = await makeSeller(db, { fee: 9_000 });
  const [p, q] = [await makeProduct(db), await makeProduct(db)];
  return {
    near,
    far,
    p,
    q,
    cream: await makeListing(db, { sellerId: near, productId: p }, { price: 5_000 }),
    soap: await makeListing(db, { sellerId: near, productId: q }, { price: 4_000 }),
    cheapSoap: await makeListing(db, { sellerId: far, productId: q }, { price: 3_900 }),
  };
}

/** Returns a list of two units of one product of the market and three of the other. */
export const wantsOf = (market: { p: number; q: number }): Request['wants'] => [
  { productId: market.p, quantity: 2 },
  { productId: market.q, quantity: 3 },
];

/** Creates a pharmacy that searches for this list in the market, and returns it with the first answer. */
export async function searchIn(
  app: ReturnType<typeof testApp>,
  market: { p: number; q: number },
  wishes = noWishes,
) {
  const buyer = await signedInAs(app, 'pharmacy');
  const request = { wants: wantsOf(market), wishes };
  const { result } = await app.call(smartCartCalls.smartCartBuilder, request, buyer);
  return { buyer, result };
}
