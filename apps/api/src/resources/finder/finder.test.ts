import { getProductListings } from '@havan/contract/catalogue';
import { searchByKeyword } from '@havan/contract/search';
import { foldForSearch } from '@havan/domain/turkish-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../testing/factories.ts';
import { signedInAs } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { Finder } from './finder.ts';

const app = testApp();
const db = () => app.database.db;
let token = '';
let sellerId = 0;

beforeAll(async () => {
  token = (await signedInAs(app, 'pharmacy')).token;
  sellerId = await makeCompany(db(), 'merchant');
});

const named = (name: string) => makeProduct(db(), { name, search_text: foldForSearch(name) });
const priceOf = async (keyword: string) => {
  const { result } = await app.call(searchByKeyword, { keyword }, { token });
  return result.products.map(({ productListingMinPrice: price, productListingCount: count }) => [
    price,
    count,
  ]);
};

describe('the market in memory', () => {
  test('knows at once what was committed before it was asked', async () => {
    const productId = await named('Kardelen Özü');
    expect(await priceOf('kardelen')).toEqual([[null, 0]]);
    const id = await makeListing(db(), { productId, sellerId }, { price: 900, stock: 2 });
    expect(await priceOf('kardelen')).toEqual([[900, 1]]);
    const change = (set: object) => db().updateTable('listing').set(set).where('id', '=', id).execute();
    await change({ price: 800 });
    expect(await priceOf('kardelen')).toEqual([[800, 1]]);
    await change({ stock: 0 });
    expect(await priceOf('kardelen')).toEqual([[null, 0]]);
    await change({ stock: 1 });
    expect(await priceOf('kardelen')).toEqual([[800, 1]]);
    await db().updateTable('company').set({ sales_ban: true }).where('id', '=', sellerId).execute();
    expect(await priceOf('kardelen')).toEqual([[null, 0]]);
    await db().updateTable('company').set({ sales_ban: false }).where('id', '=', sellerId).execute();
    await db().deleteFrom('listing').where('id', '=', id).execute();
    expect(await priceOf('kardelen')).toEqual([[null, 0]]);
  });

  test('sees a transaction that began before its last look and ended after it', async () => {
    const [late, early] = [await named('Sabırlı Krem'), await named('Aceleci Krem')];
    const finder = new Finder(db());
    const lowest = async (productId: number) => {
      const market = await finder.market(new Date());
      const { offers } = market.parts;
      return offers.lowest(market.positionOf(productId) ?? -1, offers.ask({ expiresFrom: 0 }));
    };
    await db()
      .transaction()
      .execute(async (trx) => {
        await makeListing(trx, { productId: late, sellerId }, { price: 700 });
        // Another transaction with a higher number commits first.
        await makeListing(db(), { productId: early, sellerId }, { price: 990 });
        expect([await lowest(early), await lowest(late)]).toEqual([990, 0]);
      });
    expect(await lowest(late)).toBe(700);
  });

  test('writes nothing down while units are sold, only when the last one goes', async () => {
    const productId = await named('Sayılı Krem');
    const id = await makeListing(db(), { productId, sellerId }, { stock: 3 });
    const changes = async () => {
      const rows = await db()
        .selectFrom('market_change')
        .select('id')
        .where('product_id', '=', productId)
        .execute();
      return rows.length;
    };
    const before = await changes();
    const sell = (stock: number) => db().updateTable('listing').set({ stock }).where('id', '=', id).execute();
    await sell(2);
    await sell(1);
    expect(await changes()).toBe(before);
    await sell(0);
    expect(await changes()).toBe(before + 1);
  });

  test('lists by relevance when a search asks for no order, and pages through it', async () => {
    for (const name of ['Zerdeçal Çayı', 'Ada Zerdeçal Karışımı', 'Bal ve Uzun Adlı Bir Zerdeçal Ezmesi'])
      await named(name);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { result } = await app.call(
        getProductListings,
        { q: 'zerdecal', pageSize: '1', ...(cursor && { cursor }) },
        { token },
      );
      seen.push(...result.items.map(({ productName }) => productName));
      cursor = result.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Zerdeçal Çayı', 'Ada Zerdeçal Karışımı', 'Bal ve Uzun Adlı Bir Zerdeçal Ezmesi']);
  });
});
