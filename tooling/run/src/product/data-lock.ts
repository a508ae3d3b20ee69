import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

/**
 * Locks a data folder against a second copy. The lock names its process and its start time, so that the lock of a
 * killed process is recognised even when its process id has been reused. Returns a function that releases it.
 * @throws Refusal when a living process holds the folder.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'launcher.lock');
  const own = `${process.pid} ${startedAt(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      const unlock = () => {
        if (read(file) === own) rmSync(file, { force: true });
      };
      process.once('exit', unlock);
      return unlock;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = read(file);
    const [pid = '', since = ''] = holder.split(' ');
    if (holder && startedAt(Number(pid)) === since) {
      throw new Refusal(
        `Havan already runs on the data folder ${folder} (process ${pid}): stop that one, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the start time of a living process in clock ticks since boot; empty when it has ended or is a zombie. */
function startedAt(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const [state = 'X', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 'XZ'.includes(state) ? '' : (fields[18] ?? '');
}
