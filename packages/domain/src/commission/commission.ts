import { type Kurus, splitVat } from '../money/money.ts';

/** VAT on the platform's service, in percent. */
export const commissionVatRate = 20;

export interface OrderShares {
  /** Payout to the seller. */
  readonly payout: Kurus;
  /** The platform's fee without VAT. */
  readonly commission: Kurus;
  readonly commissionVat: Kurus;
  /** For the carrier. */
  readonly shipping: Kurus;
  /** Contribution of the market to its own campaigns; the other shares add up to the payment plus this. */
  readonly campaign: Kurus;
}

/**
 * Returns the platform's commission on the goods, VAT included, rounded half away from zero; `basisPoints`
 * are hundredths of a percent.
 */
export function commissionOf(goodsTotal: Kurus, basisPoints: number): Kurus {
  return Math.round((goodsTotal * basisPoints) / 10_000);
}

/**
 * Returns the shares of an order's money at its release. They add up to goods, shipping and the market's
 * contribution to its own campaigns, so a seller gets as much as without these campaigns. `grossCommission`
 * is fixed at the sale, so later terms do not change it.
 */
export function orderShares(
  goodsTotal: Kurus,
  shippingFee: Kurus,
  grossCommission: Kurus,
  campaignSubsidy: Kurus,
): OrderShares {
  const { net, vat } = splitVat(grossCommission, commissionVatRate);
  return {
    payout: goodsTotal + campaignSubsidy - grossCommission,
    commission: net,
    commissionVat: vat,
    shipping: shippingFee,
    campaign: campaignSubsidy,
  };
}

/** The money of an order and the refunded part. */
export interface RefundedOrder {
  readonly goodsTotal: Kurus;
  readonly shippingFee: Kurus;
  /** VAT included; fixed at the sale. */
  readonly commission: Kurus;
  /** Contribution of the market to its own campaigns; fixed at the sale. */
  readonly campaignSubsidy: Kurus;
  readonly refundedGoods: Kurus;
  readonly refundedShipping: Kurus;
}

/**
 * Returns the shares of the remaining part of an order. Fee and contribution decrease with the goods, so the platform
 * earns nothing on refunds; the shares add up to goods and shipping minus refunds, plus the contribution.
 */
export function remainingShares(order: RefundedOrder): OrderShares {
  const goods = order.goodsTotal - order.refundedGoods;
  const ofGoods = (part: Kurus): Kurus =>
    order.goodsTotal === 0 ? 0 : Math.round((part * goods) / order.goodsTotal);
  return orderShares(
    goods,
    order.shippingFee - order.refundedShipping,
    ofGoods(order.commission),
    ofGoods(order.campaignSubsidy),
  );
}
