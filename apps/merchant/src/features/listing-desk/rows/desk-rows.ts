import type { ListingOutcome } from '@havan/contract/listings/listings';
import { listingStockMax } from '@havan/domain/listing-terms';
import type { ListingWarningCode } from '@havan/domain/listing-warning';
import type { Kurus } from '@havan/domain/money';
import type { QuantityTerms } from '../../listing-table/cells/quantity-terms.ts';
import type { Expiration, ScannedGoods } from './scan-reading.ts';

/** A line of the ledger: what is known of a box by itself, before the market is asked. */
export interface DeskRow {
  readonly key: string;
  readonly barcode: string;
  /** Null until it was scanned or typed. */
  readonly expiration: Expiration | null;
  readonly lot: string;
  readonly stock: number;
  /** Serials of the boxes that have one. */
  readonly serials?: readonly string[];
  /** As it was typed; null while the rule gives it. */
  readonly price: Kurus | null;
  /** Limits, prices by quantity and goods on top, as far as they were written; the rest is that of the listing there is. */
  readonly terms?: Partial<QuantityTerms>;
  /** Readings of a code whose separators a scanner has lost; empty once one is chosen. */
  readonly readings: readonly ScannedGoods[];
  readonly ticked: readonly ListingWarningCode[];
  /** The last answer of the server; null before. */
  readonly answer: DeskAnswer | null;
}

/** `failed` got no answer or a refusal of the whole call. */
export type DeskAnswer = ListingOutcome | { readonly outcome: 'failed'; readonly sentence: string };

const rowOf = (key: string, { serial, ...goods }: ScannedGoods): DeskRow => ({
  ...goods,
  ...(serial !== undefined && { serials: [serial] }),
  key,
  stock: 1,
  price: null,
  readings: [],
  ticked: [],
  answer: null,
});

const isOpen = (row: DeskRow): boolean => row.answer?.outcome !== 'saved';

/**
 * Returns the ledger after a box: the same goods add a unit to their line, which moves to the top; a box
 * without expiry and lot belongs to the last written line of its barcode.
 */
export function withScan(rows: readonly DeskRow[], goods: ScannedGoods, newKey: string): DeskRow[] {
  const same = rows.find(
    (row) =>
      isOpen(row) &&
      row.readings.length === 0 &&
      row.barcode === goods.barcode &&
      (goods.expiration === null || (row.expiration === goods.expiration && row.lot === goods.lot)),
  );
  if (!same) return [rowOf(newKey, goods), ...rows];
  const { serial } = goods;
  const others = rows.filter((row) => row !== same);
  // The same box held before the scanner twice is one box.
  if (serial !== undefined && same.serials?.includes(serial)) return [same, ...others];
  const more = changed(same, {
    stock: Math.min(same.stock + 1, listingStockMax),
    ...(serial !== undefined && { serials: [...(same.serials ?? []), serial] }),
  });
  return [more, ...others];
}

/** Returns the ledger after a code that can be read in several ways. */
export function withReadings(
  rows: readonly DeskRow[],
  readings: readonly ScannedGoods[],
  newKey: string,
): DeskRow[] {
  const [first] = readings;
  if (!first) return [...rows];
  const { serial: _, ...goods } = first;
  return [{ ...rowOf(newKey, goods), expiration: null, lot: '', readings }, ...rows];
}

/**
 * Returns the ledger after one reading was chosen: the line takes it, or joins the line of the same goods.
 */
export function withChosen(rows: readonly DeskRow[], key: string, reading: ScannedGoods): DeskRow[] {
  return withScan(
    rows.filter((row) => row.key !== key),
    reading,
    key,
  );
}

export type DeskEdit = Partial<
  Pick<DeskRow, 'expiration' | 'lot' | 'stock' | 'serials' | 'price' | 'terms' | 'ticked' | 'answer'>
>;

export const withEdit = (rows: readonly DeskRow[], key: string, edit: DeskEdit): DeskRow[] =>
  rows.map((row) => (row.key === key ? changed(row, edit) : row));

/** Returns the quantity terms of a line after one more term was written. */
export const termsWith = ({ terms }: DeskRow, change: Partial<QuantityTerms>): Partial<QuantityTerms> => ({
  ...terms,
  ...change,
});

/** Returns an edited row: the former answer and its ticks no longer apply. */
function changed(row: DeskRow, edit: DeskEdit): DeskRow {
  return { ...row, answer: null, ticked: [], ...edit };
}
