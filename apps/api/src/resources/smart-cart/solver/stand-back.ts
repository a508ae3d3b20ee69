import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets the calling thread stand back behind the others of this machine, so that light calls are answered while it works.
 * Linux alone gives each thread a priority of its own; elsewhere the thread stays as it is, so that the process does not
 * stand back as a whole. @returns whether it was done
 */
export function standBack(nice: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const thread = Number(/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
    if (!Number.isSafeInteger(thread)) return false;
    setPriority(thread, nice);
    return true;
  } catch {
    return false;
  }
}
