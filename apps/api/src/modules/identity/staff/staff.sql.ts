import type { StaffRight } from '@havan/domain/staff-right';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

type Role = 'owner' | 'staff';
const listed = 100;

/** Returns the people of a company with when they were last seen, owners first. */
export const listMembers = (db: Db, companyId: number, now: Date) =>
  db
    .selectFrom('app_user')
    .select(({ selectFrom }) => [
      'app_user.id',
      'app_user.name',
      'app_user.surname',
      'app_user.username',
      'app_user.email',
      'app_user.role',
      'app_user.rights',
      selectFrom('session_family')
        .whereRef('session_family.user_id', '=', 'app_user.id')
        .where('session_family.revoked_at', 'is', null)
        .where('session_family.expires_at', '>', now)
        .select(({ fn }) => fn.max('session_family.last_seen_at').as('at'))
        .as('last_seen_at'),
    ])
    .where('app_user.company_id', '=', companyId)
    .where('app_user.removed_at', 'is', null)
    .orderBy('app_user.role')
    .orderBy('app_user.id')
    .limit(listed)
    .execute();
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export const listInvitations = (db: Db, companyId: number) =>
  db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'rights', 'sent_at', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(listed)
    .execute();
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export const countPeople = async (db: Db, companyId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from app_user where company_id = ${companyId} and removed_at is null)
         + (select count(*) from staff_invitation
            where company_id = ${companyId} and accepted_at is null and revoked_at is null) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Stores an invitation and returns its id; an open one of that address is renewed. */
export async function putInvitation(
  db: Db,
  row: {
    id: string;
    company_id: number;
    email: string;
    role: Role;
    rights: readonly StaffRight[];
    invited_by: number;
    sent_at: Date;
    expires_at: Date;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into staff_invitation (id, company_id, email, role, rights, invited_by, sent_at, expires_at)
    values (${row.id}, ${row.company_id}, ${row.email}, ${row.role}, ${[...row.rights]}::text[], ${row.invited_by}, ${row.sent_at}, ${row.expires_at})
    on conflict (company_id, lower(email)) where accepted_at is null and revoked_at is null
    do update set role = excluded.role, rights = excluded.rights, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
                  expires_at = excluded.expires_at
    returning id`.execute(db);
  return rows[0]?.id ?? row.id;
}

/** Renews an open invitation of this company, with the time of sending and of ending moved on. */
export const renewInvitation = (
  db: Db,
  companyId: number,
  id: string,
  times: { sent_at: Date; expires_at: Date },
) =>
  db
    .updateTable('staff_invitation')
    .set(times)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('email')
    .executeTakeFirst();

export const revokeInvitation = (db: Db, companyId: number, id: string, now: Date) =>
  db
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Returns the open invitation that the subject of a link names, with its company. */
export const findInvitation = (db: Db, subject: string, now: Date) =>
  db
    .selectFrom('staff_invitation')
    .innerJoin('company', 'company.id', 'staff_invitation.company_id')
    .select([
      'staff_invitation.id',
      'staff_invitation.email',
      'staff_invitation.role',
      'staff_invitation.rights',
      'staff_invitation.company_id',
      'company.name as company_name',
      'company.company_type',
    ])
    .where(sql`'invitation:' || staff_invitation.id`, '=', subject)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const acceptInvitationRow = (db: Db, id: string, now: Date) =>
  db.updateTable('staff_invitation').set({ accepted_at: now }).where('id', '=', id).execute();

export const findCompanyName = (db: Db, companyId: number) =>
  db
    .selectFrom('company')
    .select(['name', 'company_type'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();

/** Returns the people of a company, locked, so that two owners cannot step down at the same moment. */
export const lockMembers = (trx: Db, companyId: number) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'role', 'rights'])
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const updateRole = (db: Db, userId: number, role: Role, rights: readonly StaffRight[]) =>
  db
    .updateTable('app_user')
    .set({ role, rights: [...rights] })
    .where('id', '=', userId)
    .execute();

export const markRemoved = (db: Db, userId: number, now: Date) =>
  db.updateTable('app_user').set({ removed_at: now }).where('id', '=', userId).execute();

export const insertMember = (
  db: Db,
  row: {
    company_id: number;
    username: string;
    name: string;
    surname: string;
    email: string;
    phone: string;
    role: Role;
    rights: StaffRight[];
    password_hash: string;
    activation_date: Date;
    password_set_at: Date;
    created_at: Date;
  },
) => db.insertInto('app_user').values(row).execute();
