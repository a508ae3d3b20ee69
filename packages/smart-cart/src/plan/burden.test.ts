import { describe, expect, it } from 'vitest';
import { type Instance, type Listing, noWishes } from '../model/instance.ts';
import { burdens } from './burden.ts';

// @spec §2.2 smart-cart

const offer = (sellerId: string, productId: string, unitPrice: number): Listing => ({
  listingId: `${sellerId}-${productId}`,
  productId,
  sellerId,
  unitPrice,
  stock: 99,
  minQty: 1,
  maxQty: null,
  packSize: 1,
  expiry: null,
  tiers: [],
  bonus: null,
});
const seller = (sellerId: string, minBasket: number, fee: number) => ({
  sellerId,
  rating: 90,
  official: true,
  minBasket,
  shipping: [{ from: 0, fee }],
});
/**
 * Only `strict` sells the pad, and it requires a minimum of 2.500, so the cream must be bought there too, at a higher
 * price.
 */
const market: Instance = {
  id: 'pad',
  asOf: '2026-11-20',
  demand: [
    { productId: 'pad', qty: 1, maxQty: 1 },
    { productId: 'cream', qty: 10, maxQty: 10 },
  ],
  sellers: [seller('strict', 2500, 0), seller('near', 0, 0)],
  listings: [offer('strict', 'pad', 64), offer('strict', 'cream', 250), offer('near', 'cream', 220)],
  constraints: noWishes,
};
const plan = [
  { listingId: 'strict-pad', qty: 1 },
  { listingId: 'strict-cream', qty: 10 },
];

describe('burdens', () => {
  it('names the product that raises the total of the cart by far more than its own price', () => {
    expect([...burdens(market, plan)]).toEqual([['pad', 2564 - 2200]]);
  });

  it('does not report a product that raises the total by its own price', () => {
    const lenient = { ...market, sellers: [seller('strict', 0, 0), seller('near', 0, 0)] };
    const cheap = [
      { listingId: 'strict-pad', qty: 1 },
      { listingId: 'near-cream', qty: 10 },
    ];
    expect(burdens(lenient, cheap).size).toBe(0);
  });

  it('reports nothing for a cart with missing units or a list of one product', () => {
    expect(burdens(market, plan.slice(0, 1)).size).toBe(0);
    expect(burdens({ ...market, demand: market.demand.slice(0, 1) }, plan.slice(0, 1)).size).toBe(0);
  });
});
