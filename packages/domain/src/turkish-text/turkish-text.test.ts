import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTr,
  equalsIgnoringCaseTr,
  foldForSearch,
  isEnding,
  lowerTr,
  titleTr,
  upperTr,
} from './turkish-text.ts';

// @spec §7 finding-speed

it.each([
  ['ilaç', 'İLAÇ'],
  ['ırmak', 'IRMAK'],
  ['ağrı kesici', 'AĞRI KESİCİ'],
  ['şöğüç', 'ŞÖĞÜÇ'],
])('%s in capitals is %s, and back', (lower, upper) => {
  expect(upperTr(lower)).toBe(upper);
  expect(lowerTr(upper)).toBe(lower);
});

it.each([
  ['AĞRI KESİCİ', 'Ağrı Kesici'],
  ['istanbul', 'İstanbul'],
  ['ışık-izmir (ilaç/şurup)', 'Işık-İzmir (İlaç/Şurup)'],
  ['', ''],
  ['2 iğne', '2 İğne'],
])('%s as a title is %s', (text, title) => {
  expect(titleTr(text)).toBe(title);
});

describe('order of the alphabet', () => {
  it.each([
    [
      ['zeytin', 'çay', 'ceviz', 'ığdır', 'izmir', 'ırmak', 'hal'],
      ['ceviz', 'çay', 'hal', 'ığdır', 'ırmak', 'izmir', 'zeytin'],
    ],
    [
      ['ünye', 'uşak', 'şeker', 'süt', 'örnek', 'oda', 'ğ', 'g', 'h'],
      ['g', 'ğ', 'h', 'oda', 'örnek', 'süt', 'şeker', 'uşak', 'ünye'],
    ],
  ])('sorts %j', (texts, sorted) => {
    expect(texts.toSorted(compareTr)).toEqual(sorted);
  });
});

it.each([
  ['i', 'İ', true],
  ['kağıt', 'KAĞIT', true],
  ['hala', 'hâlâ', true],
  ['isparta', 'ISPARTA', false],
  ['sampuan', 'şampuan', false],
  ['a', 'b', false],
])('%s and %s are the same whatever the case: %s', (a, b, same) => {
  expect(equalsIgnoringCaseTr(a, b)).toBe(same);
});

describe('foldForSearch', () => {
  it.each([
    ['AĞRI KESİCİ', 'agri kesici'],
    ['İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'],
    ['Hâlâ rüzgâr îmâ sükûn', 'hala ruzgar ima sukun'],
    ['  iki   boşluk\t', 'iki bosluk'],
    ['i̇zmir', 'izmir'],
    ['Vitamin-C 1000', 'vitamin-c 1000'],
  ])('%s is searched as %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('gives the same on the fast and the slow path', () => {
    const latin = fc.string({
      unit: fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(latin, (text) => {
        // A combining mark is dropped by the fold, but it sends the whole text through the slow path.
        expect(foldForSearch(`${text}x`)).toBe(foldForSearch(`${text}x\u0323`));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });

  it('matches a Turkish word in any case', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('abcçdefgğhıijklmnoöprsştuüvyz')),
      minLength: 1,
    });
    fc.assert(
      fc.property(word, (text) => {
        expect(foldForSearch(upperTr(text))).toBe(foldForSearch(text));
      }),
    );
  });
});

it.each(['i', 'nin', 'un', 'lar', 'leri', 'lerinden', 'unu', 'yi', 'sini', 'da', 'den', 'li', 'lik', 'la'])(
  '%j is a suffix',
  (letters) => {
    expect(isEnding(letters)).toBe(true);
  },
);

it.each(['', 'c', 'mg', 'sr', 'krem', 'neil', 'plus', 'ml', 'tablet'])('%j is not a suffix', (letters) => {
  expect(isEnding(letters)).toBe(false);
});
