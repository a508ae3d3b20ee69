import { Client } from 'pg';
import type { Log } from '../context.ts';
import { announceChannel } from '../db/announce.ts';
import type { OnHint, HintsPort } from './hints-port.ts';

const firstRetryMs = 500;
const longestRetryMs = 15_000;

/**
 * Hints by `LISTEN` on a separate connection, which must reach the server directly, because a pooler in transaction
 * mode does not support LISTEN. A broken connection is reopened, and hints may have been missed meanwhile.
 */
export function postgresHints(url: string, log: Pick<Log, 'warn'>): HintsPort {
  return {
    listen(onHint) {
      let client: Client | null = null;
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      let wait = firstRetryMs;

      const connect = async (): Promise<void> => {
        const fresh = new Client({ connectionString: url, application_name: 'havan-hints', keepAlive: true });
        client = fresh;
        fresh.on('notification', ({ payload }) => onHint(companiesOf(payload)));
        const lost = once((error?: Error) => {
          if (isOver) return;
          log.warn({ err: error }, 'hints lost');
          timer = setTimeout(() => void connect(), wait);
          timer.unref();
          wait = Math.min(wait * 2, longestRetryMs);
          void close(fresh);
        });
        fresh.on('error', lost);
        fresh.on('end', () => lost());
        try {
          await fresh.connect();
          await fresh.query(`listen ${announceChannel}`);
          wait = firstRetryMs;
          onHint('anybody');
        } catch (error) {
          lost(error instanceof Error ? error : undefined);
        }
      };
      void connect();
      return () => {
        isOver = true;
        clearTimeout(timer);
        if (client) void close(client);
      };
    },
  };
}

const close = (client: Client): Promise<void> => client.end().catch(() => undefined);

const companiesOf = (payload: string | undefined): Parameters<OnHint>[0] =>
  payload ? payload.split(',').map(Number) : 'anybody';

function once(act: (error?: Error) => void): (error?: Error) => void {
  let isDone = false;
  return (error) => {
    if (isDone) return;
    isDone = true;
    act(error);
  };
}
