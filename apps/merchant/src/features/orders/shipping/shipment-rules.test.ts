import { carriers } from '@havan/domain/carrier';
import { checkForm } from '@havan/validation/form-result';
import { expect, test } from 'vitest';
import { shipmentRulesOf } from './shipment-rules.ts';

const turna = carriers.find(({ format }) => format === '12-digits');
if (!turna) throw new Error('No carrier numbers with 12 digits');

const errorsOf = (companyType: 'merchant' | 'localPharmacyWarehouse', followUpNumber: string) => {
  const result = checkForm(shipmentRulesOf(companyType).form, { carrierId: turna.id, followUpNumber });
  return result.valid ? [] : Object.keys(result.errors);
};

test('the number of a merchant has the format of the carrier', () => {
  expect(errorsOf('merchant', '123456789012')).toEqual([]);
  expect(errorsOf('merchant', 'DEPO12')).toEqual(['followUpNumber']);
  expect(shipmentRulesOf('merchant').formatOf(turna)).toBe('12 rakam');
});

test('a local warehouse numbers its own deliveries', () => {
  expect(errorsOf('localPharmacyWarehouse', 'DEPO12')).toEqual([]);
  expect(errorsOf('localPharmacyWarehouse', 'D12')).toEqual(['followUpNumber']);
  expect(shipmentRulesOf('localPharmacyWarehouse').formatOf(turna)).toBe('4-20 harf ya da rakam');
});

test.each(['merchant', 'localPharmacyWarehouse'] as const)('%s must choose a carrier', (companyType) => {
  const result = checkForm(shipmentRulesOf(companyType).form, {
    carrierId: 0,
    followUpNumber: '123456789012',
  });
  expect(result.valid ? null : result.firstField).toBe('carrierId');
});
