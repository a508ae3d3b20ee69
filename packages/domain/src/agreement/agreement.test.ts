import { expect, it } from 'vitest';
import { isBlockedByAgreement, showsMembershipAgreement } from './agreement.ts';

const before = '2024-06-02T20:59:59.999Z';
const cutoff = '2024-06-02T21:00:00Z';

// @spec §4 membership-cutoff pending-agreement

it.each([
  ['merchant', false, before, true],
  ['pharmacyCompany', false, before, true],
  ['localPharmacyWarehouse', false, before, true],
  ['pharmacy', false, before, false],
  ['merchant', true, before, false],
  ['merchant', false, cutoff, false],
] as const)('a %s, approved %s, at %s: shown %s', (companyType, approved, now, shown) => {
  expect(showsMembershipAgreement(companyType, approved, new Date(now))).toBe(shown);
});

it.each([true, false])('a pending agreement (%s) blocks the page', (hasPendingAgreement) => {
  expect(isBlockedByAgreement({ hasPendingAgreement })).toBe(hasPendingAgreement);
});
