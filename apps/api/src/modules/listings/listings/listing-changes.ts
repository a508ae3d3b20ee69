import type { ListingEdit } from '@havan/contract/listings/listings';
import {
  type ListingTerms,
  listingProblems,
  stockConflict,
  typedPriceBreaks,
} from '@havan/domain/listing-terms';
import { type ListingWarningCode, listingWarnings } from '@havan/domain/listing-warning';
import type { ListingOutcome } from '@havan/contract/listings/listings';
import type { ListingChanges } from './listing-history.sql.ts';
import type { StoredTerms } from './listing-writes.sql.ts';
import type { SellerListingRow } from './listings.sql.ts';

export type Edit = ListingEdit['changes'];

/** The columns of a stored listing that an edit concerns. */
export type EditedRow = StoredTerms & Pick<SellerListingRow, 'reserved'>;

/** The context of an edit besides the terms. */
interface Evaluated {
  readonly psf: number | null;
  readonly reserved: number;
  readonly now: Date;
  readonly ticked: readonly ListingWarningCode[];
  /** Why its price cannot be raised now; undefined when it can. */
  readonly raiseRefusal: string | undefined;
}

/** Returns the stored terms of a new listing; the default limits are one unit without a maximum. */
export function termsOfNew(typed: Edit & { readonly price: number; readonly stock: number }): StoredTerms {
  return {
    price: typed.price,
    available: typed.stock,
    expiration: typed.expiration ?? null,
    min_quantity: typed.minQuantity ?? 1,
    max_quantity: typed.maxQuantity ?? null,
    pack_size: typed.packSize ?? 1,
    price_breaks: typed.priceBreaks ?? [],
    bonus: typed.bonus ?? null,
    cost: typed.cost ?? null,
    shelf: typed.shelf ?? '',
    lot: typed.lot ?? '',
  };
}

/**
 * Returns the terms of a listing with an edit applied; `stock` on the wire counts the reserved units, the
 * column does not.
 */
export function termsAfter(row: EditedRow, edit: Edit): StoredTerms {
  return {
    price: edit.price ?? row.price,
    available: edit.stock === undefined ? row.available : edit.stock - row.reserved,
    expiration: edit.expiration === undefined ? row.expiration : edit.expiration,
    min_quantity: edit.minQuantity ?? row.min_quantity,
    max_quantity: edit.maxQuantity === undefined ? row.max_quantity : edit.maxQuantity,
    pack_size: edit.packSize ?? row.pack_size,
    price_breaks: edit.priceBreaks ?? row.price_breaks,
    bonus: edit.bonus === undefined ? row.bonus : edit.bonus,
    cost: edit.cost === undefined ? row.cost : edit.cost,
    shelf: edit.shelf ?? row.shelf,
    lot: edit.lot ?? row.lot,
  };
}

const asDomain = (terms: StoredTerms, reserved: number): ListingTerms => ({
  price: terms.price,
  stock: terms.available + reserved,
  expiration: terms.expiration,
  minQuantity: terms.min_quantity,
  maxQuantity: terms.max_quantity,
  packSize: terms.pack_size,
  priceBreaks: terms.price_breaks,
  bonus: terms.bonus,
});

/**
 * Returns why terms may not be stored, or null: first problems, then unconfirmed warnings. Only fields of the edit can
 * forbid it: the stock of an expired listing may still be reduced.
 */
export function objectionTo(
  before: EditedRow | null,
  after: StoredTerms,
  edited: readonly string[] | 'all',
  { psf, reserved, now, ticked, raiseRefusal }: Evaluated,
): Extract<ListingOutcome, { outcome: 'refused' | 'asks' }> | null {
  const problems = listingProblems(asDomain(after, reserved), { reserved, now }).filter(
    ({ field, code }) =>
      (edited === 'all' || edited.some((each) => each === field || decides(each, field))) &&
      // Setting the stock of an existing listing to zero is allowed, for goods sold elsewhere.
      !(before && field === 'stock' && code === 'stockRequired'),
  );
  if (raiseRefusal !== undefined && before && after.price > before.price)
    problems.push({ field: 'price', code: 'campaignRuns', sentence: raiseRefusal });
  if (problems.length > 0) return { outcome: 'refused', problems };
  const warnings = listingWarnings({
    before: before && asDomain(before, before.reserved),
    after: asDomain(after, reserved),
    cost: after.cost,
    psf,
    minQuantity: after.min_quantity,
  }).filter(({ code }) => !ticked.includes(code));
  return warnings.length > 0
    ? { outcome: 'asks', warnings, stockConflict: null, isOutdated: false, current: null }
    : null;
}

/** Returns whether an edit of one field may make the stored price breaks or bonus invalid. */
const decides = (edited: string, field: string): boolean =>
  (field === 'priceBreaks' || field === 'bonus') &&
  ['price', 'minQuantity', 'maxQuantity', 'packSize'].includes(edited);

/** Returns the question to the seller when units were sold since the listing was read; null without a conflict. */
export function soldMeanwhile(row: SellerListingRow, seen: number | undefined, edit: Edit) {
  if (seen === undefined || edit.stock === undefined) return null;
  return stockConflict(seen, row.available + row.reserved, edit.stock);
}

/** Compares breaks and bonus by value, because PostgreSQL orders the keys of JSON itself. */
function isSame(name: keyof StoredTerms, before: StoredTerms, after: StoredTerms): boolean {
  if (name === 'price_breaks')
    return typedPriceBreaks(before.price_breaks) === typedPriceBreaks(after.price_breaks);
  if (name === 'bonus')
    return before.bonus?.buy === after.bonus?.buy && before.bonus?.get === after.bonus?.get;
  return before[name] === after[name];
}

const isGiven = (value: StoredTerms[keyof StoredTerms]): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const fields = {
  price: 'price',
  available: 'stock',
  expiration: 'expiration',
  min_quantity: 'minQuantity',
  max_quantity: 'maxQuantity',
  pack_size: 'packSize',
  price_breaks: 'priceBreaks',
  bonus: 'bonus',
  cost: 'cost',
  shelf: 'shelf',
  lot: 'lot',
} as const satisfies Record<keyof StoredTerms, string>;

/** Returns the changed fields for the history; all fields of a new listing. */
export function changesBetween(before: StoredTerms | null, after: StoredTerms): ListingChanges {
  const names = Object.keys(fields) as (keyof StoredTerms)[];
  return Object.fromEntries(
    names
      .filter((name) => (before ? !isSame(name, before, after) : isGiven(after[name])))
      .map((name) => [fields[name], [before ? before[name] : null, after[name]]]),
  );
}
