import { foldForSearch } from '@havan/domain/turkish-text';
import type { SourceRow } from '@havan/listing-import/source-row';

/** The columns of a file of products. */
export const productColumns = {
  barcode: { label: 'Barkod', isRequired: true, titles: ['barkod', 'barcode', 'ean', 'gtin'] },
  name: { label: 'Ürün adı', isRequired: true, titles: ['urun adi', 'urun', 'ad', 'name'] },
  brand: { label: 'Marka', isRequired: true, titles: ['marka', 'brand'] },
  category: { label: 'Kategori', isRequired: true, titles: ['kategori', 'category'] },
  kind: { label: 'Sınıf', isRequired: false, titles: ['sinif', 'urun sinifi', 'kind'] },
  vatRate: { label: 'KDV', isRequired: true, titles: ['kdv', 'kdv orani', 'vat'] },
  psf: { label: 'PSF', isRequired: false, titles: ['psf', 'perakende satis fiyati'] },
  form: { label: 'Form', isRequired: false, titles: ['form'] },
  size: { label: 'Ölçü', isRequired: false, titles: ['olcu', 'boyut', 'size'] },
} as const;
export type ProductColumn = keyof typeof productColumns;
export type ColumnPlaces = Readonly<Partial<Record<ProductColumn, number>>>;

const columns = Object.keys(productColumns).filter((column): column is ProductColumn =>
  Object.hasOwn(productColumns, column),
);

/** Returns the position of each column, by the titles of the first row. */
export function placesOf({ cells }: SourceRow): ColumnPlaces {
  const titles = cells.map((cell) =>
    foldForSearch(String(cell))
      .replaceAll(/[^a-z0-9 ]/g, '')
      .trim(),
  );
  const places: Partial<Record<ProductColumn, number>> = {};
  for (const column of columns) {
    const known: readonly string[] = productColumns[column].titles;
    const at = titles.findIndex((title) => known.includes(title));
    if (at >= 0) places[column] = at;
  }
  return places;
}

/** Returns the required columns that a file does not have, by their labels. */
export const missingColumns = (places: ColumnPlaces): string[] =>
  columns
    .filter((column) => productColumns[column].isRequired && places[column] === undefined)
    .map((column) => productColumns[column].label);
