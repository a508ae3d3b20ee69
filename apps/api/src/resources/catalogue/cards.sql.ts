import type { CampaignOffer } from '@havan/domain/campaign-price';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { campaignsAtHand } from '../campaigns/campaigns-at-hand.ts';
import { bestFirst, isOffer, type OfferFilter, offerSource, sellerColumns } from './offer.sql.ts';

interface OfferColumns {
  listing_id: number;
  price: number;
  discount_price: number;
  sale_price: number;
  expiration: string | null;
  stock: number;
  min_quantity: number;
  seller_id: number;
  seller_name: string;
  company_type: CompanyType;
  city_name: string;
  score_tenths: number | null;
  blue_tick_type: BlueTickType | null;
}

interface BestOffer extends OfferColumns {
  campaigns: readonly CampaignOffer[];
}

type Nothing<Offer> = { [Column in keyof Offer]: null };

interface ProductColumns {
  product_id: number;
  product_name: string;
  barcode: string;
  psf: number | null;
  brand_id: number;
  brand_name: string;
  category_name: string;
  liked: boolean;
}

/** A product of a list with its best offer, whose columns are all null when there is none. */
export type BestOfferRow = ProductColumns & (BestOffer | Nothing<BestOffer>);

/** The same with how many offers answer the filter, the best one among them. */
export type CardRow = BestOfferRow & { readonly offers: number };

/** Who looks at cards, and when. */
export interface CardReader {
  readonly userId: number;
  readonly companyId: number;
  readonly now: Date;
}

/** The given products in the given order, with their best offer of this moment; unknown ids are left out. */
export async function findBestOffers(
  db: Db,
  productIds: readonly number[],
  reader: CardReader,
  filter: OfferFilter,
): Promise<BestOfferRow[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<ProductColumns & (OfferColumns | Nothing<OfferColumns>)>`
    select p.id as product_id, p.name as product_name, p.barcode, p.psf, b.id as brand_id, b.name as brand_name,
           cat.name as category_name, f.user_id is not null as liked, best.*
    from unnest(${productIds}::bigint[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id
    join brand b on b.id = p.brand_id
    join category cat on cat.id = p.category_id
    left join favourite f on f.product_id = p.id and f.user_id = ${reader.userId}
    left join lateral (
      select l.id as listing_id, l.price, l.discount_price, l.sale_price,
             l.expiration, l.stock, l.min_quantity, ${sellerColumns}
      from ${offerSource}
      where l.product_id = p.id and ${isOffer(filter)}
      order by ${bestFirst}
      limit 1
    ) best on true
    order by wanted.place`.execute(db);
  const offered = rows.flatMap(({ listing_id }) => listing_id ?? []);
  const which = sql<SqlBool>`l.id = any(${offered}::bigint[])`;
  const campaigns = await campaignsAtHand(db, { ...reader, which });
  return rows.map((row) =>
    row.listing_id === null ? { ...row, campaigns: null } : { ...row, campaigns: campaigns.of(row) },
  );
}
