import { paymentCalls } from '@havan/contract/sales/payment';
import { expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { post } from '../../money/ledger/ledger.service.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

// @spec §6 wallet-listed
test('a user on the list pays from the wallet although the company has none; others are refused', async () => {
  const { db } = app.database;
  const seller = await shop.seller(10, 10_000);
  const buyer = await shop.buyer([seller.listingId, 1]);
  await db.updateTable('company').set({ wallet_enabled: false }).where('id', '=', buyer.companyId).execute();
  await post(db, { kind: 'adjustment', paymentId: null, orderId: null }, [
    { kind: 'wallet', companyId: buyer.companyId, amount: 5_000 },
    { kind: 'bank', companyId: null, amount: -5_000 },
  ]);
  const walletOf = async () => (await app.call(paymentCalls.getCheckout, {}, buyer)).result.walletBalance;
  const pay = async () =>
    app.call(paymentCalls.pay, await shop.payRequest(buyer, { walletAmount: 5_000 }), buyer);
  expect(await walletOf()).toBeNull();
  expect((await pay()).status).toBe(403);
  await flagsCommand(db, ['walletUsers', '--users', String(buyer.userId)]);
  expect(await walletOf()).toBe(5_000);
  expect((await pay()).status).toBe(200);
});
