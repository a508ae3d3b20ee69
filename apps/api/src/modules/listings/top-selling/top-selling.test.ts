import { topSellingCalls } from '@havan/contract/listings/top-selling';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getTopSelling } = topSellingCalls;

// @spec §7 listings-top-selling

test('the listings that sold most in 30 days come first, without cancelled orders and those of others', async () => {
  const { db } = app.database;
  const now = app.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const [seller, other, buyer] = [
    await signedInAs(app, 'merchant'),
    await signedInAs(app, 'merchant'),
    await signedInAs(app, 'pharmacy'),
  ];
  const listingOf = async (sellerId: number) =>
    makeListing(db, { sellerId, productId: await makeProduct(db) }, { stock: 7 });
  const few = await listingOf(seller.companyId);
  const many = await listingOf(seller.companyId);
  const foreign = await listingOf(other.companyId);
  await makeSale(db, buyer, { listingId: few, units: 3, at: daysAgo(2) });
  await makeSale(db, buyer, { listingId: few, units: 90, at: daysAgo(31) });
  await makeSale(db, buyer, { listingId: many, units: 2, at: daysAgo(1) });
  await makeSale(db, buyer, { listingId: many, units: 4, at: daysAgo(29) });
  await makeSale(db, buyer, { listingId: foreign, units: 50, at: daysAgo(1) });
  await makeSale(db, buyer, { listingId: few, units: 80, at: daysAgo(3) });
  await sql`update orders set state = 'cancelled' where created_at = ${daysAgo(3)}`.execute(db);
  await sql`update listing set state = 'passive' where id = ${few}`.execute(db);

  const { items } = (await app.call(getTopSelling, {}, seller)).result;
  expect(items.map(({ listingId, units, stock }) => [listingId, units, stock])).toEqual([
    [many, 6, 7],
    [few, 3, 0],
  ]);
  expect(items.every(({ turnover, units }) => turnover > 0 && turnover % units === 0)).toBe(true);
  expect((await app.call(getTopSelling, {})).status).toBe(401);
});
