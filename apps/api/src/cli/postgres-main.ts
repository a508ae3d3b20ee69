import { startEmbedded } from '../core/db/embedded/embedded-server.ts';
import { explainFailure } from './serve/explain-failure.ts';
import { onStopRequest, notifyLauncher } from './serve/launcher.ts';

/**
 * Runs only the embedded PostgreSQL, in `DATA_DIR` and optionally on `POSTGRES_PORT`: several API processes share it by
 * `DATABASE_URL`, and it can restart while they run. Its address is the launcher's first message.
 */
async function main(): Promise<void> {
  const port = process.env['POSTGRES_PORT'];
  const server = await startEmbedded({
    dataDir: process.env['DATA_DIR'] ?? '.data',
    ...(port && { port: Number(port) }),
  });
  onStopRequest(() => void server.stop());
  await notifyLauncher({ type: 'progress', text: server.url });
  await notifyLauncher({ type: 'ready' });
  await server.ended;
  process.exit(0);
}

try {
  await main();
} catch (error) {
  await notifyLauncher({ type: 'fatal', sentence: explainFailure(error, null) });
  process.exitCode = 1;
}
