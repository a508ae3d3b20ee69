import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  globalThis.havanEarlyAnswers = undefined;
  globalThis.havanEarlyName = undefined;
  vi.unstubAllGlobals();
});

const call = '/api/v1/Products/GetProductDetail?productId=12';

interface Opened {
  readonly picture: { readonly dataset: object; readonly src?: string };
  readonly texts: readonly { textContent: string }[];
  readonly place: { hidden: boolean };
}

/** Opens the document of the product page at `pathname` and runs its script. */
async function open(pathname: string, dataset: object = {}, answer?: Promise<Response>): Promise<Opened> {
  const picture: { dataset: object; src?: string } = { dataset: { picture: '/img/p/:id.svg' } };
  const texts = [{ textContent: '' }, { textContent: '' }];
  const place = { hidden: true, querySelectorAll: () => texts };
  const found: Record<string, object[]> = { 'img[data-picture]': [picture], '[data-early-name]': [place] };
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelectorAll: (selector: string) => found[selector],
  });
  vi.stubGlobal('location', { pathname });
  if (answer) globalThis.havanEarlyAnswers = { token: 'jeton', askedAt: 0, answers: { [call]: answer } };
  await import('./prerendered-product.ts');
  return { picture, texts, place };
}

const product = { productId: 12, brandName: 'Elvarin', productName: 'Güneş Kremi <b>50 ml</b>' };
const answered = () => Promise.resolve(Response.json({ result: { product, listings: [] } }));

// @spec §7 later-speed

test.each([
  ['gets the address of its product', '/listingdetail/12', {}, '/img/p/12.svg'],
  ['stays empty when the address names no product', '/listingdetail/x', {}, undefined],
  ['stays empty for an impossible product id', '/listingdetail/0', {}, undefined],
  ['stays empty in a hidden frame', '/listingdetail/12', { unpainted: '' }, undefined],
])('a prerendered picture %s', async (_, pathname, dataset, src) => {
  const { picture } = await open(pathname, dataset);
  expect(picture.src).toBe(src);
});

test('brand and name are written as text once answered, and the app can still read the answer', async () => {
  const answer = answered();
  const { texts, place } = await open('/listingdetail/12', {}, answer);
  await vi.waitFor(() => expect(place.hidden).toBe(false));
  expect(texts.map(({ textContent }) => textContent)).toEqual(['Elvarin', 'Güneş Kremi <b>50 ml</b>']);
  expect(globalThis.havanEarlyName).toEqual(product);
  await expect((await answer).json()).resolves.toMatchObject({ result: { product } });
});

test.each([
  ['is refused', async () => Response.json({ result: null }, { status: 401 })],
  ['fails', async () => Promise.reject(new TypeError('network'))],
  ['is no JSON', async () => new Response('<html>')],
])('an early answer that %s leaves the place of the names empty', async (_, respond) => {
  const answer = respond();
  answer.catch(() => null);
  const { place } = await open('/listingdetail/12', {}, answer);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(place.hidden).toBe(true);
  expect(globalThis.havanEarlyName).toBeUndefined();
});
