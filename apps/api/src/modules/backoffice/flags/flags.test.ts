import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { flagCalls } from '@havan/contract/backoffice/content/flags';
import { featureFlags } from '@havan/domain/feature-flag';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getFlags, setFlag, setAccessList } = flagCalls;

test('an operator turns a flag off and back; who did it stands in the audit trail with before and after', async () => {
  const operator = await signedInOperator(app, ['admin']);
  const before = (await app.call(getFlags, {}, operator)).result;
  expect(before.flags.map(({ name }) => name)).toEqual(featureFlags);
  expect(before.flags.every(({ isDefault, changedBy }) => isDefault && changedBy === null)).toBe(true);

  const off = { enabled: false, limited: false, usernames: [] };
  const { flags } = (await app.call(setFlag, { name: 'reOrder', value: off }, operator)).result;
  const changed = flags.find(({ name }) => name === 'reOrder');
  expect(changed).toMatchObject({ enabled: false, isDefault: false });
  expect(changed?.changedBy).not.toBeNull();

  const reset = (await app.call(setFlag, { name: 'reOrder', value: null }, operator)).result;
  expect(reset.flags.find(({ name }) => name === 'reOrder')).toMatchObject({
    enabled: true,
    isDefault: true,
  });
  const trail = (await app.call(getAuditTrail, {}, operator)).result.items;
  expect(trail.slice(0, 2)).toMatchObject([
    { action: 'flag.reset', subjectId: 'reOrder', before: { enabled: false }, after: { enabled: true } },
    { action: 'flag.set', subjectId: 'reOrder', before: { enabled: true }, after: { enabled: false } },
  ]);
});

test('a limited flag and a list take users by name or address, and no others', async () => {
  const operator = await signedInOperator(app, ['admin']);
  const { userId } = await signedInAs(app, 'pharmacy');
  const { username, email } = await app.database.db
    .selectFrom('app_user')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const value = { enabled: true, limited: true, usernames: [username.toUpperCase()] };
  const set = await app.call(setFlag, { name: 'reOrder', value }, operator);
  expect(set.result.flags.find(({ name }) => name === 'reOrder')?.usernames).toEqual([username]);
  const stored = await app.database.db
    .selectFrom('feature_flag')
    .select('user_ids')
    .where('name', '=', 'reOrder')
    .executeTakeFirstOrThrow();
  expect(stored.user_ids).toEqual([userId]);
  const { lists } = (
    await app.call(setAccessList, { name: 'campaignPanelUsers', usernames: [email] }, operator)
  ).result;
  expect(lists.find(({ name }) => name === 'campaignPanelUsers')?.usernames).toEqual([username]);
  const unknown = await app.call(
    setAccessList,
    { name: 'walletUsers', usernames: [username, 'hicyok'] },
    operator,
  );
  expect([unknown.status, unknown.body.errors[0]?.message]).toEqual([
    400,
    'Bu adlarda kullanıcı yok: hicyok.',
  ]);
});
