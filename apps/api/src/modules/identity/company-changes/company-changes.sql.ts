import type { CompanyChangeState, CompanyFacts } from '@havan/domain/company-change';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface CompanyChangeRow {
  readonly id: number;
  readonly company_id: number;
  readonly company_name: string;
  readonly asked_by_name: string;
  readonly before: Partial<CompanyFacts>;
  readonly after: Partial<CompanyFacts>;
  readonly town_before: string | null;
  readonly town_after: string | null;
  readonly note: string;
  readonly file_ids: readonly string[];
  readonly state: CompanyChangeState;
  readonly reason: string | null;
  readonly asked_at: Date;
  readonly ruled_at: Date | null;
}

const changes = sql`
  select h.id, h.company_id, c.name as company_name, concat_ws(' ', u.name, u.surname) as asked_by_name, h.before, h.after,
    (select t.name || ', ' || city.name from town t join city on city.id = t.city_id
     where t.id = (h.before->>'townId')::int) as town_before,
    (select t.name || ', ' || city.name from town t join city on city.id = t.city_id
     where t.id = (h.after->>'townId')::int) as town_after,
    h.note, h.state, h.reason, h.asked_at, h.ruled_at,
    coalesce((select json_agg(f.file_id order by f.file_id) from company_change_file f where f.change_id = h.id), '[]')
      as file_ids
  from company_change h join company c on c.id = h.company_id join app_user u on u.id = h.asked_by`;

export async function findChange(
  db: Db,
  id: number,
  { lock = false } = {},
): Promise<CompanyChangeRow | undefined> {
  if (lock) await sql`select from company_change where id = ${id} for update`.execute(db);
  const { rows } = await sql<CompanyChangeRow>`${changes} where h.id = ${id}`.execute(db);
  return rows[0];
}

export async function findChangesOf(db: Db, companyId: number, limit: number): Promise<CompanyChangeRow[]> {
  const { rows } = await sql<CompanyChangeRow>`
    ${changes} where h.company_id = ${companyId} order by h.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns waiting requests of all companies, the oldest first. */
export async function findWaitingChanges(db: Db, after: number, limit: number): Promise<CompanyChangeRow[]> {
  const { rows } = await sql<CompanyChangeRow>`
    ${changes} where h.state = 'waiting' and h.id > ${after} order by h.id limit ${limit}`.execute(db);
  return rows;
}

export async function countWaitingChanges(db: Db, dueSince: Date) {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) as waiting, count(*) filter (where asked_at < ${dueSince}) as overdue, min(asked_at) as oldest
    from company_change where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

/** Returns the current facts of a company; `lock` locks them until the transaction ends. */
export const findFacts = (db: Db, companyId: number, { lock = false } = {}) =>
  db
    .selectFrom('company')
    .select([
      'trade_name as tradeName',
      'tax_number as taxNumber',
      'tax_office as taxOffice',
      'town_id as townId',
      'city_id as cityId',
      'address_line as address',
    ])
    .where('id', '=', companyId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export const findTown = (db: Db, townId: number) =>
  db.selectFrom('town').select(['id', 'city_id']).where('id', '=', townId).executeTakeFirst();

interface NewChange {
  readonly companyId: number;
  readonly userId: number;
  readonly before: Partial<CompanyFacts>;
  readonly after: Partial<CompanyFacts>;
  readonly note: string;
  readonly at: Date;
}

/** Stores a request and returns its id; undefined while another request of the company waits. */
export async function insertChange(trx: Db, change: NewChange): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into company_change (company_id, before, after, note, asked_by, asked_at)
    values (${change.companyId}, ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb,
      ${change.note}, ${change.userId}, ${change.at})
    on conflict (company_id) where state = 'waiting' do nothing
    returning id`.execute(trx);
  return rows[0]?.id;
}

export async function insertChangeFiles(
  trx: Db,
  changeId: number,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await sql`
    insert into company_change_file (change_id, file_id)
    select ${changeId}, unnest(${fileIds}::uuid[])`.execute(trx);
}

interface Ruling {
  readonly state: Exclude<CompanyChangeState, 'waiting'>;
  readonly reason: string | null;
  readonly at: Date;
}

/** Ends a waiting request; false for any other. */
export async function writeChangeRuling(
  trx: Db,
  id: number,
  { state, reason, at }: Ruling,
  companyId: number | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    update company_change set state = ${state}, reason = ${reason}, ruled_at = ${at}
    where id = ${id} and state = 'waiting' and (${companyId}::bigint is null or company_id = ${companyId}::bigint)
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Copies the requested facts into the company. */
export async function writeFacts(
  trx: Db,
  companyId: number,
  facts: Partial<CompanyFacts>,
  cityId: number | null,
): Promise<void> {
  const { tradeName, taxNumber, taxOffice, townId, address } = facts;
  const set = {
    ...(tradeName !== undefined && { trade_name: tradeName }),
    ...(taxNumber !== undefined && { tax_number: taxNumber }),
    ...(taxOffice !== undefined && { tax_office: taxOffice }),
    ...(townId !== undefined && { town_id: townId }),
    ...(cityId !== null && { city_id: cityId }),
    ...(address !== undefined && { address_line: address }),
  };
  if (Object.keys(set).length === 0) return;
  await trx.updateTable('company').set(set).where('id', '=', companyId).execute();
}
