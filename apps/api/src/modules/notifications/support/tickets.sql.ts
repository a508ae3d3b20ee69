import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type {
  SupportMessageTable,
  SupportTicketTable,
} from '../../../core/db/schema/service/support-tables.ts';

type TicketFields = Selectable<SupportTicketTable>;

export interface TicketRow extends TicketFields {
  /** Label of the record of the ticket, as its company sees it; null without a record. */
  readonly record_label: string | null;
  readonly order_side: 'purchased' | 'sold' | null;
}

/** Returns one ticket with its subject. */
export async function findTicket(db: Db, ticketId: number): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select t.*, coalesce(other.name, p.name) as record_label,
           case when o.id is null then null when o.buyer_company_id = t.company_id then 'purchased' else 'sold' end
             as order_side
    from support_ticket t
    left join orders o on o.id = t.order_id
    left join company other on other.id =
      case when o.buyer_company_id = t.company_id then o.seller_company_id else o.buyer_company_id end
    left join listing l on l.id = t.listing_id
    left join product p on p.id = l.product_id
    where t.id = ${ticketId}`.execute(db);
  return rows[0];
}

/** Locks a ticket until the transaction ends. */
export const lockTicket = (trx: Db, ticketId: number): Promise<TicketFields | undefined> =>
  trx.selectFrom('support_ticket').selectAll().where('id', '=', ticketId).forUpdate().executeTakeFirst();

export async function insertTicket(trx: Db, row: Insertable<SupportTicketTable>): Promise<number> {
  const { id } = await trx.insertInto('support_ticket').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateTicket = (trx: Db, ticketId: number, changes: Partial<TicketFields>) =>
  trx.updateTable('support_ticket').set(changes).where('id', '=', ticketId).execute();

/** Stores a message with its files in their order. */
export async function insertTicketMessage(
  trx: Db,
  row: Insertable<SupportMessageTable>,
  files: readonly string[],
): Promise<void> {
  const { id } = await trx
    .insertInto('support_message')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.length === 0) return;
  await trx
    .insertInto('support_message_file')
    .values(files.map((file, position) => ({ file_id: file, message_id: id, position })))
    .execute();
}

/** Returns whether a company is buyer or seller of an order. */
export async function isOrderOf(db: Db, orderId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(({ or, eb }) =>
      or([eb('buyer_company_id', '=', companyId), eb('seller_company_id', '=', companyId)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a company sells a listing. */
export async function isListingOf(db: Db, listingId: number, companyId: number): Promise<boolean> {
  const listing = db.selectFrom('listing').select('id').where('id', '=', listingId);
  return (await listing.where('seller_id', '=', companyId).executeTakeFirst()) !== undefined;
}

/**
 * Returns tickets on which the customer has been silent since before `answered` or `actionRequired`, by their state.
 */
export async function silentTickets(
  db: Db,
  before: { readonly answered: Date; readonly actionRequired: Date },
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from support_ticket
    where (state = 'answered' and changed_at < ${before.answered})
       or (state = 'actionRequired' and changed_at < ${before.actionRequired})
    order by changed_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
