import type { ResultOf } from '@havan/contract/call';
import type { getSalesOverview } from '@havan/contract/sales/orders';

export type SalesOverview = ResultOf<typeof getSalesOverview>;
type Days = SalesOverview['dailyRevenue'];

/** Returns the running sum of revenue within the month of the last day, kuruş; it never falls. */
export function monthSoFar(days: Days): number[] {
  const month = days.at(-1)?.day.slice(0, 7);
  let sum = 0;
  return days
    .filter(({ day }) => day.slice(0, 7) === month)
    .map(({ revenue }) => {
      sum += revenue;
      return sum;
    });
}

/**
 * Returns the change of the last day against the day before in percent, to one decimal; null when there is nothing to
 * compare.
 */
export function changeSinceYesterday(days: Days): number | null {
  const today = days.at(-1)?.revenue;
  const yesterday = days.at(-2)?.revenue;
  if (today === undefined || !yesterday) return null;
  return Math.round(((today - yesterday) / yesterday) * 1000) / 10;
}
