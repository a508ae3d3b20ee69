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
