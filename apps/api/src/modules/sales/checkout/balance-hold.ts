import { formatMoney } from '@havan/domain/money';
import { formatPoints } from '@havan/domain/points';
import type { Db } from '../../../core/db/database.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { balanceOf, type Movement } from '../../money/ledger/ledger.service.ts';
import { lockWallet } from '../../money/wallet/wallet.service.ts';
import type { PaymentRow } from '../payment/payment.sql.ts';

/** The wallet and points parts of a payment; the bank pays the rest. Kuruş. */
type HeldParts = Pick<PaymentRow, 'id' | 'buyer_company_id' | 'wallet_amount' | 'points_amount'>;

/** The account of money that is held during a payment, so that it cannot be spent twice. */
const heldAccount = (companyId: number) => ({ kind: 'escrow', companyId }) as const;

const sources = [
  {
    kind: 'wallet',
    column: 'wallet_amount',
    short: (balance: number) => `Cüzdan bakiyeniz ${formatMoney(balance)}; bu ödemeye yetmiyor.`,
  },
  {
    kind: 'points',
    column: 'points_amount',
    short: (balance: number) => `Bakiyeniz ${formatPoints(balance)}; bu ödemeye yetmiyor.`,
  },
] as const;

/**
 * Holds wallet money and points. Returns a sentence for the buyer, without any change, when a balance is too low; else
 * null. Without the lock a concurrent withdrawal would read the same balance, and the database would answer the later
 * one with an error instead of a sentence.
 */
export async function holdParts(trx: Db, payment: HeldParts): Promise<string | null> {
  const { buyer_company_id: companyId } = payment;
  const wanted = sources.filter(({ column }) => payment[column] > 0);
  if (wanted.length === 0) return null;
  await lockWallet(trx, companyId);
  for (const { kind, column, short } of wanted) {
    const balance = await balanceOf(trx, kind, companyId);
    if (balance < payment[column]) return short(balance);
  }
  await move(trx, payment, 1);
  return null;
}

/** Releases the hold. The caller ends the payment in the same transaction, so it is released once. */
export async function releaseHolds(trx: Db, payments: readonly HeldParts[]): Promise<void> {
  for (const payment of payments) await move(trx, payment, -1);
}

function move(trx: Db, payment: HeldParts, direction: 1 | -1): Promise<void> {
  const { id, buyer_company_id: companyId } = payment;
  const movements: Movement[] = sources.flatMap(({ kind, column }) => [
    { kind, companyId, amount: -direction * payment[column] },
  ]);
  const held = payment.wallet_amount + payment.points_amount;
  return post(trx, { kind: 'adjustment', paymentId: id, orderId: null }, [
    ...movements,
    { ...heldAccount(companyId), amount: direction * held },
  ]);
}
