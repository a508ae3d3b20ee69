import { describe, expect, it } from 'vitest';
import { type Choice, traitsOf, undominated, variants } from './alternatives.ts';
import { loadSolver } from '../model/load-solver.ts';
import { solve } from '../solve.ts';
import { marketInstance } from '../testing/market-instance.ts';

const choice = (
  total: number,
  parcels: number,
  earliestExpiry: string | null = null,
  lowestRating = 90,
): Choice => ({
  total,
  parcels,
  earliestExpiry,
  lowestRating,
});

// @spec §2.2 smart-cart

describe('undominated', () => {
  it('drops dominated choices and the second of two equal ones', () => {
    const [cheap, few, poor] = [choice(100, 3), choice(120, 1), choice(130, 2)];
    expect(undominated([few, cheap, poor, choice(100, 3)])).toEqual([cheap, few]);
  });

  it('keeps a more expensive choice with a longer expiry or better sellers', () => {
    const [base, lasting, trusted] = [
      choice(100, 1, '2027-01-01'),
      choice(110, 1, '2028-01-01'),
      choice(105, 1, '2027-01-01', 95),
    ];
    expect(undominated([base, lasting, trusted])).toEqual([base, trusted, lasting]);
  });

  it('ranks a cart without any expiry as the longest lasting one', () => {
    const endless = choice(100, 1);
    expect(undominated([endless, choice(101, 1, '2030-01-01')])).toEqual([endless]);
  });
});

describe('variants', () => {
  const instance = marketInstance(5, { products: 6, sellers: 24, features: true });

  it('reaches every possible number of parcels, fewer at a higher price', async () => {
    const highs = await loadSolver();
    const answer = (constraints = instance.constraints) =>
      solve({ ...instance, constraints }, { highs, clock: () => performance.now(), timeLimit: 20_000 });
    const best = answer();
    const found = new Map([[best.report?.sellerIds.length ?? 0, best.report?.total ?? 0]]);
    const wishes = variants(instance, best.plan ?? [], { expiries: [], ratings: [] });
    for (let next = wishes.next(); !next.done; ) {
      const { plan, report, ...rest } = answer(next.value);
      if (report) found.set(traitsOf(instance, plan ?? []).parcels, report.total);
      next = wishes.next({ plan, report, ...rest });
    }
    const byParcels = [...found].sort(([a], [b]) => b - a);
    expect(byParcels.length).toBeGreaterThan(1);
    const totals = byParcels.map(([, total]) => total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    const fewest = Math.min(...found.keys());
    const fewer = { ...instance.constraints, maxSellers: fewest - 1 };
    expect(fewest === 1 || answer(fewer).plan === null).toBe(true);
  });

  it('finds the limit of each kind by binary search, in turns, before it asks for what lies between', () => {
    const sellers = Array.from({ length: 16 }, (_, at) => ({
      sellerId: `s${at}`,
      rating: 70,
      official: false,
      minBasket: 0,
      shipping: [{ from: 0, fee: 0 }],
    }));
    const listings = sellers.map(({ sellerId }, at) => ({
      listingId: `l${at}`,
      productId: 'p',
      sellerId,
      unitPrice: 1,
      stock: 9,
      minQty: 1,
      maxQty: null,
      packSize: 1,
      expiry: '2027-01-01',
      tiers: [],
      bonus: null,
    }));
    const wide = { ...instance, sellers, listings };
    const best = listings.map(({ listingId }) => ({ listingId, qty: 1 }));
    const nothing = { status: 'infeasible', plan: null, report: null, bound: 0, gap: null } as const;
    const wishes = variants(wide, best, { expiries: ['2027-06-01', '2028-01-01'], ratings: [80, 90, 94] });
    const asked: string[] = [];
    for (let next = wishes.next(); !next.done; ) {
      const { maxSellers, minExpiry, minRating } = next.value;
      asked.push(String(maxSellers ?? minExpiry ?? minRating));
      // This search finds a plan of as many parcels as requested if that is three or more, and none with a better
      // expiry or rating.
      const plan = maxSellers !== null && maxSellers >= 3 ? best.slice(0, maxSellers) : null;
      next = wishes.next({ ...nothing, plan });
    }
    expect(asked.slice(0, 9)).toEqual(['8', '2028-01-01', '90', '4', '2027-06-01', '80', '2', '3', '12']);
    expect(asked.filter((wish) => wish.length < 3 && !['90', '80'].includes(wish))).toHaveLength(14);
  });
});
