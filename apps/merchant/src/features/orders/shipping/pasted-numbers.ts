import { type Carrier, carriers, fitsCarrier, trackingNumberFormats } from '@havan/domain/carrier';

/** Data of one parcel in a list; null for a parcel that the list does not name. */
interface PastedParcel {
  readonly orderId: number;
  readonly followUpNumber: string | null;
  readonly carrierId: number | null;
}

export interface PastedList {
  readonly parcels: readonly PastedParcel[];
  /** Lines with a number for one of the orders. */
  readonly matched: number;
  /** Lines that leave their order without a number. */
  readonly blank: number;
  /** Number of lines with an unknown order, or with none. */
  readonly unknown: number;
}

interface Row {
  readonly orderId: number;
  readonly orderNo: string;
}

/** Most lines that are read of one list. */
const mostLines = 500;

/**
 * Reads a pasted list of tracking numbers. Where a column holds order numbers, each line goes to its own order.
 * Otherwise the lines go to the orders one after the other from index `from` on, and a blank line skips its order, so
 * that no number slides onto another order.
 *
 * @returns null for a single text, which is a number and no list
 */
export function readPastedNumbers(text: string, orders: readonly Row[], from: number): PastedList | null {
  const lines = linesOf(text);
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.length === 1)) return null;
  const byNo = new Map(orders.map(({ orderId, orderNo }) => [orderNo, orderId]));
  const hasOrderNo = lines.some((cells) => cells.some((cell) => byNo.has(cell)));
  return hasOrderNo ? byOrderNo(lines, byNo) : inTurn(lines, orders.slice(from));
}

function linesOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n').slice(0, mostLines);
  if (lines.every((line) => line.trim() === '')) return [];
  return lines.map((line) => line.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

function byOrderNo(lines: readonly string[][], byNo: ReadonlyMap<string, number>): PastedList {
  const parcels = new Map<number, PastedParcel>();
  let unknown = 0;
  for (const [index, cells] of lines.entries()) {
    const orderNo = cells.find((cell) => byNo.has(cell));
    const orderId = byNo.get(orderNo ?? '');
    if (orderId === undefined) {
      // The first line may be a header, and an empty line belongs to no order.
      const isHead = index === 0 && !cells.some((cell) => /\d/.test(cell));
      if (!isHead && cells.some((cell) => cell !== '')) unknown += 1;
      continue;
    }
    const rest = cells.filter((cell) => cell !== orderNo);
    parcels.set(orderId, { orderId, ...parcelOf(rest) });
  }
  return counted([...parcels.values()], unknown);
}

function inTurn(lines: readonly string[][], orders: readonly Row[]): PastedList {
  // One line of several cells is a transposed list.
  const [first = []] = lines;
  const places = lines.length === 1 ? first.map((cell) => [cell]) : lines;
  const ambiguous = ambiguousLines(places);
  const parcels = orders
    .slice(0, places.length)
    .flatMap(({ orderId }, index) =>
      ambiguous.has(index) ? [] : [{ orderId, ...parcelOf(places[index] ?? []) }],
    );
  const over = places.filter(
    (cells, index) => ambiguous.has(index) || (index >= orders.length && cells.some((cell) => cell !== '')),
  );
  return counted(parcels, over.length);
}

/**
 * Returns the indices of lines with several numbers: one of these may name an order that is not selected, so the
 * position of the line says nothing.
 */
const ambiguousLines = (lines: readonly string[][]): ReadonlySet<number> =>
  new Set(
    lines.flatMap((cells, index) =>
      cells.filter((cell) => /\d/.test(cell) && carrierNamed(cell) === null).length > 1 ? [index] : [],
    ),
  );

const counted = (parcels: readonly PastedParcel[], unknown: number): PastedList => {
  const matched = parcels.filter(({ followUpNumber }) => followUpNumber !== null).length;
  return { parcels, matched, blank: parcels.length - matched, unknown };
};

function parcelOf(cells: readonly string[]): Omit<PastedParcel, 'orderId'> {
  const carrier = cells.map(carrierNamed).find((each) => each !== null) ?? null;
  const written = cells
    .filter((cell) => carrierNamed(cell) === null)
    .map((cell) => cell.replace(/[\s-]/g, '').toUpperCase());
  const isWithin = (cell: string) =>
    carrier ? fitsCarrier(carrier, cell) : carriers.some((each) => fitsCarrier(each, cell));
  // A number that matches no carrier is taken too: its field shows the error.
  const followUpNumber =
    written.find(isWithin) ??
    written.find((cell) => trackingNumberFormats['local-warehouse'].pattern.test(cell) && /\d/.test(cell)) ??
    (cells.length === 1 ? written.find((cell) => cell !== '') : undefined) ??
    null;
  return { followUpNumber, carrierId: carrier?.id ?? null };
}

const folded = (text: string): string => text.toLocaleLowerCase('tr');
const carrierNamed = (cell: string): Carrier | null =>
  carriers.find(({ name }) => folded(name) === folded(cell)) ?? null;
