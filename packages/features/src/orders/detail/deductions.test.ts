import { expect, test } from 'vitest';
import { deductionsOf } from './deductions.ts';

const amounts = (total: number, commission: number | null, payout: number | null) =>
  deductionsOf({ total, commission, payout }).map(({ amount }) => amount);

test('the amount less its deductions is the payout', () => {
  expect(amounts(44_840, 2241, 35_109)).toEqual([2241, 7490]);
  expect(44_840 - 2241 - 7490).toBe(35_109);
});

test('withheld tax is a deduction of its own, and the slip still adds up', () => {
  const order = { total: 44_840, commission: 2241, payout: 34_739, withheld: 370 };
  const all = deductionsOf(order).map(({ amount }) => amount);
  expect(all).toEqual([2241, 370, 7490]);
  expect(all.reduce((rest, amount) => rest - amount, order.total)).toBe(order.payout);
});

test('without a parcel to pay there is only the commission, without a commission nothing', () => {
  expect(amounts(125_250, 7515, 117_735)).toEqual([7515]);
  expect(amounts(125_250, 0, 125_250)).toEqual([]);
});

test('a buyer sees none of it', () => {
  expect(amounts(44_840, null, null)).toEqual([]);
});
