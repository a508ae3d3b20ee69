import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Whether this process accepts work; a load balancer reads `/health/ready`. */
export interface Lifecycle {
  isStopping: boolean;
  /** Whether the catalogue is still being read: the process listens, but is not ready. */
  isStarting: boolean;
  /** The time of the last request other than health checks, in milliseconds of `performance.now()`. */
  lastRequestAt: number;
}

export const startLifecycle = (): Lifecycle => ({ isStopping: false, isStarting: false, lastRequestAt: 0 });

/** The time of `lastRequestAt`, in milliseconds. */
interface Time {
  now: () => number;
  pass: (ms: number) => Promise<void>;
}
const processTime: Time = { now: () => performance.now(), pass: wait };

/** After this long without a request, the balancer has stopped sending. */
const quietMs = 500;
/** Longest additional wait until requests stop, in milliseconds. */
const patienceMs = 2500;

/**
 * Keeps serving while not ready: for `seconds`, and then until requests stop. A load balancer may notice late, and
 * closing a connection would lose a request in flight.
 */
export async function drain(lifecycle: Lifecycle, seconds: number, time = processTime): Promise<void> {
  lifecycle.isStopping = true;
  await time.pass(seconds * 1000);
  const until = time.now() + (seconds > 0 ? patienceMs : 0);
  while (time.now() < Math.min(until, lifecycle.lastRequestAt + quietMs)) await time.pass(50);
  // A timer fires before pending I/O is read: after two turns of the event loop it has been read, and connections may
  // be closed.
  await turn();
  await turn();
}
