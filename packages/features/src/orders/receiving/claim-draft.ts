import type { OrderLine } from '@havan/contract/sales/orders';
import { expiryLabel } from '@havan/domain/expiry';
import { claimOf, type ReceivingCheck, type SentLine } from '@havan/domain/receiving-check';
import { remainingUnits } from '@havan/domain/refund';
import type { CaseDraft } from '../cases/case-draft.ts';
import { receivingTexts as texts } from './receiving-texts.ts';

/** Most characters of a case's note. */
const longestNote = 500;

/**
 * Returns the lines of an order as a parcel should hold them: what was not sent or is paid back does not
 * come.
 */
export const sentLines = (lines: readonly OrderLine[]): SentLine[] =>
  lines
    .map((line) => ({
      lineNo: line.lineNo,
      barcode: line.barcode,
      expiration: line.expiration,
      units: remainingUnits(line) + line.bonusQuantity,
    }))
    .filter(({ units }) => units > 0);

/** Returns a claim over everything that is not as it was sold, to be looked through before it is sent. */
export function claimDraft(lines: readonly OrderLine[], check: ReceivingCheck): CaseDraft {
  const byNo = new Map(lines.map((line) => [line.lineNo, line]));
  const nameOf = (lineNo: number) => byNo.get(lineNo)?.productName ?? '';
  const wishes = Object.fromEntries(
    check.lines.flatMap((checked) => {
      const line = byNo.get(checked.lineNo);
      const claim = line && claimOf(checked, remainingUnits(line));
      return claim ? [[checked.lineNo, claim] as const] : [];
    }),
  );
  const remarks = [
    ...check.boxes.flatMap(({ box, outcome, lineNo }) =>
      lineNo !== null && (outcome === 'expired' || outcome === 'shortExpiry')
        ? [texts.noteExpiry(nameOf(lineNo), expiryLabel(box.expiration), box.lot)]
        : [],
    ),
    ...check.lines.flatMap(({ lineNo, missing }) =>
      missing > 0 ? [texts.noteMissing(nameOf(lineNo), missing)] : [],
    ),
    ...check.boxes.flatMap(({ box, outcome }) =>
      outcome === 'notOrdered' ? [texts.noteOther(box.barcode, box.lot)] : [],
    ),
  ];
  return { wishes, note: [...new Set(remarks)].join('\n').slice(0, longestNote) };
}
