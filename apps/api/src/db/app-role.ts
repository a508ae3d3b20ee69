import { Client } from 'pg';

/** The role that may add to the ledger and not change it; migration 0153 makes it where it may. */
const appRole = 'havan_app';

/**
 * The role in which the API works on the server at `url`, once it is migrated; undefined where the role could not be
 * made, and the API works as the user of the URL.
 */
export async function appRoleOf(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, application_name: 'havan-role' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ may: boolean }>(
      `select pg_has_role(current_user, oid, 'member') as may from pg_roles where rolname = $1`,
      [appRole],
    );
    return rows[0]?.may ? appRole : undefined;
  } finally {
    await client.end();
  }
}
