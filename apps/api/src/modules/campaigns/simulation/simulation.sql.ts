import type { CampaignBonus, CampaignStep } from '@havan/domain/campaign-price';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface SimulatedRow {
  readonly listing_id: number;
  readonly product_id: number;
  readonly seller_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly min_quantity: number;
  readonly is_on_sale: boolean;
}

/** Returns listings of a seller by their ids, with whether they can be bought today. */
export async function findSimulated(
  db: Db,
  sellerId: number,
  listingIds: readonly number[],
  today: string,
): Promise<SimulatedRow[]> {
  const { rows } = await sql<SimulatedRow>`
    select l.id as listing_id, l.product_id, l.seller_id, p.name as product_name, p.barcode, l.min_quantity,
      l.state = 'active' and l.stock > 0 and (l.expiration is null or l.expiration >= ${today}::date) as is_on_sale
    from listing l join product p on p.id = l.product_id
    where l.id = any(${[...listingIds]}::bigint[]) and l.seller_id = ${sellerId} and l.deleted_at is null`.execute(
    db,
  );
  return rows;
}

export interface OverlapRow {
  readonly listing_id: number;
  readonly title: string;
  readonly is_of_market: boolean;
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
}

/**
 * Returns campaigns that are planned or run in a period and cover listings of a seller, its own and those of
 * the market.
 */
export async function findOverlaps(
  db: Db,
  question: {
    readonly sellerId: number;
    readonly listingIds: readonly number[];
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly except: number | null;
  },
): Promise<OverlapRow[]> {
  const { sellerId, listingIds, startsAt, endsAt, except } = question;
  const { rows } = await sql<OverlapRow>`
    select l.id as listing_id, k.title, k.seller_id is null as is_of_market, k.steps,
      case when k.buy_quantity is not null
        then jsonb_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end as bonus
    from campaign k join listing l on l.id = any(${[...listingIds]}::bigint[])
    join product p on p.id = l.product_id join category own on own.id = p.category_id
    left join category above on above.id = own.parent_id
    where (k.seller_id = ${sellerId} or k.seller_id is null) and k.state in ('scheduled', 'running')
      and k.starts_at < ${endsAt} and k.ends_at > ${startsAt} and k.id is distinct from ${except}::bigint
      and (k.steps <> '[]' or k.buy_quantity is not null)
      and (not k.is_selected or exists (
        select from campaign_listing s where s.campaign_id = k.id and s.listing_id = l.id))
      and (k.category_id is null or k.category_id in (own.id, own.parent_id, above.parent_id))
    order by l.id, k.id`.execute(db);
  return rows;
}

/** Returns the listings of a seller for products that can be bought today, ascending. */
export async function findListingsOfProducts(
  db: Db,
  sellerId: number,
  productIds: readonly number[],
  today: string,
): Promise<{ readonly id: number; readonly product_id: number }[]> {
  const { rows } = await sql<{ id: number; product_id: number }>`
    select id, product_id from listing
    where seller_id = ${sellerId} and product_id = any(${[...productIds]}::bigint[]) and deleted_at is null
      and state = 'active' and stock > 0 and (expiration is null or expiration >= ${today}::date)
    order by id`.execute(db);
  return rows;
}
