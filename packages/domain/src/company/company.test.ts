import { describe, expect, it } from 'vitest';
import {
  blueTickLabels,
  blueTickTypes,
  canBuy,
  canSell,
  companyTypeLabels,
  companyTypes,
  defaultUserTypeOf,
  homePathOf,
  userTypes,
} from './company.ts';

// @spec §1 account-kinds
// @spec §3 user-type-home
// @spec §4 startup-action
// @spec §6 user-types

describe('company types', () => {
  it.each([
    ['pharmacy', 'Eczane', true, userTypes.buyer],
    ['pharmacyCompany', 'Eczane şirketi', true, userTypes.buyer],
    ['localPharmacyWarehouse', 'Yerel ecza deposu', false, userTypes.merchant],
    ['merchant', 'Satıcı', false, userTypes.merchant],
  ] as const)('%s is called %s, buys: %s', (companyType, label, buys, userType) => {
    expect(companyTypes).toContain(companyType);
    expect(companyTypeLabels[companyType]).toBe(label);
    expect(canBuy(companyType)).toBe(buys);
    expect(canSell(companyType)).toBe(true);
    expect(defaultUserTypeOf(companyType)).toBe(userType);
  });

  it('has four types', () => {
    expect(companyTypes).toHaveLength(4);
  });
});

it.each([
  [userTypes.buyer, 1, '/homepage'],
  [userTypes.merchant, 2, '/merchant/homepage'],
] as const)('user type %d (%d) starts at %s', (userType, code, path) => {
  expect(userType).toBe(code);
  expect(homePathOf(userType)).toBe(path);
});

it.each([
  [blueTickTypes.authorised, 1, 'Yetkili Satıcı'],
  [blueTickTypes.official, 2, 'Resmi Satıcı'],
] as const)('badge %d (%d) reads %s', (type, code, label) => {
  expect(type).toBe(code);
  expect(blueTickLabels[type]).toBe(label);
});
