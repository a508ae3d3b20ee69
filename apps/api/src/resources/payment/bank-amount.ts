import type { PaymentRow } from './payment.sql.ts';

/** What the bank takes of a payment: what wallet and points leave, in kuruş. */
export const bankAmountOf = ({
  amount,
  wallet_amount,
  points_amount,
}: Pick<PaymentRow, 'amount' | 'wallet_amount' | 'points_amount'>): number =>
  amount - wallet_amount - points_amount;
