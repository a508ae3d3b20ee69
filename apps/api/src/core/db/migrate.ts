import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { StartFailure } from '../start-failure.ts';
import { sqlState } from './postgres-error.ts';

const folder = new URL('./migrations/', import.meta.url);
/**
 * The advisory lock key that all migrating processes share.
 */
const migrationLock = 7_205_759;

/** How long to wait for another migrating process, in seconds. */
const turnSeconds = 120;
/** How long a migration waits for a table lock before it lets the queries behind it pass, in seconds. */
const lockSeconds = 3;
const lockAttempts = 20;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Returns the migrations of the source tree in their order. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** An applied migration was edited, or the database was created by other code. */
export class MigrationMismatch extends Error {}

/**
 * Brings the database at `url` up to the newest migration and returns the names that ran here. Each runs in a
 * transaction of its own, under a lock of that transaction that lets several processes start at once, also through a
 * pooler. An applied migration may never change.
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = new Client({ connectionString: url, application_name: 'havan-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await inTurn(client, async () => {
      await client.query(
        `create table if not exists schema_migration (
           name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
      );
    });
    const ran: string[] = [];
    for (const migration of pendingOf(await appliedIn(client), wanted)) {
      if (await patiently(() => apply(client, migration))) ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

/**
 * Returns the names of the migrations that the database at `url` lacks. @throws MigrationMismatch as
 * `migrate` does
 */
export async function pendingMigrations(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'havan-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('schema_migration') is not null as known`,
    );
    const applied = rows[0]?.known ? await appliedIn(client) : [];
    return pendingOf(applied, await readMigrations()).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function appliedIn(client: Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  return rows;
}

/** Retries a migration that could not get its locks: while it waits, all later queries wait, too. */
async function patiently<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isBusy = error instanceof Error && sqlState(error.cause) === '55P03';
      if (!isBusy || attempt === lockAttempts) throw error;
    }
  }
}

/** Returns the migrations that have not run, in name order: parallel work may add a lower number after a higher one. */
function pendingOf(
  applied: readonly { name: string; checksum: string }[],
  wanted: readonly Migration[],
): Migration[] {
  const known = new Map(wanted.map((migration) => [migration.name, migration]));
  const done = new Set(applied.map(({ name }) => name));
  const pending = wanted.filter(({ name }) => !done.has(name));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    // A newer process has migrated already; migrations only add, so this one can serve. Unknown and missing migrations
    // together are an error.
    if (!migration && pending.length > 0)
      throw new MigrationMismatch(`The database has migration ${name}, which this version does not know.`);
    if (migration && migration.checksum !== checksum)
      throw new MigrationMismatch(`Migration ${name} was changed after it ran on this database.`);
  }
  return pending;
}

/** Runs `work` in a transaction while no other process migrates. */
async function inTurn<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${turnSeconds}s'`);
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]).catch(explainWait);
    await client.query(`set local lock_timeout = '${lockSeconds}s'`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function explainWait(error: unknown): never {
  if (sqlState(error) !== '55P03') throw error;
  throw new StartFailure(
    `Another process has been migrating this database for ${turnSeconds} seconds: wait for it, or end it.`,
  );
}

/** Applies a migration and returns true, or false when another process has applied it meanwhile. */
async function apply(client: Client, { name, sql, checksum }: Migration): Promise<boolean> {
  try {
    return await inTurn(client, async () => {
      const { rowCount } = await client.query('select from schema_migration where name = $1', [name]);
      if (rowCount === 1) return false;
      await client.query(sql);
      await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
      return true;
    });
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
