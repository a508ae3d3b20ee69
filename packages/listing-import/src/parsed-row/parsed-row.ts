import type { ImportField } from '@havan/domain/import-field';
import type { CampaignBonus, PriceBreak } from '@havan/domain/campaign-price';
import { listingSentences } from '@havan/domain/listing-terms';
import type { Kurus } from '@havan/domain/money';
import { plainCellText } from '@havan/domain/spreadsheet-text';
import { withSingleSpaces } from '@havan/domain/typed-text';
import { barcodeCell } from '../cells/barcode-cell.ts';
import type { CellAnswer } from '../cells/cell-answer.ts';
import { expiryCell } from '../cells/expiry-cell.ts';
import { bonusCell, moneyCell, priceBreaksCell, unitsCell } from '../cells/number-cell.ts';
import type { ColumnPlaces } from '../columns/columns.ts';
import type { SourceCell, SourceRow } from '../source-row/source-row.ts';

/**
 * Values of a row for a listing. A field that has no column, or an empty cell, is undefined and stays as it
 * is.
 */
export interface RowValues {
  readonly barcode?: string;
  readonly stock?: number;
  readonly price?: Kurus;
  readonly cost?: Kurus;
  /** ISO day, or null for a product without expiry. */
  readonly expiration?: string | null;
  readonly lot?: string;
  readonly shelf?: string;
  readonly minQuantity?: number;
  readonly maxQuantity?: number;
  readonly packSize?: number;
  /** An empty list deletes the price breaks of the listing, as null deletes its bonus. */
  readonly priceBreaks?: readonly PriceBreak[];
  readonly bonus?: CampaignBonus | null;
}

/**
 * `unknownProduct` leads to a product request, `invalid` comes from the rules of a listing, the others come from the
 * cell.
 */
export type ProblemCode =
  | 'unreadable'
  | 'required'
  | 'unknownProduct'
  | 'duplicate'
  | 'ambiguous'
  | 'invalid';

/** Problem of a cell: its sentence is shown there, and the row is corrected in place. */
export interface CellProblem {
  readonly field: ImportField;
  readonly code: ProblemCode;
  readonly sentence: string;
}

export interface ParsedRow {
  readonly line: number;
  readonly values: RowValues;
  readonly problems: readonly CellProblem[];
  /** Repairs, shown to the seller. */
  readonly notes: readonly string[];
}

/** As the columns `lot` and `shelf` of a listing hold. */
const textLength = 20;
const required = { stock: listingSentences.stockRequired, price: listingSentences.priceRequired } as const;

/** Reads the cells of a row by the mapping; every unreadable cell is reported by itself. */
export function parseRow({ line, cells }: SourceRow, { places, numberStyle }: ColumnPlaces): ParsedRow {
  const problems: CellProblem[] = [];
  const notes: string[] = [];
  const read = <Value>(
    field: ImportField,
    parse: (cell: SourceCell) => CellAnswer<Value>,
  ): Value | undefined => {
    const at = places[field];
    if (at === undefined) return undefined;
    const answer = parse(cells[at] ?? '');
    if ('sentence' in answer) {
      problems.push({ field, code: 'unreadable', sentence: answer.sentence });
      return undefined;
    }
    if (answer.note !== undefined) notes.push(answer.note);
    return answer.value;
  };
  const money = (cell: SourceCell): CellAnswer<number | null> => moneyCell(cell, numberStyle);
  const units = (cell: SourceCell): CellAnswer<number | null> => unitsCell(cell, numberStyle);
  const readRequired = (field: 'stock' | 'price', parse: typeof money): number | undefined => {
    const value = read(field, parse);
    if (value === null) problems.push({ field, code: 'required', sentence: required[field] });
    return value ?? undefined;
  };
  const values = {
    barcode: read('barcode', barcodeCell),
    stock: readRequired('stock', units),
    price: readRequired('price', money),
    expiration: read('expiration', expiryCell),
    cost: read('cost', money) ?? undefined,
    lot: read('lot', textCell),
    shelf: read('shelf', textCell),
    minQuantity: read('minQuantity', units) ?? undefined,
    maxQuantity: read('maxQuantity', units) ?? undefined,
    packSize: read('packSize', units) ?? undefined,
    priceBreaks: read('priceBreaks', priceBreaksCell),
    bonus: read('bonus', bonusCell),
  };
  return { line, values: defined(values), problems, notes };
}

function textCell(cell: SourceCell): CellAnswer<string | undefined> {
  if (cell instanceof Date) return { value: undefined };
  const text = withSingleSpaces(plainCellText(String(cell)));
  return text.length > textLength
    ? { sentence: `En fazla ${textLength} karakter olabilir.` }
    : { value: text || undefined };
}

type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Returns the values without those that are undefined. */
function defined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
}
