import { acceptWalletContract, getWallet, withdrawToIban } from '@havan/contract/money/wallet';
import { pay } from '@havan/contract/sales/payment';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { balanceOf } from '../../money/ledger/ledger.sql.ts';
import { expirePayments } from '../payment/payment-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

/** Two units at 100,00 TL, and shipping of 49,90 TL. */
const total = 24_990;
let buyer: Person;
let payoutAccountId: string;

beforeEach(async () => {
  const seller = await shop.seller(20);
  buyer = await shop.buyer([seller.listingId, 2]);
  payoutAccountId = await makePayoutAccount(app, buyer);
  const { contract } = (await app.call(getWallet, {}, buyer)).result;
  await app.call(acceptWalletContract, { version: contract.version }, buyer);
  await post(app.database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
    { kind: 'bank', companyId: null, amount: -total },
    { kind: 'wallet', companyId: buyer.companyId, amount: total },
  ]);
});
afterEach(() => shop.requireSound());

/**
 * Runs two requests so that they overlap: `second` starts when `first` has read the balance and written nothing. Both
 * continue once `second` waits too, either for `first` or for the same table locks.
 */
async function meet<One, Two>(first: () => Promise<One>, second: () => Promise<Two>): Promise<[One, Two]> {
  const gate = new Client({ connectionString: app.database.url });
  await gate.connect();
  try {
    await gate.query('begin');
    await gate.query('lock table withdrawal, ledger_entry in share mode');
    const waiting = async (count: number) => {
      for (;;) {
        // Polls until that many connections wait for a lock.
        const { rows } = await gate.query<{ count: number }>(
          `select count(distinct pid)::int as count from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = current_database() and not l.granted`,
        );
        if ((rows[0]?.count ?? 0) >= count) return;
      }
    };
    const one = first();
    const ended = one.then((answer) => {
      throw new Error(`the first did not wait for the tables: ${JSON.stringify(answer)}`);
    });
    await Promise.race([waiting(1), ended]);
    const two = second();
    await Promise.race([waiting(2), two]);
    ended.catch(() => undefined);
    await gate.query('commit');
    return await Promise.all([one, two]);
  } finally {
    await gate.end();
  }
}

const withdraw = () => app.call(withdrawToIban, { amount: total, payoutAccountId }, buyer);
const payByWallet = async () =>
  app.call(
    pay,
    await shop.payRequest(buyer, { method: 'wallet', walletAmount: total, cardToken: undefined }),
    buyer,
  );
const wallet = () => balanceOf(app.database.db, 'wallet', buyer.companyId);

// @spec §7 payment wallet
// @spec buying kept-card-wallet-loan

test('a payment that meets a withdrawal of the same money is told what is left', async () => {
  const [withdrawn, paid] = await meet(withdraw, payByWallet);
  expect([withdrawn.status, paid.status]).toEqual([200, 409]);
  expect(paid.body.statusMessage).toBe('Cüzdan bakiyeniz 0,00 TL; bu ödemeye yetmiyor.');
  expect(await wallet()).toBe(0);
});

test('a withdrawal that meets a payment with the same money is told what is left', async () => {
  const [paid, withdrawn] = await meet(payByWallet, withdraw);
  expect([paid.status, withdrawn.status]).toEqual([200, 400]);
  expect(withdrawn.body.statusMessage).toBe('Bakiyeniz 0,00 TL; daha fazlasını çekemezsiniz.');
  expect(await wallet()).toBe(0);
});

test('a late success of the bank that meets a withdrawal is settled: the card gets its part back', async () => {
  const { result } = await app.call(pay, await shop.payRequest(buyer, { walletAmount: 10_000 }), buyer);
  app.clock.advance(16 * 60_000);
  bank.isAway = true;
  await expirePayments(app.ctx);
  bank.isAway = false;
  const [withdrawn, answered] = await meet(withdraw, () => shop.notify(bank.capture(result.paymentId)));
  expect([withdrawn.status, answered]).toEqual([200, 200]);
  const refunds = await app.database.db
    .selectFrom('bank_refund')
    .select('amount')
    .where('payment_id', '=', result.paymentId)
    .execute();
  expect(refunds).toEqual([{ amount: total - 10_000 }]);
  expect(await wallet()).toBe(0);
});
