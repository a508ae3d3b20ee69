import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type FactChange, factChangesSince, lookedAt } from '../market-facts/market-facts.sql.ts';
import { bestFirst, type OfferFilter, offersThat } from './offer.sql.ts';

interface ProductColumns {
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly psf: number | null;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly category_name: string;
  /** From its own category up. */
  readonly category_ids: readonly (number | null)[];
  readonly liked: boolean;
}

export interface OfferColumns {
  readonly listing_id: number;
  readonly seller_id: number;
  readonly price: number;
  readonly discount_price: number;
  readonly sale_price: number;
  readonly expiration: string | null;
  readonly stock: number;
  readonly min_quantity: number;
}

export type Nothing<Offer> = { readonly [Column in keyof Offer]: null };

/** A product of a list with its best offer, whose columns are all null when there is none. */
export type BestOfferRow = ProductColumns & (OfferColumns | Nothing<OfferColumns>);

interface CardsNow {
  readonly cards: readonly BestOfferRow[] | null;
  readonly changes: readonly FactChange[] | null;
  readonly snapshot: string;
}

/** Which products somebody looks at, with which offers, after the last look at the facts. */
export interface CardsLook {
  readonly productIds: readonly number[];
  /** The listing that each of them is shown with, null for none. */
  readonly listingIds: readonly (number | null)[];
  readonly userId: number;
  readonly filter: OfferFilter;
  readonly snapshot: string;
}

/**
 * The given products in the given order, with the offer they are shown with as it is at this moment, or the cheapest one
 * where that has just gone; unknown ids are left out. All of it as one value of one row: a row for each costs more to read
 * here.
 */
export async function lookAtCards(
  db: Db,
  { productIds, listingIds, userId, filter, snapshot }: CardsLook,
): Promise<CardsNow | undefined> {
  const { from, where } = offersThat(filter);
  const columns = sql`l.id as listing_id, l.seller_id, l.price, l.discount_price, l.sale_price, l.expiration, l.stock,
                  l.min_quantity`;
  const { rows } = await sql<CardsNow>`
    select
      (select json_agg(card order by place)
       from (
         select wanted.place, p.id as product_id, p.name as product_name, p.barcode, p.psf, b.id as brand_id,
                b.name as brand_name, cat.name as category_name, array[cat.id, cat.parent_id, above.parent_id] as category_ids,
                f.user_id is not null as liked, best.*
         from unnest(${productIds}::bigint[], ${listingIds}::bigint[]) with ordinality as wanted (id, listing_id, place)
         join product p on p.id = wanted.id
         join brand b on b.id = p.brand_id
         join category cat on cat.id = p.category_id
         left join category above on above.id = cat.parent_id
         left join favourite f on f.product_id = p.id and f.user_id = ${userId}
         left join lateral (
           (select ${columns} from ${from} where l.id = wanted.listing_id and l.product_id = p.id and ${where})
           union all
           (select ${columns} from ${from} where l.product_id = p.id and ${where} order by ${bestFirst} limit 1)
           limit 1
         ) best on true
       ) card) as cards,
      ${factChangesSince(snapshot)} as changes, ${lookedAt} as snapshot`.execute(db);
  return rows[0];
}
