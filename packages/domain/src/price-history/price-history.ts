import { addDays, compareDays, formatIsoDay, parseIsoDay } from '../istanbul/istanbul.ts';

/** A day on which the best price of a product changed. Amounts are kuruş. */
export interface PriceMove {
  /** ISO day. */
  readonly day: string;
  /** Lowest price of the day. */
  readonly lowest: number;
  /** Price at the end of the day; null when the product has no offer any more. */
  readonly closing: number | null;
}

export interface DayPrice {
  readonly day: string;
  /** Null on a day without an offer. */
  readonly price: number | null;
}

/** A price between two ISO days, both inclusive. */
export interface PriceSpan {
  readonly from: string;
  readonly to: string;
  readonly price: number;
}

/** Number of past days over which the lowest price is stated. */
export const lowestPriceDays = 30;

/**
 * Returns the lowest price of each day from `from` to `to`. A price holds until the next change; the last
 * change before `from` gives the price at the start.
 *
 * @throws RangeError when `from` or `to` is not a day
 */
export function dailyPrices(moves: readonly PriceMove[], from: string, to: string): DayPrice[] {
  const first = requireDay(from);
  const last = requireDay(to);
  const sorted = moves.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  let held = sorted.findLast(({ day }) => day < from)?.closing ?? null;
  const byDay = new Map(sorted.map((move) => [move.day, move]));
  const days: DayPrice[] = [];
  for (let at = first; compareDays(at, last) <= 0; at = addDays(at, 1)) {
    const day = formatIsoDay(at);
    const move = byDay.get(day);
    days.push({ day, price: move ? move.lowest : held });
    if (move) held = move.closing;
  }
  return days;
}

/** Returns the days with campaign prices: the lowest of all prices of a day counts. */
export const underCampaigns = (days: readonly DayPrice[], spans: readonly PriceSpan[]): DayPrice[] =>
  days.map(({ day, price }) => {
    const prices = spans.flatMap(({ from, to, price: reduced }) =>
      from <= day && day <= to ? [reduced] : [],
    );
    return { day, price: prices.length === 0 ? price : Math.min(...prices, price ?? Infinity) };
  });

function requireDay(text: string) {
  const day = parseIsoDay(text);
  if (!day) throw new RangeError(`Not a day in the form YYYY-MM-DD: ${text}`);
  return day;
}

/** Returns the lowest price of these days and the last day with it; null without any offer. */
export function lowestOf(days: readonly DayPrice[]): { readonly day: string; readonly price: number } | null {
  let lowest: { day: string; price: number } | null = null;
  for (const { day, price } of days) {
    if (price !== null && (lowest === null || price <= lowest.price)) lowest = { day, price };
  }
  return lowest;
}
