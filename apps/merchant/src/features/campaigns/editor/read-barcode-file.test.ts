import { expect, test } from 'vitest';
import { excelList } from '@havan/features/list-file/testing/excel-list';
import { readBarcodeFile } from './read-barcode-file.ts';

const barcodes = ['8690000000012', '8690000000029'];

test.each([
  ['an Excel file, barcodes as text or as numbers', excelList(), barcodes],
  [
    'CSV with a header and other columns',
    'Barkod;Ürün;Stok\n8690000000012;Krem;3\n8690000000029;Şurup;1\n',
    barcodes,
  ],
  ['text, one barcode a line', '8690000000012\r\n8690000000029\r\n', barcodes],
  ['text without a barcode', 'krem\nşurup\n', []],
])('%s is read', async (_, content, found) => {
  expect(await readBarcodeFile(new File([content], 'liste'))).toEqual({ barcodes: found });
});

test.each([
  ['an empty file', '', /boş/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]), /okunamadı/],
])('%s is refused with a sentence', async (_, content, sentence) => {
  expect(await readBarcodeFile(new File([content], 'liste'))).toEqual({
    sentence: expect.stringMatching(sentence),
  });
});
