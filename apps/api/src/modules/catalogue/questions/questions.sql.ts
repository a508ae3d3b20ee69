import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface QuestionRow {
  readonly id: number;
  readonly product_id: number;
  readonly company_id: number;
  readonly body: string;
  readonly asked_at: Date;
  readonly city_name: string;
}

const questionColumns = sql`q.id, q.product_id, q.company_id, q.body, q.asked_at, city.name as city_name`;
const questionSource = sql`
  product_question q join company c on c.id = q.company_id join city on city.id = c.city_id`;

/** Returns questions about a product with ids below `beforeId`, the newest first. */
export async function findQuestions(
  db: Db,
  productId: number,
  beforeId: number | null,
  limit: number,
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns} from ${questionSource}
    where q.product_id = ${productId} and ${beforeId === null ? sql`true` : sql`q.id < ${beforeId}`}
    order by q.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countQuestions(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_question where product_id = ${productId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findQuestion(db: Db, questionId: number): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns} from ${questionSource} where q.id = ${questionId}`.execute(db);
  return rows[0];
}

export interface AnswerRow {
  readonly question_id: number;
  readonly seller_id: number;
  readonly seller_name: string;
  readonly body: string;
  readonly answered_at: Date;
}

export async function findAnswers(db: Db, questionIds: readonly number[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return [];
  const { rows } = await sql<AnswerRow>`
    select a.question_id, c.id as seller_id, c.name as seller_name, a.body, a.answered_at
    from product_answer a join company c on c.id = a.company_id
    where a.question_id = any(${questionIds}::bigint[])
    order by a.answered_at`.execute(db);
  return rows;
}

interface Words {
  readonly userId: number;
  readonly companyId: number;
  readonly body: string;
  readonly at: Date;
}

export async function insertQuestion(
  db: Db,
  productId: number,
  { userId, companyId, body, at }: Words,
): Promise<number> {
  const { id } = await db
    .insertInto('product_question')
    .values({ product_id: productId, user_id: userId, company_id: companyId, body, asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the answer of a seller; it replaces a former one. */
export async function saveAnswer(
  db: Db,
  questionId: number,
  { userId, companyId, body, at }: Words,
): Promise<void> {
  await db
    .insertInto('product_answer')
    .values({ question_id: questionId, company_id: companyId, user_id: userId, body, answered_at: at })
    .onConflict((conflict) =>
      conflict.columns(['question_id', 'company_id']).doUpdateSet({ user_id: userId, body, answered_at: at }),
    )
    .execute();
}

/** Returns companies with an active offer of the product, stock or not. */
export async function findSellersOf(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ seller_id: number }>`
    select distinct seller_id from listing
    where product_id = ${productId} and state = 'active' order by seller_id limit ${limit}`.execute(db);
  return rows.map(({ seller_id }) => seller_id);
}

/** Returns whether a company has an active offer of the product, stock or not. */
export async function sells(db: Db, companyId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from listing
    where seller_id = ${companyId} and product_id = ${productId} and state = 'active' limit 1`.execute(db);
  return rows.length > 0;
}

export const productNameOf = async (db: Db, productId: number): Promise<string> =>
  (await db.selectFrom('product').select('name').where('id', '=', productId).executeTakeFirst())?.name ?? '';
