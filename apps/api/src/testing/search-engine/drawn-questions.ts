import * as fc from 'fast-check';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import type { PageQuestion } from '../../modules/catalogue/index-port/catalogue-index-port.ts';
import { offersOf } from '../../modules/catalogue/lists/offer-filter.ts';
import { readKeyword } from '../../modules/catalogue/search/keyword.ts';

/** The ids of a market from which questions are drawn. */
export interface DrawnFrom {
  readonly products: readonly number[];
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  readonly sellers: readonly number[];
  readonly listings: readonly number[];
  readonly cities: readonly number[];
}

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const some = <Value>(values: readonly Value[]) =>
  maybe(fc.subarray([...values], { minLength: 1, maxLength: 3 }));

/** Typed texts: a whole word, a beginning, mistyped, several words, a part of a barcode, and one without hits. */
export const typed = fc.constantFrom(
  'raf',
  'raf 1',
  'krem',
  'krm',
  'güneş krem',
  'gunes',
  'vitamin c',
  'vitmin',
  'mar',
  '86900',
  'yok böyle bir şey',
  'bir',
);

/** Draws the question for the first page of a list; its time is that of the call. */
export const pageQuestion = (
  { products, categories, brands, sellers, listings, cities }: DrawnFrom,
  now: () => Date,
): fc.Arbitrary<() => PageQuestion> =>
  fc
    .record({
      keyword: fc.option(typed, { freq: 2 }),
      categoryId: fc.option(fc.constantFrom(...categories)),
      sellerId: fc.option(fc.constantFrom(...sellers), { freq: 1, nil: undefined }),
      brandIds: some(brands),
      request: fc.record(
        {
          longExpiry: fc.boolean(),
          highScore: fc.boolean(),
          freeShipping: fc.boolean(),
          discounted: fc.boolean(),
          campaign: fc.boolean(),
          sellerType: fc.constantFrom<CompanyType[]>(['pharmacy'], ['merchant', 'pharmacyCompany']),
          badge: fc.constantFrom<BlueTickType[]>([1], [1, 2]),
          cityId: fc.subarray([...cities], { minLength: 1 }),
          minPrice: fc.integer({ min: 5_000, max: 9_000 }),
          maxPrice: fc.integer({ min: 6_000, max: 13_000 }),
        },
        { requiredKeys: [] },
      ),
      onlyListings: some(listings),
      onlySellers: some(sellers),
      scope: fc.option(
        fc.record({
          categoryId: fc.option(fc.constantFrom(...categories)),
          productIds: fc.option(fc.subarray([...products], { minLength: 1 })),
        }),
        { freq: 1 },
      ),
      mustBeOffered: fc.boolean(),
      sort: fc.constantFrom(2 as const, 3 as const, 4 as const, null),
      pageSize: fc.integer({ min: 2, max: 12 }),
    })
    .map(({ keyword, request, onlyListings, onlySellers, sort, sellerId, ...rest }) => () => ({
      ...rest,
      sellerId,
      keyword: keyword === null ? null : readKeyword(keyword),
      filter: {
        ...offersOf({ ...request, sellerId }, now()),
        // Most questions are restricted to neither.
        ...(onlyListings && onlyListings.length > 2 && { onlyListings }),
        ...(onlySellers && onlySellers.length > 2 && { onlySellers }),
      },
      sort: keyword === null ? (sort ?? 2) : sort,
      after: null,
    }));
