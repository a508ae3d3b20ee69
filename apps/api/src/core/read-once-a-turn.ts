import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Returns a function that reads once for all calls in one turn of the event loop. The read begins in the next turn, so
 * no caller receives what was read before its call; a failure rejects all of them.
 */
export function readOnceATurn<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let waiting: Promise<Read> | null = null;
  return () => {
    waiting ??= nextTurn().then(() => {
      waiting = null;
      return read();
    });
    return waiting;
  };
}
