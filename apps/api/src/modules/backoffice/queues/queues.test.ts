import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { mayWorkOn, queueIds } from '@havan/domain/work-queue';
import { operatorRoles } from '@havan/domain/operator';
import { describe, expect, test } from 'vitest';
import { makeCompany } from '../../../testing/factories.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getQueues, getQueue, claimQueueItem, leaveQueue, decideQueueItem } = queueCalls;
const queue = 'companies' as const;
const waiting = () => makeCompany(app.database.db, 'pharmacy', { review_state: 'inReview' });
const stateOf = async (id: number) => {
  const company = app.database.db.selectFrom('company').select(['review_state', 'review_reason']);
  return company.where('id', '=', id).executeTakeFirstOrThrow();
};

describe.each(operatorRoles)('the queues for %s', (role) => {
  test.each(queueIds)('%s', async (one) => {
    const { token, operatorId } = await signedInOperator(app, [role]);
    const may = mayWorkOn([role], one);
    const status = may ? 200 : 403;
    expect((await app.call(getQueue, { queue: one }, { token })).status).toBe(status);
    const item = { queue: one, itemId: 999_999_000 + operatorId };
    expect((await app.call(claimQueueItem, item, { token })).status).toBe(status);
    const decided = await app.call(
      decideQueueItem,
      { ...item, decision: 'reject', reasonId: 'other', note: 'Deneme.' },
      { token },
    );
    expect(decided.status).toBe(may ? 404 : 403);
    const listed = (await app.call(getQueues, {}, { token })).result.queues.map((row) => row.queue);
    expect(listed.includes(one)).toBe(may);
  });
});

test('of two operators who open one item at once, one gets it; the other sees the name', async () => {
  const itemId = await waiting();
  const both = [await signedInOperator(app, ['support']), await signedInOperator(app, ['support'])];
  const answers = await Promise.all(both.map((who) => app.call(claimQueueItem, { queue, itemId }, who)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.statusMessage).toBe('Bu kaydı Selin Aras inceliyor.');
  const decisions = await Promise.all(
    both.map((who) => app.call(decideQueueItem, { queue, itemId, decision: 'approve' }, who)),
  );
  expect(decisions.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await stateOf(itemId)).review_state).toBe('approved');
});

test('an operator who opens one item after the other holds one of them, however the claims arrive', async () => {
  const me = await signedInOperator(app);
  const items = [await waiting(), await waiting(), await waiting(), await waiting()];
  const claims = items.map((itemId) => app.call(claimQueueItem, { queue, itemId }, me));
  expect((await Promise.all(claims)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const held = app.database.db.selectFrom('work_claim').select('item_id');
  expect(await held.where('operator_id', '=', me.operatorId).execute()).toHaveLength(1);
});

test('who leaves a queue lets go of its item, and of no other operator’s', async () => {
  const [first, second] = [await waiting(), await waiting()];
  const [me, other, third] = [
    await signedInOperator(app),
    await signedInOperator(app),
    await signedInOperator(app),
  ];
  const open = async (itemId: number, who: typeof me) =>
    (await app.call(claimQueueItem, { queue, itemId }, who)).status;
  expect([await open(first, me), await open(second, other)]).toEqual([200, 200]);
  expect((await app.call(leaveQueue, { queue }, me)).status).toBe(200);
  expect([await open(second, third), await open(first, third)]).toEqual([409, 200]);
});

test('a claim ends by time, by the next one, and with the decision', async () => {
  const [first, second] = [await waiting(), await waiting()];
  const me = await signedInOperator(app);
  const other = await signedInOperator(app);
  const open = async (itemId: number, who = me) =>
    (await app.call(claimQueueItem, { queue, itemId }, who)).status;
  expect([await open(first), await open(first), await open(first, other)]).toEqual([200, 200, 409]);
  expect([await open(second), await open(first, other)]).toEqual([200, 200]);
  await app.database.db.updateTable('work_claim').set({ until: app.clock.now() }).execute();
  const late = { queue, itemId: second, decision: 'approve' as const };
  expect((await app.call(decideQueueItem, late, me)).status).toBe(409);
  expect((await stateOf(second)).review_state).toBe('inReview');
});

test('lists the oldest first, page by page, with claims', async () => {
  const me = await signedInOperator(app);
  const mine = [await waiting(), await waiting(), await waiting()];
  const asked = await makeCompany(app.database.db, 'merchant', { review_state: 'informationAsked' });
  await app.call(claimQueueItem, { queue, itemId: mine[1] ?? 0 }, me);
  const seen: number[] = [];
  const claimed: [number, boolean][] = [];
  let cursor: string | undefined;
  for (;;) {
    const { result } = await app.call(getQueue, { queue, pageSize: '2', ...(cursor && { cursor }) }, me);
    seen.push(...result.items.map(({ itemId }) => itemId));
    for (const { itemId, claim } of result.items) if (claim) claimed.push([itemId, claim.isYou]);
    if (result.nextCursor === null) break;
    cursor = result.nextCursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => mine.includes(id))).toEqual(mine);
  expect(seen.at(-1)).toBe(asked);
  expect(claimed).toEqual([[mine[1], true]]);
});

test('a rejection needs a listed reason, and the trail stores before and after', async () => {
  const itemId = await waiting();
  const me = await signedInOperator(app);
  await app.call(claimQueueItem, { queue, itemId }, me);
  const reject = (reason: object) =>
    app.call(decideQueueItem, { queue, itemId, decision: 'reject', ...reason }, me);
  expect((await reject({})).body.errors[0]?.path).toBe('note');
  expect((await reject({ reasonId: 'other', note: ' ' })).status).toBe(400);
  expect((await reject({ reasonId: 'unverifiable', note: 'Ruhsat geçersiz.' })).status).toBe(200);
  const reason = 'Verdiğiniz bilgiler resmî kayıtlarla doğrulanamadı. Ruhsat geçersiz.';
  expect(await stateOf(itemId)).toEqual({ review_state: 'rejected', review_reason: reason });
  const [event] = (await app.call(getAuditTrail, { pageSize: '1' }, me)).result.items;
  expect(event).toMatchObject({
    action: 'company.reject',
    subjectId: String(itemId),
    before: { reviewState: 'inReview' },
    after: { reviewState: 'rejected', reason },
  });
});

test('counts pending items, and those beyond their target', async () => {
  const me = await signedInOperator(app, ['support']);
  const counts = async () => {
    const { queues } = (await app.call(getQueues, {}, me)).result;
    return queues.find((row) => row.queue === queue);
  };
  const before = await counts();
  await waiting();
  const old = new Date(app.clock.now().getTime() - 49 * 3_600_000);
  await makeCompany(app.database.db, 'pharmacy', { review_state: 'inReview', created_at: old });
  const after = await counts();
  expect((after?.waiting ?? 0) - (before?.waiting ?? 0)).toBe(2);
  expect((after?.overdue ?? 0) - (before?.overdue ?? 0)).toBe(1);
});
