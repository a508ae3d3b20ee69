import { addMonths, formatIsoDay, type CalendarDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { Market } from '../finder/market.ts';
import { dayNumber } from './offer-filter.ts';

/** Looked for in each month; a product stands in one of them only, so that no month goes short of the others'. */
const perMonth = 3;

/** Products of close expiry, the deepest below their retail price in each of the months that are left. */
export function closeExpiryProducts(market: Market, today: CalendarDay): number[] {
  const taken = new Set<number>();
  for (let month = 0; month < expiryCloseMonths; month++) {
    const question = {
      expiresFrom: dayNumber(formatIsoDay(addMonths(today, month))),
      expiresBefore: dayNumber(formatIsoDay(addMonths(today, month + 1))),
    };
    const fresh = market.deepest(question, perMonth * expiryCloseMonths).filter((id) => !taken.has(id));
    for (const id of fresh.slice(0, perMonth)) taken.add(id);
  }
  return [...taken];
}
