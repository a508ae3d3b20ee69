import type { LegalTextSlug } from '@havan/domain/legal-text';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** A version of a legal text that an operator published. */
export interface LegalTextRow {
  readonly slug: LegalTextSlug;
  readonly version: number;
  readonly html: string;
  readonly must_be_signed: boolean;
  readonly published_at: Date;
  readonly published_by: string;
}

/** Returns the newest published version of each text. */
export async function findNewestTexts(db: Db): Promise<LegalTextRow[]> {
  const { rows } = await sql<LegalTextRow>`
    select distinct on (slug) slug, version, html, must_be_signed, published_at, published_by
    from legal_text order by slug, version desc`.execute(db);
  return rows;
}

/** Returns every published version without its words, the newest first. */
export async function findTextVersions(db: Db): Promise<Omit<LegalTextRow, 'html'>[]> {
  const { rows } = await sql<Omit<LegalTextRow, 'html'>>`
    select slug, version, must_be_signed, published_at, published_by
    from legal_text order by slug, version desc`.execute(db);
  return rows;
}

/** Returns the HTML of a published version. */
export async function findTextHtml(
  db: Db,
  slug: LegalTextSlug,
  version: number,
): Promise<string | undefined> {
  const { rows } = await sql<Pick<LegalTextRow, 'html'>>`
    select html from legal_text where slug = ${slug} and version = ${version}`.execute(db);
  return rows[0]?.html;
}

export const insertText = (trx: Db, row: LegalTextRow): Promise<unknown> =>
  sql`
    insert into legal_text (slug, version, html, must_be_signed, published_at, published_by)
    values (${row.slug}, ${row.version}, ${row.html}, ${row.must_be_signed}, ${row.published_at}, ${row.published_by})`.execute(
    trx,
  );

interface SignatureCount {
  readonly slug: string;
  readonly version: number;
  readonly signatures: number;
}

export async function countSignatures(db: Db): Promise<SignatureCount[]> {
  const { rows } = await sql<SignatureCount>`
    select slug, version, count(*)::integer as signatures from agreement_signature group by slug, version`.execute(
    db,
  );
  return rows;
}

export async function countUsers(db: Db): Promise<number> {
  const { rows } = await sql<{ users: number }>`select count(*)::integer as users from app_user`.execute(db);
  return rows[0]?.users ?? 0;
}

export interface SignatureRow {
  readonly user_id: number;
  readonly name: string;
  readonly company: string;
  readonly signed_at: Date;
}

/** Returns the signatures of a version, newest first. */
export async function findSignatures(
  db: Db,
  slug: string,
  version: number,
  after: { readonly signedAt: Date; readonly userId: number } | null,
  limit: number,
): Promise<SignatureRow[]> {
  const isBehind = after ? sql`(s.signed_at, s.user_id) < (${after.signedAt}, ${after.userId})` : sql`true`;
  const { rows } = await sql<SignatureRow>`
    select s.user_id, concat_ws(' ', u.name, u.surname) as name, c.name as company,
           s.signed_at
    from agreement_signature s join app_user u on u.id = s.user_id join company c on c.id = u.company_id
    where s.slug = ${slug} and s.version = ${version} and ${isBehind}
    order by s.signed_at desc, s.user_id desc limit ${limit}`.execute(db);
  return rows;
}
