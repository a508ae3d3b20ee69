import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Returns the time of the database, in milliseconds since 1970. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
  return Number(rows[0]?.ms);
}

/** Returns the name of the last migration that was applied. */
export async function newestMigration(db: Db): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from schema_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? null;
}
