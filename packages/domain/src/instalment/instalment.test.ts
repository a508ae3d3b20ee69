import { expect, it } from 'vitest';
import { instalmentPlans } from './instalment.ts';

it('offers only plans whose instalments are large enough', () => {
  expect(instalmentPlans(99_99, 'visa').map((plan) => plan.count)).toEqual([1]);
  expect(instalmentPlans(100_00, 'visa').map((plan) => plan.count)).toEqual([1, 2]);
  expect(instalmentPlans(10_000_00, 'troy').map((plan) => plan.count)).toEqual([1, 2, 3, 6, 9]);
});

it('offers American Express a single payment only', () => {
  expect(instalmentPlans(10_000_00, 'amex').map((plan) => plan.count)).toEqual([1]);
});

it('adds the remaining kuruş to the first instalment and never charges more', () => {
  expect(instalmentPlans(1_000_00, 'mastercard')[2]).toEqual({ count: 3, monthly: 333_34, total: 1_000_00 });
});
