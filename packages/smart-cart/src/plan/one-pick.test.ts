import { describe, expect, it } from 'vitest';
import { type Instance, type Listing, noWishes } from '../model/instance.ts';
import { checkPlan } from './check-plan.ts';
import { usableOffers } from '../model/offers.ts';
import { cappedPick, onePick, orderablePick } from './one-pick.ts';
import { marketInstance } from '../testing/market-instance.ts';

const offer = (sellerId: string, productId: string, unitPrice: number): Listing => ({
  listingId: `${sellerId}-${productId}`,
  productId,
  sellerId,
  unitPrice,
  stock: 9,
  minQty: 1,
  maxQty: null,
  packSize: 1,
  expiry: null,
  tiers: [],
  bonus: null,
});
const seller = (sellerId: string, minBasket: number) => ({
  sellerId,
  rating: 90,
  official: true,
  minBasket,
  shipping: [{ from: 0, fee: 100 }],
});
const market = (minBasket: number): Instance => ({
  id: 'pick',
  asOf: '2026-11-20',
  demand: [
    { productId: 'P', qty: 1, maxQty: 1 },
    { productId: 'Q', qty: 1, maxQty: 1 },
  ],
  sellers: [seller('cheap', minBasket), seller('dear', 0)],
  listings: [offer('cheap', 'P', 500), offer('dear', 'P', 700), offer('dear', 'Q', 400)],
  constraints: noWishes,
});

describe('onePick', () => {
  it('is its own baseline when it can be ordered', () => {
    const { naive, orderable } = onePick(market(500));
    expect(naive.total).toBe(500 + 400 + 200);
    expect(orderable).toEqual(naive);
  });

  it('leaves out a seller whose minimum basket it misses', () => {
    const { naive, orderable } = onePick(market(501));
    expect(naive.violations).toEqual([{ kind: 'minBasket', subject: 'cheap' }]);
    expect(orderable?.total).toBe(700 + 400 + 100);
  });

  it('has no baseline when nothing is left to order', () => {
    const only = market(501);
    expect(onePick({ ...only, listings: only.listings.slice(0, 1) }).orderable).toBeNull();
  });

  it('keeps the only seller of a product when the goods of removed sellers raise it above its minimum', () => {
    const both: Instance = {
      ...market(0),
      sellers: [seller('only', 1_000), seller('cheap', 900)],
      listings: [offer('only', 'P', 600), offer('only', 'Q', 500), offer('cheap', 'Q', 400)],
    };
    const { naive, orderable } = onePick(both);
    expect(naive.violations.map(({ subject }) => subject)).toEqual(['only', 'cheap']);
    expect(orderable?.total).toBe(600 + 500 + 100);
  });
});

describe('a pick that can be ordered', () => {
  it('drops a product that only a seller below its minimum basket has, and keeps the rest', () => {
    const only = { ...market(501), listings: [offer('cheap', 'P', 500), offer('dear', 'Q', 400)] };
    const plan = orderablePick(only);
    expect(plan).toEqual([{ listingId: 'dear-Q', qty: 1 }]);
  });

  it('keeps a cap on sellers when one of them has everything', () => {
    const base = market(0);
    const capped = { ...base, constraints: { ...base.constraints, maxSellers: 1 } };
    const plan = orderablePick(capped) ?? [];
    expect(checkPlan(capped, plan).violations).toEqual([]);
    expect(plan).toHaveLength(2);
  });
});

describe('cappedPick', () => {
  it('fills the whole list from as few sellers as allowed when the greedy pick needs many', () => {
    const instance = marketInstance(1, {
      products: 20,
      sellers: 60,
      features: true,
      traits: { offers: 4 },
      constraints: { maxSellers: 4 },
    });
    expect(onePick(instance).naive.sellerIds.length).toBeGreaterThan(4);
    const plan = cappedPick(instance, usableOffers(instance), 4);
    expect(checkPlan(instance, plan ?? [])).toMatchObject({ violations: [], short: 0 });
  });
});
