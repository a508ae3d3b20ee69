import { MessageChannel } from 'node:worker_threads';
import { type Instance, noWishes } from '@havan/smart-cart/instance';
import { linkSignal } from '@havan/smart-cart/link';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SolverPool } from './solver-pool.ts';
import { SolverThread } from './solver-thread.ts';

/** Returns a market whose proof takes longer than these tests: many sellers with nearly equal prices. */
const hardMarket = (seed: number): Instance => {
  const products = Array.from({ length: 40 }, (_, index) => `P${index}`);
  const sellers = Array.from({ length: 60 }, (_, index) => ({
    sellerId: `S${index}`,
    rating: 90,
    official: false,
    minBasket: 20_000 + ((index * 7 + seed) % 9) * 1_000,
    shipping: [
      { from: 0, fee: 5_000 + ((index * 13 + seed) % 17) * 100 },
      { from: 60_000, fee: 0 },
    ],
  }));
  return {
    id: `hard-${seed}`,
    asOf: '2026-11-20',
    demand: products.map((productId, index) => ({
      productId,
      qty: 3 + (index % 5),
      maxQty: 8 + (index % 5),
    })),
    sellers,
    listings: sellers.flatMap(({ sellerId }, s) =>
      products
        .filter((_, p) => (s * 31 + p * 17 + seed) % 5 === 0)
        .map((productId, p) => ({
          listingId: `${sellerId}-${productId}`,
          productId,
          sellerId,
          unitPrice: 3_000 + ((s * 37 + p * 101 + seed) % 97),
          stock: 6,
          minQty: 1,
          maxQty: null,
          packSize: 1,
          expiry: null,
          tiers: [{ fromQty: 4, unitPrice: 2_900 + ((s * 41 + p) % 89) }],
          bonus: s % 3 === 0 ? { buy: 3, get: 1 } : null,
        })),
    ),
    constraints: noWishes,
  };
};

const pool = new SolverPool();
beforeAll(() => pool.warm());
afterAll(() => pool.close());

// @spec §2.2 smart-cart

describe('solver pool', () => {
  it('gives a second buyer a first plan during another proof, and stops on request', async () => {
    let provingFinished = false;
    const proving = pool.search({
      owner: 1,
      instance: hardMarket(1),
      timeLimit: 60_000,
      start: null,
      onProgress: () => undefined,
    });
    void proving.done.then(() => {
      provingFinished = true;
    });
    const first = await new Promise((resolve) => {
      const second = pool.search({
        owner: 2,
        instance: hardMarket(2),
        timeLimit: 60_000,
        start: null,
        onProgress: ({ plan, bound }) => {
          if (!plan || bound <= 0) return;
          resolve(provingFinished ? 'after the proof' : 'during the proof');
          second.stop();
        },
      });
    });
    expect(first).toBe('during the proof');
    proving.stop();
    expect((await proving.done).plan).not.toBeNull();
  });

  it('gives every search a first plan before any continues', async () => {
    const reported: ('first' | 'better')[] = [];
    const isGoingOn = Promise.withResolvers<void>();
    const searches = Array.from({ length: 8 }, (_, buyer) => {
      let hasFirst = false;
      const search = pool.search({
        owner: 10 + buyer,
        instance: hardMarket(buyer),
        timeLimit: 60_000,
        start: null,
        onProgress: () => {
          if (!hasFirst) return;
          reported.push('better');
          isGoingOn.resolve();
        },
      });
      void search.first.then(({ plan, bound }) => {
        hasFirst = true;
        if (plan && bound > 0) reported.push('first');
      });
      return search;
    });
    await Promise.all(searches.map(({ first }) => first));
    // Waits until at least one search continues. A search may have to wait for its proof while the proof of another one
    // runs, for up to a minute.
    await isGoingOn.promise;
    for (const search of searches) search.stop();
    await Promise.all(searches.map(({ done }) => done));
    expect(reported.filter((each) => each === 'first')).toHaveLength(8);
    // The last first plans may be reported after a `better`: a free thread continues another search meanwhile.
    expect(reported.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'first'));
  });

  it('never lowers a bound when the proof starts', async () => {
    const bounds: number[] = [];
    const after = Promise.withResolvers<void>();
    let hasFirst = false;
    const search = pool.search({
      owner: 20,
      instance: hardMarket(5),
      timeLimit: 60_000,
      start: null,
      onProgress: ({ bound }) => {
        bounds.push(bound);
        if (hasFirst) after.resolve();
      },
    });
    void search.first.then(() => {
      hasFirst = true;
    });
    await after.promise;
    search.stop();
    await search.done;
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
  });

  it('gives a proof’s thread to many waiting searches and keeps its results', async () => {
    const thread = new SolverThread(0);
    const contention = new Int32Array(new SharedArrayBuffer(8));
    const job = {
      kind: 'solve',
      instance: hardMarket(6),
      depth: 'whole',
      timeLimit: 60_000,
      start: null,
      bound: 0,
      stop: new Int32Array(new SharedArrayBuffer(4)),
      contention,
      partner: null,
    } as const;
    const { isCut, progress, took } = await thread.run(job, () => Atomics.store(contention, 0, 9));
    expect({ isCut, status: progress.status }).toEqual({ isCut: true, status: 'feasible' });
    expect(took).toBeLessThan(60_000);
    await thread.close();
  });

  it('takes a helper thread back as soon as a search waits, and the proof continues', async () => {
    const [proof, helper] = [new SolverThread(0), new SolverThread(0)];
    const { port1, port2 } = new MessageChannel();
    const signal = linkSignal();
    const [stop, over] = [new Int32Array(new SharedArrayBuffer(4)), new Int32Array(new SharedArrayBuffer(4))];
    const [nobody, contention] = [
      new Int32Array(new SharedArrayBuffer(8)),
      new Int32Array(new SharedArrayBuffer(8)),
    ];
    const ended: ('proof' | 'help')[] = [];
    await Promise.all([proof.warm(), helper.warm()]);
    const helping = helper.assist({ kind: 'assist', port: port2, signal, stop: over, contention });
    const instance = hardMarket(7);
    const job = {
      kind: 'solve',
      instance,
      depth: 'whole',
      timeLimit: 60_000,
      start: null,
      bound: 0,
    } as const;
    const partner = { port: port1, signal };
    const proving = proof.run({ ...job, stop, contention: nobody, partner }, () => {
      // By its third message the helper has received its work and no further request.
      if (Atomics.load(signal, 1) > 2) Atomics.store(contention, 0, 1);
    });
    void proving.then(() => ended.push('proof'));
    await helping.then(() => ended.push('help'));
    Atomics.store(stop, 0, 1);
    const { progress } = await proving;
    expect(ended).toEqual(['help', 'proof']);
    expect(progress.status).toBe('feasible');
    await Promise.all([proof.close(), helper.close()]);
  });

  it('ends the older search of a company when a newer one starts', async () => {
    const ask = () =>
      pool.search({
        owner: 3,
        instance: hardMarket(3),
        timeLimit: 60_000,
        start: null,
        onProgress: () => undefined,
      });
    const older = ask();
    const newer = ask();
    const answer = await older.done;
    expect(answer.status).not.toBe('proven');
    newer.stop();
    await newer.done;
  });

  it('works again after it was closed', async () => {
    await pool.close();
    const market = hardMarket(4);
    const answer = await pool.search({
      owner: 4,
      instance: {
        ...market,
        demand: [{ productId: 'P0', qty: 20, maxQty: 20 }],
        sellers: market.sellers.map((seller) => ({ ...seller, minBasket: 0 })),
      },
      timeLimit: 60_000,
      start: null,
      onProgress: () => undefined,
    }).done;
    expect(answer.status).toBe('proven');
  });
});
