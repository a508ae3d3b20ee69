import type { PaymentRow } from './payment.sql.ts';

/** Returns the bank's part of a payment after wallet and points, in kuruş. */
export const bankAmountOf = ({
  amount,
  wallet_amount,
  points_amount,
}: Pick<PaymentRow, 'amount' | 'wallet_amount' | 'points_amount'>): number =>
  amount - wallet_amount - points_amount;
