import type { Db } from '../../db/database.ts';
import { post } from '../ledger/ledger.service.ts';
import { balanceOf, type Movement } from '../ledger/ledger.sql.ts';
import { lockWallet } from '../wallet/wallet.sql.ts';
import type { PaymentRow } from './payment.sql.ts';

/** What a payment takes out of the company's own accounts; the bank pays the rest. Kuruş. */
type HeldParts = Pick<PaymentRow, 'id' | 'buyer_company_id' | 'wallet_amount' | 'points_amount'>;

/** Its money while the payment is under way: nobody spends it twice, and it is not yet the sellers'. */
const heldAccount = (companyId: number) => ({ kind: 'escrow', companyId }) as const;

const sources = [
  { kind: 'wallet', failure: 'walletShort', column: 'wallet_amount' },
  { kind: 'points', failure: 'pointsShort', column: 'points_amount' },
] as const;

/** Sets wallet money and points aside; answers what is missing, and nothing moved, when an account does not hold it. */
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

/** Gives what was set aside back. The caller ends the payments in the same transaction, so it happens once. */
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
