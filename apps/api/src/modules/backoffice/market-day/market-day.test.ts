import { marketDayCalls } from '@havan/contract/backoffice/money/market-day';
import { marketOrderCalls } from '@havan/contract/backoffice/money/orders';
import { getOrders } from '@havan/contract/sales/orders';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { countTasks } from './market-day.sql.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const dayMs = 86_400_000;

const readMarket = async (roles: Parameters<typeof signedInOperator>[1]) =>
  (await app.call(marketDayCalls.getMarketDay, {}, await signedInOperator(app, roles))).result;

beforeAll(async () => {
  app.clock.set(new Date());
  const seller = await shop.seller(10, 10_000);
  const [first, second] = [await shop.buyer([seller.listingId, 3]), await shop.buyer([seller.listingId, 1])];
  await shop.buy(first);
  await shop.buy(second);
  const [order] = (await app.call(getOrders, { type: 'purchased' }, second)).result.items;
  const operator = await signedInOperator(app, ['finance']);
  const cancelled = { orderId: order?.orderId ?? 0, reasonId: 'buyerAsked' as const };
  await app.call(marketOrderCalls.cancelMarketOrder, cancelled, operator);
});

test('counts the orders of thirty days without cancelled ones', async () => {
  const { days } = await readMarket(['finance']);
  expect(days).toHaveLength(30);
  const today = days.at(-1);
  expect(today).toMatchObject({ day: istanbulIsoDay(app.clock.now()), orders: 1 });
  expect(today?.turnover).toBeGreaterThanOrEqual(30_000);
  expect(today?.commission).toBeGreaterThan(0);
  expect(days.slice(0, -1).every(({ orders, turnover }) => orders === 0 && turnover === 0)).toBe(true);
});

test('an order beyond its time is a task of finance and support', async () => {
  expect((await readMarket(['support'])).tasks).toEqual([]);
  app.clock.advance(10 * dayMs);
  expect((await readMarket(['support'])).tasks).toEqual([{ task: 'lateOrders', count: 1 }]);
  expect((await readMarket(['finance'])).tasks).toEqual([{ task: 'lateOrders', count: 1 }]);
});

test('only the lists of the own roles are counted', async () => {
  const queries: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const tasks = await countTasks(app.database.db.withPlugin(recorder), ['lateOrders'], app.clock.now());
  expect(tasks).toEqual([{ task: 'lateOrders', count: 1 }]);
  expect(queries.join()).toContain('from orders');
  expect(queries.join()).not.toMatch(/payout_run|incoming_transfer|transfer_return|outbox_message/);
  expect(await countTasks(app.database.db, [], app.clock.now())).toEqual([]);
});

test('a catalogue operator is refused', async () => {
  const answer = await app.call(marketDayCalls.getMarketDay, {}, await signedInOperator(app, ['catalogue']));
  expect(answer.status).toBe(403);
});
