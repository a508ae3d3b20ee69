import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { assist } from '@havan/smart-cart/assist';
import { linkOver } from '@havan/smart-cart/link';
import { loadSolver } from '@havan/smart-cart/load-solver';
import { cpuClock } from './cpu-clock.ts';

/** One search to help, as the main thread posts it. */
export interface PartnerJob {
  readonly port: MessagePort;
  readonly signal: Int32Array;
  /** One shared number: 0 until the search is over and this thread has left it, then what it took, in µs of the processor. */
  readonly took: Int32Array;
}

/** Helps the searches of the main thread, one after the other. */
const port = parentPort;
const highs = await loadSolver();
port?.on('message', ({ port, signal, took }: PartnerJob) => {
  const began = cpuClock();
  const link = linkOver(port, receiveMessageOnPort, signal, 1);
  assist(link, { highs, clock: () => performance.now(), shouldStop: () => false });
  Atomics.store(took, 0, Math.max(1, Math.round((cpuClock() - began) * 1_000)));
  Atomics.notify(took, 0);
});
port?.postMessage('ready');
