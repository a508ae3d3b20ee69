import { describe, expect, it } from 'vitest';
import { readBarcodeLines } from './barcode-lines.ts';

const barcode = '8690000000012';

// @spec §2.2 smart-cart
// @spec buying quick-order

describe('readBarcodeLines', () => {
  it.each([
    ['semicolon', `${barcode};3`, 3],
    ['tab, as copied from a spreadsheet', `${barcode}\t12`, 12],
    ['comma and a space', `${barcode}, 4`, 4],
    ['spaces', `  ${barcode}   7  `, 7],
    ['bar', `${barcode}|3`, 3],
    ['groups of digits', '8690 0000 0001 2;3', 3],
    ['the apostrophe of a spreadsheet', `'${barcode};3`, 3],
    ['quotes', `"${barcode}";"2"`, 2],
    ['no quantity', barcode, 1],
    ['further columns of an export', `${barcode};3;Nurevit Çinko;12,50`, 3],
    ['nothing after the separator', `${barcode};`, 1],
    ['the unit', `${barcode};6 adet`, 6],
    ['a whole number as a spreadsheet writes it', `${barcode};6,00`, 6],
    ['zero', `${barcode};0`, null],
    ['a fraction', `${barcode};1.5`, null],
    ['a fraction with a comma', `${barcode};1,5`, null],
    ['one, or a thousand', `${barcode};1.000`, null],
    ['a word', `${barcode};iki`, null],
    ['less than nothing', `${barcode};-1`, null],
    ['more than anybody buys', `${barcode};1000000000`, null],
  ])('%s', (_, text, quantity) => {
    expect(readBarcodeLines(text)).toEqual([
      { line: 1, text: text.trim(), barcode, name: null, flaw: null, quantity },
    ]);
  });

  it.each([
    [
      'a name and its quantity',
      'Denvita Selenyum 100 mcg 60 tablet;5',
      'Denvita Selenyum 100 mcg 60 tablet',
      5,
    ],
    ['a name alone; its numbers are its own', 'Denvita Selenyum 60 tablet', 'Denvita Selenyum 60 tablet', 1],
    ['x before the quantity', 'Denvita Selenyum x3', 'Denvita Selenyum', 3],
    ['the unit behind it', 'Denvita Selenyum 3 adet', 'Denvita Selenyum', 3],
    ['columns that name the product', 'Ürün Adı;Adet\nOmega-3;4', 'Omega-3', 4],
    ['an empty barcode beside a name', 'Ürün;Barkod;Adet\nOmega-3;;4', 'Omega-3', 4],
    ['too few letters for a name', 'ab;5', null, 5],
    ['a name with an impossible quantity', 'Omega-3;-1', 'Omega-3', null],
  ])('reads a name in place of a barcode: %s', (_, text, name, quantity) => {
    expect(readBarcodeLines(text)).toMatchObject([{ barcode: null, name, quantity }]);
  });

  it('skips a header and empty lines and keeps the line numbers', () => {
    const lines = readBarcodeLines(`\uFEFFbarkod;adet\r\n\r\n;;\n${barcode};1\nelma;2`);
    expect(lines.map(({ line, barcode: code }) => [line, code])).toEqual([
      [4, barcode],
      [5, null],
    ]);
  });

  it('follows the columns of a header, also below a title and with other columns between', () => {
    const text = `Haziran siparişi\nÜrün,Sipariş Miktarı,Barkodu\n"Krem, 50 g",4,${barcode}`;
    expect(readBarcodeLines(text)).toMatchObject([
      { line: 1, flaw: 'unreadable' },
      { line: 3, barcode, quantity: 4 },
    ]);
  });

  it.each([
    ['a word alone, which is no header', 'elma', 'unreadable'],
    ['a wrong check digit', '8690000000013;1', 'checkDigit'],
    ['a barcode that a spreadsheet has rounded', '8,69E+12;4', 'rounded'],
  ])('names the problem of %s', (_, text, flaw) => {
    expect(readBarcodeLines(text)).toMatchObject([{ line: 1, text, barcode: null, flaw }]);
  });

  it('extracts the barcode from a scanned DataMatrix', () => {
    expect(readBarcodeLines(`010${barcode}17280630`)[0]?.barcode).toBe(barcode);
  });
});
