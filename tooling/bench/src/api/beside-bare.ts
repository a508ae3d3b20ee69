import { startChild } from '@havan/run/product/child';
import { freePort } from '@havan/run/product/preflight';
import type { CpuMeter } from '../cpu.ts';
import { type Load, load, type Target } from './load.ts';

const rounds = 5;
const busy = 16;
const warmUpSeconds = 2;
const roundSeconds = 2;

interface BesideBare {
  readonly bare: Load;
  /** One for each target, in their order. */
  readonly loads: readonly Load[];
  /** The throughput of each target as a share of the bare server's in the same round; the median of the rounds. */
  readonly shares: readonly number[];
}

/**
 * Measures the bare server and the targets in turns, because the speed of a machine changes during a run. All are
 * warmed up before the first round, every second round runs in reverse order, and the median of the rounds is reported.
 */
export async function besideBare(targets: readonly Target[], cpu?: CpuMeter): Promise<BesideBare> {
  const port = await freePort();
  const env = { PATH: process.env['PATH'] ?? '', PORT: String(port) };
  const server = startChild({ name: 'The bare server', file: 'tooling/bench/src/api/bare-server.ts', env });
  await server.ready;
  try {
    const all = [{ name: 'bare', port, requests: [{ path: '/' }] }, ...targets];
    for (const target of all) await load(target, busy, warmUpSeconds, { warmUp: 0 });
    const measured = all.map((): Load[] => []);
    for (let round = 0; round < rounds; round++) {
      const order = [...all.keys()];
      for (const at of round % 2 === 0 ? order : order.toReversed()) {
        const target = all[at];
        if (target)
          measured[at]?.push(await load(target, busy, roundSeconds, { ...(cpu && { cpu }), warmUp: 0 }));
      }
    }
    const [bares = [], ...others] = measured;
    return {
      bare: { ...middle(bares), cpu: undefined },
      loads: others.map(middle),
      shares: others.map((loads) => median(loads.map(({ rate }, at) => rate / (bares[at]?.rate ?? 0)))),
    };
  } finally {
    await server.stop();
  }
}

/** Returns the median of every figure and the sum of the failures. */
function middle(loads: readonly Load[]): Load {
  const of = (figure: (load: Load) => number) => median(loads.map(figure));
  return {
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    refused: loads.reduce((sum, { refused }) => sum + refused, 0),
    cpu: of(({ cpu = 0 }) => cpu),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
