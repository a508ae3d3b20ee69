import { expect, it } from 'vitest';
import { termsProblems } from './seller-terms.ts';

const terms = { minBasket: 25_000, shippingFee: 4990, freeShippingFrom: 50_000, dispatchCutoff: '16:00' };

it('accepts valid terms, with shipping never free', () => {
  expect(termsProblems(terms)).toEqual({});
  expect(termsProblems({ ...terms, freeShippingFrom: null, minBasket: 0, dispatchCutoff: '00:00' })).toEqual(
    {},
  );
});

it('accepts a share below free shipping, or without it', () => {
  const shippingShare = { from: 49_999, percent: 50 };
  expect(termsProblems({ ...terms, shippingShare })).toEqual({});
  expect(termsProblems({ ...terms, freeShippingFrom: null, shippingShare })).toEqual({});
});

it.each([
  ['shippingShare.from', { from: 50_000, percent: 50 }],
  ['shippingShare.from', { from: 0, percent: 50 }],
  ['shippingShare.percent', { from: 30_000, percent: 0 }],
  ['shippingShare.percent', { from: 30_000, percent: 100 }],
  ['shippingShare.percent', { from: 30_000, percent: 12.5 }],
])('refuses a share at %s: %j', (field, shippingShare) => {
  expect(Object.keys(termsProblems({ ...terms, shippingShare }))).toEqual([field]);
});

it.each([
  ['minBasket', -1],
  ['minBasket', 10_000_001],
  ['shippingFee', 500_001],
  ['shippingFee', 0.5],
  ['freeShippingFrom', -1],
  ['dispatchCutoff', '24:00'],
  ['dispatchCutoff', '9:00'],
  ['dispatchCutoff', ''],
])('refuses %s %j at its field', (field, value) => {
  expect(Object.keys(termsProblems({ ...terms, [field]: value }))).toEqual([field]);
});
