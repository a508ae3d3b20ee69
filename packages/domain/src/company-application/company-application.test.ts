import { expect, test } from 'vitest';
import { applicationPartLabel, isPartAsked, missingParts } from './company-application.ts';

const nothing = { taxPlate: false, licence: false, kepAddress: false, mersisNo: false, gln: false };

test('requires licence and GLN of a pharmacy, and the MERSIS number of a company', () => {
  expect(missingParts('pharmacy', nothing)).toEqual(['taxPlate', 'licence', 'kepAddress', 'gln']);
  expect(missingParts('localPharmacyWarehouse', nothing)).toEqual([
    'taxPlate',
    'licence',
    'kepAddress',
    'mersisNo',
  ]);
  expect(missingParts('merchant', nothing)).toEqual(['taxPlate', 'kepAddress', 'mersisNo']);
  expect(missingParts('pharmacyCompany', { ...nothing, taxPlate: true, kepAddress: true })).toEqual([
    'mersisNo',
  ]);
});

test('a part that was supplied or is not required is not missing', () => {
  const all = { taxPlate: true, licence: true, kepAddress: true, mersisNo: false, gln: true };
  expect(missingParts('pharmacy', all)).toEqual([]);
  expect(isPartAsked('licence', 'merchant')).toBe(false);
});

test('the licence is named by its kind', () => {
  expect(applicationPartLabel('licence', 'pharmacy')).toBe('Eczane ruhsatı');
  expect(applicationPartLabel('licence', 'localPharmacyWarehouse')).toBe('Ecza deposu ruhsatı');
  expect(applicationPartLabel('taxPlate', 'merchant')).toBe('Vergi levhası');
});
