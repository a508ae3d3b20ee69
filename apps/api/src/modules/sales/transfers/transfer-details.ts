import type { TransferDetails } from '@havan/contract/sales/payment';
import type { Config } from '../../../core/config/config.ts';
import type { PaymentRow } from '../payment/payment.sql.ts';
import type { IncomingRow } from './transfers.sql.ts';

type TransferPayment = Pick<PaymentRow, 'method' | 'amount' | 'transfer_reference' | 'expires_at'>;

/** Returns the data that the buyer needs to send the transfer; null for other payment methods. */
export const presentTransfer = (
  { transferIban, transferOwner }: Pick<Config, 'transferIban' | 'transferOwner'>,
  payment: TransferPayment,
  received: readonly Pick<IncomingRow, 'amount'>[],
): TransferDetails | null =>
  payment.method !== 'transfer' || payment.transfer_reference === null
    ? null
    : {
        reference: payment.transfer_reference,
        iban: transferIban ?? '',
        owner: transferOwner,
        amount: payment.amount,
        received: received.reduce((sum, { amount }) => sum + amount, 0),
        expiresAt: payment.expires_at.toISOString(),
      };
