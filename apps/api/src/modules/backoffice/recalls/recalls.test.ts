import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { marketListingCalls } from '@havan/contract/backoffice/risk/market-listings';
import { recallCalls } from '@havan/contract/backoffice/risk/recalls';
import { activateListings, createListing, getListing } from '@havan/contract/listings/listings';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepRecalls } from './recall-work.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { previewRecall, startRecall, getRecalls, getRecall, endRecall } = recallCalls;
const me = () => signedInOperator(app, ['catalogue']);
const reason = 'Üretici bu partide kirlilik bildirdi.';

/** Creates a seller whose listing has a lot, and a buyer of two units of it. */
async function bought(lot = 'K0016') {
  const { db } = app.database;
  const seller = await shop.seller();
  await db.updateTable('listing').set({ lot }).where('id', '=', seller.listingId).execute();
  const { product_id: productId } = await db
    .selectFrom('listing')
    .select('product_id')
    .where('id', '=', seller.listingId)
    .executeTakeFirstOrThrow();
  const buyer = await shop.buyer([seller.listingId, 2]);
  await shop.buy(buyer);
  const { barcode } = await db
    .selectFrom('product')
    .select('barcode')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return { seller, buyer, productId, barcode, lot };
}
const stateOf = async (owner: { token: string }, id: number) =>
  (await app.call(getListing, { listingId: String(id) }, owner)).result.listing;

test('the lot travels to the order line, and stays when the seller changes the listing', async () => {
  const { seller, lot } = await bought('A-17');
  await app.database.db
    .updateTable('listing')
    .set({ lot: 'B-1' })
    .where('id', '=', seller.listingId)
    .execute();
  const line = await app.database.db
    .selectFrom('order_line')
    .select('lot')
    .where('listing_id', '=', seller.listingId)
    .executeTakeFirstOrThrow();
  expect(line.lot).toBe(lot);
});

test('a recall freezes every listing of the lot, notifies every buyer, and ends', async () => {
  const { seller, buyer, productId, barcode, lot } = await bought();
  const { db } = app.database;
  const other = await makeListing(db, { sellerId: seller.companyId, productId }, { lot: 'K0017' });
  const operator = await me();
  const reach = (await app.call(previewRecall, { barcode, lot }, operator)).result;
  expect(reach).toMatchObject({ productId, listings: 1, orders: 1, buyers: 1, units: 2 });
  expect(reach.lots).toEqual([
    { lot: 'K0016', listings: 1, units: 2 },
    { lot: 'K0017', listings: 1, units: 0 },
  ]);
  const { result } = await app.call(startRecall, { productId, lot, reason }, operator);
  expect(result).toMatchObject({ state: 'running', listings: 1, orders: 1, notified: 0, units: 2 });
  expect((await app.call(startRecall, { productId, lot, reason }, operator)).status).toBe(409);
  expect(await stateOf(seller, seller.listingId)).toMatchObject({
    state: 'suspended',
    suspendedReason: `Geri çağırma: ${reason}`,
  });
  expect((await stateOf(seller, other)).state).toBe('active');

  await keepRecalls(app.ctx);
  const whole = (await app.call(getRecall, { recallId: String(result.recallId) }, operator)).result;
  expect(whole.recall).toMatchObject({ state: 'standing', notified: 1 });
  expect(whole.items).toMatchObject([{ lot, units: 2 }]);
  const toBuyer = (await app.call(getAllNotifications, { mainCategoryId: '5' }, buyer)).result.items[0];
  expect(toBuyer?.notificationText).toMatch(
    /geri çağrıldı\. Üretici bu partide kirlilik bildirdi\..* 2 adet var/,
  );
  const toSeller = (await app.call(getAllNotifications, { mainCategoryId: '10' }, seller)).result.items;
  expect(toSeller.some(({ notificationText }) => notificationText.includes('göndermeyin'))).toBe(true);
  // A second run sends no second notification.
  await keepRecalls(app.ctx);
  const after = (await app.call(getAllNotifications, { mainCategoryId: '5' }, buyer)).result.items;
  expect(after.filter(({ notificationText }) => notificationText.includes('geri çağrıldı')).length).toBe(1);

  const end = { recallId: result.recallId, reason: 'Analiz sonucu temiz.' };
  expect((await app.call(endRecall, end, operator)).result.state).toBe('ended');
  expect((await app.call(endRecall, end, operator)).status).toBe(409);
  expect((await stateOf(seller, seller.listingId)).state).toBe('passive');
  for (const [who, mainCategoryId] of [
    [buyer, '5'],
    [seller, '10'],
  ] as const) {
    const { items } = (await app.call(getAllNotifications, { mainCategoryId }, who)).result;
    expect(
      items.filter(({ notificationText }) =>
        notificationText.endsWith('geri çağırma sona erdi. Analiz sonucu temiz.'),
      ),
    ).toHaveLength(1);
  }
  const trail = (await app.call(getAuditTrail, { pageSize: '2' }, await signedInOperator(app))).result.items;
  expect(trail.map(({ action }) => action)).toEqual(['recall.end', 'recall.start']);
});

test('while a recall is open, new listings of its goods are suspended too, and no operator can free any of them', async () => {
  const { seller, productId } = await bought('C1');
  const operator = await me();
  const { recallId } = (await app.call(startRecall, { productId, lot: null, reason }, operator)).result;
  await keepRecalls(app.ctx);
  await app.database.db
    .updateTable('company')
    .set({ kep_address: 'firma@hs01.kep.tr', mersis_no: '0123456789012345' })
    .where('id', '=', seller.companyId)
    .execute();
  const wish = { productId, price: 9000, stock: 5, expiration: '2029-06-30', lot: 'C2' };
  const made = (await app.call(createListing, wish, seller)).result;
  const newId = made.outcome === 'saved' ? made.listing.listingId : 0;
  await keepRecalls(app.ctx);
  expect((await stateOf(seller, newId)).state).toBe('suspended');
  const selection = { by: 'ids' as const, listingIds: [seller.listingId] };
  const { previewListingAct, actOnListings } = marketListingCalls;
  expect((await app.call(previewListingAct, { action: 'free', selection }, operator)).result).toEqual({
    listings: 0,
    sellers: 0,
    recalled: 1,
  });
  const freeing = { action: 'free' as const, selection, reasonId: 'checked', note: '', listings: 1 };
  expect((await app.call(actOnListings, freeing, operator)).status).toBe(409);
  expect((await stateOf(seller, seller.listingId)).state).toBe('suspended');
  const refused = await app.call(activateListings, { listingIds: [seller.listingId] }, seller);
  expect(refused.result.rows[0]?.done).toBe(false);
  const listed = (await app.call(getRecalls, { pageSize: '1' }, operator)).result;
  expect(listed.items[0]).toMatchObject({ recallId, lot: null });
  expect(listed.items[0]?.listings).toBeGreaterThanOrEqual(2);
});

test('an order that was paid for meanwhile is found by the next run', async () => {
  const { seller, productId } = await bought('D1');
  const buyer = await shop.buyer([seller.listingId, 1]);
  const operator = await me();
  const { recallId } = (await app.call(startRecall, { productId, lot: 'D1', reason }, operator)).result;
  await keepRecalls(app.ctx);
  // The payment began before the listing was frozen. The listing is made active again so that the checkout accepts it.
  await app.database.db
    .updateTable('listing')
    .set({ state: 'active' })
    .where('id', '=', seller.listingId)
    .execute();
  await shop.buy(buyer);
  await keepRecalls(app.ctx);
  const { recall } = (await app.call(getRecall, { recallId: String(recallId) }, operator)).result;
  expect(recall).toMatchObject({ orders: 2, notified: 2, buyers: 2, state: 'standing' });
});

test('the barcode of a merged product, and a lot in another spelling, lead to the same goods', async () => {
  const { seller, productId, barcode } = await bought('E-17');
  const { db } = app.database;
  const typed = await makeListing(db, { sellerId: seller.companyId, productId }, { lot: 'e- 17' });
  const former = await makeProduct(db, { merged_into: productId, kind: null });
  const { barcode: oldBarcode } = await db
    .selectFrom('product')
    .select('barcode')
    .where('id', '=', former)
    .executeTakeFirstOrThrow();
  const operator = await me();
  const reach = (await app.call(previewRecall, { barcode, lot: 'E-17' }, operator)).result;
  expect(reach).toMatchObject({ productId, listings: 2, orders: 1, units: 2 });
  expect(reach.lots.map(({ listings, units }) => ({ listings, units }))).toEqual([{ listings: 2, units: 2 }]);
  expect((await app.call(previewRecall, { barcode: oldBarcode, lot: 'E-17' }, operator)).result).toEqual(
    reach,
  );
  const { result } = await app.call(startRecall, { productId: former, lot: 'E-17', reason }, operator);
  expect(result).toMatchObject({ productId, listings: 2, orders: 1 });
  expect((await stateOf(seller, typed)).state).toBe('suspended');
  await app.call(endRecall, { recallId: result.recallId, reason: 'Yanlış parti yazılmış.' }, operator);
  expect((await stateOf(seller, typed)).state).toBe('passive');
});

test('unknown barcodes, short reasons and other roles are refused', async () => {
  const operator = await me();
  expect((await app.call(previewRecall, { barcode: '99999999' }, operator)).status).toBe(404);
  expect((await app.call(startRecall, { productId: 1, lot: null, reason: 'kısa' }, operator)).status).toBe(
    400,
  );
  const support = await signedInOperator(app, ['support']);
  expect((await app.call(startRecall, { productId: 1, lot: null, reason }, support)).status).toBe(403);
  expect((await app.call(getRecalls, {}, support)).status).toBe(200);
});

test('finds its units by the index', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select 1 from order_line where product_id = 1 and lot = 'X'`.execute(app.database.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('order_line_product_lot');
});
