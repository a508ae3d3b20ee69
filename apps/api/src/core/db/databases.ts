import { Client } from 'pg';

/** Runs statements on the server at `url`, outside any pool and any transaction. */
async function run(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the database `name` on the server at `url` if it does not exist. */
export const ensureDatabase = (url: string, name: string): Promise<void> =>
  run(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });

/** Creates the database `name` as a copy of `template`, which must have no connections. */
export const cloneDatabase = (url: string, template: string, name: string): Promise<void> =>
  run(url, async (client) => {
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
    );
  });

/** Drops the database `name` and terminates its connections. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  run(url, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  });

/** Returns the URL of another database on the same server. */
export function urlOfDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
