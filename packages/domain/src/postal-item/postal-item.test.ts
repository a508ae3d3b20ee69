import { describe, expect, it } from 'vitest';
import { isPostalItem, postalCheckDigit } from './postal-item.ts';

describe('a postal item of UPU S10', () => {
  it.each([
    ['RR473124829TR', true],
    ['CP473124829TR', true],
    ['EE473124829TR', true],
    // A wrong check digit.
    ['RR473124828TR', false],
    // Two digits swapped.
    ['RR437124829TR', false],
    // Reserved service letters.
    ['TR473124829TR', false],
    ['QZ473124829TR', false],
    ['AA473124829TR', false],
    ['AV473124829TR', true],
    // The number of another postal operator.
    ['RR473124829GB', false],
    ['RR47312482TR', false],
    ['RR4731248299TR', false],
    ['rr473124829tr', false],
    [' RR473124829TR', false],
    ['RR473124829TR\n', false],
    ['RR473124829TR ', false],
    ['\nRR473124829TR', false],
    ['RR473124829TR\r\nx', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isPostalItem(text)).toBe(expected);
  });

  it.each([
    ['47312482', 9],
    // A computed digit of 10 is written as 0, and of 11 as 5.
    ['00000000', 5],
    ['00000003', 1],
    ['00000008', 0],
  ])('the check digit of %s is %i', (serial, digit) => {
    expect(postalCheckDigit(serial)).toBe(digit);
  });
});
