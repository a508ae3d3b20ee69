import { freePort } from '@havan/run/product/preflight';
import { startApi } from '@havan/run/product/product';
import type { LaunchSettings } from '@havan/run/product/settings';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseUrlOf } from './select-one.ts';

const tries = 3;

/** Seconds from the start of a process. */
interface StartTimes {
  /** Seconds until its first answer with 200. */
  readonly firstAnswer: number;
  /** Seconds until it is ready, when the catalogue answers. */
  readonly ready: number;
}

/**
 * Returns the median start times of three further API processes on the PostgreSQL of a running product. An additional
 * process or a new version takes this long to start.
 */
export async function startAlone(settings: LaunchSettings): Promise<StartTimes> {
  const times: StartTimes[] = [];
  for (let i = 0; i < tries; i++) times.push(await startOnce(settings));
  const median = (of: (one: StartTimes) => number) =>
    times.map(of).toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? 0;
  return { firstAnswer: median(({ firstAnswer }) => firstAnswer), ready: median(({ ready }) => ready) };
}

const answers = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startOnce(settings: LaunchSettings): Promise<StartTimes> {
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
    const seconds = () => (performance.now() - started) / 1000;
    await api.ready;
    if (!(await answers(port, '/health/live')))
      throw new Error('The API was ready, and its first answer no 200.');
    const firstAnswer = seconds();
    while (!(await answers(port, '/health/ready'))) await pause(20);
    return { firstAnswer, ready: seconds() };
  } finally {
    await api.stop();
  }
}
