import type { Kurus } from '@havan/domain/money';
import type { DeskRow } from './desk-rows.ts';
import { type DeskState, isPublishable, type Lookup, stateOf } from './row-state.ts';
import { noExpiration } from './scan-reading.ts';
import { type StartPriceRule, startPrice } from './start-price.ts';
import type { ReadyRow } from '../use-publish.ts';

/** A row of the grid with its market data, as it is drawn. */
export interface DeskLine {
  readonly row: DeskRow;
  readonly lookup: Lookup;
  readonly price: Kurus | null;
  readonly state: DeskState;
  /** Invalid typed text of a cell, which stays until it is corrected; null without one. */
  readonly slip: Slip | null;
}

export interface Slip {
  readonly columnId: string;
  readonly text: string;
  readonly sentence: string;
}

interface Lookups {
  /** The product of each barcode. */
  readonly ofBarcodes: ReadonlyMap<string, Lookup>;
  /** By the key of a row: what stands in for its product while its request decides. */
  readonly ofRows: ReadonlyMap<string, Lookup>;
}

/** Returns the rows with their products, prices and states. */
export function linesOf(
  { rows, slips }: { readonly rows: readonly DeskRow[]; readonly slips: ReadonlyMap<string, Slip> },
  { ofBarcodes, ofRows }: Lookups,
  rule: StartPriceRule,
  now: Date,
): DeskLine[] {
  return rows.map((row) => {
    const ofProduct = ofBarcodes.get(row.barcode) ?? { kind: 'waiting' };
    const lookup = (ofProduct.kind === 'found' ? ofRows.get(row.key) : null) ?? ofProduct;
    const expiration = row.expiration === noExpiration ? null : row.expiration;
    const begins = lookup.kind === 'found' ? startPrice(rule, lookup.product, expiration) : null;
    const price = row.price ?? begins;
    const slip = slips.get(row.key) ?? null;
    return { row, lookup, price, slip, state: stateOf(row, lookup, price, now) };
  });
}

/** Returns the product of a line; null until it is found. */
export const productOf = ({ lookup }: DeskLine) => (lookup.kind === 'found' ? lookup.product : null);

/** Returns the rows that the button publishes. */
export const readyOf = (lines: readonly DeskLine[]): ReadyRow[] =>
  lines.flatMap((line) => {
    const product = productOf(line);
    return product && line.price !== null && line.slip === null && isPublishable(line.state)
      ? [{ row: line.row, productId: product.productId, price: line.price }]
      : [];
  });
