import type { PaymentRow } from './payment.sql.ts';

/** What the bank takes of a payment: the whole without the wallet's part, in kuruş. */
export const bankAmountOf = ({
  amount,
  wallet_amount,
}: Pick<PaymentRow, 'amount' | 'wallet_amount'>): number => amount - wallet_amount;
