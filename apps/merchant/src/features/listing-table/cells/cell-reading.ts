import type { ListingEdit, SellerListing } from '@havan/contract/listings/listings';
import { expiryLabel, parseExpiry } from '@havan/domain/expiry';
import { formatAmount } from '@havan/domain/money';
import { changedPrice, parsePriceChange, priceChangeFormat } from '@havan/domain/price-change';
import { readingTexts } from '../listing-texts.ts';
import {
  isQuantityColumn,
  quantityColumns,
  quantityText,
  readQuantity,
  readUnits,
} from './quantity-terms.ts';

export type Changes = ListingEdit['changes'];

/** The editable columns, named as the fields of the contract. */
export const writtenColumns = ['price', 'stock', 'expiration', ...quantityColumns, 'cost', 'shelf'] as const;
export type WrittenColumn = (typeof writtenColumns)[number];

export const isWrittenColumn = (id: string): id is WrittenColumn =>
  writtenColumns.some((column) => column === id);

/** Result of a typed text: a change of the listing's terms, or the error. */
export type CellReading = { readonly change: Changes } | { readonly problem: string };

/** Returns the prices on which a rule for this listing's price is based, kuruş. */
export const priceFactsOf = ({ price, psf, cost, cheapestOther }: SellerListing) => ({
  price,
  psf,
  cost,
  cheapest: cheapestOther,
});

/** Reads the typed text of a cell. `+%10` and rules are applied to the stored listing. */
export function readCell(column: WrittenColumn, typed: string, listing: SellerListing): CellReading {
  const text = typed.trim();
  if (isQuantityColumn(column)) return readQuantity(column, text);
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
    case 'shelf':
      return text.length <= 20 ? { change: { shelf: text } } : { problem: readingTexts.shelf };
    case 'stock':
    default: {
      const stock = readUnits(text);
      return stock === null ? { problem: readingTexts.count } : { change: { stock } };
    }
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

/** Returns the text of a cell's field when it opens, as a user types it. */
export function cellText(column: WrittenColumn, listing: SellerListing): string {
  if (isQuantityColumn(column)) return quantityText(column, listing);
  switch (column) {
    case 'price':
      return formatAmount(listing.price);
    case 'cost':
      return listing.cost === null ? '' : formatAmount(listing.cost);
    case 'expiration':
      return listing.expiration === null ? '' : expiryLabel(listing.expiration);
    case 'shelf':
      return listing.shelf;
    case 'stock':
    default:
      return String(listing.stock);
  }
}

/** Returns whether a change leaves a term as it is stored. */
export const isStored = (column: WrittenColumn, changes: Changes, listing: SellerListing): boolean =>
  column === 'priceBreaks' || column === 'bonus'
    ? cellText(column, withChanges(listing, changes)) === cellText(column, listing)
    : changes[column] === listing[column];

/** Returns a listing as it would be with changes saved. */
export function withChanges(listing: SellerListing, changes: Changes): SellerListing {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...listing, ...Object.fromEntries(given) };
}
