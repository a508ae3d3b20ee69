import type { getProductListings } from '@havan/contract/catalogue/catalogue';
import type { ParsedRequestOf } from '@havan/contract/call';
import { addMonths, formatIsoDay, istanbulDayOf, parseIsoDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { OfferFact, OfferQuestion } from '../index/offer-question.ts';
import type { OfferFilter } from './offer.sql.ts';

type Asked = Partial<ParsedRequestOf<typeof getProductListings>>;

/** Returns the offer filter of a request at this time. */
export function offersOf(request: Asked, now: Date): OfferFilter {
  const today = istanbulDayOf(now);
  const { sellerId, sellerType, badge, cityId, minPrice, maxPrice } = request;
  return {
    today: formatIsoDay(today),
    longFrom: formatIsoDay(addMonths(today, expiryCloseMonths)),
    longExpiry: request.longExpiry ?? false,
    highScore: request.highScore ?? false,
    freeShipping: request.freeShipping ?? false,
    discounted: request.discounted ?? false,
    campaign: request.campaign ?? false,
    ...(sellerId !== undefined && { sellerId }),
    ...(sellerType && { sellerTypes: sellerType }),
    ...(badge && { badges: badge }),
    ...(cityId && { cityIds: cityId }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/** Returns a filter in the form of the index. */
export function questionOf(filter: OfferFilter): OfferQuestion {
  const {
    today,
    longFrom,
    longExpiry,
    highScore,
    freeShipping,
    discounted,
    campaign,
    expiresBefore,
    ...choices
  } = filter;
  const facts: readonly (OfferFact | false | undefined)[] = [
    longExpiry && 'longExpiry',
    highScore && 'highScore',
    freeShipping && 'shipsFree',
    discounted && 'discounted',
    campaign && 'campaign',
  ];
  return {
    ...choices,
    expiresFrom: dayNumber(today),
    ...(expiresBefore !== undefined && { expiresBefore: dayNumber(expiresBefore) }),
    ...(longFrom !== undefined && { longFrom: dayNumber(longFrom) }),
    facts: facts.filter((fact) => fact !== undefined && fact !== false),
  };
}

/** Returns the days from 1970-01-01 to an ISO day. @throws RangeError for an invalid day */
export function dayNumber(day: string): number {
  const parsed = parseIsoDay(day);
  if (!parsed) throw new RangeError(`Not a day: ${day}`);
  return Date.UTC(parsed.year, parsed.month - 1, parsed.day) / 86_400_000;
}
