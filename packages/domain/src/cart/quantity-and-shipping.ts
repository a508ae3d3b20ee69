import type { Kurus } from '../money/money.ts';

/** Quantities that a seller allows in one cart. */
export interface QuantityRule {
  readonly stock: number;
  readonly minQuantity: number;
  readonly maxQuantity: number | null;
  /** Units are sold in whole packs of this size. */
  readonly packSize: number;
}

/** Returns the smallest quantity that can be bought; null when the stock is too small. */
export function smallestQuantity(rule: QuantityRule): number | null {
  const packs = Math.ceil(rule.minQuantity / rule.packSize);
  const quantity = packs * rule.packSize;
  return quantity <= largestAllowed(rule) ? quantity : null;
}

/** Returns the allowed quantity nearest to `wanted`, above it only to reach the minimum; null without one. */
export function nearestQuantity(rule: QuantityRule, wanted: number): number | null {
  const smallest = smallestQuantity(rule);
  if (smallest === null) return null;
  const within = Math.min(wanted, largestAllowed(rule));
  return Math.max(smallest, Math.floor(within / rule.packSize) * rule.packSize);
}

export type QuantityProblem = 'belowMinimum' | 'aboveMaximum' | 'notWholePacks' | 'outOfStock';

/** Returns why exactly `quantity` cannot be bought; null when it can. */
export function quantityProblem(rule: QuantityRule, quantity: number): QuantityProblem | null {
  if (quantity > rule.stock) return 'outOfStock';
  if (rule.maxQuantity !== null && quantity > rule.maxQuantity) return 'aboveMaximum';
  if (quantity < rule.minQuantity) return 'belowMinimum';
  return quantity % rule.packSize === 0 ? null : 'notWholePacks';
}

function largestAllowed({ stock, maxQuantity }: QuantityRule): number {
  return maxQuantity === null ? stock : Math.min(stock, maxQuantity);
}

/** The seller's share of its shipping fee: 1 to 99 percent, for goods from this amount on (kuruş, inclusive). */
export interface ShippingShare {
  readonly from: Kurus;
  readonly percent: number;
}

/** Shipping terms of a seller, in kuruş. */
export interface ShippingTerms {
  readonly shippingFee: Kurus;
  /** Goods total from which shipping is free; null when it never is. */
  readonly freeShippingFrom: Kurus | null;
  /** Null or omitted when the buyer pays the whole fee until shipping is free. */
  readonly shippingShare?: ShippingShare | null;
}

/** A seller's terms for every cart, in kuruş. */
export interface SellerTerms extends ShippingTerms {
  readonly minBasket: Kurus;
  /** Surcharge of the chosen carrier, also when the seller's shipping is free. */
  readonly surcharge?: Kurus;
}

/** Shipping fee in kuruş for goods from this amount on (kuruş, inclusive). */
export interface ShippingStep {
  readonly from: Kurus;
  readonly fee: Kurus;
}

/**
 * Returns a seller's shipping fee as steps: sorted, the first from 0, with fees that never rise. Used by the
 * cart, its hints, the smart cart and the calculator.
 */
export function shippingSteps(terms: ShippingTerms): readonly ShippingStep[] {
  const { shippingFee: fee, freeShippingFrom: free, shippingShare: share = null } = terms;
  if (free !== null && free <= 0) return [{ from: 0, fee: 0 }];
  const isShared = share !== null && (free === null || share.from < free);
  return [
    { from: 0, fee },
    ...(isShared ? [{ from: share.from, fee: fee - Math.round((fee * share.percent) / 100) }] : []),
    ...(free === null ? [] : [{ from: free, fee: 0 }]),
  ];
}

/** Returns a seller's shipping fee for goods of this amount, without a carrier's surcharge; 0 without goods. */
export function parcelFee(goodsTotal: Kurus, terms: ShippingTerms): Kurus {
  if (goodsTotal === 0) return 0;
  return shippingSteps(terms).findLast(({ from }) => goodsTotal >= from)?.fee ?? 0;
}
