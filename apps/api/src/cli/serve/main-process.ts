import { type Config, loadConfig } from '../../core/config/config.ts';
import { explainFailure } from './explain-failure.ts';
import { hasLauncher, onStopRequest, notifyLauncher } from './launcher.ts';
import { startProduct } from './start-product.ts';

/** The longest shutdown in milliseconds; the launcher waits ten seconds. */
const deadlineMs = 9000;

/** Ends the process with the failure's sentence; a launcher prints it itself. */
async function fail(sentence: string): Promise<never> {
  if (hasLauncher()) await notifyLauncher({ type: 'fatal', sentence });
  else process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs the process from its settings to its exit. */
export async function runProcess(): Promise<void> {
  let config: Config | null = null;
  try {
    config = await loadConfig(process.env);
    const over = new AbortController();
    const starting = startProduct(config, over.signal);
    let stopping = false;
    const end = async (code: number) => {
      if (stopping) return;
      stopping = true;
      over.abort();
      // Exits before it would be killed, even if something hangs; the database recovers from its WAL.
      setTimeout(() => process.exit(1), deadlineMs).unref();
      await starting.then(({ stop }) => stop()).catch(() => undefined);
      process.exit(code);
    };
    onStopRequest(() => void end(0));
    const { ctx, databaseEnded } = await starting;
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        ctx.log.fatal({ err: error }, event);
        void end(1);
      });
    }
    void databaseEnded.then(() => {
      if (stopping) return;
      ctx.log.fatal('the embedded database ended');
      void end(1);
    });
    ctx.log.info({ port: config.port, host: config.host }, 'listening');
    await notifyLauncher({ type: 'ready' });
  } catch (error) {
    await fail(explainFailure(error, config));
  }
}
