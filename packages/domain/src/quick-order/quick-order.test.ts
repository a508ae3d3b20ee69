import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit } from '../gtin/gtin.ts';
import { mergedQuickOrder, quickOrderMaxLines, readQuickOrder } from './quick-order.ts';

const good = (body: number) => {
  const text = String(body).padStart(12, '0');
  return text + String(gtinCheckDigit(text));
};
const first = good(869000000001);
const second = good(290000000001);

// @spec buying quick-order

describe('a pasted list', () => {
  it('keeps the row numbers; a missing quantity is one', () => {
    expect(readQuickOrder(`Barkod;Adet\r\n\r\n${first};2\n${second}`)).toEqual([
      { row: 3, barcode: first, name: null, text: `${first};2`, count: 2, fault: null },
      { row: 4, barcode: second, name: null, text: second, count: 1, fault: null },
    ]);
  });

  it('reads a name where there is no barcode, and keeps names out of the barcodes', () => {
    const lines = readQuickOrder(`Omega-3 1000 mg;4\n${first};2\nab;1`);
    expect(lines.map(({ name, fault }) => [name, fault])).toEqual([
      ['Omega-3 1000 mg', null],
      [null, null],
      [null, 'barcode'],
    ]);
    expect(mergedQuickOrder(lines)).toEqual([{ barcode: first, count: 2 }]);
  });

  it('names the problem of a line and continues', () => {
    const lines = readQuickOrder(
      `${first.slice(0, -1)};2\n${first};iki\n${first};0\n${first};1,5\n${second};4`,
    );
    expect(lines.map(({ fault }) => fault)).toEqual(['barcode', 'count', 'count', 'count', null]);
  });

  it('reports the lines beyond the limit', () => {
    const lines = readQuickOrder(
      Array.from({ length: quickOrderMaxLines + 2 }, () => `${first};1`).join('\n'),
    );
    expect(lines.filter(({ fault }) => fault === 'tooMany')).toHaveLength(2);
  });
});

it('merges equal barcodes and omits unreadable lines', () => {
  expect(mergedQuickOrder(readQuickOrder(`${first};3\n${second};1\n${first};4\nabc;1`))).toEqual([
    { barcode: first, count: 7 },
    { barcode: second, count: 1 },
  ]);
});

it('never throws, and parses its own output', () => {
  const signs = [
    '0',
    '7',
    ';',
    ',',
    '\t',
    '|',
    ' ',
    '\n',
    '\r',
    '"',
    "'",
    '.',
    '-',
    'e',
    'ı',
    '(',
    '\0',
    '\ufeff',
    '\ud800',
  ];
  const piece = fc.constantFrom(first, second, ...signs);
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 60 }), (text) => {
      const merged = mergedQuickOrder(readQuickOrder(text));
      const written = merged.map(({ barcode, count }) => `${barcode};${count}`).join('\n');
      expect(mergedQuickOrder(readQuickOrder(written))).toEqual(merged);
    }),
  );
});
