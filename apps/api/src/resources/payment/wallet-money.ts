import type { Db } from '../../db/database.ts';
import { post } from '../ledger/ledger.service.ts';
import { balanceOf, type Movement } from '../ledger/ledger.sql.ts';
import { lockWallet } from '../wallet/wallet.sql.ts';
import type { PaymentRow } from './payment.sql.ts';

interface WalletPart {
  readonly paymentId: string;
  readonly buyerCompanyId: number;
  /** Kuruş, above 0. */
  readonly amount: number;
}

/** Wallet money of a payment under way: out of the wallet, so nobody spends it twice, and not yet the sellers'. */
const heldAccount = (buyerCompanyId: number) => ({ kind: 'escrow', companyId: buyerCompanyId }) as const;

const wallet = (companyId: number) => ({ kind: 'wallet', companyId }) as const;

/** Sets wallet money aside for a payment; false, and nothing moved, when the wallet does not hold it. */
export async function holdWallet(
  trx: Db,
  { paymentId, buyerCompanyId, amount }: WalletPart,
): Promise<boolean> {
  await lockWallet(trx, buyerCompanyId);
  if ((await balanceOf(trx, 'wallet', buyerCompanyId)) < amount) return false;
  await move(trx, paymentId, [
    { ...wallet(buyerCompanyId), amount: -amount },
    { ...heldAccount(buyerCompanyId), amount },
  ]);
  return true;
}

/** Gives set-aside money back to the wallet. The caller ends the payments in the same transaction, so it happens once. */
export async function releaseHolds(
  trx: Db,
  payments: readonly Pick<PaymentRow, 'id' | 'buyer_company_id' | 'wallet_amount'>[],
): Promise<void> {
  for (const { id, buyer_company_id: companyId, wallet_amount: amount } of payments) {
    await move(trx, id, [
      { ...heldAccount(companyId), amount: -amount },
      { ...wallet(companyId), amount },
    ]);
  }
}

const move = (trx: Db, paymentId: string, movements: readonly Movement[]): Promise<void> =>
  post(trx, { kind: 'adjustment', paymentId, orderId: null }, movements);
