import type { CampaignOffer } from '@havan/domain/campaign-price';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { campaignsAtHand } from '../campaigns/campaigns-at-hand.ts';
import { bestFirst, isOffer, offerSource, sellerColumns } from './offer.sql.ts';

export interface ProductRow {
  readonly id: number;
  readonly name: string;
  readonly barcode: string;
  readonly description: string;
  readonly form: string;
  readonly size: string;
  readonly vat_rate: number;
  readonly psf: number | null;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly liked: boolean;
  /** The path from the main category down; the tree has three levels at most. */
  readonly category_ids: readonly (number | null)[];
  readonly category_names: readonly (string | null)[];
  /** Where the company that asks is. */
  readonly buyer_city_id: number;
  readonly lowest_price: number | null;
  readonly lowest_day: string | null;
}

/**
 * A product with everything that its page shows at once, in one statement: this is the hottest read of the shop. The
 * lowest price holds from `since` to `today`; the price with which that span began is the closing one of the move before.
 */
export async function findProduct(
  db: Db,
  productId: number,
  { userId, companyId }: { readonly userId: number; readonly companyId: number },
  { since, today }: { readonly since: string; readonly today: string },
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.name, p.barcode, p.description, p.form, p.size, p.vat_rate, p.psf, b.id as brand_id,
           b.name as brand_name, f.user_id is not null as liked,
           array[upper.id, middle.id, own.id] as category_ids, array[upper.name, middle.name, own.name] as category_names,
           (select city_id from company where id = ${companyId}) as buyer_city_id,
           lowest.price as lowest_price, lowest.day as lowest_day
    from product p
    join brand b on b.id = p.brand_id
    join category own on own.id = p.category_id
    left join category middle on middle.id = own.parent_id
    left join category upper on upper.id = middle.parent_id
    left join favourite f on f.product_id = p.id and f.user_id = ${userId}
    left join lateral (
      select day, price from (
        select day, lowest as price from product_price_day
        where product_id = p.id and day between ${since}::date and ${today}::date
        union all
        (select ${since}::date, closing from product_price_day
         where product_id = p.id and day < ${since}::date order by day desc limit 1)
      ) moves
      where price is not null order by price, day desc limit 1
    ) lowest on true
    where p.id = ${productId} and p.permission = 'sellable'`.execute(db);
  return rows[0];
}

export interface OfferRow {
  listing_id: number;
  price: number;
  discount_price: number;
  expiration: string | null;
  stock: number;
  min_quantity: number;
  max_quantity: number | null;
  pack_size: number;
  shipping_fee: number | null;
  free_shipping_from: number | null;
  min_basket: number | null;
  dispatch_cutoff: string | null;
  in_basket: number;
  city_id: number;
  seller_id: number;
  seller_name: string;
  company_type: CompanyType;
  city_name: string;
  score_tenths: number | null;
  blue_tick_type: BlueTickType | null;
  campaigns: readonly CampaignOffer[];
}

/**
 * Every offer of a product that can be bought on `today`, the best first without campaigns, with what `companyId` has in
 * its basket and the campaigns of the moment.
 */
export async function findOffers(
  db: Db,
  productId: number,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  today: string,
): Promise<OfferRow[]> {
  const offers = sql<Omit<OfferRow, 'campaigns'>>`
    select l.id as listing_id, l.price, l.discount_price, l.expiration, l.stock, l.min_quantity, l.max_quantity,
           l.pack_size, t.shipping_fee, t.free_shipping_from, t.min_basket, t.dispatch_cutoff::text as dispatch_cutoff,
           coalesce(basket.quantity, 0) as in_basket, c.city_id, ${sellerColumns}
    from ${offerSource}
    left join basket_item basket on basket.company_id = ${companyId} and basket.listing_id = l.id
    where l.product_id = ${productId} and ${isOffer({ today })}
    order by ${bestFirst}
    limit 500`.execute(db);
  const which = sql<SqlBool>`l.product_id = ${productId} and l.state = 'active' and l.stock > 0`;
  const [{ rows }, campaigns] = await Promise.all([offers, campaignsAtHand(db, { companyId, now, which })]);
  return rows.map((row) => ({
    ...row,
    campaigns: campaigns.of({ listing_id: row.listing_id, product_id: productId, seller_id: row.seller_id }),
  }));
}
