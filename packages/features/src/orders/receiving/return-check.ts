import { expiryLabel } from '@havan/domain/expiry';
import { checkReceived, type ReceivingCheck, type SentLine } from '@havan/domain/receiving-check';
import type { ScannedBox } from '@havan/domain/scanned-box';
import { receivingTexts, returnScanTexts as texts } from './receiving-texts.ts';

/** A line of a return as its goods were sent. */
export interface ReturnedLine extends SentLine {
  readonly name: string;
}

export interface ReturnCheck {
  readonly boxes: readonly (ReceivingCheck['boxes'][number] & { readonly isAsSent: boolean })[];
  /** Units that came back as they were sent, by line. */
  readonly units: Readonly<Record<number, number>>;
  /** What differs, a sentence each; empty without a difference. */
  readonly remarks: readonly string[];
}

/**
 * Compares scanned boxes with what was sent. A box whose expiry has passed since then is as it was sent; one of another
 * expiry month is another box.
 */
export function checkReturned(
  lines: readonly ReturnedLine[],
  scanned: readonly ScannedBox[],
  now: Date,
): ReturnCheck {
  const lineOf = (no: number | null) => lines.find(({ lineNo }) => lineNo === no);
  const boxes = checkReceived(lines, scanned, now).boxes.map((each) => {
    const sold = lineOf(each.lineNo)?.expiration?.slice(0, 7);
    const own = each.box.expiration?.slice(0, 7);
    // A barcode without an expiry tells the product alone.
    const isSameMonth = own === undefined || sold === undefined || own === sold;
    return { ...each, isAsSent: each.lineNo !== null && isSameMonth };
  });
  const units = Object.fromEntries(
    lines.map(({ lineNo }) => [
      lineNo,
      boxes.filter((each) => each.lineNo === lineNo && each.isAsSent).length,
    ]),
  );
  const remarks = boxes.flatMap(({ box, outcome, lineNo, isAsSent }) => {
    if (isAsSent || outcome === 'again') return [];
    const line = lineOf(lineNo);
    if (!line) return [texts.other(box.barcode, box.lot)];
    return [receivingTexts.noteExpiry(line.name, expiryLabel(box.expiration), box.lot)];
  });
  return { boxes, units, remarks: [...new Set(remarks)] };
}
