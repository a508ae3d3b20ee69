import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf } from './owner.ts';

/**
 * Stops the server that a killed process left in `dataFolder` and removes its lock files. The caller owns the folder,
 * so no other process uses that server.
 */
export async function endLeftover(dataFolder: string): Promise<void> {
  const lock = path.join(dataFolder, 'postmaster.pid');
  const text = await readFile(lock, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number(text.split('\n')[0]);
  const isOurs = () => (commandOf(pid) ?? '').includes(dataFolder);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isOurs()) break;
    process.kill(pid, signal);
    for (let tries = 0; tries < 200 && isOurs(); tries += 1) await wait(50);
  }
  await rm(lock, { force: true });
}
