import type { BlueTickType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface BrandSellerRow {
  readonly brand_name: string;
  readonly logo_hash: string | null;
  readonly seller_id: number | null;
  readonly seller_name: string;
  readonly type: BlueTickType;
}

/**
 * Returns the brand with one row for each seller that has its badge on `today` and an offer of it on sale; a
 * single row without a seller where no seller qualifies. Official sellers come first.
 */
export async function findBrandSellers(db: Db, brandId: number, today: string): Promise<BrandSellerRow[]> {
  const { rows } = await sql<BrandSellerRow>`
    select b.name as brand_name, b.logo_hash, badge.company_id as seller_id, badge.name as seller_name, badge.type
    from brand b left join (
      select g.brand_id, g.company_id, c.name, g.type
      from brand_badge g join company c on c.id = g.company_id
      where (g.expires_on is null or g.expires_on >= ${today}::date) and exists (
        select from sellable_listing(${today}::date) l join product p on p.id = l.product_id
        where l.seller_id = g.company_id and p.brand_id = g.brand_id)
    ) badge on badge.brand_id = b.id
    where b.id = ${brandId} order by badge.type desc, badge.name`.execute(db);
  return rows;
}
