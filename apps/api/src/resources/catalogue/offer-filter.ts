import type { getProductListings } from '@havan/contract/catalogue';
import type { ParsedRequestOf } from '@havan/contract/call';
import { addMonths, formatIsoDay, istanbulDayOf, parseIsoDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import { offerFlags, type OfferQuestion } from '../finder/offer-table.ts';
import type { OfferFilter } from './offer.sql.ts';

type Asked = Partial<
  Pick<
    ParsedRequestOf<typeof getProductListings>,
    'sellerId' | 'longExpiry' | 'highScore' | 'freeShipping' | 'discounted' | 'verifiedSeller'
  >
>;

/** What a request asks of offers, at this moment. */
export function offersOf(request: Asked, now: Date): OfferFilter {
  const today = istanbulDayOf(now);
  return {
    today: formatIsoDay(today),
    ...(request.sellerId !== undefined && { sellerId: request.sellerId }),
    ...(request.longExpiry && { expiresFrom: formatIsoDay(addMonths(today, expiryCloseMonths)) }),
    highScore: request.highScore ?? false,
    freeShipping: request.freeShipping ?? false,
    discounted: request.discounted ?? false,
    verifiedSeller: request.verifiedSeller ?? false,
  };
}

/** The same filter for the offers in memory. */
export function questionOf(filter: OfferFilter): OfferQuestion {
  return {
    expiresFrom: dayNumber(filter.expiresFrom ?? filter.today),
    ...(filter.sellerId !== undefined && { sellerId: filter.sellerId }),
    flags:
      (filter.discounted ? offerFlags.discounted : 0) |
      (filter.freeShipping ? offerFlags.shipsFree : 0) |
      (filter.highScore ? offerFlags.highScore : 0) |
      (filter.verifiedSeller ? offerFlags.verified : 0),
  };
}

/** Days since 1970-01-01 of an ISO day. @throws RangeError for a text that is none */
export function dayNumber(day: string): number {
  const parsed = parseIsoDay(day);
  if (!parsed) throw new RangeError(`Not a day: ${day}`);
  return Date.UTC(parsed.year, parsed.month - 1, parsed.day) / 86_400_000;
}
