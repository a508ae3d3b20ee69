import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kyOfOurs, leanIndex } from './lean-ky.ts';

const root = join(import.meta.dirname, '../../..');
const ky = createRequire(join(root, 'packages/api-client/package.json')).resolve('ky');
const { default: theirs } = await import(ky);
const { default: ours } = await import(`data:text/javascript,${encodeURIComponent(kyOfOurs)}`);

test('a ky that is made differently stops the build', () => {
  const code = readFileSync(ky, 'utf8');
  expect(leanIndex(code)).toBe(kyOfOurs);
  expect(() => leanIndex(code.replace('ky.create = ', 'ky.instance = '))).toThrow('look at it again');
});

test('nobody else asks by ky: retries, time limits and errors of answers would be missed', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
  const callers = files.filter((file) => /from 'ky'/.test(readFileSync(join(root, file), 'utf8')));
  expect(callers.toSorted()).toEqual([
    'packages/api-client/src/bank.ts',
    'packages/api-client/src/transport.ts',
  ]);
});

describe('what a call of ours sends is what ky sends', () => {
  const defaults = { retry: 0, timeout: false, throwHttpErrors: false, baseUrl: 'http://market.test' };

  test.each([
    [
      'a question',
      '/api/v1/a',
      { method: 'GET', headers: {}, searchParams: { id: '1 ç', cursor: undefined } },
    ],
    ['a question without words', '/api/v1/a', { method: 'GET', headers: { authorization: 'Bearer x' } }],
    [
      'a command',
      '/api/v1/b',
      { method: 'POST', headers: { 'Idempotency-Key': 'y' }, json: { ids: [1, { a: 2 }] } },
    ],
    ['a form', '/api/v1/c', { method: 'POST', body: new URLSearchParams({ a: '1' }), headers: {} }],
    [
      'a file',
      '/api/v1/d',
      { method: 'POST', searchParams: { n: 'x' }, body: new Blob(['%'], { type: 'a/b' }) },
    ],
    ['a card', 'http://bank.test/tokens', { method: 'POST', json: { pan: '1' }, credentials: 'omit' }],
  ])('%s', async (_, path, options) => {
    const sent = async (made: typeof theirs) => {
      let told: unknown;
      const fetch = async (request: Request) => {
        const { method, url, credentials } = request;
        told = {
          method,
          url,
          credentials,
          headers: [...request.headers],
          body: await request.clone().text(),
        };
        return new Response('no', { status: 500 });
      };
      const { status } = await made.create({ ...defaults, fetch })(path, options);
      return [status, told];
    };
    expect(await sent(ours)).toEqual(await sent(theirs));
  });

  test('a command by name, and a question that is called off', async () => {
    const fetch = async ({ method, signal }: Request) => {
      signal.throwIfAborted();
      return new Response(method);
    };
    const calls = ours.create({ ...defaults, fetch });
    expect(await (await calls.post('/a', { json: 1 })).text()).toBe('POST');
    await expect(calls('/a', { signal: AbortSignal.abort() })).rejects.toThrow('abort');
  });
});
