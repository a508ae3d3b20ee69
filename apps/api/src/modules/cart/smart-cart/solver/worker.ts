import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { assist } from '@havan/smart-cart/assist';
import { type Instance, noWishes } from '@havan/smart-cart/instance';
import { type Link, linkOver } from '@havan/smart-cart/link';
import { loadSolver } from '@havan/smart-cart/load-solver';
import { solve } from '@havan/smart-cart/solve';
import * as v from 'valibot';
import type { AssistJob, PartnerPort, SolveJob, WorkerMessage } from './messages.ts';
import { standBack } from './stand-back.ts';

/** One search at a time, off the event loop of the API: the solver runs synchronously for up to seconds. */

const port = parentPort;
if (!port) throw new Error('The solver runs in a worker thread');
const notify = (message: WorkerMessage): void => port.postMessage(message);
const clock = (): number => performance.now();

/** Milliseconds for a better plan while other searches wait: a slightly worse plan for one, an earlier one for all. */
const CROWDED = 100;
/**
 * A long search releases its thread when this many searches wait for a first plan and it has run this long: fewer are
 * served equally soon by the reserved thread, and a resumed search repeats its beginning.
 */
const MANY = { waiting: 4, after: 500 };

/** A small instance, solved once so that the first buyer does not wait for the solver's compilation. */
const warmUp: Instance = {
  id: 'warm-up',
  asOf: '2000-01-01',
  demand: [{ productId: 'P', qty: 2, maxQty: 2 }],
  sellers: [{ sellerId: 'S', rating: 100, official: true, minBasket: 0, shipping: [{ from: 0, fee: 1 }] }],
  listings: [
    {
      listingId: 'L',
      productId: 'P',
      sellerId: 'S',
      unitPrice: 1,
      stock: 2,
      minQty: 1,
      maxQty: null,
      packSize: 1,
      expiry: null,
      tiers: [],
      bonus: null,
    },
  ],
  constraints: noWishes,
};

standBack(v.parse(v.object({ nice: v.number() }), workerData).nice);
const highs = await loadSolver();
const inner = await loadSolver();
solve(warmUp, { highs, inner, clock, timeLimit: 1_000 });

const linkTo = ({ port: end, signal }: PartnerPort, which: 0 | 1): Link =>
  linkOver(end, receiveMessageOnPort, signal, which);

function search({ instance, depth, timeLimit, start, bound, stop, contention, partner }: SolveJob): void {
  const began = clock();
  let hasPlan = false;
  let isCut = false;
  const isDue = (): boolean => {
    const waiting = Atomics.load(contention, 0);
    if (depth === 'whole') isCut ||= waiting >= MANY.waiting && clock() - began > MANY.after;
    else if (hasPlan) isCut ||= waiting > 0 || (Atomics.load(contention, 1) > 0 && clock() - began > CROWDED);
    return isCut;
  };
  const progress = solve(instance, {
    highs,
    inner,
    clock,
    timeLimit,
    depth,
    isWallClock: true,
    bound,
    ...(start ? { start } : {}),
    ...(partner ? { partner: linkTo(partner, 0) } : {}),
    shouldStop: () => Atomics.load(stop, 0) !== 0 || isDue(),
    onProgress: (found) => {
      hasPlan ||= found.plan !== null && found.bound > 0;
      notify({ kind: 'progress', progress: found });
    },
  });
  notify({ kind: 'end', progress, isCut, took: clock() - began });
}

/** Helps until the search ends or this thread is needed. */
function help({ stop, contention, ...partner }: AssistJob): void {
  const isWanted = (): boolean => contention.some((_, index) => Atomics.load(contention, index) > 0);
  assist(linkTo(partner, 1), { highs, clock, shouldStop: () => Atomics.load(stop, 0) !== 0 || isWanted() });
  notify({ kind: 'assisted' });
}

port.on('message', (job: SolveJob | AssistJob) => {
  try {
    if (job.kind === 'solve') search(job);
    else help(job);
  } catch (error) {
    notify({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});
notify({ kind: 'ready' });
