import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ReceivedQuestionRow {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly body: string;
  readonly asked_at: Date;
  readonly city_name: string;
  readonly own_body: string | null;
  readonly own_answered_at: Date | null;
  readonly other_answers: number;
}

/**
 * Questions of others about products that a company sells, found through its offers, which are fewer than all
 * questions.
 */
const received = (companyId: number) => sql`
  (select distinct product_id from listing where seller_id = ${companyId} and state = 'active') offered
  join product_question q on q.product_id = offered.product_id and q.company_id <> ${companyId}
  left join product_answer own on own.question_id = q.id and own.company_id = ${companyId}`;

/** Returns the newest first, those after `beforeId`. */
export async function findReceived(
  db: Db,
  companyId: number,
  isAnswered: boolean,
  beforeId: number | null,
  limit: number,
): Promise<ReceivedQuestionRow[]> {
  const { rows } = await sql<ReceivedQuestionRow>`
    select found.*, p.name as product_name, city.name as city_name,
           (select count(*) from product_answer a where a.question_id = found.id and a.company_id <> ${companyId})
             as other_answers
    from (
      select q.id, q.product_id, q.company_id, q.body, q.asked_at,
             own.body as own_body, own.answered_at as own_answered_at
      from ${received(companyId)}
      where (own.question_id is not null) = ${isAnswered}
        and ${beforeId === null ? sql`true` : sql`q.id < ${beforeId}`}
      order by q.id desc limit ${limit}
    ) found
    join product p on p.id = found.product_id
    join company c on c.id = found.company_id
    join city on city.id = c.city_id
    order by found.id desc`.execute(db);
  return rows;
}

export async function countReceived(
  db: Db,
  companyId: number,
): Promise<{ readonly waiting: number; readonly answered: number }> {
  const { rows } = await sql<{ waiting: number; answered: number }>`
    select count(*) filter (where own.question_id is null) as waiting, count(own.question_id) as answered
    from ${received(companyId)}`.execute(db);
  return rows[0] ?? { waiting: 0, answered: 0 };
}
