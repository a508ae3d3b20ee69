import type { Kurus } from '../money/money.ts';

/** Credits that each company has before its first purchase; one pays for one issued e-invoice (product §7). */
export const welcomeCredits = 100;

/** Balance at or below which the screens warn that credits run out. */
export const lowCredits = 20;

/** A purchase may be given back this long, as long as none of its credits is needed for what was issued. */
export const creditRefundDays = 14;

/** The VAT of a credit package, in percent. */
export const creditVatRate = 20;

/**
 * Returns whether a company is notified of its credits when they come down to `balance`: once where they run
 * low, once where they end.
 */
export const isNotifiedOfCredits = (balance: number): boolean => balance === lowCredits || balance === 0;

export const creditMovementKinds = ['granted', 'bought', 'spent', 'refunded'] as const;
export type CreditMovementKind = (typeof creditMovementKinds)[number];

export const creditMovementLabels: Readonly<Record<CreditMovementKind, string>> = {
  granted: 'Havan’ın hediyesi',
  bought: 'Kontör alımı',
  spent: 'Fatura kesildi',
  refunded: 'Alım iade edildi',
};

export interface PackagePrice {
  /** Without VAT. */
  readonly net: Kurus;
  readonly vat: Kurus;
  readonly total: Kurus;
}

/** Returns the price of a package whose net price an operator has set. */
export function packagePrice(net: Kurus): PackagePrice {
  const vat = Math.round((net * creditVatRate) / 100);
  return { net, vat, total: net + vat };
}

/** Returns the days that a balance lasts at the pace of the last 30 days; null while nothing was issued. */
export const creditDaysLeft = (balance: number, spentIn30Days: number): number | null =>
  spentIn30Days === 0 ? null : Math.floor((Math.max(0, balance) * 30) / spentIn30Days);

/** Returns why a purchase cannot be given back, or null when it can. */
export function creditRefundHindrance(
  purchase: { readonly credits: number; readonly at: Date; readonly isRefunded: boolean },
  balance: number,
  now: Date,
): 'refunded' | 'late' | 'spent' | null {
  if (purchase.isRefunded) return 'refunded';
  if (now.getTime() - purchase.at.getTime() > creditRefundDays * 86_400_000) return 'late';
  return balance < purchase.credits ? 'spent' : null;
}
