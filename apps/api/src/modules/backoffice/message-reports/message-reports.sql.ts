import type { MessageReportReason, MessageReportState } from '@havan/domain/message-report';
import { type RawBuilder, sql } from 'kysely';
import type { Position } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import type { QueueCounts } from '../queues/work-queue.ts';

/** Returns how many reports wait. */
export async function countReports(db: Db, dueSince: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select count(*) as waiting, count(*) filter (where created_at < ${dueSince}) as overdue, min(created_at) as oldest
    from message_report where state = 'open'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

export interface ReportRow {
  readonly id: number;
  readonly state: MessageReportState;
  readonly reason: MessageReportReason;
  readonly note: string | null;
  readonly ruling: string | null;
  readonly created_at: Date;
  readonly message_id: number;
  readonly conversation_id: number;
  readonly reporter_id: number;
  readonly reporter: string;
  readonly sender_id: number;
  readonly sender: string;
}

const whole = (condition: RawBuilder<unknown>): RawBuilder<ReportRow> => sql<ReportRow>`
  select r.id, r.state, r.reason, r.note, r.ruling, r.created_at, r.message_id, m.conversation_id,
    r.company_id as reporter_id, reporter.name as reporter, m.sender_id, sender.name as sender
  from message_report r join message m on m.id = r.message_id
  join company reporter on reporter.id = r.company_id join company sender on sender.id = m.sender_id
  where ${condition}`;

/** Returns reports that wait, the oldest first. */
export async function reportPage(db: Db, after: Position | null, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    ${whole(sql`r.state = 'open' and r.id > ${after?.id ?? 0}`)} order by r.id limit ${limit}`.execute(db);
  return rows;
}

export async function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  return (await whole(sql`r.id = ${id}`).execute(db)).rows[0];
}

/** Returns the number of upheld reports of a sender's messages. */
export async function upheldReportsOf(db: Db, senderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from message_report r join message m on m.id = r.message_id
    where m.sender_id = ${senderId} and r.state in ('warned', 'hidden', 'blocked')`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ConversationMessageRow {
  readonly id: number;
  readonly sender_id: number;
  readonly body: string;
  readonly issue_date: Date;
  readonly hidden_at: Date | null;
}

/** Returns a message with those before and after it, `around` of each, the oldest first. */
export async function messagesAround(
  db: Db,
  { conversationId, messageId }: { readonly conversationId: number; readonly messageId: number },
  around: number,
): Promise<ConversationMessageRow[]> {
  const { rows } = await sql<ConversationMessageRow>`
    select id, sender_id, body, issue_date, hidden_at from (
      (select * from message where conversation_id = ${conversationId} and id <= ${messageId}
       order by id desc limit ${around + 1})
      union all
      (select * from message where conversation_id = ${conversationId} and id > ${messageId}
       order by id limit ${around})
    ) near order by id`.execute(db);
  return rows;
}
