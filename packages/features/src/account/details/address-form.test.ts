import { expect, test } from 'vitest';
import { addressRequest, addressValues, checkAddress } from './address-form.ts';

const typed = {
  title: 'Eczane',
  receiver: 'Moda Eczanesi',
  phone: '0 (532) 111 22 33',
  cityId: '34',
  townId: '3401',
  line: 'Moda Cad. No: 1',
  isDefault: true,
};

test('converts the typed values to the wire', () => {
  const checked = checkAddress(typed);
  expect(checked.valid && addressRequest(checked.values, typed, null)).toEqual({
    title: 'Eczane',
    receiver: 'Moda Eczanesi',
    phone: '05321112233',
    townId: 3401,
    line: 'Moda Cad. No: 1',
    isDefault: true,
  });
});

test('a new address begins empty, and its first error is the title', () => {
  expect(checkAddress(addressValues(null))).toMatchObject({ valid: false, firstField: 'title' });
});
