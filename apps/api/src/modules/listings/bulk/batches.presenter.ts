import type { BulkRefusal, ListingBatch } from '@havan/contract/listings/listing-bulk';
import { expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { formatPriceChange, parsePriceChange } from '@havan/domain/price-change';
import { shownListingStateLabels } from '@havan/domain/listing';
import type { BatchRow, LeftRow } from './batches.sql.ts';
import type { AskedChange } from './bulk-decision.ts';
import type { BulkRow, BulkValues } from './bulk.sql.ts';

/** Returns the change in words for the list of batches: `Fiyat +%10`. */
export function summaryOf(change: AskedChange): string {
  switch (change.kind) {
    case 'price': {
      const asked = parsePriceChange(change.text);
      return `Fiyat ${asked ? formatPriceChange(asked) : change.text}`;
    }
    case 'stock': {
      const sign = change.units < 0 ? '−' : '+';
      return change.way === 'set'
        ? `Stok ${change.units} adet`
        : `Stok ${sign}${Math.abs(change.units)} adet`;
    }
    case 'expiration':
      return `Miat ${expiryText(change.expiration)}`;
    case 'state':
      return change.state === 'active' ? 'Satışa açma' : 'Pasife alma';
    case 'delete':
    default:
      return 'Silme';
  }
}

const expiryText = (expiration: string | null): string =>
  expiration === null ? 'Miatsız' : expiryLabel(expiration);

/** Formats the changed value. */
export function valueText(kind: AskedChange['kind'], row: BulkValues & Pick<BulkRow, 'reserved'>): string {
  switch (kind) {
    case 'price':
      return formatMoney(row.price);
    case 'stock':
      return `${row.available + row.reserved} adet`;
    case 'expiration':
      return expiryText(row.expiration);
    case 'state':
      return shownListingStateLabels[row.state];
    case 'delete':
    default:
      return row.is_deleted ? 'Silindi' : shownListingStateLabels[row.state];
  }
}

/** Returns a batch for its seller at `now`. */
export const presentBatch = (row: BatchRow, now: Date): ListingBatch => ({
  batchId: row.id,
  kind: row.kind,
  summary: row.summary,
  state: row.state,
  total: row.total,
  done: row.done,
  changed: row.changed,
  refused: row.refused,
  undone: row.undone,
  kept: row.kept,
  by: row.by_name,
  createdAt: row.created_at.toISOString(),
  undoUntil:
    row.state === 'done' && row.changed > 0 && row.undo_until > now ? row.undo_until.toISOString() : null,
});

/** Returns a refused or skipped listing. */
export const presentLeft = ({ listing_id, product_name, sentence }: LeftRow): BulkRefusal => ({
  listingId: listing_id,
  productName: product_name,
  sentence,
});
