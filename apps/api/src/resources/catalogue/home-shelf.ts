import type { ProductCard } from '@havan/contract/catalogue';
import { expiryShelfPerMonth, monthsLeft } from '@havan/domain/expiry';
import { addMonths, formatIsoDay, type CalendarDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { Market } from '../finder/market.ts';
import { dayNumber } from './offer-filter.ts';

/**
 * Looked for in each month, one more than it shows: whoever looks may not buy one of them. A product stands in one month
 * only, so that no month goes short of the others'.
 */
const perMonth = expiryShelfPerMonth + 1;

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

/** What the shelf shows of them, the first of each month: the answer carries no product that nobody sees. */
export function onTheShelf<Card extends Pick<ProductCard, 'bestListing'>>(
  cards: readonly Card[],
  now: Date,
): Card[] {
  const shown = new Map<number | null, number>();
  return cards.filter(({ bestListing }) => {
    const month = bestListing && monthsLeft(bestListing.expiration, now);
    const before = shown.get(month) ?? 0;
    shown.set(month, before + 1);
    return before < expiryShelfPerMonth;
  });
}

/** The first cards whose offer is under the campaign. */
export const underCampaign = <Card extends Pick<ProductCard, 'bestListing'>>(
  cards: readonly Card[],
  code: string | undefined,
  limit: number,
): Card[] =>
  cards
    .filter(({ bestListing }) => bestListing?.campaigns.some(({ campaignCode }) => campaignCode === code))
    .slice(0, limit);
