import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanText,
  digitsOf,
  grouped,
  hasForeignDigits,
  upperAscii,
  withSingleSpaces,
  withoutSeparators,
  withoutSpaces,
} from './typed-text.ts';

// @spec §5 check-digits

describe('invisible characters of a paste', () => {
  it.each([
    ['  a b  ', 'a b', 'ab', 'ab', 'a b'],
    ['\u200ba\u00a0b\ufeff', 'a\u00a0b', 'ab', 'ab', 'a b'],
    ['\u202a12-34\u202c', '12-34', '12-34', '1234', '12-34'],
    [
      '1\u20102\u20133\u20144\u22125',
      '1\u20102\u20133\u20144\u22125',
      '1\u20102\u20133\u20144\u22125',
      '12345',
      '1\u20102\u20133\u20144\u22125',
    ],
    ['a \t\n b', 'a \t\n b', 'ab', 'ab', 'a b'],
    ['so\u00adft', 'soft', 'soft', 'soft', 'soft'],
    ['\u2060\u2063x', 'x', 'x', 'x', 'x'],
    ['', '', '', '', ''],
  ])('%j', (text, clean, noSpaces, noSeparators, singleSpaces) => {
    expect(cleanText(text)).toBe(clean);
    expect(withoutSpaces(text)).toBe(noSpaces);
    expect(withoutSeparators(text)).toBe(noSeparators);
    expect(withSingleSpaces(text)).toBe(singleSpaces);
  });
});

it.each([
  ['0123456789', false],
  ['abc ığş', false],
  ['١٢٣', true],
  ['１２３', true],
  ['12३', true],
  ['²', false],
  ['', false],
])('%j contains foreign digits: %s', (text, foreign) => {
  expect(hasForeignDigits(text)).toBe(foreign);
});

it('keeps only the digits 0-9', () => {
  expect(digitsOf('+90 (532) 1٢3')).toBe('9053213');
});

it('converts only a-z to capitals', () => {
  expect(upperAscii('abc xyz 1ı ß i İ')).toBe('ABC XYZ 1ı ß I İ');
});

describe('grouped', () => {
  it.each([
    ['', [4, 4], ''],
    ['123', [4, 4], '123'],
    ['1234', [4, 4], '1234'],
    ['12345', [4, 4], '1234-5'],
    ['123456789', [4, 4], '1234-5678-9'],
    ['12', [], '12'],
  ])('%j by %j is %j', (text, sizes, groups) => {
    expect(grouped(text, sizes, '-')).toBe(groups);
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 6 })), (text, sizes) => {
        expect(grouped(text, sizes, '').length).toBe(text.length);
      }),
    );
  });
});
