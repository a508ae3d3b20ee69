import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { drain, startLifecycle } from './lifecycle.ts';

const lifecycle = startLifecycle();
const app = testApp({ lifecycle });
const headersOf = async (url: string) => (await app.fastify.inject({ url })).headers;

test('a process that leaves is not ready, serves on, and lets nobody keep a connection', async () => {
  expect(await headersOf('/health/live')).toMatchObject({ connection: 'keep-alive' });
  await drain(lifecycle, 0);
  const ready = await app.fastify.inject({ url: '/health/ready' });
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
  const live = await app.fastify.inject({ url: '/health/live' });
  expect([live.statusCode, live.headers.connection]).toEqual([200, 'close']);
});

test('it stays until nobody sends requests any more, however late that is seen in front of it', async () => {
  let isOver = false;
  const over = drain(lifecycle, 0.001).then(() => (isOver = true));
  const began = performance.now();
  while (performance.now() - began < 600) await app.fastify.inject({ url: '/nowhere' });
  expect(isOver).toBe(false);
  await over;
});
