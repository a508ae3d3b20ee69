import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface GuardedRow {
  readonly listing_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly days_left: number;
  readonly stock: number;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly purchases: number;
  readonly units_before_last: number;
  readonly last_units: number;
  readonly days: number;
  readonly days_since_last: number;
}

/**
 * Returns lines with an expiry and the company's own purchases of their products, without products whose warning is
 * off. `lines` are listings and quantities; null reads the cart.
 */
export async function guardedRows(
  db: Db,
  companyId: number,
  lines: readonly { readonly listingId: number; readonly quantity: number }[] | null,
  now: Date,
): Promise<GuardedRow[]> {
  const wanted =
    lines === null
      ? sql`select listing_id, quantity from basket_item where company_id = ${companyId}`
      : sql`select "listingId" as listing_id, quantity
            from jsonb_to_recordset(${JSON.stringify(lines)}) as w ("listingId" bigint, quantity integer)`;
  const today = sql`(${now}::timestamptz at time zone 'Europe/Istanbul')::date`;
  const { rows } = await sql<GuardedRow>`
    with wanted as (${wanted}), line as (
      select w.listing_id, w.quantity, l.product_id, l.expiration - ${today} as days_left, l.stock, l.min_quantity,
        l.max_quantity, l.pack_size
      from wanted w join listing l on l.id = w.listing_id
      where l.expiration is not null and not exists (
        select from expiry_guard_off g where g.company_id = ${companyId} and g.product_id = l.product_id)
    ), bought as (
      select x.product_id, (o.created_at at time zone 'Europe/Istanbul')::date as day,
        sum(x.quantity - x.refunded_quantity) as units
      from orders o join order_line x on x.order_id = o.id
      where o.buyer_company_id = ${companyId} and o.state not in ('preOrder', 'cancelled')
        and x.product_id in (select product_id from line)
      group by 1, 2 having sum(x.quantity - x.refunded_quantity) > 0
    ), habit as (
      select product_id, count(*) as purchases, max(day) as last, min(day) as first, sum(units) as units from bought
      group by product_id
    )
    select line.*, habit.purchases, (habit.units - b.units)::bigint as units_before_last, b.units::bigint as last_units,
      habit.last - habit.first as days, ${today} - habit.last as days_since_last
    from line join habit on habit.product_id = line.product_id
    join bought b on b.product_id = habit.product_id and b.day = habit.last`.execute(db);
  return rows;
}

/** Turns the warning of a product off for a company, or on again. */
export async function putGuard(
  db: Db,
  companyId: number,
  { productId, isOn }: { readonly productId: number; readonly isOn: boolean },
): Promise<void> {
  if (isOn) {
    await db
      .deleteFrom('expiry_guard_off')
      .where('company_id', '=', companyId)
      .where('product_id', '=', productId)
      .execute();
    return;
  }
  await sql`
    insert into expiry_guard_off (company_id, product_id)
    select ${companyId}, id from product where id = ${productId} on conflict do nothing`.execute(db);
}
