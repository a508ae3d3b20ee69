import type { OrderDetail } from '@havan/contract/sales/orders';
import { type PickedUnits, pickedUnits, type PickingLine } from '@havan/domain/picking-round';
import { unitsOfLine } from '../printing/units-to-send.ts';

export interface RoundLine extends PickingLine {
  readonly orderNo: string;
  readonly productName: string;
  /** Empty where the listing names no shelf. */
  readonly shelf: string;
}

/**
 * Returns the lines to pick for the orders of a round, the oldest order first; lines without units to send are left
 * out.
 */
export const roundLines = (
  orders: readonly Pick<OrderDetail, 'orderId' | 'orderNo' | 'lines'>[],
): RoundLine[] =>
  orders
    .toSorted((one, other) => one.orderId - other.orderId)
    .flatMap(({ orderId, orderNo, lines }) =>
      lines.map((line) => ({
        orderId,
        orderNo,
        lineNo: line.lineNo,
        productName: line.productName,
        barcode: line.barcode,
        expiration: line.expiration,
        shelf: line.shelf ?? '',
        units: unitsOfLine(line),
      })),
    )
    .filter(({ units }) => units > 0);

/** One product of one expiry on one shelf, with the lines of every order that needs it. */
export interface ShelfRow {
  readonly key: string;
  readonly shelf: string;
  readonly productName: string;
  readonly barcode: string;
  readonly expiration: string | null;
  readonly units: number;
  readonly picked: number;
  readonly lines: readonly RoundLine[];
}

/** Returns the rows of a round in walking order: by shelf, then by name; rows without a shelf come last. */
export function shelfRows(lines: readonly RoundLine[], picked: readonly PickedUnits[]): ShelfRow[] {
  const groups = Map.groupBy(
    lines,
    ({ shelf, barcode, expiration }) => `${shelf} ${barcode} ${expiration ?? ''}`,
  );
  return [...groups]
    .flatMap(([key, [first, ...others]]) => {
      if (!first) return [];
      const own = [first, ...others];
      const { shelf, productName, barcode, expiration } = first;
      const sum = (of: (line: RoundLine) => number) => own.reduce((all, line) => all + of(line), 0);
      return [
        {
          key,
          shelf,
          productName,
          barcode,
          expiration,
          units: sum(({ units }) => units),
          picked: sum((line) => pickedUnits(line, picked)),
          lines: own,
        },
      ];
    })
    .toSorted(
      (one, other) =>
        Number(one.shelf === '') - Number(other.shelf === '') ||
        one.shelf.localeCompare(other.shelf, 'tr', { numeric: true }) ||
        one.productName.localeCompare(other.productName, 'tr'),
    );
}

/** Returns the missing units of a row as units counted by hand, which have no serial number. */
export const countedByHand = ({ lines }: ShelfRow, picked: readonly PickedUnits[]): PickedUnits[] =>
  lines
    .map((line) => ({ line, units: line.units - pickedUnits(line, picked) }))
    .filter(({ units }) => units > 0)
    .map(({ line: { orderId, lineNo }, units }) => ({ orderId, lineNo, units, serial: '' }));
