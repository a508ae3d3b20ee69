import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface BindingCampaignRow {
  readonly listing_id: number;
  readonly title: string;
  readonly ends_at: Date;
}

/**
 * Returns the campaign that binds the price of each listing longest: a running one of its seller, one of the market
 * that contains the listing, or an approved offer for a special day, which binds from its approval on. A campaign of
 * the market over a whole category binds no price: its discount is shown against the lowest price of thirty days.
 */
export async function findBindingCampaigns(
  db: Db,
  sellerId: number,
  listingIds: readonly number[],
  now: Date,
): Promise<BindingCampaignRow[]> {
  const { rows } = await sql<BindingCampaignRow>`
    select distinct on (l.id) l.id as listing_id, k.title, k.ends_at
    from listing l
    join product p on p.id = l.product_id
    join category own on own.id = p.category_id
    left join category above on above.id = own.parent_id
    join campaign k on (k.seller_id = l.seller_id or (k.seller_id is null and k.is_selected))
      and (k.category_id is null or k.category_id in (own.id, own.parent_id, above.parent_id))
      and (not k.is_selected
        or exists (select from campaign_listing s where s.campaign_id = k.id and s.listing_id = l.id))
    where l.id = any(${[...listingIds]}::bigint[]) and l.seller_id = ${sellerId}
      and k.state in ('scheduled', 'running') and k.ends_at > ${now}
      and (k.starts_at <= ${now} or (k.kind = 'specialDay' and k.seller_id is not null))
    order by l.id, k.ends_at desc`.execute(db);
  return rows;
}
