import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../core/config/config.ts';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { manualClock } from '../../../testing/ports/manual-clock.ts';
import { type EngineStandIn, startEngine } from '../../../testing/search-engine/engine-stand-in.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { SearchIndex } from '../index/search-index.ts';
import { offersOf } from '../lists/offer-filter.ts';
import { readKeyword } from '../search/keyword.ts';
import { writeAll } from './writer/engine-bulk.ts';
import { EngineClient, EngineError } from './engine-client.ts';
import { engineIndex } from './engine-index.ts';
import { holdWriting } from './engine-state.sql.ts';
import { EngineWriter } from './writer/engine-writer.ts';

const database = testDatabase();
const clock = manualClock();
const db = () => database.db;
let engine: EngineStandIn;
let client: EngineClient;
let writer: EngineWriter;
let [sellerId, productId, listingId] = [0, 0, 0];

const clientOf = (url: string) => {
  const { searchEngine } = readConfig({
    DATABASE_URL: 'postgres://havan@db.example/havan',
    CATALOGUE_URL: url,
  });
  if (!searchEngine) throw new Error('not the address of an engine');
  return new EngineClient(searchEngine);
};
const register = () => new SearchIndex(db(), null, { holdsOffers: false });
const newWriter = () => new EngineWriter({ db: db(), client, register: register(), clock });

beforeAll(async () => {
  sellerId = await makeCompany(db(), 'merchant');
  for (let n = 0; n < 8; n++) {
    productId = await makeProduct(db(), { name: `Krem ${n}` });
    listingId = await makeListing(db(), { productId, sellerId }, { price: 9_000 });
  }
});
beforeEach(async () => {
  await sql`update search_engine_state set holder = null, held_until = null, layout = null, snapshot = null,
              is_whole = true, used_up = '[]'`.execute(db());
  engine = await startEngine('havan:gizli');
  client = clientOf(engine.url());
  writer = newWriter();
  await writer.cycle();
});
afterEach(() => engine.close());

const index = (patienceMs = 200) => engineIndex({ db: db(), client, register: register(), patienceMs });
const price = async (patienceMs?: number): Promise<number | undefined> => {
  const [offers] = await index(patienceMs).offers(clock.now(), {
    productIds: [productId],
    filter: offersOf({}, clock.now()),
  });
  return offers?.lowest;
};
const list = (keyword: string | null = null) =>
  index().page(clock.now(), {
    keyword: keyword === null ? null : readKeyword(keyword),
    scope: null,
    categoryId: null,
    filter: offersOf({}, clock.now()),
    mustBeOffered: true,
    sort: 4,
    after: null,
    pageSize: 5,
  });
let lastPrice = 9_000;
const changePrice = async (): Promise<number> => {
  lastPrice -= 100;
  await db().updateTable('listing').set({ price: lastPrice }).where('id', '=', listingId).execute();
  return lastPrice;
};
const unavailable = { code: 'serviceUnavailable', retryAfterSeconds: 1 };
/** As after a crash: the right to write has not been returned, but its time is over. */
const loseTime = () =>
  sql`update search_engine_state set held_until = now() - interval '1 second'`.execute(db());
const creations = () => engine.requests.filter((request) => request.startsWith('PUT')).length;

describe('a question', () => {
  test('waits for what was committed before it, and is refused where that does not come', async () => {
    const changed = await changePrice();
    await expect(price()).rejects.toMatchObject(unavailable);
    const asked = price(5_000);
    await writer.cycle();
    expect(await asked).toBe(changed);
  });

  test('does not see what was written before it can be found', async () => {
    const changed = await changePrice();
    engine.fail({ kind: 'refresh', times: 1, status: 500 });
    await expect(writer.cycle()).rejects.toThrow('500');
    await expect(price()).rejects.toMatchObject(unavailable);
    // Nothing changed since, but what was written is still hidden.
    await writer.cycle();
    expect(await price()).toBe(changed);
  });

  test('sees a campaign begin and end at its moment, though nothing is written then', async () => {
    const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000);
    const code = await makeCampaign(db(), {
      seller_id: sellerId,
      starts_at: hours(1),
      ends_at: hours(2),
      steps: [percentOff(50)],
    });
    await writer.cycle();
    const before = engine.requests.filter((request) => request.includes('_bulk')).length;
    const seen = [await price()];
    for (let n = 0; n < 4; n++) {
      clock.advance(1_800_000);
      await writer.cycle();
      seen.push(await price());
    }
    expect(seen).toEqual([lastPrice, lastPrice, lastPrice / 2, lastPrice / 2, lastPrice]);
    expect(engine.requests.filter((request) => request.includes('_bulk'))).toHaveLength(before);
    await db().updateTable('campaign').set({ state: 'ended' }).where('code', '=', code).execute();
    await writer.cycle();
  });

  test('does not count a campaign whose units are used up', async () => {
    const code = await makeCampaign(db(), { seller_id: sellerId, unit_limit: 5 });
    await writer.cycle();
    expect(await list()).toMatchObject({ facets: { campaign: 8 } });
    await db().updateTable('campaign').set({ units_left: 0 }).where('code', '=', code).execute();
    await expect(list()).rejects.toMatchObject(unavailable);
    await writer.cycle();
    expect(await list()).toMatchObject({ facets: { campaign: 0 } });
    await db().updateTable('campaign').set({ state: 'ended' }).where('code', '=', code).execute();
    await writer.cycle();
  });

  test.each([
    ['out of time', { timed_out: true }],
    ['a failed shard', { _shards: { total: 3, successful: 2, failed: 1 } }],
    ['a lower bound', { hits: { total: { value: 8, relation: 'gte' }, hits: [] } }],
    [
      'an uncertain count',
      {
        aggregations: {
          categories: {
            doc_count: 8,
            choices: { doc_count_error_upper_bound: 2, sum_other_doc_count: 0, buckets: [] },
          },
        },
      },
    ],
  ])('refuses a partial answer: %s', async (_name, answer) => {
    engine.fail({ kind: 'search', times: 1, answer });
    await expect(list()).rejects.toMatchObject(unavailable);
    expect(await list()).toMatchObject({ total: 8 });
  });

  test.each([429, 503, 404, 401])('is refused while the engine answers %i', async (status) => {
    engine.fail({ kind: 'search', times: 1, status });
    await expect(list()).rejects.toMatchObject(unavailable);
  });

  test('is refused while the engine is gone or takes another password, without naming one', async () => {
    client = clientOf(engine.url().replace('gizli', 'yanlis'));
    // Its own place is the same, so that only the password is wrong.
    const refused: unknown = await list().catch((error: unknown) => error);
    expect(refused).toMatchObject({ ...unavailable, cause: { status: 401 } });
    expect(String((refused as Error).cause)).not.toMatch(/yanlis|gizli|Basic/);
    client = clientOf(engine.url());
    await engine.close();
    await expect(list()).rejects.toMatchObject(unavailable);
    engine = await startEngine();
  });
});

test('a list asks the engine twice, that of a search once more for the order of its hits', async () => {
  const searches = async (keyword: string | null) => {
    const before = engine.requests.length;
    expect(await list(keyword)).toMatchObject({ total: 8 });
    return engine.requests.slice(before).filter((request) => request.endsWith('_search')).length;
  };
  expect([await searches(null), await searches('krem')]).toEqual([2, 3]);
});

describe('the writer', () => {
  test('waits while the engine is busy and sends again what failed by itself', async () => {
    const changed = await changePrice();
    engine.fail({ kind: 'bulk', times: 2, status: 429 });
    await writer.cycle();
    expect(await price()).toBe(changed);
    await sql`update listing set min_quantity = 2`.execute(db());
    for (const itemStatus of [429, 500]) engine.fail({ kind: 'bulk', times: 1, itemStatus });
    const before = engine.requests.length;
    await writer.cycle();
    expect(engine.requests.slice(before).filter((request) => request.includes('_bulk'))).toHaveLength(3);
    expect(await list()).toMatchObject({ total: 8 });
    await sql`update listing set min_quantity = 1`.execute(db());
    await writer.cycle();
  });

  test('ignores a document that comes after a later one, and refuses one of another layout', async () => {
    const document = { id: productId, brand: 1, category: 1, path: [1], offers: [] };
    const target = { name: client.alias, isAlias: true };
    await writeAll(client, target, 0, [{ id: productId, document }]);
    await client.send('POST', `${client.alias}/_refresh`);
    expect(await price()).toBe(lastPrice);
    const stranger = { ...document, colour: 'red' };
    await expect(
      writeAll(client, target, 9_999_999, [{ id: productId, document: stranger }]),
    ).rejects.toThrow(EngineError);
  });

  test('goes on where another one ended, without writing everything again', async () => {
    await writer.release();
    const changed = await changePrice();
    const next = newWriter();
    expect(await next.cycle()).toBe(true);
    expect(creations()).toBe(1);
    expect(await price()).toBe(changed);
    expect(await writer.cycle()).toBe(false);
  });

  test('fills a new index where campaigns changed while nobody wrote', async () => {
    await writer.release();
    const code = await makeCampaign(db(), { seller_id: sellerId, steps: [percentOff(10)] });
    const [former] = engine.aliases.values();
    const next = new EngineWriter({ db: db(), client, register: register(), clock, noteEveryMs: 0 });
    await next.cycle();
    expect(creations()).toBe(2);
    expect(await price()).toBe(lastPrice * 0.9);
    // Questions that began before may still be asking the former index; a minute later it is gone.
    expect(engine.indexes.has(former ?? '')).toBe(true);
    await next.cycle();
    expect([...engine.indexes.keys()]).toEqual([...engine.aliases.values()]);
    await db().updateTable('campaign').set({ state: 'ended' }).where('code', '=', code).execute();
  });

  test('killed while it fills an index, is followed by one that fills another and deletes the half', async () => {
    await engine.close();
    engine = await startEngine('havan:gizli');
    client = clientOf(engine.url('yeni'));
    const killed = newWriter();
    engine.fail({
      kind: 'bulk',
      times: 1,
      before: () => {
        throw new Error('killed');
      },
    });
    await loseTime();
    await expect(killed.cycle()).rejects.toThrow('fetch failed');
    expect(engine.indexes.size).toBe(1);
    expect(engine.aliases.size).toBe(0);
    await expect(price()).rejects.toMatchObject(unavailable);
    const next = newWriter();
    // Its time is not over yet.
    expect(await next.cycle()).toBe(false);
    await loseTime();
    expect(await next.cycle()).toBe(true);
    expect([...engine.indexes.keys()]).toEqual([...engine.aliases.values()]);
    expect(await list()).toMatchObject({ total: 8 });
  });

  test('that was paused while it filled an index swaps nothing once another one writes', async () => {
    await writer.release();
    await sql`update search_engine_state set layout = null`.execute(db());
    const serving = [...engine.aliases];
    const paused = newWriter();
    engine.fail({
      kind: 'refresh',
      times: 1,
      before: async () => {
        await loseTime();
        await holdWriting(db(), randomUUID(), 60);
      },
    });
    await expect(paused.cycle()).rejects.toThrow('another process writes');
    expect([...engine.aliases]).toEqual(serving);
    expect(await paused.cycle()).toBe(false);
  });

  test('fills the index again that somebody deleted', async () => {
    for (const name of engine.indexes.keys()) await client.send('DELETE', name);
    const changed = await changePrice();
    await expect(writer.cycle()).rejects.toMatchObject({ status: 404 });
    await expect(price()).rejects.toMatchObject(unavailable);
    await writer.cycle();
    expect(await price()).toBe(changed);
  });
});
