import { transferReference } from '@havan/domain/bank-transfer';
import type { Context } from '../../../core/context.ts';
import { consumeClaims } from '../../cart/campaign-reservation/campaign-reservation.ts';
import { createOrders } from '../order-placement/create-orders.ts';
import { claimedLinesOf, type PaymentSnapshot, stockLinesOf } from '../order-placement/payment-snapshot.ts';
import { takeFromCart } from '../order-placement/stock.sql.ts';
import type { PaymentRow } from '../payment/payment.sql.ts';
import { nextReferenceNumber, setReference } from './transfers.sql.ts';

/**
 * Creates the orders that a transfer will pay, as the last statements of the transaction that has taken its
 * stock.
 */
export async function placePreOrders(
  ctx: Context,
  payment: PaymentRow,
  snapshot: PaymentSnapshot,
): Promise<PaymentRow> {
  const { db: trx } = ctx;
  const reference = transferReference(await nextReferenceNumber(trx));
  await setReference(trx, payment.id, reference);
  await takeFromCart(trx, payment.buyer_company_id, stockLinesOf(snapshot));
  await consumeClaims(trx, payment.id, claimedLinesOf(snapshot));
  await createOrders(ctx, payment, snapshot, 'preOrder');
  return { ...payment, transfer_reference: reference };
}
