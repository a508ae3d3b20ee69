import { setTimeout as wait } from 'node:timers/promises';
import { bankFaults, findFaults } from '../harness/invariants.ts';
import { People } from '../harness/people.ts';
import { pick, seeded } from '../harness/seeded.ts';
import { type Shopper, signInAll } from '../harness/shopper.ts';
import { buildStand } from '../harness/harness.ts';
import { acknowledgeUnwritten } from '../harness/postgres.ts';
import { watchLedger } from '../harness/watch-ledger.ts';
import { checkOut, lostPayments, type Seen, untilSettled } from '../harness/checkouts.ts';
import {
  type ScenarioOptions,
  inParallel,
  mustBeRed,
  tally,
  type Verdict,
  type Scenario,
} from './scenario.ts';

// @spec buying reconcile

/**
 * Runs checkouts while API processes are killed (-9) at random and PostgreSQL crashes half way. Buyers retry unanswered
 * requests with the same key. Afterwards no acknowledged write is lost, nothing was charged twice, and bank and ledger
 * agree to the kuruş.
 */
export const kills: Scenario = (options) => run(options);

/** The same scenario on a PostgreSQL that acknowledges commits before they are written to the disk; it must fail. */
export const killsWithoutGuard: Scenario = async (options) =>
  mustBeRed(await run({ ...options, isSmall: true }, acknowledgeUnwritten), /acknowledged and is gone/);

async function run(
  { seed, isSmall, notify }: ScenarioOptions,
  disarm?: typeof acknowledgeUnwritten,
): Promise<Verdict> {
  const checkouts = isSmall ? 12 : 500;
  const wanted = isSmall ? 2 : 50;
  const random = seeded(seed);
  const harness = await buildStand();
  try {
    await disarm?.(harness.sql);
    const people = new People(harness.sql);
    const sellers = await inParallel(Array.from({ length: 4 }), 4, () => people.trader('merchant'));
    const offers = await inParallel(Array.from({ length: 16 }), 4, (_, at) =>
      people.offer(sellers[at % 4]!, checkouts, 2_000 + 500 * at),
    );
    const traders = await inParallel(Array.from({ length: isSmall ? 6 : 20 }), 4, () =>
      people.trader('pharmacy'),
    );
    const shoppers = await signInAll(harness, traders, 1);
    const watch = watchLedger(harness);

    const seen: Seen[] = [];
    let begun = 0;
    let killed = 0;
    const crashes: Promise<void>[] = [];
    const killer = async () => {
      while (killed < wanted) {
        await wait(50);
        if (seen.length < ((killed + 1) * checkouts) / (wanted + 1)) continue;
        if (!harness.apis[pick(random, harness.apis.length)]?.kill()) continue;
        killed += 1;
        notify(`${seen.length} of ${checkouts} checkouts, ${killed} kills`);
        if (killed === Math.ceil(wanted / 2)) crashes.push(harness.postgres.crash());
      }
    };
    const shop = async (shopper: Shopper) => {
      while (begun < checkouts) {
        begun += 1;
        const first = offers[pick(random, offers.length)]!;
        const second = offers[pick(random, offers.length)]!;
        seen.push(await checkOut(shopper, [first, second], random() < 0.5 ? 'threeDs' : 'atOnce'));
      }
    };
    await Promise.all([killer(), ...shoppers.map(shop)]);
    await Promise.all(crashes);
    const seconds = await untilSettled(harness);
    const { snapshots, wrong } = await watch.stop();

    const faults = [...wrong, ...(await findFaults(harness)), ...(await bankFaults(harness))];
    faults.push(...(await lostPayments(harness, seen)));
    const restarts = harness.apis.reduce((sum, api) => sum + api.restarts, 0);
    if (restarts < 1) faults.push('no process had to come back: nothing was tested');
    const metrics = [
      `${checkouts} checkouts (${tally(seen.map(({ outcome }) => outcome))})`,
      `${killed} kills, ${restarts} came back, PostgreSQL crashed once`,
      `${snapshots} snapshots of the ledger, settled after ${seconds} s`,
    ];
    return { scenario: 'kills', metrics: metrics.join('; '), faults };
  } finally {
    await harness.stop();
  }
}
