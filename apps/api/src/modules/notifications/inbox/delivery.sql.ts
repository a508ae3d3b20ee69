import type { CompanyType } from '@havan/domain/company';
import type { NotificationChannel } from '@havan/domain/notification-kind';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface Undelivered {
  readonly notification_id: number;
  /** The time of the notification; null when a process of the version before queued it. */
  readonly issue_date: Date | null;
}

/** Claims notifications that were not mailed yet, exclusively for this process. */
export async function takeUndelivered(db: Db, limit: number): Promise<Undelivered[]> {
  const { rows } = await sql<Undelivered>`
    delete from notification_delivery where notification_id in (
      select notification_id from notification_delivery order by notification_id limit ${limit}
      for update skip locked)
    returning notification_id, issue_date`.execute(db);
  return rows;
}

export interface Delivery {
  readonly id: number;
  readonly sub_category_id: number;
  readonly body: string;
  readonly redirect_url: string | null;
  readonly company_type: CompanyType;
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The user's preferences for this kind, by channel. */
  readonly choices: Readonly<Partial<Record<NotificationChannel, boolean>>>;
}

/**
 * Returns each of these notifications with each active user of its company; of the months of notifications those before
 * the earliest are not read.
 */
export async function deliveriesOf(db: Db, taken: readonly Undelivered[]): Promise<Delivery[]> {
  const ids = taken.map(({ notification_id }) => notification_id);
  const since = Math.min(...taken.map(({ issue_date }) => issue_date?.getTime() ?? 0));
  const { rows } = await sql<Delivery>`
    select n.id, n.sub_category_id, n.body, n.redirect_url, c.company_type, u.id as user_id, u.name, u.email, u.phone,
           coalesce((select jsonb_object_agg(p.channel, p.is_on) from notification_preference p
                     where p.user_id = u.id and p.sub_category_id = n.sub_category_id), '{}') as choices
    from notification n
    join company c on c.id = n.company_id
    join app_user u on u.company_id = n.company_id
      and u.removed_at is null and u.banned_at is null and u.activation_date is not null
    where n.id = any(${ids}::bigint[]) and n.issue_date >= ${new Date(since)}
    order by n.id, u.id`.execute(db);
  return rows;
}
