import { approveOrder, confirmOrder, getOrders, shipOrder } from '@havan/contract/sales/orders';
import { downloadPayoutStatement, payoutStatementCalls } from '@havan/contract/money/payout-statements';
import { walletCalls } from '@havan/contract/money/wallet';
import { netOf } from '@havan/domain/payout-statement';
import { beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../testing/factories.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { withoutIncomeTax } from '../../../testing/without-income-tax.ts';
import { balanceOf } from '../ledger/ledger.service.ts';
import { deliverShipped } from '../../sales/orders/order-jobs.ts';
import { payOut } from '../payouts/payout-jobs.ts';
import { closeWeeks } from './close-weeks.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
withoutIncomeTax(app);
const shop = new Shop(app, bank);
const { getPayoutStatements, getPayoutStatement, getOrdersPendingTransfer } = payoutStatementCalls;
const weekMs = 7 * 86_400_000;

let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;

beforeAll(async () => {
  // The database dates the ledger, so that the weeks of the test begin with the current one.
  app.clock.set(new Date());
  seller = await shop.seller(10, 10_000);
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId }, seller);
});

const statements = async (person: Person = seller) =>
  (await app.call(getPayoutStatements, {}, person)).result.items;

test('an order waits to be sent, then it is under way, then it has the day of its approval', async () => {
  expect((await app.call(getOrdersPendingTransfer, {}, seller)).result).toMatchObject({
    underway: { amount: 0, orders: 0 },
    unshipped: { amount: 28_200, orders: 1 },
  });
  await app.call(
    shipOrder,
    { orderId, carrierId: 1, followUpNumber: String(orderId).padStart(12, '0') },
    seller,
  );
  expect((await app.call(getOrdersPendingTransfer, {}, seller)).result).toEqual({
    way: 'wallet',
    days: [],
    underway: { amount: 28_200, orders: 1 },
    unshipped: { amount: 0, orders: 0 },
  });
  app.clock.advance(3_600_000);
  await deliverShipped(app.ctx);
  const { result } = await app.call(getOrdersPendingTransfer, {}, seller);
  expect(result.days).toMatchObject([{ amount: 28_200, orders: 1 }]);
  expect(result.underway.orders).toBe(0);
  await app.call(approveOrder, { orderId }, buyer);
  await payOut(app.ctx);
  expect((await app.call(getOrdersPendingTransfer, {}, seller)).result.days).toEqual([]);
});

test('a week becomes one numbered document, however many processes close it, and adds up to the ledger', async () => {
  await closeWeeks(app.ctx);
  expect(await statements()).toEqual([]);
  const { contract } = (await app.call(walletCalls.getWallet, {}, seller)).result;
  await app.call(walletCalls.acceptWalletContract, { version: contract.version }, seller);
  const payoutAccountId = await makePayoutAccount(app, seller);
  await app.call(walletCalls.withdrawToIban, { payoutAccountId, amount: 8_000 }, seller);
  app.clock.advance(weekMs);
  await Promise.all([closeWeeks(app.ctx), closeWeeks(app.ctx), closeWeeks(app.ctx)]);
  const [week, ...others] = await statements();
  expect(others).toEqual([]);
  expect(week).toMatchObject({ orders: 1, openingBalance: 0, closingBalance: 20_200 });
  expect(week?.number).toMatch(/^HK-20\d\d-00000\d$/);
  const { result } = await app.call(getPayoutStatement, { statementId: String(week?.statementId) }, seller);
  expect(result.lines.items).toMatchObject([
    {
      kind: 'release',
      orderId,
      orderType: 'sold',
      sale: 34_990,
      commission: -1500,
      commissionVat: -300,
      shipping: -4990,
    },
    { kind: 'withdrawal', orderId: null, other: -8_000 },
  ]);
  expect(netOf(result.sums)).toBe(20_200);
  expect(await balanceOf(app.database.db, 'wallet', seller.companyId)).toBe(20_200);
});

test('a week in which nothing moved has its line and no document', async () => {
  app.clock.advance(2 * weekMs);
  await closeWeeks(app.ctx);
  const weeks = await statements();
  expect(weeks.map(({ number, closingBalance }) => [number === null, closingBalance])).toEqual([
    [true, 20_200],
    [true, 20_200],
    [false, 20_200],
  ]);
});

test('others do not see it', async () => {
  const statementId = String((await statements()).at(-1)?.statementId);
  const other = await shop.seller();
  expect((await app.call(getPayoutStatement, { statementId }, other)).status).toBe(404);
  expect(await statements(other)).toEqual([]);
  expect((await app.call(getPayoutStatements, { cursor: 'x' }, seller)).status).toBe(400);
});

test('of the staff, those with the right to money read it, on the page and as a file', async () => {
  const statementId = String((await statements()).at(-1)?.statementId);
  const statusesOf = async (rights: ('money' | 'sell')[]) => {
    const userId = await makeUser(app.database.db, seller.companyId, { role: 'staff', rights });
    const token = await sessionOf(app, { ...seller, userId });
    const file = await app.fastify.inject({
      method: 'GET',
      url: `/api/v1/${downloadPayoutStatement.path}?statementId=${statementId}&format=csv`,
      headers: { authorization: `Bearer ${token}` },
    });
    return [
      (await app.call(getPayoutStatements, {}, { token })).status,
      (await app.call(getPayoutStatement, { statementId }, { token })).status,
      file.statusCode,
    ];
  };
  expect(await statusesOf(['sell'])).toEqual([403, 403, 403]);
  expect(await statusesOf(['money'])).toEqual([200, 200, 200]);
});

test('it is downloaded as PDF and as CSV', async () => {
  const statementId = String((await statements()).at(-1)?.statementId);
  const file = (format: 'pdf' | 'csv', { token }: Person = seller) =>
    app.fastify.inject({
      method: 'GET',
      url: `/api/v1/${downloadPayoutStatement.path}?statementId=${statementId}&format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const pdf = await file('pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = (await file('csv')).body.split('\r\n');
  expect(csv[0]).toContain('Defter kaydı');
  expect(csv.at(-2)).toMatch(/;Kapanış bakiyesi;.*;202,00$/);
  expect(csv).toHaveLength(7);
  expect((await file('pdf', await shop.seller())).statusCode).toBe(404);
});
