import { type ImportField, importFields } from '@havan/domain/import-field';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceCell, SourceRow } from '../source-row/source-row.ts';
import { importFieldLabels } from '../column-titles/column-titles.ts';
import { guessColumns, missingFields, placesOf } from './columns.ts';

const rowsOf = (...rows: SourceCell[][]): SourceRow[] => rows.map((cells, at) => ({ line: at + 1, cells }));
const guess = (...titles: string[]): (ImportField | null)[] =>
  guessColumns(rowsOf(titles)).columns.map(({ field }) => field);

describe('headers of pharmacy programs', () => {
  it.each<[string[], (ImportField | null)[]]>([
    [
      ['BARKOD', 'ÜRÜN ADI', 'STOK', 'FİYAT', 'MİAT'],
      ['barcode', 'name', 'stock', 'price', 'expiration'],
    ],
    [
      ['Ürün Kodu', 'Barkod No', 'İlaç Adı', 'Mevcut', 'PSF', 'Depocu Fiyatı', 'S.K.T.', 'Raf No'],
      [null, 'barcode', 'name', 'stock', 'psf', 'cost', 'expiration', 'shelf'],
    ],
    [
      [
        'Stok Adı',
        'Stok Kodu',
        'Barkodu',
        'Miktar',
        'Alış Fiyatı',
        'KDV Dahil Satış Fiyatı (TL)',
        'Son Kul. Tar.',
      ],
      ['name', null, 'barcode', 'stock', 'cost', 'price', 'expiration'],
    ],
    [
      ['GTIN', 'Parti No', 'Min', 'Max', 'Paket İçi Adet', 'MF', 'Adet', 'Fiyat (TL)'],
      ['barcode', 'lot', 'minQuantity', 'maxQuantity', 'packSize', 'bonus', 'stock', 'price'],
    ],
    [
      ['Barkod', 'Min. Stok', 'Kritik Stok', 'Stok', 'KDV Hariç Satış Fiyatı', 'Sonuç'],
      ['barcode', null, null, 'stock', null, null],
    ],
    [
      [
        'Barkod',
        'Satış Fiyatı (KDV Hariç)',
        'Satış Fiyatı (KDV Dahil)',
        'Stok Maliyeti',
        'Depocu Satış Fiyatı',
      ],
      ['barcode', null, 'price', null, 'cost'],
    ],
    [
      ['EAN Kodu', 'P.S.F.', 'Eski Fiyat', 'Yeni Fiyat', 'Stok Durumu', 'Stk.', 'Son Kull. Tarihi'],
      ['barcode', 'psf', null, 'price', null, 'stock', 'expiration'],
    ],
    [
      ['productBarcode', 'stockQuantity', 'salePrice', 'expirationDate'],
      ['barcode', 'stock', 'price', 'expiration'],
    ],
    [
      ['Barkod', 'Stok Tarihi', 'Fiyat Tarihi', 'Liste Fiyatı', 'Kamu Fiyatı', 'Toplam Tutar'],
      ['barcode', null, null, null, null, null],
    ],
  ])('%j', (titles, fields) => {
    expect(guess(...titles)).toEqual(fields);
  });
});

it('passes over merged title rows, and shows what it found with samples', () => {
  const file = guessColumns(
    rowsOf(
      ['Deva Eczanesi stok listesi', '', ''],
      ['20.11.2026', '', ''],
      ['Barkod', 'Adet', 'Miat'],
      ['8699819010076', '1.000', '12/2028'],
      ['73513537', '', '01/2029'],
    ),
  );
  expect(file.headerLine).toBe(3);
  expect(file.columns[1]).toEqual({
    at: 1,
    title: 'Adet',
    key: 'adet',
    samples: ['1.000'],
    field: 'stock',
    confidence: 'sure',
  });
  expect(missingFields(file.mapping)).toEqual(['price']);
});

it('recognises barcodes and expiries by their content, without a header', () => {
  const file = guessColumns(
    rowsOf(['8699819010076', 'Şurup', '12/2028', '5'], ['73513537', 'İğne', 'Miatsız', '7']),
  );
  expect(file.headerLine).toBeNull();
  expect(file.columns.map(({ title, field, confidence }) => [title, field, confidence])).toEqual([
    ['Sütun 1', 'barcode', 'likely'],
    ['Sütun 2', null, 'none'],
    ['Sütun 3', 'expiration', 'likely'],
    ['Sütun 4', null, 'none'],
  ]);
});

it('gives a field to one column, the surer one', () => {
  const { columns } = guessColumns(rowsOf(['Fiyat listesi', 'Fiyat', 'Barkod', 'Barkod']));
  expect(columns.map(({ field, confidence, key }) => [field, confidence, key])).toEqual([
    [null, 'none', 'fiyat listesi'],
    ['price', 'sure', 'fiyat'],
    ['barcode', 'sure', 'barkod'],
    [null, 'none', 'barkod #2'],
  ]);
});

it('identifies a mapping by the set of titles, in any order', () => {
  const first = guessColumns(rowsOf(['Barkod', 'Kod', 'Fiyat']));
  const second = guessColumns(rowsOf(['Fiyat', 'Barkod', 'Kod']));
  expect(second.headerKey).toBe(first.headerKey);
  const byHand = { ...first.mapping, stock: 'kod' };
  expect(placesOf(second, byHand).places).toEqual({ price: 0, barcode: 1, stock: 2 });
  expect(placesOf(second, { lot: 'gone' }).places).toEqual({});
  expect(guessColumns(rowsOf(['Barkod', 'Fiyat'])).headerKey).not.toBe(first.headerKey);
});

it('detects the number format', () => {
  expect(guessColumns(rowsOf(['Barkod', 'Fiyat'], ['1', '1,234.50'])).numberStyle).toBe('dot');
  expect(guessColumns(rowsOf(['Barkod', 'Fiyat'], ['1', '1.234,50'])).numberStyle).toBe('comma');
  // Dates do not show the number style of a file: counted here, they would turn 1.250 TL into 1,25 TL.
  const dated = ['1', '1.250', '12.28', '31.12.2026'];
  const file = guessColumns(
    rowsOf(['Barkod', 'Fiyat', 'Miat', 'Sayım'], dated, dated, ['1', '149,90', '01.29', '1.1.2026']),
  );
  expect(file.numberStyle).toBe('comma');
});

it('guesses from any rows, and gives no column to two fields', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.double(),
    fc.date(),
    fc.constantFrom('Barkod', 'Stok', 'Fiyat', 'Miat'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }), (cells) => {
      const file = guessColumns(rowsOf(...cells));
      const places = Object.values(placesOf(file).places);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});

it('labels every field', () => {
  expect(new Set(importFields.map((field) => importFieldLabels[field])).size).toBe(importFields.length);
});
