import { loadSolver } from './load-solver.ts';
import { describe, expect, it } from 'vitest';
import { type Bonus, type Instance, noWishes, receivedUnits } from './instance.ts';
import { usableOffers } from './offers.ts';
import { solve } from '../solve.ts';
import { bruteForce } from '../testing/brute-force.ts';

const market = (qty: number, stock: number): Instance => ({
  id: 'rounds',
  asOf: '2026-11-20',
  demand: [{ productId: 'P', qty, maxQty: qty + 3 }],
  sellers: [{ sellerId: 'S', rating: 90, official: true, minBasket: 0, shipping: [{ from: 0, fee: 100 }] }],
  listings: [
    {
      listingId: 'L',
      productId: 'P',
      sellerId: 'S',
      unitPrice: 130,
      stock,
      minQty: 1,
      maxQty: null,
      packSize: 1,
      expiry: null,
      tiers: [{ fromQty: 35, unitPrice: 120 }],
      bonus: { buy: 2, get: 1 },
    },
  ],
  constraints: noWishes,
});

const bonuses = (qty: number, maxQty: number, furtherBonuses: Bonus[], packSize = 1): Instance => {
  const { demand, listings, ...rest } = market(qty, 90);
  return {
    ...rest,
    demand: demand.map((each) => ({ ...each, maxQty })),
    listings: listings.map((each) => ({ ...each, bonus: { buy: 10, get: 3 }, furtherBonuses, packSize })),
  };
};

describe('several bonuses at once', () => {
  it.each([
    ['the smaller one counts below the greater', 9, 12, [{ buy: 4, get: 1 }], 1],
    ['the greater one counts from its quantity on', 13, 16, [{ buy: 4, get: 1 }], 1],
    [
      'three of them, in packs',
      20,
      24,
      [
        { buy: 4, get: 1 },
        { buy: 7, get: 2 },
      ],
      3,
    ],
    [
      'many rounds',
      47,
      50,
      [
        { buy: 3, get: 1 },
        { buy: 2, get: 1 },
      ],
      1,
    ],
  ])('%s', async (_, qty, maxQty, further, packSize) => {
    const instance = bonuses(qty, maxQty, further, packSize);
    const highs = await loadSolver();
    const found = solve(instance, { highs, clock: () => performance.now(), timeLimit: 5_000 });
    const { short, total, violations } = found.report ?? {};
    expect(violations).toEqual([]);
    expect({ short, total }).toEqual(bruteForce(instance));
  });

  it('gives at each quantity what the greatest of them gives', () => {
    const [listing] = bonuses(1, 1, [{ buy: 4, get: 1 }]).listings;
    if (!listing) throw new Error('no listing');
    const free = [3, 4, 8, 9, 10, 12, 20].map((paid) => receivedUnits(listing, paid) - paid);
    expect(free).toEqual([0, 1, 2, 2, 3, 3, 6]);
  });
});

describe('a bonus over many rounds', () => {
  it.each([
    ['few rounds, each its own run', 20, 60, 'split'],
    ['more rounds than runs, counted by the model', 60, 90, 'counted'],
    ['the free units no longer fit into the stock', 60, 61, 'counted'],
  ])('%s', async (_, qty, stock, form) => {
    const instance = market(qty, stock);
    const highs = await loadSolver();
    const runs = usableOffers(instance).flatMap(({ offers }) => offers.flatMap(({ segments }) => segments));
    expect(runs.some(({ free }) => free === null)).toBe(form === 'counted');
    const found = solve(instance, { highs, clock: () => performance.now(), timeLimit: 5_000 });
    const { short, total } = found.report ?? {};
    expect({ short, total }).toEqual(bruteForce(instance));
  });
});
