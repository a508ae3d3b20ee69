import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { priceDayCalls } from '@havan/contract/backoffice/catalogue/price-days';
import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getPriceDays, repairPriceDay } = priceDayCalls;
// Triggers record the database's day, so these tests use its clock.
const dayText = (daysAgo: number) => formatIsoDay(addDays(istanbulDayOf(new Date()), -daysAgo));
const reason = 'Fiyat bir sıfır eksik girilmiş.';

let me: Awaited<ReturnType<typeof signedInOperator>>;
let productId: number;
beforeEach(async () => {
  const { db } = app.database;
  app.clock.set(new Date());
  me = await signedInOperator(app, ['catalogue']);
  productId = await makeProduct(db);
  await makeListing(db, { sellerId: await makeCompany(db, 'merchant'), productId }, { price: 10_000 });
  for (const [daysAgo, lowest, closing] of [
    [20, 9_800, 9_800],
    [5, 100, 9_900],
  ] as const)
    await sql`insert into product_price_day (product_id, day, lowest, closing)
      values (${productId}, ${dayText(daysAgo)}::date, ${lowest}, ${closing})`.execute(db);
});

const seen = async () => (await app.call(getPriceDays, { productId: String(productId) }, me)).result;
const repair = (changes: object) =>
  app.call(repairPriceDay, { productId, day: dayText(5), prices: null, reason, ...changes }, me);

test('a mistyped day is corrected, and buyers see the lowest price without it', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const lowest = async () =>
    (await app.call(getProductDetail, { productId: String(productId) }, buyer)).result.product
      .lowestPrice30Days?.price;
  expect([(await seen()).lowest30, await lowest()]).toEqual([100, 100]);
  const { result } = await repair({ prices: { lowest: 9_900, closing: 9_900 } });
  expect(result.lowest30).toBe(9_800);
  expect(result.days).toContainEqual({ day: dayText(5), lowest: 9_900, closing: 9_900 });
  expect(await lowest()).toBe(9_800);
  const [act] = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result.items;
  expect(act).toMatchObject({
    action: 'product.repairPrice',
    subjectId: String(productId),
    before: { day: dayText(5), lowest: 100, closing: 9_900 },
    after: { lowest: 9_900, closing: 9_900, reason },
  });
});

test('a day is removed, once; today and a lowest above its closing are refused', async () => {
  expect((await repair({ day: dayText(0) })).body.errors[0]?.path).toBe('day');
  const wrong = await repair({ prices: { lowest: 9_901, closing: 9_900 } });
  expect([wrong.status, wrong.body.errors[0]?.path]).toEqual([400, 'lowest']);
  expect((await repair({})).result.days.map(({ day }) => day)).toEqual([dayText(0), dayText(20)]);
  expect((await repair({})).status).toBe(404);
  expect((await app.call(getPriceDays, { productId: '999999' }, me)).status).toBe(404);
});
