import type { Kurus } from '@havan/domain/money';
import type { DeskRow } from './desk-rows.ts';
import { type DeskState, isPublishable, type Lookup, stateOf } from './row-state.ts';
import { noExpiration } from './scan-reading.ts';
import { type StartPriceRule, startPrice } from './start-price.ts';
import type { ReadyRow } from '../use-publish.ts';

/** A row of the ledger with its market data, as it is drawn. */
export interface DeskLine {
  readonly row: DeskRow;
  readonly lookup: Lookup;
  readonly price: Kurus | null;
  readonly state: DeskState;
  /** Typed text of a cell that could not be read; it stays until it is corrected. */
  readonly slip: Slip | null;
}

export interface Slip {
  readonly columnId: string;
  readonly text: string;
  readonly sentence: string;
}

export function linesOf(
  { rows, slips }: { readonly rows: readonly DeskRow[]; readonly slips: ReadonlyMap<string, Slip> },
  lookups: ReadonlyMap<string, Lookup>,
  rule: StartPriceRule,
  now: Date,
): DeskLine[] {
  return rows.map((row) => {
    const lookup = lookups.get(row.barcode) ?? { kind: 'waiting' };
    const expiration = row.expiration === noExpiration ? null : row.expiration;
    const begins = lookup.kind === 'found' ? startPrice(rule, lookup.product, expiration) : null;
    const price = row.price ?? begins;
    const slip = slips.get(row.key) ?? null;
    return { row, lookup, price, slip, state: stateOf(row, lookup, price, now) };
  });
}

/** Returns the product of a line; null while it is not known. */
export const productOf = ({ lookup }: DeskLine) => (lookup.kind === 'found' ? lookup.product : null);

/** Returns the lines that the button puts on the market. */
export const readyOf = (lines: readonly DeskLine[]): ReadyRow[] =>
  lines.flatMap((line) => {
    const product = productOf(line);
    return product && line.price !== null && line.slip === null && isPublishable(line.state)
      ? [{ row: line.row, productId: product.productId, price: line.price }]
      : [];
  });
