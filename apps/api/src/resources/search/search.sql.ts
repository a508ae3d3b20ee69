import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

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
