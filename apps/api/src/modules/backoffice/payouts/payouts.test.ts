import { downloadPayoutFile, operatorPayoutCalls } from '@havan/contract/backoffice/money/payouts';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { createWebhook } from '@havan/contract/notifications/webhooks';
import { approveOrder, confirmOrder, getOrders, shipOrder } from '@havan/contract/sales/orders';
import { payoutStatementCalls } from '@havan/contract/money/payout-statements';
import { fourEyesLimit } from '@havan/domain/payout-run';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { balances } from '../../money/ledger/ledger.sql.ts';
import { payOut } from '../../money/payouts/payout-jobs.ts';
import { closeWeeks } from '../../money/statements/close-weeks.ts';
import { deliverShipped } from '../../sales/orders/order-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const weekMs = 7 * 86_400_000;
const { preparePayoutRun, decidePayoutRun, confirmPayoutRun, returnPayoutTransfer } = operatorPayoutCalls;
const { getDuePayouts, getPayoutRun, getPayoutRuns, findStatements } = operatorPayoutCalls;

let warehouse: Person;
let me: Awaited<ReturnType<typeof signedInOperator>>;

/** Creates a local warehouse with a completed order of three units at this price in a closed week. */
async function earned(price: number): Promise<Person> {
  const party = await makeParty(app.database.db, 'localPharmacyWarehouse');
  const seller = { ...party, token: await sessionOf(app, party) };
  await sell(seller, price);
  app.clock.advance(weekMs);
  await closeWeeks(app.ctx);
  return seller;
}

/** Completes an order of three units at this price. */
async function sell(party: Person, price: number): Promise<void> {
  const { db } = app.database;
  const listingId = await makeListing(
    db,
    { sellerId: party.companyId, productId: await makeProduct(db) },
    { stock: 10, price },
  );
  const buyer = await shop.buyer([listingId, 3]);
  await shop.buy(buyer);
  const orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId }, party);
  await app.call(shipOrder, { orderId, carrierId: 1, followUpNumber: `DEPO${orderId}` }, party);
  app.clock.advance(3_600_000);
  await deliverShipped(app.ctx);
  await app.call(approveOrder, { orderId }, buyer);
  await payOut(app.ctx);
}

const owed = ({ companyId }: Person) => balanceOf(app.database.db, 'sellerPayable', companyId);
const transit = async () =>
  (await balances(app.database.db)).find(({ kind }) => kind === 'payoutTransit')?.amount ?? 0;

beforeAll(() => app.clock.set(new Date()));
beforeEach(async () => {
  warehouse = await earned(10_000);
  await makePayoutAccount(app, warehouse);
  me = await signedInOperator(app, ['finance']);
});

test('a company without a wallet is paid by a run, and its money is on its way only once', async () => {
  const listener = { url: 'https://alici.example.com/havan', events: ['payout.made' as const] };
  expect((await app.call(createWebhook, listener, warehouse)).status).toBe(200);
  const before = await owed(warehouse);
  expect(before).toBeGreaterThan(20_000);
  expect(await balanceOf(app.database.db, 'wallet', warehouse.companyId)).toBe(0);
  const due = (await app.call(getDuePayouts, {}, me)).result;
  expect(due.companies).toContainEqual(
    expect.objectContaining({ companyId: warehouse.companyId, amount: before }),
  );
  const answers = await Promise.all([1, 2, 3].map(() => app.call(preparePayoutRun, {}, me)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const run = answers.find(({ status }) => status === 200)?.result;
  expect(run).toMatchObject({ state: 'prepared', mayApprove: true, sent: 0 });
  expect(await owed(warehouse)).toBe(0);
  const runId = run?.runId ?? 0;
  const file = () =>
    app.fastify.inject({
      method: 'GET',
      url: `/api/v1/${downloadPayoutFile.path}?runId=${runId}`,
      headers: { authorization: `Bearer ${me.token}`, host: 'backoffice.localhost' },
    });
  expect((await file()).statusCode).toBe(409);
  await app.call(decidePayoutRun, { runId, decision: 'approve' }, me);
  expect((await app.call(decidePayoutRun, { runId, decision: 'approve' }, me)).status).toBe(409);
  const text = (await file()).body;
  expect(text).toContain(`;TR330006100519786457841326;${(before / 100).toFixed(2).replace('.', ',')};TRY;`);
  expect(await transit()).toBe(run?.total);
  await Promise.all([app.call(confirmPayoutRun, { runId }, me), app.call(confirmPayoutRun, { runId }, me)]);
  expect(await transit()).toBe(0);
  expect((await app.call(getPayoutRun, { runId: String(runId) }, me)).result.sent).toBe(run?.transfers);
  // The company's webhook is sent once, although two requests confirmed the run at the same time.
  const deliveries = await app.database.db.selectFrom('webhook_delivery').select(['event', 'data']).execute();
  expect(deliveries).toEqual([{ event: 'payout.made', data: expect.objectContaining({ amount: before }) }]);
  await shop.requireSound();
});

test('after a run what was earned since the statement waits for the next one', async () => {
  const { runId } = (await app.call(preparePayoutRun, {}, me)).result;
  await app.call(decidePayoutRun, { runId, decision: 'approve' }, me);
  await app.call(confirmPayoutRun, { runId }, me);
  await sell(warehouse, 10_000);
  const balance = await owed(warehouse);
  expect(balance).toBeGreaterThan(20_000);
  me = await signedInOperator(app, ['finance']);
  const dueNow = async () =>
    (await app.call(getDuePayouts, {}, me)).result.companies.find(
      ({ companyId }) => companyId === warehouse.companyId,
    );
  expect(await dueNow()).toBeUndefined();
  app.clock.advance(weekMs);
  await closeWeeks(app.ctx);
  me = await signedInOperator(app, ['finance']);
  expect(await dueNow()).toMatchObject({ amount: balance });
  await shop.requireSound();
});

test('a returned transfer is due again, notified, and paid by the next run', async () => {
  const before = await owed(warehouse);
  const { runId } = (await app.call(preparePayoutRun, {}, me)).result;
  await app.call(decidePayoutRun, { runId, decision: 'approve' }, me);
  await app.call(confirmPayoutRun, { runId }, me);
  const { items } = (await app.call(getPayoutRun, { runId: String(runId) }, me)).result;
  const transfer = items.items.find(({ companyId }) => companyId === warehouse.companyId);
  const back = { transferId: transfer?.transferId ?? '', reasonId: 'closed' as const };
  expect((await app.call(returnPayoutTransfer, back, me)).result.returned).toBe(1);
  expect((await app.call(returnPayoutTransfer, back, me)).status).toBe(409);
  expect(await owed(warehouse)).toBe(before);
  const news = (await app.call(getAllNotifications, { mainCategoryId: '10' }, warehouse)).result.items;
  expect(news[0]?.notificationText).toContain('geri döndü: Hesap kapalı.');
  expect((await app.call(payoutStatementCalls.getOrdersPendingTransfer, {}, warehouse)).result).toMatchObject(
    { way: 'account', days: [{ amount: before, orders: 0 }] },
  );
  app.clock.advance(weekMs);
  await closeWeeks(app.ctx);
  me = await signedInOperator(app, ['finance']);
  expect((await app.call(getDuePayouts, {}, me)).result.companies).toContainEqual(
    expect.objectContaining({ companyId: warehouse.companyId, amount: before }),
  );
  const found = (await app.call(findStatements, { search: 'HK-' }, me)).result.items;
  expect(found.some(({ companyId }) => companyId === warehouse.companyId)).toBe(true);
  await shop.requireSound();
});

test('above the limit another operator approves; the money of an abandoned run is due again', async () => {
  const large = await earned(fourEyesLimit / 2);
  await makePayoutAccount(app, large);
  me = await signedInOperator(app, ['finance']);
  const before = await owed(large);
  const { runId, mayApprove } = (await app.call(preparePayoutRun, {}, me)).result;
  expect(mayApprove).toBe(false);
  expect((await app.call(decidePayoutRun, { runId, decision: 'approve' }, me)).status).toBe(409);
  const other = await signedInOperator(app, ['finance']);
  const cancel = { runId, decision: 'cancel' as const, reason: 'Bir firmanın hesabı denetlenecek.' };
  expect((await app.call(decidePayoutRun, cancel, other)).result.state).toBe('cancelled');
  expect(await owed(large)).toBe(before);
  const again = (await app.call(preparePayoutRun, {}, me)).result;
  const approved = await app.call(decidePayoutRun, { runId: again.runId, decision: 'approve' }, other);
  expect(approved.result).toMatchObject({ state: 'approved', mayApprove: false });
  expect((await app.call(getPayoutRuns, { pageSize: '1' }, me)).result.nextCursor).not.toBeNull();
  await app.call(confirmPayoutRun, { runId: again.runId }, me);
  await shop.requireSound();
});

test('support does not see payouts', async () => {
  const support = await signedInOperator(app, ['support']);
  expect((await app.call(getPayoutRuns, {}, support)).status).toBe(403);
  expect((await app.call(preparePayoutRun, {}, support)).status).toBe(403);
});
