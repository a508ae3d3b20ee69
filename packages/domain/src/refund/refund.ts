import type { Kurus } from '../money/money.ts';

/** Data of an order line for refunds. */
export interface RefundableLine {
  readonly lineNo: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly unitPrice: Kurus;
}

export interface RefundWish {
  readonly lineNo: number;
  readonly quantity: number;
}

export interface Refund {
  readonly lines: readonly (RefundWish & { readonly amount: Kurus })[];
  readonly goods: Kurus;
  readonly shipping: Kurus;
  readonly total: Kurus;
  /** Whether nothing of the order remains. */
  readonly isWhole: boolean;
}

/** Returns the units of a line that were not refunded. */
export const remainingUnits = (line: RefundableLine): number => line.quantity - line.refundedQuantity;

/**
 * Returns the refund of these units at the paid price. Shipping is refunded only with the last unit, and only
 * with `withShipping`.
 *
 * @returns null when a line is unknown, named twice, or has fewer units left than requested
 */
export function refundOf(
  lines: readonly RefundableLine[],
  wishes: readonly RefundWish[],
  shipping: { readonly remaining: Kurus; readonly withShipping: boolean },
): Refund | null {
  const byNo = new Map(lines.map((line) => [line.lineNo, line]));
  if (wishes.length === 0 || new Set(wishes.map(({ lineNo }) => lineNo)).size !== wishes.length) return null;
  const refunded: { lineNo: number; quantity: number; amount: Kurus }[] = [];
  for (const { lineNo, quantity } of wishes) {
    const line = byNo.get(lineNo);
    if (!line || !Number.isInteger(quantity) || quantity < 1 || quantity > remainingUnits(line)) return null;
    refunded.push({ lineNo, quantity, amount: quantity * line.unitPrice });
  }
  const goods = refunded.reduce((sum, { amount }) => sum + amount, 0);
  const unitsLeft = lines.reduce((sum, line) => sum + remainingUnits(line), 0);
  const unitsBack = refunded.reduce((sum, { quantity }) => sum + quantity, 0);
  const isWhole = unitsLeft === unitsBack;
  const back = isWhole && shipping.withShipping ? shipping.remaining : 0;
  return { lines: refunded, goods, shipping: back, total: goods + back, isWhole };
}

/** Refund targets that a buyer can choose (specification §7, "refund to wallet"). */
export const refundTargets = ['card', 'wallet'] as const;
export type RefundTarget = (typeof refundTargets)[number];

/** Divides a refund by payment method: a card gets at most what was charged to it, the rest goes to the wallet. */
export function splitRefund(
  amount: Kurus,
  target: RefundTarget,
  refundableToCard: Kurus,
): { readonly card: Kurus; readonly wallet: Kurus } {
  const card = target === 'card' ? Math.max(0, Math.min(amount, refundableToCard)) : 0;
  return { card, wallet: amount - card };
}
