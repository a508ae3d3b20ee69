import { isGtin } from '@havan/domain/gtin';
import { kurusOfLira, parseMoney, type VatRate, vatRates } from '@havan/domain/money';
import { type ProductKind, productKindLabels, productKinds } from '@havan/domain/product-permission';
import { plainCellText } from '@havan/domain/spreadsheet-text';
import { foldForSearch } from '@havan/domain/turkish-text';
import type { SourceCell, SourceRow } from '@havan/listing-import/source-row';
import { type ColumnPlaces, type ProductColumn, productColumns } from './product-columns.ts';

/** A valid row. */
export interface FileProduct {
  readonly line: number;
  readonly barcode: string;
  readonly name: string;
  readonly brand: string;
  readonly categoryId: number;
  /** Null for an empty cell: undecided for a new product, unchanged for a known one. */
  readonly kind: ProductKind | null;
  readonly vatRate: VatRate;
  readonly psf: number | null;
  readonly form: string;
  readonly size: string;
}

export interface RowMistake {
  readonly line: number;
  readonly column: string;
  readonly sentence: string;
}

/** Category ids by number, by full path and by unique name, all folded. */
export type CategoryNames = ReadonlyMap<string, number | 'ambiguous'>;

export function categoryNames(categories: readonly { id: number; path: string }[]): CategoryNames {
  const names = new Map<string, number | 'ambiguous'>();
  const add = (name: string, id: number) => {
    const key = foldForSearch(name);
    names.set(key, names.has(key) && names.get(key) !== id ? 'ambiguous' : id);
  };
  for (const { id, path } of categories) {
    const last = path.split(' › ').at(-1) ?? path;
    for (const name of new Set([String(id), path, path.replaceAll(' › ', ' > '), last])) add(name, id);
  }
  return names;
}

const kinds = new Map<string, ProductKind>(
  productKinds.flatMap((kind) => [
    [foldForSearch(kind), kind],
    [foldForSearch(productKindLabels[kind]), kind],
  ]),
);

const digitsOf = (cell: SourceCell) =>
  typeof cell === 'number'
    ? String(cell)
    : cell instanceof Date
      ? ''
      : plainCellText(cell).replaceAll(/\s/g, '');
const textOf = (cell: SourceCell) =>
  cell instanceof Date ? '' : plainCellText(String(cell)).replaceAll(/\s+/g, ' ');
const amountOf = (cell: SourceCell) =>
  typeof cell === 'number'
    ? kurusOfLira(cell)
    : cell instanceof Date
      ? null
      : parseMoney(plainCellText(cell));

const largestPsf = 9_999_900;

/** Reads one row: the product, or the first mistake of each of its cells. */
export function productOf(
  { line, cells }: SourceRow,
  places: ColumnPlaces,
  categories: CategoryNames,
): FileProduct | RowMistake[] {
  const mistakes: RowMistake[] = [];
  const cell = (column: ProductColumn): SourceCell => cells[places[column] ?? -1] ?? '';
  const refuse = (column: ProductColumn, sentence: string) =>
    mistakes.push({ line, column: productColumns[column].label, sentence });
  const written = (column: 'name' | 'brand' | 'form' | 'size', min: number, max: number) => {
    const text = textOf(cell(column));
    if (text.length < min)
      refuse(column, text === '' ? 'Boş bırakılamaz.' : `En az ${min} karakter olmalıdır.`);
    if (text.length > max) refuse(column, `En fazla ${max} karakter olabilir.`);
    return text;
  };
  const barcode = digitsOf(cell('barcode'));
  if (!isGtin(barcode)) refuse('barcode', 'Böyle bir barkod olamaz; sütunu metin olarak biçimlendirin.');
  const name = written('name', 3, 200);
  const brand = written('brand', 2, 100);
  const saidCategory = textOf(cell('category'));
  const category = categories.get(foldForSearch(saidCategory));
  if (category === undefined)
    refuse(
      'category',
      saidCategory === '' ? 'Boş bırakılamaz.' : `“${saidCategory.slice(0, 60)}” diye bir kategori yok.`,
    );
  if (category === 'ambiguous')
    refuse('category', 'Bu adda birden çok kategori var; yolunu yazın: Üst › Alt.');
  const saidKind = textOf(cell('kind'));
  const kind = kinds.get(foldForSearch(saidKind));
  if (saidKind !== '' && !kind)
    refuse(
      'kind',
      `“${saidKind.slice(0, 60)}” diye bir sınıf yok; şunlardan biri olmalıdır: ${Object.values(productKindLabels).join(', ')}.`,
    );
  const rate = Number(textOf(cell('vatRate')).replace('%', '').trim());
  const vatRate = vatRates.find((known) => known === rate);
  if (vatRate === undefined) refuse('vatRate', 'KDV oranı 1, 10 ya da 20 olmalıdır.');
  const psfCell = cell('psf');
  const psf = psfCell === '' ? null : amountOf(psfCell);
  if (psfCell !== '' && (psf === null || psf < 1 || psf > largestPsf))
    refuse('psf', 'Fiyatı rakamla yazın: 1.250,50');
  const form = written('form', 0, 60);
  const size = written('size', 0, 60);
  if (mistakes.length > 0 || typeof category !== 'number' || vatRate === undefined) return mistakes;
  return { line, barcode, name, brand, categoryId: category, kind: kind ?? null, vatRate, psf, form, size };
}
