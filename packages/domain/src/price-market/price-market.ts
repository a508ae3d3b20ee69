import type { Kurus } from '../money/money.ts';

/** An offer of another company, or a past sale, used to estimate the product's value. */
export interface PricePoint {
  readonly price: Kurus;
  /** Months to expiry, possibly fractional; null for a product without one. */
  readonly monthsLeft: number | null;
}

export interface SalePoint extends PricePoint {
  readonly units: number;
}

/** Market data of one product for one seller. */
export interface PriceMarket {
  /** Months to expiry of the seller's own units. */
  readonly monthsLeft: number | null;
  readonly stock: number;
  /** Current offers of other sellers. */
  readonly rivals: readonly PricePoint[];
  /** Sales of the last 30 days of all sellers, the own ones included. */
  readonly sales: readonly SalePoint[];
  /** Units sold by the seller in the last 30 days. */
  readonly ownUnits: number;
  /**
   * Average units that a listing of the category sells in 30 days, used when the product has no sales; null
   * when unknown.
   */
  readonly categoryUnits: number | null;
  /** Expected sales of the coming weeks relative to the last 30 days; 1 without data. */
  readonly season: number;
  readonly psf: Kurus | null;
  /** Break-even price (`breakEvenPrice`) or cost; null when unknown. */
  readonly floor: Kurus | null;
}

/** Number of days over which sales are counted. */
export const marketDays = 30;

/** Value of a unit by its months to expiry, relative to a long expiry; linearly interpolated. */
const worthByMonths: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [3, 0.7],
  [8, 0.92],
  [12, 0.97],
  [24, 1],
];

/**
 * Returns the share of its full value that a unit has: rising with the months, 1 from two years on and without expiry.
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

/** Returns the equivalent of a price for the own expiry. */
export function comparablePrice(point: PricePoint, monthsLeft: number | null): number {
  return (point.price * expiryWorth(monthsLeft)) / expiryWorth(Math.max(0, point.monthsLeft ?? 24));
}

/** Returns the units sold by all sellers in the last 30 days. */
export function unitsSold(market: PriceMarket): number {
  return market.sales.reduce((units, sale) => units + sale.units, 0);
}

/** Price sensitivity of the logit model: an offer that is 10 % more expensive gets about a quarter of the choices. */
const priceSensitivity = 12;
/** Weight of the outside option (not buying, or elsewhere), relative to one offer. */
const outsideWeight = 0.5;

/**
 * Returns the expected sales in units a day at a price; null without demand data. Buyers choose among the
 * offers by their expiry-adjusted prices (a logit model with the usual price as the outside option), so a
 * higher price never sells more and a later expiry never sells less.
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

/** Returns the weight of an offer at `other` relative to the own one at `price`. */
function attraction(price: Kurus, other: number): number {
  return Math.exp(Math.min(600, priceSensitivity * (price / Math.max(1, other) - 1)));
}

/** Returns the seller's past sales relative to an equal share of the market, limited to 0.5 to 2. */
function sellerFactor(market: PriceMarket, isOwnMarket: boolean): number {
  if (!isOwnMarket) return 1;
  const share = unitsSold(market) / (market.rivals.length + 1);
  return Math.min(2, Math.max(0.5, (market.ownUnits + 1) / (share + 1)));
}

/** Returns the usual price of a unit with the own expiry: by sales, otherwise by offers, otherwise by PSF. */
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
