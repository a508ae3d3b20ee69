import { expiryLabel } from '@havan/domain/expiry';
import { checkReceived, isSameLot, type ReceivingCheck, type SentLine } from '@havan/domain/receiving-check';
import type { ScannedBox } from '@havan/domain/scanned-box';
import { receivingTexts, returnScanTexts as texts } from './receiving-texts.ts';

/** A line of a return as its goods were sent. */
export interface ReturnedLine extends SentLine {
  readonly name: string;
}

export interface ReturnedBox {
  /** Whether expiry month and lot are those that were sent, as far as they are known. */
  readonly isAsSent: boolean;
  /** The lot that was sent, for a box of the same month and another lot; null otherwise. */
  readonly sentLot: string | null;
}

export interface ReturnCheck {
  readonly boxes: readonly (ReceivingCheck['boxes'][number] & ReturnedBox)[];
  /** Units that came back as they were sent, by line. */
  readonly units: Readonly<Record<number, number>>;
  /** What differs, a sentence each; empty without a difference. */
  readonly remarks: readonly string[];
}

/**
 * Compares scanned boxes with what was sent. A box whose expiry has passed since then is as it was sent; one of another
 * expiry month, or of another lot where both are known, is another box.
 */
export function checkReturned(
  lines: readonly ReturnedLine[],
  scanned: readonly ScannedBox[],
  now: Date,
): ReturnCheck {
  const lineOf = (no: number | null) => lines.find(({ lineNo }) => lineNo === no);
  const boxes = checkReceived(lines, scanned, now).boxes.map((each) => {
    const line = lineOf(each.lineNo);
    const sold = line?.expiration?.slice(0, 7);
    const own = each.box.expiration?.slice(0, 7);
    // A barcode without an expiry identifies the product only.
    const isSameMonth = own === undefined || sold === undefined || own === sold;
    const isOtherLot = isSameMonth && line?.lot !== undefined && !isSameLot(each.box.lot, line.lot);
    return { ...each, isAsSent: !!line && isSameMonth && !isOtherLot, sentLot: isOtherLot ? line.lot : null };
  });
  const units = Object.fromEntries(
    lines.map(({ lineNo }) => [
      lineNo,
      boxes.filter((each) => each.lineNo === lineNo && each.isAsSent).length,
    ]),
  );
  const remarks = boxes.flatMap(({ box, outcome, lineNo, isAsSent, sentLot }) => {
    if (isAsSent || outcome === 'again') return [];
    const line = lineOf(lineNo);
    if (!line) return [texts.other(box.barcode, box.lot)];
    if (sentLot !== null) return [texts.noteLot(line.name, box.lot, sentLot)];
    return [receivingTexts.noteExpiry(line.name, expiryLabel(box.expiration), box.lot)];
  });
  return { boxes, units, remarks: [...new Set(remarks)] };
}
