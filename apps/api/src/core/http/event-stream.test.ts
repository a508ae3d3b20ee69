import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Returns a stream whose client reads only when `read` is called. */
async function opened(): Promise<{ stream: EventStream; read: () => Promise<string> }> {
  const { promise: streaming, resolve: open } = Promise.withResolvers<EventStream>();
  const server = createServer((_request, raw) => {
    // Only these parts of a reply are used by a stream.
    const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
    open(openEventStream(reply));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);
  return { stream: await streaming, read: () => response.text() };
}

// @spec §7 smart-cart

test('a slow reader misses intermediate answers, but not the last', async () => {
  const { stream, read } = await opened();
  const answers = Array.from({ length: 40 }, (_, version) => `${version} ${'x'.repeat(400_000)}`);
  for (const answer of answers) stream.sendLatest(answer);
  stream.end();
  const reported = (await read())
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => Number(/^data: (\d+) x+$/.exec(event)?.[1]));
  expect(reported.at(0)).toBe(0);
  expect(reported.at(-1)).toBe(39);
  expect(reported.length).toBeLessThan(40);
});
