import type { getProductListings } from '@havan/contract/catalogue';
import type { ParsedRequestOf } from '@havan/contract/call';
import { addMonths, formatIsoDay, istanbulDayOf, parseIsoDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { OfferFact, OfferQuestion } from '../finder/offer-question.ts';
import type { OfferFilter } from './offer.sql.ts';

type Asked = Partial<ParsedRequestOf<typeof getProductListings>>;

/** What a request asks of offers, at this moment. */
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

/** The same filter for the offers in memory. */
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

/** Days since 1970-01-01 of an ISO day. @throws RangeError for a text that is none */
export function dayNumber(day: string): number {
  const parsed = parseIsoDay(day);
  if (!parsed) throw new RangeError(`Not a day: ${day}`);
  return Date.UTC(parsed.year, parsed.month - 1, parsed.day) / 86_400_000;
}
