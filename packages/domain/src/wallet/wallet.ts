import type { Kurus } from '../money/money.ts';

/** States of a withdrawal: debited from the wallet at once, `sent` when the bank has confirmed it. */
export const withdrawalStates = ['requested', 'sent', 'cancelled', 'refused'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalStateLabels: Readonly<Record<WithdrawalState, string>> = {
  requested: 'Banka işlemi bekleniyor',
  sent: 'Hesaba aktarıldı',
  cancelled: 'İptal edildi',
  refused: 'Banka reddetti',
};

/** Outcomes of a withdrawal at the bank; reported by an operator when the bank sends no message. */
export const withdrawalOutcomes = ['sent', 'refused'] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

/** Minimum withdrawal, in kuruş. */
export const smallestWithdrawal: Kurus = 1_000;

/** Delay before a withdrawal is sent, in milliseconds, so that it can be cancelled. */
export const withdrawalRestMs = 60_000;

/** Kinds of wallet movements: kinds of ledger entries that change wallets. */
export const walletMovementKinds = [
  'payout',
  'refund',
  'capture',
  'withdrawal',
  'withdrawalBack',
  'bonus',
  'adjustment',
] as const;
export type WalletMovementKind = (typeof walletMovementKinds)[number];

export const walletMovementLabels: Readonly<Record<WalletMovementKind, string>> = {
  payout: 'Hakediş',
  refund: 'İade',
  capture: 'Alışveriş',
  withdrawal: 'Para çekme',
  withdrawalBack: 'Geri gelen para çekme',
  bonus: 'Ciro primi',
  adjustment: 'Düzeltme',
};

/** Returns why an amount cannot be withdrawn; null when it can. */
export function withdrawalRefusal(amount: Kurus, balance: Kurus): 'tooSmall' | 'tooMuch' | null {
  if (amount < smallestWithdrawal) return 'tooSmall';
  return amount > balance ? 'tooMuch' : null;
}

/** Time for which the offer to activate the wallet stays hidden after it was postponed, in milliseconds. */
export const putOffMs = 7 * 24 * 60 * 60 * 1000;
