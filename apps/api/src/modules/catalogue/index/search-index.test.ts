import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import { foldForSearch } from '@havan/domain/turkish-text';
import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { SearchIndex } from './search-index.ts';

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

const boundTo = (market: Awaited<ReturnType<SearchIndex['market']>>) => ({
  parts: market.parts,
  positionOf: (product: number) => market.positionOf(product),
});

/** Returns the same database whose n-th read after arming fails. */
function failingReads(real: Db) {
  let left: number | null = null;
  let failed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (left !== null) {
        left -= 1;
        if (left === 0) {
          failed = true;
          throw new Error('this read fails');
        }
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: real.withPlugin(plugin),
    failAt: (step: number | null) => {
      if (step !== null) failed = false;
      left = step;
    },
    hasFailed: () => failed,
  };
}

describe('the market in memory', () => {
  test('includes everything committed before the query', async () => {
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

  test('sees a transaction that began before its last read and committed after it', async () => {
    const [late, early] = [await named('Sabırlı Krem'), await named('Aceleci Krem')];
    const searchIndex = new SearchIndex(db());
    const lowest = async (productId: number) => {
      const market = await searchIndex.market(new Date());
      const { offers } = market.parts;
      return offers.lowest(market.positionOf(productId) ?? -1, offers.ask({ expiresFrom: 0 }));
    };
    await db()
      .transaction()
      .execute(async (trx) => {
        await makeListing(trx, { productId: late, sellerId }, { price: 700 });
        // Another transaction, which began later, commits first.
        await makeListing(db(), { productId: early, sellerId }, { price: 990 });
        expect([await lowest(early), await lowest(late)]).toEqual([990, 0]);
      });
    expect(await lowest(late)).toBe(700);
  });

  test('loses no change when a read fails at any step: the next answer matches the database', async () => {
    const productId = await named('Dayanıklı Krem');
    const other = await named('Dayanıklı Losyon');
    const id = await makeListing(db(), { productId, sellerId }, { price: 900 });
    await makeListing(db(), { productId: other, sellerId }, { price: 500 });
    const faulty = failingReads(db());
    const searchIndex = new SearchIndex(faulty.db);
    const lowest = async (product: number) => {
      const { parts, positionOf } = boundTo(await searchIndex.market(new Date()));
      return parts.offers.lowest(positionOf(product) ?? -1, parts.offers.ask({ expiresFrom: 0 }));
    };
    const inDatabase = async (product: number) =>
      (
        await db()
          .selectFrom('listing')
          .select(({ fn }) => fn.min('price').as('price'))
          .where('product_id', '=', product)
          .executeTakeFirst()
      )?.price;
    await lowest(productId);
    let price = 900;
    const changes = [
      () => db().updateTable('listing').set({ price }).where('id', '=', id).execute(),
      // Changes that affect all offers of a seller and its campaigns.
      async () => {
        await db().updateTable('listing').set({ price }).where('id', '=', id).execute();
        await db().updateTable('company').set({ sales_ban: true }).where('id', '=', sellerId).execute();
        await db().updateTable('company').set({ sales_ban: false }).where('id', '=', sellerId).execute();
      },
    ];
    const steps: number[] = [];
    for (const change of changes) {
      let step = 0;
      do {
        step += 1;
        price += 10;
        await change();
        faulty.failAt(step);
        await lowest(productId).catch(() => null);
        faulty.failAt(null);
        expect([step, await lowest(productId), await lowest(other)]).toEqual([
          step,
          await inDatabase(productId),
          500,
        ]);
      } while (faulty.hasFailed());
      steps.push(step);
    }
    // Each change takes several reads, so each was interrupted between two of them.
    expect(Math.min(...steps)).toBeGreaterThan(2);
  });

  test('records no change while units are sold, except for the last one', async () => {
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

describe('causes of a new read of the market', () => {
  /** Counts how often the whole market was read, by the statement that reads the brands. */
  function countingLoads(real: Db) {
    let loads = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"name":"brand"')) loads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return { db: real.withPlugin(plugin), loads: () => loads };
  }

  test('neither a company that registers, nor a score, a ban, a name or terms', async () => {
    const productId = await named('Sakin Krem');
    const counted = countingLoads(db());
    const searchIndex = new SearchIndex(counted.db);
    const lowest = async (facts: readonly 'highScore'[] = []) => {
      const market = await searchIndex.market(new Date());
      const { offers } = market.parts;
      return offers.lowest(market.positionOf(productId) ?? -1, offers.ask({ expiresFrom: 0, facts }));
    };
    expect(await lowest()).toBe(0);
    const loads = counted.loads();
    const newcomer = await makeCompany(db(), 'merchant');
    await makeListing(db(), { productId, sellerId: newcomer }, { price: 1200 });
    expect(await lowest()).toBe(1200);
    const company = (set: object) =>
      db().updateTable('company').set(set).where('id', '=', newcomer).execute();
    expect(await lowest(['highScore'])).toBe(0);
    await company({ score_tenths: 99 });
    expect(await lowest(['highScore'])).toBe(1200);
    await company({ sales_ban: true });
    expect(await lowest()).toBe(0);
    await company({ sales_ban: false, name: 'Yenilenmiş Ecza' });
    expect(await lowest()).toBe(1200);
    const { sellers } = (await searchIndex.market(new Date())).parts;
    expect(sellers.find(({ id }) => id === newcomer)?.name).toBe('Yenilenmiş Ecza');
    expect(counted.loads()).toBe(loads);
  });

  test('a list shows whether an offer ships free as soon as the terms of its seller change', async () => {
    const productId = await named('Kargolu Krem');
    const carrier = await makeCompany(db(), 'merchant');
    await makeListing(db(), { productId, sellerId: carrier }, { price: 5000 });
    const searchIndex = new SearchIndex(db());
    const lowest = async () => {
      const market = await searchIndex.market(new Date());
      const { offers } = market.parts;
      const question = { expiresFrom: 0, facts: ['shipsFree'] as const };
      return offers.lowest(market.positionOf(productId) ?? -1, offers.ask(question));
    };
    const setTerms = (terms: { shipping_fee: number; free_shipping_from: number }) =>
      db()
        .insertInto('seller_terms')
        .values({ company_id: carrier, ...terms })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet(terms))
        .execute();
    await setTerms({ shipping_fee: 4000, free_shipping_from: 5000 });
    expect(await lowest()).toBe(5000);
    await setTerms({ shipping_fee: 4000, free_shipping_from: 9000 });
    expect(await lowest()).toBe(0);
  });
});
