import type { ListableProduct } from '@havan/contract/listings/listings';
import { expiryBand, monthsLeft } from '@havan/domain/expiry';
import { listingProblems, type ListingProblem, type ListingTerms } from '@havan/domain/listing-terms';
import type { Kurus } from '@havan/domain/money';
import type { QuantityTerms } from '../../listing-table/cells/quantity-terms.ts';
import type { DeskRow } from './desk-rows.ts';
import { noExpiration } from './scan-reading.ts';

/** Result of the lookup of a barcode. */
export type Lookup =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'unknown' }
  /** Not permitted under any terms: a licensed medicine is not even in the catalogue. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly rule: string | null }
  | { readonly kind: 'found'; readonly product: ListableProduct };

export type DeskState =
  | { readonly name: 'waiting' | 'offline' | 'unknown' | 'ambiguous' | 'ready' }
  /** `sentence`: how it went on sale without a press; null when it was pressed. */
  | { readonly name: 'published'; readonly sentence: string | null }
  | { readonly name: 'own'; readonly before: number }
  | { readonly name: 'closeExpiry'; readonly months: number }
  | { readonly name: 'expired' }
  | { readonly name: 'failed' | 'asks'; readonly sentence: string }
  | { readonly name: 'refused'; readonly sentence: string; readonly rule: string | null }
  | { readonly name: 'incomplete'; readonly problems: readonly Pick<ListingProblem, 'field' | 'sentence'>[] };

/** States whose rows the button publishes. */
const publishable: ReadonlySet<DeskState['name']> = new Set(['ready', 'own', 'closeExpiry']);
export const isPublishable = ({ name }: DeskState): boolean => publishable.has(name);

/** Returns the state of a row, the most serious first. `price` is the typed one or that of the rule, kuruş. */
export function stateOf(row: DeskRow, lookup: Lookup, price: Kurus | null, now: Date): DeskState {
  const { answer } = row;
  if (answer?.outcome === 'saved') return { name: 'published', sentence: null };
  if (answer?.outcome === 'published') return { name: 'published', sentence: answer.sentence };
  if (row.readings.length > 0) return { name: 'ambiguous' };
  if (lookup.kind === 'waiting' || lookup.kind === 'offline' || lookup.kind === 'unknown')
    return { name: lookup.kind };
  if (lookup.kind === 'failed') return { name: 'failed', sentence: lookup.sentence };
  if (lookup.kind === 'refused') return { ...lookup, name: 'refused' };
  const { product } = lookup;
  if (product.refusal) return { name: 'refused', ...product.refusal };
  const expiration = row.expiration === noExpiration ? null : row.expiration;
  if (expiration !== null && expiryBand(expiration, now) === 'expired') return { name: 'expired' };
  const own = sameGoods(row, product);
  const problems = problemsOf(row, { ...termsIn(own), ...row.terms }, price, now);
  if (problems.length > 0) return { name: 'incomplete', problems };
  const said = answerState(row);
  if (said) return said;
  if (own) return { name: 'own', before: own.stock };
  return expiryBand(expiration, now) === 'close'
    ? { name: 'closeExpiry', months: monthsLeft(expiration, now) ?? 0 }
    : { name: 'ready' };
}

/** Returns the company's listing to which the units of a row are added; undefined without one. */
export const sameGoods = (row: DeskRow, product: ListableProduct) =>
  product.ownListings.find(
    ({ expiration, lot }) => (expiration ?? noExpiration) === row.expiration && lot === row.lot,
  );

/** Returns the quantity terms of a listing; a new one has no limit and no bonus. */
export const termsIn = (
  listing: QuantityTerms = { minQuantity: 1, maxQuantity: null, packSize: 1, priceBreaks: [], bonus: null },
): QuantityTerms => ({
  minQuantity: listing.minQuantity,
  maxQuantity: listing.maxQuantity,
  packSize: listing.packSize,
  priceBreaks: listing.priceBreaks,
  bonus: listing.bonus,
});

function answerState({ answer, ticked }: DeskRow): DeskState | null {
  if (answer?.outcome === 'refused') return { name: 'incomplete', problems: answer.problems.map(fieldOf) };
  if (answer?.outcome === 'failed') return { name: 'failed', sentence: answer.sentence };
  if (answer?.outcome === 'asks' && !answer.warnings.every(({ code }) => ticked.includes(code)))
    return { name: 'asks', sentence: answer.warnings.map(({ sentence }) => sentence).join(' ') };
  return null;
}

const fieldOf = ({ field, sentence }: { field: string; sentence: string }) => ({
  field: (['price', 'stock', 'expiration'] as const).find((name) => name === field) ?? 'price',
  sentence,
});

/** Returns what a row lacks or breaks before it can be listed at a price; a missing expiry or price alone. */
export function problemsOf(
  row: DeskRow,
  quantities: QuantityTerms,
  price: Kurus | null,
  now: Date,
): readonly Pick<ListingProblem, 'field' | 'sentence'>[] {
  if (row.expiration === null)
    return [{ field: 'expiration' as const, sentence: 'Miadı yazın: 0328, miatsızsa -.' }];
  if (price === null) return [{ field: 'price' as const, sentence: 'Fiyat yazın; kurala göre veri yok.' }];
  const terms: ListingTerms = {
    ...quantities,
    price,
    stock: row.stock,
    expiration: row.expiration === noExpiration ? null : row.expiration,
  };
  return listingProblems(terms, { reserved: 0, now });
}
