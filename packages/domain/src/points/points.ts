import type { Kurus } from '../money/money.ts';

/**
 * Loyalty points ("puan"). A point is worth one kuruş, so that points and money use one ledger. A completed
 * order earns one for each whole lira of goods paid with money, which is one percent. Points do not expire.
 */
export const kurusForAPoint: Kurus = 100;

export interface EarningOrder {
  readonly goodsTotal: Kurus;
  readonly shippingFee: Kurus;
  readonly refundedGoods: Kurus;
  readonly refundedShipping: Kurus;
  /** Part of the order paid with points. */
  readonly pointsAmount: Kurus;
}

/**
 * Returns the points that an order earns, or would earn in its current state: for goods that were kept and
 * paid with money.
 */
export function pointsEarnedBy(order: EarningOrder): number {
  const goods = order.goodsTotal - order.refundedGoods;
  const byPoints = order.pointsAmount - pointsReturned(order);
  return Math.max(0, Math.floor((goods - byPoints) / kurusForAPoint));
}

/**
 * Returns the points returned for the refunded part of an order: the same share as of its money, rounded on
 * the running total, so that partial refunds add up.
 */
export function pointsReturned(order: EarningOrder): number {
  const total = order.goodsTotal + order.shippingFee;
  const back = order.refundedGoods + order.refundedShipping;
  return total === 0 ? 0 : Math.round((order.pointsAmount * back) / total);
}

/** Returns `1.250 puan`. */
export const formatPoints = (points: number): string =>
  `${String(Math.abs(points)).replace(/\B(?=(?:\d{3})+$)/g, '.')} puan`;

/** Kinds of points movements: an order completed, a payment started or failed, goods returned. */
export const pointsMovementKinds = ['earned', 'spent', 'released', 'refunded', 'takenBack'] as const;
export type PointsMovementKind = (typeof pointsMovementKinds)[number];

export const pointsMovementLabels: Readonly<Record<PointsMovementKind, string>> = {
  earned: 'Siparişten kazanıldı',
  spent: 'Ödemede kullanıldı',
  released: 'Tamamlanmayan ödemeden döndü',
  refunded: 'İadeyle döndü',
  takenBack: 'İade edilen ürünün puanı',
};
