import { companyTypes } from '@havan/domain/company';
import * as fc from 'fast-check';
import { CampaignCoverage } from '../modules/catalogue/index/campaign-coverage.ts';
import { CategoryIndex } from '../modules/catalogue/index/category-index.ts';
import type { Listed, ListQuestion } from '../modules/catalogue/index/list/list-products.ts';
import type { OfferFact, OfferQuestion, SellerFacts } from '../modules/catalogue/index/offer-question.ts';
import { OfferTable } from '../modules/catalogue/index/offer-table.ts';
import { ProductColumnsBuilder } from '../modules/catalogue/index/product-columns.ts';

export const brands = [{ id: 11 }, { id: 12 }, { id: 13 }];
export const categories = new CategoryIndex(
  [
    [1, null],
    [2, null],
    [3, 1],
    [4, 1],
    [5, 3],
  ].map(([id, parent]) => ({ id: id ?? 0, parent_id: parent ?? null, name: `${id}`, is_highlight: false })),
);

export const sellers: readonly SellerFacts[] = Array.from({ length: 8 }, (_, i) => ({
  id: 100 + i,
  companyType: companyTypes[i % 4] ?? 'merchant',
  // A seller has badges for at most two of the brands 11 to 13.
  badges: new Map(
    i % 3 === 0
      ? []
      : i % 3 === 1
        ? [[11, 1]]
        : [
            [12, 2],
            [13, 1],
          ],
  ),
  cityId: 1 + (i % 3),
  isBanned: i === 7,
  hasHighScore: i % 2 === 0,
  shipsFreeFrom: [0, 5, Infinity][i % 3] ?? 0,
}));

export const offer = fc.record({
  seller_id: fc.integer({ min: 100, max: 107 }),
  sale_price: fc.integer({ min: 1, max: 9 }),
  expires: fc.option(fc.integer({ min: 8, max: 14 })),
  is_discounted: fc.boolean(),
  min_quantity: fc.constantFrom(1, 3),
});
export const product = fc.record({
  brandId: fc.constantFrom(11, 12, 13),
  categoryId: fc.constantFrom(1, 2, 3, 4, 5),
  offers: fc.array(offer, { maxLength: 4 }),
});
export type Product = typeof product extends fc.Arbitrary<infer Made> ? Made : never;

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const some = <Value>(values: readonly Value[]) =>
  maybe(fc.subarray([...values], { minLength: 1, maxLength: 2 }));
export const filters = fc.record({
  categoryId: maybe(fc.constantFrom(1, 2, 3, 4, 5)),
  brandIds: some([11, 12, 13]),
  facts: fc.subarray<OfferFact>(['highScore', 'campaign', 'discounted', 'shipsFree', 'longExpiry'], {
    maxLength: 2,
  }),
  sellerTypes: some(companyTypes),
  badges: some([1, 2] as const),
  cityIds: some([1, 2, 3]),
  minPrice: maybe(fc.constant(2)),
  maxPrice: maybe(fc.constant(4)),
  mustBeOffered: fc.boolean(),
});
export type Filters = typeof filters extends fc.Arbitrary<infer Made> ? Made : never;

export const campaignSellers = [100, 103, 105];
/** The steps of the campaigns: half price from two units on. A limited campaign does not lower the listed price. */
export const steps = [{ fromQuantity: 2, percent: 50, amount: 0 }];
export const limitedSeller = 105;
const campaigns = new CampaignCoverage(
  campaignSellers.map((sellerId) => ({
    rule: { sellerId, steps, isLimited: sellerId === limitedSeller },
    from: 0,
    to: 99,
    listingId: null,
  })),
);
export const place = { expiresFrom: 10, longFrom: 12 };

/** Returns a market of these products; ids count from 1, and the offers of product 3 have the ids 30, 31 and so on. */
export function marketOf(products: readonly Product[]): Listed {
  const columns = new ProductColumnsBuilder(categories, brands);
  // Sorted by category, in the order in which the index loads products.
  const inOrder = products
    .map((each, i) => ({ ...each, id: i + 1 }))
    .sort((one, other) => categories.numberOf(one.categoryId) - categories.numberOf(other.categoryId));
  const offers = new OfferTable(sellers, products.length, (position) => inOrder[position]?.brandId ?? 0);
  for (const [position, { id, brandId, categoryId, offers: rows }] of inOrder.entries()) {
    columns.add({ id, brandId, categoryId, psf: 10 }, `ürün ${id}`, '');
    for (const [i, row] of rows.entries()) offers.append(position, { ...row, listing_id: id * 10 + i });
  }
  offers.finish();
  offers.setCampaigns(campaigns);
  return { products: columns.build(), offers, categories, brands, sold: new Uint32Array(products.length) };
}

/** Returns a request for a list under these filters, sorted by price. */
export function questionOf(f: Filters, limit: number): ListQuestion {
  const { categoryId, brandIds, mustBeOffered, ...choices } = f;
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  const asked: OfferQuestion = { ...place, ...given };
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(brandIds && { brandIds }),
    offers: asked,
    mustBeOffered,
    sort: 4,
    after: null,
    limit,
    withFacets: true,
  };
}
