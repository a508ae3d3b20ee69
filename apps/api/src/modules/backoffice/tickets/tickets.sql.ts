import { sql } from 'kysely';
import type { Position } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import type { QueueCounts } from '../queues/work-queue.ts';

/** Returns how many tickets wait for an answer; one is overdue at its own moment, which its category sets. */
export async function countOpenTickets(db: Db, now: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select count(*) as waiting, count(*) filter (where due_at < ${now}) as overdue, min(waits_since) as oldest
    from support_ticket where state = 'open'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

/** Returns tickets that wait for an operator, by due time; then those that wait for their company. */
export function openTicketPage(db: Db, after: Position | null, limit: number) {
  // Seconds of the due time; tickets that wait for their company come after all others.
  const rank = sql<number>`case when t.state = 'open' then extract(epoch from t.due_at)::bigint else 9999999999 end`;
  return db
    .selectFrom('support_ticket as t')
    .innerJoin('company', 'company.id', 't.company_id')
    .selectAll('t')
    .select(['company.name as company', rank.as('rank')])
    .where('t.state', 'in', ['open', 'actionRequired'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${rank}, t.id) > (${after?.rank}::bigint, ${after?.id}::bigint)`),
    )
    .orderBy(rank)
    .orderBy('t.id')
    .limit(limit)
    .execute();
}

/** Returns the user who opened a ticket, and the company. */
export const findTicketParty = (db: Db, ticketId: number) =>
  db
    .selectFrom('support_ticket')
    .innerJoin('company', 'company.id', 'support_ticket.company_id')
    .innerJoin('app_user', 'app_user.id', 'support_ticket.user_id')
    .select([
      'company.name as company',
      'app_user.name',
      'app_user.surname',
      'app_user.email',
      'app_user.phone',
    ])
    .where('support_ticket.id', '=', ticketId)
    .executeTakeFirst();
export type TicketPartyRow = NonNullable<Awaited<ReturnType<typeof findTicketParty>>>;

/** Returns how many tickets of each category wait, and how many of them for too long. */
export async function waitingByCategory(db: Db, now: Date) {
  const { rows } = await sql<{ category: string; waiting: number; overdue: number }>`
    select category, count(*) as waiting, count(*) filter (where due_at < ${now}) as overdue
    from support_ticket where state = 'open' group by category`.execute(db);
  return rows;
}
