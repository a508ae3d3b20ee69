import type { ResultOf } from '@havan/contract/call';
import { cardBrands, type getPaymentStatus, type TransferDetails } from '@havan/contract/sales/payment';
import type { ordersOfPayment, PaymentRow } from './payment.sql.ts';

/** Returns the step at the bank while it is open. */
export const presentThreeDs = (payment: PaymentRow): { url: string; expiresAt: string } | null =>
  payment.state === 'threeDsPending' && payment.three_ds_url !== null
    ? { url: payment.three_ds_url, expiresAt: payment.expires_at.toISOString() }
    : null;

export function presentStatus(
  payment: PaymentRow,
  orders: Awaited<ReturnType<typeof ordersOfPayment>>,
  transfer: TransferDetails | null,
): ResultOf<typeof getPaymentStatus> {
  return {
    paymentId: payment.id,
    state: payment.state,
    method: payment.method,
    amount: payment.amount,
    walletAmount: payment.wallet_amount,
    pointsAmount: payment.points_amount,
    installments: payment.installments,
    cardBrand: cardBrands.find((brand) => brand === payment.card_brand) ?? null,
    cardLastFour: payment.card_last_four,
    threeDs: presentThreeDs(payment),
    failureCode: payment.failure_code,
    failureMessage: payment.failure_message,
    transfer,
    orders: orders.map(({ id, seller_username, total }) => ({
      orderId: id,
      orderNo: String(id),
      sellerUsername: seller_username,
      total,
    })),
  };
}
