import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { operatorCompanyCalls } from '@havan/contract/backoffice/companies';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { getSessions } from '@havan/contract/identity/session';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { lastTo } from '../../../testing/post.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { findCompanies, getCompany, setSalesBan, getBanRequest, endCompanySessions, removeMemberFactor } =
  operatorCompanyCalls;
const { getQueue, claimQueueItem, decideQueueItem } = queueCalls;
const reason = 'Şikâyet 1204 incelenene kadar.';

async function known() {
  const person = await signedInAs(app, 'merchant');
  const { db } = app.database;
  const name = `Işıklı Depo ${person.companyId}`;
  const taxNumber = String(4_000_000_000 + person.companyId);
  const update = db.updateTable('company').where('id', '=', person.companyId);
  await update.set({ name, tax_number: taxNumber, email: 'bilgi@isikli.example' }).execute();
  const { username, email } = await db
    .selectFrom('app_user')
    .select(['username', 'email'])
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  return { ...person, name, taxNumber, username, email };
}

test('finds a company by name, number or contact', async () => {
  const one = await known();
  await known();
  const operator = await signedInOperator(app, ['support']);
  const words = [
    String(one.companyId),
    one.taxNumber,
    one.name.toLocaleUpperCase('tr'),
    one.username.toUpperCase(),
    one.email,
  ];
  for (const search of words) {
    const { items } = (await app.call(findCompanies, { search }, operator)).result;
    expect([search, items.map(({ companyId }) => companyId)]).toEqual([search, [one.companyId]]);
  }
  expect((await app.call(findCompanies, { search: '%' }, operator)).result.items).toEqual([]);
});

test('pages through all of them', async () => {
  await known();
  await known();
  const operator = await signedInOperator(app);
  const first = (await app.call(findCompanies, { pageSize: '1' }, operator)).result;
  const cursor = first.nextCursor ?? '';
  const second = (await app.call(findCompanies, { pageSize: '1', cursor }, operator)).result;
  expect(second.items[0]?.companyId).toBeLessThan(first.items[0]?.companyId ?? 0);
  expect((await app.call(findCompanies, { search: 'x', cursor }, operator)).status).toBe(400);
});

test('shows all details, masked for support', async () => {
  const one = await known();
  await makeListing(app.database.db, {
    sellerId: one.companyId,
    productId: await makeProduct(app.database.db),
  });
  const companyId = String(one.companyId);
  const look = async (role: 'support' | 'finance') =>
    (await app.call(getCompany, { companyId }, await signedInOperator(app, [role]))).result;
  expect(await look('finance')).toMatchObject({
    name: one.name,
    email: 'bilgi@isikli.example',
    listings: 1,
    bought: 0,
    openCases: 0,
    users: [{ username: one.username, email: one.email, isOwner: true, sessions: 1 }],
  });
  const masked = JSON.stringify(await look('support'));
  expect(masked).toContain('b•••@isikli.example');
  expect(masked).not.toContain(one.email);
  const all = JSON.stringify(await look('finance'));
  expect(all).not.toMatch(/password|hash|secret/i);
  const nobody = await app.call(getCompany, { companyId: '999999999' }, await signedInOperator(app));
  expect(nobody.status).toBe(404);
});

test('a ban takes two administrators: who asked cannot approve; opening takes one', async () => {
  const { companyId } = await known();
  const [admin, other] = [await signedInOperator(app), await signedInOperator(app)];
  const ban = (isBanned: boolean) => app.call(setSalesBan, { companyId, isBanned, reason }, admin);
  const asked = (await ban(true)).result;
  expect(asked).toMatchObject({ isBanned: false, banRequest: { askedBy: 'Selin Aras', reason } });
  expect((await ban(true)).status).toBe(409);
  const { items: waiting } = (await app.call(getQueue, { queue: 'bans' }, admin)).result;
  const item = { queue: 'bans' as const, itemId: waiting.at(-1)?.itemId ?? 0 };
  expect(waiting.at(-1)?.isYours).toBe(true);
  const forOther = (await app.call(getQueue, { queue: 'bans' }, other)).result.items;
  expect(forOther.at(-1)?.isYours).toBe(false);
  const requested = { requestId: String(item.itemId) };
  expect((await app.call(getBanRequest, requested, admin)).result.isYours).toBe(true);
  const approve = async (who: { token: string }) => {
    await app.call(claimQueueItem, item, who);
    return (await app.call(decideQueueItem, { ...item, decision: 'approve' }, who)).status;
  };
  expect(await approve(admin)).toBe(409);
  await app.database.db.deleteFrom('work_claim').execute();
  expect(await approve(other)).toBe(200);
  const companyOf = async () => (await app.call(getCompany, { companyId: String(companyId) }, admin)).result;
  expect(await companyOf()).toMatchObject({ isBanned: true, banRequest: null });
  expect((await ban(true)).status).toBe(409);
  expect((await ban(false)).result.isBanned).toBe(false);
  const { items } = (await app.call(getAuditTrail, { pageSize: '3' }, admin)).result;
  expect(items).toMatchObject([
    { action: 'company.unban', before: { isBanned: true } },
    { action: 'company.ban', before: { isBanned: false }, after: { isBanned: true, reason } },
    { action: 'company.askBan', after: { reason } },
  ]);
  const silent = await app.call(setSalesBan, { companyId, isBanned: true, reason: ' ' }, admin);
  expect([silent.status, silent.body.errors[0]?.path]).toEqual([400, 'reason']);
});

test('a ban that is turned down leaves the company on the market, and can be asked for again', async () => {
  const { companyId } = await known();
  const admin = await signedInOperator(app);
  await app.call(setSalesBan, { companyId, isBanned: true, reason }, admin);
  const { items } = (await app.call(getQueue, { queue: 'bans' }, admin)).result;
  const item = { queue: 'bans' as const, itemId: items.at(-1)?.itemId ?? 0 };
  await app.call(claimQueueItem, item, admin);
  const taken = { ...item, decision: 'reject' as const, reasonId: 'withdrawn', note: '' };
  expect((await app.call(decideQueueItem, taken, admin)).status).toBe(200);
  const again = await app.call(setSalesBan, { companyId, isBanned: true, reason }, admin);
  expect(again.result).toMatchObject({ isBanned: false, banRequest: { reason } });
});

test('ends the sessions of one company and of no other', async () => {
  const [one, other] = [await known(), await known()];
  const operator = await signedInOperator(app, ['support']);
  const { result } = await app.call(endCompanySessions, { companyId: one.companyId, reason }, operator);
  expect(result.users).toMatchObject([{ sessions: 0 }]);
  const status = async ({ token }: { token: string }) => (await app.call(getSessions, {}, { token })).status;
  expect([await status(one), await status(other)]).toEqual([401, 200]);
});

test('the second factor of somebody who lost everything is turned off, with a reason and a mail', async () => {
  const operator = await signedInOperator(app, ['support']);
  const one = await signedInAs(app, 'pharmacy');
  const other = await signedInAs(app, 'pharmacy');
  const { db } = app.database;
  const now = app.clock.now();
  const factor = { user_id: one.userId, secret: Buffer.alloc(1), created_at: now, confirmed_at: now };
  await db.insertInto('member_second_factor').values(factor).execute();
  await db
    .insertInto('member_recovery_code')
    .values({ user_id: one.userId, hash: Buffer.alloc(32) })
    .execute();
  const wish = {
    companyId: one.companyId,
    userId: one.userId,
    reason: 'Kimliği görüntülü aramada doğrulandı',
  };
  const strange = await app.call(removeMemberFactor, { ...wish, companyId: other.companyId }, operator);
  expect(strange.status).toBe(404);
  const { result } = await app.call(removeMemberFactor, wish, operator);
  expect(result.users).toMatchObject([{ userId: one.userId, hasSecondFactor: false }]);
  expect((await app.call(removeMemberFactor, wish, operator)).status).toBe(409);
  const { email } = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', one.userId)
    .executeTakeFirstOrThrow();
  expect(lastTo(app, email).subject).toBe('İki adımlı doğrulama kapatıldı');
});
