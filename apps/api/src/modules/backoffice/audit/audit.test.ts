import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { changeOperator, inviteOperator } from '@havan/contract/backoffice/operators';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();

test('every action is stored with its operator, before and after, newest first and paged', async () => {
  const admin = await signedInOperator(app);
  const other = await signedInOperator(app, ['support']);
  await app.call(inviteOperator, { email: 'yeni@havan.example', roles: ['catalogue'] }, admin);
  await app.call(
    changeOperator,
    { operatorId: other.operatorId, roles: ['finance'], isDisabled: false },
    admin,
  );
  const first = (await app.call(getAuditTrail, { pageSize: '1' }, admin)).result;
  expect(first.items).toMatchObject([
    {
      operator: 'Selin Aras',
      action: 'operator.change',
      subjectId: String(other.operatorId),
      before: { roles: ['support'], isDisabled: false },
      after: { roles: ['finance'], isDisabled: false },
      ip: '127.0.0.1',
    },
  ]);
  const cursor = first.nextCursor ?? undefined;
  const second = (await app.call(getAuditTrail, { pageSize: '1', cursor }, admin)).result;
  expect(second).toMatchObject({ items: [{ action: 'operator.invite', before: null }], nextCursor: null });
  const none = await app.call(getAuditTrail, { operator: '%' }, admin);
  expect(none.result.items).toEqual([]);
  expect((await app.call(getAuditTrail, { action: 'operator.invite' }, admin)).result.items).toHaveLength(1);
  const about = await app.call(getAuditTrail, { subject: `operator:${other.operatorId}` }, admin);
  expect(about.result.items.map(({ action }) => action)).toEqual(['operator.change']);
  expect((await app.call(getAuditTrail, { subject: 'operator' }, admin)).status).toBe(400);
  const elsewhere = { subject: `operator:${other.operatorId}`, cursor };
  expect((await app.call(getAuditTrail, elsewhere, admin)).status).toBe(400);
});

test('a failed action is not stored', async () => {
  const admin = await signedInOperator(app);
  const before = await app.database.db.selectFrom('audit_event').select('id').execute();
  const nobody = { operatorId: 999_999, roles: ['support' as const], isDisabled: true };
  expect((await app.call(changeOperator, nobody, admin)).status).toBe(404);
  expect(await app.database.db.selectFrom('audit_event').select('id').execute()).toEqual(before);
});

test.each([
  ['update', sql`update audit_event set action = 'x'`],
  ['delete', sql`delete from audit_event`],
  ['truncate', sql`truncate audit_event`],
])('the database refuses to %s what was written', async (_verb, statement) => {
  await expect(statement.execute(app.database.db)).rejects.toThrow(/append-only|permission denied/);
});
