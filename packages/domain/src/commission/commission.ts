import { type Kurus, splitVat } from '../money/money.ts';

/** The VAT on the platform's service, in percent. */
export const commissionVatRate = 20;

export interface OrderShares {
  /** Payout to the seller. */
  readonly payout: Kurus;
  /** The platform's fee without VAT. */
  readonly commission: Kurus;
  readonly commissionVat: Kurus;
  /** Pays the carrier. */
  readonly shipping: Kurus;
  /** The market's contribution for its own campaigns; the other shares add up to the payment and this. */
  readonly campaign: Kurus;
}

/**
 * Returns the platform's commission on the goods, VAT included; `basisPoints` are hundredths of a percent.
 * Half away from zero.
 */
export function commissionOf(goodsTotal: Kurus, basisPoints: number): Kurus {
  return Math.round((goodsTotal * basisPoints) / 10_000);
}

/**
 * Returns the shares of one order's money when it is released. The shares always add up to goods, shipping
 * and what the market puts in for its own campaigns, so that a seller gets of those what it would without
 * them. `grossCommission` was frozen at the sale, so that later terms do not change what was agreed.
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

/** The money of an order and how much of it has gone back. */
export interface RefundedOrder {
  readonly goodsTotal: Kurus;
  readonly shippingFee: Kurus;
  /** VAT included, as it was frozen at the sale. */
  readonly commission: Kurus;
  /** The market's contribution for its own campaigns, as it was frozen at the sale. */
  readonly campaignSubsidy: Kurus;
  readonly refundedGoods: Kurus;
  readonly refundedShipping: Kurus;
}

/**
 * Returns the shares of what remains of an order. The fee and the market's part shrink with the goods, so the
 * platform earns nothing on what came back; they add up to goods and shipping less what was refunded, and the
 * market's part.
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
