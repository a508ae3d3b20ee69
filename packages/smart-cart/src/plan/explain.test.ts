import { describe, expect, it } from 'vitest';
import { countOffers, explainLines } from './explain.ts';
import { type Instance, type Listing, noWishes } from '../model/instance.ts';

const listing = (
  listingId: string,
  sellerId: string,
  unitPrice: number,
  more: Partial<Listing> = {},
): Listing => ({
  listingId,
  productId: 'P',
  sellerId,
  unitPrice,
  stock: 10,
  minQty: 1,
  maxQty: null,
  packSize: 1,
  expiry: '2028-01-01',
  tiers: [],
  bonus: null,
  ...more,
});
const market: Instance = {
  id: 'two sellers',
  asOf: '2026-11-20',
  demand: [
    { productId: 'P', qty: 4, maxQty: 4 },
    { productId: 'Q', qty: 1, maxQty: 1 },
  ],
  sellers: [
    { sellerId: 'near', rating: 90, official: true, minBasket: 0, shipping: [{ from: 0, fee: 0 }] },
    { sellerId: 'cheap', rating: 90, official: false, minBasket: 0, shipping: [{ from: 0, fee: 5_000 }] },
  ],
  listings: [
    listing('P-near', 'near', 1_200),
    listing('P-cheap', 'cheap', 1_000),
    listing('Q-near', 'near', 900, { productId: 'Q' }),
  ],
  constraints: noWishes,
};
const plan = [
  { listingId: 'P-near', qty: 4 },
  { listingId: 'Q-near', qty: 1 },
];

describe('explainLines', () => {
  it('reports what the cheaper offer would add to the total: its shipping fee less the saving on goods', () => {
    expect(explainLines(market, plan)).toEqual([
      {
        listingId: 'P-near',
        cheaper: {
          listingId: 'P-cheap',
          unitDifference: 200,
          basketDifference: 5_000 - 4 * 200,
          violations: [],
          belowMinBasket: [],
        },
      },
      { listingId: 'Q-near', cheaper: null },
    ]);
  });

  it('names the rule that the cheaper offer would break', () => {
    const [near, cheap] = market.sellers;
    const strict = { ...market, sellers: near && cheap ? [near, { ...cheap, minBasket: 10_000 }] : [] };
    expect(explainLines(strict, plan)[0]?.cheaper).toMatchObject({
      basketDifference: null,
      violations: ['minBasket'],
    });
  });

  it('ignores offers that a wish excludes', () => {
    const wish = { ...market, constraints: { ...market.constraints, officialOnly: true } };
    expect(explainLines(wish, plan)[0]?.cheaper).toBeNull();
  });
});

describe('countOffers', () => {
  it('counts the offers that each wish excludes', () => {
    const wish: Instance = {
      ...market,
      listings: [
        ...market.listings,
        listing('P-old', 'near', 800, { expiry: '2027-01-01' }),
        listing('P-none', 'near', 700, { stock: 0 }),
      ],
      constraints: { ...market.constraints, officialOnly: true, minExpiry: '2027-06-01' },
    };
    expect(countOffers(wish, ['P', 'X'])).toEqual([
      { productId: 'P', usable: 1, expiry: 1, rating: 0, official: 1, soldOut: 1 },
      { productId: 'X', usable: 0, expiry: 0, rating: 0, official: 0, soldOut: 0 },
    ]);
  });
});
