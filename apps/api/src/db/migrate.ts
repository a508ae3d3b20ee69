import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any number; every process that migrates takes the same one. */
const migrationLock = 7_205_759;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migrations of the source tree in their order. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** A migration that already ran was edited, or the database was made by other code. */
export class MigrationMismatch extends Error {}

/**
 * Brings the database at `url` up to the newest migration and returns the names that ran. Each runs in a transaction of
 * its own, under a lock that lets several processes start at once. A migration that ran may never change.
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = new Client({ connectionString: url, application_name: 'havan-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration order by name',
    );
    const pending = pendingOf(rows, wanted);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * What has not run yet, in the order of the names: work that went on side by side may bring a lower number later than a
 * higher one.
 */
function pendingOf(
  applied: readonly { name: string; checksum: string }[],
  wanted: readonly Migration[],
): Migration[] {
  const known = new Map(wanted.map((migration) => [migration.name, migration]));
  const done = new Set(applied.map(({ name }) => name));
  const pending = wanted.filter(({ name }) => !done.has(name));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    // A newer process migrated already; migrations only add, so this one can still serve. But neither knows the other's.
    if (!migration && pending.length > 0)
      throw new MigrationMismatch(`The database has migration ${name}, which this version does not know.`);
    if (migration && migration.checksum !== checksum)
      throw new MigrationMismatch(`Migration ${name} was changed after it ran on this database.`);
  }
  return pending;
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
