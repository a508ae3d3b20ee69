import { noWishes, type Instance } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import { AppError } from '../../../../core/app-error.ts';
import { acceptLines, openLine } from '../../../../core/http/internal/internal-stream.ts';
import type { RunningSearch } from '../../../../core/ports/cart-searches-port.ts';
import { testConfig } from '../../../../testing/test-config.ts';
import { solverService } from './line-messages.ts';
import { remotePool } from './remote-pool.ts';
import { serveLine } from './solver-line.ts';
import { SolverPool } from './solver-pool.ts';

const config = testConfig();
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
const threads = new SolverPool();
beforeAll(() => threads.warm());
afterAll(() => threads.close());

const started: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) await app.close();
});

/** Serves `pool` over HTTP as a process with the role `solver` does. */
async function solver(pool: Pick<SolverPool, 'search'> = threads) {
  const app = Fastify();
  acceptLines(app, config, solverService, (line) => serveLine(pool, line, silent));
  started.push(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, pool: remotePool(() => openLine(solverService, url, config.tokenSecret)) };
}

/** Two sellers; the cheaper one charges shipping. */
const instance: Instance = {
  id: 'remote',
  asOf: '2026-11-20',
  demand: [{ productId: 'P', qty: 4, maxQty: 4 }],
  sellers: ['A', 'B'].map((sellerId, at) => ({
    sellerId,
    rating: 90,
    official: false,
    minBasket: 0,
    shipping: [{ from: 0, fee: at === 0 ? 500 : 0 }],
  })),
  listings: ['A', 'B'].map((sellerId, at) => ({
    listingId: `L${sellerId}`,
    productId: 'P',
    sellerId,
    unitPrice: at === 0 ? 900 : 1_000,
    stock: 10,
    minQty: 1,
    maxQty: null,
    packSize: 1,
    expiry: null,
    tiers: [],
    bonus: null,
  })),
  constraints: noWishes,
};
const asked = { owner: 1, instance, timeLimit: 5_000, start: null, onProgress: () => undefined };

test('a search in another process ends as one in this process, and answers other wishes', async () => {
  const { pool } = await solver();
  const seen: Progress[] = [];
  const running = await pool.search({ ...asked, onProgress: (progress) => seen.push(progress) });
  const own = threads.search({ ...asked, owner: 2 });
  const done = await running.done;
  expect(done).toEqual(await own.done);
  expect(done).toMatchObject({ status: 'proven', report: { total: 4_000 } });
  expect((await running.first).plan).toEqual(done.plan);
  expect(seen.length).toBeGreaterThan(0);
  const official = { ...instance, constraints: { ...noWishes, officialOnly: true } };
  expect((await running.again(official, [], 2_000)).status).toBe('infeasible');
  expect(running.isStopped()).toBe(false);
  await pool.close();
});

/** A pool whose only search runs until it is stopped. */
function endless() {
  const stopped = Promise.withResolvers<Progress>();
  const state: Progress = { status: 'unknown', plan: null, report: null, bound: 0, gap: null };
  let isStopped = false;
  const running: RunningSearch = {
    first: stopped.promise,
    done: stopped.promise,
    again: () => Promise.reject(new Error('stopped')),
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true;
      stopped.resolve(state);
    },
  };
  return { pool: { search: () => running }, state, running };
}

test('a search that is stopped gives its state', async () => {
  const fake = endless();
  const { pool } = await solver(fake.pool);
  const running = await pool.search(asked);
  running.stop();
  expect(await running.done).toEqual(fake.state);
  expect([running.isStopped(), fake.running.isStopped()]).toEqual([true, true]);
});

test('a process that goes away ends its searches, and a solver that goes away fails them', async () => {
  const left = endless();
  const one = await solver(left.pool);
  await one.pool.search(asked);
  await one.pool.close();
  await expect.poll(() => left.running.isStopped()).toBe(true);

  const other = await solver(endless().pool);
  const running = await other.pool.search(asked);
  await other.app.close();
  await expect(running.done).rejects.toMatchObject({ code: 'serviceUnavailable' });
  await expect(running.again(instance, [], 100)).rejects.toThrow('closed');
  await expect(other.pool.search(asked)).rejects.toMatchObject({
    code: 'serviceUnavailable',
    retryAfterSeconds: 1,
  });
});

test('too many searches are refused as in one process, and strangers are', async () => {
  const busy = () => {
    throw new AppError('tooManyRequests');
  };
  const { pool, url } = await solver({ search: busy });
  await expect(pool.search(asked)).rejects.toMatchObject({ code: 'tooManyRequests' });
  const stranger = openLine(solverService, url, 'the secret of another installation, 32 characters');
  await expect(stranger).rejects.toThrow('answered 404');
});
