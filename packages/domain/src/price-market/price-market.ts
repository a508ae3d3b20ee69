import type { Kurus } from '../money/money.ts';

/** An offer of another company, or a past sale, from which the product's worth is estimated. */
export interface PricePoint {
  readonly price: Kurus;
  /** Months to expiry, fractions allowed; null for a product without one. */
  readonly monthsLeft: number | null;
}

export interface SalePoint extends PricePoint {
  readonly units: number;
}

/** The market of one product from the view of one seller. */
export interface PriceMarket {
  /** Of the seller's own units. */
  readonly monthsLeft: number | null;
  readonly stock: number;
  /** Offers of others that are on sale now. */
  readonly rivals: readonly PricePoint[];
  /** Sales of the last 30 days over all sellers, the own ones among them. */
  readonly sales: readonly SalePoint[];
  /** Units that the seller sold in the last 30 days. */
  readonly ownUnits: number;
  /** Units that a listing of the category sells in 30 days: used where the product itself has no sales. Null: unknown. */
  readonly categoryUnits: number | null;
  /** Expected sales of the coming weeks against the last 30 days; 1 without data. */
  readonly season: number;
  readonly psf: Kurus | null;
  /** The price below which the seller loses money (`breakEvenPrice`), or the cost; null when it is unknown. */
  readonly floor: Kurus | null;
}

/** Days that sales are counted over. */
export const marketDays = 30;

/**
 * Worth of a unit by its months to expiry, against one with a long expiry: points joined by straight lines.
 */
const worthByMonths: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [3, 0.7],
  [8, 0.92],
  [12, 0.97],
  [24, 1],
];

/**
 * Returns the share of its full worth that a unit has left: rises with the months, 1 from two years on and
 * without expiry.
 */
export function expiryWorth(monthsLeft: number | null): number {
  if (monthsLeft === null) return 1;
  let [fromMonth, fromWorth] = [0, 0.5];
  for (const [month, worth] of worthByMonths) {
    if (monthsLeft <= month) {
      const span = month - fromMonth;
      return span === 0 ? worth : fromWorth + ((worth - fromWorth) * (monthsLeft - fromMonth)) / span;
    }
    [fromMonth, fromWorth] = [month, worth];
  }
  return 1;
}

/** Returns a price of another expiry as the same buyer would pay it for the own one. */
export function comparablePrice(point: PricePoint, monthsLeft: number | null): number {
  return (point.price * expiryWorth(monthsLeft)) / expiryWorth(Math.max(0, point.monthsLeft ?? 24));
}

export function unitsSold(market: PriceMarket): number {
  return market.sales.reduce((units, sale) => units + sale.units, 0);
}

/** How fast buyers leave a dearer offer: 10 % above another one leaves about a quarter of the choices. */
const priceSensitivity = 12;
/** The weight of buying nothing, or elsewhere, against one offer. */
const outsideWeight = 0.5;

/**
 * Returns units a day that are expected to be sold at a price; null when nothing is known of the demand.
 * Buyers choose among the offers by price made comparable over expiry (a logit choice with the usual price as
 * the outside option), so that a higher price never sells more and a later expiry never sells less.
 */
export function expectedDailyUnits(market: PriceMarket, price: Kurus): number | null {
  const sold = unitsSold(market);
  const isOwnMarket = sold > 0;
  const units = isOwnMarket ? sold : market.categoryUnits;
  if (units === null || units <= 0) return null;
  const daily = (units / marketDays) * market.season;
  const usual = usualPrice(market);
  if (usual === null) return daily;
  let others = outsideWeight * attraction(price, usual);
  for (const rival of market.rivals) others += attraction(price, comparablePrice(rival, market.monthsLeft));
  return (daily * sellerFactor(market, isOwnMarket)) / (1 + others);
}

/** Returns how much stronger another offer of `other` pulls than the own one of `price`. */
function attraction(price: Kurus, other: number): number {
  return Math.exp(Math.min(600, priceSensitivity * (price / Math.max(1, other) - 1)));
}

/**
 * Returns the factor of a seller against an equal share of the market by its own past sales, between 0.5 and
 * 2.
 */
function sellerFactor(market: PriceMarket, isOwnMarket: boolean): number {
  if (!isOwnMarket) return 1;
  const share = unitsSold(market) / (market.rivals.length + 1);
  return Math.min(2, Math.max(0.5, (market.ownUnits + 1) / (share + 1)));
}

/** Returns the usual price of a unit of the own expiry: by sales, else by offers, else by PSF. */
export function usualPrice(market: PriceMarket): number | null {
  const { monthsLeft, sales, rivals, psf } = market;
  const points = sales.length > 0 ? sales : rivals;
  const prices = points.map((point) => comparablePrice(point, monthsLeft));
  if (prices.length > 0) return quantile(prices, 0.5);
  return psf === null ? null : psf * expiryWorth(monthsLeft);
}

/** Returns the value that `share` of the values do not exceed; 0 for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
