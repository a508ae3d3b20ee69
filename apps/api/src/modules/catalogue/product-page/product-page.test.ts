import { inboxCalls } from '@havan/contract/notifications/inbox';
import { productPageCalls } from '@havan/contract/catalogue/product-page';
import { describe, expect, test } from 'vitest';
import { makeCategory, makeListing, makeProduct } from '../../../testing/factories.ts';
import { Shop } from '../../../testing/shop.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const calls = productPageCalls;
const db = () => app.database.db;
const shop = new Shop(app, bank);
const productOf = async (listingId: number): Promise<number> =>
  (
    await db()
      .selectFrom('listing')
      .select('product_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow()
  ).product_id;
const offered = async () => {
  const seller = await shop.seller();
  return { seller, productId: await productOf(seller.listingId) };
};

// @spec §7 products seller-answers

describe('Products/Questions', () => {
  test('need a session; only buyers ask, only its sellers answer', async () => {
    const { seller, productId } = await offered();
    const request = { productId: String(productId) };
    const question = { productId, body: 'Ambalajı yeni tasarım mı?' };
    expect((await app.call(calls.getProductQuestions, request)).status).toBe(401);
    expect((await app.call(calls.askProductQuestion, question)).status).toBe(401);
    expect((await app.call(calls.askProductQuestion, question, seller)).status).toBe(403);
    const buyer = await signedInAs(app, 'pharmacy');
    const { questionId } = (await app.call(calls.askProductQuestion, question, buyer)).result;
    const answer = { questionId, body: 'Evet, yeni tasarım.' };
    const stranger = await signedInAs(app, 'merchant');
    expect((await app.call(calls.answerProductQuestion, answer)).status).toBe(401);
    expect((await app.call(calls.answerProductQuestion, answer, stranger)).status).toBe(404);
    expect((await app.call(calls.answerProductQuestion, answer, seller)).status).toBe(200);
  });

  test('are shown to their sellers until answered', async () => {
    const { seller, productId } = await offered();
    const buyer = await signedInAs(app, 'pharmacy');
    const ask = async (body: string) =>
      (await app.call(calls.askProductQuestion, { productId, body }, buyer)).result.questionId;
    const received = async (state: 'waiting' | 'answered', cursor?: string) =>
      (await app.call(calls.getReceivedQuestions, { state, ...(cursor && { cursor }) }, seller)).result;
    expect((await app.call(calls.getReceivedQuestions, { state: 'waiting' })).status).toBe(401);
    const strange = await app.call(calls.getReceivedQuestions, { state: 'all' as 'waiting' }, seller);
    expect(strange.status).toBe(400);
    const first = await ask('Ambalajı yeni tasarım mı?');
    const second = await ask('Aynı partiden 20 adet var mı?');
    const waiting = await received('waiting');
    expect(waiting.items.map(({ questionId }) => questionId)).toEqual([second, first]);
    expect(waiting.items[0]).toMatchObject({ productId, ownAnswer: null, otherAnswers: 0 });
    await app.call(calls.answerProductQuestion, { questionId: first, body: 'Evet, yeni.' }, seller);
    expect((await received('waiting')).items.map(({ questionId }) => questionId)).toEqual([second]);
    const answered = await received('answered');
    expect(answered.items).toMatchObject([{ questionId: first, ownAnswer: { body: 'Evet, yeni.' } }]);
    expect(answered.counts).toEqual({ waiting: 1, answered: 1 });
    // The questions are shown to no other company, not even to the one that asked.
    for (const company of [buyer, await signedInAs(app, 'merchant')]) {
      const other = await app.call(calls.getReceivedQuestions, { state: 'waiting' }, company);
      expect(other.result.items).toEqual([]);
    }
  });

  test('notify the sellers, and the answer notifies the asking company', async () => {
    const { seller, productId } = await offered();
    const buyer = await signedInAs(app, 'pharmacy');
    const asked = await app.call(
      calls.askProductQuestion,
      { productId, body: '  Aynı partiden 20 adet var mı?  ' },
      buyer,
    );
    expect(asked.result).toMatchObject({ body: 'Aynı partiden 20 adet var mı?', isOwn: true, answers: [] });
    const reported = await app.call(inboxCalls.getLastNotifications, {}, seller);
    expect(reported.result[0]).toMatchObject({ mainCategoryId: 10, subCategoryId: 107 });
    const { questionId } = asked.result;
    for (const body of ['Var.', 'Var, tek parti.']) {
      await app.call(calls.answerProductQuestion, { questionId, body }, seller);
    }
    const other = await signedInAs(app, 'pharmacy');
    const { items, total } = (
      await app.call(calls.getProductQuestions, { productId: String(productId) }, other)
    ).result;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ isOwn: false, answers: [{ body: 'Var, tek parti.' }] });
    const received = await app.call(inboxCalls.getLastNotifications, {}, buyer);
    expect(received.result[0]).toMatchObject({ mainCategoryId: 5, subCategoryId: 62 });
  });

  test('are paged, the newest first', async () => {
    const { productId } = await offered();
    for (let i = 0; i < 12; i++) {
      const buyer = await signedInAs(app, 'pharmacy');
      await app.call(calls.askProductQuestion, { productId, body: `Soru numarası ${i}` }, buyer);
    }
    const buyer = await signedInAs(app, 'pharmacy');
    const request = { productId: String(productId) };
    const first = (await app.call(calls.getProductQuestions, request, buyer)).result;
    expect(first.items.map(({ body }) => body).slice(0, 2)).toEqual(['Soru numarası 11', 'Soru numarası 10']);
    const cursor = first.nextCursor ?? '';
    const second = (await app.call(calls.getProductQuestions, { ...request, cursor }, buyer)).result;
    expect(second.items.map(({ body }) => body)).toEqual(['Soru numarası 1', 'Soru numarası 0']);
    expect(second.nextCursor).toBeNull();
  });

  test('are refused when too short, about nothing, or too many at once', async () => {
    const { productId } = await offered();
    const buyer = await signedInAs(app, 'pharmacy');
    const ask = (body: string, id = productId) =>
      app.call(calls.askProductQuestion, { productId: id, body }, buyer);
    expect((await ask('Kısa')).status).toBe(400);
    expect((await ask('Böyle bir ürün var mı?', 999_999_999)).status).toBe(404);
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await ask(`Bir soru daha, ${i}`)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('Products/Ratings', () => {
  test('return the average, the distribution and the order that may still be rated', async () => {
    const seller = await shop.seller(100);
    const productId = await productOf(seller.listingId);
    const buyer = await shop.buyer([seller.listingId, 1]);
    await shop.buy(buyer);
    await db().updateTable('orders').set({ state: 'completed' }).execute();
    const request = { productId: String(productId) };
    const fresh = (await app.call(calls.getProductRatings, request, buyer)).result;
    expect(fresh).toMatchObject({ items: [], total: 0, averageTenths: null });
    const orderId = fresh.ratableOrderId ?? 0;
    expect(orderId).toBeGreaterThan(0);
    await db()
      .insertInto('product_rating')
      .values({
        order_id: orderId,
        line_no: 1,
        product_id: productId,
        buyer_company_id: buyer.companyId,
        score: 9,
        comment: 'Memnunum.',
      })
      .execute();
    const rated = (await app.call(calls.getProductRatings, request, buyer)).result;
    expect(rated).toMatchObject({ total: 1, averageTenths: 90, ratableOrderId: null });
    expect(rated.spread[9]).toBe(1);
    expect(rated.items[0]).toMatchObject({ score: 9, comment: 'Memnunum.', cityName: 'İstanbul' });
    expect((await app.call(calls.getProductRatings, request)).status).toBe(401);
    expect((await app.call(calls.getProductRatings, { productId: '999999999' }, buyer)).status).toBe(404);
  });
});

describe('Products/Related', () => {
  test('shows products bought together before products of the same category', async () => {
    const category = await makeCategory(db());
    const own = await shop.seller();
    const productId = await productOf(own.listingId);
    const along = await shop.seller();
    const alongId = await productOf(along.listingId);
    const neighbour = await makeProduct(db(), { category_id: category });
    await db().updateTable('product').set({ category_id: category }).where('id', '=', productId).execute();
    const longLasting = await makeListing(db(), { productId: neighbour, sellerId: own.companyId });
    const unoffered = await makeProduct(db(), { category_id: category });
    const cheaper = { price: 100, expiration: '2026-12-31' };
    await makeListing(db(), { productId: neighbour, sellerId: along.companyId }, cheaper);
    const buyer = await shop.buyer([own.listingId, 1], [along.listingId, 1]);
    await shop.buy(buyer);
    const { result } = await app.call(calls.getRelatedProducts, { productId: String(productId) }, buyer);
    const ids = result.map((card) => card.productId);
    expect(ids).toEqual([alongId, neighbour]);
    expect(ids).not.toContain(unoffered);
    // The company prefers a long expiry by default.
    expect(result[1]?.bestListing?.listingId).toBe(longLasting);
    expect((await app.call(calls.getRelatedProducts, { productId: '1' })).status).toBe(401);
    expect((await app.call(calls.getRelatedProducts, { productId: '999999999' }, buyer)).status).toBe(404);
  });
});

describe('Products/ReportIssue', () => {
  test('stores the report with its author', async () => {
    const { seller, productId } = await offered();
    const buyer = await signedInAs(app, 'pharmacy');
    const report = { productId, listingId: seller.listingId, category: 'wrongExpiration', note: '' } as const;
    const { reportId } = (await app.call(calls.reportProductIssue, report, buyer)).result;
    const row = await db()
      .selectFrom('product_issue')
      .select(['product_id', 'listing_id', 'company_id', 'category'])
      .where('id', '=', reportId)
      .executeTakeFirst();
    expect(row).toEqual({
      product_id: productId,
      listing_id: seller.listingId,
      company_id: buyer.companyId,
      category: 'wrongExpiration',
    });
  });

  test('is refused without a session, without a text for "other", for foreign offers, and when throttled', async () => {
    const { productId } = await offered();
    const other = await offered();
    const buyer = await signedInAs(app, 'pharmacy');
    const report = { productId, listingId: null, category: 'other', note: 'Kutu içeriği farklı.' } as const;
    const send = (changes: object) => app.call(calls.reportProductIssue, { ...report, ...changes }, buyer);
    expect((await app.call(calls.reportProductIssue, report)).status).toBe(401);
    expect((await send({ note: '  ' })).body.errors[0]?.path).toBe('note');
    expect((await send({ category: 'boring' })).status).toBe(400);
    expect((await send({ productId: 999_999_999 })).status).toBe(404);
    expect((await send({ listingId: other.seller.listingId })).status).toBe(404);
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await send({})).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

// @spec §7 products-cargo
test('Products/GetCargoCompanies names the carriers of each seller of a product, the cheapest first', async () => {
  const { seller, productId } = await offered();
  const warehouse = await signedInAs(app, 'localPharmacyWarehouse');
  await makeListing(db(), { sellerId: warehouse.companyId, productId });
  const use = (carrierId: number, surcharge: number) => ({
    company_id: seller.companyId,
    carrier_id: carrierId,
    surcharge,
  });
  await db()
    .insertInto('seller_carrier')
    .values([use(7, 2900), use(1, 0)])
    .execute();
  const request = { productId: String(productId) };
  expect((await app.call(calls.getProductCarriers, request)).status).toBe(401);
  const { result } = await app.call(calls.getProductCarriers, request, warehouse);
  expect(result.sellers).toEqual([
    {
      sellerId: seller.companyId,
      carriers: [
        { carrierId: 1, name: 'Turna Kargo', surcharge: 0 },
        { carrierId: 7, name: 'Ufuk Hava Kargo', surcharge: 2900 },
      ],
    },
    { sellerId: warehouse.companyId, carriers: [] },
  ]);
  const unknown = await app.call(calls.getProductCarriers, { productId: '999999999' }, warehouse);
  expect(unknown.status).toBe(404);
});
