import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { localUrl } from './address.ts';
import { commandOf } from './owner.ts';

/**
 * Returns the address of the embedded server that another process of ours runs on `dataDir`; null when none
 * runs.
 */
export async function runningServer(dataDir: string): Promise<string | null> {
  const folder = path.join(path.resolve(dataDir), 'postgres');
  const [lock, password] = await Promise.all([
    readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => ''),
    readFile(path.join(dataDir, 'postgres.password'), 'utf8').catch(() => ''),
  ]);
  const [pid, , , port] = lock.split('\n');
  if (!(commandOf(Number(pid)) ?? '').includes(folder)) return null;
  return localUrl(folder, port ?? '', password.trim(), 'havan');
}
