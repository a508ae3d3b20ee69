import { storageKeyOf, storageKeys } from '@havan/domain/storage-key';
import * as v from 'valibot';
import { type DeskRow, isOpen } from './desk-rows.ts';
import { defaultStartRule, type StartPriceRule, startRules } from './start-price.ts';

const goods = v.object({
  barcode: v.string(),
  expiration: v.nullable(v.string()),
  lot: v.string(),
  serial: v.exactOptional(v.string()),
});
const terms = v.object({
  minQuantity: v.exactOptional(v.number()),
  maxQuantity: v.exactOptional(v.nullable(v.number())),
  packSize: v.exactOptional(v.number()),
  priceBreaks: v.exactOptional(v.array(v.object({ fromQuantity: v.number(), price: v.number() }))),
  bonus: v.exactOptional(v.nullable(v.object({ buy: v.number(), get: v.number() }))),
});
const draft = v.object({
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  rows: v.array(
    v.object({
      ...v.omit(goods, ['serial']).entries,
      key: v.string(),
      stock: v.number(),
      serials: v.exactOptional(v.array(v.string())),
      price: v.nullable(v.number()),
      terms: v.exactOptional(terms),
      publishesItself: v.exactOptional(v.literal(true)),
      readings: v.array(goods),
    }),
  ),
  rule: v.object({ rule: v.picklist(startRules), undercut: v.number(), percent: v.number() }),
});

export interface DeskDraft {
  readonly savedAt: string;
  readonly rows: readonly DeskRow[];
  readonly rule: StartPriceRule;
}

/** Returns the storage key of a user's draft, because users may share a computer. */
const keyOf = (userId: number): string => storageKeyOf(storageKeys.listingDesk, userId);

/** Reads the stored draft of a user's desk; null for a missing or invalid one. */
export function readDraft(storage: Storage, userId: number): DeskDraft | null {
  try {
    const kept = v.safeParse(draft, JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    if (!kept.success) return null;
    const rows = kept.output.rows.map((row) => ({ ...row, ticked: [], answer: null }));
    return { ...kept.output, rows };
  } catch {
    return null;
  }
}

/** Stores the rows that are not published yet. */
export function keepDraft(storage: Storage, userId: number, { savedAt, rows, rule }: DeskDraft): void {
  const open = rows
    .filter(isOpen)
    .map(({ key, barcode, expiration, lot, stock, serials, price, terms: written, readings, ...row }) => ({
      key,
      barcode,
      expiration,
      lot,
      stock,
      ...(serials && { serials: [...serials] }),
      price,
      ...(written && { terms: written }),
      ...(row.publishesItself && { publishesItself: row.publishesItself }),
      readings,
    }));
  try {
    if (open.length === 0 && rule === defaultStartRule) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify({ savedAt, rows: open, rule }));
  } catch {
    // Without storage (full or blocked) there is no draft; the rows on the screen stay.
  }
}
