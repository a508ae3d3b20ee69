import type { PriceBreak } from '@havan/domain/campaign-price';
import {
  formatBonus,
  listingSentences,
  type ListingTerms,
  parseBonus,
  parsePriceBreaks,
  typedPriceBreaks,
} from '@havan/domain/listing-terms';
import { readingTexts } from '../listing-texts.ts';

/** Quantity terms of a listing, in the order of the table and of the listing desk. */
export const quantityColumns = ['minQuantity', 'maxQuantity', 'packSize', 'priceBreaks', 'bonus'] as const;
export type QuantityColumn = (typeof quantityColumns)[number];
export type QuantityTerms = Pick<ListingTerms, QuantityColumn>;

export const isQuantityColumn = (id: string): id is QuantityColumn =>
  quantityColumns.some((column) => column === id);

/** As in the request, whose lists are not read-only. */
type QuantityChange = Partial<Omit<QuantityTerms, 'priceBreaks'> & { priceBreaks: PriceBreak[] }>;
type QuantityReading = { readonly change: QuantityChange } | { readonly problem: string };

/** Reads `12`, `10: 139,90; 50: 129,90` or `10+1`; an empty text removes an optional term. */
export function readQuantity(column: QuantityColumn, text: string): QuantityReading {
  if (column === 'priceBreaks') {
    const priceBreaks = text === '-' ? [] : parsePriceBreaks(text);
    return priceBreaks ? { change: { priceBreaks } } : { problem: listingSentences.breakFormat };
  }
  if (column === 'bonus') {
    if (text === '' || text === '-') return { change: { bonus: null } };
    const bonus = parseBonus(text);
    return bonus ? { change: { bonus } } : { problem: listingSentences.bonusFormat };
  }
  if (column === 'maxQuantity' && text === '') return { change: { maxQuantity: null } };
  const units = readUnits(text);
  return units === null ? { problem: readingTexts.count } : { change: { [column]: units } };
}

/** Returns a whole number; a dot may only separate thousands: `1.5` gives null. */
export const readUnits = (text: string): number | null =>
  /^(\d{1,6}|\d{1,3}\.\d{3})$/.test(text) ? Number(text.replace('.', '')) : null;

/** Returns a quantity term as a user types it; empty for none. */
export function quantityText(column: QuantityColumn, terms: QuantityTerms): string {
  if (column === 'priceBreaks') return typedPriceBreaks(terms.priceBreaks);
  if (column === 'bonus') return terms.bonus ? formatBonus(terms.bonus) : '';
  return terms[column] === null ? '' : String(terms[column]);
}
