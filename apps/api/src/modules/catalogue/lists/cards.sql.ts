import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { type FactChange, factChangesSince, snapshotNow } from '../catalogue-cache/catalogue-cache.sql.ts';
import { bestFirst, type OfferFilter, offersThat } from './offer.sql.ts';

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

/** The columns of an offer in order: an array of cells is cheaper to create and parse than objects with names. */
type OfferCells = readonly [
  listing_id: number,
  seller_id: number,
  price: number,
  discount_price: number,
  sale_price: number,
  expiration: string | null,
  stock: number,
  min_quantity: number,
];

/** A product of a list, whether the viewer likes it, and its shown offer. */
type CardCells = readonly [product_id: number, liked: boolean, offer: OfferCells | null];

interface CardsNow {
  readonly cards: readonly CardCells[] | null;
  readonly changes: readonly FactChange[] | null;
  readonly snapshot: string;
}

/** The products with their offers, the viewer, and the snapshot of the facts. */
export interface CardsLook {
  readonly productIds: readonly number[];
  /** The shown listing of each product; null for none. */
  readonly listingIds: readonly (number | null)[];
  readonly userId: number;
  readonly filter: OfferFilter;
  readonly snapshot: string;
}

/**
 * Returns the given products in the given order with the current state of their shown offer, or the cheapest one when
 * that has just been sold. Only changing columns are read; the facts of a product are cached (`CatalogueFacts`).
 */
export async function readCards(
  db: Db,
  { productIds, listingIds, userId, filter, snapshot }: CardsLook,
): Promise<CardsNow | undefined> {
  const { from, where } = offersThat(filter);
  const cells = sql`json_build_array(l.id, l.seller_id, l.price, l.discount_price, l.sale_price, l.expiration, l.stock,
                    l.min_quantity) as offer`;
  const { rows } = await sql<CardsNow>`
    select
      (select json_agg(json_build_array(wanted.id, f.user_id is not null, best.offer) order by wanted.place)
       from unnest(${productIds}::bigint[], ${listingIds}::bigint[]) with ordinality as wanted (id, listing_id, place)
       left join favourite f on f.product_id = wanted.id and f.user_id = ${userId}
       left join lateral (
         (select ${cells} from ${from} where l.id = wanted.listing_id and l.product_id = wanted.id and ${where})
         union all
         (select ${cells} from ${from} where l.product_id = wanted.id and ${where} order by ${bestFirst} limit 1)
         limit 1
       ) best on true) as cards,
      ${factChangesSince(snapshot)} as changes, ${snapshotNow} as snapshot`.execute(db);
  return rows[0];
}

/** Converts cells to an object. */
export function offerIn([
  listing_id,
  seller_id,
  price,
  discount_price,
  sale_price,
  expiration,
  stock,
  min_quantity,
]: OfferCells): OfferColumns {
  return { listing_id, seller_id, price, discount_price, sale_price, expiration, stock, min_quantity };
}
