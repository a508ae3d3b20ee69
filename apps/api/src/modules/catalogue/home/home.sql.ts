import type { ContentTargetKind, HomeRowKey } from '@havan/domain/shop-content';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { isOffer, offerSource } from '../lists/offer.sql.ts';

interface IdRow {
  id: number;
}

const idsOf = ({ rows }: { rows: IdRow[] }): number[] => rows.map(({ id }) => id);

/** Largest number of recent price changes that are considered; more would read the whole history of a large market. */
const newestChanges = 2000;

/** Returns products with a price reduction since `since`, the largest first. */
export const priceDropProducts = async (
  db: Db,
  today: string,
  since: string,
  limit: number,
): Promise<number[]> =>
  idsOf(
    await sql<IdRow>`
      with newest as (
        select listing_id, day from listing_price_history
        where day >= ${since}::date order by day desc, listing_id limit ${newestChanges}
      )
      select l.product_id as id
      from newest
      join ${offerSource({ today })} on l.id = newest.listing_id
      cross join lateral (
        select sale_price from listing_price_history
        where listing_id = newest.listing_id and day < newest.day order by day desc limit 1
      ) before
      where before.sale_price > l.sale_price and ${isOffer({ today })}
      group by l.product_id
      order by max(1 - l.sale_price::float8 / before.sale_price) desc, l.product_id
      limit ${limit}`.execute(db),
  );

interface Announced {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly seller_id: number | null;
  readonly category_id: number | null;
}

interface SellersCampaign extends Announced {
  readonly seller_id: number;
}

/** Returns the running campaign of a seller that ends last and has units left, with that seller. */
export async function findSellerCampaign(db: Db, now: Date): Promise<SellersCampaign | undefined> {
  const { rows } = await sql<SellersCampaign>`
    select id, code, title, description, seller_id, category_id from campaign
    where state = 'running' and starts_at <= ${now} and ends_at > ${now} and seller_id is not null
      and units_left is distinct from 0
    order by ends_at desc limit 1`.execute(db);
  return rows[0];
}

/** Returns the offers of a seller, discounts first. */
export const productsOfSeller = async (
  db: Db,
  sellerId: number,
  today: string,
  limit: number,
): Promise<number[]> =>
  idsOf(
    await sql<IdRow>`
      select l.product_id as id
      from ${offerSource({ today, sellerId })}
      where ${isOffer({ today, sellerId })}
      group by l.product_id
      order by bool_or(l.discount_price > 0) desc, l.product_id
      limit ${limit}`.execute(db),
  );

/** Returns products of a category and its subcategories that are on offer. */
export const productsOfCategory = async (
  db: Db,
  categoryId: number,
  today: string,
  limit: number,
): Promise<number[]> =>
  idsOf(
    await sql<IdRow>`
      with recursive beneath as (
        select id from category where id = ${categoryId}
        union all
        select c.id from category c join beneath on c.parent_id = beneath.id
      )
      select p.id
      from product p
      where p.category_id in (select id from beneath)
        and exists (select from ${offerSource({ today })} where l.product_id = p.id and ${isOffer({ today })})
      order by p.id
      limit ${limit}`.execute(db),
  );

/** Returns counts for a buyer: orders in transit, orders awaiting approval, and bought units with a close expiry. */
export async function findToday(
  db: Db,
  companyId: number,
  today: string,
  until: string,
): Promise<{ underway: number; awaiting: number; close_expiry: number }> {
  const { rows } = await sql<{ underway: number; awaiting: number; close_expiry: number }>`
    select
      count(*) filter (where state in ('awaitingSellerConfirmation', 'awaitingShipment', 'shipped')) as underway,
      count(*) filter (where state = 'awaitingBuyerApproval') as awaiting,
      (select count(*)
       from orders bought join order_line line on line.order_id = bought.id
       where bought.buyer_company_id = ${companyId} and bought.state in ('awaitingBuyerApproval', 'completed')
         and line.expiration >= ${today}::date and line.expiration < ${until}::date
         and line.quantity > (
           select coalesce(sum(back.quantity), 0)
           from order_refund refund join order_refund_line back on back.refund_id = refund.id
           where refund.order_id = line.order_id and back.line_no = line.line_no)) as close_expiry
    from orders
    where buyer_company_id = ${companyId}
      and state in ('awaitingSellerConfirmation', 'awaitingShipment', 'shipped', 'awaitingBuyerApproval')`.execute(
    db,
  );
  return rows[0] ?? { underway: 0, awaiting: 0, close_expiry: 0 };
}

/** Returns the seller in the cart that is nearest to free shipping, with its goods total. */
export async function findNearestFreeShipping(
  db: Db,
  companyId: number,
  today: string,
): Promise<{ name: string; goods: number; free_shipping_from: number } | null> {
  const { rows } = await sql<{ name: string; goods: number; free_shipping_from: number }>`
    select c.name, sum(basket.quantity * l.sale_price)::bigint as goods, t.free_shipping_from
    from basket_item basket join ${offerSource({ today })} on l.id = basket.listing_id
    where basket.company_id = ${companyId} and ${isOffer({ today })}
    group by c.id, c.name, t.free_shipping_from
    having t.free_shipping_from > sum(basket.quantity * l.sale_price)
    order by t.free_shipping_from - sum(basket.quantity * l.sale_price), c.id
    limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface ShownSlider {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly target_kind: ContentTargetKind;
  readonly target_id: number | null;
  readonly href: string;
  readonly seller_id: number | null;
  readonly category_id: number | null;
  readonly is_selected: boolean | null;
}

/** Returns the sliders that an operator shows now, in their order; one of a campaign goes with it. */
export async function findSliders(db: Db, now: Date): Promise<readonly ShownSlider[]> {
  const { rows } = await sql<ShownSlider>`
    select s.id, s.title, s.body, s.target_kind, s.target_id, s.href, k.seller_id, k.category_id, k.is_selected
    from slider s left join campaign k on s.target_kind = 'campaign' and k.id = s.target_id
    where s.starts_at <= ${now} and s.ends_at > ${now}
      and (s.target_kind <> 'campaign' or (k.state = 'running' and k.starts_at <= ${now} and k.ends_at > ${now}))
    order by s.position, s.id limit 10`.execute(db);
  return rows;
}

interface ShownRow {
  readonly key: HomeRowKey;
  readonly title: string | null;
}

/** Returns the rows that the home shows, in their order. */
export async function findHomeRows(db: Db): Promise<readonly ShownRow[]> {
  const { rows } =
    await sql<ShownRow>`select key, title from home_row where is_shown order by position`.execute(db);
  return rows;
}

/** The most recent order lines that determine a buyer's preferences. */
const linesOfTaste = 500;

/** A buyer's preferences. */
export interface Habits {
  /** The categories of its purchases, those with most lines first. */
  readonly categoryIds: readonly number[];
  readonly bought: readonly number[];
}

/** Reads the categories that a buyer recently bought from most, and its products. */
export async function findTaste(db: Db, companyId: number): Promise<Habits> {
  const { rows } = await sql<{ product_id: number; category_id: number }>`
    select line.product_id, p.category_id
    from (
      select id from orders where buyer_company_id = ${companyId} order by id desc limit ${linesOfTaste}
    ) mine
    join order_line line on line.order_id = mine.id
    join product p on p.id = line.product_id
    limit ${linesOfTaste}`.execute(db);
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.category_id, (counts.get(row.category_id) ?? 0) + 1);
  return {
    categoryIds: [...counts].sort(([a, left], [b, right]) => right - left || a - b).map(([id]) => id),
    bought: [...new Set(rows.map((row) => row.product_id))],
  };
}
