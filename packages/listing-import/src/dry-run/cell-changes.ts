import type { ImportField } from '@havan/domain/import-field';
import { formatCount } from '@havan/domain/count';
import { expiryLabel } from '@havan/domain/expiry';
import { formatBonus, formatPriceBreaks, type ListingTerms } from '@havan/domain/listing-terms';
import { formatMoney } from '@havan/domain/money';
import type { CellChange, ListingExtras } from '../import-answer/import-answer.ts';

type Shown = ListingTerms & ListingExtras;

const units = (value: number | null): string => (value === null ? '' : formatCount(value));
const money = (value: number | null): string => (value === null ? '' : formatMoney(value));

const cells: Readonly<Partial<Record<ImportField, (listing: Shown) => string>>> = {
  price: ({ price }) => money(price),
  stock: ({ stock }) => units(stock),
  expiration: ({ expiration }) => expiryLabel(expiration),
  minQuantity: ({ minQuantity }) => units(minQuantity),
  maxQuantity: ({ maxQuantity }) => units(maxQuantity),
  packSize: ({ packSize }) => units(packSize),
  priceBreaks: ({ priceBreaks }) => formatPriceBreaks(priceBreaks),
  bonus: ({ bonus }) => (bonus ? formatBonus(bonus) : ''),
  cost: ({ cost }) => money(cost),
  lot: ({ lot }) => lot ?? '',
  shelf: ({ shelf }) => shelf ?? '',
};
const fields = Object.entries(cells) as [ImportField, (listing: Shown) => string][];

/**
 * Returns the cells in which a listing would differ from what it is; of a new listing all that are not empty.
 */
export function cellChanges(before: Shown | null, after: Shown): CellChange[] {
  const changes: CellChange[] = [];
  for (const [field, show] of fields) {
    if (before && !differs(field, before, after)) continue;
    const change = { field, before: before ? show(before) : '', after: show(after) };
    if (change.before !== change.after) changes.push(change);
  }
  return changes;
}

/**
 * Returns whether a field differs; checked before any text is formatted, because most cells of a file are
 * unchanged.
 */
function differs(field: ImportField, before: Shown, after: Shown): boolean {
  const key = field as keyof Shown;
  return typeof before[key] === 'object' || before[key] !== after[key];
}
