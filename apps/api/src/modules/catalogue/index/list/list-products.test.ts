import { campaignUnitPrice } from '@havan/domain/campaign-price';
import { companyTypes } from '@havan/domain/company';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  brands,
  campaignSellers,
  categories,
  type Filters,
  filters,
  limitedSeller,
  marketOf,
  place,
  product,
  type Product,
  questionOf,
  sellers,
  steps,
} from '../../../../testing/any-market.ts';
import { listProducts } from './list-products.ts';
import type { OfferFact } from '../offer-question.ts';

type Offer = Product['offers'][number];

/** Returns the listed price of an offer: the campaign price at its minimum quantity, or its own. */
const shelfPrice = ({ seller_id, sale_price, min_quantity }: Offer): number =>
  campaignSellers.includes(seller_id) && seller_id !== limitedSeller
    ? campaignUnitPrice(sale_price, min_quantity, steps)
    : sale_price;
/** Checks one offer against a filter, as a second implementation of the filters. */
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

const listed = (products: readonly Product[], f: Filters) =>
  listProducts(marketOf(products), questionOf(f, 100));

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
      // A list sorted by price is sorted by the shown price.
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
