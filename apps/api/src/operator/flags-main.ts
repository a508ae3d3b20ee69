import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/embedded-server.ts';
import { runningServer } from '../db/embedded/running-server.ts';
import { migrate } from '../db/migrate.ts';
import { explainFailure } from '../runtime/explain-failure.ts';
import { flagsCommand } from './flags.ts';

/** `pnpm flags`: on `DATABASE_URL`, or beside a running product, or on its data alone. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const known = config.databaseUrl ?? (await runningServer(config.dataDir));
  const own = known === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
  const url = known ?? own?.url ?? '';
  try {
    await migrate(url);
    const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-flags' });
    process.stdout.write(`${await flagsCommand(db, process.argv.slice(2))}\n`);
    await close();
  } finally {
    await own?.stop();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error, null)}\n`);
  process.exitCode = 1;
}
