import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { reconcileWithBank, sendRefunds, takeOverDemoHistory } from './payment-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
/** Returns the context of a process with the demo market. */
const inDemo = () => ({
  ...app.ctx,
  ports: { ...app.ctx.ports, demoMarket: { accounts: [], drawPack: () => '' } },
});

/** Returns the id of a captured payment from the history of the demo market. */
async function seededPayment(amount: number): Promise<string> {
  const { companyId, userId } = await signedInAs(app, 'pharmacy');
  const { db } = app.database;
  const id = randomUUID();
  const at = new Date(app.clock.now().getTime() - 86_400_000);
  await db
    .insertInto('payment')
    .values({
      id,
      buyer_company_id: companyId,
      buyer_user_id: userId,
      state: 'captured',
      amount,
      card_brand: 'visa',
      card_last_four: '1234',
      bank_payment_id: `demo-${id}`,
      snapshot: '{}',
      expires_at: at,
      created_at: at,
      settled_at: at,
    })
    .execute();
  await post(db, { kind: 'capture', paymentId: id, orderId: null }, [
    { kind: 'buyerCard', companyId, amount: -amount },
    { kind: 'escrow', companyId: null, amount },
  ]);
  return id;
}

async function buyerOf(id: string): Promise<number> {
  const { db } = app.database;
  const payment = db.selectFrom('payment').select('buyer_company_id').where('id', '=', id);
  return (await payment.executeTakeFirstOrThrow()).buyer_company_id;
}

test('the bank learns the payments of the demo market once, and pays a refund of them back', async () => {
  const id = await seededPayment(50_000);
  // An order of the history is cancelled: the refund is in the ledger, but not yet at the bank.
  await post(app.database.db, { kind: 'refund', paymentId: id, orderId: null }, [
    { kind: 'escrow', companyId: null, amount: -20_000 },
    { kind: 'buyerCard', companyId: await buyerOf(id), amount: 20_000 },
  ]);
  const refundId = randomUUID();
  await app.database.db
    .insertInto('bank_refund')
    .values({ id: refundId, payment_id: id, amount: 20_000, next_try_at: app.clock.now() })
    .execute();
  bank.isAway = true;
  await expect(takeOverDemoHistory(inDemo())).rejects.toThrow('the bank is away');
  bank.isAway = false;
  await takeOverDemoHistory(inDemo());
  expect(bank.payments.get(id)).toMatchObject({ amount: 50_000, refundedAmount: 0, status: 'captured' });
  await sendRefunds(app.ctx);
  expect(bank.refunds.get(refundId)).toBe(20_000);
  const later = await seededPayment(1_000);
  await takeOverDemoHistory(inDemo());
  expect(bank.payments.has(later)).toBe(false);
});

test('payments that the bank took over cause no change and no difference', async () => {
  await reconcileWithBank(app.ctx);
  const { findings } = await reconcile(app.database.db, bank);
  expect(findings.filter(({ code }) => code.startsWith('payment'))).toEqual([]);
});

test('without the demo nothing is handed over', async () => {
  const before = bank.payments.size;
  await seededPayment(1_000);
  await takeOverDemoHistory(app.ctx);
  expect(bank.payments.size).toBe(before);
});
