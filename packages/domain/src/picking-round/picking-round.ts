import { isExpired } from '../expiry/expiry.ts';
import type { ScannedBox } from '../scanned-box/scanned-box.ts';

/** What one order asks of one place in the store. */
export interface PickingLine {
  readonly orderId: number;
  readonly lineNo: number;
  readonly barcode: string;
  /** The expiry that the buyer was promised; an ISO day, null for goods without one. */
  readonly expiration: string | null;
  readonly units: number;
}

/** A box, or units counted by hand, that lie in a parcel of the round. */
export interface PickedUnits {
  readonly orderId: number;
  readonly lineNo: number;
  readonly units: number;
  /** Empty where the box bears none, and for units counted by hand. */
  readonly serial: string;
}

/**
 * What becomes of a scanned box. `picked` goes into a parcel; `unread` does too, but its code says no expiry, which a
 * person reads. The others go back on the shelf: an expiry before the promised one, an expired box, a product that no
 * order of the round asks for or asks for no more, a box that was scanned already.
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
  /** The line that the box goes to, or that it was refused for; null when no line asks for its product. */
  readonly line: Line | null;
}

const monthOf = (day: string): string => day.slice(0, 7);
const isKey = (one: PickedUnits, { orderId, lineNo }: PickingLine) =>
  one.orderId === orderId && one.lineNo === lineNo;

/** Returns the units of a line that lie in its parcel. */
export const pickedUnits = (line: PickingLine, picked: readonly PickedUnits[]): number =>
  picked.filter((one) => isKey(one, line)).reduce((sum, { units }) => sum + units, 0);

/**
 * Returns what becomes of a box: lines of its product that still want units are filled in their order, first those
 * promised with just this expiry. A later expiry than promised is as good.
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

/** Returns whether everything that an order asks for lies in its parcel. */
export const isPacked = (
  orderId: number,
  lines: readonly PickingLine[],
  picked: readonly PickedUnits[],
): boolean =>
  lines.filter((line) => line.orderId === orderId).every((line) => pickedUnits(line, picked) >= line.units);
