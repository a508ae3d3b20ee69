import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { changesKeptHours } from '../index/search-index.sql.ts';

export interface EngineState {
  readonly layout: string | null;
  /** Changes that are visible in it can be found in the engine; null when it is too old to continue from. */
  readonly snapshot: string | null;
  readonly used_up: readonly number[];
  readonly is_whole: boolean;
  readonly sold_run: number | null;
}

/**
 * Takes or extends the right to write for some seconds and returns the state of the engine; null while another process
 * has the right. It is a row, because a session lock would be lost behind a pooler that assigns another connection to
 * each transaction.
 */
export async function holdWriting(db: Db, holder: string, seconds: number): Promise<EngineState | null> {
  const { rows } = await sql<EngineState>`
    update search_engine_state
    set holder = ${holder}::uuid, held_until = now() + make_interval(secs => ${seconds})
    where holder is null or holder = ${holder}::uuid or held_until < now()
    returning layout, used_up, is_whole, sold_run,
              case when written_at > now() - make_interval(hours => ${changesKeptHours / 2}) then snapshot::text end as snapshot`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Gives the right to write back, so that another process may take it at once. */
export const releaseWriting = (db: Db, holder: string) =>
  sql`update search_engine_state set holder = null, held_until = null where holder = ${holder}::uuid`.execute(
    db,
  );

/** Stores the state of the engine. Returns false when another process has taken the right to write. */
export async function saveState(
  db: Db,
  holder: string,
  { layout, snapshot, used_up, is_whole, sold_run }: EngineState,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update search_engine_state
    set layout = ${layout}, snapshot = ${snapshot}::pg_snapshot, written_at = now(),
        used_up = ${JSON.stringify(used_up)}::jsonb, is_whole = ${is_whole}, sold_run = ${sold_run}::bigint
    where holder = ${holder}::uuid`.execute(db);
  return numAffectedRows === 1n;
}

/** Returns the next version number of documents; it is greater than all before. */
export async function nextVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select nextval('search_engine_version') as version`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sequence returns one row');
  return row.version;
}

export interface EnginePosition {
  /** The snapshot of the question. */
  readonly asked: string;
  /** Whether the engine has been filled. */
  readonly is_filled: boolean;
  /** Whether a change that is visible in the question's snapshot is not in the engine yet. */
  readonly is_behind: boolean;
}

/**
 * Compares the engine with a snapshot, or with the present when `asked` is null.
 *
 * @param options.whole whether a change of products, brands and categories counts
 */
export async function enginePosition(
  db: Db,
  {
    asked,
    layout,
    whole,
  }: { readonly asked: string | null; readonly layout: string; readonly whole: boolean },
): Promise<EnginePosition> {
  const isMissing = sql`
    tx >= pg_snapshot_xmin(e.snapshot) and pg_visible_in_snapshot(tx, q.snapshot)
    and not pg_visible_in_snapshot(tx, e.snapshot)`;
  const { rows } = await sql<EnginePosition>`
    select q.snapshot::text as asked, e.snapshot is not null and e.layout is not distinct from ${layout} as is_filled,
           (${whole} and not e.is_whole)
           or exists (
             select from market_change
             where ${isMissing} and (${whole} or product_id is not null or seller_id is not null)
           )
           or exists (select from fact_change where kind = 'campaign' and ${isMissing})
           or e.used_up <> coalesce((
             select jsonb_agg(id order by id) from campaign where state = 'running' and units_left = 0
           ), '[]') as is_behind
    from search_engine_state e
    cross join (select coalesce(${asked}::pg_snapshot, pg_current_snapshot()) as snapshot) q`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the state of the search engine is one row');
  return row;
}
