import { once } from 'node:events';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Instance } from '@havan/smart-cart/instance';
import { type Link, linkOver, linkSignal } from '@havan/smart-cart/link';
import { loadSolver } from '@havan/smart-cart/load-solver';
import type { Progress } from '@havan/smart-cart/progress';
import { type SolveOptions, solve } from '@havan/smart-cart/solve';
import { cpuClock } from './cpu-clock.ts';
import type { PartnerJob } from './partner-thread.ts';

/** Milliseconds for one search, as in the product. */
const TIME_LIMIT = 5_000;

/** Milliseconds after which a partner that does not leave is left out of the figures. */
const LEAVING = 2_000;

type Solvers = Required<Pick<SolveOptions, 'highs' | 'inner'>> & {
  /** The partner thread; the product has one, too, for a single search. */
  readonly partner: Worker;
};

export async function loadSolvers(): Promise<Solvers> {
  const partner = new Worker(new URL('./partner-thread.ts', import.meta.url));
  await once(partner, 'message');
  partner.unref();
  return { highs: await loadSolver(), inner: await loadSolver(), partner };
}

export interface Measured {
  readonly answer: Progress;
  /** Milliseconds of the processor to the first plan with a bound; null when there was none. */
  readonly first: number | null;
  /** Milliseconds of the processor for all of it, and those that it waited for its partner. */
  readonly cpu: number;
  /** Milliseconds of the processor that the partner had. */
  readonly partnerCpu: number;
  /** Milliseconds of the wall: no less than of the processor, and more the busier the machine. */
  readonly milliseconds: number;
}

/**
 * Returns one search of one instance, as a worker of the product runs it, but with its time counted by the
 * processor.
 */
export function solveMeasured(
  instance: Instance,
  { partner, ...solvers }: Solvers,
  depth: NonNullable<SolveOptions['depth']> = 'whole',
): Measured {
  const channel = new MessageChannel();
  const signal = linkSignal();
  const took = new Int32Array(new SharedArrayBuffer(4));
  const job: PartnerJob = { port: channel.port2, signal, took };
  partner.postMessage(job, [channel.port2]);
  const link = linkOver(channel.port1, receiveMessageOnPort, signal, 0);
  let waited = 0;
  const clock = (): number => cpuClock() + waited;
  const wait: Link['wait'] = (milliseconds) => {
    const [wall, cpu] = [performance.now(), cpuClock()];
    link.wait(milliseconds);
    waited += Math.max(0, performance.now() - wall - (cpuClock() - cpu));
  };
  const [started, began] = [performance.now(), clock()];
  let first: number | null = null;
  const answer = solve(instance, {
    ...solvers,
    partner: { ...link, wait },
    clock,
    timeLimit: TIME_LIMIT,
    depth,
    onProgress: ({ plan, bound }) => {
      if (plan && bound > 0) first ??= clock() - began;
    },
  });
  const [cpu, milliseconds] = [clock() - began, performance.now() - started];
  Atomics.wait(took, 0, 0, LEAVING);
  channel.port1.close();
  return { answer, first, cpu, partnerCpu: Atomics.load(took, 0) / 1_000, milliseconds };
}

/** Returns one figure of every run, the least first. */
export const sorted = (runs: readonly Measured[], of: (run: Measured) => number): number[] =>
  runs.map(of).sort((a, b) => a - b);

/** Returns the figure that so large a share of the others does not exceed. */
export const at = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
