import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A job with its next date after the claim. */
export interface JobClaim {
  readonly name: string;
  readonly next: Date;
}

/**
 * Moves the next dates of due jobs and returns their names, without those that another process claimed first. One
 * statement for all; without due jobs it writes nothing and takes no transaction id.
 */
export async function claimJobs(
  db: Db,
  claims: readonly JobClaim[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    with due as (
      select wanted.name, wanted.next_at
      from unnest(${claims.map(({ name }) => name)}::text[], ${claims.map(({ next }) => next)}::timestamptz[])
             as wanted (name, next_at)
      left join job_run known on known.name = wanted.name
      where known.name is null or known.next_at <= ${now}
      -- Two processes lock the rows in the same order.
      order by wanted.name
    )
    insert into job_run as j (name, next_at) select name, next_at from due
    on conflict (name) do update set next_at = excluded.next_at where j.next_at <= ${now}
    returning name`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Makes jobs due that have run before; a job that has never run is due anyway. */
export async function makeDue(db: Db, names: readonly string[], now: Date): Promise<void> {
  await sql`
    update job_run set next_at = ${now}
    where name in (
      select name from job_run where name = any(${[...names]}::text[]) and next_at > ${now}
      -- As where jobs are claimed, rows are locked in the order of their names.
      order by name for no key update
    )`.execute(db);
}

/** Records when jobs finished, all in one statement. */
export async function finishJobs(db: Db, finished: ReadonlyMap<string, Date>): Promise<void> {
  if (finished.size === 0) return;
  await sql`
    update job_run set finished_at = ended.at
    from unnest(${[...finished.keys()]}::text[], ${[...finished.values()]}::timestamptz[]) as ended (name, at)
    where job_run.name = ended.name`.execute(db);
}

/** Returns the last position that a job has read; undefined before its first run. */
export async function positionOf(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_position')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.position;
}

export async function savePosition(db: Db, name: string, position: string): Promise<void> {
  await db
    .insertInto('job_position')
    .values({ name, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
}
