import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bestFirst, isOffer, offerSource, sellerColumns } from './offer.sql.ts';

export const findProduct = (db: Db, productId: number, userId: number) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('favourite', (join) =>
      join.onRef('favourite.product_id', '=', 'product.id').on('favourite.user_id', '=', userId),
    )
    .select([
      'product.id',
      'product.name',
      'product.barcode',
      'product.category_id',
      'product.description',
      'product.form',
      'product.size',
      'product.vat_rate',
      'product.psf',
      'brand.id as brand_id',
      'brand.name as brand_name',
    ])
    .select(sql<boolean>`favourite.user_id is not null`.as('liked'))
    .where('product.id', '=', productId)
    .where('product.permission', '=', 'sellable')
    .executeTakeFirst();
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

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
  seller_id: number;
  seller_name: string;
  company_type: CompanyType;
  city_name: string;
  score_tenths: number | null;
  blue_tick_type: BlueTickType | null;
}

/** Every offer of a product that can be bought on `today`, the best first, with what `companyId` has in its basket. */
export async function findOffers(
  db: Db,
  productId: number,
  companyId: number,
  today: string,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select l.id as listing_id, l.price, l.discount_price, l.expiration, l.stock, l.min_quantity, l.max_quantity,
           l.pack_size, t.shipping_fee, t.free_shipping_from, t.min_basket, t.dispatch_cutoff::text as dispatch_cutoff,
           coalesce(basket.quantity, 0) as in_basket, ${sellerColumns}
    from ${offerSource}
    left join basket_item basket on basket.company_id = ${companyId} and basket.listing_id = l.id
    where l.product_id = ${productId} and ${isOffer({ today })}
    order by ${bestFirst}
    limit 500`.execute(db);
  return rows;
}

/**
 * The lowest price at which anybody offered the product from `since` on, and the last day on which it stood. A price
 * holds from its row until the next one, so the last row before `since` counts as well.
 */
export async function findLowestPrice(
  db: Db,
  productId: number,
  since: string,
): Promise<{ price: number; day: string } | null> {
  const { rows } = await sql<{ price: number; day: string }>`
    select h.sale_price as price, greatest(h.day, ${since}::date) as day
    from listing l
    cross join lateral (
      (select day, sale_price from listing_price_history where listing_id = l.id and day >= ${since}::date)
      union all
      (select day, sale_price from listing_price_history where listing_id = l.id and day < ${since}::date
       order by day desc limit 1)
    ) h
    where l.product_id = ${productId}
    order by h.sale_price, h.day desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}
