import type { CampaignBonus, PriceBreak } from '@havan/domain/campaign-price';
import type { ListingState } from '@havan/domain/listing';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { conditions, type ListingFilter, reservedLateral } from '../listings/listings.sql.ts';

/** A listing for export; `stock` includes the units in payments, `available` does not. */
export interface ExportedListing {
  readonly id: number;
  readonly barcode: string;
  readonly product_name: string;
  readonly psf: number | null;
  readonly price: number;
  readonly stock: number;
  readonly available: number;
  readonly expiration: string | null;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly price_breaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
  readonly cost: number | null;
  readonly shelf: string;
  readonly lot: string;
  readonly state: ListingState;
}

const pageRows = 2000;

/** Returns listings of a filter, two thousand at a time, in the order in which they were made. */
export async function* exportPages(db: Db, filter: ListingFilter): AsyncGenerator<ExportedListing[]> {
  let after = 0;
  for (;;) {
    // Each page begins where the last one ended.
    const { rows } = await sql<ExportedListing>`
      select l.id, p.barcode, p.name as product_name, p.psf, l.price, l.stock as available,
        l.stock + coalesce(held.units, 0) as stock, l.expiration, l.min_quantity, l.max_quantity, l.pack_size,
        l.price_breaks, l.bonus, l.cost, l.shelf, l.lot, l.state
      from listing l join product p on p.id = l.product_id ${reservedLateral}
      where ${conditions(filter)} and l.id > ${after} order by l.id limit ${pageRows}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = last.id;
  }
}
