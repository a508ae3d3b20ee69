import { expect, test } from 'vitest';
import { checkForm } from '../../form-result.ts';
import { shippingForm } from './shipping.ts';

const typed = { goods: '420,00', shippingFee: '49,90', freeShippingFrom: '500', surcharge: '' };

test('answers in kuruş, with nothing where nothing was typed', () => {
  expect(checkForm(shippingForm(), typed)).toMatchObject({
    valid: true,
    values: { goods: 42_000, shippingFee: 4990, freeShippingFrom: 50_000, surcharge: null },
  });
});

test.each([
  ['goods', ''],
  ['goods', '0'],
  ['goods', 'on'],
  ['shippingFee', ''],
  ['shippingFee', '-1'],
  ['shippingFee', '49,905'],
  ['freeShippingFrom', '0'],
  ['surcharge', '-5'],
])('%s is not %j', (field, text) => {
  const result = checkForm(shippingForm(), { ...typed, [field]: text });
  expect(result.valid ? {} : result.errors).toHaveProperty(field);
});

test('a seller may ask nothing for shipping', () => {
  expect(checkForm(shippingForm(), { ...typed, shippingFee: '0' }).valid).toBe(true);
});
