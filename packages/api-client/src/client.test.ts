import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { markNotificationRead } from '@havan/contract/notifications/inbox';
import { getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { checkResult } from './check-result.ts';
import { createApi } from './client.ts';
import {
  createBrowser,
  refused,
  startWire,
  success,
  tokens,
  type Received,
  type Reply,
} from './testing/wire.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function setUp(answer: (received: Received) => Reply | Promise<Reply>) {
  const wire = await startWire(answer);
  closers.push(wire.close);
  let keys = 0;
  const api = createApi({
    baseUrl: wire.baseUrl,
    session: createBrowser(tokens('a')).openTab(),
    newKey: () => `key-${++keys}`,
  });
  return { api, received: wire.received, baseUrl: wire.baseUrl };
}

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
};

// @spec §5 body-status

describe('encoding of a call', () => {
  test('a query goes into the URL and carries the token', async () => {
    const { api, received } = await setUp(() => success('detail'));
    expect(await api.call(getProductDetail, { productId: '42' })).toBe('detail');
    const [request] = received;
    expect(request?.method).toBe('GET');
    expect(request?.path).toBe('/api/v1/Products/GetProductDetail');
    expect(request?.query.get('productId')).toBe('42');
    expect(request?.headers.authorization).toBe('Bearer access-a');
  });

  test('leaves out undefined fields', async () => {
    const { api, received } = await setUp(() => success({}));
    await api.call(getProductListings, { q: 'krem ğ', categoryId: undefined });
    expect([...(received[0]?.query ?? [])]).toEqual([['q', 'krem ğ']]);
  });

  test('a form is URL-encoded', async () => {
    const { api, received } = await setUp(() => success({ done: true }));
    await api.call(markNotificationRead, { id: '7' });
    expect(received[0]?.method).toBe('PUT');
    expect(received[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(received[0]?.body).toBe('id=7');
  });

  test('a call that moves stock is JSON with an idempotency key, a new one each time or the one given', async () => {
    const { api, received } = await setUp(() => success({}));
    const change = { listingId: 3, type: 'add', count: 2 } as const;
    await api.call(addOrRemove, change);
    await api.call(addOrRemove, change);
    await api.call(addOrRemove, change, { idempotencyKey: 'mine' });
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-2', 'mine']);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(change);
    expect(received[0]?.headers['content-type']).toBe('application/json');
  });

  test('a call that must outlive its page is sent so', async () => {
    const sent: (boolean | undefined)[] = [];
    const api = createApi({
      baseUrl: 'http://nobody.example',
      session: createBrowser(tokens('a')).openTab(),
      newKey: () => 'key',
      fetch: (input) => {
        sent.push(input instanceof Request ? input.keepalive : undefined);
        return Promise.reject(new Error('nobody listens'));
      },
    });
    await api.call(getGlobalInformations, {}, { keepalive: true }).catch(() => null);
    await api.call(getGlobalInformations, {}).catch(() => null);
    expect(sent).toEqual([true, false]);
  });

  test('a public call carries no token', async () => {
    const { api, received } = await setUp(() => success({}));
    await api.call(getGlobalInformations, {});
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  test('an aborted request rejects with the abort, not with an error to show', async () => {
    const { api } = await setUp(() => new Promise<Reply>(() => {}));
    const controller = new AbortController();
    const call = api.call(getCart, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('sentence of a failure', () => {
  test('a body statusCode outside 200-299 is an error even when the transport succeeded', async () => {
    const { api } = await setUp(() => refused(200, 1992, 'Sepetiniz güncellendi.'));
    const error = await failureOf(api.call(getCart, {}));
    expect(error).toMatchObject({ status: 200, statusCode: 1992, code: 'basketChanged' });
    expect(error.message).toBe('Sepetiniz güncellendi.');
  });

  test('uses the first of the errors before the status message', async () => {
    const item = { code: 'outOfStock', message: 'Stokta 3 adet kaldı.' };
    const { api } = await setUp(() => refused(409, 409, 'Genel', [item, { code: 'x', message: 'y' }]));
    const error = await failureOf(api.call(getCart, {}));
    expect(error).toMatchObject({ code: 'outOfStock', message: 'Stokta 3 adet kaldı.', isPassing: false });
  });

  test('an answer that is no envelope is the unexpected error', async () => {
    const { api } = await setUp(() => ({ status: 502, body: null, raw: '<html>Bad gateway</html>' }));
    const error = await failureOf(api.call(getCart, {}));
    expect(error).toMatchObject({ code: 'unexpected', status: 502, isPassing: true });
    expect(error.cause).toMatchObject({ message: 'Request failed with status code 502' });
  });

  test('reports a missing answer', async () => {
    const { api, baseUrl } = await setUp(() => success(null));
    await closers.pop()?.();
    const error = await failureOf(api.call(getCart, {}));
    expect(error).toMatchObject({ code: 'noResponse', status: 0, isPassing: true });
    expect(baseUrl).toContain('127.0.0.1');
  });

  test('with the check on, a result that does not fit the contract is refused', async () => {
    const wire = await startWire(() => success({ groups: 'none' }));
    closers.push(wire.close);
    const session = createBrowser(tokens('a')).openTab();
    const api = createApi({ baseUrl: wire.baseUrl, session, newKey: () => 'k', check: checkResult });
    await expect(api.call(getCart, {})).rejects.toThrow(/Expected Array/);
  });
});
