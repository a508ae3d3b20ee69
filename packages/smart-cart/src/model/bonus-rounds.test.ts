import { loadSolver } from './load-solver.ts';
import { describe, expect, it } from 'vitest';
import { type Instance, noWishes } from './instance.ts';
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
