import type { ListingOutcome } from '@havan/contract/listings/listings';
import { listingStockMax } from '@havan/domain/listing-terms';
import type { ListingWarningCode } from '@havan/domain/listing-warning';
import type { Kurus } from '@havan/domain/money';
import type { QuantityTerms } from '../../listing-table/cells/quantity-terms.ts';
import type { Expiration, ScannedGoods } from './scan-reading.ts';

/** A row of the grid: the data of scanned boxes, without data of the market. */
export interface DeskRow {
  readonly key: string;
  readonly barcode: string;
  /** Null until it was scanned or typed. */
  readonly expiration: Expiration | null;
  readonly lot: string;
  readonly stock: number;
  /** Serial numbers of the boxes that have one. */
  readonly serials?: readonly string[];
  /** Typed price, kuruş; null while the rule gives it. */
  readonly price: Kurus | null;
  /** Typed terms of quantity; any other term is that of the existing listing. */
  readonly terms?: Partial<QuantityTerms>;
  /** Possible readings of a code without separators; empty once one is chosen. */
  readonly readings: readonly ScannedGoods[];
  /** The seller agreed that the approval of its product puts it on sale: its request decides what becomes of it. */
  readonly publishesItself?: true;
  readonly ticked: readonly ListingWarningCode[];
  /** Last answer of the server; null before the first. */
  readonly answer: DeskAnswer | null;
}

/** `failed`: without an answer, or the whole call was refused. `published`: by the approval of its product. */
export type DeskAnswer =
  | ListingOutcome
  | { readonly outcome: 'failed' | 'published'; readonly sentence: string };

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

/** Returns whether a row is not on sale yet. */
export const isOpen = ({ answer }: DeskRow): boolean =>
  answer?.outcome !== 'saved' && answer?.outcome !== 'published';

/**
 * Returns the rows after a scan. The same goods add a unit to their row, which moves to the top; a box without expiry
 * and lot belongs to the last edited row of its barcode.
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
  // A box that is scanned twice counts once.
  if (serial !== undefined && same.serials?.includes(serial)) return [same, ...others];
  const more = changed(same, {
    stock: Math.min(same.stock + 1, listingStockMax),
    ...(serial !== undefined && { serials: [...(same.serials ?? []), serial] }),
  });
  return [more, ...others];
}

/** Returns the rows after a code with several readings. */
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

/** Returns the rows after a reading was chosen: the row takes it, or joins the row of the same goods. */
export function withChosen(rows: readonly DeskRow[], key: string, reading: ScannedGoods): DeskRow[] {
  return withScan(
    rows.filter((row) => row.key !== key),
    reading,
    key,
  );
}

export type DeskEdit = Partial<
  Pick<
    DeskRow,
    'expiration' | 'lot' | 'stock' | 'serials' | 'price' | 'terms' | 'publishesItself' | 'ticked' | 'answer'
  >
>;

export const withEdit = (rows: readonly DeskRow[], key: string, edit: DeskEdit): DeskRow[] =>
  rows.map((row) => (row.key === key ? changed(row, edit) : row));

/**
 * Returns the rows after an approval put one of them on sale; no other row of its barcode waits for that approval any
 * more.
 */
export const withPublished = (rows: readonly DeskRow[], key: string, sentence: string): DeskRow[] => {
  const barcode = rows.find((row) => row.key === key)?.barcode;
  return rows.map((row) => {
    if (row.key === key) return changed(row, { answer: { outcome: 'published', sentence } });
    if (row.barcode !== barcode) return row;
    const { publishesItself: _, ...other } = row;
    return other;
  });
};

/** Returns the quantity terms of a row after one more was typed. */
export const termsWith = ({ terms }: DeskRow, change: Partial<QuantityTerms>): Partial<QuantityTerms> => ({
  ...terms,
  ...change,
});

/** Returns an edited row: the former answer and its ticks no longer apply. */
function changed(row: DeskRow, edit: DeskEdit): DeskRow {
  return { ...row, answer: null, ticked: [], ...edit };
}
