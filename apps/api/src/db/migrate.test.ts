import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { dropDatabase, ensureDatabase, urlOfDatabase } from './databases.ts';
import { type Migration, MigrationMismatch, migrate, readMigrations } from './migrate.ts';

const server = inject('postgresUrl');
const made: string[] = [];

async function emptyDatabase(): Promise<string> {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await ensureDatabase(server, name);
  return urlOfDatabase(server, name);
}

const migration = (name: string, statement: string): Migration => ({
  name,
  sql: statement,
  checksum: statement,
});
const first = migration('0001_a.sql', 'create table a (id int)');
const second = migration('0002_b.sql', 'create table b (id int)');

async function tables(url: string): Promise<string[]> {
  const { db, close } = openDatabase({ url, max: 1 });
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  await close();
  return rows.map(({ name }) => name);
}

afterEach(async () => {
  for (const name of made.splice(0)) await dropDatabase(server, name);
});

describe('migrate', () => {
  test('runs every migration of the source tree once', async () => {
    const url = await emptyDatabase();
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await migrate(url)).toEqual(names);
    expect(await migrate(url)).toEqual([]);
  });

  test('runs each migration once when several processes start together', async () => {
    const url = await emptyDatabase();
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(url, [first, second])));
    expect(runs.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql']);
  });

  test('refuses a migration that changed after it ran', async () => {
    const url = await emptyDatabase();
    await migrate(url, [first]);
    await expect(migrate(url, [{ ...first, checksum: 'other' }])).rejects.toThrow(MigrationMismatch);
  });

  test('leaves nothing of a migration that fails', async () => {
    const url = await emptyDatabase();
    const broken = migration('0002_b.sql', 'create table b (id int); select 1 / 0');
    await expect(migrate(url, [first, broken])).rejects.toThrow('0002_b.sql failed');
    expect(await tables(url)).toEqual(['a', 'schema_migration']);
  });

  test('runs what came in with a lower number, unless the database has what it does not know', async () => {
    const url = await emptyDatabase();
    await migrate(url, [second]);
    expect(await migrate(url, [first, second])).toEqual(['0001_a.sql']);
    const third = migration('0003_c.sql', 'create table c (id int)');
    await expect(migrate(url, [first, third])).rejects.toThrow(MigrationMismatch);
  });

  test('lets an older process serve a database that a newer one migrated', async () => {
    const url = await emptyDatabase();
    await migrate(url, [first, second]);
    expect(await migrate(url, [first])).toEqual([]);
  });
});
