import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { keepMonths } from '../../../core/db/months/months.sql.ts';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { monthsRead, plansOf } from '../../../testing/plans-of.ts';
import { makeSale } from '../../../testing/sales.ts';
import { testApp } from '../../../testing/test-app.ts';
import { insertEvents } from '../order-placement/create-orders.sql.ts';
import { scoreFacts } from '../score/score-facts.sql.ts';
import { orderHistory } from './orders.sql.ts';

const app = testApp();
const placedAt = new Date('2027-05-31T23:00:00Z');
let orderId = 0;
let sellerId = 0;

beforeAll(async () => {
  const { db } = app.database;
  await keepMonths(db, 'order_event', new Date('2027-06-10T00:00:00Z'));
  sellerId = (await makeParty(db, 'pharmacy')).companyId;
  const listingId = await makeListing(db, { sellerId, productId: await makeProduct(db) });
  await makeSale(db, await makeParty(db, 'pharmacy'), { listingId, units: 1, at: placedAt });
  orderId = (await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id;
  await db.updateTable('orders').set({ state: 'cancelled' }).execute();
  await insertEvents(db, [
    // The clock of the process that noted it was late by an hour.
    { ...eventAt('2027-05-31T22:00:00Z'), action: 'open', party: 'buyer' as const },
    { ...eventAt('2027-06-01T00:00:00Z'), action: 'confirm', party: 'seller' as const },
    { ...eventAt('2027-11-01T00:00:00Z'), action: 'cancel', party: 'seller' as const },
  ]);
});

const eventAt = (at: string) => ({ order_id: orderId, at: new Date(at), to_state: 'cancelled' as const });

const places = async (): Promise<string[]> => {
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from order_event order by at`.execute(app.database.db);
  return rows.map(({ part }) => part);
};

test('the events of an order lie in their months and are moved into one that is made later', async () => {
  expect(await places()).toEqual(['order_event_2027_05', 'order_event_2027_06', 'order_event_later']);
  await keepMonths(app.database.db, 'order_event', new Date('2027-08-01T00:00:00Z'));
  expect(await places()).toEqual(['order_event_2027_05', 'order_event_2027_06', 'order_event_2027_11']);
  const history = await orderHistory(app.database.db, orderId);
  expect(history.map(({ at }) => at.toISOString())).toEqual([
    '2027-05-31T22:00:00.000Z',
    '2027-06-01T00:00:00.000Z',
    '2027-11-01T00:00:00.000Z',
  ]);
});

test('the history of an order reads no month before its placement', async () => {
  const plan = await plansOf(app.database.url, (db) => orderHistory(db, orderId));
  expect(monthsRead(plan, 'order_event')).toContain('2027_05');
  expect(monthsRead(plan, 'order_event')).not.toContain('before');
  expect(monthsRead(plan, 'order_event')).not.toContain('2027_04');
});

test('a score looks for a cancellation in no month before the placement', async () => {
  const facts = scoreFacts([sellerId], new Date('2027-06-15T00:00:00Z'));
  const plan = await plansOf(app.database.url, (db) => facts.execute(db));
  const months = monthsRead(plan, 'order_event');
  expect(months).toContain('2027_05');
  expect(months).not.toContain('2027_04');
});

test('nobody changes or deletes an event, under whichever name, and no month is dropped', async () => {
  const { db } = app.database;
  for (const table of ['order_event', ...new Set(await places())]) {
    await expect(sql`update ${sql.table(table)} set note = 'x'`.execute(db)).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(/permission denied/);
  }
  await expect(keepMonths(db, 'order_event', new Date('2027-08-01'), new Date('2027-07-01'))).rejects.toThrow(
    /append-only/,
  );
});
