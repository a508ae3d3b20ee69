import { listingRiskCalls, openStoredFile } from '@havan/contract/backoffice/risk/listing-risk';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { apiPrefix } from '@havan/contract/call';
import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { activateListings, getListing } from '@havan/contract/listings/listings';
import { originalityCalls } from '@havan/contract/listings/originality';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { originalitySentence } from '@havan/domain/originality';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeBrand, makeListing, makeProduct } from '../../../testing/factories.ts';
import { sentFile, testPdf } from '../../../testing/sent-file.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepOriginality } from './originality-ruling.service.ts';

const app = testApp();
const { getRiskyListings, getPurchaseInvoices, sendPurchaseInvoice } = originalityCalls;
const { claimQueueItem, decideQueueItem, getQueue } = queueCalls;
const day = 86_400_000;
type Seller = Awaited<ReturnType<typeof signedInSeller>>;

/** Marks a brand as risky and returns a product of it. */
async function riskyProduct(): Promise<number> {
  const { db } = app.database;
  const brandId = await makeBrand(db);
  await sql`insert into risk_mark (brand_id, cause, note, marked_at)
            values (${brandId}, 'brand', 'Taklidi görüldü.', ${app.clock.now()})`.execute(db);
  return makeProduct(db, { brand_id: brandId });
}
async function riskyListing(owner: Seller): Promise<number> {
  return makeListing(app.database.db, { sellerId: owner.companyId, productId: await riskyProduct() });
}
const invoiceOf = (listingId: number, fileId: string, changes: object = {}) => ({
  listingId,
  fileId,
  invoiceNumber: 'ABC2026000000017',
  invoiceDate: app.clock.now().toISOString().slice(0, 10),
  supplier: 'Selvi Ecza Deposu A.Ş.',
  quantity: 24,
  ...changes,
});
const send = async (owner: Seller, listingId: number) =>
  app.call(sendPurchaseInvoice, invoiceOf(listingId, await sentFile(app, owner, 'purchaseInvoice')), owner);
const listingOf = async (owner: Seller, id: number) =>
  (await app.call(getListing, { listingId: String(id) }, owner)).result;
const newest = async (owner: Seller) =>
  (await app.call(getAllNotifications, { mainCategoryId: '10' }, owner)).result.items[0]?.notificationText;

async function rule(owner: Seller, listingId: number, decision: 'approve' | 'reject') {
  const row = (await app.call(getRiskyListings, {}, owner)).result.items.find(
    (item) => item.listingId === listingId,
  );
  const item = { queue: 'originality' as const, itemId: row?.invoice?.invoiceId ?? 0 };
  const operator = await signedInOperator(app, ['catalogue']);
  await app.call(claimQueueItem, item, operator);
  const reason = decision === 'reject' ? { reasonId: 'unreadable', note: '' } : {};
  return app.call(decideQueueItem, { ...item, decision, ...reason }, operator);
}

// @spec §2.2 originality
// @spec §3 risky-product-file
// @spec §7 purchase-invoice listings-risky

test('asks for a session', async () => {
  expect((await app.call(getRiskyListings, {})).status).toBe(401);
  expect((await app.call(getPurchaseInvoices, { listingId: '1' })).status).toBe(401);
});

test('a risky listing is asked for, suspended when the deadline passes, and sells again after the approval', async () => {
  const owner = await signedInSeller(app);
  const id = await riskyListing(owner);
  const calm = await makeListing(app.database.db, {
    sellerId: owner.companyId,
    productId: await makeProduct(app.database.db),
  });
  await keepOriginality(app.ctx);
  const asked = (await app.call(getRiskyListings, {}, owner)).result;
  expect(asked.items).toMatchObject([
    { listingId: id, state: 'missing', cause: 'brand', note: 'Taklidi görüldü.', invoice: null },
  ]);
  expect(asked.counts).toEqual({ missing: 1, submitted: 0, approved: 0, rejected: 0 });
  expect(await newest(owner)).toMatch(/ilanınız için alış faturası isteniyor\. Son gün \d\d\.\d\d\.\d{4}\./);

  app.clock.advance(7 * day);
  await keepOriginality(app.ctx);
  const suspended = await listingOf(owner, id);
  expect(suspended.listing).toMatchObject({ state: 'suspended', suspendedReason: originalitySentence });
  expect(suspended.history[0]).toMatchObject({ source: 'job', by: null });
  expect((await listingOf(owner, calm)).listing.state).toBe('active');
  const refused = await app.call(activateListings, { listingIds: [id] }, owner);
  expect(refused.result.rows[0]).toMatchObject({ done: false });

  expect((await send(owner, id)).result).toMatchObject({ state: 'submitted' });
  expect((await rule(owner, id, 'approve')).status).toBe(200);
  expect((await listingOf(owner, id)).listing).toMatchObject({ state: 'passive', suspendedReason: null });
  expect(await newest(owner)).toMatch(/askıdan çıktı\. Alış faturanız onaylandı\. Satışa açabilirsiniz\./);
  await app.call(activateListings, { listingIds: [id] }, owner);
  const { listing } = await listingOf(owner, id);
  const offers = (await app.call(getProductDetail, { productId: String(listing.productId) }, owner)).result;
  expect(offers.listings.map(({ listingId }) => listingId)).toEqual([id]);
  app.clock.advance(30 * day);
  await keepOriginality(app.ctx);
  expect((await listingOf(owner, id)).listing.state).toBe('active');
});

test('a rejection says why, leaves three days, and takes another invoice', async () => {
  const owner = await signedInSeller(app);
  const id = await riskyListing(owner);
  await keepOriginality(app.ctx);
  app.clock.advance(7 * day - 1000);
  await send(owner, id);
  app.clock.advance(2 * day);
  await keepOriginality(app.ctx);
  // An invoice that waits for an operator does not count as a delay of the seller.
  expect((await listingOf(owner, id)).listing.state).toBe('active');
  expect((await send(owner, id)).body.errors[0]?.message).toBe('Gönderdiğiniz fatura inceleniyor.');
  await rule(owner, id, 'reject');
  expect(await newest(owner)).toMatch(/reddedildi\. Fatura okunmuyor\./);
  app.clock.advance(2 * day);
  await keepOriginality(app.ctx);
  expect((await listingOf(owner, id)).listing.state).toBe('active');
  app.clock.advance(day);
  await keepOriginality(app.ctx);
  expect((await listingOf(owner, id)).listing.state).toBe('suspended');
  expect((await send(owner, id)).result.state).toBe('submitted');
  const { invoices } = (await app.call(getPurchaseInvoices, { listingId: String(id) }, owner)).result;
  expect(invoices.map(({ state }) => state)).toEqual(['waiting', 'rejected']);
});

test('listing the product again wins no time', async () => {
  const owner = await signedInSeller(app);
  const productId = await riskyProduct();
  const first = await makeListing(app.database.db, { sellerId: owner.companyId, productId });
  await keepOriginality(app.ctx);
  app.clock.advance(6 * day);
  const second = await makeListing(app.database.db, { sellerId: owner.companyId, productId });
  await keepOriginality(app.ctx);
  app.clock.advance(day);
  await keepOriginality(app.ctx);
  for (const id of [first, second]) expect((await listingOf(owner, id)).listing.state).toBe('suspended');
});

test('a mark that is lifted ends the question and frees what it has suspended', async () => {
  const owner = await signedInSeller(app);
  const id = await riskyListing(owner);
  await keepOriginality(app.ctx);
  app.clock.advance(7 * day);
  await keepOriginality(app.ctx);
  await sql`update risk_mark set lifted_at = ${app.clock.now()}`.execute(app.database.db);
  await keepOriginality(app.ctx);
  expect((await listingOf(owner, id)).listing.state).toBe('passive');
  expect((await app.call(getRiskyListings, {}, owner)).result.items).toEqual([]);
});

test('a day to come, a foreign file and a listing that needs none are refused; what was typed decides nothing else', async () => {
  const owner = await signedInSeller(app);
  const id = await riskyListing(owner);
  await keepOriginality(app.ctx);
  const fileId = await sentFile(app, owner, 'purchaseInvoice');
  const call = (request: ReturnType<typeof invoiceOf>) => app.call(sendPurchaseInvoice, request, owner);
  expect((await call(invoiceOf(id, fileId, { invoiceDate: '2099-01-01' }))).body.errors[0]?.path).toBe(
    'invoiceDate',
  );
  const foreign = await sentFile(app, await signedInSeller(app), 'purchaseInvoice');
  expect((await call(invoiceOf(id, foreign))).status).toBe(400);
  const other = await sentFile(app, owner, 'orderInvoice');
  expect((await call(invoiceOf(id, other))).status).toBe(400);
  const calm = await makeListing(app.database.db, {
    sellerId: owner.companyId,
    productId: await makeProduct(app.database.db),
  });
  expect((await call(invoiceOf(calm, fileId))).status).toBe(404);
  expect((await call(invoiceOf(id, fileId))).status).toBe(200);
});

test('pages go on where the last one ended', async () => {
  const owner = await signedInSeller(app);
  const ids = [await riskyListing(owner), await riskyListing(owner), await riskyListing(owner)];
  await keepOriginality(app.ctx);
  const first = (await app.call(getRiskyListings, { pageSize: '2' }, owner)).result;
  const cursor = first.nextCursor ?? '';
  const second = (await app.call(getRiskyListings, { pageSize: '2', cursor }, owner)).result;
  expect([...first.items, ...second.items].map(({ listingId }) => listingId)).toEqual(ids);
  expect((await app.call(getRiskyListings, { state: 'missing', cursor }, owner)).status).toBe(400);
});

test('the flag switches the calls and the job', async () => {
  const owner = await signedInSeller(app);
  const id = await riskyListing(owner);
  await sql`insert into feature_flag (name, enabled, limited, user_ids)
            values ('riskyProductInvoice', false, false, '{}')`.execute(app.database.db);
  await keepOriginality(app.ctx);
  expect((await app.call(getRiskyListings, {}, owner)).status).toBe(403);
  await sql`delete from feature_flag where name = 'riskyProductInvoice'`.execute(app.database.db);
  expect((await app.call(getRiskyListings, {}, owner)).result.items).toEqual([]);
  await keepOriginality(app.ctx);
  expect((await app.call(getRiskyListings, {}, owner)).result.items[0]?.listingId).toBe(id);
});

test('the operator sees the file, its listing and the document; nobody of another role does', async () => {
  const owner = await signedInSeller(app);
  const id = await riskyListing(owner);
  await keepOriginality(app.ctx);
  const sent = (await send(owner, id)).result.invoice;
  const operator = await signedInOperator(app, ['catalogue']);
  const queue = (await app.call(getQueue, { queue: 'originality' }, operator)).result.items;
  expect(queue.map(({ itemId }) => itemId)).toContain(sent?.invoiceId);
  const request = { invoiceId: String(sent?.invoiceId) };
  const file = (await app.call(listingRiskCalls.getOriginalityFile, request, operator)).result;
  expect(file).toMatchObject({ invoice: { supplier: 'Selvi Ecza Deposu A.Ş.' }, listing: { listingId: id } });
  const open = (token: string) =>
    app.fastify.inject({
      method: 'GET',
      url: `${apiPrefix}/${openStoredFile.path}?fileId=${sent?.fileId}`,
      headers: { authorization: `Bearer ${token}`, host: new URL(app.ctx.config.backofficeOrigin).host },
    });
  const opened = await open(operator.token);
  expect([opened.statusCode, opened.rawPayload.equals(testPdf)]).toEqual([200, true]);
  expect(opened.headers['content-disposition']).toMatch(/^attachment/);
  expect((await open((await signedInOperator(app, ['finance'])).token)).statusCode).toBe(404);
  expect((await open(owner.token)).statusCode).toBe(401);
});
