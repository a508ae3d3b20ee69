import { bankTransferCalls as desk } from '@havan/contract/backoffice/money/bank-transfers';
import { getPaymentStatus, pay } from '@havan/contract/sales/payment';
import { cancelOrder, getOrders } from '@havan/contract/sales/orders';
import { transferDeadline } from '@havan/domain/bank-transfer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { expireTransfers } from './end-transfer.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const unitCount = 3;
const stock = 50;

/** An event of an order that is paid by bank transfer; events happen in any order and number. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('whole', 'half', 'little', 'much').map((kind) => ({ kind })) },
  { weight: 2, arbitrary: fc.constant({ kind: 'unnamed' }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'byHand' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'giveBack' }) },
);

let fileNo = 0;

test('stock and ledger are right after arrivals, expiries, matches and cancellations in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      const seller = await shop.seller(stock);
      const buyer = await shop.buyer([seller.listingId, unitCount]);
      let me = await signedInOperator(app, ['finance']);
      const { cardToken: _none, ...request } = await shop.payRequest(buyer, { method: 'transfer' });
      const { paymentId } = (await app.call(pay, request, buyer)).result;
      const { transfer } = (await app.call(getPaymentStatus, { paymentId }, buyer)).result;
      const { reference = '', amount = 0 } = transfer ?? {};
      const orders = async () => (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items;
      const [{ orderId } = { orderId: 0 }] = await orders();
      const sums = { whole: amount, half: Math.ceil(amount / 2), little: 100, much: amount + 777 };
      const arrive = (kurus: number, text: string) => {
        fileNo += 1;
        const lira = `${Math.floor(kurus / 100)},${String(kurus % 100).padStart(2, '0')}`;
        const file = `Dekont;Tarih;Tutar;Açıklama;Gönderen IBAN\nP${fileNo};23.11.2026;${lira};${text} P${fileNo};TR330006100519786457841326`;
        return app.call(desk.importBankFile, { text: file, isTrial: false }, me);
      };
      let came = 0;
      const firstUnmatched = async () =>
        (await app.call(desk.getUnmatchedTransfers, {}, me)).result.items[0]?.incomingId;

      for (const { kind } of steps) {
        if (kind === 'expire') {
          app.clock.set(transferDeadline(app.clock.now()));
          me = await signedInOperator(app, ['finance']);
          await expireTransfers(app.ctx);
        } else if (kind === 'cancel') {
          await app.call(cancelOrder, { orderId, reason: 'Vazgeçtim.' }, buyer);
        } else if (kind === 'byHand') {
          const incomingId = await firstUnmatched();
          if (incomingId !== undefined) await app.call(desk.matchTransferByHand, { incomingId, orderId }, me);
        } else if (kind === 'giveBack') {
          const { items } = (await app.call(desk.getTransferReturns, { state: 'open' }, me)).result;
          const [open] = items;
          if (open) await app.call(desk.closeTransferReturn, { returnId: open.returnId, how: 'iban' }, me);
        } else {
          const sum = kind === 'unnamed' ? amount : sums[kind];
          came += sum;
          await arrive(sum, kind === 'unnamed' ? 'eczane' : reference);
        }
        await shop.requireSound();
      }

      const [order] = await orders();
      const isHeld = order?.state === 'preOrder' || order?.state === 'awaitingSellerConfirmation';
      expect(await shop.stockOf(seller.listingId)).toBe(isHeld ? stock - unitCount : stock);
      expect(order?.state !== 'awaitingSellerConfirmation' || came >= amount).toBe(true);
      // Matches all open transfers by hand, so that the next run begins with none.
      for (let id = await firstUnmatched(); id !== undefined; id = await firstUnmatched())
        await app.call(desk.matchTransferByHand, { incomingId: id, orderId: null }, me);
      await shop.requireSound();
    }),
    { numRuns: 25 },
  );
});
