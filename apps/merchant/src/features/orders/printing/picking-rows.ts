import type { OrderDetail } from '@havan/contract/sales/orders';
import { unitsOfLine } from './units-to-send.ts';

/** One product of one expiry as it is fetched for several orders at once. */
export interface PickingRow {
  readonly key: string;
  readonly productName: string;
  readonly barcode: string;
  readonly expiration: string | null;
  readonly units: number;
  /** Into which parcels they go. */
  readonly orders: readonly { readonly orderNo: string; readonly units: number }[];
}

/**
 * Returns the goods of several orders to fetch, each product and expiry once, by name; units that are not
 * sent are left out.
 */
export function pickingRows(orders: readonly Pick<OrderDetail, 'orderNo' | 'lines'>[]): PickingRow[] {
  const wanted = orders.flatMap(({ orderNo, lines }) =>
    lines.map((line) => ({ orderNo, line, units: unitsOfLine(line) })).filter(({ units }) => units > 0),
  );
  const groups = Map.groupBy(wanted, ({ line }) => `${line.barcode} ${line.expiration ?? ''}`);
  return [...groups]
    .flatMap(([key, [first, ...others]]) =>
      first
        ? [
            {
              key,
              productName: first.line.productName,
              barcode: first.line.barcode,
              expiration: first.line.expiration,
              units: [first, ...others].reduce((sum, { units }) => sum + units, 0),
              orders: [first, ...others].map(({ orderNo, units }) => ({ orderNo, units })),
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.productName.localeCompare(other.productName, 'tr'));
}
