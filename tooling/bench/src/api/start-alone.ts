import { freePort } from '@havan/run/product/preflight';
import { startApi } from '@havan/run/product/product';
import type { LaunchSettings } from '@havan/run/product/settings';
import { databaseUrlOf } from './select-one.ts';

const tries = 3;

/**
 * Returns the seconds from the start of another API process on the PostgreSQL of a running product to its first answer
 * with 200; the median of three. A second process or a new version waits this long.
 */
export async function startAlone(settings: LaunchSettings): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < tries; i++) times.push(await startOnce(settings));
  return times.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? 0;
}

async function startOnce(settings: LaunchSettings): Promise<number> {
  const port = await freePort();
  const childEnv = {
    ...settings.childEnv,
    PORT: String(port),
    DATABASE_URL: databaseUrlOf(settings.dataDir),
    MAIL_URL: 'outbox:',
    SMS_URL: 'outbox:',
  };
  const started = performance.now();
  const api = startApi({ ...settings, port, childEnv });
  try {
    await api.ready;
    const { ok } = await fetch(`http://127.0.0.1:${port}/health/live`);
    if (!ok) throw new Error('The API was ready, and its first answer no 200.');
    return (performance.now() - started) / 1000;
  } finally {
    await api.stop();
  }
}
