import { mistypedGtins } from '@havan/domain/gtin';
import { searchMaxProducts } from '@havan/domain/limits';
import type { Medicine } from '../index/catalogue-index.ts';
import type { MarketView } from '../index/market-view.ts';
import type { NameTable } from '../index/words/name-table.ts';

export interface Found {
  /** Positions of products. */
  readonly products: readonly number[];
  readonly medicines: readonly Medicine[];
}

/** A number with more digits is a whole barcode: substring matches would be other packs. */
const mostOfAPart = 11;

/**
 * Returns the products of a barcode or a part of one: prefix matches, then suffix matches (as read off a pack), then
 * inner matches. For an unknown whole barcode, those with one typing error.
 */
export function barcodesLike({ parts }: MarketView, digits: string): Found {
  const find = (among: (barcodes: NameTable) => readonly number[]): Found => ({
    products: firstOf(among(parts.products.barcodes)),
    medicines: firstOf(among(parts.medicineBarcodes)).flatMap((number) => parts.medicines[number] ?? []),
  });
  if (digits.length <= mostOfAPart)
    return find((barcodes) => [
      ...barcodes.startingWith(digits, searchMaxProducts),
      // These include the prefix matches.
      ...barcodes.having(digits, 2 * searchMaxProducts),
    ]);
  const begun = find((barcodes) => barcodes.startingWith(digits, searchMaxProducts));
  if (begun.products.length + begun.medicines.length > 0) return begun;
  // The barcode of a product that was merged into another is a search word of that other one.
  const former = parts.productWords.sure([digits], searchMaxProducts).map(({ document }) => document);
  if (former.length > 0) return { products: former, medicines: [] };
  const meant = mistypedGtins(digits);
  return find((barcodes) => meant.flatMap((gtin) => bearing(barcodes, gtin)));
}

const bearing = (barcodes: NameTable, gtin: string): number[] =>
  barcodes.startingWith(gtin, searchMaxProducts).filter((position) => barcodes.at(position) === gtin);

const firstOf = (positions: readonly number[]): number[] =>
  [...new Set(positions)].slice(0, searchMaxProducts);
