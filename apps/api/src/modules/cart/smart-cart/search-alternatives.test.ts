import { checkPlan } from '@havan/smart-cart/check-plan';
import { type Instance, type Listing, noWishes, type Plan, type Seller } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import { expect, test } from 'vitest';
import { type Alternatives, searchAlternatives } from './search-alternatives.ts';

const today = { year: 2026, month: 11, day: 22 };

const seller = (sellerId: string): Seller => ({
  sellerId,
  rating: 95,
  official: false,
  minBasket: 0,
  shipping: [{ from: 0, fee: 100 }],
});
const listing = (
  listingId: string,
  productId: string,
  sellerId: string,
  unitPrice: number,
  stock: number,
): Listing => ({
  listingId,
  productId,
  sellerId,
  unitPrice,
  stock,
  minQty: 1,
  maxQty: null,
  packSize: 1,
  expiry: null,
  tiers: [],
  bonus: null,
});

/**
 * Two cheap sellers with one product each, and a third with both. There is too little of the product `scarce` and
 * nothing of `gone`.
 */
const market: Instance = {
  id: 'market',
  asOf: '2026-11-22',
  demand: [
    { productId: 'p', qty: 2, maxQty: 2 },
    { productId: 'q', qty: 8, maxQty: 8 },
    { productId: 'scarce', qty: 8, maxQty: 8 },
    { productId: 'gone', qty: 8, maxQty: 8 },
  ],
  sellers: ['a', 'b', 'c'].map(seller),
  listings: [
    listing('pa', 'p', 'a', 1_000, 9),
    listing('qb', 'q', 'b', 1_000, 9),
    listing('pc', 'p', 'c', 1_500, 9),
    listing('qc', 'q', 'c', 1_500, 9),
    listing('sa', 'scarce', 'a', 500, 4),
    listing('sc', 'scarce', 'c', 500, 3),
  ],
  constraints: { ...noWishes, shortage: 'allow' },
};
const inThree: Plan = [
  { listingId: 'pa', qty: 2 },
  { listingId: 'qb', qty: 8 },
  { listingId: 'sa', qty: 4 },
  { listingId: 'sc', qty: 3 },
];
const inTwo: Plan = [
  { listingId: 'pc', qty: 2 },
  { listingId: 'qc', qty: 8 },
  { listingId: 'sa', qty: 4 },
  { listingId: 'sc', qty: 3 },
];

const ended = (status: 'proven' | 'feasible', plan: Plan, bound: number): Progress => {
  const report = checkPlan(market, plan);
  return { status, plan, report, bound, gap: (report.total - bound) / report.total };
};
const nothing = (status: 'infeasible' | 'unknown'): Progress => ({
  status,
  plan: null,
  report: null,
  bound: 0,
  gap: null,
});

/** Runs a search that receives these answers in order; returns the requests and the results. */
async function searchWith(best: Progress, answer: (asked: Instance) => Progress) {
  const asked: Instance[] = [];
  const reported: Alternatives[] = [];
  const again = async (instance: Instance) => {
    asked.push(instance);
    return answer(instance);
  };
  const running = { again, isStopped: () => false };
  const all = await searchAlternatives(market, best, today, running, (now) => reported.push(now));
  return { asked, reported, all };
}

// @spec §2.2 smart-cart

test('an alternative supplies what the cart supplies, also for a list with missing units', async () => {
  const best = ended('proven', inThree, 0);
  const { asked, all } = await searchWith(best, ({ constraints }) =>
    constraints.maxSellers === 2 ? ended('proven', inTwo, 0) : nothing('infeasible'),
  );
  expect(asked[0]?.constraints.shortage).toBe('forbid');
  expect(asked[0]?.demand.map(({ productId, qty }) => [productId, qty])).toEqual([
    ['p', 2],
    ['q', 8],
    ['scarce', 7],
  ]);
  expect(all).toMatchObject({
    best,
    alternatives: [
      { alternativeId: 0, parcels: 3 },
      { parcels: 2, proven: true },
    ],
    complete: true,
  });
});

test('a cheaper cart replaces one that was not proven', async () => {
  const best = ended('feasible', inTwo, 9_000);
  const { total } = checkPlan(market, inThree);
  const { reported, all } = await searchWith(best, () => ended('feasible', inThree, 0));
  const better = { status: 'feasible', plan: inThree, report: { total }, bound: 9_000 };
  expect(all).toMatchObject({ best: better, alternatives: [{ alternativeId: 0, total }, { parcels: 2 }] });
  expect(all.alternatives[1]?.alternativeId).toBeGreaterThan(0);
  expect(reported[0]).toMatchObject({ best: better, complete: false });
  // A proven cart is not replaced by a result that is only feasible.
  const proven = await searchWith(ended('proven', inTwo, 0), () => ended('feasible', inThree, 0));
  expect(proven.all).toMatchObject({ best: { plan: inTwo }, alternatives: [{ parcels: 2 }] });
});

test('reports that there is no alternative only when each wish was searched completely', async () => {
  const best = ended('proven', inThree, 0);
  expect((await searchWith(best, () => nothing('infeasible'))).all.complete).toBe(true);
  expect((await searchWith(best, () => nothing('unknown'))).all.complete).toBe(false);
  const stopped = { again: () => Promise.reject(new Error('Nobody waits')), isStopped: () => true };
  const cut = await searchAlternatives(market, best, today, stopped, () => undefined);
  expect(cut).toMatchObject({ alternatives: [{ alternativeId: 0 }], complete: false });
});
