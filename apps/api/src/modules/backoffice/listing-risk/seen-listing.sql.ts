import type { ListingState } from '@havan/domain/listing';
import type { Db } from '../../../core/db/database.ts';

export interface SeenListingRow {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly brand_name: string;
  readonly barcode: string;
  readonly seller_id: number;
  readonly seller: string;
  readonly tax_number: string;
  readonly expiration: string | null;
  readonly price: number;
  readonly psf: number | null;
  readonly stock: number;
  readonly state: ListingState;
  readonly suspended_reason: string | null;
}

/** Returns a listing with its product and its seller, deleted ones too: a file stays a file. */
export const findSeenListing = (db: Db, id: number): Promise<SeenListingRow | undefined> =>
  db
    .selectFrom('listing')
    .innerJoin('product', 'product.id', 'listing.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('company', 'company.id', 'listing.seller_id')
    .select([
      'listing.id',
      'listing.product_id',
      'product.name as product_name',
      'brand.name as brand_name',
      'product.barcode',
      'listing.seller_id',
      'company.name as seller',
      'company.tax_number',
      'listing.expiration',
      'listing.price',
      'product.psf',
      'listing.stock',
      'listing.state',
      'listing.suspended_reason',
    ])
    .where('listing.id', '=', id)
    .executeTakeFirst();
