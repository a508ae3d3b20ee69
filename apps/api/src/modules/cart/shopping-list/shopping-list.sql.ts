import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ShoppingListRow {
  readonly product_id: number;
  readonly product_name: string;
  readonly brand_name: string;
  readonly quantity: number;
  readonly added_at: Date;
  readonly added_by: string;
  readonly offers: number;
  readonly lowest: number | null;
}

/**
 * Returns the shopping list of a company, the newest entry first. Merged products appear as the remaining one with
 * their quantities added; products that are no longer sold are left out.
 */
export async function findShoppingList(db: Db, companyId: number): Promise<ShoppingListRow[]> {
  const { rows } = await sql<ShoppingListRow>`
    select p.id as product_id, p.name as product_name, b.name as brand_name, sum(i.quantity)::integer as quantity,
      max(i.added_at) as added_at, (array_agg(u.name || ' ' || u.surname order by i.added_at desc))[1] as added_by,
      (select count(*) from stocked_listing() l where l.product_id = p.id) as offers,
      (select min(l.sale_price) from stocked_listing() l where l.product_id = p.id) as lowest
    from shopping_list_item i
    join product asked on asked.id = i.product_id
    join product p on p.id = coalesce(asked.merged_into, asked.id)
    join brand b on b.id = p.brand_id
    join app_user u on u.id = i.added_by
    where i.company_id = ${companyId} and p.permission = 'sellable'
    group by p.id, b.name order by max(i.added_at) desc, p.id`.execute(db);
  return rows;
}

/**
 * Adds a product or changes its quantity; false for a product that is not sold here and for a list with `limit` others.
 */
export async function upsertItem(
  db: Db,
  item: {
    readonly companyId: number;
    readonly userId: number;
    readonly productId: number;
    readonly quantity: number;
    readonly at: Date;
  },
  limit: number,
): Promise<boolean> {
  const { companyId, userId, productId, quantity, at } = item;
  const { rows } = await sql`
    insert into shopping_list_item (company_id, product_id, quantity, added_by, added_at)
    select ${companyId}, p.id, ${quantity}::integer, ${userId}, ${at} from product p
    where p.id = ${productId} and p.permission = 'sellable' and p.merged_into is null
      and (select count(*) from shopping_list_item
           where company_id = ${companyId} and product_id <> ${productId}) < ${limit}
    on conflict (company_id, product_id) do update set
      quantity = excluded.quantity, added_by = excluded.added_by, added_at = excluded.added_at
    returning product_id`.execute(db);
  return rows.length > 0;
}

/** Removes products, and with them those that were merged into them. */
export async function deleteItems(db: Db, companyId: number, productIds: readonly number[]): Promise<void> {
  await sql`
    delete from shopping_list_item i using product asked
    where i.company_id = ${companyId} and asked.id = i.product_id
      and coalesce(asked.merged_into, asked.id) = any(${[...productIds]}::bigint[])`.execute(db);
}
