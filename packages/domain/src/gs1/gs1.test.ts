import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { parseGs1, stripLeadIn } from './gs1.ts';

const gs = '\u001d';
const gtin = '38425876095074';

// @spec §5 karekod

describe('reads', () => {
  it.each([
    [`01${gtin}`, { '01': gtin }],
    [`(01)${gtin}(17)261200(10)123456`, { '01': gtin, '17': '2026-12-31', '10': '123456' }],
    [`(01)${gtin}(17)181119(37)1 `, { '01': gtin, '17': '2018-11-19', '37': '1' }],
    [`01${gtin}17181119371`, { '01': gtin, '17': '2018-11-19', '37': '1' }],
    [`01${gtin}10123456${gs}3700000018`, { '01': gtin, '10': '123456', '37': '18' }],
    [`]d2${gs}01${gtin}10A-1/b${gs}21x`, { '01': gtin, '10': 'A-1/b', '21': 'x' }],
    [`]C101${gtin}${gs}21x`, { '01': gtin, '21': 'x' }],
    [`(10)123456              (37)0`, { '10': '123456', '37': '0' }],
    [`(01)${gtin}${gs}(21)x${gs}(10)y`, { '01': gtin, '21': 'x', '10': 'y' }],
    ['(02)98412345678908(310)3017230(37)32', { '02': '98412345678908', '310': '17.230', '37': '32' }],
    ['(3103)017230', { '310': '17.230' }],
    ['(310)5033333', { '310': '0.33333' }],
    ['(310)6000001', { '310': '0.000001' }],
    ['(310)0033333', { '310': '33333' }],
    ['(310)0000000', { '310': '0' }],
    ['(392)2100', { '392': '1.00' }],
    ['11240200', { '11': '2024-02-29' }],
    ['15271231', { '15': '2027-12-31' }],
    ['00123456789012345678', { '00': '123456789012345678' }],
    ['2001', { '20': '01' }],
    ['(10)a)', { '10': 'a)' }],
    ['30100', { '30': '100' }],
    ['(310)0100001', { '310': '100001' }],
    [`10${'x'.repeat(20)}`, { '10': 'x'.repeat(20) }],
  ])('%j', (text, elements) => {
    expect(parseGs1(text)).toEqual(elements);
  });
});

describe('refuses', () => {
  it.each([
    ['', 'nothing'],
    [gs, 'a separator only'],
    ['hello', 'no element'],
    ['(03)38425876095074', 'an unknown identifier'],
    [`01${gtin}03`, 'an unknown identifier further on'],
    ['0138425876095079', 'a wrong check digit'],
    ['013842587609507', 'too short'],
    ['17270230', '30 February'],
    ['17271300', 'month 13'],
    ['17270000', 'month 0'],
    ['172712', 'a short date'],
    ['1727123a', 'a letter in a date'],
    ['30aa', 'letters in a count'],
    ['30a1', 'a letter before a count'],
    ['301a', 'a letter after a count'],
    ['30123456789', 'nine digits in a count'],
    ['30', 'an empty count'],
    ['10', 'an empty lot'],
    [`10${'x'.repeat(21)}`, 'a lot of 21'],
    ['10ŞURUP', 'Turkish letters'],
    ['10a b', 'a blank inside'],
    ['10a#b', 'a mark outside the set'],
    ['390', 'an amount of nothing'],
    ['3101', 'a measure cut short'],
    [`10a${gs}10b`, 'an element twice'],
    [`(10)a(10)b`, 'an element twice in brackets'],
    [`10a${gs}${gs}21b`, 'two separators in a row'],
    ['(01)', 'brackets without value'],
    ['(99999)1', 'no identifier in the brackets'],
    ['x(10)a', 'something before the brackets'],
  ])('%j: %s', (text) => {
    expect(parseGs1(text)).toBeNull();
  });
});

it('never throws', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => parseGs1(text)).not.toThrow();
    }),
  );
  const elementish = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789()'), gs, 'A', ' '),
    maxLength: 60,
  });
  fc.assert(
    fc.property(elementish, (text) => {
      expect(() => parseGs1(text)).not.toThrow();
    }),
  );
});

it.each([
  [`]d2${gs}01`, '01'],
  [`${gs}01`, '01'],
  [`${gs}${gs}01`, `${gs}01`],
  ['x]d201', 'x]d201'],
  ['01', '01'],
])('%j without its prefix is %j', (scan, rest) => {
  expect(stripLeadIn(scan)).toBe(rest);
});
