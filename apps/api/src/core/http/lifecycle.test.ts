import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { drain, startLifecycle } from './lifecycle.ts';

const lifecycle = startLifecycle();
const app = testApp({ lifecycle });
const headersOf = async (url: string) => (await app.fastify.inject({ url })).headers;

test('a stopping process is not ready, still serves, and ends keep-alive', async () => {
  expect(await headersOf('/health/live')).toMatchObject({ connection: 'keep-alive' });
  await drain(lifecycle, 0);
  const ready = await app.fastify.inject({ url: '/health/ready' });
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
  const live = await app.fastify.inject({ url: '/health/live' });
  expect([live.statusCode, live.headers.connection]).toEqual([200, 'close']);
});

test('it records the last request, ignoring health checks', async () => {
  lifecycle.lastRequestAt = 0;
  await headersOf('/health/live');
  expect(lifecycle.lastRequestAt).toBe(0);
  await headersOf('/nowhere');
  expect(lifecycle.lastRequestAt).toBeGreaterThan(0);
});

test.each([
  ['until requests stop, however late the balancer notices', 1700, 2200],
  ['no longer than its limit while requests continue', Infinity, 3500],
])('it stays %s', async (_, lastRequestAt, leavesAt) => {
  const busy = startLifecycle();
  let now = 0;
  const pass = async (ms: number) => {
    now += ms;
    busy.lastRequestAt = Math.min(now, lastRequestAt);
  };
  await drain(busy, 1, { now: () => now, pass });
  expect(now).toBe(leavesAt);
});
