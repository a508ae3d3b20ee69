import type { CompanyType } from '@havan/domain/company';
import type { CompanyFacts } from '@havan/domain/company-change';
import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** The companies up to this id belong to the demo accounts, or wait for something themselves. */
const lastKnownCompany = 20;

export interface DemoMember extends CompanyFacts {
  readonly companyId: number;
  readonly userId: number;
}

/**
 * Returns the owners of the first `limit` companies of a type by id, with the facts of these companies: beyond the demo
 * accounts, without a sales ban and with a KEP address.
 */
export async function ownersOf(db: Db, type: CompanyType, limit: number): Promise<DemoMember[]> {
  return db
    .selectFrom('company as c')
    .innerJoin('app_user as u', 'u.company_id', 'c.id')
    .select([
      'c.id as companyId',
      'u.id as userId',
      'c.trade_name as tradeName',
      'c.tax_number as taxNumber',
      'c.tax_office as taxOffice',
      'c.town_id as townId',
      'c.address_line as address',
    ])
    .where('c.company_type', '=', type)
    .where('c.id', '>', lastKnownCompany)
    .where('c.sales_ban', '=', false)
    .where('c.kep_address', 'is not', null)
    .where('u.role', '=', 'owner')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** Returns the first other district, by name, of the city of `townId`; undefined where the city has no other. */
export async function otherTownOf(
  db: Db,
  townId: number,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  return db
    .selectFrom('town')
    .innerJoin('town as old', 'old.city_id', 'town.city_id')
    .select(['town.id', 'town.name'])
    .where('old.id', '=', townId)
    .where('town.id', '<>', townId)
    .orderBy('town.name')
    .limit(1)
    .executeTakeFirst();
}

interface Words {
  readonly buyerId: number;
  readonly sellerId: number;
  /** The buyer begins, the sides alternate, all are read. */
  readonly words: readonly string[];
  readonly startedAt: Date;
}

/** Writes a conversation, ten minutes between its messages, and returns the ids of the messages. */
export async function writeConversation(
  db: Db,
  { buyerId, sellerId, words, startedAt }: Words,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with talk as (
      insert into conversation (buyer_id, seller_id, created_at)
      values (${buyerId}, ${sellerId}, ${startedAt}) returning id
    )
    insert into message (conversation_id, sender_id, body, issue_date, read_at)
    select talk.id, case w.turn % 2 when 1 then ${buyerId}::bigint else ${sellerId}::bigint end, w.body,
      ${startedAt}::timestamptz + (w.turn - 1) * interval '10 minutes',
      ${startedAt}::timestamptz + w.turn * interval '10 minutes'
    from talk cross join unnest(${[...words]}::text[]) with ordinality w (body, turn)
    order by w.turn returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adds an administrator who has left, or finds the one added before: a disabled account that nobody can sign in to. */
export async function formerAdministrator(
  db: Db,
): Promise<{ readonly operatorId: number; readonly name: string }> {
  const name = 'Nihan Soylu';
  const { rows } = await sql<{ id: number }>`
    insert into operator (username, name, email, roles, password_hash, totp_secret, is_demo, disabled_at)
    values ('yonetici1', ${name}, 'yonetici1@havan.example', '{admin}', '', '', true, now())
    on conflict (lower(username)) do update set name = excluded.name
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  return { operatorId: row.id, name };
}

/** Adds a waiting request of a company to change facts about itself. */
export async function addCompanyChange(
  db: Db,
  { companyId, userId }: DemoMember,
  change: {
    readonly before: Partial<CompanyFacts>;
    readonly after: Partial<CompanyFacts>;
    readonly note: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into company_change (company_id, before, after, note, asked_by, asked_at)
    values (${companyId}, ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb, ${change.note},
      ${userId}, ${change.at})`.execute(db);
}

/** Adds a waiting request of a seller for a product that the catalogue lacks; `psf` in kuruş. */
export async function addProductRequest(
  db: Db,
  { companyId, userId }: DemoMember,
  wanted: {
    readonly barcode: string;
    readonly name: string;
    readonly brand: string;
    readonly category: string;
    readonly kind: string;
    readonly psf: number | null;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into product_request (company_id, user_id, barcode, name, brand, category, kind, psf, created_at)
    values (${companyId}, ${userId}, ${wanted.barcode}, ${wanted.name}, ${wanted.brand}, ${wanted.category},
      ${wanted.kind}, ${wanted.psf}, ${wanted.at})`.execute(db);
}

/** Adds an open report of a message by its reader. */
export async function addMessageReport(
  db: Db,
  { companyId, userId }: DemoMember,
  report: {
    readonly messageId: number;
    readonly reason: string;
    readonly note: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into message_report (message_id, company_id, user_id, reason, note, created_at)
    values (${report.messageId}, ${companyId}, ${userId}, ${report.reason}, ${report.note}, ${report.at})`.execute(
    db,
  );
}

/** Adds a sales ban that waits for a second administrator. */
export async function addBanRequest(
  db: Db,
  ban: {
    readonly companyId: number;
    readonly reason: string;
    readonly operatorId: number;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into ban_request (company_id, reason, asked_by, asked_at)
    values (${ban.companyId}, ${ban.reason}, ${ban.operatorId}, ${ban.at})`.execute(db);
}

/** Adds an open appeal of the owner of a seller; in the demo market the owner's id is the seller's. */
export async function addAppeal(
  db: Db,
  appeal: {
    readonly sellerId: number;
    readonly orderId: number;
    readonly part: string;
    readonly text: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into score_appeal (company_id, user_id, order_id, part, text, created_at)
    values (${appeal.sellerId}, ${appeal.sellerId}, ${appeal.orderId}, ${appeal.part}, ${appeal.text}, ${appeal.at})`.execute(
    db,
  );
}

/** Returns the ids of the companies that have sold, ascending, without the companies of the demo accounts (1 to 4). */
export async function tradersOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct seller_company_id as id from orders where seller_company_id > 4 order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
