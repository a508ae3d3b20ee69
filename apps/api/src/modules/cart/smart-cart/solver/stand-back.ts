import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread, so that light calls are answered while it works. Only Linux has priorities
 * by thread; elsewhere nothing is changed, so that the whole process is not slowed. @returns whether it was done
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
