import type { SortOptionCode } from '@havan/domain/sort';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CategoryIndex } from './category-index.ts';
import type { ListQuestion } from './list/list-products.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { NameTable } from './words/name-table.ts';
import { OfferTable } from './offer-table.ts';
import { ProductColumnsBuilder } from './product-columns.ts';
import { indexOfTexts } from './words/word-index-builder.ts';

const categories = new CategoryIndex([{ id: 1, parent_id: null, name: 'Krem', is_highlight: false }]);
const brands = [{ id: 11, name: 'Marka' }];
const seller = {
  id: 100,
  companyType: 'merchant',
  badges: new Map(),
  cityId: 34,
  isBanned: false,
  hasHighScore: false,
  shipsFreeFrom: Infinity,
} as const;
const noWords = indexOfTexts([]);

const offerOf = (productId: number, price: number) => ({
  listing_id: productId,
  product_id: productId,
  seller_id: seller.id,
  sale_price: price,
  expires: null,
  is_discounted: false,
  min_quantity: 1,
});

/**
 * Returns a market of products 1, 2 and so on with one offer each at these prices; null for a product without an offer.
 */
function marketOf(prices: readonly (number | null)[]): CatalogueIndex {
  const products = new ProductColumnsBuilder(categories, brands);
  const offers = new OfferTable([seller], prices.length, () => 11);
  for (const [position, price] of prices.entries()) {
    products.add({ id: position + 1, brandId: 11, categoryId: 1, psf: 10 }, '', '');
    if (price !== null) offers.append(position, offerOf(position + 1, price));
  }
  offers.finish();
  return new CatalogueIndex({
    products: products.build(),
    offers,
    productWords: noWords,
    medicines: [],
    medicineBarcodes: new NameTable(),
    medicineWords: noWords,
    categories,
    brands,
    brandWords: noWords,
    sellers: [],
    sellerWords: noWords,
    cities: [],
  });
}

/** An event between two pages: an offer that changes its price or is removed (null), or a sale. */
type Event = { readonly id: number; readonly price: number | null } | { readonly sold: readonly number[] };

function happen(market: CatalogueIndex, event: Event): void {
  if ('sold' in event) market.setSold(event.sold.map((sold, i) => ({ id: i + 1, sold, lastWeek: 0 })));
  else market.replaceOffers(event.id, event.price === null ? [] : [offerOf(event.id, event.price)]);
}

const count = 9;
const price = fc.option(fc.integer({ min: 1, max: 6 }));
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: count }), price }),
  fc.record({ sold: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: count, maxLength: count }) }),
);

function pageOf(market: CatalogueIndex, question: Partial<ListQuestion>, size: number) {
  return market.list({
    offers: { expiresFrom: 10 },
    mustBeOffered: false,
    sort: 4,
    after: null,
    limit: size,
    withFacets: !question.after,
    ...question,
  });
}

/** Pages through a list while events happen. Returns the ids that were read, and their order at the start. */
function read(
  prices: readonly (number | null)[],
  between: readonly (readonly Event[])[],
  question: Partial<ListQuestion>,
) {
  const market = marketOf(prices);
  const begun = pageOf(market, question, count).rows.map(({ id }) => id);
  const ids: number[] = [];
  let page = pageOf(market, question, 2);
  const { asOf } = page;
  for (let turn = 0; page.rows.length > 0; turn++) {
    ids.push(...page.rows.map(({ id }) => id));
    for (const each of between[turn] ?? []) happen(market, each);
    page = pageOf(market, { ...question, after: page.rows.at(-1) ?? null, asOf }, 2);
  }
  return { ids, begun };
}

const prices = fc.array(price, { minLength: count, maxLength: count });
const turns = fc.array(fc.array(event, { maxLength: 3 }), { maxLength: 5 });
const sort = fc.constantFrom<SortOptionCode>(2, 3, 4);

test('a list that is paged while prices and sales change shows every product once, at its initial rank', () => {
  fc.assert(
    fc.property(prices, turns, sort, (given, between, sorted) => {
      const { ids, begun } = read(given, between, { sort: sorted });
      expect(ids).toEqual(begun);
    }),
  );
});

test('sold out products leave a list of available products, and none are added', () => {
  fc.assert(
    fc.property(prices, turns, sort, (given, between, sorted) => {
      const { ids, begun } = read(given, between, { sort: sorted, mustBeOffered: true });
      const gone = new Set(between.flat().map((each) => ('id' in each && each.price === null ? each.id : 0)));
      expect(ids.filter((id) => !gone.has(id))).toEqual(begun.filter((id) => !gone.has(id)));
      expect(ids).toEqual(begun.filter((id) => ids.includes(id)));
    }),
  );
});

test('a search continues after the last shown product, although others now rank before it', () => {
  const market = marketOf([1, 1, 1, 1]);
  const found = { sort: null, asOf: undefined } as const;
  const page = pageOf(market, { ...found, among: [2, 0, 3] }, 2);
  expect(page.rows.map(({ id }) => id)).toEqual([3, 1]);
  const next = pageOf(market, { ...found, among: [1, 2, 0, 3], after: page.rows.at(-1) ?? null }, 2);
  expect(next.rows.map(({ id }) => id)).toEqual([4]);
});

test('a change that affects no list is not kept, and a list that begins after a change includes it', () => {
  const market = marketOf([3, 1, 2]);
  const before = market.parts.offers.moment();
  market.replaceOffers(1, [offerOf(1, 3)]);
  expect(market.parts.offers.movedSince(before).size).toBe(0);
  market.replaceOffers(1, [offerOf(1, 4)]);
  expect(market.parts.offers.movedSince(before).size).toBe(1);
  expect(market.parts.offers.movedSince(pageOf(market, {}, 1).asOf).size).toBe(0);
});
