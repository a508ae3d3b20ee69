import type { Db } from '../../../core/db/database.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { balanceOf, type Movement } from '../../money/ledger/ledger.service.ts';
import { lockWallet } from '../../money/wallet/wallet.service.ts';
import type { PaymentRow } from '../payment/payment.sql.ts';

/** The wallet and points parts of a payment; the bank pays the rest. Kuruş. */
type HeldParts = Pick<PaymentRow, 'id' | 'buyer_company_id' | 'wallet_amount' | 'points_amount'>;

/** Money held during the payment, so that it cannot be spent twice. */
const heldAccount = (companyId: number) => ({ kind: 'escrow', companyId }) as const;

const sources = [
  { kind: 'wallet', failure: 'walletShort', column: 'wallet_amount' },
  { kind: 'points', failure: 'pointsShort', column: 'points_amount' },
] as const;

/** Holds wallet money and points; returns what is missing, without any change, when a balance is too low. */
export async function holdParts(
  trx: Db,
  payment: HeldParts,
): Promise<(typeof sources)[number]['failure'] | null> {
  const { buyer_company_id: companyId } = payment;
  const wanted = sources.filter(({ column }) => payment[column] > 0);
  if (wanted.length === 0) return null;
  await lockWallet(trx, companyId);
  for (const { kind, column, failure } of wanted)
    if ((await balanceOf(trx, kind, companyId)) < payment[column]) return failure;
  await move(trx, payment, 1);
  return null;
}

/** Releases the hold. The caller ends the payments in the same transaction, so it happens once. */
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
