import { shippingSteps, type ShippingTerms } from '../cart/cart.ts';
import { commissionOf } from '../commission/commission.ts';
import type { Kurus } from '../money/money.ts';

/** Deductions from a seller's price. */
export interface PriceDeductionTerms extends ShippingTerms {
  /** The platform's commission, in hundredths of a percent. */
  readonly commissionBasisPoints: number;
}

/** Net revenue of a unit with its deductions, in kuruş. */
export interface NetPrice {
  readonly commission: Kurus;
  readonly freight: Kurus;
  /** Negative when a cheap unit does not cover its freight. */
  readonly net: Kurus;
}

/** Returns the net revenue of a unit after the commission and its share of the freight. */
export function netPrice(price: Kurus, terms: PriceDeductionTerms): NetPrice {
  const commission = commissionOf(price, terms.commissionBasisPoints);
  const freight = freightShare(price, terms);
  return { commission, freight, net: price - commission - freight };
}

/**
 * Returns the share of a unit in the freight that its seller pays, in the worst cart: one that just reaches
 * free shipping or the seller's share of the fee. 0 when the buyer always pays the whole fee.
 */
export function freightShare(price: Kurus, terms: ShippingTerms): Kurus {
  const shares = shippingSteps(terms).map(
    ({ from, fee }) => ((terms.shippingFee - fee) * price) / Math.max(price, from, 1),
  );
  return Math.ceil(Math.max(0, ...shares));
}

/** Returns the lowest price that covers cost and freight of a unit after the commission, in hundredths of a percent. */
export function breakEvenPrice(cost: Kurus, freight: Kurus, commissionBasisPoints: number): Kurus {
  return Math.ceil(((cost + freight) * 10_000) / (10_000 - Math.min(9999, commissionBasisPoints)));
}
