import { userTypes } from '@havan/domain/company';
import { storageKeys } from '@havan/domain/storage-key';
import { setThemePreference } from '@havan/ui/theme-preference';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionKey } from '../session/session-store.ts';
import { createStorage } from '../testing/storage.ts';
import { takeEarlySubmit } from './early-submit.ts';

const tokens = (expires: number) =>
  JSON.stringify({ token: 'jeton', tokenExpireDate: new Date(Date.now() + expires).toISOString() });
const firstAsks =
  'Master/GetUserBasicInfos Products/GetProductDetail?productId=:id Home/Get?lastVisited=:visits';

/** The prerendered search field. */
const search = { focus: vi.fn(), select: vi.fn(), value: 'vita' };

let asked: string[];
let reported: Record<string, (event: object) => void>;

/** Opens a document prerendered for `reader`, runs its script and returns the attributes of its root element. */
async function open(
  reader: 'member' | 'visitor',
  storage: Storage | null,
  address = 'http://page/listingdetail/12',
  asks = firstAsks,
): Promise<Record<string, string | undefined>> {
  const dataset: Record<string, string | undefined> = { userType: String(userTypes.buyer), reader, asks };
  vi.stubGlobal('document', {
    documentElement: { dataset, removeAttribute: () => {} },
    querySelector: () => search,
  });
  vi.stubGlobal('location', new URL(address));
  if (storage) vi.stubGlobal('localStorage', storage);
  await import('./before-paint.ts');
  return dataset;
}

beforeEach(() => {
  asked = [];
  vi.resetModules();
  reported = {};
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    reported[type] = listener;
  });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('{}');
  });
});
afterEach(() => {
  globalThis.havanEarlyAnswers = undefined;
  globalThis.havanEarlySubmit = undefined;
  globalThis.havanEarlyEnter = undefined;
  vi.unstubAllGlobals();
});

const signedIn = (expires = 60_000) => createStorage({ [sessionKey(userTypes.buyer)]: tokens(expires) });

// @spec §7 first-look-speed later-speed

test.each([
  ['a member sees the frame of members', 'member', signedIn(), false],
  ['a visitor does not', 'member', createStorage(), true],
  ['a visitor sees the sign-in', 'visitor', createStorage(), false],
  ['a member is led on and does not', 'visitor', signedIn(), true],
] as const)('%s', async (_, reader, storage, isHidden) => {
  expect('unpainted' in (await open(reader, storage))).toBe(isHidden);
});

test('sends the first requests of the page, for this browser and this address', async () => {
  const storage = signedIn();
  storage.setItem(storageKeys.visitedProductIds, '[7,8]');
  await open('member', storage);
  expect(asked).toEqual([
    '/api/v1/Master/GetUserBasicInfos',
    '/api/v1/Products/GetProductDetail?productId=12',
    '/api/v1/Home/Get?lastVisited=7%2C8',
  ]);
  expect(Object.keys(globalThis.havanEarlyAnswers?.answers ?? {})).toEqual(asked);
});

test('sends nothing for an address with a query', async () => {
  await open('member', signedIn(), 'http://page/listingdetail/12?x=1');
  expect(asked).toEqual(['/api/v1/Master/GetUserBasicInfos']);
});

test.each(['abc', '12abc', '0', '12/x', '1'.repeat(20)])(
  'sends nothing for %s, which is no id',
  async (id) => {
    await open(
      'member',
      signedIn(),
      `http://page/listingdetail/${id}`,
      'Products/GetProductDetail?productId=:id',
    );
    expect(asked).toEqual([]);
  },
);

test('sends the request of a list without an id unchanged', async () => {
  await open('member', signedIn(), 'http://page/categories', 'Products/GetProductListings?categoryId=:id');
  expect(asked).toEqual(['/api/v1/Products/GetProductListings']);
});

test.each([
  ['nobody', createStorage()],
  ['a token that is about to end', signedIn(5000)],
  ['what somebody else wrote', createStorage({ [sessionKey(userTypes.buyer)]: '{"token":' })],
])('sends nothing for %s', async (_, storage) => {
  await open('member', storage);
  expect(asked).toEqual([]);
});

test('uses the storage keys of the theme and the cookie consent', async () => {
  const storage = createStorage({ [storageKeys.cookiePolicyAcceptance]: 'refused' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { dispatchEvent: () => true });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  setThemePreference('dark');
  expect(storage.getItem(storageKeys.theme)).toBe('dark');
  expect(await open('visitor', storage)).toMatchObject({ theme: 'dark', answered: '' });
});

test.each([
  ['waits for the app', false, false, true],
  ['is sent by the app that has come', true, false, false],
  ['leaves for its own address', false, true, false],
])('a form %s', async (_, defaultPrevented, hasAddress, isHeld) => {
  await open('visitor', createStorage());
  const form = { hasAttribute: () => hasAddress } as unknown as HTMLFormElement;
  const preventDefault = vi.fn();
  reported['submit']?.({ target: form, defaultPrevented, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(isHeld ? 1 : 0);
  expect([takeEarlySubmit(), takeEarlySubmit()]).toEqual([isHeld ? form : null, null]);
});

test.each([
  ['leads into the painted search', {}, false, true],
  ['is left to the app that has come', { defaultPrevented: true }, false, false],
  ['is a letter within a field', {}, true, false],
  ['is another shortcut with a second key', { ctrlKey: true }, false, false],
  ['is not any other key', { key: '7' }, false, false],
])('the slash %s', async (_, more, inField, leads) => {
  await open('member', signedIn());
  search.focus.mockClear();
  const Part = class {
    matches = () => inField;
  };
  vi.stubGlobal('HTMLElement', Part);
  const preventDefault = vi.fn();
  reported['keydown']?.({ key: '/', target: new Part(), preventDefault, ...more });
  const times = leads ? 1 : 0;
  expect([search.focus.mock.calls.length, preventDefault.mock.calls.length]).toEqual([times, times]);
});

test.each([
  ['in the painted search is noted with its words', search, false, 'vita'],
  ['that the app has heard is left to it', search, true, undefined],
  ['anywhere else is not', {}, false, undefined],
])('an Enter %s', async (_, target, defaultPrevented, noted) => {
  await open('member', signedIn());
  vi.stubGlobal('HTMLElement', Event);
  reported['keydown']?.({ key: 'Enter', target, defaultPrevented });
  expect(globalThis.havanEarlyEnter).toBe(noted);
});
