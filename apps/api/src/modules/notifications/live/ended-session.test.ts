import { apiPrefix } from '@havan/contract/call';
import { getChangeToken, liveStream } from '@havan/contract/bootstrap/page-settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsCommand } from '../../../cli/accounts/accounts.ts';
import { createSessionCache } from '../../../core/session-cache.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp({ sessionCache: createSessionCache() });
let origin: string;
beforeAll(async () => {
  origin = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.fastify.server.closeAllConnections());

test('a session that another process has ended opens no stream, however lately it was read', async () => {
  const person = await signedInAs(app, 'pharmacy');
  expect((await app.call(getChangeToken, {}, person)).status).toBe(200);
  const { db } = app.database;
  const { rows } = await sql<{ username: string }>`
    select username from app_user where id = ${person.userId}`.execute(db);
  await accountsCommand(db, ['ban', rows[0]?.username ?? '']);
  // The session is still in the cache of this process.
  expect((await app.call(getChangeToken, {}, person)).status).toBe(200);
  const answer = await fetch(`${origin}${apiPrefix}/${liveStream.path}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  await answer.body?.cancel();
  expect(answer.status).toBe(401);
});
