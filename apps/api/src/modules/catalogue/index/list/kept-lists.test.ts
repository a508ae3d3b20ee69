import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Filters,
  filters,
  marketOf,
  offer,
  product,
  questionOf,
} from '../../../../testing/any-market.ts';
import { KeptLists } from './kept-lists.ts';
import { type ListAnswer, listProducts } from './list-products.ts';
import type { OfferRow } from '../offer-table.ts';

const limit = 3;
const change = fc.record({
  productId: fc.integer({ min: 1, max: 12 }),
  offers: fc.array(offer, { maxLength: 4 }),
});
/** Changes of offers, followed by a request for one of the lists. */
const round = fc.record({
  changes: fc.array(change, { maxLength: 4 }),
  list: fc.integer({ min: 0, max: 2 }),
});

const rowsOf = ({
  productId,
  offers,
}: typeof change extends fc.Arbitrary<infer Made> ? Made : never): OfferRow[] =>
  offers.map((row, i) => ({ ...row, product_id: productId, listing_id: productId * 10 + i }));

/** Returns the answer without its time, which differs between two answers. */
const withoutTime = (answer: ListAnswer) => ({ ...answer, asOf: 0 });

test('a kept list answers what a new pass over the market would, after any changes of offers', () => {
  let followed = 0;
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 12, maxLength: 12 }),
      fc.array(filters, { minLength: 3, maxLength: 3 }),
      fc.array(round, { minLength: 1, maxLength: 8 }),
      (products, lists, rounds) => {
        const market = marketOf(products);
        // Only one spare row, so that the rows run out.
        const kept = new KeptLists({ spare: 1, worthFollowing: 1 });
        for (const { changes, list } of rounds) {
          for (const each of changes) {
            const position = market.products.ids.indexOf(each.productId);
            market.offers.replace(position, rowsOf(each));
          }
          const question = questionOf(lists[list] as Filters, limit);
          const before = kept.passes;
          expect(withoutTime(kept.answer(market, question))).toEqual(
            withoutTime(listProducts(market, question)),
          );
          if (kept.passes === before) followed += 1;
        }
      },
    ),
    { numRuns: 400 },
  );
  // Enough answers came from a kept list; a new pass would only be compared with itself.
  expect(followed).toBeGreaterThan(300);
});

test('more changes than the table keeps are a reason for a new pass', () => {
  const market = marketOf([{ brandId: 11, categoryId: 1, offers: [] }]);
  const kept = new KeptLists({ spare: 1, worthFollowing: 1 });
  const question = questionOf(
    {
      categoryId: undefined,
      brandIds: undefined,
      facts: [],
      sellerTypes: undefined,
      badges: undefined,
      cityIds: undefined,
      minPrice: undefined,
      maxPrice: undefined,
      mustBeOffered: true,
    },
    limit,
  );
  const row = {
    product_id: 1,
    listing_id: 10,
    seller_id: 100,
    expires: null,
    is_discounted: false,
    min_quantity: 1,
  };
  expect(kept.answer(market, question).total).toBe(0);
  for (let price = 1; price <= 5002; price++) market.offers.replace(0, [{ ...row, sale_price: price }]);
  expect(kept.answer(market, question)).toMatchObject({ total: 1, rows: [{ rank: 5002, id: 1 }] });
});
