import { inboxCalls } from '@havan/contract/notifications/inbox';
import { inboxMonthCalls } from '@havan/contract/notifications/inbox-month';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { SearchIndex } from '../../../modules/catalogue/index/search-index.ts';
import { insertNotifications } from '../../../modules/notifications/inbox/inbox.sql.ts';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { streamingPair } from '../../../testing/streaming-pair.ts';
import { testApp } from '../../../testing/test-app.ts';
import { freePort } from '../../../testing/spawn-api.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createMetrics } from '../../http/observability/metrics.ts';
import { type Db, openDatabase } from '../database.ts';
import { openReplica } from './open-replica.ts';
import type { ReadReplica } from './read-replica.ts';

const pair = streamingPair();
const other = testDatabase();
const warnings: string[] = [];
const log = { warn: (_: object, message: string) => void warnings.push(message) };
const opened: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map(({ close }) => close())));

async function open(
  change: { url?: string; primary?: Db; lagLimitSeconds?: number; patienceMs?: number } = {},
): Promise<ReadReplica> {
  // By default the limits are so high that a slow machine does not reach them.
  const {
    url = pair.replicaUrl,
    primary = pair.database.db,
    lagLimitSeconds = 60,
    patienceMs = 30_000,
  } = change;
  const pool = { url, max: 4, role: 'havan_app' };
  const one = await openReplica({ primary, pool, lagLimitSeconds, patienceMs, log });
  opened.push(one);
  return one.replica;
}
const app = testApp({ database: pair.database, replica: () => open() });
/** Opens connections of another process to the primary. */
const connected = () => {
  const connections = openDatabase({ url: pair.database.url, role: 'havan_app' });
  opened.push(connections);
  return connections.db;
};
/** A process that accepts a replica with a lag of at most two seconds. */
const strict = testApp({
  database: pair.database,
  replica: () => open({ primary: connected(), lagLimitSeconds: 2 }),
});
const replica = () => {
  if (!app.ctx.replica) throw new Error('this app has a replica');
  return app.ctx.replica;
};
const answeredBy = async (one: ReadReplica, companyId: number) =>
  one.read(companyId, async (db) => {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
    return rows[0]?.standby ? 'replica' : 'primary';
  });
const until = async (holds: () => boolean, one: ReadReplica = replica()) => {
  while (!holds()) await one.look();
};
/** Waits until the replica holds everything that was written. */
const caughtUp = () => replica().readPresent((db) => sql`select 1`.execute(db));

beforeEach(async () => {
  await pair.resumeReplay();
  await until(() => replica().isUsed);
  // The first reader of a new database writes the row of `company_write` that holds for every reader.
  await answeredBy(replica(), 0);
  await caughtUp();
});

const notice = (companyId: number, body: string) => ({
  companyId,
  mainCategoryId: 15 as const,
  subCategoryId: 151,
  body,
  redirectUrl: '/',
  issueDate: app.clock.now(),
});
/** Writes to the database without informing any process, as another system would. */
const silently = (companyId: number, body: string) =>
  app.database.db
    .insertInto('notification')
    .values({ company_id: companyId, main_category_id: 15, sub_category_id: 151, body })
    .execute();
const bodies = async (reader: { token: string }) =>
  (await app.call(inboxMonthCalls.getMonthOfNotifications, {}, reader)).result.items.map(
    ({ notificationText }) => notificationText,
  );

describe('a list', () => {
  test('is read from the replica, and from the primary by who has just written', async () => {
    const writer = await signedInAs(app, 'pharmacy');
    const reader = await signedInAs(app, 'pharmacy');
    await pair.pauseReplay();
    await silently(reader.companyId, 'sonra');
    expect(await bodies(reader)).toEqual([]);
    await silently(writer.companyId, 'önce');
    await app.call(inboxCalls.markAllNotificationsRead, { mainCategoryId: '15' }, writer);
    expect(await bodies(writer)).toEqual(['önce']);
    expect(await bodies(reader)).toEqual([]);
    await pair.resumeReplay();
    await caughtUp();
    expect(await bodies(reader)).toEqual(['sonra']);
    expect(await answeredBy(replica(), writer.companyId)).toBe('replica');
  });

  test('contains what another process wrote for its reader, and what others wrote about it', async () => {
    const writer = await signedInAs(app, 'pharmacy');
    const elsewhere = await open({ primary: connected() });
    await pair.pauseReplay();
    await silently(writer.companyId, 'okunacak');
    await app.call(inboxCalls.markAllNotificationsRead, { mainCategoryId: '15' }, writer);
    expect(await answeredBy(elsewhere, writer.companyId)).toBe('primary');
    const informed = await signedInAs(app, 'pharmacy');
    await insertNotifications(app.database.db, [notice(informed.companyId, 'yeni sipariş')]);
    expect(await bodies(informed)).toEqual(['yeni sipariş']);
    await replica().wrote([]);
    expect(await answeredBy(elsewhere, informed.companyId)).toBe('primary');
  });

  test('of nobody lacks a write when the positions were lost in a crash of the primary', async () => {
    const writer = await signedInAs(app, 'pharmacy');
    await pair.pauseReplay();
    await silently(writer.companyId, 'okunacak');
    await app.call(inboxCalls.markAllNotificationsRead, { mainCategoryId: '15' }, writer);
    await sql`delete from company_write`.execute(app.database.db);
    expect(await answeredBy(replica(), writer.companyId)).toBe('primary');
  });

  test('cannot write on the replica', async () => {
    const write = replica().read(1, (db) => sql`delete from notification`.execute(db));
    await expect(write).rejects.toThrow('read-only transaction');
  });
});

describe('a replica', () => {
  test('that is further behind than its limit answers nobody until it is back; health says how far it is', async () => {
    await pair.pauseReplay();
    await silently((await makeParty(app.database.db, 'pharmacy')).companyId, 'gecikmiş');
    const late = strict.ctx.replica ?? replica();
    await until(() => !late.isUsed, late);
    expect(await answeredBy(late, 1)).toBe('primary');
    const health = await strict.fastify.inject('/health/ready');
    expect(health.statusCode).toBe(200);
    expect(health.json()).toMatchObject({ status: 'ready', replica: { isUsed: false } });
    expect(health.json<{ replica: { lagSeconds: number } }>().replica.lagSeconds).toBeGreaterThan(2);
    await pair.resumeReplay();
    await until(() => late.isUsed, late);
    expect(await answeredBy(late, 1)).toBe('replica');
  });

  test('that hangs delays one read and then none, and is used again when it answers', async () => {
    const impatient = await open({ primary: connected(), patienceMs: 1000 });
    const thaw = pair.freeze();
    try {
      expect(await answeredBy(impatient, 1)).toBe('primary');
      // From now on no request waits for the replica.
      expect(impatient.isUsed).toBe(false);
      expect(impatient.lagSeconds).toBeNull();
      expect(await answeredBy(impatient, 1)).toBe('primary');
    } finally {
      thaw();
    }
    await until(() => impatient.isUsed, impatient);
    expect(await answeredBy(impatient, 1)).toBe('replica');
  });
});

test('the index reads the market from the replica, or from the primary while that lacks something', async () => {
  const db = pair.database.db;
  const seller = await makeParty(db, 'merchant');
  const [first, second] = [
    await makeProduct(db, { name: 'Kardelen' }),
    await makeProduct(db, { name: 'Sümbül' }),
  ];
  await makeListing(db, { productId: first, sellerId: seller.companyId }, { price: 900 });
  const lowest = async (productId: number) => {
    const { positionOf, parts } = await marketOf();
    return parts.offers.lowest(positionOf(productId), parts.offers.ask({ expiresFrom: 0 }));
  };
  const read: string[] = [];
  const marketOf = async () => {
    const watched = {
      readPresent: <Result>(load: (from: Db) => Promise<Result>) =>
        replica().readPresent(async (from) => {
          const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(
            from,
          );
          read.push(rows[0]?.standby ? 'replica' : 'primary');
          return load(from);
        }),
    };
    const market = await new SearchIndex(db, watched).market(new Date());
    return { parts: market.parts, positionOf: (id: number) => market.positionOf(id) ?? -1 };
  };
  expect(await lowest(first)).toBe(900);
  await pair.pauseReplay();
  await makeListing(db, { productId: second, sellerId: seller.companyId }, { price: 700 });
  expect(await lowest(second)).toBe(700);
  expect(read).toEqual(['replica', 'primary']);
});

describe('a start', () => {
  test('refuses a server that is no replica', async () => {
    await expect(open({ url: pair.database.url })).rejects.toThrow(
      'The server of DATABASE_READ_URL is no replica: name a streaming replica of DATABASE_URL, or leave it out.',
    );
  });

  test('refuses the replica of another server', async () => {
    await expect(open({ primary: other.db })).rejects.toThrow('is the replica of another server');
  });

  test('refuses one that stays behind its limit', async () => {
    await pair.pauseReplay();
    await makeParty(app.database.db, 'pharmacy');
    await expect(open({ lagLimitSeconds: 1 })).rejects.toThrow('is more than 1 seconds behind: wait until');
  });

  test('refuses one that lets nobody in, without its password', async () => {
    const url = new URL(pair.replicaUrl);
    url.password = 'yanlis-parola';
    await expect(open({ url: url.href })).rejects.toThrow(
      /^The server of DATABASE_READ_URL cannot be used \((?!.*yanlis).*correct it/,
    );
  });

  test('goes on without one that is away', async () => {
    const away = await open({ url: `postgres://havan@127.0.0.1:${await freePort()}/havan` });
    expect(warnings).toContain('the replica does not answer; the primary does until then');
    expect(await answeredBy(away, 1)).toBe('primary');
  });
});

test('a process without a replica says nothing about one', async () => {
  const usage = () => ({ total: 0, idle: 0, waiting: 0 });
  const alone = await buildApp({
    ctx: { ...app.ctx, log: app.fastify.log, replica: null },
    metrics: createMetrics(usage),
  });
  expect((await alone.inject('/health/ready')).json()).not.toHaveProperty('replica');
  await alone.close();
});
