import { expect, test } from 'vitest';
import { startChild } from './child.ts';

function start(behaviour: string, onProgress?: (text: string) => void) {
  return startChild({
    name: 'The API',
    file: 'tooling/run/src/product/testing/pretend-server.ts',
    env: { PATH: process.env['PATH'] ?? '', PRETEND: behaviour },
    ...(onProgress && { onProgress }),
  });
}

test('is ready when the server reports it, and ends after stop', async () => {
  const received: string[] = [];
  const child = start('ready', (text) => received.push(text));
  await child.ready;
  expect(received).toEqual(['Listings 25 %']);
  await child.stop();
  expect(await child.gone).toBe(0);
  expect(() => process.kill(child.pid, 0)).toThrow('ESRCH');
});

test('passes on the message of a server that cannot start', async () => {
  await expect(start('fatal').ready).rejects.toThrow('The database does not answer: look at DATABASE_URL.');
});

test('reports a server that ends without a message', async () => {
  await expect(start('crash').ready).rejects.toThrow('The API ended (7) before it was ready');
});
