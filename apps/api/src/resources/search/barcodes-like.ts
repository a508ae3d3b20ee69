import { mistypedGtins } from '@havan/domain/gtin';
import { searchMaxProducts } from '@havan/domain/limits';
import type { Market, Medicine } from '../finder/market.ts';
import type { NameTable } from '../finder/name-table.ts';

export interface Found {
  /** Positions. */
  readonly products: readonly number[];
  readonly medicines: readonly Medicine[];
}

/** A number with more digits than this was read as a whole: what has it somewhere inside is another pack. */
const mostOfAPart = 11;

/**
 * What a barcode or a part of one leads to: those that begin with it, then those that end with it, as they are read off a
 * pack, then those that have it in the middle. Of a whole one that nothing bears, those that bear it but for one slip.
 */
export function barcodesLike({ parts }: Market, digits: string): Found {
  const find = (among: (barcodes: NameTable) => readonly number[]): Found => ({
    products: firstOf(among(parts.products.barcodes)),
    medicines: firstOf(among(parts.medicineBarcodes)).flatMap((number) => parts.medicines[number] ?? []),
  });
  if (digits.length <= mostOfAPart)
    return find((barcodes) => [
      ...barcodes.startingWith(digits, searchMaxProducts),
      // Among these are the ones that begin with it.
      ...barcodes.having(digits, 2 * searchMaxProducts),
    ]);
  const begun = find((barcodes) => barcodes.startingWith(digits, searchMaxProducts));
  if (begun.products.length + begun.medicines.length > 0) return begun;
  const meant = mistypedGtins(digits);
  return find((barcodes) => meant.flatMap((gtin) => bearing(barcodes, gtin)));
}

const bearing = (barcodes: NameTable, gtin: string): number[] =>
  barcodes.startingWith(gtin, searchMaxProducts).filter((position) => barcodes.at(position) === gtin);

const firstOf = (positions: readonly number[]): number[] =>
  [...new Set(positions)].slice(0, searchMaxProducts);
