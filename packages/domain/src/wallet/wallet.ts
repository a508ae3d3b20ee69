import type { Kurus } from '../money/money.ts';

/** States of a withdrawal: it leaves the wallet at once, and the bank once the bank has confirmed it. */
export const withdrawalStates = ['requested', 'sent', 'cancelled', 'refused'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalStateLabels: Readonly<Record<WithdrawalState, string>> = {
  requested: 'Banka işlemi bekleniyor',
  sent: 'Hesaba aktarıldı',
  cancelled: 'İptal edildi',
  refused: 'Banka reddetti',
};

/** Outcomes of a withdrawal at the bank; an operator reports one where the bank sends nothing by itself. */
export const withdrawalOutcomes = ['sent', 'refused'] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

/** The least that is sent to a bank account, in kuruş. */
export const smallestWithdrawal: Kurus = 1_000;

/** A withdrawal rests this long before it is sent, so that it can be cancelled. In milliseconds. */
export const withdrawalRestMs = 60_000;

/** Kinds of movements of a wallet: the kinds of ledger entries that touch wallets. */
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

/** Returns why an amount cannot be withdrawn, or null when it can. */
export function withdrawalRefusal(amount: Kurus, balance: Kurus): 'tooSmall' | 'tooMuch' | null {
  if (amount < smallestWithdrawal) return 'tooSmall';
  return amount > balance ? 'tooMuch' : null;
}

/** How long the offer to activate the wallet stays away once it was put off, in milliseconds. */
export const putOffMs = 7 * 24 * 60 * 60 * 1000;
