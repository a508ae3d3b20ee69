import type { OfferFact, OfferQuestion } from '../index/offer-question.ts';
import type { Dsl } from './engine-client.ts';

/** A filter whose choices a facet counts; the counts of its choices leave the filter itself out. */
export type FacetFilter = 'sellerTypes' | 'badges' | 'cityIds' | 'price';

/** Conditions of a question besides its filters. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ids of banned sellers. They are part of each query, so that a ban takes effect at once. */
  readonly banned: readonly number[];
}

/** Largest number of values of one `terms` query (`index.max_terms_count`). */
const mostTerms = 65_536;

const nothing: Dsl = { match_none: {} };
export const allOf = (filter: readonly Dsl[]): Dsl => ({ bool: { filter } });
export const anyOffer = (filter: readonly Dsl[]): Dsl => ({
  nested: { path: 'offers', query: allOf(filter) },
});

/** Returns the condition that a field has one of the values; more than `mostTerms` are split. */
export function oneOf(field: string, values: readonly (number | string)[]): Dsl {
  if (values.length <= mostTerms) return values.length === 0 ? nothing : { terms: { [field]: values } };
  const parts = Array.from({ length: Math.ceil(values.length / mostTerms) }, (_, i) => ({
    terms: { [field]: values.slice(i * mostTerms, (i + 1) * mostTerms) },
  }));
  return { bool: { should: parts, minimum_should_match: 1 } };
}

/** Returns the conditions on an offer, leaving out those of the filter `without`. */
export function offerConditions(
  question: OfferQuestion,
  { now, banned }: Moment,
  without: FacetFilter | null = null,
): Dsl[] {
  const { facts = [], sellerTypes = [], badges = [], cityIds = [], minPrice, maxPrice } = question;
  const chosen = (filter: FacetFilter, field: string, values: readonly (number | string)[]): Dsl[] =>
    filter === without || values.length === 0 ? [] : [oneOf(field, values)];
  const isPriced = without !== 'price' && (minPrice !== undefined || maxPrice !== undefined);
  return [
    { range: { 'offers.from': { lte: now } } },
    { range: { 'offers.until': { gt: now } } },
    {
      range: {
        'offers.expires': {
          gte: question.expiresFrom,
          ...(question.expiresBefore !== undefined && { lt: question.expiresBefore }),
        },
      },
    },
    ...(banned.length > 0 ? [{ bool: { must_not: [oneOf('offers.seller', banned)] } }] : []),
    ...(question.sellerId === undefined ? [] : [{ term: { 'offers.seller': question.sellerId } }]),
    ...(question.onlySellers ? [oneOf('offers.seller', question.onlySellers)] : []),
    ...(question.onlyListings ? [oneOf('offers.listing', question.onlyListings)] : []),
    ...facts.map((fact) => factCondition(fact, question)),
    ...chosen('sellerTypes', 'offers.type', sellerTypes),
    ...chosen('badges', 'offers.badge', badges),
    ...chosen('cityIds', 'offers.city', cityIds),
    ...(isPriced
      ? [
          {
            range: {
              'offers.price': {
                ...(minPrice !== undefined && { gte: minPrice }),
                ...(maxPrice !== undefined && { lte: maxPrice }),
              },
            },
          },
        ]
      : []),
  ];
}

/** Returns the condition that an offer has a property; a long expiry depends on the day. */
export function factCondition(fact: OfferFact, { longFrom }: OfferQuestion): Dsl {
  if (fact !== 'longExpiry') return { term: { 'offers.facts': fact } };
  return longFrom === undefined ? nothing : { range: { 'offers.expires': { gte: longFrom } } };
}
