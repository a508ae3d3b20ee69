import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isMobileNumber, maskPhone, mobileToE164, nationalNumberOf } from './phone.ts';

// @spec §5 phone

it.each([
  '0 (532) 123 45 67',
  '05321234567',
  '5321234567',
  '+90 532 123 45 67',
  '+90 (532) 123-45-67',
  '00905321234567',
  '90 532 123 4567',
  '0532.123.45.67',
  '\u202a+90 532 123 45 67\u202c',
])('%j is the same number', (text) => {
  expect(nationalNumberOf(text)).toBe('5321234567');
  expect(mobileToE164(text)).toBe('+905321234567');
  expect(formatPhone(text)).toBe('0 (532) 123 45 67');
  expect(maskPhone(text)).toBe('0 (532) ••• •• 67');
});

it.each([
  '',
  '4441234',
  '0 (532) 123 45 6',
  '+4915123456789',
  '1532123456a',
  '15321234567',
  '0532123456789',
  '+05321234567',
  'x5321234567',
])('%j is not a Turkish number', (text) => {
  expect(nationalNumberOf(text)).toBeNull();
  expect(mobileToE164(text)).toBeNull();
  expect(maskPhone(text)).toBeNull();
});

it('distinguishes a landline from a mobile', () => {
  expect(nationalNumberOf('0312 456 78 90')).toBe('3124567890');
  expect(mobileToE164('0312 456 78 90')).toBeNull();
});

describe('ranges of the mobile operators', () => {
  it.each([
    ['500', true],
    ['509', true],
    ['510', true],
    ['511', false],
    ['512', false],
    ['516', true],
    ['517', false],
    ['523', false],
    ['524', true],
    ['525', false],
    ['530', true],
    ['549', true],
    ['559', true],
    ['560', false],
    ['562', true],
    ['563', false],
    ['564', true],
    ['565', false],
    ['571', false],
    ['572', true],
    ['573', false],
    ['574', true],
    ['575', true],
    ['576', false],
    ['582', false],
    ['594', true],
    ['595', false],
    ['596', true],
    ['599', false],
    ['400', false],
  ])('%s: %s', (prefix, assigned) => {
    expect(isMobileNumber(`${prefix}0000000`)).toBe(assigned);
    expect(isMobileNumber(`${prefix}9999999`)).toBe(assigned);
  });

  it.each([
    ['5610110000', true],
    ['5610120000', false],
    ['5616100000', true],
    ['5616190000', true],
    ['5616200000', false],
    ['5822000000', true],
    ['5825999999', true],
    ['5826000000', false],
    ['5821999999', false],
    ['532123456', false],
    ['53212345678', false],
    ['561011000', false],
    ['x5321234567', false],
    ['5822000000x', false],
  ])('%s: %s', (national, assigned) => {
    expect(isMobileNumber(national)).toBe(assigned);
  });
});

describe('the mask while typing', () => {
  it.each([
    ['', ''],
    ['0', ''],
    ['5', '0 (5'],
    ['005', '0 (5'],
    [' 0-(5x', '0 (5'],
    ['0532', '0 (532'],
    ['05321', '0 (532) 1'],
    ['0532123', '0 (532) 123'],
    ['053212345', '0 (532) 123 45'],
    ['0532123456', '0 (532) 123 45 6'],
    ['053212345678', '0 (532) 123 45 678'],
  ])('%j shows %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('loses no digit but leading zeros', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: 16 }),
        (digits) => {
          const national = nationalNumberOf(digits) ?? digits.replace(/^0+/, '');
          expect(formatPhone(digits).replace(/[^0-9]/g, '')).toBe(national === '' ? '' : `0${national}`);
        },
      ),
    );
  });
});
