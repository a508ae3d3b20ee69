import { isExpired } from '../expiry/expiry.ts';
import type { OrderCaseReason } from '../order-case/order-case.ts';
import type { ScannedBox } from '../scanned-box/scanned-box.ts';

/** A line of an order as sent. */
export interface SentLine {
  readonly lineNo: number;
  readonly barcode: string;
  readonly expiration: string | null;
  readonly units: number;
  /** Empty or omitted when unknown. */
  readonly lot?: string;
}

/** Outcomes of a scanned box. */
export type BoxOutcome = 'right' | 'shortExpiry' | 'expired' | 'surplus' | 'notOrdered' | 'again';

interface CheckedBox {
  readonly box: ScannedBox;
  readonly outcome: BoxOutcome;
  /** Null for a box of a product that was not ordered. */
  readonly lineNo: number | null;
}

interface CheckedLine {
  readonly lineNo: number;
  readonly expected: number;
  /** Number of boxes received for the line, with any expiry. */
  readonly came: number;
  readonly expired: number;
  readonly shortExpiry: number;
  readonly missing: number;
}

export interface ReceivingCheck {
  readonly boxes: readonly CheckedBox[];
  readonly lines: readonly CheckedLine[];
  /** Whether every unit arrived as sold, and nothing else. */
  readonly isRight: boolean;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** Returns whether the expiry of a box is earlier than the sold one; false when either is unknown. */
const isShorter = (box: string | null, sold: string | null): boolean =>
  box !== null && sold !== null && monthOf(box) < monthOf(sold);

/** Returns whether two lots are equal, ignoring case and surrounding spaces; an unknown lot equals any. */
export const isSameLot = (one: string, other = ''): boolean => {
  const [a, b] = [one, other].map((lot) => lot.trim().toUpperCase());
  return a === '' || b === '' || a === b;
};

/**
 * Compares the scanned boxes with the sent lines; each box is assigned to a line with its lot and expiry that
 * has units left.
 */
export function checkReceived(
  lines: readonly SentLine[],
  scanned: readonly ScannedBox[],
  now: Date,
): ReceivingCheck {
  const came = new Map(lines.map(({ lineNo }) => [lineNo, 0]));
  const seen = new Set<string>();
  const boxes: CheckedBox[] = [];
  for (const box of scanned) {
    const name = `${box.barcode} ${box.serial}`;
    const isAgain = box.serial !== '' && seen.has(name);
    seen.add(name);
    boxes.push(isAgain ? { box, outcome: 'again', lineNo: null } : placed(box, lines, came, now));
  }
  const checked = lines.map((line) => lineOf(line, boxes));
  const isRight =
    checked.every(({ missing }) => missing === 0) &&
    boxes.every(({ outcome }) => outcome === 'right' || outcome === 'again');
  return { boxes, lines: checked, isRight };
}

function placed(
  box: ScannedBox,
  lines: readonly SentLine[],
  came: Map<number, number>,
  now: Date,
): CheckedBox {
  const own = lines.filter(({ barcode }) => barcode === box.barcode);
  if (own.length === 0) return { box, outcome: 'notOrdered', lineNo: null };
  const withRoom = own.filter(({ lineNo, units }) => (came.get(lineNo) ?? 0) < units);
  const line =
    withRoom.find(
      ({ expiration, lot }) => expiration === box.expiration && box.lot !== '' && isSameLot(box.lot, lot),
    ) ??
    withRoom.find(({ expiration }) => expiration === box.expiration) ??
    withRoom.find(({ expiration }) => !isShorter(box.expiration, expiration)) ??
    withRoom[0];
  if (!line) return { box, outcome: 'surplus', lineNo: null };
  came.set(line.lineNo, (came.get(line.lineNo) ?? 0) + 1);
  const outcome = isExpired(box.expiration, now)
    ? 'expired'
    : isShorter(box.expiration, line.expiration)
      ? 'shortExpiry'
      : 'right';
  return { box, outcome, lineNo: line.lineNo };
}

function lineOf({ lineNo, units }: SentLine, boxes: readonly CheckedBox[]): CheckedLine {
  const own = boxes.filter((each) => each.lineNo === lineNo);
  const count = (outcome: BoxOutcome) => own.filter((each) => each.outcome === outcome).length;
  return {
    lineNo,
    expected: units,
    came: own.length,
    expired: count('expired'),
    shortExpiry: count('shortExpiry'),
    missing: units - own.length,
  };
}

/**
 * Returns the claim for a line: all units that are not as sold, with the most serious of their reasons; null for none.
 */
export function claimOf(
  { expired, shortExpiry, missing }: CheckedLine,
  claimable: number,
): { readonly quantity: number; readonly reason: OrderCaseReason } | null {
  const quantity = Math.min(expired + shortExpiry + missing, claimable);
  if (quantity === 0) return null;
  const reason = expired > 0 ? 'expired' : shortExpiry > 0 ? 'shortExpiry' : 'missing';
  return { quantity, reason };
}
