import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { getOrderFeed } from '@havan/contract/sales/order-feed';
import { bulkShip } from '@havan/contract/sales/order-work';
import { confirmOrder } from '@havan/contract/sales/orders';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });

async function shopWithKey() {
  const shop = new Shop(app, bank);
  const seller = await shop.seller(50);
  const scopes = ['orders.read', 'orders.ship'] as const;
  const { key } = (await app.call(apiKeyCalls.createApiKey, { name: 'ERP', scopes: [...scopes] }, seller))
    .result;
  const buy = async () => shop.buy(await shop.buyer([seller.listingId, 1]));
  return { seller, token: key, buy };
}
const read = async (token: string, cursor?: string, pageSize = '2') =>
  (await app.call(getOrderFeed, { pageSize, ...(cursor !== undefined && { cursor }) }, { token })).result;

test('asks for a session', async () => {
  expect((await app.call(getOrderFeed, {})).status).toBe(401);
});

test('lists each order in the order of its changes, and again when it has changed', async () => {
  const { token, buy } = await shopWithKey();
  const empty = await read(token);
  expect(empty).toMatchObject({ items: [], hasMore: false });
  await buy();
  await buy();
  await buy();
  // A transaction that is open in another database of the same server delays the feed for a moment.
  await expect.poll(async () => (await read(token, empty.cursor, '100')).items.length).toBe(3);
  const first = await read(token, empty.cursor);
  expect([first.items.length, first.hasMore]).toEqual([2, true]);
  const second = await read(token, first.cursor);
  expect([second.items.length, second.hasMore]).toEqual([1, false]);
  expect(first.items[0]).toMatchObject({
    state: 'awaitingSellerConfirmation',
    lines: [{ lineNo: 1, quantity: 1 }],
  });
  expect((await read(token, second.cursor)).items).toEqual([]);

  const changed = first.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId: changed }, { token });
  await expect
    .poll(async () => (await read(token, second.cursor)).items)
    .toMatchObject([{ orderId: changed, state: 'awaitingShipment' }]);
});

test('another seller reads nothing of it, and a cursor of nothing is refused', async () => {
  const { buy, token } = await shopWithKey();
  await buy();
  await expect.poll(async () => (await read(token)).items.length).toBe(1);
  const other = await shopWithKey();
  expect((await read(other.token)).items).toEqual([]);
  const refused = await app.call(getOrderFeed, { cursor: 'bozuk' }, { token });
  expect(refused.status).toBe(400);
});

test('a program sends tracking numbers up, each answered for itself', async () => {
  const { token, buy } = await shopWithKey();
  await buy();
  await buy();
  await expect.poll(async () => (await read(token)).items.length).toBe(2);
  const [one, two] = (await read(token)).items.map(({ orderId }) => orderId);
  await app.call(confirmOrder, { orderId: one ?? 0 }, { token });
  const shipments = [one, two].map((orderId) => ({
    orderId: orderId ?? 0,
    carrierId: 1,
    followUpNumber: '123456789012',
  }));
  const { results } = (await app.call(bulkShip, { shipments }, { token })).result;
  expect(results.map(({ done }) => done)).toEqual([true, false]);
  expect(results[1]?.message).toMatch(/\.$/);
});
