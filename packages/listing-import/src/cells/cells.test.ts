import * as fc from 'fast-check';
import { gtinCheckDigit } from '@havan/domain/gtin';
import { formatAmount } from '@havan/domain/money';
import { describe, expect, it } from 'vitest';
import type { SourceCell } from '../source-row/source-row.ts';
import { barcodeCell, barcodeSentences } from './barcode-cell.ts';
import type { CellAnswer } from './cell-answer.ts';
import { expiryCell } from './expiry-cell.ts';
import {
  bonusCell,
  moneyCell,
  numberSentences,
  numberStyleOf,
  priceBreaksCell,
  unitsCell,
} from './number-cell.ts';

const at = (fromQuantity: number, price: number) => ({ fromQuantity, price });
const reported = (answer: CellAnswer<unknown>): unknown =>
  'sentence' in answer ? answer.sentence : answer.value;

describe('barcodes', () => {
  it.each<[SourceCell, string]>([
    ['8699819010076', '8699819010076'],
    [8_699_819_010_076, '8699819010076'],
    ['8 699819 010076', '8699819010076'],
    ['="8699819010076"', '8699819010076'],
    ["'8699819010076", '8699819010076'],
    ['8699819010076,00', '8699819010076'],
    ['8,699819010076E+12', '8699819010076'],
    ['8.699819010076e12', '8699819010076'],
    ['08699819010076', '8699819010076'],
    ['010869981901007621A1\u001d17281231', '8699819010076'],
    ['73513537', '73513537'],
    ['036000291452', '036000291452'],
    ['36000291452', '036000291452'],
    [36_000_291_452, '036000291452'],
    ['8.699.819.010.076', '8699819010076'],
    ['8,699,819,010,076.00', '8699819010076'],
    ['=8699819010076', '8699819010076'],
    ['0108699819010076172812311012', '8699819010076'],
    [-8_699_819_010_076, barcodeSentences.format],
    ['8,68E+12', barcodeSentences.rounded],
    ['8,69982E+12', barcodeSentences.rounded],
    [8_680_000_000_000, barcodeSentences.rounded],
    ['8699820000000', barcodeSentences.rounded],
    ['8,69981901E+12', barcodeSentences.rounded],
    ['8699819010077', barcodeSentences.impossible],
    ['123', barcodeSentences.format],
    ['12345678901234567', barcodeSentences.format],
    ['Parol', barcodeSentences.format],
    ['٨٦٩٩٨١٩٠١٠٠٧٦', barcodeSentences.format],
    [new Date(0), barcodeSentences.format],
    ['', barcodeSentences.empty],
  ])('%j: %s', (cell, answer) => {
    expect(reported(barcodeCell(cell))).toBe(answer);
  });

  it('says what it has repaired', () => {
    expect(barcodeCell('36000291452')).toMatchObject({ note: 'Baştaki sıfırlar tamamlandı.' });
    expect(barcodeCell('8699819010076')).toEqual({ value: '8699819010076' });
  });

  it('never makes another barcode of one that lost its last digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 869_000_000_000, max: 869_999_999_999 }), (body) => {
        const gtin = `${body}${gtinCheckDigit(String(body))}`;
        const rounded = String(Math.round(Number(gtin) / 10));
        const answer = barcodeCell(`${rounded[0]},${rounded.slice(1)}E+12`);
        expect([gtin, barcodeSentences.rounded]).toContain(reported(answer));
      }),
    );
  });
});

describe('amounts', () => {
  it.each<[SourceCell, 'comma' | 'dot', unknown]>([
    ['199,90', 'comma', 19_990],
    ['199.9', 'comma', 19_990],
    ['1.234,56 TL', 'comma', 123_456],
    ['₺1.234,5', 'comma', 123_450],
    ['1,234.56', 'comma', 123_456],
    ['1.234', 'comma', 123_400],
    ['1,234', 'dot', 123_400],
    ['1.234', 'dot', numberSentences.money],
    ['1,234', 'comma', numberSentences.money],
    ['1.234.567', 'comma', 123_456_700],
    ['199,9000', 'comma', 19_990],
    ['199,905', 'comma', numberSentences.money],
    ['1 234,50 ₺', 'comma', 123_450],
    ['TL 1\u00a0234', 'comma', 123_400],
    // Other text between digits does not separate thousands: 149 TL 90 is not 14.990 TL.
    ['149 TL 90', 'comma', numberSentences.money],
    ['149 90', 'comma', numberSentences.money],
    [199.9, 'comma', 19_990],
    [144.0048, 'comma', 14_400],
    [1.005, 'comma', 101],
    [-5, 'comma', numberSentences.money],
    ['-5', 'comma', numberSentences.money],
    ['beş', 'comma', numberSentences.money],
    ['', 'comma', null],
    [0, 'comma', 0],
  ])('%j by %s: %s', (cell, style, answer) => {
    expect(reported(moneyCell(cell, style))).toBe(answer);
  });

  it('reads back every amount that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_900 }), (kurus) => {
        expect(reported(moneyCell(formatAmount(kurus), 'comma'))).toBe(kurus);
        expect(reported(moneyCell(kurus / 100, 'comma'))).toBe(kurus);
        expect(reported(moneyCell((kurus / 100).toFixed(2), 'dot'))).toBe(kurus);
      }),
    );
  });

  it.each<[readonly SourceCell[], string | null]>([
    [['1.234', '12,5'], 'comma'],
    [['1,234', '12.5'], 'dot'],
    [['1.234', '1,234'], null],
    [[12.5], null],
    [['31.12.2028', '01.12.28'], null],
    [['31.12.2028', '31.12.2028', '12,50 TL'], 'comma'],
  ])('%j are written with a %s', (cells, style) => {
    expect(numberStyleOf(cells)).toBe(style);
  });
});

it.each<[SourceCell, unknown]>([
  ['12', 12],
  ['12,00', 12],
  ['12.0', 12],
  ['12 adet', 12],
  ['12 TANE', 12],
  ['1 200', 1200],
  ['12 00', numberSentences.units],
  ['1.000', 1000],
  [12, 12],
  [12.5, numberSentences.units],
  ['12,5', numberSentences.units],
  ['-3', numberSentences.units],
  [-3, numberSentences.units],
  ['', null],
  [new Date(0), numberSentences.units],
])('units %j: %s', (cell, answer) => {
  expect(reported(unitsCell(cell, 'comma'))).toBe(answer);
});

it.each<[SourceCell, unknown]>([
  ['10+1', { buy: 10, get: 1 }],
  ['', undefined],
  ['-', null],
  [0, null],
  ['10', 'Mal fazlasını 10+1 biçiminde yazınız; bedelsiz adet alınandan çok olamaz.'],
])('mal fazlası %j', (cell, answer) => {
  expect(reported(bonusCell(cell))).toEqual(answer);
});

it.each<[SourceCell, unknown]>([
  ['10: 139,90; 50: 129,90', [at(10, 13_990), at(50, 12_990)]],
  ['', undefined],
  ['yok', []],
  [0, []],
  ['139,90', 'Adet fiyatlarını 10: 139,90; 50: 129,90 biçiminde yazınız.'],
])('price breaks %j', (cell, answer) => {
  expect(reported(priceBreaksCell(cell))).toEqual(answer);
});

const format = 'Miadı AA/YYYY ya da GG.AA.YYYY biçiminde yazınız.';
it.each<[SourceCell, unknown]>([
  ['12/2028', '2028-12-31'],
  ['12.28', '2028-12-31'],
  ['2/28', '2028-02-29'],
  ['31.12.2028', '2028-12-31'],
  ['1.2.2028', '2028-02-01'],
  ['31/12/2028', '2028-12-31'],
  ['12/31/2028', '2028-12-31'],
  ['31.12.28', '2028-12-31'],
  ['31.12.2028 00:00:00', '2028-12-31'],
  ['2028-12-31', '2028-12-31'],
  ['2028-12-31T00:00:00', '2028-12-31'],
  ['2028/12', '2028-12-31'],
  ['Ara.28', '2028-12-31'],
  ['Aralık 2028', '2028-12-31'],
  ['ŞUBAT 2028', '2028-02-29'],
  ['0328', '2028-03-31'],
  ['122028', '2028-12-31'],
  ['281231', '2028-12-31'],
  ['31122028', '2028-12-31'],
  ['20281231', '2028-12-31'],
  ['47118', '2028-12-31'],
  [47_118, '2028-12-31'],
  [47_118.5, '2028-12-31'],
  [12.28, '2028-12-31'],
  [12.3, '2030-12-31'],
  [12.2028, '2028-12-31'],
  [3.203, '2030-03-31'],
  [12.285, format],
  ['12,2028', '2028-12-31'],
  ['12 28', '2028-12-31'],
  ['Dec-28', '2028-12-31'],
  ['31-Ara-28', '2028-12-31'],
  ['15 May 2028', '2028-05-15'],
  ['2028 Aralık', '2028-12-31'],
  ['31 Şubat 2028', format],
  ['Miadı yok', null],
  [328, '2028-03-31'],
  [new Date(Date.UTC(2028, 11, 31)), '2028-12-31'],
  ['Miatsız', null],
  ['MİATSIZ', null],
  ['-', null],
  ['', 'Miat alanı zorunludur'],
  ['30.02.2028', format],
  ['13/2028', format],
  ['yarın', format],
  [0, format],
  [-1, format],
  ['1328', format],
])('expiry %j: %s', (cell, answer) => {
  expect(reported(expiryCell(cell))).toBe(answer);
});

it('answers any cell', () => {
  const any = fc.oneof(
    fc.string(),
    fc.double(),
    fc.date(),
    fc.string({ unit: fc.constantFrom('0', '1', '8', '.', ',', 'E', '+', '/', '-') }),
  );
  fc.assert(
    fc.property(any, (cell) => {
      for (const answer of [
        barcodeCell(cell),
        moneyCell(cell, 'comma'),
        unitsCell(cell, 'dot'),
        expiryCell(cell),
        bonusCell(cell),
        priceBreaksCell(cell),
      ])
        expect('sentence' in answer || 'value' in answer).toBe(true);
    }),
  );
});
