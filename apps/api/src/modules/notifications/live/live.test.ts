import { addOrRemove } from '@havan/contract/cart/cart';
import { apiPrefix } from '@havan/contract/call';
import { getChangeToken, liveStream } from '@havan/contract/bootstrap/page-settings';
import { signOut } from '@havan/contract/identity/session';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { accountsCommand } from '../../../cli/accounts/accounts.ts';
import { flagsCommand } from '../../../cli/flags.ts';
import { postgresHints } from '../../../core/ports/postgres-hints.ts';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { insertNotifications } from '../inbox/inbox.sql.ts';

let listening = false;
const app = testApp({
  ports: {
    hints: {
      listen: (onHint) =>
        postgresHints(app.database.url, app.ctx.log).listen((whom) => {
          listening = true;
          onHint(whom);
        }),
    },
  },
});
let origin: string;
/** The pool of another API process. */
let other: OpenDatabase;
beforeAll(async () => {
  origin = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  other = openDatabase({ url: app.database.url, role: 'havan_app' });
  // One page stays open, so that the process listens already and the tests receive notifications, not the initial
  // check.
  const first = await openPage((await signedInAs(app, 'pharmacy')).token);
  await first.next();
  await vi.waitUntil(() => listening);
});
afterAll(async () => {
  await other.close();
  // The client keeps idle connections for which the server would wait.
  app.fastify.server.closeAllConnections();
});

const ask = (token: string | null, query = '') =>
  fetch(`${origin}${apiPrefix}/${liveStream.path}${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

/** Opens a page. `next` returns its change tokens one by one, and null when the stream has ended. */
async function openPage(token: string, query = '') {
  const response = await ask(token, query);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  let rest = '';
  const next = async (): Promise<string | null> => {
    for (;;) {
      const mark = /data: (\w+)\n\n/.exec(rest);
      if (mark?.[1]) {
        rest = rest.slice(mark.index + mark[0].length);
        return mark[1];
      }
      const { done, value } = await reader.read();
      if (done) return null;
      rest += value;
    }
  };
  /** Returns the first token that differs from `known`, because each heartbeat repeats the last token. */
  const nextAfter = async (known: string | null): Promise<string | null> => {
    for (;;) {
      const token = await next();
      if (token !== known) return token;
    }
  };
  return { response, next, nextAfter, leave: () => reader.cancel() };
}

const notify = (db: OpenDatabase['db'], companyId: number) =>
  insertNotifications(db, [
    {
      companyId,
      mainCategoryId: 10,
      subCategoryId: 1,
      body: 'Yeni sipariş',
      redirectUrl: '/x',
      issueDate: new Date(),
    },
  ]);

describe('the live stream', () => {
  test('sends the change token, unbuffered and uncached', async () => {
    const person = await signedInAs(app, 'pharmacy');
    const page = await openPage(person.token);
    expect(page.response.headers.get('content-type')).toContain('text/event-stream');
    expect(page.response.headers.get('x-accel-buffering')).toBe('no');
    expect(page.response.headers.get('cache-control')).toContain('no-store');
    expect(await page.next()).toBe((await app.call(getChangeToken, {}, person)).result.pulse);
    await page.leave();
  });

  test.each([
    ['what another process does', (companyId: number) => notify(other.db, companyId)],
    [
      'what a transaction of another process did',
      (companyId: number) => withTransaction(other.db, (trx) => notify(trx, companyId)),
    ],
    ['a flag', () => flagsCommand(other.db, ['chatNotification', 'on'])],
  ])('tells %s', async (_what, happen) => {
    const person = await signedInAs(app, 'merchant');
    const page = await openPage(person.token);
    const before = await page.next();
    await happen(person.companyId);
    expect(await page.nextAfter(before)).toMatch(/^\w+$/);
    await page.leave();
  });

  test('notifies a second page of the first one’s actions', async () => {
    const person = await signedInAs(app, 'pharmacy');
    const page = await openPage(person.token);
    const before = await page.next();
    const { db } = app.database;
    const seller = { sellerId: await makeCompany(db, 'merchant'), productId: await makeProduct(db) };
    const listingId = await makeListing(db, seller);
    await app.call(addOrRemove, { listingId, type: 'add', count: 1 }, person);
    expect(await page.nextAfter(before)).toMatch(/^\w+$/);
    await page.leave();
  });

  test('sends a reconnecting page only what it has missed', async () => {
    const person = await signedInAs(app, 'pharmacy');
    const known = (await app.call(getChangeToken, {}, person)).result.pulse;
    const page = await openPage(person.token, `?after=${known}`);
    await notify(other.db, person.companyId);
    const reported = await page.nextAfter(known);
    expect(reported).toBe((await app.call(getChangeToken, {}, person)).result.pulse);
    await page.leave();
  });

  test.each([
    [
      'signs out',
      (person: { token: string }) => app.call(signOut, { everywhere: false }, person).then(() => undefined),
    ],
    [
      'is banned by an operator',
      async ({ userId }: { userId: number }) => {
        const { rows } = await sql<{ username: string }>`
          select username from app_user where id = ${userId}`.execute(other.db);
        await accountsCommand(other.db, ['ban', rows[0]?.username ?? '']);
      },
    ],
  ])('ends when somebody %s', async (_what, happen) => {
    const person = await signedInAs(app, 'pharmacy');
    const page = await openPage(person.token);
    await page.next();
    await happen(person);
    let mark: string | null = '';
    while (mark !== null) mark = await page.next();
    expect((await ask(person.token)).status).toBe(401);
  });

  test('is refused without a session, with an invalid token, and to a thirteenth page', async () => {
    const person = await signedInAs(app, 'pharmacy');
    expect((await ask(null)).status).toBe(401);
    expect((await ask(person.token, '?after=x')).status).toBe(400);
    const pages = [];
    for (let each = 0; each < 12; each += 1) pages.push(await openPage(person.token));
    const refused = await ask(person.token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    await pages[0]?.leave();
    await expect
      .poll(async () => {
        const again = await ask(person.token);
        await again.body?.cancel();
        return again.status;
      })
      .toBe(200);
    await Promise.all(pages.map(({ leave }) => leave()));
  });

  test('recovers when PostgreSQL terminates the listener', async () => {
    const person = await signedInAs(app, 'pharmacy');
    const page = await openPage(person.token);
    const before = await page.next();
    const owner = openDatabase({ url: app.database.url, max: 1, applicationName: 'owner' });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and application_name = 'havan-hints'`.execute(owner.db);
    await notify(owner.db, person.companyId);
    await owner.close();
    expect(await page.nextAfter(before)).toMatch(/^\w+$/);
    await page.leave();
  });
});
