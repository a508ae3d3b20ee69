import { feedListings } from '@havan/contract/listings/listing-feed';
import { bulkShip } from '@havan/contract/sales/order-work';
import { getOrderFeed } from '@havan/contract/sales/order-feed';
import { expect, test } from 'vitest';
import { createKeyApi } from './key-api.ts';

const answer = (status: number, result: unknown, headers: Record<string, string> = {}) =>
  Response.json({ statusCode: status, statusMessage: '', result, errors: [] }, { status, headers });

/** Returns an API whose server gives these answers one after the other, and the requests it received. */
function apiOf(...answers: (Response | 'silence')[]) {
  const asked: Request[] = [];
  const waits: number[] = [];
  const api = createKeyApi({
    baseUrl: 'https://api.example',
    key: 'hvn_anahtar',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      const next = answers.shift();
      if (next === 'silence' || !next) throw new TypeError('fetch failed');
      return next;
    },
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  return { api, asked, waits };
}
const page = { items: [], cursor: 'c', hasMore: false };
const rows = [{ barcode: '8690000000001', stock: 1 }];

test('sends the key, and reads the result out of its envelope', async () => {
  const { api, asked } = apiOf(answer(200, page));
  expect(await api.call(getOrderFeed, {})).toEqual(page);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer hvn_anahtar');
});

test('repeats a write under one idempotency key until it is answered', async () => {
  const { api, asked, waits } = apiOf('silence', answer(503, null), answer(200, { rows: [] }));
  expect(await api.call(feedListings, { rows })).toEqual({ rows: [] });
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(waits).toEqual([500, 1000]);
});

test('waits as long as a refused limit says', async () => {
  const { api, waits } = apiOf(answer(429, null, { 'retry-after': '17' }), answer(200, page));
  await api.call(getOrderFeed, {});
  expect(waits).toEqual([17_000]);
});

test('repeats neither a refusal nor a write that could be done twice, and gives up in the end', async () => {
  const refused = apiOf(answer(403, null));
  await expect(refused.api.call(getOrderFeed, {})).rejects.toMatchObject({ status: 403 });
  expect(refused.asked).toHaveLength(1);
  const unsafe = apiOf('silence');
  await expect(unsafe.api.call(bulkShip, { shipments: [] })).rejects.toMatchObject({ status: 0 });
  expect(unsafe.asked).toHaveLength(1);
  const silent = apiOf();
  await expect(silent.api.call(getOrderFeed, {})).rejects.toMatchObject({ code: 'noResponse' });
  expect(silent.asked).toHaveLength(4);
});
