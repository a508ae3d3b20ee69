import { getCart } from '@havan/contract/cart/cart';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { People } from '../harness/people.ts';
import { signInAll } from '../harness/shopper.ts';
import { buildStand, type StandOptions } from '../harness/harness.ts';
import { withoutGuard } from './load.ts';
import { type ScenarioOptions, inParallel, tally, type Verdict, type Scenario } from './scenario.ts';

const diesAtOnce = join(import.meta.dirname, '../harness/dies-at-once-hook.mjs');

/**
 * Restarts each process with SIGTERM while buyers read and write: no request fails behind the proxy, and each process
 * exits within ten seconds with code 0.
 */
export const gracefulEnd: Scenario = (options) => run(options, {});

/** The same scenario without its guard; it must fail. */
export const gracefulEndWithoutGuard: Scenario = withoutGuard(run, /requests failed/, {
  execArgv: () => ['--import', diesAtOnce],
});

async function run({ isSmall }: ScenarioOptions, harnessOptions: StandOptions): Promise<Verdict> {
  const harness = await buildStand({ env: { DRAIN_SECONDS: '1' }, ...harnessOptions });
  try {
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const offer = await people.offer(seller, 100_000);
    const traders = await inParallel(Array.from({ length: isSmall ? 6 : 16 }), 8, () =>
      people.trader('pharmacy'),
    );
    const shoppers = await signInAll(harness, traders, 1);
    const over = new AbortController();
    const outcomes: string[] = [];
    const load = shoppers.map(async (shopper, at) => {
      for (let n = 1; !over.signal.aborted; n += 1) {
        const answer =
          (n + at) % 2 === 0 ? await shopper.askOnce(getCart, {}) : await shopper.addOnce(offer, 1 + (n % 9));
        outcomes.push(String(answer.status));
      }
    });
    /** Waits until every buyer has completed another read and another write. */
    const untilUnderLoad = async () => {
      const enough = outcomes.length + 4 * shoppers.length;
      while (outcomes.length < enough) await wait(20);
    };
    const faults: string[] = [];
    for (let round = 0; round < (isSmall ? 1 : 5); round += 1) {
      for (const api of harness.apis) {
        await untilUnderLoad();
        const started = Date.now();
        const code = await api.stop();
        const took = Date.now() - started;
        if (code !== 0) faults.push(`ended with ${code}`);
        if (took > 10_000) faults.push(`took ${took} ms to end`);
        await api.start();
      }
    }
    over.abort();
    await Promise.all(load);
    const failed = outcomes.filter((status) => status !== '200');
    if (failed.length > 0) faults.push(`${failed.length} requests failed: ${tally(failed)}`);
    return {
      scenario: 'graceful end',
      metrics: `${outcomes.length} requests, ${isSmall ? 2 : 10} processes ended`,
      faults,
    };
  } finally {
    await harness.stop();
  }
}
