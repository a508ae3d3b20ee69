import { useEffect, useState } from 'react';
import { formatBonus, formatPriceBreaks } from '@havan/domain/listing-terms';
import type { QuantityTerms } from '../listing-table/cells/quantity-terms.ts';
import { keepDraft, readDraft } from './rows/desk-draft.ts';
import {
  type DeskEdit,
  type DeskRow,
  isOpen,
  termsWith,
  withChosen,
  withEdit,
  withPublished,
  withReadings,
  withScan,
} from './rows/desk-rows.ts';
import { deskTexts } from './desk-texts.ts';
import { readScan, type ScannedGoods } from './rows/scan-reading.ts';
import { defaultStartRule, type StartPriceRule } from './rows/start-price.ts';

export interface ScanNote {
  readonly text: string;
  readonly tone: 'neutral' | 'positive' | 'critical';
}

interface ListingDesk {
  readonly rows: readonly DeskRow[];
  /** The rows before each scan, for Ctrl+Z. */
  readonly past: readonly (readonly DeskRow[])[];
  readonly note: ScanNote | null;
}
/** Most scans that can be undone. */
const pastLimit = 200;

/**
 * Returns the state of a user's listing desk: the rows, scans, edits and undo. It is stored in this browser after every
 * change.
 *
 * @param firstScan text scanned on the page before, added once
 */
export function useDesk(userId: number, firstScan: string | null = null) {
  const [draft] = useState(() => readDraft(localStorage, userId));
  const [desk, setDesk] = useState<ListingDesk>(() => {
    const kept: ListingDesk = { rows: draft?.rows ?? [], past: [], note: null };
    return firstScan === null ? kept : afterLine(kept, firstScan, crypto.randomUUID());
  });
  const [rule, setRule] = useState<StartPriceRule>(draft?.rule ?? defaultStartRule);
  useEffect(() => {
    keepDraft(localStorage, userId, { savedAt: new Date().toISOString(), rows: desk.rows, rule });
  }, [desk.rows, rule, userId]);
  const edit = (key: string, change: DeskEdit) =>
    setDesk((was) => ({ ...was, rows: withEdit(was.rows, key, change) }));
  return {
    ...desk,
    rule,
    setRule,
    edit,
    /** When the stored rows were saved, and their number; null for an empty desk. */
    foundFrom: draft && draft.rows.length > 0 ? { at: draft.savedAt, count: draft.rows.length } : null,
    scan: (text: string) => setDesk((was) => afterLine(was, text, crypto.randomUUID())),
    /** Marks a row as put on sale by the approval of its product; `sentence` says so. */
    publish: (key: string, sentence: string) =>
      setDesk((was) => ({ ...was, rows: withPublished(was.rows, key, sentence) })),
    choose: (key: string, reading: ScannedGoods) =>
      setDesk((was) => ({ ...was, rows: withChosen(was.rows, key, reading) })),
    undo: () =>
      setDesk(({ rows, past }) => {
        const before = past.at(-1);
        return before
          ? { rows: before, past: past.slice(0, -1), note: { text: deskTexts.takenBack, tone: 'neutral' } }
          : { rows, past, note: { text: deskTexts.nothingToUndo, tone: 'neutral' } };
      }),
    remove: (keys: ReadonlySet<string>) =>
      setDesk((was) => ({ ...was, rows: was.rows.filter(({ key }) => !keys.has(key)) })),
  };
}
export type DeskControl = ReturnType<typeof useDesk>;

function afterLine(was: ListingDesk, text: string, newKey: string): ListingDesk {
  const reading = readScan(text);
  const refused = (sentence: string): ListingDesk => ({ ...was, note: { text: sentence, tone: 'critical' } });
  if (reading.kind === 'unreadable') return refused(`${text}: ${reading.sentence}`);
  const past = [...was.past, was.rows].slice(-pastLimit);
  const taken = (rows: readonly DeskRow[], note: string): ListingDesk => ({
    rows,
    past,
    note: { text: note, tone: 'positive' },
  });
  if (reading.kind === 'goods') {
    const rows = withScan(was.rows, reading.goods, newKey);
    const [top] = rows;
    return taken(rows, deskTexts.scanned(reading.goods.barcode, top?.stock ?? 1));
  }
  if (reading.kind === 'ambiguous')
    return { ...taken(withReadings(was.rows, reading.readings, newKey), deskTexts.ambiguous) };
  const top = was.rows.find(isOpen);
  if (!top) return refused(deskTexts.scanFirst);
  const written = (edit: DeskEdit, note: string) => taken(withEdit(was.rows, top.key, edit), note);
  if (reading.kind === 'units') return written({ stock: reading.count }, deskTexts.units(reading.count));
  if (reading.kind === 'terms')
    return written({ terms: termsWith(top, reading.terms) }, termsNote(reading.terms));
  return written({ expiration: reading.expiration }, deskTexts.expiration(reading.expiration));
}

const termsNote = ({ bonus, priceBreaks = [] }: Partial<QuantityTerms>): string =>
  bonus ? deskTexts.bonus(formatBonus(bonus)) : deskTexts.priceBreaks(formatPriceBreaks(priceBreaks));
