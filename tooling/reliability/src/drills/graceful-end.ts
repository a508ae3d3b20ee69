import { getBasket } from '@havan/contract/basket';
import { setTimeout as wait } from 'node:timers/promises';
import { People } from '../stand/people.ts';
import { signInAll } from '../stand/shopper.ts';
import { buildStand } from '../stand/stand.ts';
import { type DrillOptions, inParallel, tally, type Verdict } from './drill.ts';

/**
 * Each process is asked to end (SIGTERM) and started again while buyers read and write: not one request fails behind
 * the proxy, and each process is gone within ten seconds with exit code 0.
 */
export async function gracefulEnd({ isSmall }: DrillOptions): Promise<Verdict> {
  const stand = await buildStand({ env: { DRAIN_SECONDS: '1' } });
  try {
    const people = new People(stand.sql);
    const seller = await people.trader('merchant');
    const offer = await people.offer(seller, 100_000);
    const traders = await inParallel(Array.from({ length: isSmall ? 6 : 16 }), 8, () =>
      people.trader('pharmacy'),
    );
    const shoppers = await signInAll(stand, traders, 1);
    const over = new AbortController();
    const outcomes: string[] = [];
    const load = shoppers.map(async (shopper, at) => {
      for (let n = 1; !over.signal.aborted; n += 1) {
        const answer =
          (n + at) % 2 === 0
            ? await shopper.askOnce(getBasket, {})
            : await shopper.addOnce(offer, 1 + (n % 9));
        outcomes.push(String(answer.status));
      }
    });
    /** Until everybody has read and written again. */
    const untilUnderLoad = async () => {
      const enough = outcomes.length + 4 * shoppers.length;
      while (outcomes.length < enough) await wait(20);
    };
    const faults: string[] = [];
    for (let round = 0; round < (isSmall ? 1 : 5); round += 1) {
      for (const api of stand.apis) {
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
      drill: 'graceful end',
      figures: `${outcomes.length} requests, ${isSmall ? 2 : 10} processes ended`,
      faults,
    };
  } finally {
    await stand.stop();
  }
}
