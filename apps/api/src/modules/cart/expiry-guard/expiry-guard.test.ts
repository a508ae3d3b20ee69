import { expiryGuardCalls } from '@havan/contract/cart/expiry-guard';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getExpiryGuard, setExpiryGuard } = expiryGuardCalls;
const dayMs = 86_400_000;

async function party(kind: 'pharmacy' | 'merchant') {
  const made = await makeParty(app.database.db, kind);
  return { ...made, token: await sessionOf(app, made) };
}

/**
 * Returns a pharmacy that bought ten units of a product on each of three days, and a listing of the product that
 * expires in 60 days.
 */
async function regular() {
  const { db } = app.database;
  const buyer = await party('pharmacy');
  const seller = await party('merchant');
  const productId = await makeProduct(db);
  const listingId = await makeListing(
    db,
    { sellerId: seller.companyId, productId },
    { stock: 500, price: 100 },
  );
  const now = app.clock.now();
  for (const days of [90, 60, 30])
    await makeSale(db, buyer, { listingId, units: 10, at: new Date(now.getTime() - days * dayMs) });
  await sql`update listing set expiration = (${now}::timestamptz at time zone 'Europe/Istanbul')::date + 60 where id = ${listingId}`.execute(
    db,
  );
  await sql`insert into basket_item (company_id, listing_id, quantity, seen_price) values (${buyer.companyId}, ${listingId}, 50, 100)`.execute(
    db,
  );
  return { buyer, listingId, productId };
}

test('warns of a cart line that outlasts its expiry, with figures and the quantity that does not', async () => {
  const { buyer, listingId, productId } = await regular();
  const ask = (lines?: string) => app.call(getExpiryGuard, lines === undefined ? {} : { lines }, buyer);
  expect((await ask()).result.warnings).toEqual([
    { listingId, productId, quantity: 50, monthlyUnits: 10, monthsOfUse: 5, monthsLeft: 2, fitting: 20 },
  ]);
  expect((await ask(`${listingId}:20`)).result.warnings).toEqual([]);
  expect((await ask(`${listingId}:21`)).result.warnings).toMatchObject([{ fitting: 20 }]);
  expect((await ask('x')).status).toBe(400);
  const other = await party('pharmacy');
  expect((await app.call(getExpiryGuard, { lines: `${listingId}:999` }, other)).result.warnings).toEqual([]);
  expect((await app.call(getExpiryGuard, {})).status).toBe(401);
});

test('is switched off for one product of one company, and on again', async () => {
  const { buyer, productId } = await regular();
  const warnings = async () => (await app.call(getExpiryGuard, {}, buyer)).result.warnings.length;
  expect((await app.call(setExpiryGuard, { productId, isOn: false }, buyer)).status).toBe(200);
  expect(await warnings()).toBe(0);
  await app.call(setExpiryGuard, { productId, isOn: true }, buyer);
  expect(await warnings()).toBe(1);
});
