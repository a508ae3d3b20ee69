import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { duplicateCalls } from '@havan/contract/backoffice/catalogue/duplicates';
import { getMarketProduct } from '@havan/contract/backoffice/catalogue/products';
import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  makeBrand,
  makeCompany,
  makeListing,
  makeParty,
  makeProduct,
  type MadeUser,
} from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { countSold } from '../../catalogue/sold/count-sold.ts';
import { loadSold } from '../../catalogue/sold/sold.sql.ts';
import { productOfBarcode } from '../../listings/permission/permission.service.ts';

const app = testApp();
const db = () => app.database.db;
const { getDuplicates, previewMerge, mergeProducts } = duplicateCalls;

let me: Awaited<ReturnType<typeof signedInOperator>>;
let buyers: MadeUser[];
let sellers: number[];
beforeAll(async () => {
  me = await signedInOperator(app, ['catalogue']);
  buyers = [
    await makeParty(db(), 'pharmacy'),
    await makeParty(db(), 'pharmacy'),
    await makeParty(db(), 'pharmacy'),
  ];
  sellers = [await makeCompany(db(), 'merchant'), await makeCompany(db(), 'merchant')];
});

const reason = 'Aynı ürün iki kez açılmış.';
const merge = (sourceId: number, targetId: number) =>
  app.call(mergeProducts, { sourceId, targetId, reason }, me);

/**
 * The generated price days begin here: before any day that a trigger writes, so that no offer of today changes them.
 */
const firstDay = Date.UTC(2020, 0, 1);
const dayOf = (n: number) => new Date(firstDay + n * 86_400_000).toISOString().slice(0, 10);

const side = fc.record({
  listings: fc.array(
    fc.record({ stock: fc.integer({ min: 0, max: 9 }), seller: fc.nat(1), units: fc.nat(3) }),
    {
      maxLength: 3,
    },
  ),
  fans: fc.uniqueArray(fc.nat(2)),
  days: fc.uniqueArray(
    fc.record({
      day: fc.nat(8),
      lowest: fc.integer({ min: 1, max: 9 }),
      closing: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
    { selector: ({ day }) => day, maxLength: 5 },
  ),
});
type Side = typeof side extends fc.Arbitrary<infer Made> ? Made : never;

async function build({ listings, fans, days }: Side): Promise<number> {
  const productId = await makeProduct(db());
  for (const [i, { stock, seller, units }] of listings.entries()) {
    const sellerId = sellers[seller] ?? 0;
    const terms = { stock, lot: `L${i}`, expiration: `2028-0${i + 1}-28` };
    const listingId = await makeListing(db(), { sellerId, productId }, terms);
    const buyer = buyers[i % buyers.length];
    if (units > 0 && buyer) await makeSale(db(), buyer, { listingId, units, at: app.clock.now() });
  }
  for (const fan of fans) {
    const userId = buyers[fan]?.userId ?? 0;
    await sql`insert into favourite (user_id, product_id) values (${userId}, ${productId})`.execute(db());
    await sql`insert into product_alert (user_id, product_id, price_drop, back_in_stock)
      values (${userId}, ${productId}, true, true)`.execute(db());
  }
  await sql`delete from product_price_day where product_id = ${productId}`.execute(db());
  for (const { day, lowest, closing } of days)
    await sql`insert into product_price_day (product_id, day, lowest, closing)
      values (${productId}, ${dayOf(day)}::date, ${lowest}, ${closing})`.execute(db());
  return productId;
}

interface Held {
  readonly listings: number;
  readonly stock: number;
  readonly lots: number;
  readonly units: number;
  readonly fans: number[];
  readonly alerts: number;
}
async function heldBy(productId: number): Promise<Held> {
  const { rows } = await sql<Held>`
    select (select count(*) from listing where product_id = ${productId}) as listings,
      (select coalesce(sum(stock), 0)::int from listing where product_id = ${productId}) as stock,
      (select count(*) from listing where product_id = ${productId} and lot <> '') as lots,
      (select coalesce(sum(quantity), 0)::int from order_line where product_id = ${productId}) as units,
      (select coalesce(json_agg(user_id order by user_id), '[]') from favourite where product_id = ${productId}) as fans,
      (select count(*) from product_alert where product_id = ${productId}) as alerts`.execute(db());
  const [row] = rows;
  if (!row) throw new Error('a count has a row');
  return row;
}

/**
 * Returns the lower closing price of both products on day `n`, each carried on from its last row; null without an
 * offer.
 */
function closingOn(n: number, ...sides: readonly Side[]): number | null {
  const closings = sides.flatMap(({ days }) => {
    const last = days.filter(({ day }) => day <= n).toSorted((a, b) => b.day - a.day)[0];
    return typeof last?.closing === 'number' ? [last.closing] : [];
  });
  return closings.length === 0 ? null : Math.min(...closings);
}

test('everything that belonged to two products belongs to the merged one, and nothing is lost or doubled', async () => {
  await fc.assert(
    fc.asyncProperty(side, side, async (one, other) => {
      const [source, target] = [await build(one), await build(other)];
      const [before, there] = [await heldBy(source), await heldBy(target)];
      expect((await merge(source, target)).status).toBe(200);
      const after = await heldBy(target);
      expect(await heldBy(source)).toEqual({ listings: 0, stock: 0, lots: 0, units: 0, fans: [], alerts: 0 });
      const fans = [...new Set([...before.fans, ...there.fans])].toSorted((a, b) => a - b);
      expect(after).toEqual({
        listings: before.listings + there.listings,
        stock: before.stock + there.stock,
        lots: before.lots + there.lots,
        units: before.units + there.units,
        fans,
        alerts: fans.length,
      });
      const { rows: days } = await sql<{ day: string; closing: number | null }>`
        select day, closing from product_price_day where product_id = ${target} and day < '2021-01-01' order by day`.execute(
        db(),
      );
      const moved = [...new Set([...one.days, ...other.days].map(({ day }) => day))].toSorted(
        (a, b) => a - b,
      );
      expect(days).toEqual(moved.map((n) => ({ day: dayOf(n), closing: closingOn(n, one, other) })));
    }),
    { numRuns: 12 },
  );
});

test('the old address and the old barcode lead to the product that remains', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const brand = await makeBrand(db());
  const facts = { brand_id: brand, size: '50 ml', search_text: 'yankı krem', name: 'Yankı Krem' };
  const source = await makeProduct(db(), { ...facts, barcode: '4006381333931' });
  const middle = await makeProduct(db(), { ...facts, barcode: '08690000123450' });
  const target = await makeProduct(db(), { ...facts, barcode: '8690000123450' });
  const listingId = await makeListing(db(), { sellerId: sellers[0] ?? 0, productId: source });
  const groups = (await app.call(getDuplicates, {}, me)).result.groups.map(({ cause, products }) => [
    cause,
    products.map(({ productId }) => productId),
  ]);
  expect(groups).toContainEqual(['barcode', [middle, target]]);
  expect(groups).toContainEqual(['name', [source, middle, target]]);
  await merge(source, middle);
  await merge(middle, target);
  const open = async (id: number) =>
    (await app.call(getProductDetail, { productId: String(id) }, buyer)).result;
  for (const id of [source, middle, target]) {
    const { product, listings } = await open(id);
    expect([product.productId, listings.map((listing) => listing.listingId)]).toEqual([target, [listingId]]);
  }
  expect(await productOfBarcode(app.ctx, '4006381333931')).toMatchObject({ id: target });
  const found = (await app.call(getProductListings, { q: '4006381333931' }, buyer)).result.items;
  expect(found.map(({ productId }) => productId)).toEqual([target]);
  for (const id of [source, middle, target]) {
    const { result } = await app.call(getMarketProduct, { productId: String(id) }, me);
    expect(result).toMatchObject({ productId: target, barcode: '8690000123450' });
  }
  expect((await app.call(getDuplicates, {}, me)).result.groups).toEqual([]);
});

test('the units sold, the views and the photos that the other lacks follow', async () => {
  const [source, target] = [await makeProduct(db()), await makeProduct(db())];
  const buyer = buyers[0];
  if (!buyer) throw new Error('no buyer');
  const sell = async (productId: number, units: number) => {
    const listingId = await makeListing(db(), { sellerId: sellers[0] ?? 0, productId });
    await makeSale(db(), buyer, { listingId, units, at: app.clock.now() });
    return listingId;
  };
  const cancelledListing = await sell(source, 5);
  await sell(target, 2);
  await countSold(app.ctx);
  for (const [productId, views] of [
    [source, 7],
    [target, 3],
  ])
    await sql`insert into product_view_day (product_id, day, views)
      values (${productId}, current_date, ${views})`.execute(db());
  for (const [productId, position] of [
    [source, 1],
    [source, 2],
    [source, 3],
    [target, 1],
  ])
    await sql`
      insert into product_picture (product_id, position, kind, storage_key, content_hash, content_type, width, height, alt)
      values (${productId}, ${position}, 'photo', 'key', ${'0'.repeat(64)}, 'image/png', 800, 800, ${String(productId)})`.execute(
      db(),
    );
  await sql`insert into product_picture (product_id, position, kind, spec)
    values (${target}, 2, 'drawn', '{}')`.execute(db());
  await merge(source, target);
  const sold = async () =>
    (await loadSold(db())).rows.filter(({ id, sold: units }) => [source, target].includes(id) && units !== 0);
  expect(await sold()).toEqual([{ id: target, sold: 7, lastWeek: 7 }]);
  const { rows: views } = await sql`
    select product_id, views from product_view_day where product_id in (${source}, ${target})`.execute(db());
  expect(views).toEqual([{ product_id: target, views: 10 }]);
  const { rows: pictures } = await sql`
    select position, alt from product_picture where product_id = ${target} order by position`.execute(db());
  expect(pictures).toEqual([
    { position: 1, alt: String(target) },
    { position: 2, alt: String(source) },
    { position: 3, alt: String(source) },
  ]);
  // A cancellation subtracts the sale of the merged product from the remaining one.
  await sql`update orders set state = 'cancelled'
    where id in (select order_id from order_line where listing_id = ${cancelledListing})`.execute(db());
  await countSold(app.ctx);
  expect(await sold()).toEqual([{ id: target, sold: 2, lastWeek: 2 }]);
});

test('is asked with its counts, stands in the audit trail, and happens once', async () => {
  const [source, target] = [await makeProduct(db()), await makeProduct(db())];
  await makeListing(db(), { sellerId: sellers[0] ?? 0, productId: source });
  const request = { sourceId: String(source), targetId: String(target) };
  const seen = (await app.call(previewMerge, request, me)).result;
  expect(seen).toMatchObject({ counts: { listings: 1, orderLines: 0, favourites: 0 }, refusal: null });
  expect((await merge(source, source)).status).toBe(404);
  expect((await merge(source, target)).result.counts).toMatchObject({ listings: 1 });
  expect((await merge(source, target)).status).toBe(404);
  expect((await merge(target, source)).status).toBe(404);
  const [act] = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result.items;
  expect(act).toMatchObject({
    action: 'product.merge',
    subjectId: String(source),
    before: { listings: 1 },
    after: { productId: target, reason },
  });
});

test('is refused while both have a recall of the same lot', async () => {
  const [source, target] = [await makeProduct(db()), await makeProduct(db())];
  for (const productId of [source, target])
    await sql`insert into recall (product_id, lot, reason, state, listings, started_at)
      values (${productId}, 'A1', 'Deneme geri çağırması', 'running', 0, now())`.execute(db());
  const refused = await merge(source, target);
  expect([refused.status, refused.body.statusMessage]).toEqual([
    409,
    'İki ürünün de aynı parti için süren geri çağırması var. Önce birini bitirin.',
  ]);
});
