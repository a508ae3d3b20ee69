import { assert, constantFrom, integer, property, record } from 'fast-check';
import type { Highs } from 'highs';
import { beforeAll, expect, it } from 'vitest';
import { type Instance, noWishes } from '../model/instance.ts';
import { loadSolver } from '../model/load-solver.ts';
import { partsOf } from '../model/market-parts.ts';
import { marginsOf, narrowMarket } from './narrow-market.ts';
import { usableOffers } from '../model/offers.ts';
import { type PatternBound, patternBound } from './pattern-bound.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { randomInstance } from '../testing/random-instance.ts';

let highs: Highs;
beforeAll(async () => {
  highs = await loadSolver();
});

const wishes = record({
  maxSellers: constantFrom(null, 1, 2),
  shortage: constantFrom('forbid' as const, 'allow' as const),
});
const seeds = integer({ min: 1, max: 1e6 });
const numRuns = Number(process.env['SMART_CART_RUNS'] ?? 60);
/** Milliseconds: thousands of runs take many minutes on a busy machine. */
const timeout = Math.max(120_000, numRuns * 2_000);

interface Bounded {
  readonly instance: Instance;
  /** TL. */
  readonly optimum: number;
  readonly bound: PatternBound;
}

/** Returns a small market with its optimum and its bound; null when no plan satisfies every rule. */
function bounded(seed: number, constraints: Partial<Instance['constraints']>, turns = 100): Bounded | null {
  const instance = randomInstance(seed, {
    products: 3,
    sellers: 3,
    density: 0.8,
    maxUnits: 4,
    features: true,
    constraints,
  });
  const truth = bruteForce(instance);
  const parts = truth && partsOf(instance, usableOffers(instance), truth.short);
  let asked = 0;
  const over = (): boolean => {
    asked += 1;
    return asked > turns;
  };
  const bound = parts && patternBound(highs, parts, { plan: null, over, hulls: true });
  return truth && bound ? { instance, optimum: truth.total / 100, bound } : null;
}

it('never exceeds the cheapest plan, however early it is stopped', { timeout }, () => {
  const lies = () =>
    assert(
      property(seeds, wishes, integer({ min: 1, max: 20 }), (seed, constraints, turns) => {
        const found = bounded(seed, constraints, turns);
        return !found || found.bound.market.bound <= found.optimum + 1e-6;
      }),
      { numRuns },
    );
  expect(lies).not.toThrow();
});

it('keeps the cheapest plan in a market that is narrowed to its price', { timeout }, () => {
  let isSmaller = 0;
  assert(
    property(seeds, wishes, (seed, constraints) => {
      const found = bounded(seed, constraints);
      if (!found) return;
      const { instance, optimum, bound } = found;
      const margins = marginsOf(bound.parts, bound);
      const { sellers, open } = narrowMarket(bound.parts, margins, optimum - bound.market.bound + 1e-6);
      const offers = sellers.flatMap((group) => group.offers);
      const kept = new Map(offers.map((offer) => [offer.listing.listingId, offer]));
      const left: Instance = {
        ...instance,
        sellers: sellers.map(({ seller }) => seller),
        listings: instance.listings.flatMap((listing) => {
          const offer = kept.get(listing.listingId);
          const low = offer?.segments[0]?.low ?? 0;
          return offer ? [{ ...listing, minQty: Math.max(low, listing.minQty), maxQty: offer.high }] : [];
        }),
      };
      expect((bruteForce(left)?.total ?? Number.NaN) / 100).toBeCloseTo(optimum, 6);
      // A seller reported as part of every plan cannot be closed.
      for (const sellerId of open) {
        const others = instance.listings.filter((listing) => listing.sellerId !== sellerId);
        const without = bruteForce({ ...instance, listings: others });
        const isAsGood =
          without !== null && without.short <= bound.parts.mostShort && without.total / 100 <= optimum;
        expect(isAsGood).toBe(false);
      }
      // Restricted to such plans, the bound does not exceed them either.
      const parts = partsOf(instance, sellers, bound.parts.mostShort, open);
      const asked =
        parts && patternBound(highs, parts, { plan: null, over: () => false, from: bound, hulls: true });
      expect(asked?.market.bound).toBeLessThanOrEqual(optimum + 1e-6);
      if (left.listings.length < instance.listings.length) isSmaller += 1;
    }),
    { numRuns },
  );
  expect(isSmaller).toBeGreaterThan(5);
});

it('fills a seller that must be used although no known pattern uses it', () => {
  const seller = (sellerId: string, minBasket: number) => ({
    sellerId,
    rating: 90,
    official: true,
    minBasket,
    shipping: [{ from: 0, fee: 100 }],
  });
  const listing = (sellerId: string, unitPrice: number) => ({
    listingId: sellerId,
    sellerId,
    productId: 'A',
    unitPrice,
    stock: 10,
    minQty: 1,
    maxQty: null,
    packSize: 1,
    expiry: null,
    tiers: [],
    bonus: null,
  });
  const instance: Instance = {
    id: 'open',
    asOf: '2026-11-20',
    demand: [{ productId: 'A', qty: 5, maxQty: 5 }],
    sellers: [seller('near', 0), seller('dear', 5_000)],
    listings: [listing('near', 500), listing('dear', 1_000)],
    constraints: noWishes,
  };
  const parts = partsOf(instance, usableOffers(instance), 0, new Set(['dear']));
  const plan = [{ listingId: 'near', qty: 5 }];
  const found = parts && patternBound(highs, parts, { plan, over: () => false });
  // All five units are bought from the more expensive seller, with its shipping fee.
  expect(found?.market.bound).toBeCloseTo(51, 1);
});
