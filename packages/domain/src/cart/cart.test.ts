import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CartLineFacts,
  cartGroupTotals,
  cartNoticesOf,
  canBuyLine,
  nearestQuantity,
  needsAcceptance,
  quantityProblem,
  shippingSteps,
  smallestQuantity,
} from './cart.ts';

const now = new Date('2026-03-02T09:00:00Z');
const line: CartLineFacts = {
  quantity: 6,
  unitPrice: 12_50,
  vatRate: 10,
  expiration: '2027-05-31',
  seenPrice: 12_50,
  seenExpiration: '2027-05-31',
  listingState: 'active',
  isPermitted: true,
  stock: 40,
  minQuantity: 2,
  maxQuantity: 20,
  packSize: 2,
};

it('returns the fee as steps that never rise, without a share at or above free shipping', () => {
  const terms = { shippingFee: 60_00, freeShippingFrom: 100_00, shippingShare: { from: 50_00, percent: 25 } };
  expect(shippingSteps(terms)).toEqual([
    { from: 0, fee: 60_00 },
    { from: 50_00, fee: 45_00 },
    { from: 100_00, fee: 0 },
  ]);
  expect(shippingSteps({ ...terms, shippingShare: { from: 100_00, percent: 25 } })).toHaveLength(2);
  expect(shippingSteps({ ...terms, freeShippingFrom: 0 })).toEqual([{ from: 0, fee: 0 }]);
});

// @spec §7 cart
// @spec buying changed-since-added
// @spec defects lost-change

describe('notices', () => {
  it.each<[string, Partial<CartLineFacts>, string[]]>([
    ['as it was', {}, []],
    ['dearer', { unitPrice: 12_51 }, ['priceUp']],
    ['cheaper', { unitPrice: 12_49 }, ['priceDown']],
    ['a campaign that is over', { hasCampaignEnded: true }, ['campaignEnded']],
    ['another expiry', { expiration: '2027-06-30' }, ['expirationChanged']],
    ['fewer left', { stock: 5 }, ['stockReduced']],
    ['a lower maximum', { maxQuantity: 4 }, ['stockReduced']],
    ['larger packs', { packSize: 4 }, ['stockReduced']],
    ['a higher minimum', { minQuantity: 8 }, ['belowMinimum']],
    ['nothing left', { stock: 0 }, ['soldOut']],
    ['less than the minimum left', { stock: 1 }, ['soldOut']],
    ['on its last day', { expiration: '2026-03-02', seenExpiration: '2026-03-02' }, []],
    ['on the day after', { expiration: '2026-03-01', seenExpiration: '2026-03-01' }, ['expired']],
    ['passive', { listingState: 'passive' }, ['withdrawn']],
    ['not permitted', { isPermitted: false }, ['withdrawn']],
  ])('%s', (_name, change, notices) => {
    expect(cartNoticesOf({ ...line, ...change }, now)).toEqual(notices);
  });

  it('exclude only sold out, expired and withdrawn lines from the totals', () => {
    expect(canBuyLine(['priceUp', 'stockReduced'])).toBe(true);
    expect(canBuyLine(['priceUp', 'soldOut'])).toBe(false);
    expect(canBuyLine(['expired'])).toBe(false);
    expect(canBuyLine(['withdrawn'])).toBe(false);
  });

  it('require acceptance when the quantity is no longer possible', () => {
    expect(needsAcceptance(['priceUp', 'expirationChanged'])).toBe(false);
    expect(needsAcceptance(['stockReduced'])).toBe(true);
    expect(needsAcceptance(['belowMinimum'])).toBe(true);
  });
});

describe('quantities', () => {
  it('name the problem', () => {
    expect(quantityProblem(line, 6)).toBeNull();
    expect(quantityProblem(line, 1)).toBe('belowMinimum');
    expect(quantityProblem(line, 3)).toBe('notWholePacks');
    expect(quantityProblem(line, 22)).toBe('aboveMaximum');
    expect(quantityProblem({ ...line, maxQuantity: null }, 42)).toBe('outOfStock');
  });

  it('start at the first whole pack that reaches the minimum', () => {
    expect(smallestQuantity({ ...line, minQuantity: 3, packSize: 2 })).toBe(4);
    expect(smallestQuantity({ ...line, minQuantity: 3, packSize: 2, stock: 3 })).toBeNull();
  });

  it('nearest is always allowed, and an allowed quantity is its own nearest', () => {
    const rule = fc.record({
      stock: fc.integer({ min: 0, max: 60 }),
      minQuantity: fc.integer({ min: 1, max: 12 }),
      maxQuantity: fc.option(fc.integer({ min: 12, max: 60 })),
      packSize: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(rule, fc.integer({ min: 1, max: 80 }), (rules, wanted) => {
        const nearest = nearestQuantity(rules, wanted);
        const isAllowed = quantityProblem(rules, wanted) === null;
        expect(nearest === null).toBe(smallestQuantity(rules) === null);
        expect(nearest === null ? null : quantityProblem(rules, nearest)).toBeNull();
        expect(isAllowed ? nearest : wanted).toBe(wanted);
      }),
    );
  });
});

describe('totals of a seller', () => {
  const terms = { shippingFee: 60_00, freeShippingFrom: 100_00, minBasket: 80_00 };

  it('charge shipping below the limit and return the missing amount', () => {
    expect(cartGroupTotals([line], terms)).toEqual({
      goodsTotal: 75_00,
      shippingFee: 60_00,
      missingForFreeShipping: 25_00,
      missingForMinBasket: 5_00,
      // 75,00 at 10 % holds 6,82; 60,00 at 20 % holds 10,00.
      vatTotal: 16_82,
      total: 135_00,
    });
  });

  it('have free shipping from exactly the limit on', () => {
    expect(cartGroupTotals([{ ...line, quantity: 8 }], terms)).toMatchObject({
      shippingFee: 0,
      missingForFreeShipping: null,
      missingForMinBasket: 0,
      total: 100_00,
    });
  });

  it('keep the surcharge of a carrier when shipping is free', () => {
    expect(cartGroupTotals([{ ...line, quantity: 8 }], { ...terms, surcharge: 15_00 })).toMatchObject({
      shippingFee: 15_00,
      missingForFreeShipping: null,
      total: 115_00,
    });
    expect(cartGroupTotals([], { ...terms, surcharge: 15_00 }).total).toBe(0);
  });

  it("share the shipping fee from exactly the seller's amount on, until it is free", () => {
    const shared = { ...terms, shippingFee: 59_99, shippingShare: { from: 75_00, percent: 50 } };
    expect(cartGroupTotals([{ ...line, quantity: 4 }], shared).shippingFee).toBe(59_99);
    // Half of 59,99 is 29,995: the seller's part is rounded up.
    expect(cartGroupTotals([line], shared)).toMatchObject({
      shippingFee: 29_99,
      missingForFreeShipping: 25_00,
      total: 104_99,
    });
    expect(cartGroupTotals([{ ...line, quantity: 8 }], shared).shippingFee).toBe(0);
    expect(cartGroupTotals([line], { ...shared, freeShippingFrom: null }).shippingFee).toBe(29_99);
  });

  it('have no free shipping without a limit, and no fee without a line', () => {
    const never = { ...terms, freeShippingFrom: null };
    expect(cartGroupTotals([{ ...line, quantity: 20 }], never)).toMatchObject({
      shippingFee: 60_00,
      missingForFreeShipping: null,
    });
    expect(cartGroupTotals([], never)).toMatchObject({ shippingFee: 0, total: 0 });
  });
});
