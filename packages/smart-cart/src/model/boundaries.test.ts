import type { Highs } from 'highs';
import { beforeAll, expect, it } from 'vitest';
import {
  type Constraints,
  type Demand,
  type Instance,
  type Listing,
  noWishes,
  type Seller,
} from './instance.ts';
import { loadSolver } from './load-solver.ts';
import { solve } from '../solve.ts';
import { bruteForce } from '../testing/brute-force.ts';

/** The expected result: the kuruş of the cheapest plan with its missing units, or that there is no plan. */
type Expected = number | { readonly total: number; readonly short: number } | 'infeasible';

interface Case {
  readonly demand: readonly (readonly [productId: string, qty: number, maxQty: number])[];
  readonly sellers?: readonly (Partial<Seller> & Pick<Seller, 'sellerId'>)[];
  readonly listings: readonly (Partial<Listing> & Pick<Listing, 'sellerId' | 'productId' | 'unitPrice'>)[];
  readonly wishes?: Partial<Constraints>;
  readonly expected: Expected;
}

const free = [{ from: 0, fee: 0 }];

function instanceOf({ demand, sellers = [], listings, wishes }: Case): Instance {
  const named = new Map(sellers.map((seller) => [seller.sellerId, seller]));
  return {
    id: 'boundary',
    asOf: '2026-11-20',
    demand: demand.map(([productId, qty, maxQty]): Demand => ({ productId, qty, maxQty })),
    sellers: [...new Set([...named.keys(), ...listings.map(({ sellerId }) => sellerId)])].map((sellerId) => ({
      rating: 90,
      official: true,
      minBasket: 0,
      shipping: free,
      ...named.get(sellerId),
      sellerId,
    })),
    listings: listings.map((listing, index) => ({
      listingId: `L${index}`,
      stock: 100,
      minQty: 1,
      maxQty: null,
      packSize: 1,
      expiry: null,
      tiers: [],
      bonus: null,
      ...listing,
    })),
    constraints: { ...noWishes, ...wishes },
  };
}

const short = { shortage: 'allow' } as const;

const sells = (
  sellerId: string,
  productId: string,
  unitPrice: number,
  traits: Partial<Listing> = {},
): Case['listings'][number] => ({ sellerId, productId, unitPrice, ...traits });

const oneOfEach: Case['demand'] = [
  ['A', 1, 1],
  ['B', 1, 1],
];
const threeOrFour: Case['demand'] = [['A', 3, 4]];
/** Four units cost less than three. */
const cheaperByFour = sells('S', 'A', 100, { tiers: [{ fromQty: 4, unitPrice: 70 }] });

const cases: Readonly<Record<string, Case>> = {
  'packs that jump over what is wanted': {
    demand: [['A', 4, 5]],
    listings: [sells('S', 'A', 100, { packSize: 3 })],
    expected: 'infeasible',
  },
  'packs that jump over what is wanted, short': {
    demand: [['A', 4, 5]],
    listings: [sells('S', 'A', 100, { packSize: 3 })],
    wishes: short,
    expected: { total: 300, short: 1 },
  },
  'two packs that meet only together': {
    demand: [['A', 7, 7]],
    listings: [sells('S', 'A', 100, { packSize: 2 }), sells('T', 'A', 110, { packSize: 5, maxQty: 9 })],
    expected: 750,
  },
  'a bonus that brings more than may come': {
    demand: [['A', 5, 5]],
    listings: [sells('S', 'A', 100, { bonus: { buy: 5, get: 1 } })],
    expected: 'infeasible',
  },
  'a bonus that brings just what may come': {
    demand: [['A', 5, 6]],
    listings: [sells('S', 'A', 100, { bonus: { buy: 5, get: 1 } })],
    expected: 500,
  },
  'a bonus that takes the last of the stock': {
    demand: [['A', 6, 6]],
    listings: [sells('S', 'A', 100, { stock: 6, bonus: { buy: 5, get: 1 } })],
    expected: 500,
  },
  'a bonus that the stock does not hold': {
    demand: [['A', 5, 6]],
    listings: [sells('S', 'A', 100, { stock: 5, bonus: { buy: 5, get: 1 } })],
    expected: 'infeasible',
  },
  'a maximum that is no whole pack': {
    demand: [['A', 6, 9]],
    listings: [sells('S', 'A', 100, { packSize: 3, maxQty: 5 })],
    wishes: short,
    expected: { total: 300, short: 3 },
  },
  'a minimum that is no whole pack': {
    demand: [['A', 1, 8]],
    listings: [sells('S', 'A', 100, { packSize: 4, minQty: 5 })],
    expected: 800,
  },
  'a minimum above the stock': {
    demand: [['A', 2, 9]],
    listings: [sells('S', 'A', 100, { stock: 3, minQty: 4 })],
    wishes: short,
    expected: { total: 0, short: 2 },
  },
  'a minimum basket reached to the kuruş': {
    demand: [['A', 2, 2]],
    sellers: [{ sellerId: 'S', minBasket: 200 }],
    listings: [sells('S', 'A', 100)],
    expected: 200,
  },
  'a minimum basket missed by a kuruş': {
    demand: [['A', 2, 2]],
    sellers: [{ sellerId: 'S', minBasket: 201 }],
    listings: [sells('S', 'A', 100)],
    expected: 'infeasible',
  },
  'a minimum basket that the stock does not reach': {
    demand: [['A', 2, 9]],
    sellers: [{ sellerId: 'S', minBasket: 500 }],
    listings: [sells('S', 'A', 100, { stock: 4 })],
    expected: 'infeasible',
  },
  'a minimum basket that a lower price of more units misses': {
    demand: threeOrFour,
    sellers: [{ sellerId: 'S', minBasket: 290 }],
    listings: [cheaperByFour],
    expected: 300,
  },
  'a minimum basket that both prices miss': {
    demand: threeOrFour,
    sellers: [{ sellerId: 'S', minBasket: 301 }],
    listings: [cheaperByFour],
    expected: 'infeasible',
  },
  'a lower price that loses the free parcel': {
    demand: threeOrFour,
    sellers: [
      {
        sellerId: 'S',
        shipping: [
          { from: 0, fee: 90 },
          { from: 300, fee: 0 },
        ],
      },
    ],
    listings: [cheaperByFour],
    expected: 300,
  },
  'steps of a parcel at one amount': {
    demand: [['A', 2, 2]],
    sellers: [
      {
        sellerId: 'S',
        shipping: [
          { from: 0, fee: 90 },
          { from: 200, fee: 50 },
          { from: 200, fee: 10 },
        ],
      },
    ],
    listings: [sells('S', 'A', 100)],
    expected: 210,
  },
  'a first step without a fee': {
    demand: [['A', 1, 1]],
    sellers: [{ sellerId: 'T', shipping: [{ from: 0, fee: 5 }] }],
    listings: [sells('S', 'A', 103), sells('T', 'A', 100)],
    expected: 103,
  },
  'an expiry, a rating on their boundary': {
    demand: [['A', 1, 1]],
    sellers: [
      { sellerId: 'S', rating: 80 },
      { sellerId: 'T', rating: 79 },
    ],
    listings: [
      sells('S', 'A', 100, { expiry: '2027-06-01' }),
      sells('S', 'A', 90, { expiry: '2027-05-31' }),
      sells('T', 'A', 80),
    ],
    wishes: { minExpiry: '2027-06-01', minRating: 80 },
    expected: 100,
  },
  'one seller at most, two that have one product each': {
    demand: oneOfEach,
    listings: [sells('S', 'A', 100), sells('T', 'B', 50)],
    wishes: { maxSellers: 1 },
    expected: 'infeasible',
  },
  'the same, short: the cheaper of the two': {
    demand: oneOfEach,
    listings: [sells('S', 'A', 100), sells('T', 'B', 50)],
    wishes: { maxSellers: 1, ...short },
    expected: { total: 50, short: 1 },
  },
  'one seller at most, who misses the minimum basket with what is left': {
    demand: [
      ['A', 2, 2],
      ['B', 1, 1],
    ],
    sellers: [{ sellerId: 'S', minBasket: 400 }],
    listings: [sells('S', 'A', 100), sells('S', 'B', 100), sells('T', 'A', 120)],
    wishes: { maxSellers: 1, ...short },
    expected: { total: 240, short: 1 },
  },
  'one seller at most, whose packs do not meet what is wanted': {
    demand: [['A', 5, 5]],
    listings: [sells('S', 'A', 100, { packSize: 2 }), sells('T', 'A', 100, { packSize: 3 })],
    wishes: { maxSellers: 1 },
    expected: 'infeasible',
  },
  'no sellers at most': {
    demand: [['A', 1, 1]],
    listings: [sells('S', 'A', 100)],
    wishes: { maxSellers: 0, ...short },
    expected: { total: 0, short: 1 },
  },
  'a seller without offers and a product without demand': {
    demand: [
      ['A', 1, 1],
      ['B', 0, 0],
    ],
    sellers: [{ sellerId: 'T' }],
    listings: [sells('S', 'A', 100), sells('S', 'B', 1), sells('S', 'C', 1)],
    expected: 100,
  },
  'a product that nobody has to take but that fills the basket': {
    demand: [
      ['A', 1, 1],
      ['B', 0, 3],
    ],
    sellers: [{ sellerId: 'S', minBasket: 120 }],
    listings: [sells('S', 'A', 100), sells('S', 'B', 7)],
    expected: 121,
  },
  'several offers of a seller for a product, one seller at most': {
    demand: [['A', 6, 6]],
    listings: [
      sells('S', 'A', 100, { stock: 2 }),
      sells('S', 'A', 120, { stock: 3 }),
      sells('S', 'A', 150, { stock: 9 }),
      sells('T', 'A', 10, { stock: 5 }),
    ],
    wishes: { maxSellers: 1 },
    expected: 710,
  },
  'a thousand million kuruş': {
    demand: [
      ['A', 3, 3],
      ['B', 1, 1],
    ],
    sellers: [
      {
        sellerId: 'S',
        shipping: [
          { from: 0, fee: 7 },
          { from: 3_000_000_000, fee: 0 },
        ],
      },
    ],
    listings: [sells('S', 'A', 1_000_000_000), sells('T', 'A', 999_999_999), sells('T', 'B', 1)],
    expected: 2_999_999_998,
  },
};

let highs: Highs;
let inner: Highs;
beforeAll(async () => {
  highs = await loadSolver();
  inner = await loadSolver();
});

it.each(Object.entries(cases))('%s', (_, boundary) => {
  const instance = instanceOf(boundary);
  const { expected } = boundary;
  const found = solve(instance, { highs, inner, clock: () => performance.now(), timeLimit: 30_000 });
  const reported = { status: found.status, short: found.report?.short, total: found.report?.total };
  expect(reported).toEqual(
    expected === 'infeasible'
      ? { status: 'infeasible', short: undefined, total: undefined }
      : { status: 'proven', ...(typeof expected === 'number' ? { short: 0, total: expected } : expected) },
  );
  const truth = bruteForce(instance);
  expect({ short: truth?.short, total: truth?.total }).toEqual({
    short: reported.short,
    total: reported.total,
  });
});
