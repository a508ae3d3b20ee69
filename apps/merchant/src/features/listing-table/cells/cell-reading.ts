import type { ListingEdit, SellerListing } from '@havan/contract/listings/listings';
import { expiryLabel, parseExpiry } from '@havan/domain/expiry';
import {
  formatBonus,
  listingSentences,
  parseBonus,
  parsePriceBreaks,
  typedPriceBreaks,
} from '@havan/domain/listing-terms';
import { formatAmount } from '@havan/domain/money';
import { changedPrice, parsePriceChange, priceChangeFormat } from '@havan/domain/price-change';
import { readingTexts } from '../listing-texts.ts';

export type Changes = ListingEdit['changes'];

/** The columns that are written in place; the names are those of the contract's terms. */
export const writtenColumns = [
  'price',
  'stock',
  'expiration',
  'minQuantity',
  'maxQuantity',
  'packSize',
  'priceBreaks',
  'bonus',
  'cost',
  'shelf',
] as const;
export type WrittenColumn = (typeof writtenColumns)[number];

export const isWrittenColumn = (id: string): id is WrittenColumn =>
  writtenColumns.some((column) => column === id);

/** What a typed text means for a listing: a change of its terms, or why it means none. */
export type CellReading = { readonly change: Changes } | { readonly problem: string };

/** The prices that a change of this listing's price is reckoned from. */
export const priceFactsOf = ({ price, psf, cost, cheapestOther }: SellerListing) => ({
  price,
  psf,
  cost,
  cheapest: cheapestOther,
});

/** Reads what was typed over a cell. `+%10` and rules are reckoned from the stored listing. */
export function readCell(column: WrittenColumn, typed: string, listing: SellerListing): CellReading {
  const text = typed.trim();
  switch (column) {
    case 'price':
      return readPrice(text, listing);
    case 'cost':
      return text === '' ? { change: { cost: null } } : readCost(text);
    case 'expiration': {
      if (text === '' || text === '-') return { change: { expiration: null } };
      const expiration = parseExpiry(text);
      return expiration ? { change: { expiration } } : { problem: readingTexts.expiry };
    }
    case 'maxQuantity':
      return text === '' ? { change: { maxQuantity: null } } : readCount(column, text);
    case 'priceBreaks': {
      const priceBreaks = text === '-' ? [] : parsePriceBreaks(text);
      return priceBreaks ? { change: { priceBreaks } } : { problem: listingSentences.breakFormat };
    }
    case 'bonus': {
      if (text === '' || text === '-') return { change: { bonus: null } };
      const bonus = parseBonus(text);
      return bonus ? { change: { bonus } } : { problem: listingSentences.bonusFormat };
    }
    case 'shelf':
      return text.length <= 20 ? { change: { shelf: text } } : { problem: readingTexts.shelf };
    case 'stock':
    case 'minQuantity':
    case 'packSize':
    default:
      return readCount(column, text);
  }
}

function readPrice(text: string, listing: SellerListing): CellReading {
  const parsed = parsePriceChange(text);
  if (!parsed) return { problem: priceChangeFormat };
  const changed = changedPrice(parsed, priceFactsOf(listing));
  return 'price' in changed ? { change: { price: changed.price } } : { problem: changed.sentence };
}

function readCost(text: string): CellReading {
  const parsed = parsePriceChange(text);
  return parsed?.kind === 'set' && parsed.price > 0
    ? { change: { cost: parsed.price } }
    : { problem: readingTexts.cost };
}

function readCount(column: 'stock' | 'minQuantity' | 'maxQuantity' | 'packSize', text: string): CellReading {
  // A point parts thousands and nothing else: `1.5` is no count.
  if (!/^(\d{1,6}|\d{1,3}\.\d{3})$/.test(text)) return { problem: readingTexts.count };
  return { change: { [column]: Number(text.replace('.', '')) } };
}

/** What stands in the field of a cell when it opens, as a person would type it. */
export function cellText(column: WrittenColumn, listing: SellerListing): string {
  switch (column) {
    case 'price':
      return formatAmount(listing.price);
    case 'cost':
      return listing.cost === null ? '' : formatAmount(listing.cost);
    case 'expiration':
      return listing.expiration === null ? '' : expiryLabel(listing.expiration);
    case 'maxQuantity':
      return listing.maxQuantity === null ? '' : String(listing.maxQuantity);
    case 'priceBreaks':
      return typedPriceBreaks(listing.priceBreaks);
    case 'bonus':
      return listing.bonus ? formatBonus(listing.bonus) : '';
    case 'shelf':
      return listing.shelf;
    case 'stock':
    case 'minQuantity':
    case 'packSize':
    default:
      return String(listing[column]);
  }
}

/** Whether a change leaves a term as it is stored. */
export const isStored = (column: WrittenColumn, changes: Changes, listing: SellerListing): boolean =>
  column === 'priceBreaks' || column === 'bonus'
    ? cellText(column, withChanges(listing, changes)) === cellText(column, listing)
    : changes[column] === listing[column];

/** A listing as it would be with changes saved; what a change leaves out stays. */
export function withChanges(listing: SellerListing, changes: Changes): SellerListing {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...listing, ...Object.fromEntries(given) };
}
