import { Client } from 'pg';
import { sql } from 'kysely';
import { StartFailure } from '../start-failure.ts';
import type { Db } from './database.ts';
import { sessionSettings } from './pool.ts';

/** The role that may insert into the ledger but not change it; created by migration 0153 when permitted. */
const appRole = 'havan_app';

/** The tables that `havan_app` may read and add to; migration 0153 revokes the other rights. */
const appendOnly = [
  'ledger_account',
  'ledger_entry',
  'ledger_posting',
  'ledger_once',
  'order_event',
] as const;

/**
 * Returns the role in which the API works on the server at `url`, once it is migrated; undefined where the user of the
 * URL may not use it. Sets the limits of a session for the role where permitted: a process behind a pooler signs in as
 * this role, and its connections carry no settings.
 */
export async function prepareAppRole(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, application_name: 'havan-role' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ may: boolean; limits: readonly string[] | null }>(
      `select pg_has_role(current_user, oid, 'member') as may, rolconfig as limits from pg_roles where rolname = $1`,
      [appRole],
    );
    const [role] = rows;
    const missing = Object.entries(sessionSettings).filter(
      ([name, value]) => !role?.limits?.includes(`${name}=${value}`),
    );
    if (role && missing.length > 0) {
      const statements = missing.map(([name, value]) => `alter role ${appRole} set ${name} = ${value}`);
      // Only the creator of the role may set them; for a role that an operator created, the guide of deployment lists
      // the limits.
      await client.query(statements.join('; ')).catch(() => undefined);
    }
    return role?.may ? appRole : undefined;
  } finally {
    await client.end();
  }
}

/**
 * Refuses connections that could change ledger entries, also by the name of one of their months: those of a user with
 * the rights of the owner, and those to a database whose triggers are disabled. A connection through a pooler may belong
 * to another user than the requested one.
 *
 * @throws StartFailure that names the user and the remedy
 */
export async function requireLedgerProtection(db: Db): Promise<void> {
  const { rows } = await sql<{ user: string; open: string[]; unguarded: number; limit: string }>`
    select current_user as "user", current_setting('statement_timeout') as "limit",
           array(select each::text from unnest(${sql.val([...appendOnly])}::text[]) as name cross join lateral (
                   select name::regclass as each union select relid from pg_partition_tree(name::regclass)) parts
                  where has_table_privilege(each, 'update') or has_table_privilege(each, 'delete')
                  order by each::text) as open,
           (select count(*)::int from unnest(array['ledger_posting', 'ledger_entry', 'ledger_once']) as name
             cross join lateral (select name::regclass as each union select relid from pg_partition_tree(name::regclass)) parts
             where not exists (select from pg_trigger
                               where tgrelid = each and tgname = name || '_append_only' and tgenabled <> 'D')) as unguarded
  `.execute(db);
  const [found] = rows;
  if (!found || found.unguarded > 0)
    throw new StartFailure(
      'The triggers that keep the ledger append-only are switched off: enable them before Havan starts.',
    );
  if (found.open.length > 0)
    throw new StartFailure(
      `The database user "${found.user}" may change the ledger (${found.open.join(', ')}): let DATABASE_URL sign in as ${appRole}, or make that role, with the grants of migration 0153, and grant it to "${found.user}".`,
    );
  if (found.limit === '0')
    throw new StartFailure(
      `The database user "${found.user}" has no time limits: alter role "${found.user}" set statement_timeout = '15s', lock_timeout = '5s' and idle_in_transaction_session_timeout = '30s'.`,
    );
}
