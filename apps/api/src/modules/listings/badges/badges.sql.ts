import type { BadgeApplicationState } from '@havan/domain/brand-badge';
import type { BlueTickType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface BadgeRow {
  readonly company_id: number;
  readonly company_name: string;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly type: BlueTickType;
  readonly expires_on: string | null;
}

const badges = sql`
  select g.company_id, c.name as company_name, g.brand_id, b.name as brand_name, g.type, g.expires_on
  from brand_badge g join brand b on b.id = g.brand_id join company c on c.id = g.company_id`;

/** Returns the badges of a company that hold on `today`. */
export async function findBadges(db: Db, companyId: number, today: string): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`
    ${badges} where g.company_id = ${companyId} and (g.expires_on is null or g.expires_on >= ${today}::date)
    order by b.name`.execute(db);
  return rows;
}

/** Returns the same badges, each with the listings of its brand that are on sale. */
export async function findBadgesWithListings(
  db: Db,
  companyId: number,
  today: string,
): Promise<(BadgeRow & { readonly listings: number })[]> {
  const { rows } = await sql<BadgeRow & { readonly listings: number }>`
    select held.*, (
      select count(*) from listing l join product p on p.id = l.product_id
      where l.seller_id = held.company_id and l.state = 'active' and l.deleted_at is null
        and p.brand_id = held.brand_id) as listings
    from (${badges}) held
    where held.company_id = ${companyId} and (held.expires_on is null or held.expires_on >= ${today}::date)
    order by held.brand_name`.execute(db);
  return rows;
}

/** Returns the companies with a badge for a brand. */
export async function findBadgesOfBrand(db: Db, brandId: number, limit: number): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`
    ${badges} where g.brand_id = ${brandId} order by g.type desc, c.name limit ${limit}`.execute(db);
  return rows;
}

export interface BadgeApplicationRow {
  readonly id: number;
  readonly company_id: number;
  readonly company_name: string;
  readonly trade_name: string;
  readonly tax_number: string;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly type: BlueTickType;
  readonly file_id: string;
  readonly document_until: string;
  readonly state: BadgeApplicationState;
  readonly reason: string | null;
  readonly applied_at: Date;
  readonly ruled_at: Date | null;
}

const applications = sql`
  select a.id, a.company_id, c.name as company_name, c.trade_name, c.tax_number, a.brand_id, b.name as brand_name,
    a.type, a.file_id, a.document_until, a.state, a.reason, a.applied_at, a.ruled_at
  from badge_application a join brand b on b.id = a.brand_id join company c on c.id = a.company_id`;

export async function findApplication(
  db: Db,
  id: number,
  { lock = false } = {},
): Promise<BadgeApplicationRow | undefined> {
  if (lock) await sql`select from badge_application where id = ${id} for update`.execute(db);
  const { rows } = await sql<BadgeApplicationRow>`${applications} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the applications of a company, newest first. */
export async function findApplicationsOf(
  db: Db,
  companyId: number,
  limit: number,
): Promise<BadgeApplicationRow[]> {
  const { rows } = await sql<BadgeApplicationRow>`
    ${applications} where a.company_id = ${companyId} order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns waiting applications of all companies, the oldest first. */
export async function findWaitingApplications(
  db: Db,
  after: number,
  limit: number,
): Promise<BadgeApplicationRow[]> {
  const { rows } = await sql<BadgeApplicationRow>`
    ${applications} where a.state = 'waiting' and a.id > ${after} order by a.id limit ${limit}`.execute(db);
  return rows;
}

export async function countWaitingApplications(db: Db, dueSince: Date) {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) as waiting, count(*) filter (where applied_at < ${dueSince}) as overdue, min(applied_at) as oldest
    from badge_application where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

interface NewApplication {
  readonly companyId: number;
  readonly userId: number;
  readonly brandId: number;
  readonly type: BlueTickType;
  readonly fileId: string;
  readonly until: string;
  readonly at: Date;
}

/** Stores an application and returns its id; undefined while another one for the brand waits. */
export async function insertApplication(trx: Db, wanted: NewApplication): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into badge_application (company_id, brand_id, type, file_id, document_until, applied_by, applied_at)
    values (${wanted.companyId}, ${wanted.brandId}, ${wanted.type}, ${wanted.fileId}, ${wanted.until}::date,
      ${wanted.userId}, ${wanted.at})
    on conflict (company_id, brand_id) where state = 'waiting' do nothing
    returning id`.execute(trx);
  return rows[0]?.id;
}

export async function brandExists(db: Db, brandId: number): Promise<boolean> {
  const { rows } = await sql`select from brand where id = ${brandId}`.execute(db);
  return rows.length > 0;
}

export async function searchBrands(
  db: Db,
  search: string,
  limit: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from brand
    where lower(name) like lower(${part} collate "tr-TR-x-icu") order by name limit ${limit}`.execute(db);
  return rows;
}

/** Stores the decision about a waiting application; false for any other. */
export async function writeRuling(
  trx: Db,
  id: number,
  {
    state,
    reason,
    at,
  }: { readonly state: 'approved' | 'rejected'; readonly reason: string | null; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update badge_application set state = ${state}, reason = ${reason}, ruled_at = ${at}
    where id = ${id} and state = 'waiting' returning id`.execute(trx);
  return rows.length > 0;
}

/** Gives the badge of an application; it renews a badge for the same brand. */
export async function giveBadge(
  trx: Db,
  { company_id, brand_id, type, document_until }: BadgeApplicationRow,
) {
  await sql`
    insert into brand_badge (company_id, brand_id, type, expires_on)
    values (${company_id}, ${brand_id}, ${type}, ${document_until}::date)
    on conflict (company_id, brand_id) do update set type = excluded.type, expires_on = excluded.expires_on`.execute(
    trx,
  );
}

/** Removes a badge, and ends the application that it came from. Undefined without such a badge. */
export async function takeBadge(
  trx: Db,
  { companyId, brandId, reason, at }: { companyId: number; brandId: number; reason: string; at: Date },
): Promise<{ readonly type: BlueTickType; readonly expires_on: string | null } | undefined> {
  const { rows } = await sql<{ type: BlueTickType; expires_on: string | null }>`
    with gone as (
      delete from brand_badge where company_id = ${companyId} and brand_id = ${brandId} returning type, expires_on
    ), told as (
      update badge_application set state = 'ended', reason = ${reason}, ended_at = ${at}
      where company_id = ${companyId} and brand_id = ${brandId} and state = 'approved' and exists (select from gone)
    )
    select type, expires_on from gone`.execute(trx);
  return rows[0];
}

/** Returns badges whose document expired before `today`. */
export async function findExpiredBadges(trx: Db, today: string, limit: number): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`
    ${badges} where g.expires_on < ${today}::date order by g.company_id, g.brand_id limit ${limit}
    for update of g skip locked`.execute(trx);
  return rows;
}

/** Returns how many listings of a company are on sale, of a brand and of others. */
export async function countListings(
  db: Db,
  companyId: number,
  brandId: number,
): Promise<{ readonly own: number; readonly others: number }> {
  const { rows } = await sql<{ own: number; others: number }>`
    select count(*) filter (where p.brand_id = ${brandId}) as own,
      count(*) filter (where p.brand_id <> ${brandId} and not exists (
        select from brand_badge g where g.company_id = l.seller_id and g.brand_id = p.brand_id and g.type = 2)) as others
    from listing l join product p on p.id = l.product_id
    where l.seller_id = ${companyId} and l.state = 'active' and l.deleted_at is null`.execute(db);
  return rows[0] ?? { own: 0, others: 0 };
}

/** Takes the listings that an official seller may not sell off sale; returns their number. */
export async function pauseOtherBrands(trx: Db, companyId: number, at: Date): Promise<number> {
  const { rows } = await sql`
    update listing l set state = 'passive', version = l.version + 1, updated_at = ${at}
    from product p
    where p.id = l.product_id and l.seller_id = ${companyId} and l.state = 'active' and l.deleted_at is null
      and not exists (
        select from brand_badge g where g.company_id = l.seller_id and g.brand_id = p.brand_id and g.type = 2)
    returning l.id`.execute(trx);
  return rows.length;
}
