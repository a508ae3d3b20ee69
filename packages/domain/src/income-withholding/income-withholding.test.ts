import { expect, it } from 'vitest';
import { firstIncomeWithholding, incomeTaxOn, withholdingBase } from './income-withholding.ts';

const line = { quantity: 2, refundedQuantity: 0, unitPrice: 12_000, vatRate: 20 } as const;

it('takes one percent of the price without VAT, independent of the commission', () => {
  const base = withholdingBase([line, { ...line, quantity: 1, unitPrice: 11_000, vatRate: 10 }]);
  expect(base).toBe(20_000 + 10_000);
  expect(incomeTaxOn(base, firstIncomeWithholding.basisPoints)).toBe(300);
});

it('counts the units that were not refunded', () => {
  expect(withholdingBase([{ ...line, refundedQuantity: 1 }])).toBe(10_000);
  expect(withholdingBase([{ ...line, refundedQuantity: 2 }])).toBe(0);
});

it.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [9_901, 99],
  [9_950, 100],
])('rounds the tax on %i kuruş to %i', (base, tax) => {
  expect(incomeTaxOn(base, 100)).toBe(tax);
});
