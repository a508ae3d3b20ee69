import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { operatorPayoutCalls } from '@havan/contract/backoffice/money/payouts';
import { cancelWithdrawal } from '@havan/contract/money/wallet';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { approveOrder, confirmOrder, getOrders, shipOrder } from '@havan/contract/sales/orders';
import { fourEyesLimit } from '@havan/domain/payout-run';
import { withdrawalRestMs } from '@havan/domain/wallet';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../../core/db/transaction.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balanceOf, postWithdrawal } from '../../money/ledger/ledger.service.ts';
import { payOut, sendWithdrawals } from '../../money/payouts/payout-jobs.ts';
import { insertWithdrawal } from '../../money/wallet/wallet.sql.ts';
import { deliverShipped } from '../../sales/orders/order-jobs.ts';

/** A payment provider that takes cards but cannot transfer money to accounts. */
const bank = new MemoryBank();
Object.assign(bank, { abilities: { ...bank.abilities, sendsTransfers: false } });
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { closeWithdrawal, getWithdrawals } = operatorPayoutCalls;

let seller: Person;
let payoutAccountId: string;

/** Inserts a withdrawal whose waiting period is over. */
async function withdrawn(amount: number): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  await insertWithdrawal(app.database.db, {
    id,
    company_id: seller.companyId,
    user_id: seller.userId,
    amount,
    iban: 'TR330006100519786457841326',
    account_owner: 'Derya Tunalı',
    payout_account_id: payoutAccountId,
    state: 'requested',
    created_at: now,
    send_at: new Date(now.getTime() + withdrawalRestMs),
  });
  await withTransaction(app.database.db, (trx) =>
    postWithdrawal(trx, { id, companyId: seller.companyId, amount }),
  );
  return id;
}

const balance = () => balanceOf(app.database.db, 'wallet', seller.companyId);
const news = async () =>
  (await app.call(getAllNotifications, { mainCategoryId: '10' }, seller)).result.items[0]?.notificationText;

beforeAll(async () => {
  app.clock.set(new Date());
  const sold = await shop.seller(10, fourEyesLimit);
  seller = sold;
  payoutAccountId = await makePayoutAccount(app, seller);
  const buyer = await shop.buyer([sold.listingId, 3]);
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
  await payOut(app.ctx);
});

test('an operator ends a withdrawal that the provider does not send, once and for all to see', async () => {
  const me = await signedInOperator(app, ['finance']);
  const before = await balance();
  const withdrawalId = await withdrawn(5_000);
  const sent = { withdrawalId, outcome: 'sent', bankReference: 'EFT-2026/118' } as const;
  // During the waiting minute the company may still cancel it.
  expect((await app.call(closeWithdrawal, sent, me)).status).toBe(409);
  app.clock.advance(withdrawalRestMs);
  await sendWithdrawals(app.ctx);
  const [row] = (await app.call(getWithdrawals, { state: 'requested' }, me)).result.items;
  expect(row).toMatchObject({ withdrawalId, isByHand: true, said: null, tries: 0 });
  // From now on an operator may have sent the transfer, so the company cannot cancel it.
  expect((await app.call(cancelWithdrawal, { withdrawalId }, seller)).status).toBe(409);
  expect((await app.call(closeWithdrawal, { ...sent, bankReference: '<b>1' }, me)).status).toBe(400);
  const answers = await Promise.all([1, 2, 3].map(() => app.call(closeWithdrawal, sent, me)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  expect(answers.find(({ status }) => status === 200)?.result).toMatchObject({
    state: 'sent',
    bankReference: 'EFT-2026/118',
    isByHand: false,
  });
  expect(await balance()).toBe(before - 5_000);
  expect(await news()).toContain('Banka referansı: EFT-2026/118.');
  await shop.requireSound();
});

test('money that the bank refused is in the wallet again, with the reason', async () => {
  const me = await signedInOperator(app, ['finance']);
  const before = await balance();
  const withdrawalId = await withdrawn(5_000);
  app.clock.advance(withdrawalRestMs);
  const refused = { withdrawalId, outcome: 'refused', reasonId: 'closed' } as const;
  expect((await app.call(closeWithdrawal, refused, me)).result).toMatchObject({
    state: 'refused',
    refusalReason: 'Hesap kapalı.',
  });
  expect(await balance()).toBe(before);
  expect(await news()).toContain('cüzdanınıza geri döndü: Hesap kapalı.');
  await shop.requireSound();
});

test('above the limit two operators must report the same before the money counts as paid out', async () => {
  const [me, other] = [await signedInOperator(app, ['finance']), await signedInOperator(app, ['finance'])];
  const withdrawalId = await withdrawn(fourEyesLimit + 1);
  app.clock.advance(withdrawalRestMs);
  const say = (bankReference: string, who: typeof me) =>
    app.call(closeWithdrawal, { withdrawalId, outcome: 'sent', bankReference }, who);
  for (const _ of [1, 2]) expect((await say('EFT 77', me)).result.state).toBe('requested');
  expect((await app.call(getWithdrawals, { state: 'requested' }, other)).result.items[0]?.said).toMatchObject(
    {
      isYou: false,
      outcome: 'sent',
    },
  );
  // Another bank reference starts a new confirmation: the first operator has to confirm that reference.
  expect((await say('EFT 78', other)).result).toMatchObject({ state: 'requested', said: { isYou: true } });
  expect((await say('EFT 78', me)).result).toMatchObject({ state: 'sent', bankReference: 'EFT 78' });
  const trail = (await app.call(getAuditTrail, {}, other)).result.items.map(({ action }) => action);
  expect(trail.filter((action) => action.startsWith('withdrawal.')).slice(0, 4)).toEqual([
    'withdrawal.sent',
    'withdrawal.say',
    'withdrawal.say',
    'withdrawal.say',
  ]);
  await shop.requireSound();
});

test('support ends no withdrawal', async () => {
  const support = await signedInOperator(app, ['support']);
  const request = { withdrawalId: randomUUID(), outcome: 'refused', reasonId: 'closed' } as const;
  expect((await app.call(closeWithdrawal, request, support)).status).toBe(403);
});
