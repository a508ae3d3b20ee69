import { expect, test } from 'vitest';
import { sidesOf, type Partner } from './messages.policy.ts';

const pharmacy = { companyId: 1, companyType: 'pharmacy' } as const;
const merchant = { companyId: 2, companyType: 'merchant' } as const;
const other = (parts: Partial<Partner>): Partner => ({
  companyId: 3,
  companyType: 'pharmacy',
  sells: false,
  hasTraded: false,
  ...parts,
});

// @spec §1 messages

test('a buyer may write to any seller', () => {
  expect(sidesOf(pharmacy, other({ companyType: 'merchant', sells: true }))).toEqual({
    buyerId: 1,
    sellerId: 3,
  });
  expect(sidesOf(pharmacy, other({ sells: true }))).toEqual({ buyerId: 1, sellerId: 3 });
});

test('a pharmacy that only buys receives messages only after a trade', () => {
  expect(sidesOf(pharmacy, other({}))).toBeNull();
  expect(sidesOf(merchant, other({}))).toBeNull();
  expect(sidesOf(merchant, other({ sells: true }))).toBeNull();
  expect(sidesOf(merchant, other({ hasTraded: true }))).toEqual({ buyerId: 3, sellerId: 2 });
});

test('companies cannot write to themselves or to a company without messages', () => {
  expect(sidesOf(pharmacy, other({ companyId: 1, sells: true }))).toBeNull();
  expect(sidesOf(pharmacy, other({ companyType: 'pharmacyCompany', sells: true }))).toBeNull();
});
