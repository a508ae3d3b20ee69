import { expect, it } from 'vitest';
import { canSaveLegalDetails, isMersisRequired, missingLegalDetails } from './legal-details.ts';

// @spec §2.3 sales-details-modal
// @spec §3 agreement-entities legal-popup
// @spec §4 legal-save
// @spec §5 legal-save-disabled
// @spec §7 legal-update

it.each([
  ['pharmacy', false],
  ['pharmacyCompany', true],
  ['localPharmacyWarehouse', true],
  ['merchant', true],
] as const)('a %s needs a MERSIS number: %s', (companyType, required) => {
  expect(isMersisRequired(companyType)).toBe(required);
});

it.each([
  ['a@hs01.kep.tr', '0313055766900016', true, []],
  ['a@hs01.kep.tr', '', false, []],
  ['a@hs01.kep.tr', null, true, ['mersisNo']],
  ['a@hs01.kep.tr', '  ', true, ['mersisNo']],
  ['', '0313055766900016', true, ['kepAddress']],
  [' ', null, false, ['kepAddress']],
  [null, null, true, ['kepAddress', 'mersisNo']],
])('KEP %j, MERSIS %j, required %s: missing %j', (kepAddress, mersisNo, required, missing) => {
  expect(missingLegalDetails({ kepAddress, mersisNo }, required)).toEqual(missing);
  expect(canSaveLegalDetails({ kepAddress, mersisNo }, required)).toBe(missing.length === 0);
});
