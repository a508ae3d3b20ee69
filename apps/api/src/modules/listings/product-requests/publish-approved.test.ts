import { gtinCheckDigit } from '@havan/domain/gtin';
import { getListing, listingCalls } from '@havan/contract/listings/listings';
import { productRequestCalls } from '@havan/contract/listings/product-requests';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { notificationKinds } from '@havan/domain/notification-kind';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { makeProduct, makeUser } from '../../../testing/factories.ts';
import { sessionOf, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { ruleProductRequest } from './product-requests.service.ts';

const app = testApp();
const { requestProduct, setRequestTerms, getProductRequests } = productRequestCalls;
const { createListing, getUserListings } = listingCalls;
const today = app.clock.now();
afterEach(() => app.clock.set(today));

type Seller = Awaited<ReturnType<typeof signedInSeller>>;

let count = 0;
/** Returns a barcode that no product has. */
function freshBarcode(): string {
  count += 1;
  const body = `8693${String(count).padStart(8, '0')}`;
  return `${body}${gtinCheckDigit(body)}`;
}
const terms = { price: 14_890, stock: 12, expiration: '2027-03-31', lot: 'A1' };
const said = (more: object = {}) => ({
  barcode: freshBarcode(),
  name: 'Elvarin El Kremi',
  brand: 'Elvarin',
  kind: 'general' as const,
  ...more,
});

/** Returns a seller whose request waits, with its terms. */
async function asking(more: object = { terms }) {
  const owner = await signedInSeller(app);
  const { result } = await app.call(requestProduct, said(more), owner);
  return { owner, request: result };
}
type Asking = Awaited<ReturnType<typeof asking>>;

/** Approves a request as an operator does: the product of its barcode exists by then. */
async function approve({ request: { requestId, barcode } }: Asking, product: object = {}) {
  const operator = await signedInOperator(app, ['catalogue']);
  const productId = await makeProduct(app.database.db, { barcode, ...product });
  return ruleProductRequest(app.ctx, operator, requestId, { ruling: 'approved', productId });
}
const listingsOf = async (owner: Seller) => (await app.call(getUserListings, {}, owner)).result.items;
async function noticeOf(owner: Seller) {
  const all = (await app.call(getLastNotifications, {}, owner)).result;
  const last = all.find(({ subCategoryId }) => subCategoryId === notificationKinds.productRequestRuled);
  return [last?.notificationText, last?.redirectUrl];
}

test('an approval puts the product on sale by the agreed terms, with its history, and tells', async () => {
  const me = await asking();
  expect(me.request).toMatchObject({ terms, listingId: null, publishRefusal: null });
  const ruled = await approve(me);
  const [listing] = await listingsOf(me.owner);
  expect(listing).toMatchObject({ ...terms, productId: ruled.productId, state: 'active' });
  expect(ruled).toMatchObject({ state: 'approved', listingId: listing?.listingId, publishRefusal: null });
  const { history } = (await app.call(getListing, { listingId: String(listing?.listingId) }, me.owner))
    .result;
  expect(history).toMatchObject([{ source: 'job', by: 'Deniz Yılmaz' }]);
  expect(await noticeOf(me.owner)).toEqual([
    'İstediğiniz “Elvarin El Kremi” katalogda; ilanınız 148,90 TL fiyatla satışta.',
    `/myprofile/listings?q=${me.request.barcode}`,
  ]);
});

const company = (changes: object) => (owner: Seller) =>
  app.database.db.updateTable('company').set(changes).where('id', '=', owner.companyId).execute();
const member = (changes: object) => (owner: Seller) =>
  app.database.db.updateTable('app_user').set(changes).where('id', '=', owner.userId).execute();

test.each<
  [string, RegExp, { before?: (owner: Seller) => Promise<unknown>; product?: object; days?: number }]
>([
  ['a sales ban', /Satış yetkiniz/, { before: company({ sales_ban: true }) }],
  ['a lost KEP address', /KEP/, { before: company({ kep_address: null }) }],
  ['an agreement to sign', /sözleşme/i, { before: member({ created_at: new Date('2025-06-01') }) }],
  ['an expiry that has passed', /Miat geçmiş tarih olamaz/, { days: 180 }],
  ['a price above the PSF', /PSF’nin 48,90 TL üstünde/, { product: { psf: 10_000 } }],
  ['a product of pharmacies alone', /madde 28/, { product: { kind: 'pharmacyOnly' } }],
  ['a product without a kind', /sınıflandırılmadığı/, { product: { kind: null } }],
])(
  '%s leaves the approval and the row, and tells why',
  async (_, sentence, { before, product, days = 0 }) => {
    const me = await asking();
    await before?.(me.owner);
    app.clock.advance(days * 86_400_000);
    expect(await approve(me, product)).toMatchObject({
      state: 'approved',
      listingId: null,
      publishRefusal: expect.stringMatching(sentence) as string,
    });
    expect(await listingsOf(me.owner)).toEqual([]);
    expect(await noticeOf(me.owner)).toEqual([
      expect.stringMatching(
        /^İstediğiniz “Elvarin El Kremi” katalogda, ama satırınız yayına alınmadı; tezgâhta/,
      ),
      '/myprofile/listings/new',
    ]);
    expect((await noticeOf(me.owner))[0]).toMatch(sentence);
  },
);

test('on a holiday of the seller the listing is created and stays off sale, and the notification says so', async () => {
  const me = await asking();
  const at = app.clock.now();
  const { companyId, userId } = me.owner;
  await sql`insert into seller_holiday (company_id, starts_on, ends_on, begun_at, created_by, created_at)
            values (${companyId}, '2026-11-20', '2026-11-30', ${at}, ${userId}, ${at})`.execute(
    app.database.db,
  );
  await approve(me);
  expect(await listingsOf(me.owner)).toMatchObject([{ state: 'passive', stock: 12 }]);
  expect((await noticeOf(me.owner))[0]).toMatch(/148,90 TL fiyatla kaydedildi, şimdilik satışa kapalı\.$/);
});

test('what the seller has listed by itself meanwhile is not listed again', async () => {
  const me = await asking();
  const { barcode, requestId } = me.request;
  const productId = await makeProduct(app.database.db, { barcode });
  await app.call(createListing, { productId, ...terms }, me.owner);
  const operator = await signedInOperator(app, ['catalogue']);
  const ruled = await ruleProductRequest(app.ctx, operator, requestId, { ruling: 'approved', productId });
  expect(ruled).toMatchObject({
    listingId: null,
    publishRefusal: expect.stringMatching(/kendiniz/) as string,
  });
  expect(await listingsOf(me.owner)).toMatchObject([{ stock: 12 }]);
});

test('terms are changed and withdrawn while the request waits; withdrawn ones put nothing on sale', async () => {
  const me = await asking({});
  const { requestId } = me.request;
  const set = (wish: typeof terms | null) => app.call(setRequestTerms, { requestId, terms: wish }, me.owner);
  expect((await set(terms)).result.terms).toEqual(terms);
  const changed = { ...terms, price: 13_990, stock: 15 };
  expect((await set(changed)).result.terms).toEqual(changed);
  expect((await set(changed)).result.terms).toEqual(changed);
  expect((await set(null)).result.terms).toBeNull();
  expect(await approve(me)).toMatchObject({ terms: null, listingId: null, publishRefusal: null });
  expect(await listingsOf(me.owner)).toEqual([]);
  expect((await noticeOf(me.owner))[0]).toMatch(/yayına alabilirsiniz/);
  expect((await set(terms)).status).toBe(409);
});

test('a second request for a barcode sets the terms of the first; a rejection clears them', async () => {
  const me = await asking({});
  const wish = said({ barcode: me.request.barcode, terms });
  const { result } = await app.call(requestProduct, wish, me.owner);
  expect(result).toMatchObject({ requestId: me.request.requestId, terms });
  const operator = await signedInOperator(app, ['catalogue']);
  const decision = { ruling: 'rejected', reason: 'Fotoğraf okunmuyor.' } as const;
  const ruled = await ruleProductRequest(app.ctx, operator, result.requestId, decision);
  expect(ruled).toMatchObject({ state: 'rejected', terms: null, listingId: null });
});

test('two approvals at once put one listing on sale', async () => {
  const me = await asking();
  const { barcode, requestId } = me.request;
  const productId = await makeProduct(app.database.db, { barcode });
  const operator = await signedInOperator(app, ['catalogue']);
  const rule = () => ruleProductRequest(app.ctx, operator, requestId, { ruling: 'approved', productId });
  const ends = await Promise.allSettled([rule(), rule(), rule()]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await listingsOf(me.owner)).toMatchObject([{ stock: 12 }]);
});

test('another company, and a member who may not list, set and withdraw no terms', async () => {
  const me = await asking();
  const { requestId, barcode } = me.request;
  const other = await signedInSeller(app);
  for (const wish of [terms, null])
    expect((await app.call(setRequestTerms, { requestId, terms: wish }, other)).status).toBe(404);
  expect((await app.call(setRequestTerms, { requestId, terms })).status).toBe(401);
  const { companyId, userType } = me.owner;
  const userId = await makeUser(app.database.db, companyId, { role: 'staff', rights: ['ship'] });
  const token = await sessionOf(app, { companyId, userId, userType });
  expect((await app.call(setRequestTerms, { requestId, terms: null }, { token })).status).toBe(403);
  expect((await app.call(requestProduct, said({ barcode, terms }), { token })).status).toBe(403);
  expect((await app.call(getProductRequests, { barcode }, me.owner)).result.items).toMatchObject([{ terms }]);
});

test.each([
  [{ price: 0 }, 'terms.price', 'Fiyat 0 olamaz.'],
  [{ stock: 0 }, 'terms.stock', 'Stok alanı zorunludur'],
  [{ expiration: '2025-01-31' }, 'terms.expiration', 'Miat geçmiş tarih olamaz'],
  [{ price: 25_000 }, 'terms', 'Fiyat, 249,00 TL PSF’nin 1,00 TL üstünde.'],
])('terms with %j are refused at %s', async (wrong, path, message) => {
  const { owner, request } = await asking({ psf: 24_900 });
  const wish = { ...terms, ...wrong };
  const set = await app.call(setRequestTerms, { requestId: request.requestId, terms: wish }, owner);
  expect([set.status, set.body.errors[0]]).toMatchObject([400, { path, message }]);
  const asked = await app.call(requestProduct, said({ psf: 24_900, terms: wish }), owner);
  expect([asked.status, asked.body.errors[0]]).toMatchObject([400, { path, message }]);
});

test('a company that may no longer sell can still withdraw its terms', async () => {
  const { owner, request } = await asking();
  const { requestId } = request;
  await company({ sales_ban: true })(owner);
  expect((await app.call(setRequestTerms, { requestId, terms }, owner)).status).toBe(403);
  expect((await app.call(setRequestTerms, { requestId, terms: null }, owner)).result.terms).toBeNull();
});
