import type { MessageReportState } from '@havan/domain/message-report';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { MessageReportTable } from '../../../core/db/schema/inbox-tables.ts';

/** Returns whether this company received a message that is still visible in its conversation. */
export async function isReaderOf(db: Db, messageId: number, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from message m join conversation c on c.id = m.conversation_id
    where m.id = ${messageId} and m.hidden_at is null and m.sender_id <> ${companyId}
      and ${companyId} in (c.buyer_id, c.seller_id)
      and m.id > case when c.buyer_id = ${companyId} then c.buyer_cleared_to else c.seller_cleared_to end`.execute(
    db,
  );
  return rows.length > 0;
}

/** Stores a report; false when the message was reported before. */
export async function insertReport(db: Db, row: Insertable<MessageReportTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('message_report')
    .values(row)
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns the outcome of the reports of a company on these messages. */
export const reportsOf = (db: Db, companyId: number, messageIds: readonly number[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('message_report')
        .select(['message_id', 'state'])
        .where('company_id', '=', companyId)
        .where('message_id', 'in', messageIds)
        .execute();

export interface RuledReport {
  readonly id: number;
  readonly message_id: number;
  readonly reporter_id: number;
  readonly sender_id: number;
}

/** Closes an open report; undefined when it no longer waits. */
export async function closeReport(
  trx: Db,
  id: number,
  ruling: { readonly state: MessageReportState; readonly ruling: string | null; readonly at: Date },
): Promise<RuledReport | undefined> {
  const { rows } = await sql<RuledReport>`
    update message_report r set state = ${ruling.state}, ruling = ${ruling.ruling}, decided_at = ${ruling.at}
    from message m
    where r.id = ${id} and r.state = 'open' and m.id = r.message_id
    returning r.id, r.message_id, r.company_id as reporter_id, m.sender_id`.execute(trx);
  return rows[0];
}

export const hideMessage = (trx: Db, messageId: number, at: Date) =>
  trx.updateTable('message').set({ hidden_at: at }).where('id', '=', messageId).execute();

/** Blocks a company, or extends its block. */
export async function blockWriter(trx: Db, companyId: number, reportId: number, until: Date): Promise<void> {
  await trx
    .insertInto('messaging_block')
    .values({ company_id: companyId, report_id: reportId, until })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ report_id: reportId, until }))
    .execute();
}

/** Returns until when a company may not write; undefined when it may. */
export async function blockedUntil(db: Db, companyId: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('messaging_block')
    .select('until')
    .where('company_id', '=', companyId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until;
}
