import { searchMaxProducts } from '@havan/domain/limits';
import type { Db } from '../../db/database.ts';
import { findByBarcode } from '../finder/finder.sql.ts';
import type { Market, Medicine } from '../finder/market.ts';

export interface Found {
  /** Positions. */
  readonly products: readonly number[];
  readonly medicines: readonly Medicine[];
}

/** A number with more digits than this was read as a whole: what has it somewhere inside is another pack. */
const mostOfAPart = 11;

/**
 * What a barcode or a part of one leads to: those that begin with it, then those that end with it, as they are read off a
 * pack, then those that have it in the middle.
 */
export async function barcodesLike(db: Db, market: Market, digits: string): Promise<Found> {
  const begun = await findByBarcode(db, digits, searchMaxProducts);
  const products = begun.products.flatMap((id) => market.positionOf(id) ?? []);
  const begunBy = new Set(begun.medicines);
  const medicines = market.parts.medicines.filter(({ id }) => begunBy.has(id));
  if (digits.length > mostOfAPart) return { products, medicines };
  const having = market.parts.products.barcodes.having(digits, searchMaxProducts);
  return {
    products: firstOf([...products, ...having]),
    medicines: firstOf([...medicines, ...medicinesHaving(market.parts.medicines, digits)]),
  };
}

function medicinesHaving(medicines: readonly Medicine[], digits: string): Medicine[] {
  const having = medicines.filter(({ barcode }) => barcode.includes(digits));
  const isLast = ({ barcode }: Medicine): number => (barcode.endsWith(digits) ? 0 : 1);
  return having.sort((a, b) => isLast(a) - isLast(b));
}

const firstOf = <Item>(items: readonly Item[]): Item[] => [...new Set(items)].slice(0, searchMaxProducts);
