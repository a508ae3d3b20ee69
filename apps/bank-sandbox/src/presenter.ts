import type { BankPayment } from '@havan/contract/sales/bank';
import type { PaymentRow } from './payments/payments.sql.ts';

/** Returns the address of the 3-D secure page of a payment. */
const pageUrl = (payment: PaymentRow, origin: string): string => `${origin}/3ds/${payment.secret}`;

/** Returns the record of a payment as the merchant sees it. */
export function presentPayment(payment: PaymentRow, origin: string): BankPayment {
  return {
    bankPaymentId: payment.id,
    merchantId: payment.merchantId,
    attemptId: payment.attemptId,
    amount: payment.amount,
    refundedAmount: payment.refunded,
    currency: 'TRY',
    installments: payment.installments,
    status: payment.status,
    cardBrand: payment.brand === 'none' ? null : payment.brand,
    cardLastFour: payment.brand === 'none' ? null : payment.lastFour,
    threeDsUrl: payment.status === 'threeDsPending' ? pageUrl(payment, origin) : null,
    failureReason: payment.failureReason,
    updatedAt: payment.updatedAt,
  };
}
