import { startEmbedded } from '../db/embedded/embedded-server.ts';
import { explainFailure } from '../runtime/explain-failure.ts';
import { onStopRequest, tellLauncher } from '../runtime/launcher.ts';

/**
 * The embedded PostgreSQL alone, in `DATA_DIR` and, when given, on `POSTGRES_PORT`: several API processes share it by
 * `DATABASE_URL`, and it can end and come back while they run. Its address is the launcher's first message.
 */
async function main(): Promise<void> {
  const port = process.env['POSTGRES_PORT'];
  const server = await startEmbedded({
    dataDir: process.env['DATA_DIR'] ?? '.data',
    ...(port && { port: Number(port) }),
  });
  onStopRequest(() => void server.stop());
  await tellLauncher({ type: 'progress', text: server.url });
  await tellLauncher({ type: 'ready' });
  await server.ended;
  process.exit(0);
}

try {
  await main();
} catch (error) {
  await tellLauncher({ type: 'fatal', sentence: explainFailure(error, null) });
  process.exitCode = 1;
}
