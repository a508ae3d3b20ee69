import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrTake } from './early-answers.ts';

const address = '/api/v1/BasketItems/Get';
const request = (init: RequestInit = {}, token = 'jeton') =>
  new Request(`http://page${address}`, { ...init, headers: { authorization: `Bearer ${token}` } });
const textOf = async (input: Request) => (await fetchOrTake(input)).text();

function ask(answer: Promise<Response>, askedAt = Date.now()): void {
  globalThis.havanEarlyAnswers = { token: 'jeton', askedAt, answers: { [address]: answer } };
}

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('asked now')));
afterEach(() => {
  globalThis.havanEarlyAnswers = undefined;
  vi.unstubAllGlobals();
});

// @spec §7 first-look-speed

test('the first caller takes the answer, the next one sends a request', async () => {
  ask(Promise.resolve(new Response('early')));
  expect(await textOf(request())).toBe('early');
  expect(await textOf(request())).toBe('asked now');
});

test.each([
  ['another session', request({}, 'another'), () => Promise.resolve(new Response('early')), Date.now()],
  ['a write', request({ method: 'POST' }), () => Promise.resolve(new Response('early')), Date.now()],
  [
    'an answer that waited too long',
    request(),
    () => Promise.resolve(new Response('early')),
    Date.now() - 16_000,
  ],
  ['an answer that did not come', request(), () => Promise.reject(new TypeError('no line')), Date.now()],
])('%s is asked now', async (_, input, answer, askedAt) => {
  ask(answer(), askedAt);
  expect(await textOf(input)).toBe('asked now');
});
