import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface RunningDayRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly offers: number;
}

/** Returns the special days that run, the first to end first, with the campaigns of each that run. */
export async function findRunningDays(db: Db, now: Date): Promise<RunningDayRow[]> {
  const { rows } = await sql<RunningDayRow>`
    select d.id, d.title, d.description, d.starts_at, d.ends_at, (
      select count(*)::integer from special_day_offer o join campaign k on k.id = o.campaign_id
      where o.special_day_id = d.id and k.state = 'running' and k.units_left is distinct from 0
    ) as offers
    from special_day d
    where d.state = 'open' and d.starts_at <= ${now} and d.ends_at > ${now}
    order by d.ends_at, d.id limit 20`.execute(db);
  return rows;
}

interface ShownTagRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly campaigns: number;
}

/** The headings that have a running campaign, in their order. */
export async function findShownTags(db: Db, now: Date): Promise<ShownTagRow[]> {
  const { rows } = await sql<ShownTagRow>`
    select t.id, t.title, t.description, count(*)::integer as campaigns
    from special_offer_tag t
    join campaign_tag l on l.tag_id = t.id
    join campaign k on k.id = l.campaign_id
    left join company c on c.id = k.seller_id
    where t.is_shown and k.state = 'running' and k.starts_at <= ${now} and k.ends_at > ${now}
      and k.units_left is distinct from 0 and c.sales_ban is not true
    group by t.id order by t.position, t.id limit 50`.execute(db);
  return rows;
}
