import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/embedded-server.ts';
import { runningServer } from '../db/embedded/running-server.ts';
import { migrate } from '../db/migrate.ts';
import { explainFailure } from '../runtime/explain-failure.ts';

/** Runs an operator's command on `DATABASE_URL`, or beside a running product, or on its data alone, and prints its answer. */
export async function runCommand(
  name: string,
  command: (db: Db, args: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const known = config.databaseUrl ?? (await runningServer(config.dataDir));
    const own = known === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
    const url = known ?? own?.url ?? '';
    try {
      await migrate(url);
      const { db, close } = openDatabase({ url, max: 1, applicationName: `havan-${name}` });
      process.stdout.write(`${await command(db, process.argv.slice(2))}\n`);
      await close();
    } finally {
      await own?.stop();
    }
  } catch (error) {
    process.stderr.write(`${explainFailure(error, null, `pnpm ${name} failed`)}\n`);
    process.exitCode = 1;
  }
}
