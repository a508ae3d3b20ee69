import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit } from '../gtin/gtin.ts';
import { mergedQuickOrder, quickOrderMaxLines, readQuickOrder } from './quick-order.ts';

const a = '8690000000012';
const b = '2900000000018';
const good = (body: number) => {
  const text = String(body).padStart(12, '0');
  return text + String(gtinCheckDigit(text));
};
const first = good(869000000001);
const second = good(290000000001);

describe('a pasted list', () => {
  it.each([
    ['semicolon', `${first};3`],
    ['comma', `${first},3`],
    ['tab', `${first}\t3`],
    ['space', `${first}   3`],
    ['quotes of a spreadsheet', `"${first}";"3"`],
    ['further columns', `${first};3;Nurevit Çinko;12,50`],
    ['a byte order mark', `\ufeff${first};3`],
  ])('is read with a %s', (_name, text) => {
    expect(readQuickOrder(text)).toEqual([{ row: 1, barcode: first, count: 3, fault: null }]);
  });

  it('passes over headings and empty lines and keeps the numbers of the rows', () => {
    expect(
      readQuickOrder(`Barkod;Adet\r\n\r\n${first};2\n${second}`).map(({ row, count }) => [row, count]),
    ).toEqual([
      [3, 2],
      [4, 1],
    ]);
  });

  it('names what is wrong with a line and goes on', () => {
    const lines = readQuickOrder(
      `${first.slice(0, -1)};2\n${first};iki\n${first};0\n${first};1,5\n${second};4`,
    );
    expect(lines.map(({ fault }) => fault)).toEqual(['barcode', 'count', 'count', 'count', null]);
  });

  it('refuses barcodes whose check digit is wrong', () => {
    const wrong = [a, b].filter((code) => Number(code.at(-1)) !== gtinCheckDigit(code.slice(0, -1)));
    for (const code of wrong) expect(readQuickOrder(`${code};1`)[0]?.fault).toBe('barcode');
  });

  it('tells about the lines beyond the most that are read', () => {
    const lines = readQuickOrder(
      Array.from({ length: quickOrderMaxLines + 2 }, () => `${first};1`).join('\n'),
    );
    expect(lines.filter(({ fault }) => fault === 'tooMany')).toHaveLength(2);
  });
});

it('equal barcodes are one line; unreadable ones are none', () => {
  expect(mergedQuickOrder(readQuickOrder(`${first};3\n${second};1\n${first};4\nabc;1`))).toEqual([
    { barcode: first, count: 7 },
    { barcode: second, count: 1 },
  ]);
});

it('never throws, and what it reads it reads again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const merged = mergedQuickOrder(readQuickOrder(text));
      const written = merged.map(({ barcode, count }) => `${barcode};${count}`).join('\n');
      expect(mergedQuickOrder(readQuickOrder(written))).toEqual(merged);
    }),
  );
});
