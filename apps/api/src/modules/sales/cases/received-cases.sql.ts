import type { caseViews } from '@havan/contract/sales/cases';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { type CaseRow, wholeCase } from './cases.sql.ts';

export type CaseView = (typeof caseViews)[number];

export interface ReceivedCaseRow extends CaseRow {
  readonly buyer_name: string;
}

/** The states of each view. The buyer may still escalate a rejected case to the platform. */
const statesOf: Readonly<Record<CaseView, readonly string[]>> = {
  waiting: ['open'],
  goods: ['awaitingGoods'],
  elsewhere: ['rejected', 'escalated'],
  closed: ['accepted', 'withdrawn', 'ruledForBuyer', 'ruledForSeller'],
};

/**
 * Returns cases on orders that a company sold, after the case of the cursor. Every case has the same time for an
 * answer, so the oldest open case comes first; ended cases come newest first.
 */
export async function findReceivedCases(
  db: Db,
  sellerId: number,
  { view, after, limit }: { readonly view: CaseView; readonly after: number | null; readonly limit: number },
): Promise<ReceivedCaseRow[]> {
  const isOver = view === 'closed';
  const beyond = after === null ? sql`true` : isOver ? sql`c.id < ${after}` : sql`c.id > ${after}`;
  const { rows } = await sql<ReceivedCaseRow>`
    select ${wholeCase}, buyer.name as buyer_name
    from order_case c
    join orders sold on sold.id = c.order_id and sold.seller_company_id = ${sellerId}
    join company buyer on buyer.id = sold.buyer_company_id
    where c.state = any(${[...statesOf[view]]}) and ${beyond}
    order by c.id ${isOver ? sql`desc` : sql`asc`} limit ${limit}`.execute(db);
  return rows;
}

export async function countReceivedCases(
  db: Db,
  sellerId: number,
): Promise<Readonly<Record<CaseView, number>>> {
  const { rows } = await sql<Record<CaseView, number>>`
    select count(*) filter (where c.state = any(${[...statesOf.waiting]})) as waiting,
           count(*) filter (where c.state = any(${[...statesOf.goods]})) as goods,
           count(*) filter (where c.state = any(${[...statesOf.elsewhere]})) as elsewhere,
           count(*) filter (where c.state = any(${[...statesOf.closed]})) as closed
    from order_case c join orders sold on sold.id = c.order_id and sold.seller_company_id = ${sellerId}`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, goods: 0, elsewhere: 0, closed: 0 };
}
