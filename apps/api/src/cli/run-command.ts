import { readConfig } from '../core/config/config.ts';
import { withSettingFiles } from '../core/config/setting-files.ts';
import { type Db, openDatabase } from '../core/db/database.ts';
import { startEmbedded } from '../core/db/embedded/embedded-server.ts';
import { runningServer } from '../core/db/embedded/running-server.ts';
import { migrate } from '../core/db/migrate.ts';
import { explainFailure } from './serve/explain-failure.ts';

/**
 * Runs an operator's command on the server of `DATABASE_URL`, on that of a running product, or on the data folder, and
 * prints its output.
 */
export function runCommand(
  name: string,
  command: (db: Db, args: readonly string[]) => Promise<string>,
): Promise<void> {
  return runOnDatabase(name, async (url) => {
    const { db, close } = openDatabase({ url, max: 1, applicationName: `havan-${name}` });
    try {
      return await command(db, process.argv.slice(2));
    } finally {
      await close();
    }
  });
}

/** Does the same for commands that open their own connection to the migrated database. */
export async function runOnDatabase(
  name: string,
  command: (url: string, migrated: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(await withSettingFiles(process.env));
    const known = config.databaseDirectUrl ?? config.databaseUrl ?? (await runningServer(config.dataDir));
    const own = known === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
    const url = known ?? own?.url ?? '';
    try {
      const migrated = await migrate(url);
      process.stdout.write(`${await command(url, migrated)}\n`);
    } finally {
      await own?.stop();
    }
  } catch (error) {
    process.stderr.write(`${explainFailure(error, null, `pnpm ${name} failed`)}\n`);
    process.exitCode = 1;
  }
}
