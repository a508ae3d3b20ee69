import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const barcode = '8690000000012';

describe('readLines', () => {
  it.each([
    ['semicolon', `${barcode};3`, 3],
    ['tab, as copied from a spreadsheet', `${barcode}\t12`, 12],
    ['comma and a space', `${barcode}, 4`, 4],
    ['spaces', `  ${barcode}   7  `, 7],
    ['quotes', `"${barcode}";"2"`, 2],
    ['no quantity', barcode, 1],
    ['nothing after the separator', `${barcode};`, 1],
    ['zero', `${barcode};0`, null],
    ['a fraction', `${barcode};1.5`, null],
    ['a word', `${barcode};iki`, null],
    ['less than nothing', `${barcode};-1`, null],
    ['more than anybody buys', `${barcode};1000000000`, null],
  ])('%s', (_, text, quantity) => {
    expect(readLines(text)).toEqual([{ line: 1, text: text.trim(), barcode, quantity }]);
  });

  it('skips a header and empty lines and keeps the numbers of the lines', () => {
    const lines = readLines(`barkod;adet\r\n\r\n${barcode};1\nelma;2`);
    expect(lines.map(({ line, barcode: code }) => [line, code])).toEqual([
      [3, barcode],
      [4, null],
    ]);
  });

  it('takes the barcode out of a scanned square code', () => {
    expect(readLines(`010${barcode}17280630`)[0]?.barcode).toBe(barcode);
  });

  it('refuses a barcode whose check digit is wrong', () => {
    expect(readLines('8690000000013;1')[0]?.barcode).toBeNull();
  });
});
