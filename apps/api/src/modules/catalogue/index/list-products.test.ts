import { campaignUnitPrice } from '@havan/domain/campaign-price';
import { companyTypes } from '@havan/domain/company';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CampaignCoverage } from './campaign-coverage.ts';
import { CategoryIndex } from './category-index.ts';
import { listProducts, type ListQuestion } from './list-products.ts';
import type { OfferFact, OfferQuestion, SellerFacts } from './offer-question.ts';
import { OfferTable } from './offer-table.ts';
import { ProductColumnsBuilder } from './product-columns.ts';

const brands = [{ id: 11 }, { id: 12 }, { id: 13 }];
const categories = new CategoryIndex(
  [
    [1, null],
    [2, null],
    [3, 1],
    [4, 1],
    [5, 3],
  ].map(([id, parent]) => ({ id: id ?? 0, parent_id: parent ?? null, name: `${id}`, is_highlight: false })),
);

const sellers: readonly SellerFacts[] = Array.from({ length: 8 }, (_, i) => ({
  id: 100 + i,
  companyType: companyTypes[i % 4] ?? 'merchant',
  // Of the brands 11 to 13 it has a badge for two at most.
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

const offer = fc.record({
  seller_id: fc.integer({ min: 100, max: 107 }),
  sale_price: fc.integer({ min: 1, max: 9 }),
  expires: fc.option(fc.integer({ min: 8, max: 14 })),
  is_discounted: fc.boolean(),
  min_quantity: fc.constantFrom(1, 3),
});
const product = fc.record({
  brandId: fc.constantFrom(11, 12, 13),
  categoryId: fc.constantFrom(1, 2, 3, 4, 5),
  offers: fc.array(offer, { maxLength: 4 }),
});
type Product = typeof product extends fc.Arbitrary<infer Made> ? Made : never;

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const some = <Value>(values: readonly Value[]) =>
  maybe(fc.subarray([...values], { minLength: 1, maxLength: 2 }));
const filters = fc.record({
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
type Filters = typeof filters extends fc.Arbitrary<infer Made> ? Made : never;

const campaignSellers = [100, 103, 105];
/**
 * Half price from two units on; a limited campaign does not lower the listed price.
 */
const steps = [{ fromQuantity: 2, percent: 50, amount: 0 }];
const limitedSeller = 105;
const campaigns = new CampaignCoverage(
  campaignSellers.map((sellerId) => ({
    rule: { sellerId, steps, isLimited: sellerId === limitedSeller },
    from: 0,
    to: 99,
    listingId: null,
  })),
);
type Offer = Product['offers'][number];

/** Returns the fields of a card. */
const shelfPrice = ({ seller_id, sale_price, min_quantity }: Offer): number =>
  campaignSellers.includes(seller_id) && seller_id !== limitedSeller
    ? campaignUnitPrice(sale_price, min_quantity, steps)
    : sale_price;
const place = { expiresFrom: 10, longFrom: 12 };

/** Checks one offer against a filter, written out. */
function matchesSchema(o: Offer, f: Filters, brandId: number): boolean {
  const seller = sellers.find(({ id }) => id === o.seller_id);
  if (!seller || seller.isBanned || (o.expires !== null && o.expires < place.expiresFrom)) return false;
  const badge = seller.badges.get(brandId);
  const facts: Record<OfferFact, boolean> = {
    highScore: seller.hasHighScore,
    campaign: campaignSellers.includes(seller.id),
    discounted: o.is_discounted || shelfPrice(o) < o.sale_price,
    shipsFree: shelfPrice(o) * o.min_quantity >= seller.shipsFreeFrom,
    longExpiry: o.expires === null || o.expires >= place.longFrom,
  };
  return (
    f.facts.every((fact) => facts[fact]) &&
    (!f.sellerTypes || f.sellerTypes.includes(seller.companyType)) &&
    (!f.badges || (badge !== undefined && f.badges.includes(badge))) &&
    (!f.cityIds || f.cityIds.includes(seller.cityId)) &&
    shelfPrice(o) >= (f.minPrice ?? 0) &&
    shelfPrice(o) <= (f.maxPrice ?? 99)
  );
}

function shown(products: readonly Product[], f: Filters): number[] {
  const range = f.categoryId === undefined ? { from: 0, to: 99 } : categories.rangeOf(f.categoryId);
  return products.flatMap((each, i) => {
    const category = categories.numberOf(each.categoryId);
    const isHere = category >= range.from && category < range.to;
    const isWanted = !f.brandIds || f.brandIds.includes(each.brandId);
    const isOffered = each.offers.some((o) => matchesSchema(o, f, each.brandId));
    return isHere && isWanted && (isOffered || !f.mustBeOffered) ? [i + 1] : [];
  });
}

function listed(products: readonly Product[], f: Filters) {
  const columns = new ProductColumnsBuilder(categories, brands);
  // In the order of categories, as the market is loaded.
  const inOrder = products
    .map((each, i) => ({ ...each, id: i + 1 }))
    .sort((a, b) => categories.numberOf(a.categoryId) - categories.numberOf(b.categoryId));
  const offers = new OfferTable(sellers, products.length, (position) => inOrder[position]?.brandId ?? 0);
  for (const [position, { id, brandId, categoryId, offers: rows }] of inOrder.entries()) {
    columns.add({ id, brandId, categoryId, psf: 10 }, `ürün ${id}`, '');
    for (const [i, row] of rows.entries()) offers.append(position, { ...row, listing_id: id * 10 + i });
  }
  offers.finish();
  offers.setCampaigns(campaigns);
  const { categoryId, brandIds, mustBeOffered, ...choices } = f;
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  const asked: OfferQuestion = { ...place, ...given };
  const question: ListQuestion = {
    ...(categoryId !== undefined && { categoryId }),
    ...(brandIds && { brandIds }),
    offers: asked,
    mustBeOffered,
    sort: 4,
    after: null,
    limit: 100,
    withFacets: true,
  };
  const sold = new Uint32Array(products.length);
  return listProducts({ products: columns.build(), offers, categories, brands, sold }, question);
}

const without = (f: Filters, ...names: readonly (keyof Filters)[]): Filters => ({
  ...f,
  ...Object.fromEntries(names.map((name) => [name, name === 'facts' ? [] : undefined])),
});

// @spec §1 card-prices
// @spec §2.2 categories

test('a list shows the offers that pass every filter, and each choice counts the products of its own click', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 12 }), filters, (products, f) => {
      const answer = listed(products, f);
      const ids = answer.rows.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids).toEqual(shown(products, f));
      const cheapest = ({ id }: { readonly id: number }) =>
        Math.min(
          ...(products[id - 1]?.offers ?? [])
            .filter((o) => matchesSchema(o, f, products[id - 1]?.brandId ?? 0))
            .map(shelfPrice),
        );
      // Sorting by price uses the shown price.
      const prices = answer.rows.map(cheapest);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(answer.total).toBe(ids.length);
      const offered = { ...f, mustBeOffered: true };
      const { facets } = answer;
      for (const [number, { id }] of brands.entries()) {
        expect(facets?.byBrand[number]).toBe(shown(products, { ...f, brandIds: [id] }).length);
      }
      for (const companyType of companyTypes) {
        const alone = shown(products, { ...offered, sellerTypes: [companyType] });
        expect(facets?.offers.bySellerType.get(companyType) ?? 0).toBe(alone.length);
      }
      for (const badge of [1, 2] as const) {
        const alone = shown(products, { ...offered, badges: [badge] });
        expect(facets?.offers.byBadge.get(badge) ?? 0).toBe(alone.length);
      }
      for (const cityId of [1, 2, 3]) {
        const alone = shown(products, { ...offered, cityIds: [cityId] });
        expect(facets?.offers.byCity.get(cityId) ?? 0).toBe(alone.length);
      }
      for (const fact of ['highScore', 'campaign', 'discounted', 'shipsFree', 'longExpiry'] as const) {
        const more = shown(products, { ...offered, facts: [...new Set([...f.facts, fact])] });
        expect(facets?.offers.byFact[fact]).toBe(more.length);
      }
      expect(facets?.inStock).toBe(shown(products, offered).length);
      const priced = shown(products, without(offered, 'minPrice', 'maxPrice'));
      expect(facets?.offers.price === null).toBe(priced.length === 0);
    }),
    { numRuns: 300 },
  );
});

test('a category without children counts its siblings', () => {
  const one = (categoryId: Product['categoryId']): Product => ({ brandId: 11, categoryId, offers: [] });
  const f: Filters = { ...emptyFilters, categoryId: 4 };
  const { facets, total } = listed([one(3), one(4), one(5), one(2)], f);
  const count = (id: number) => {
    const { from, to } = categories.rangeOf(id);
    return facets?.byCategory.subarray(from, to).reduce((sum, each) => sum + each, 0);
  };
  expect([total, count(3), count(4), count(2)]).toEqual([1, 2, 1, 0]);
  expect(categories.choicesOf(4).rows.map(({ id }) => id)).toEqual([3, 4]);
});

const emptyFilters: Filters = {
  categoryId: undefined,
  brandIds: undefined,
  facts: [],
  sellerTypes: undefined,
  badges: undefined,
  cityIds: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  mustBeOffered: false,
};
