import { describe, expect, it } from 'vitest';
import { checkPlan, type ViolationKind } from './check-plan.ts';
import { type Instance, type Listing, type PlanLine, type Seller, noWishes } from '../model/instance.ts';

const seller: Seller = {
  sellerId: 'S1',
  rating: 80,
  official: false,
  minBasket: 1_000,
  shipping: [
    { from: 0, fee: 500 },
    { from: 2_000, fee: 250 },
    { from: 4_000, fee: 0 },
  ],
};
const listing: Listing = {
  listingId: 'L1',
  productId: 'P1',
  sellerId: 'S1',
  unitPrice: 200,
  stock: 30,
  minQty: 2,
  maxQty: 24,
  packSize: 2,
  expiry: '2027-06-01',
  tiers: [{ fromQty: 10, unitPrice: 180 }],
  bonus: { buy: 10, get: 1 },
};
const instance: Instance = {
  id: 'table',
  asOf: '2026-11-20',
  demand: [{ productId: 'P1', qty: 6, maxQty: 26 }],
  sellers: [seller],
  listings: [listing],
  constraints: noWishes,
};
const wishing = (constraints: Partial<Instance['constraints']>): Instance => ({
  ...instance,
  constraints: { ...instance.constraints, ...constraints },
});
const line = (qty: number): PlanLine => ({ listingId: 'L1', qty });

describe('totals', () => {
  it.each([
    ['below the first tier, first shipping step', 8, 1_600, 500],
    ['the tier prices every unit', 10, 1_800, 500],
    ['a shipping step is reached on its boundary', 12, 2_160, 250],
    ['free from the last step', 24, 4_320, 0],
  ])('%s', (_, qty, goods, shipping) => {
    expect(checkPlan(instance, [line(qty)])).toMatchObject({
      violations: [],
      goods,
      shipping,
      total: goods + shipping,
    });
  });
});

describe('rules', () => {
  const cases: [string, Instance, PlanLine[], ViolationKind[]][] = [
    ['a listing nobody knows', instance, [{ listingId: 'X', qty: 6 }], ['unknownListing', 'short']],
    ['a listing twice', instance, [line(6), line(6)], ['listingTwice']],
    ['half a unit', instance, [line(6.5)], ['quantity', 'packSize']],
    [
      'under the minimum quantity',
      { ...instance, listings: [{ ...listing, minQty: 10 }] },
      [line(8)],
      ['minQty'],
    ],
    [
      'over the maximum quantity',
      { ...instance, listings: [{ ...listing, maxQty: 10 }] },
      [line(12)],
      ['maxQty'],
    ],
    ['a broken pack', instance, [line(7)], ['packSize']],
    [
      'the bonus takes stock too',
      { ...instance, listings: [{ ...listing, stock: 10 }] },
      [line(10)],
      ['stock'],
    ],
    ['an expiry that is too near', wishing({ minExpiry: '2027-06-02' }), [line(6)], ['expiry']],
    ['an expiry on the day', wishing({ minExpiry: '2027-06-01' }), [line(6)], []],
    [
      'no expiry at all',
      { ...wishing({ minExpiry: '2030-01-01' }), listings: [{ ...listing, expiry: null }] },
      [line(6)],
      [],
    ],
    ['a rating that is too low', wishing({ minRating: 81 }), [line(6)], ['rating']],
    ['not an official seller', wishing({ officialOnly: true }), [line(6)], ['official']],
    [
      'a minimum basket by a kuruş',
      { ...instance, sellers: [{ ...seller, minBasket: 1_201 }] },
      [line(6)],
      ['minBasket'],
    ],
    [
      'a minimum basket on its boundary',
      { ...instance, sellers: [{ ...seller, minBasket: 1_200 }] },
      [line(6)],
      [],
    ],
    ['too few', { ...instance, sellers: [{ ...seller, minBasket: 0 }] }, [line(4)], ['short']],
    [
      'more than wanted',
      { ...instance, demand: [{ productId: 'P1', qty: 6, maxQty: 8 }] },
      [line(10)],
      ['over'],
    ],
    ['a parcel too many', wishing({ maxSellers: 0 }), [line(6)], ['maxSellers']],
    ['a product nobody asked for', { ...instance, demand: [] }, [line(6)], ['notDemanded']],
  ];
  it.each(cases)('%s', (_, market, plan, kinds) => {
    expect(checkPlan(market, plan).violations.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('counts missing units instead of refusing the plan when shortage is allowed', () => {
    const report = checkPlan(wishing({ shortage: 'allow' }), []);
    expect(report).toMatchObject({ violations: [], short: 6, total: 0 });
  });
});
