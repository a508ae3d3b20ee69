import { getCart } from '@havan/contract/cart/cart';
import { afterEach, describe, expect, test } from 'vitest';
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

const unauthorised = refused(401, 401, 'Oturum sona erdi');
const isRefresh = ({ path }: Received) => path.endsWith('Token/RefreshToken');

/** Answers as a server that accepts only `access-b`; a refresh returns the tokens of `b`. */
const rotates = (request: Received): Reply => {
  if (isRefresh(request)) return success(tokens('b'));
  return request.headers.authorization === 'Bearer access-b' ? success('basket') : unauthorised;
};

async function setUp(
  answer: (received: Received) => Reply | Promise<Reply>,
  stored = tokens('a'),
  storedLateMs = 0,
) {
  const wire = await startWire(answer);
  closers.push(wire.close);
  const browser = createBrowser(stored, storedLateMs);
  const signedOut: string[] = [];
  const openTab = (name = 'tab') =>
    createApi({
      baseUrl: wire.baseUrl,
      session: browser.openTab(() => signedOut.push(name)),
      newKey: () => 'key',
    });
  const refreshes = () => wire.received.filter(isRefresh);
  return { ...wire, browser, openTab, refreshes, signedOut };
}

// @spec §4 auth-states refresh-failure retry-after-401
// @spec §8 refresh-clears

describe('a refused token', () => {
  test('is renewed once and the request repeated', async () => {
    const { openTab, refreshes, received, browser } = await setUp(rotates);
    expect(await openTab().call(getCart, {})).toBe('basket');
    expect(received.map(({ path }) => path.split('/').pop())).toEqual(['Get', 'RefreshToken', 'Get']);
    const [refresh] = refreshes();
    expect(refresh?.headers.authorization).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(refresh?.body))).toMatchObject({
      refreshToken: 'refresh-a-0123456789',
      clientName: 'web',
    });
    expect(browser.stored()?.token).toBe('access-b');
  });

  test('is renewed once for all requests of a tab', async () => {
    const { openTab, refreshes } = await setUp(rotates);
    const api = openTab();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.call(getCart, {})));
    expect(answers).toEqual(Array.from({ length: 10 }, () => 'basket'));
    expect(refreshes()).toHaveLength(1);
  });

  test('is renewed once for twenty tabs', async () => {
    const { openTab, refreshes, signedOut } = await setUp(rotates);
    await Promise.all(Array.from({ length: 20 }, (_, tab) => openTab(`tab ${tab}`).call(getCart, {})));
    expect(refreshes()).toHaveLength(1);
    expect(signedOut).toEqual([]);
  });

  test('is renewed once for tabs that hold the lock before they see what the first has stored', async () => {
    const { openTab, refreshes, signedOut } = await setUp(rotates, tokens('a'), 30);
    const tabs = Array.from({ length: 5 }, (_, tab) => openTab(`tab ${tab}`));
    const answers = await Promise.all(tabs.map((tab) => tab.call(getCart, {})));
    expect(answers).toEqual(tabs.map(() => 'basket'));
    expect(refreshes()).toHaveLength(1);
    expect(signedOut).toEqual([]);
  });

  test('makes later requests wait for the refresh instead of being refused as well', async () => {
    let release: (reply: Reply) => void = () => {};
    const slow = new Promise<Reply>((resolve) => {
      release = resolve;
    });
    const { openTab, received } = await setUp((request) => (isRefresh(request) ? slow : rotates(request)));
    const api = openTab();
    const renewal = api.session.renew('access-a');
    const late = api.call(getCart, {});
    release(success(tokens('b')));
    expect([await renewal, await late]).toEqual(['access-b', 'basket']);
    expect(received.filter((request) => !isRefresh(request))).toHaveLength(1);
  });

  test('is retried once only: a second refusal is the answer', async () => {
    const { openTab, received } = await setUp((request) =>
      isRefresh(request) ? success(tokens('b')) : unauthorised,
    );
    await expect(openTab().call(getCart, {})).rejects.toMatchObject({ status: 401 });
    expect(received).toHaveLength(3);
  });
});

describe('a refresh that fails', () => {
  test('clears the session and reports it, when the server refuses it', async () => {
    const { openTab, browser, signedOut } = await setUp(() => unauthorised);
    await expect(openTab().call(getCart, {})).rejects.toMatchObject({ status: 401 });
    expect(browser.stored()).toBeNull();
    expect(signedOut).toEqual(['tab']);
  });

  test('clears the session when the answer holds no tokens', async () => {
    const { openTab, browser } = await setUp((request) => (isRefresh(request) ? success({}) : unauthorised));
    await expect(openTab().call(getCart, {})).rejects.toMatchObject({ status: 401 });
    expect(browser.stored()).toBeNull();
  });

  test('keeps the session when the server could not answer: the token may still be good', async () => {
    const { openTab, browser, signedOut } = await setUp((request) =>
      isRefresh(request) ? refused(503, 503, 'Bakım') : unauthorised,
    );
    await expect(openTab().call(getCart, {})).rejects.toMatchObject({ status: 503 });
    expect(browser.stored()?.token).toBe('access-a');
    expect(signedOut).toEqual([]);
  });
});

describe('restoring on load', () => {
  test('costs no request while the token is valid', async () => {
    const { openTab, received } = await setUp(rotates);
    expect(await openTab().session.restore()).toBe(true);
    expect(received).toHaveLength(0);
  });

  test('refreshes an expired token', async () => {
    const { openTab, browser } = await setUp(rotates, tokens('a', '2026-11-21T09:59:59.000Z'));
    expect(await openTab().session.restore()).toBe(true);
    expect(browser.stored()?.token).toBe('access-b');
  });

  test('is signed out when the refresh is refused', async () => {
    const { openTab, signedOut } = await setUp(() => unauthorised, tokens('a', '2026-11-21T09:00:00.000Z'));
    expect(await openTab().session.restore()).toBe(false);
    expect(signedOut).toEqual(['tab']);
  });
});
