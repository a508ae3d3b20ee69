import { sql } from 'kysely';
import type { Db } from '../core/db/database.ts';
import type { Random } from '@havan/demo-market/seeded-random';
import { makeCampaign, percentOff } from './campaigns.ts';
import { makeBadge, makeBrand, makeCategory, makeCompany, makeListing, makeProduct } from './factories.ts';

const hourMs = 3_600_000;

/** Creates a main category whose products have sellers, offers and campaigns of every kind. */
export async function makeShelf(
  db: Db,
  random: Random,
  start: Date,
): Promise<{ main: number; products: number[] }> {
  const main = await makeCategory(db);
  const categories = [await makeCategory(db, 'Bir', main), await makeCategory(db, 'İki', main)];
  const brands = [await makeBrand(db), await makeBrand(db), await makeBrand(db)];
  const sellers = await Promise.all([
    makeCompany(db, 'pharmacy', { score_tenths: 97, city_id: 6 }),
    makeCompany(db, 'merchant', { score_tenths: 80 }),
    makeCompany(db, 'merchant'),
    makeCompany(db, 'pharmacyCompany', { score_tenths: 95 }),
  ]);
  await makeBadge(db, { companyId: sellers[0] ?? 0, brandId: brands[0] ?? 0, type: 2 });
  await makeBadge(db, { companyId: sellers[2] ?? 0, brandId: brands[1] ?? 0, type: 1 });
  const listings: { id: number; seller: number }[] = [];
  const products: number[] = [];
  for (let n = 0; n < 24; n++) {
    const productId = await makeProduct(db, {
      name: `Raf ${n}`,
      brand_id: random.pick(brands),
      category_id: random.pick(categories),
      psf: random.pick<number | null>([9_000, 20_000, null]),
    });
    products.push(productId);
    for (let left = random.int(0, 4); left > 0; left--) {
      const seller = random.pick(sellers);
      const price = random.int(50, 140) * 100;
      const listing = {
        price,
        min_quantity: random.pick([1, 1, 3, 6]),
        stock: 20,
        discount_price: random.pick([0, 0, price - 500]),
        expiration: random.pick([null, '2026-12-31', '2028-06-30']),
      };
      listings.push({ id: await makeListing(db, { productId, sellerId: seller }, listing), seller });
    }
  }
  const hours = (count: number) => new Date(start.getTime() + count * hourMs);
  const steps = [percentOff(15, 3)];
  await makeCampaign(db, { seller_id: sellers[0] ?? 0, steps: [percentOff(20)] });
  await makeCampaign(db, { category_id: categories[0] ?? 0, steps });
  await makeCampaign(db, { seller_id: sellers[1] ?? 0, steps: [percentOff(60)], unit_limit: 5 });
  await makeCampaign(db, { seller_id: sellers[2] ?? 0, starts_at: hours(1), ends_at: hours(2) });
  await makeCampaign(db, { seller_id: sellers[3] ?? 0, steps: [], buy_quantity: 3, free_quantity: 1 });
  const code = await makeCampaign(db, { is_selected: true, steps: [percentOff(40)] });
  const { id } = await db
    .selectFrom('campaign')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  for (const listing of listings.slice(0, 9))
    await db.insertInto('campaign_listing').values({ campaign_id: id, listing_id: listing.id }).execute();
  return { main, products };
}

/** Sells some of these products, each in another quantity. */
export async function sell(
  db: Db,
  buyer: { readonly companyId: number; readonly userId: number },
  products: readonly number[],
): Promise<void> {
  await sql`
    with paid as (
      insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
      values (gen_random_uuid(), ${buyer.companyId}, ${buyer.userId}, 'captured', 1, '{}', now())
      returning id
    ), placed as (
      insert into orders (payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee,
                          vat_total, total, commission, address, ship_by)
      select id, ${buyer.companyId}, ${buyer.companyId}, 'completed', 0, 0, 0, 0, 0, '{}', now() from paid
      returning id
    )
    insert into order_line (order_id, line_no, listing_id, product_id, product_name, barcode, quantity,
                            unit_price, vat_rate, line_total)
    select placed.id, wanted.place, l.id, p.id, p.name, p.barcode, 1 + wanted.place % 4, 0, 20, 0
    from placed
    cross join unnest(${products}::bigint[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id
    cross join lateral (select id from listing where product_id = p.id limit 1) l`.execute(db);
}
