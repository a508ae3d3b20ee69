import { sql } from 'kysely';
import type { Db } from '../../../../core/db/database.ts';

export interface BatchFacts {
  readonly total: number;
  readonly issued: number;
  readonly refused: number;
  readonly refusals: readonly { readonly order_id: number; readonly message: string }[];
  readonly invoice_ids: readonly number[];
}

/** Stores a batch with its rows, by ascending order id. */
export async function insertBatch(
  trx: Db,
  batch: {
    readonly id: string;
    readonly companyId: number;
    readonly userId: number;
    readonly at: Date;
    readonly orderIds: readonly number[];
  },
): Promise<void> {
  await trx
    .insertInto('e_invoice_batch')
    .values({ id: batch.id, company_id: batch.companyId, user_id: batch.userId, created_at: batch.at })
    .execute();
  await sql`insert into e_invoice_batch_row (batch_id, order_id)
    select ${batch.id}, unnest(${batch.orderIds}::bigint[])`.execute(trx);
}

/** Returns the progress of a batch of a company; null for an unknown id. */
export async function readBatch(
  db: Db,
  companyId: number,
  id: string,
  most: number,
): Promise<BatchFacts | null> {
  const { rows } = await sql<BatchFacts>`
    select count(*)::integer as total,
      count(*) filter (where r.state = 'issued')::integer as issued,
      count(*) filter (where r.state = 'refused')::integer as refused,
      coalesce((select jsonb_agg(jsonb_build_object('order_id', x.order_id, 'message', x.message) order by x.order_id)
        from (select order_id, message from e_invoice_batch_row where batch_id = ${id} and state = 'refused'
              order by order_id limit ${most}) x), '[]') as refusals,
      coalesce(jsonb_agg(r.invoice_id order by r.invoice_id) filter (where r.invoice_id is not null), '[]')
        as invoice_ids
    from e_invoice_batch b join e_invoice_batch_row r on r.batch_id = b.id
    where b.id = ${id} and b.company_id = ${companyId}
    group by b.id`.execute(db);
  return rows[0] ?? null;
}

/** Returns the last batch of a company since an instant. */
export async function latestBatch(db: Db, companyId: number, since: Date): Promise<string | null> {
  const row = await db
    .selectFrom('e_invoice_batch')
    .select('id')
    .where('company_id', '=', companyId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface BatchRow {
  readonly batch_id: string;
  readonly order_id: number;
  readonly company_id: number;
  readonly user_id: number;
}

/**
 * Returns the next row that waits, held until the transaction ends; rows that another process holds are
 * passed over.
 */
export async function lockWaitingRow(trx: Db, passedOver: readonly number[]): Promise<BatchRow | null> {
  const { rows } = await sql<BatchRow>`
    select r.batch_id, r.order_id, b.company_id, b.user_id
    from e_invoice_batch_row r join e_invoice_batch b on b.id = r.batch_id
    where r.state = 'waiting' and r.order_id <> all(${passedOver}::bigint[])
    order by r.batch_id, r.order_id limit 1 for update of r skip locked`.execute(trx);
  return rows[0] ?? null;
}

/** Ends a row; a row that has ended meanwhile is not changed. */
export const endRow = (
  db: Db,
  row: Pick<BatchRow, 'batch_id' | 'order_id'>,
  end: {
    readonly state: 'issued' | 'refused';
    readonly message: string | null;
    readonly invoiceId: number | null;
    readonly at: Date;
  },
) =>
  db
    .updateTable('e_invoice_batch_row')
    .set({ state: end.state, message: end.message, invoice_id: end.invoiceId, done_at: end.at })
    .where('batch_id', '=', row.batch_id)
    .where('order_id', '=', row.order_id)
    .where('state', '=', 'waiting')
    .execute();
