import { companyTypes } from '@havan/domain/company';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { ListFacets, ListQuestion } from '../index/list/list-products.ts';
import { type OfferFact, offerFacts } from '../index/offer-question.ts';
import type { Aggregation, Dsl } from './engine-client.ts';
import {
  allOf,
  anyOffer,
  factCondition,
  type FacetFilter,
  type Moment,
  offerConditions,
} from './engine-condition.ts';
import { beneath } from './engine-counts.ts';

/** Conditions of a list on its products, grouped so that a facet can leave its own out. */
export interface ListConditions {
  readonly base: readonly Dsl[];
  readonly place: readonly Dsl[];
  readonly brand: readonly Dsl[];
  readonly isOffered: readonly Dsl[];
}

const facts = Object.keys(offerFacts) as OfferFact[];
/** Leads from offers back to their products, so that each product counts once. */
const products: Dsl = { products: { reverse_nested: {} } };

/** As many buckets as there are choices: with fewer, counts of a shard could be missing. */
const choices = (field: string, count: number): Dsl => ({
  field,
  size: Math.max(1, count),
  shard_size: Math.max(1, count),
});

/** Returns the aggregations of the first page: each facet under all filters except its own. */
export function facetAggregations(
  { parts: { categories, brands, cities } }: CatalogueIndex,
  { offers: question }: ListQuestion,
  { place, brand, isOffered }: ListConditions,
  moment: Moment,
): Dsl {
  const without = (filter: FacetFilter): Dsl => allOf(offerConditions(question, moment, filter));
  const matching = offerConditions(question, moment);
  const byChoice = (filter: FacetFilter, field: string, count: number): Dsl => ({
    filter: without(filter),
    aggs: { choices: { terms: choices(field, count), aggs: products } },
  });
  return {
    categories: {
      filter: allOf([...brand, ...isOffered]),
      aggs: { choices: { terms: choices('category', categories.rows.length) } },
    },
    brands: {
      filter: allOf([...place, ...isOffered]),
      aggs: { choices: { terms: choices('brand', brands.length) } },
    },
    listed: {
      filter: allOf([...place, ...brand]),
      aggs: {
        inStock: { filter: anyOffer(matching) },
        offers: {
          nested: { path: 'offers' },
          aggs: {
            matching: {
              filter: allOf(matching),
              aggs: Object.fromEntries(
                facts.map((fact) => [fact, { filter: factCondition(fact, question), aggs: products }]),
              ),
            },
            types: byChoice('sellerTypes', 'offers.type', companyTypes.length),
            badges: byChoice('badges', 'offers.badge', 3),
            // Cities without a name are not shown, but take buckets.
            cities: byChoice('cityIds', 'offers.city', cities.length + 1_000),
            price: {
              filter: without('price'),
              aggs: { min: { min: { field: 'offers.price' } }, max: { max: { field: 'offers.price' } } },
            },
          },
        },
      },
    },
  };
}

/** Returns the facets that the engine counted. */
export function readFacets(
  { parts: { categories, brands } }: CatalogueIndex,
  found: Readonly<Record<string, Aggregation>>,
): ListFacets {
  const byCategory = new Uint32Array(categories.rows.length);
  for (const { key, doc_count: count = 0 } of bucketsOf(found['categories'])) {
    const number = categories.numberOf(Number(key));
    byCategory[number] = (byCategory[number] ?? 0) + count;
  }
  const countOfBrand = new Map(
    bucketsOf(found['brands']).map(({ key, doc_count: count }) => [Number(key), count ?? 0]),
  );
  const { listed } = found;
  const offers = beneath(listed, 'offers');
  const byKey = (name: string) =>
    bucketsOf(beneath(offers, name)).map(
      (bucket) => [bucket.key, beneath(bucket, 'products')?.doc_count ?? 0] as const,
    );
  const countOf = (fact: OfferFact): number => beneath(offers, 'matching', fact, 'products')?.doc_count ?? 0;
  const types = new Map(byKey('types'));
  const max = beneath(offers, 'price', 'max')?.value ?? null;
  return {
    byCategory,
    byBrand: Uint32Array.from(brands, ({ id }) => countOfBrand.get(id) ?? 0),
    inStock: beneath(listed, 'inStock')?.doc_count ?? 0,
    offers: {
      bySellerType: new Map(companyTypes.map((type) => [type, types.get(type) ?? 0])),
      byBadge: new Map(byKey('badges').map(([key, count]) => [Number(key), count])),
      byCity: new Map(byKey('cities').map(([key, count]) => [Number(key), count])),
      byFact: {
        highScore: countOf('highScore'),
        campaign: countOf('campaign'),
        discounted: countOf('discounted'),
        shipsFree: countOf('shipsFree'),
        longExpiry: countOf('longExpiry'),
      },
      price: max === null ? null : { min: beneath(offers, 'price', 'min')?.value ?? max, max },
    },
  };
}

const bucketsOf = (of: Aggregation | undefined) => beneath(of, 'choices')?.buckets ?? [];
