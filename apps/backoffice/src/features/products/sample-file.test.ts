import { isGtin } from '@havan/domain/gtin';
import { parseMoney, vatRates } from '@havan/domain/money';
import { productKindLabels } from '@havan/domain/product-permission';
import { expect, test } from 'vitest';
import { sampleFile } from './sample-file.ts';

test('the example has the columns of the guide, and rows that the import takes', () => {
  const [titles = [], ...rows] = sampleFile()
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  expect(titles).toEqual(['Barkod', 'Ürün adı', 'Marka', 'Kategori', 'KDV', 'Sınıf', 'PSF', 'Form', 'Ölçü']);
  for (const [barcode = '', , , , vat, kind, psf = ''] of rows) {
    expect(isGtin(barcode)).toBe(true);
    expect(vatRates.map(String)).toContain(vat);
    expect(['', ...Object.values(productKindLabels)]).toContain(kind);
    expect(psf === '' || parseMoney(psf) !== null).toBe(true);
  }
  expect(rows).toHaveLength(2);
});
