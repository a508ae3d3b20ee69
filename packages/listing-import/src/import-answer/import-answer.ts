import type { ImportField } from '@havan/domain/import-field';
import type { ListingTerms } from '@havan/domain/listing-terms';
import type { ListingWarning } from '@havan/domain/listing-warning';
import type { Kurus } from '@havan/domain/money';
import type { PermissionRefusal } from '@havan/domain/product-permission';
import type { CellProblem } from '../parsed-row/parsed-row.ts';

/** The data of a listing besides its terms. */
export interface ListingExtras {
  readonly cost: Kurus | null;
  readonly lot: string | null;
  readonly shelf: string | null;
}

export interface OwnListing extends ListingExtras {
  readonly listingId: number;
  /** The stock includes the units that open payments reserve. */
  readonly terms: ListingTerms;
  readonly reserved: number;
  /** The reason why the price cannot be raised now; null when it can. */
  readonly raiseRefusal: string | null;
}

/** The product of the catalogue with a barcode. */
export interface CatalogueProduct {
  readonly productId: number;
  readonly psf: Kurus | null;
  /** The reason why this company may not list it (`permissionRefusal`); null when it may. */
  readonly refusal: PermissionRefusal | null;
  readonly ownListings: readonly OwnListing[];
}

/** A licensed medicine that the catalogue does not hold: always refused (law 6197, article 24). */
export interface LicensedMedicine {
  readonly productId: null;
  readonly refusal: PermissionRefusal;
  readonly ownListings: readonly [];
}

/** Data of the market on a barcode. */
export type KnownProduct = CatalogueProduct | LicensedMedicine;

/** A cell that differs, as text for display; empty for a missing value. */
export interface CellChange {
  readonly field: ImportField;
  readonly before: string;
  readonly after: string;
}

export type ImportKind = 'new' | 'changed' | 'same' | 'wrong' | 'forbidden' | 'missing';

export interface ImportAnswer {
  readonly kind: ImportKind;
  /** Line of the file; null for a listing that the file does not name. */
  readonly line: number | null;
  readonly barcode: string | null;
  readonly productId: number | null;
  /** Null for a new listing. */
  readonly listingId: number | null;
  /** The terms that the listing would have; null where the row is refused before they are computed. */
  readonly terms: ListingTerms | null;
  readonly extras: ListingExtras;
  /** Cells that differ from the listing of the company, as text for display; for a new listing, see `shownChanges`. */
  readonly changes: readonly CellChange[];
  readonly problems: readonly CellProblem[];
  /** Warnings that the seller must tick. */
  readonly warnings: readonly ListingWarning[];
  readonly refusal: PermissionRefusal | null;
  readonly notes: readonly string[];
}
