import type { OfferQuestion } from '../index/offer-question.ts';
import type { Aggregation, Dsl, EngineClient } from './engine-client.ts';
import { allOf, type Moment, offerConditions, oneOf } from './engine-condition.ts';

/** Figures of the matching offers of a product: their number, the lowest price in kuruş, the id of the best listing. */
export type OfferFigure = 'count' | 'lowest' | 'best';

export interface OffersWish {
  readonly question: OfferQuestion;
  /** Leaves out the offers of this seller. */
  readonly exceptSeller: number | null;
  readonly values: ReadonlySet<OfferFigure>;
}

/** The values of a product; null where no offer matches. */
export type OfferFigures = Readonly<Record<OfferFigure, number | null>>;

const none: OfferFigures = { count: 0, lowest: null, best: null };
/** Largest number of products in one request: each is a bucket, of which the engine allows 65,535. */
const productsAtOnce = 1_000;

/**
 * Returns the values of products for each wish, in the order of the wishes.
 *
 * @throws AppError `serviceUnavailable`
 */
export async function engineOffers(
  client: EngineClient,
  moment: Moment,
  productIds: readonly number[],
  wishes: readonly OffersWish[],
): Promise<ReadonlyMap<number, OfferFigures>[]> {
  const found = wishes.map(() => new Map(productIds.map((id) => [id, none])));
  for (let from = 0; from < productIds.length; from += productsAtOnce) {
    const ids = productIds.slice(from, from + productsAtOnce);
    const { aggregations } = await client.search({
      size: 0,
      query: allOf([oneOf('id', ids)]),
      aggs: {
        products: {
          terms: { field: 'id', size: ids.length, shard_size: ids.length },
          aggs: { offers: { nested: { path: 'offers' }, aggs: aggregationsOf(wishes, moment) } },
        },
      },
    });
    for (const bucket of aggregations?.['products']?.buckets ?? [])
      for (const [i, byProduct] of found.entries()) {
        const offers = (bucket['offers'] as Aggregation)[`wish${i}`] as Aggregation;
        byProduct.set(Number(bucket.key), figuresOf(offers));
      }
  }
  return found;
}

const aggregationsOf = (wishes: readonly OffersWish[], moment: Moment): Dsl =>
  Object.fromEntries(
    wishes.map(({ question, exceptSeller, values }, i) => {
      const others =
        exceptSeller === null ? [] : [{ bool: { must_not: [{ term: { 'offers.seller': exceptSeller } }] } }];
      return [
        `wish${i}`,
        {
          filter: allOf([...offerConditions(question, moment), ...others]),
          aggs: {
            ...(values.has('lowest') && { lowest: { min: { field: 'offers.price' } } }),
            ...(values.has('best') && { best: { top_hits: { size: 1, _source: false, sort: bestFirst } } }),
          },
        },
      ];
    }),
  );

/** The cheapest, then the longest expiry, then the oldest listing; its id is read from the sort values. */
const bestFirst = [
  { 'offers.price': { order: 'asc' } },
  { 'offers.expires': { order: 'desc' } },
  { 'offers.listing': { order: 'asc' } },
];

function figuresOf(offers: Aggregation): OfferFigures {
  const count = offers.doc_count ?? 0;
  if (count === 0) return none;
  const best = offers['best'] as Aggregation | undefined;
  const lowest = offers['lowest'] as Aggregation | undefined;
  return { count, lowest: lowest?.value ?? null, best: best?.hits?.hits[0]?.sort?.[2] ?? null };
}
