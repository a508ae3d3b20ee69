import { approveOrder, confirmOrder, getOrders, shipOrder } from '@havan/contract/sales/orders';
import { walletCalls } from '@havan/contract/money/wallet';
import { createWebhook } from '@havan/contract/notifications/webhooks';
import { beforeEach, expect, test } from 'vitest';
import { deliverShipped } from '../../sales/orders/order-jobs.ts';
import { sendRefunds } from '../../sales/payment/payment-jobs.ts';
import { payOut, sendWithdrawals } from '../payouts/payout-jobs.ts';
import { reconcileCommand } from '../../../cli/reconcile.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { withoutIncomeTax } from '../../../testing/without-income-tax.ts';
import { balances } from '../ledger/ledger.sql.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
withoutIncomeTax(app);
const shop = new Shop(app, bank);
const { getWallet, getWalletMovements, acceptWalletContract, withdrawToIban, cancelWithdrawal } = walletCalls;

let seller: Person & { listingId: number };
let buyer: Person;
let account: { payoutAccountId: string };
beforeEach(async () => {
  seller = await shop.seller(10, 10_000);
  account = { payoutAccountId: await makePayoutAccount(app, seller) };
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  const orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId }, seller);
  await app.call(
    shipOrder,
    { orderId, carrierId: 1, followUpNumber: String(orderId).padStart(12, '0') },
    seller,
  );
  app.clock.advance(3_600_000);
  await deliverShipped(app.ctx);
  await app.call(approveOrder, { orderId }, buyer);
  await Promise.all([payOut(app.ctx), payOut(app.ctx)]);
});

const accept = async () => {
  const { contract } = (await app.call(getWallet, {}, seller)).result;
  await app.call(acceptWalletContract, { version: contract.version }, seller);
};
const balance = async () => (await app.call(getWallet, {}, seller)).result.balance;

// @spec §1 wallet-and-reorder
// @spec §2.2 my-wallet
// @spec §3 more-entities
// @spec §7 wallet
// @spec buying reconcile

test('approval fills the wallet once, and the book shows it with its order', async () => {
  expect(await balance()).toBe(28_200);
  const { items } = (await app.call(getWalletMovements, {}, seller)).result;
  expect(items).toMatchObject([{ kind: 'payout', amount: 28_200, balance: 28_200, orderType: 'sold' }]);
  expect((await app.call(getWallet, {})).status).toBe(401);
  expect((await app.call(getWalletMovements, { cursor: 'x' }, seller)).status).toBe(400);
});

test('of ten withdrawals of the whole balance at once one is taken, and the others are told why', async () => {
  await accept();
  const whole = { ...account, amount: 28_200 };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(withdrawToIban, whole, seller)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  expect(await balance()).toBe(0);
});

test('a withdrawal needs the contract, a verified account and money that is there', async () => {
  const wish = { ...account, amount: 10_000 };
  expect((await app.call(withdrawToIban, wish, seller)).status).toBe(409);
  expect((await app.call(acceptWalletContract, { version: 'old' }, seller)).status).toBe(409);
  await accept();
  const foreign = await makePayoutAccount(app, buyer);
  expect((await app.call(withdrawToIban, { ...wish, payoutAccountId: foreign }, seller)).status).toBe(409);
  expect((await app.call(withdrawToIban, { ...wish, amount: 28_201 }, seller)).status).toBe(400);
  expect((await app.call(withdrawToIban, { ...wish, amount: 999 }, seller)).status).toBe(400);
  expect(await balance()).toBe(28_200);
});

test('twenty presses of one button withdraw once; twenty buttons never more than there is', async () => {
  await accept();
  const wish = { ...account, amount: 20_000 };
  const once = { ...seller, idempotencyKey: 'one-withdrawal-many-tries' };
  await Promise.all(Array.from({ length: 20 }, () => app.call(withdrawToIban, wish, once)));
  expect(await balance()).toBe(8_200);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(withdrawToIban, { ...account, amount: 5_000 }, seller)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await balance()).toBe(3_200);
});

test('it can be taken back in time; the bank sends the rest once, and bank and books are of one mind', async () => {
  await accept();
  const listener = { url: 'https://alici.example.com/havan', events: ['payout.made' as const] };
  await app.call(createWebhook, listener, seller);
  const first = (await app.call(withdrawToIban, { ...account, amount: 5_000 }, seller)).result.withdrawals[0];
  const withdrawalId = first?.withdrawalId ?? '';
  expect((await app.call(cancelWithdrawal, { withdrawalId }, buyer)).status).toBe(409);
  expect((await app.call(cancelWithdrawal, { withdrawalId }, seller)).result.balance).toBe(28_200);
  app.clock.advance(1000);
  await app.call(withdrawToIban, { ...account, amount: 8_000 }, seller);
  await sendWithdrawals(app.ctx);
  expect((await app.call(getWallet, {}, seller)).result.inTransit).toBe(8_000);
  app.clock.advance(60_000);
  bank.isAway = true;
  await sendWithdrawals(app.ctx);
  bank.isAway = false;
  app.clock.advance(10_000);
  await Promise.all([sendWithdrawals(app.ctx), sendWithdrawals(app.ctx)]);
  const sent = (await app.call(getWallet, {}, seller)).result;
  expect(sent).toMatchObject({ balance: 20_200, inTransit: 0 });
  expect(sent.withdrawals.map(({ state }) => state)).toEqual(['sent', 'cancelled']);
  const late = sent.withdrawals[0]?.withdrawalId ?? '';
  const deliveries = await app.database.db
    .selectFrom('webhook_delivery')
    .select(['subject', 'data'])
    .execute();
  expect(deliveries).toEqual([
    { subject: `transfer:${late}`, data: expect.objectContaining({ transferId: late, amount: 8_000 }) },
  ]);
  expect((await app.call(cancelWithdrawal, { withdrawalId: late }, seller)).status).toBe(409);
  await sendRefunds(app.ctx);
  expect(await reconcileCommand(app.database.db, bank)).toContain('no difference');
  bank.transfers.clear();
  await expect(reconcileCommand(app.database.db, bank)).rejects.toThrow('the bank does not');
});

test('a withdrawal that was sent to the bank cannot be cancelled, even while its outcome is unknown', async () => {
  await accept();
  const asked = (await app.call(withdrawToIban, { ...account, amount: 5_000 }, seller)).result;
  const withdrawalId = asked.withdrawals[0]?.withdrawalId ?? '';
  app.clock.advance(61_000);
  bank.isAway = true;
  await sendWithdrawals(app.ctx);
  bank.isAway = false;
  expect((await app.call(getWallet, {}, seller)).result.withdrawals[0]?.state).toBe('requested');
  expect((await app.call(cancelWithdrawal, { withdrawalId }, seller)).status).toBe(409);
  expect(await balance()).toBe(23_200);
});

test('an account that the bank refuses brings the money back', async () => {
  await accept();
  const payoutAccountId = await makePayoutAccount(app, seller, 'TR420006100519786457840000');
  await app.call(withdrawToIban, { payoutAccountId, amount: 5_000 }, seller);
  app.clock.advance(61_000);
  await sendWithdrawals(app.ctx);
  expect(await balance()).toBe(28_200);
  const transit = (await balances(app.database.db)).find(({ kind }) => kind === 'payoutTransit');
  expect(transit?.amount).toBe(0);
});
