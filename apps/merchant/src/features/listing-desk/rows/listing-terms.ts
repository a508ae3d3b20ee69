import type { NewListingTerms } from '@havan/contract/listings/listings';
import { typedPriceBreaks } from '@havan/domain/listing-terms';
import type { Kurus } from '@havan/domain/money';
import type { DeskRow } from './desk-rows.ts';
import { problemsOf, termsIn } from './row-state.ts';
import { noExpiration } from './scan-reading.ts';

/** Returns the terms of a row as fields of a request; a term of quantity that was not typed is left out. */
export function newTermsOf(row: DeskRow, price: Kurus): NewListingTerms {
  const { priceBreaks, ...quantities } = row.terms ?? {};
  return {
    price,
    stock: row.stock,
    expiration: row.expiration === noExpiration ? null : row.expiration,
    lot: row.lot,
    ...quantities,
    ...(priceBreaks && { priceBreaks: [...priceBreaks] }),
    ...(row.serials && { serials: [...row.serials] }),
  };
}

/** Returns the terms that a row without a product can agree to, or what it lacks. */
export function agreeableTerms(
  row: DeskRow,
  now: Date,
): { readonly terms: NewListingTerms } | { readonly sentence: string } {
  const [problem] = problemsOf(row, { ...termsIn(), ...row.terms }, row.price, now);
  if (problem) return problem;
  // `problemsOf` reports a missing price.
  return { terms: newTermsOf(row, row.price ?? 0) };
}

/** Returns whether terms concern the boxes of a row: those of the same expiry and lot. */
export const isOfRow = ({ expiration, lot }: DeskRow, terms: NewListingTerms): boolean =>
  (terms.expiration ?? noExpiration) === expiration && (terms.lot ?? '') === lot;

/** Returns whether two sets of terms sell the same units in the same way. */
export const isSameTerms = (one: NewListingTerms, other: NewListingTerms): boolean =>
  comparable(one) === comparable(other);

const comparable = (terms: NewListingTerms): string => {
  const { price, stock, expiration, lot = '', minQuantity = 1, packSize = 1, bonus } = terms;
  return JSON.stringify([
    [price, stock, expiration, lot, minQuantity, terms.maxQuantity ?? null, packSize],
    [typedPriceBreaks(terms.priceBreaks ?? []), bonus?.buy, bonus?.get],
  ]);
};
