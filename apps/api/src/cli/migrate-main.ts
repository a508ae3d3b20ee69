import { runOnDatabase } from './run-command.ts';

/** Brings the database up to the newest migration, and prints the names of those that ran. */
await runOnDatabase('migrate', (_url, migrated) =>
  Promise.resolve(migrated.length === 0 ? 'The database is up to date.' : migrated.join('\n')),
);
