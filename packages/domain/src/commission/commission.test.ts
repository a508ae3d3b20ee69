import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commissionOf, orderShares, remainingShares } from './commission.ts';

it('is a share of the goods, rounded half away from zero', () => {
  expect(commissionOf(10_000, 600)).toBe(600);
  expect(commissionOf(125, 600)).toBe(8);
  expect(commissionOf(124, 600)).toBe(7);
  expect(commissionOf(99_999, 0)).toBe(0);
});

it('splits its own VAT of 20 percent out of the gross fee', () => {
  expect(orderShares(10_000, 6_000, 600, 0)).toEqual({
    payout: 9_400,
    commission: 500,
    commissionVat: 100,
    shipping: 6_000,
    campaign: 0,
  });
});

it('never loses a kuruş', () => {
  const kurus = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(kurus, kurus, fc.integer({ min: 0, max: 10_000 }), (goods, shipping, basisPoints) => {
      const shares = orderShares(goods, shipping, commissionOf(goods, basisPoints), 0);
      const sum = shares.payout + shares.commission + shares.commissionVat + shares.shipping;
      expect(sum).toBe(goods + shipping);
      expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('reduces the fee with the goods and keeps every kuruş over partial refunds', () => {
  const order = { goodsTotal: 10_000, shippingFee: 4_990, commission: 600, campaignSubsidy: 0 };
  expect(remainingShares({ ...order, refundedGoods: 5_000, refundedShipping: 0 })).toEqual({
    payout: 4_700,
    commission: 250,
    commissionVat: 50,
    shipping: 4_990,
    campaign: 0,
  });
  expect(remainingShares({ ...order, refundedGoods: 10_000, refundedShipping: 4_990 })).toEqual({
    payout: 0,
    commission: 0,
    commissionVat: 0,
    shipping: 0,
    campaign: 0,
  });
  const kurus = fc.integer({ min: 1, max: 100_000_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      kurus,
      kurus,
      share,
      share,
      share,
      share,
      (goods, shipping, fee, part, back, backShipping) => {
        const refundedGoods = Math.floor(goods * back);
        const refundedShipping = Math.floor(shipping * backShipping);
        const shares = remainingShares({
          goodsTotal: goods,
          shippingFee: shipping,
          commission: Math.floor(goods * fee),
          campaignSubsidy: Math.floor(goods * part),
          refundedGoods,
          refundedShipping,
        });
        const sum = shares.payout + shares.commission + shares.commissionVat + shares.shipping;
        expect(sum - shares.campaign).toBe(goods + shipping - refundedGoods - refundedShipping);
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it('pays the seller in a campaign of the market as much as without it', () => {
  expect(orderShares(9_000, 0, commissionOf(10_000, 600), 1_000)).toMatchObject({
    payout: 9_400,
    campaign: 1_000,
  });
});
