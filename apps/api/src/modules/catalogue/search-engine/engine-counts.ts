import type { OfferQuestion } from '../index/offer-question.ts';
import type { Aggregation, EngineClient } from './engine-client.ts';
import { allOf, type Moment, offerConditions, oneOf } from './engine-condition.ts';

/** Largest number of brands or sellers in one request. */
const namesAtOnce = 10_000;

/**
 * Returns the number of matching offers of brands or sellers by their id.
 *
 * @throws AppError `serviceUnavailable`
 */
export async function engineCounts(
  client: EngineClient,
  moment: Moment,
  kind: 'byBrand' | 'bySeller',
  question: OfferQuestion,
  all: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map(all.map((id) => [id, 0]));
  const conditions = offerConditions(question, moment);
  for (let from = 0; from < all.length; from += namesAtOnce) {
    const ids = all.slice(from, from + namesAtOnce);
    const terms = { size: ids.length, shard_size: ids.length };
    const byBrand = {
      names: {
        terms: { field: 'brand', ...terms },
        aggs: { offers: { nested: { path: 'offers' }, aggs: { matching: { filter: allOf(conditions) } } } },
      },
    };
    const bySeller = {
      offers: {
        nested: { path: 'offers' },
        aggs: {
          matching: {
            filter: allOf([...conditions, oneOf('offers.seller', ids)]),
            aggs: { names: { terms: { field: 'offers.seller', ...terms } } },
          },
        },
      },
    };
    const { aggregations = {} } = await client.search({
      size: 0,
      query: kind === 'byBrand' ? allOf([oneOf('brand', ids)]) : { match_all: {} },
      aggs: kind === 'byBrand' ? byBrand : bySeller,
    });
    const names =
      kind === 'byBrand' ? aggregations['names'] : beneath(aggregations['offers'], 'matching', 'names');
    for (const bucket of names?.buckets ?? []) {
      const offers = kind === 'byBrand' ? beneath(bucket, 'offers', 'matching') : bucket;
      counts.set(Number(bucket.key), offers?.doc_count ?? 0);
    }
  }
  return counts;
}

/** Returns the aggregation at a path of names. */
export const beneath = (of: Aggregation | undefined, ...names: readonly string[]): Aggregation | undefined =>
  names.reduce((found, name) => found?.[name] as Aggregation | undefined, of);
