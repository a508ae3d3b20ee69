import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import {
  makeBrand,
  makeCategory,
  makeBadge,
  makeCompany,
  makeListing,
  makeProduct,
} from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { currentSnapshot } from '../index/search-index.sql.ts';
import { CatalogueFacts } from './catalogue-facts.ts';

const app = testApp();
const db = () => app.database.db;
let token = '';
let companyId = 0;
let product: { productId: number; brandId: number; categoryId: number };
let sellerId = 0;
let listingId = 0;

beforeAll(async () => {
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  ({ token, companyId } = await signedInAs(app, 'pharmacy'));
  const above = await makeCategory(db());
  const [brandId, categoryId] = [await makeBrand(db()), await makeCategory(db(), undefined, above)];
  const productId = await makeProduct(db(), { brand_id: brandId, category_id: categoryId });
  product = { productId, brandId, categoryId };
  sellerId = await makeCompany(db(), 'merchant');
  listingId = await makeListing(db(), { sellerId, productId });
});

const page = async () =>
  (await app.call(getProductDetail, { productId: String(product.productId) }, { token })).result;
const offer = async () => (await page()).listings[0];
const card = async () =>
  (await app.call(getProductListings, {}, { token })).result.items.find(
    ({ productId }) => productId === product.productId,
  );

/** Writes without triggers, so that no change is recorded. */
async function silently(text: string): Promise<void> {
  const owner = openDatabase({ url: app.database.url, max: 1, applicationName: 'owner' });
  await owner.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(text).execute(trx);
  });
  await owner.close();
}

// @spec §7 finding-speed

test('facts are cached: only recorded changes are read again', async () => {
  const { product: before } = await page();
  await silently(`update product set name = 'Anlatılmayan' where id = ${product.productId}`);
  expect((await page()).product.productName).toBe(before.productName);
  await db().updateTable('product').set({ size: '30 ml' }).where('id', '=', product.productId).execute();
  expect((await page()).product).toMatchObject({ productName: 'Anlatılmayan', size: '30 ml' });
});

// Each change is written through another connection than that of the cache, as by another process.
describe('the next page shows', () => {
  const company = (changes: object) => () =>
    db().updateTable('company').set(changes).where('id', '=', sellerId).execute();
  const terms = (changes: object) => () =>
    db().updateTable('seller_terms').set(changes).where('company_id', '=', sellerId).execute();
  const badge = async () => {
    const { brand_id: brandId } = await db()
      .selectFrom('product')
      .select('brand_id')
      .where('id', '=', product.productId)
      .executeTakeFirstOrThrow();
    await makeBadge(db(), { companyId: sellerId, brandId, type: 2 });
  };
  const noTerms = () => db().deleteFrom('seller_terms').where('company_id', '=', sellerId).execute();
  const move = async () => {
    await sql`insert into city (id, name) values (6, 'Ankara') on conflict do nothing`.execute(db());
    await company({ city_id: 6 })();
  };

  test.each([
    ['the name of a seller', company({ name: 'Yeni Ad' }), { seller: { sellerUsername: 'Yeni Ad' } }],
    ['its score', company({ score_tenths: 97 }), { seller: { scoreTenths: 97 } }],
    ['its badge for the brand', badge, { seller: { blueTickModel: { blueTickType: 2 } } }],
    [
      'its kind',
      company({ company_type: 'pharmacyCompany' }),
      { seller: { companyType: 'pharmacyCompany' } },
    ],
    ['its city', move, { seller: { cityName: 'Ankara' } }],
    [
      'its fee',
      terms({ shipping_fee: 5_990, min_basket: 20_000 }),
      { shippingFee: 5_990, minBasket: 20_000 },
    ],
    ['from when it ships free', terms({ free_shipping_from: 75_000 }), { freeShippingFrom: 75_000 }],
    ['that it has no terms any more', noTerms, { shippingFee: 0, freeShippingFrom: null, minBasket: 0 }],
  ])('%s', async (_, change, shown) => {
    const before = await offer();
    await change();
    expect(await offer()).toMatchObject(shown);
    expect(before).not.toMatchObject(shown);
  });

  test('no offers of a seller that has just been banned', async () => {
    expect((await page()).listings).toHaveLength(1);
    await company({ sales_ban: true })();
    expect((await page()).listings).toEqual([]);
    await company({ sales_ban: false })();
    expect((await page()).listings).toHaveLength(1);
  });

  test('the names of a product, a brand and a category, on its card as well', async () => {
    await page();
    await card();
    await db()
      .updateTable('product')
      .set({ name: 'Yeni Ürün', psf: 12_300 })
      .where('id', '=', product.productId)
      .execute();
    expect(await card()).toMatchObject({ productName: 'Yeni Ürün', psf: 12_300 });
    await db().updateTable('brand').set({ name: 'Yeni Marka' }).where('id', '=', product.brandId).execute();
    expect((await page()).product.brandName).toBe('Yeni Marka');
    expect((await card())?.brandName).toBe('Yeni Marka');
    await db()
      .updateTable('category')
      .set({ name: 'Yeni Raf' })
      .where('id', '=', product.categoryId)
      .execute();
    expect((await page()).product.categories.at(-1)?.categoryName).toBe('Yeni Raf');
    expect((await card())?.categoryName).toBe('Yeni Raf');
  });

  test('a campaign that begins, changes, and ends by hand or by the clock', async () => {
    const shown = async () => (await offer())?.campaigns.map(({ title }) => title);
    expect(await shown()).toEqual([]);
    const code = await makeCampaign(db(), { seller_id: sellerId, title: 'Sonbahar', state: 'scheduled' });
    expect(await shown()).toEqual([]);
    const set = (changes: object) =>
      db().updateTable('campaign').set(changes).where('code', '=', code).execute();
    await set({ state: 'running' });
    expect(await shown()).toEqual(['Sonbahar']);
    await set({ title: 'Kış', is_selected: true });
    expect(await shown()).toEqual([]);
    const { id } = await db()
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await db().insertInto('campaign_listing').values({ campaign_id: id, listing_id: listingId }).execute();
    expect(await shown()).toEqual(['Kış']);
    await set({ state: 'ended' });
    expect(await shown()).toEqual([]);
    await set({ state: 'running', ends_at: new Date(app.clock.now().getTime() + 1_000) });
    expect(await shown()).toEqual(['Kış']);
    app.clock.advance(1_001);
    expect(await shown()).toEqual([]);
  });

  test('the units left of a limited campaign, which are not cached', async () => {
    const limit = { seller_id: sellerId, title: 'Az', steps: [percentOff(5)], unit_limit: 10 };
    const code = await makeCampaign(db(), { ...limit, ends_at: new Date('2026-12-01T00:00:00Z') });
    const left = async () => (await offer())?.campaigns.map(({ right }) => right?.left);
    expect(await left()).toEqual([10]);
    await db().updateTable('campaign').set({ units_left: 3 }).where('code', '=', code).execute();
    expect(await left()).toEqual([3]);
    const reported = await db()
      .selectFrom('fact_change')
      .select('kind')
      .where('kind', '=', 'campaign')
      .execute();
    await db().updateTable('campaign').set({ units_left: 2 }).where('code', '=', code).execute();
    expect(
      await db().selectFrom('fact_change').select('kind').where('kind', '=', 'campaign').execute(),
    ).toEqual(reported);
  });
});

test('a change written before a read and committed after it is seen by the next read', async () => {
  await page();
  const { promise: looked, resolve } = Promise.withResolvers<void>();
  const late = withTransaction(db(), async (trx) => {
    await trx.updateTable('company').set({ name: 'Geç Kalan' }).where('id', '=', sellerId).execute();
    await looked;
  });
  await db().updateTable('company').set({ score_tenths: 91 }).where('id', '=', companyId).execute();
  expect((await offer())?.seller.sellerUsername).not.toBe('Geç Kalan');
  resolve();
  await late;
  expect((await offer())?.seller.sellerUsername).toBe('Geç Kalan');
});

test('a fact that changes while it is read is not cached', async () => {
  const facts = new CatalogueFacts(db());
  await facts.snapshot();
  const reading = facts.product(product.productId);
  facts.invalidate(await currentSnapshot(db()), [{ kind: 'product', id: product.productId }]);
  await reading;
  await silently(`update product set name = 'Sonraki' where id = ${product.productId}`);
  expect((await facts.product(product.productId))?.name).toBe('Sonraki');
  await silently(`update product set name = 'Daha Sonraki' where id = ${product.productId}`);
  expect((await facts.product(product.productId))?.name).toBe('Sonraki');
});
