import { expect, it } from 'vitest';
import { companyTypes } from '../company/company.ts';
import {
  permissionRefusal,
  permissionRefusals,
  productKindLabels,
  productKinds,
  type ProductKind,
} from './product-permission.ts';

const product = (kind: ProductKind | null, isRegisteredInUts = true, isPrescription = false) => ({
  kind,
  isRegisteredInUts,
  isPrescription,
});

it.each(companyTypes)('a %s can neither list nor buy medicines, in no way', (companyType) => {
  for (const action of ['list', 'buy'] as const) {
    expect(permissionRefusal(product('medicine'), action, companyType)).toBe('medicine');
    for (const kind of productKinds) {
      expect(permissionRefusal(product(kind, true, true), action, companyType)).toBe('medicine');
    }
    expect(permissionRefusal(product(null), action, companyType)).toBe('unclassified');
    expect(permissionRefusal(product('medicalDevice', false), action, companyType)).toBe(
      'deviceNotRegistered',
    );
  }
});

it.each([
  ['general', 'pharmacy', null, null],
  ['general', 'pharmacyCompany', null, null],
  ['general', 'localPharmacyWarehouse', null, 'notABuyer'],
  ['general', 'merchant', null, 'notABuyer'],
  ['supplement', 'merchant', null, 'notABuyer'],
  ['supplement', 'pharmacy', null, null],
  ['medicalDevice', 'merchant', null, 'notABuyer'],
  ['medicalDevice', 'pharmacy', null, null],
  ['pharmacyOnly', 'pharmacy', null, null],
  ['pharmacyOnly', 'pharmacyCompany', null, null],
  ['pharmacyOnly', 'merchant', 'pharmacyOnly', 'notABuyer'],
  ['pharmacyOnly', 'localPharmacyWarehouse', 'pharmacyOnly', 'notABuyer'],
] as const)('%s by a %s: list %s, buy %s', (kind, companyType, list, buy) => {
  expect(permissionRefusal(product(kind), 'list', companyType)).toBe(list);
  expect(permissionRefusal(product(kind), 'buy', companyType)).toBe(buy);
});

it('minds the registration of medical devices only', () => {
  expect(permissionRefusal(product('general', false), 'list', 'merchant')).toBeNull();
});

it('names every kind and gives every refusal a sentence', () => {
  expect(new Set(productKinds.map((kind) => productKindLabels[kind]).filter(Boolean)).size).toBe(5);
  const sentences = Object.values(permissionRefusals);
  expect(new Set(sentences.filter((sentence) => sentence.endsWith('.'))).size).toBe(5);
});
