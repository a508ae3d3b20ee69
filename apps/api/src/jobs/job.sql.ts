import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Moves the next date of a due job to `next`; false when it is not due, or another process was first. */
export async function claimJob(db: Db, name: string, now: Date, next: Date): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    insert into job_run as j (name, next_at) values (${name}, ${next})
    on conflict (name) do update set next_at = ${next} where j.next_at <= ${now}
    returning name`.execute(db);
  return rows.length > 0;
}

export const finishJob = (db: Db, name: string, now: Date) =>
  db.updateTable('job_run').set({ finished_at: now }).where('name', '=', name).execute();

/** How far a job has read; undefined before its first run. */
export async function positionOf(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_position')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.position;
}

export async function rememberPosition(db: Db, name: string, position: string): Promise<void> {
  await db
    .insertInto('job_position')
    .values({ name, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
}
