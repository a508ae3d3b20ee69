import { type Config, loadConfig } from '../config/config.ts';
import { explainFailure } from './explain-failure.ts';
import { hasLauncher, onStopRequest, tellLauncher } from './launcher.ts';
import { startProduct } from './start-product.ts';

/** Longest time that ending may take, in milliseconds; the launcher waits ten seconds. */
const deadlineMs = 9000;

/** Ends the process with the sentence that says why; a launcher prints it itself. */
async function fail(sentence: string): Promise<never> {
  if (hasLauncher()) await tellLauncher({ type: 'fatal', sentence });
  else process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The life of the process: from its settings to its last word. */
export async function runProcess(): Promise<void> {
  let config: Config | null = null;
  try {
    config = await loadConfig(process.env);
    const starting = startProduct(config);
    let stopping = false;
    const end = async (code: number) => {
      if (stopping) return;
      stopping = true;
      // Whatever hangs, the process is gone before somebody has to kill it; the database recovers from its log.
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
    await tellLauncher({ type: 'ready' });
  } catch (error) {
    await fail(explainFailure(error, config));
  }
}
