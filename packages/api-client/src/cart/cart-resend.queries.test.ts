import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createApi } from '../client.ts';
import {
  createBrowser,
  type Received,
  refused,
  type Reply,
  startWire,
  success,
  tokens,
} from '../testing/wire.ts';
import { cartResendMutation } from './cart-resend.queries.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const line = (listingId: number) => ({ listingId, count: 2, idempotencyKey: `key-${listingId}` });
const keyOf = ({ headers }: Received) => headers['idempotency-key'];
const full = refused(409, 409, 'Stok yetersiz');
const silent = refused(503, 503, 'Bakım');

async function resend(answer: (received: Received) => Reply) {
  const wire = await startWire(answer);
  closers.push(wire.close);
  const session = createBrowser(tokens('a')).openTab();
  const api = createApi({ baseUrl: wire.baseUrl, session, newKey: () => 'another key' });
  const client = new QueryClient();
  const mutation = client.getMutationCache().build(client, cartResendMutation(api));
  const outcome = await mutation.execute([line(1), line(2), line(3)]).catch((error: unknown) => error);
  return { outcome, received: wire.received };
}

// @spec buying added-unanswered

test('each addition travels with the key of its first try, in the order of the presses', async () => {
  const { outcome, received } = await resend(() => success({}));
  expect(outcome).toEqual({ added: [line(1), line(2), line(3)], refused: [] });
  expect(received.map(keyOf)).toEqual(['key-1', 'key-2', 'key-3']);
});

test('reports refused lines beside added ones', async () => {
  const { outcome } = await resend((request) => (keyOf(request) === 'key-2' ? full : success({})));
  expect(outcome).toMatchObject({
    added: [line(1), line(3)],
    refused: [{ line: line(2), error: { message: 'Stok yetersiz' } }],
  });
});

test('without another answer, returns the results until then', async () => {
  const { outcome, received } = await resend((request) =>
    keyOf(request) === 'key-2' ? silent : success({}),
  );
  expect(outcome).toEqual({ added: [line(1)], refused: [] });
  expect(received).toHaveLength(2);
});

test.each([
  ['nobody answers at all', silent],
  [
    'the first try is still being worked on',
    refused(409, 409, '', [{ code: 'requestInFlight', message: '' }]),
  ],
])('all of them stay while %s', async (_, answer) => {
  expect((await resend(() => answer)).outcome).toBeInstanceOf(Error);
});
