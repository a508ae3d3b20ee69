import type { RefundRequest, StartPaymentRequest, TransferRequest } from '@havan/contract/sales/bank';
import type { StartPayment, StartTransfer } from './bank-port.ts';

interface Merchant {
  readonly merchantId: string;
  /** URL to which the bank sends its messages. */
  readonly callbackUrl: string;
}

/** Returns the body that starts a payment, as the contract with the bank has it. */
export const startPaymentBody = (
  { attemptId, amount, installments, returnUrl, cardToken, loanMonths }: Omit<StartPayment, 'payer'>,
  { merchantId, callbackUrl }: Merchant,
): StartPaymentRequest => ({
  attemptId,
  amount,
  installments,
  returnUrl,
  ...(loanMonths === null ? { cardToken: cardToken ?? undefined } : { loanMonths }),
  merchantId,
  merchantName: 'Havan',
  currency: 'TRY',
  callbackUrl,
});

export const refundBody = ({
  refundId,
  amount,
}: Pick<RefundRequest, 'refundId' | 'amount'>): RefundRequest => ({
  refundId,
  amount,
});

export const transferBody = (
  transfer: StartTransfer,
  { merchantId }: Pick<Merchant, 'merchantId'>,
): TransferRequest => ({ ...transfer, merchantId, currency: 'TRY' });
