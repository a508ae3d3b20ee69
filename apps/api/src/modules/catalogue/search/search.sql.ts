import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface Click {
  readonly queryId: string;
  readonly userId: number;
  readonly index: 'products' | 'rxProducts' | 'sellers' | 'brands';
  readonly hitId: number;
  /** From 0. */
  readonly position: number;
  readonly at: Date;
}

export const insertClick = (db: Db, click: Click) =>
  sql`
  insert into search_event (query_id, user_id, index_name, hit_id, position, clicked_at)
  values (${click.queryId}, ${click.userId}, ${click.index}, ${click.hitId}, ${click.position}, ${click.at})`.execute(
    db,
  );

interface Action {
  readonly searchId: string;
  readonly userId: number;
  readonly eventName: 'click';
  readonly dataType: string;
  readonly data: string;
  readonly at: Date;
}

export const insertAction = (db: Db, { searchId, userId, eventName, dataType, data, at }: Action) =>
  sql`
  insert into search_action (search_id, user_id, event_name, data_type, data, at)
  values (${searchId}, ${userId}, ${eventName}, ${dataType}, ${data}, ${at})`.execute(db);

export async function findAdvert(
  db: Db,
  now: Date,
): Promise<{ advert_text: string; href: string | null } | undefined> {
  const { rows } = await sql<{ advert_text: string; href: string | null }>`
    select advert_text, href from search_advert
    where starts_at <= ${now} and ends_at > ${now}
    order by starts_at desc, id desc limit 1`.execute(db);
  return rows[0];
}
