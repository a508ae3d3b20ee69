import { takeOverLimit } from '@havan/contract/sales/bank';
import type { Context } from '../../../core/context.ts';
import { demoPayments } from './demo-payments.sql.ts';

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Hands the payments of the demo market's history over to the bank, so that a card refund of an old order works like
 * any other. Payments that the bank has already stay as they are. Returns the number of new ones.
 */
export async function takeOverDemoPayments({ db, ports }: Pick<Context, 'db' | 'ports'>): Promise<number> {
  let taken = 0;
  let afterId = firstId;
  for (;;) {
    const rows = await demoPayments(db, afterId, takeOverLimit);
    const captured = rows.filter((row) => row.captured > 0);
    if (captured.length > 0) {
      const answer = await ports.bank.takeOver(
        captured.map((row) => ({
          bankPaymentId: row.bank_payment_id,
          attemptId: row.id,
          amount: row.captured,
          refundedAmount: row.refunded,
          cardBrand: row.card_brand,
          cardLastFour: row.card_last_four,
          capturedAt: row.settled_at.toISOString(),
        })),
      );
      taken += answer.taken;
    }
    const last = rows.at(-1);
    if (!last || rows.length < takeOverLimit) return taken;
    afterId = last.id;
  }
}
