import { type DayPrice, lowestOf, lowestPriceDays } from '@havan/domain/price-history';
import { permilleText } from '../../../shared/cart/prices.ts';
import { historyTexts } from '../product/product-page-texts.ts';

export interface PriceSummary {
  /** The price of the last day; null without an offer now. */
  readonly now: number | null;
  readonly lowest30: number | null;
  readonly lowest90: number | null;
  /** Over the days with an offer, whole kuruş. */
  readonly average: number;
  /** Text that compares the present price with the average; null without one. */
  readonly remark: string | null;
}

/** Returns the summary of a run of prices; null without any offer. */
export function summaryOf(days: readonly DayPrice[]): PriceSummary | null {
  const prices = days.flatMap(({ price }) => (price === null ? [] : [price]));
  if (prices.length === 0) return null;
  const average = Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
  const now = days.at(-1)?.price ?? null;
  return {
    now,
    lowest30: lowestOf(days.slice(-lowestPriceDays))?.price ?? null,
    lowest90: lowestOf(days)?.price ?? null,
    average,
    remark: now === null ? null : remarkOf(now, average),
  };
}

function remarkOf(now: number, average: number): string {
  const permille = Math.round((Math.abs(now - average) / average) * 1000);
  if (permille < 10) return historyTexts.atAverage;
  const percent = permilleText(permille);
  return now < average ? historyTexts.belowAverage(percent) : historyTexts.aboveAverage(percent);
}
