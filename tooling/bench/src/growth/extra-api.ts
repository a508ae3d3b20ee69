import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@havan/run/product/preflight';
import { startApi } from '@havan/run/product/product';
import { launchSettings } from '@havan/run/product/settings';
import { databaseUrlOf } from '../api/select-one.ts';

export interface ExtraApi {
  readonly port: number;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts one more API process on the running market of `dataDir`, and waits until it is ready.
 *
 * @param more settings of its environment beside the usual ones
 */
export async function startExtraApi(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ExtraApi> {
  const port = await freePort();
  const settings = launchSettings({ ...process.env, DATA_DIR: dataDir, PORT: String(port) });
  const childEnv = {
    ...settings.childEnv,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrlOf(dataDir),
    MAIL_URL: 'outbox:',
    SMS_URL: 'outbox:',
    DEMO: '1',
    ...more,
  };
  const api = startApi({ ...settings, port, childEnv });
  try {
    await api.ready;
    while (!(await isReady(port))) await pause(20);
  } catch (error) {
    await api.stop();
    throw error;
  }
  return { port, stop: () => api.stop() };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
