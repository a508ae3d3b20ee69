import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Whether this process takes new work; a load balancer asks `/health/ready`. */
export interface Lifecycle {
  isStopping: boolean;
  /** When the last request came that was no question about health, in milliseconds of `performance.now()`. */
  lastRequestAt: number;
}

export const startLifecycle = (): Lifecycle => ({ isStopping: false, lastRequestAt: 0 });

/** The time of `lastRequestAt`, in milliseconds. */
interface Time {
  now: () => number;
  pass: (ms: number) => Promise<void>;
}
const processTime: Time = { now: () => performance.now(), pass: wait };

/** Without a request for this long, nobody sends any more. */
const quietMs = 500;
/** Longest wait for that beyond the time that was asked for. */
const patienceMs = 2500;

/**
 * Serves on without being ready: for `seconds`, and then until nobody sends requests any more. Whoever stands in front
 * may see late that this process leaves, and a connection that is closed while a request is on its way loses it.
 */
export async function drain(lifecycle: Lifecycle, seconds: number, time = processTime): Promise<void> {
  lifecycle.isStopping = true;
  await time.pass(seconds * 1000);
  const until = time.now() + (seconds > 0 ? patienceMs : 0);
  while (time.now() < Math.min(until, lifecycle.lastRequestAt + quietMs)) await time.pass(50);
  // A timer comes before what has arrived on the connections: two turns read it, then they may be closed.
  await turn();
  await turn();
}
