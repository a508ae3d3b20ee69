import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SellerFacts } from './offer-question.ts';
import { type OfferRow, OfferTable } from './offer-table.ts';

const seller = (id: number): SellerFacts => ({
  id,
  companyType: 'merchant',
  badges: new Map(),
  cityId: 1,
  isBanned: false,
  hasHighScore: false,
  shipsFreeFrom: Infinity,
});

/** More sellers than 16 bits can number. */
const sellers = Array.from({ length: 70_000 }, (_, i) => seller(i + 1));
const products = 6;

const row = fc.record({
  seller_id: fc.constantFrom(1, 4, 65_536, 65_540, 70_000),
  sale_price: fc.integer({ min: 1, max: 900 }),
});
const rowsOfProduct = fc.array(row, { maxLength: 4 });
type Rows = { seller_id: number; sale_price: number }[];

let listing = 0;
const offers = (rows: Rows): OfferRow[] =>
  rows.map(({ seller_id, sale_price }) => ({
    listing_id: ++listing,
    product_id: 1,
    seller_id,
    sale_price,
    expires: null,
    is_discounted: false,
    min_quantity: 1,
  }));

test('offers that were put among the columns answer as they did beside them, for every seller', () => {
  fc.assert(
    fc.property(
      fc.array(rowsOfProduct, { minLength: products, maxLength: products }),
      fc.array(fc.tuple(fc.nat(products - 1), rowsOfProduct), { maxLength: 8 }),
      (first, changes) => {
        const table = new OfferTable(sellers, products, () => 1);
        const expected = [...first];
        for (const [position, rows] of first.entries())
          for (const offer of offers(rows)) table.append(position, offer);
        table.finish();
        for (const [at, [position, rows]] of changes.entries()) {
          table.replace(position, offers(rows));
          expected[position] = rows;
          if (at % 3 === 2) table.settle();
        }
        table.settle();
        expect(table.changes).toBe(0);
        for (const sellerId of [undefined, 1, 4, 65_536, 65_540, 70_000]) {
          const asked = table.ask({ expiresFrom: 0, ...(sellerId !== undefined && { sellerId }) });
          for (const [position, rows] of expected.entries()) {
            const prices = rows
              .filter((each) => sellerId === undefined || each.seller_id === sellerId)
              .map(({ sale_price }) => sale_price);
            expect(table.lowest(position, asked)).toBe(prices.length === 0 ? 0 : Math.min(...prices));
            expect(table.count(position, asked)).toBe(prices.length);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('the classes follow a seller that moved, and one that is new', () => {
  const table = new OfferTable([seller(1), seller(2)], 1, () => 1);
  const cityOf = (number: number) => table.classes.cityIds[table.classes.cities[number] ?? -1];
  expect([cityOf(0), cityOf(1)]).toEqual([1, 1]);
  table.replaceSellers([
    { ...seller(2), cityId: 34 },
    { ...seller(3), cityId: 6 },
  ]);
  expect([cityOf(0), cityOf(1), cityOf(2)]).toEqual([1, 34, 6]);
});
