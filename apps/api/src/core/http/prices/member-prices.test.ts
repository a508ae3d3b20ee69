import { apiPrefix } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { exportListings } from '@havan/contract/listings/listing-desk';
import { exportOrders } from '@havan/contract/sales/order-work';
import { type StaffPreset, staffPresets } from '@havan/domain/staff-right';
import { beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const price = 135_77;
/** The price, the cost of two units and that with the fee for shipping; as numbers and formatted. */
const traces = /13577|27154|32144|135,77|271,54|321,44/;

let seller: Person;
let orderId: number;
beforeAll(async () => {
  const made = await shop.seller(10, price);
  seller = made;
  const buyer = await shop.buyer([made.listingId, 2]);
  await shop.buy(buyer);
  orderId = (await app.call(calls.getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await app.call(calls.confirmOrder, { orderId }, seller);
});

async function staffOf(preset: Exclude<StaffPreset, 'owner'>) {
  const rights = [...staffPresets[preset]];
  const userId = await makeUser(app.database.db, seller.companyId, { role: 'staff', rights });
  return { token: await sessionOf(app, { ...seller, userId }) };
}

/** Sends the reading calls of a day in the store of a seller. Returns the answers by call. */
async function walk(member: { readonly token: string }) {
  const {
    getOrders,
    getOrderDetail,
    getUserListings,
    getSalesOverview,
    getWallet,
    getOrdersPendingTransfer,
  } = calls;
  const bodies = {
    orders: await app.call(getOrders, { type: 'sold' }, member),
    order: await app.call(getOrderDetail, { type: 'sold', id: String(orderId) }, member),
    listings: await app.call(getUserListings, {}, member),
    overview: await app.call(getSalesOverview, {}, member),
    wallet: await app.call(getWallet, {}, member),
    pending: await app.call(getOrdersPendingTransfer, {}, member),
  };
  return Object.entries(bodies).map(([name, { status, body }]) => ({
    name,
    status,
    isHidden: body.pricesHidden ?? false,
    hasPrice: traces.test(JSON.stringify(body)),
  }));
}

// screens §12, "Depo (no prices)"
test('a member whose work needs no prices reads none, and everything else', async () => {
  const sales = await walk(await staffOf('sales'));
  expect(sales.filter(({ hasPrice }) => hasPrice).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['orders', 'order', 'listings']),
  );
  expect(sales.filter(({ isHidden }) => isHidden)).toEqual([]);
  const warehouse = await walk(await staffOf('warehouse'));
  expect(warehouse.filter(({ hasPrice }) => hasPrice)).toEqual([]);
  expect(warehouse.filter(({ status, isHidden }) => status !== 200 || !isHidden)).toEqual([]);
  const { result } = await app.call(
    calls.getOrderDetail,
    { type: 'sold', id: String(orderId) },
    await staffOf('warehouse'),
  );
  expect(result).toMatchObject({ orderId, total: 0, payout: null, lines: [{ quantity: 2, unitPrice: 0 }] });
});

test('it takes no file of prices', async () => {
  const ask = async (path: string, { token }: { readonly token: string }) =>
    (
      await app.fastify.inject({
        url: `${apiPrefix}/${path}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  const [sales, warehouse] = [await staffOf('sales'), await staffOf('warehouse')];
  for (const path of [`${exportOrders.path}?type=sold&format=csv`, `${exportListings.path}?format=csv`])
    expect([path, await ask(path, sales), await ask(path, warehouse)]).toEqual([path, 200, 403]);
});

test('it ships the order all the same; the answer has no price either', async () => {
  const followUpNumber = String(orderId).padStart(12, '0');
  const request = { orderId, carrierId: 1, followUpNumber };
  const shipped = await app.call(calls.shipOrder, request, await staffOf('warehouse'));
  expect(shipped.result).toMatchObject({ state: 'shipped', total: 0 });
  expect(JSON.stringify(shipped.body)).not.toMatch(traces);
});

test('a key of the owner reads the prices of its scope', async () => {
  const made = await app.call(calls.createApiKey, { name: 'Depo', scopes: ['orders.read'] }, seller);
  const read = await app.call(calls.getOrders, { type: 'sold' }, { token: made.result.key });
  expect(read.status).toBe(200);
  expect(JSON.stringify(read.body)).toMatch(traces);
});
