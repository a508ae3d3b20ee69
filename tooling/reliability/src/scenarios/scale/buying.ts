import { setTimeout as wait } from 'node:timers/promises';
import { People } from '../../harness/people.ts';
import { pick, seeded } from '../../harness/seeded.ts';
import { type Shopper, signInAll } from '../../harness/shopper.ts';
import type { Stand } from '../../harness/harness.ts';
import {
  balanceBooks,
  type Books,
  checkOut,
  lostPayments,
  type Seen,
  untilSettled,
} from '../../harness/checkouts.ts';
import { inParallel, type ScenarioOptions, tally } from '../scenario.ts';

/** Checkouts that run while a part of the product fails. */
export interface Buying {
  /** The results of the checkouts so far. */
  readonly seen: readonly Seen[];
  /** The end of each checkout, in milliseconds of `performance.now()`. */
  readonly endedAt: readonly number[];
  /** Limits how many checkouts may begin; by default, and after `end` is called, all of them may. */
  readonly limitTo: (count: number) => void;
  /** Resolves when this many checkouts have ended. */
  readonly reached: (count: number) => Promise<void>;
  /** Returns the acknowledged payments that are missing now. */
  readonly lost: () => Promise<string[]>;
  /** Waits until all checkouts have ended and no payment is open; returns the faults, and figures for the tables. */
  readonly end: () => Promise<{ faults: string[]; metrics: string; books: Books }>;
}

/**
 * Lets pharmacies make `checkouts` of two offers each, with and without a 3-D secure step. The longest time between two
 * successive answers, to any of the pharmacies, is the recovery time that the buyers saw.
 *
 * @param patienceMs how long a buyer repeats a request
 */
export async function startBuying(
  harness: Stand,
  { seed, isSmall, notify }: ScenarioOptions,
  checkouts: number,
  patienceMs = 60_000,
): Promise<Buying> {
  const random = seeded(seed);
  const people = new People(harness.sql, `b${seed % 1000}x`);
  const sellers = await inParallel(Array.from({ length: 4 }), 4, () => people.trader('merchant'));
  const offers = await inParallel(Array.from({ length: 16 }), 4, (_, at) =>
    people.offer(sellers[at % 4]!, checkouts, 2_000 + 500 * at),
  );
  const traders = await inParallel(Array.from({ length: isSmall ? 6 : 20 }), 4, () =>
    people.trader('pharmacy'),
  );
  const shoppers = await signInAll(harness, traders, 1, { patienceMs });
  const seen: Seen[] = [];
  const endedAt: number[] = [];
  let begun = 0;
  let limit = checkouts;
  let lastAt = performance.now();
  let longestMs = 0;
  const shop = async (shopper: Shopper) => {
    while (begun < checkouts) {
      if (begun >= limit) {
        await wait(20);
        continue;
      }
      // While all buyers wait for the limit, no answer is due.
      if (begun === seen.length) lastAt = performance.now();
      begun += 1;
      const basket = [offers[pick(random, offers.length)]!, offers[pick(random, offers.length)]!];
      seen.push(await checkOut(shopper, basket, random() < 0.5 ? 'threeDs' : 'atOnce'));
      longestMs = Math.max(longestMs, performance.now() - lastAt);
      lastAt = performance.now();
      endedAt.push(lastAt);
      if (seen.length % 50 === 0) notify(`${seen.length} of ${checkouts} checkouts`);
    }
  };
  const all = Promise.all(shoppers.map(shop));
  return {
    seen,
    endedAt,
    limitTo: (count) => {
      limit = count;
    },
    reached: async (count) => {
      while (seen.length < Math.min(count, checkouts)) await wait(20);
    },
    lost: () => lostPayments(harness, seen),
    end: async () => {
      limit = checkouts;
      await all;
      const settled = await untilSettled(harness);
      const { books, faults } = await balanceBooks(harness, seen);
      return {
        faults,
        books: { ...books, recoverySeconds: longestMs / 1000 },
        metrics: `${checkouts} checkouts (${tally(seen.map(({ outcome }) => outcome))}), longest silence ${(longestMs / 1000).toFixed(1)} s, settled after ${settled} s`,
      };
    },
  };
}
