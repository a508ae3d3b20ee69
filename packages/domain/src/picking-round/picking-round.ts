import { isExpired } from '../expiry/expiry.ts';
import type { ScannedBox } from '../scanned-box/scanned-box.ts';

/** A line of an order to pick. */
export interface PickingLine {
  readonly orderId: number;
  readonly lineNo: number;
  readonly barcode: string;
  /** Promised expiry; an ISO day, null for goods without one. */
  readonly expiration: string | null;
  readonly units: number;
}

/** A scanned box, or units counted by hand, in a parcel of the round. */
export interface PickedUnits {
  readonly orderId: number;
  readonly lineNo: number;
  readonly units: number;
  /** Empty when the box has none, and for units counted by hand. */
  readonly serial: string;
}

/**
 * Outcomes of a scanned box. `picked` goes into a parcel; so does `unread`, whose code has no expiry, so that
 * a person must read it. The others go back: an earlier expiry than promised, an expired box, a product that
 * no order of the round needs (any more), a box that was scanned before.
 */
export type PickingOutcome =
  | 'picked'
  | 'unread'
  | 'earlierExpiry'
  | 'expired'
  | 'notAsked'
  | 'enough'
  | 'again';

export interface PickingAnswer<Line extends PickingLine> {
  readonly outcome: PickingOutcome;
  /** The line to which the box was assigned or for which it was rejected; null when no line has its product. */
  readonly line: Line | null;
}

const monthOf = (day: string): string => day.slice(0, 7);
const isKey = (one: PickedUnits, { orderId, lineNo }: PickingLine) =>
  one.orderId === orderId && one.lineNo === lineNo;

/** Returns the picked units of a line. */
export const pickedUnits = (line: PickingLine, picked: readonly PickedUnits[]): number =>
  picked.filter((one) => isKey(one, line)).reduce((sum, { units }) => sum + units, 0);

/**
 * Returns the outcome of a box. Among the incomplete lines of its product one that was promised this month of
 * expiry comes first, otherwise the first one that was promised an earlier one or none.
 */
export function placeBox<Line extends PickingLine>(
  lines: readonly Line[],
  picked: readonly PickedUnits[],
  box: ScannedBox,
  now: Date,
): PickingAnswer<Line> {
  const own = lines.filter(({ barcode }) => barcode === box.barcode);
  const [first = null] = own;
  if (first === null) return { outcome: 'notAsked', line: null };
  const isAgain =
    box.serial !== '' &&
    picked.some((one) => one.serial === box.serial && own.some((line) => isKey(one, line)));
  if (isAgain) return { outcome: 'again', line: first };
  const wanting = own.filter((line) => pickedUnits(line, picked) < line.units);
  const [next = null] = wanting;
  if (next === null) return { outcome: 'enough', line: first };
  if (box.expiration === null) return { outcome: next.expiration === null ? 'picked' : 'unread', line: next };
  if (isExpired(box.expiration, now)) return { outcome: 'expired', line: next };
  const month = monthOf(box.expiration);
  const promised = ({ expiration }: PickingLine) => expiration !== null && monthOf(expiration);
  const line =
    wanting.find((each) => promised(each) === month) ??
    wanting.find((each) => each.expiration === null || monthOf(each.expiration) < month);
  return line ? { outcome: 'picked', line } : { outcome: 'earlierExpiry', line: next };
}

/** Returns whether all lines of an order are picked completely. */
export const isPacked = (
  orderId: number,
  lines: readonly PickingLine[],
  picked: readonly PickedUnits[],
): boolean =>
  lines.filter((line) => line.orderId === orderId).every((line) => pickedUnits(line, picked) >= line.units);
