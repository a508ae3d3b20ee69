import { existsSync, readFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { StartFailure } from '../../start-failure.ts';

/** Returns the command line of a running process; null when no process has this id. */
export function commandOf(pid: number): string | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  try {
    if (existsSync('/proc/self')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
}

/**
 * Returns the start time of a process in ticks since boot, so that a reused process id is not mistaken for the old
 * process.
 */
function beganAt(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Claims a data folder for this process. The file left by a killed process is recognised and replaced; a living owner
 * is a `StartFailure`.
 */
export async function claim(file: string, folder: string): Promise<{ release: () => Promise<void> }> {
  const text = JSON.stringify({ pid: process.pid, beganAt: beganAt(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(text);
      await handle.close();
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = await readOwner(file);
    if (owner && commandOf(owner.pid) !== null && beganAt(owner.pid) === owner.beganAt) {
      throw new StartFailure(
        `Another copy (process ${owner.pid}) already runs on the data in ${folder}: stop it, or give this one its own DATA_DIR and PORT.`,
      );
    }
    await rm(file, { force: true });
  }
  throw new StartFailure(`The data in ${folder} is being claimed by another copy: try again.`);
}

async function readOwner(file: string): Promise<{ pid: number; beganAt: string } | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { pid: number; beganAt: string };
  } catch {
    return null;
  }
}
