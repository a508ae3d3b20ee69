import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { catalogueKeys } from '../catalogue/catalogue.queries.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';
import { createApi } from '../client.ts';
import { createBrowser, refused, type Reply, startWire, success, tokens } from '../testing/wire.ts';
import { cartChangeMutation, cartKeys } from './cart.queries.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const offer = (listingId: number, right: object | null = null) => ({
  listingId,
  inBasket: 0,
  campaigns: [{ right }],
});
const list = catalogueKeys.list({});
const [page, limited, home] = [catalogueKeys.product(1), catalogueKeys.product(2), catalogueKeys.home('0')];

/** Returns the cached data after three units of offer 7 were added, and the keys whose data became stale. */
async function afterAdding(reply: Reply) {
  const wire = await startWire(() => reply);
  closers.push(wire.close);
  const api = createApi({
    baseUrl: wire.baseUrl,
    session: createBrowser(tokens('a')).openTab(),
    newKey: () => 'a key',
  });
  const client = new QueryClient();
  client.setQueryData(masterKeys.basicInfos, {
    globalActionFields: { basketItem: 0, basketTotal: 0, message: 2 },
  });
  client.setQueryData(page, { listings: [offer(7), offer(8)] });
  client.setQueryData(limited, { listings: [offer(7, { left: 5 })] });
  for (const key of [list, home, cartKeys.all]) client.setQueryData(key, {});
  const mutation = client.getMutationCache().build(client, cartChangeMutation(api));
  await mutation.execute({ listingId: 7, type: 'add', count: 3 }).catch(() => undefined);
  const stale = [list, page, limited, home, cartKeys.all, masterKeys.basicInfos].filter(
    (key) => client.getQueryState([...key])?.isInvalidated,
  );
  return { client, stale };
}

test('an addition patches its counters and asks for no list and no page of a product again', async () => {
  const { client, stale } = await afterAdding(
    success({ listingId: 7, count: 3, basketItem: 1, basketTotal: 30_000 }),
  );
  expect(client.getQueryData(page)).toMatchObject({
    listings: [
      { listingId: 7, inBasket: 3 },
      { listingId: 8, inBasket: 0 },
    ],
  });
  expect(client.getQueryData(masterKeys.basicInfos)).toEqual({
    globalActionFields: { basketItem: 1, basketTotal: 30_000, message: 2 },
  });
  expect(stale).toEqual([limited, home, cartKeys.all, masterKeys.basicInfos]);
});

test('a refusal asks for everything again: stock or price have moved', async () => {
  const { stale } = await afterAdding(refused(409, 409, 'Stok yetersiz'));
  expect(stale).toEqual([list, page, limited, home, cartKeys.all, masterKeys.basicInfos]);
});
