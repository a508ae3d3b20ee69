import { sqlState } from '../../core/db/postgres-error.ts';
import { MigrationMismatch } from '../../core/db/migrate.ts';
import type { Config } from '../../core/config/config.ts';
import { StartFailure } from '../../core/start-failure.ts';

type Locations = Pick<Config, 'databaseUrl' | 'dataDir' | 'port' | 'host'>;

/** Returns a sentence for a failed start (or for `what`): the cause and the remedy. */
export function explainFailure(
  error: unknown,
  places: Locations | null,
  what = 'Havan cannot start',
): string {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof MigrationMismatch) {
    return `${error.message} Start the version that made it, or choose an empty database${places?.databaseUrl ? ' with DATABASE_URL' : ' with DATA_DIR'}.`;
  }
  const code = codeOf(error);
  if (places && code === 'EADDRINUSE') {
    return `Port ${places.port} is taken by another program: stop it, or choose another with PORT=${places.port + 1}.`;
  }
  if (places && (code === 'EACCES' || code === 'EADDRNOTAVAIL') && isListenError(error)) {
    return `Nothing can listen on ${places.host}:${places.port} (${code}): choose another HOST or PORT.`;
  }
  if (code === 'ENOSPC' || sqlState(error) === '53100') {
    return `The disk is full: free some space, or set DATA_DIR to another disk.`;
  }
  if (places?.databaseUrl) return explainServer(error, code, new URL(places.databaseUrl));
  return `${what}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Failures of the server named by `DATABASE_URL`. */
function explainServer(error: unknown, code: string, url: URL): string {
  // The host may be the folder of a Unix socket.
  const server = `${decodeURIComponent(url.hostname)}:${url.port || 5432}`;
  const database = url.pathname.slice(1);
  const states: Readonly<Record<string, string>> = {
    '28P01': `PostgreSQL at ${server} refuses the user or password of DATABASE_URL: correct them.`,
    '28000': `PostgreSQL at ${server} does not let the user of DATABASE_URL in: correct it, or its pg_hba.conf.`,
    '3D000': `PostgreSQL at ${server} has no database "${database}": create it, or correct DATABASE_URL.`,
    '42501': `The user of DATABASE_URL may not create what Havan needs in "${database}": make it the owner of that database, or name the owner in DATABASE_DIRECT_URL.`,
    '08P01': `${server} is a pooler that takes no settings with a connection: name PostgreSQL itself in DATABASE_DIRECT_URL.`,
  };
  const known = states[sqlState(error) ?? sqlState((error as Error).cause) ?? ''];
  if (known) return known;
  const message = error instanceof Error ? error.message || code : String(error);
  return `PostgreSQL at ${server} cannot be used (${code || message}): start it, or correct DATABASE_URL.`;
}

const isListenError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
