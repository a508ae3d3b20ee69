import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export const templatesOf = (db: Db, companyId: number) =>
  db
    .selectFrom('message_template')
    .select(['id', 'name', 'body'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .execute();

export async function countTemplates(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message_template')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether another template of the company has this name, case-insensitive. */
export async function isNameTaken(
  db: Db,
  companyId: number,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from message_template
    where company_id = ${companyId} and lower(name) = lower(${name})
      and (${exceptId}::bigint is null or id <> ${exceptId}::bigint)`.execute(db);
  return rows.length > 0;
}

interface TemplateText {
  readonly name: string;
  readonly body: string;
  readonly changed_at: Date;
}

export const insertTemplate = (db: Db, companyId: number, text: TemplateText) =>
  db
    .insertInto('message_template')
    .values({ company_id: companyId, ...text })
    .returning(['id', 'name', 'body'])
    .executeTakeFirstOrThrow();

export const updateTemplate = (db: Db, companyId: number, id: number, text: TemplateText) =>
  db
    .updateTable('message_template')
    .set(text)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(['id', 'name', 'body'])
    .executeTakeFirst();

export async function deleteTemplate(db: Db, companyId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('message_template')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export interface TemplateOrderRow {
  readonly id: number;
  readonly created_at: Date;
  readonly follow_up_number: string | null;
  readonly carrier_id: number | null;
}

/** Returns the last orders that the company of a user gave to this seller. */
export async function lastOrdersOf(
  db: Db,
  sellerId: number,
  userId: number,
  limit: number,
): Promise<TemplateOrderRow[]> {
  const { rows } = await sql<TemplateOrderRow>`
    select o.id, o.created_at, s.follow_up_number, s.carrier_id
    from orders o left join shipment s on s.order_id = o.id
    where o.seller_company_id = ${sellerId}
      and o.buyer_company_id = (select company_id from app_user where id = ${userId})
    order by o.id desc limit ${limit}`.execute(db);
  return rows;
}
