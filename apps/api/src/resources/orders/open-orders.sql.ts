import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { OrderEventTable, OrderLineTable, OrdersTable } from '../../db/schema/trade-tables.ts';

/** Opens orders and answers their ids by seller. */
export async function insertOrders(
  db: Db,
  orders: readonly Insertable<OrdersTable>[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .insertInto('orders')
    .values([...orders])
    .returning(['id', 'seller_company_id'])
    .execute();
  return new Map(rows.map((row) => [row.seller_company_id, row.id]));
}

export async function insertOrderLines(db: Db, lines: readonly Insertable<OrderLineTable>[]): Promise<void> {
  await db
    .insertInto('order_line')
    .values([...lines])
    .execute();
}

/** Adds to the history of orders; nothing in it is ever changed. */
export async function insertEvents(db: Db, events: readonly Insertable<OrderEventTable>[]): Promise<void> {
  await db
    .insertInto('order_event')
    .values([...events])
    .execute();
}

export async function companyNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from company where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}
