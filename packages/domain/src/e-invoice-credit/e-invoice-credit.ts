import type { Kurus } from '../money/money.ts';

/** Credits of each company before its first purchase; one pays for one issued e-invoice (product §7). */
export const welcomeCredits = 100;

/** Balance at or below which screens warn. */
export const lowCredits = 20;

/** Days within which a purchase can be refunded, while the balance covers its credits. */
export const creditRefundDays = 14;

/** VAT on a credit package, in percent. */
export const creditVatRate = 20;

/**
 * Returns whether a company is notified when its balance falls to `balance`: once when it is low, once when it is 0.
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

/** Returns the days for which a balance lasts at the rate of the last 30 days; null when nothing was issued. */
export const creditDaysLeft = (balance: number, spentIn30Days: number): number | null =>
  spentIn30Days === 0 ? null : Math.floor((Math.max(0, balance) * 30) / spentIn30Days);

/** Returns why a purchase cannot be refunded; null when it can. */
export function creditRefundHindrance(
  purchase: { readonly credits: number; readonly at: Date; readonly isRefunded: boolean },
  balance: number,
  now: Date,
): 'refunded' | 'late' | 'spent' | null {
  if (purchase.isRefunded) return 'refunded';
  if (now.getTime() - purchase.at.getTime() > creditRefundDays * 86_400_000) return 'late';
  return balance < purchase.credits ? 'spent' : null;
}
