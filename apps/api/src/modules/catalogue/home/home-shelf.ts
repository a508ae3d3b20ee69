import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import { expiryShelfPerMonth, monthsLeft } from '@havan/domain/expiry';
import { addMonths, formatIsoDay, type CalendarDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { MarketView } from '../index/market-view.ts';
import { dayNumber } from '../lists/offer-filter.ts';

/**
 * Candidates for each month, one more than shown, because the viewer may not be able to buy one of them. A product
 * belongs to one month only.
 */
const perMonth = expiryShelfPerMonth + 1;

/**
 * Returns the products of close expiry with the largest discount to their retail price, for each remaining
 * month.
 */
export function closeExpiryProducts(market: MarketView, today: CalendarDay): number[] {
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

/** Returns the shown products, the first of each month, so that the answer contains no hidden product. */
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

/** Returns the first cards whose offer is under the campaign. */
export const underCampaign = <Card extends Pick<ProductCard, 'bestListing'>>(
  cards: readonly Card[],
  code: string | undefined,
  limit: number,
): Card[] =>
  cards
    .filter(({ bestListing }) => bestListing?.campaigns.some(({ campaignCode }) => campaignCode === code))
    .slice(0, limit);
