import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedInAs } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { jobs } from '../../modules.ts';

const app = testApp();
const housekeeping = jobs.find(({ name }) => name === 'housekeeping');
const hour = 3_600_000;

// @spec buying idempotency

test('deletes ended sessions, old answers and old attempts, and keeps everything else', async () => {
  const { db } = app.database;
  const { companyId } = await signedInAs(app, 'pharmacy');
  const now = app.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * hour);
  const { id: familyId } = await db.selectFrom('session_family').select('id').executeTakeFirstOrThrow();
  const end = (hours: number) => ({
    hash: Buffer.from(randomUUID()),
    family_id: familyId,
    expires_at: at(hours),
  });
  await db.deleteFrom('access_token').execute();
  await db
    .insertInto('access_token')
    .values([end(-1), end(1)])
    .execute();
  const key = (hours: number) => ({
    company_id: companyId,
    key: randomUUID(),
    call: 'x',
    request_hash: Buffer.from(''),
    created_at: at(hours),
  });
  await db
    .insertInto('idempotency_key')
    .values([key(-25), key(-23)])
    .execute();
  const attempt = (hours: number) => ({
    key: randomUUID(),
    attempts: 1,
    next_at: at(hours),
    updated_at: at(hours),
  });
  await db
    .insertInto('throttle')
    .values([attempt(-25), attempt(-1)])
    .execute();

  await housekeeping?.run(app.ctx);

  const tables = ['access_token', 'idempotency_key', 'throttle', 'session_family'] as const;
  const left = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  expect(left.map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
});
