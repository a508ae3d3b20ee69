import { permissionRefusals, type TradingCompany } from '@havan/domain/product-permission';
import type { KnownProduct, OwnListing } from '@havan/listing-import/import-answer';
import type { Context } from '../../../core/context.ts';
import { productsOfBarcodes, refusalOf } from '../permission/permission.service.ts';
import { raiseRefusals } from '../price-raise/price-raise.service.ts';
import { findOwnOfProducts, type OwnListingRow } from './import-listings.sql.ts';

/** Version and stock of a listing when a row of a file was compared with it. */
export interface SeenListing {
  readonly version: number;
  readonly stock: number;
}

/** Listings of the company by id, as a lookup read them. */
export type SeenListings = ReadonlyMap<number, SeenListing>;

interface Lookup {
  readonly lookUp: (barcodes: readonly string[]) => Promise<ReadonlyMap<string, KnownProduct>>;
  /** Removes and returns the listings of the earliest lookup; a dry run looks up one batch ahead of its answers. */
  readonly takeSeen: () => SeenListings;
}

/**
 * Returns a lookup of barcodes in the catalogue and in the company's listings, a batch at a time; each product with the
 * reason why it may not be listed.
 */
export function createLookup(ctx: Context, companyId: number, company: TradingCompany): Lookup {
  const seen: SeenListings[] = [];
  const lookUp: Lookup['lookUp'] = async (barcodes) => {
    const found = await productsOfBarcodes(ctx, barcodes);
    const ids = [...found.values()].flatMap((one) => (one === 'medicine' ? [] : [one.id]));
    const own = await findOwnOfProducts(ctx.db, companyId, ids);
    const raises = await raiseRefusals(
      ctx,
      companyId,
      own.map(({ id }) => id),
    );
    seen.push(
      new Map(
        own.map(({ id, version, available, reserved }) => [id, { version, stock: available + reserved }]),
      ),
    );
    const listingsOf = Map.groupBy(own, (row) => row.product_id);
    return new Map(
      [...found].map(([barcode, one]): [string, KnownProduct] => [
        barcode,
        one === 'medicine'
          ? {
              productId: null,
              refusal: { code: 'medicine', ...permissionRefusals.medicine },
              ownListings: [],
            }
          : {
              productId: one.id,
              psf: one.psf,
              refusal: refusalOf(one, company, 'list'),
              ownListings: (listingsOf.get(one.id) ?? []).map((row) => asOwnListing(row, raises.get(row.id))),
            },
      ]),
    );
  };
  return { lookUp, takeSeen: () => seen.shift() ?? new Map() };
}

const asOwnListing = (row: OwnListingRow, raiseRefusal: string | undefined): OwnListing => ({
  listingId: row.id,
  reserved: row.reserved,
  raiseRefusal: raiseRefusal ?? null,
  cost: row.cost,
  lot: row.lot || null,
  shelf: row.shelf || null,
  terms: {
    price: row.price,
    stock: row.available + row.reserved,
    expiration: row.expiration,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    packSize: row.pack_size,
    priceBreaks: row.price_breaks,
    bonus: row.bonus,
  },
});
