import { queueCalls } from '@havan/contract/backoffice/queues';
import { messageReportQueueCalls } from '@havan/contract/backoffice/support/message-reports';
import { inboxCalls } from '@havan/contract/notifications/inbox';
import { messageReportCalls } from '@havan/contract/notifications/message-reports';
import { messageCalls } from '@havan/contract/notifications/messages';
import { hiddenMessageText } from '@havan/domain/message-report';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { claimQueueItem, decideQueueItem, getQueue } = queueCalls;
const { getMessageReport } = messageReportQueueCalls;
const { reportMessage } = messageReportCalls;
const { sendMessage, getMessages } = messageCalls;
const queue = 'messageReports' as const;
type Person = Awaited<ReturnType<typeof signedInAs>>;

/** Creates a message of a seller that a pharmacy has reported. */
async function reported() {
  const buyer = await signedInAs(app, 'pharmacy');
  const seller = await signedInAs(app, 'merchant');
  const { db } = app.database;
  await makeListing(db, { sellerId: seller.companyId, productId: await makeProduct(db) });
  await say(buyer, seller, 'Miadı ne zaman?');
  const { messageId } = (await say(seller, buyer, 'Havaleyle ödeyin, ucuz olsun.')).result;
  await say(buyer, seller, 'Olmaz.');
  expect((await app.call(reportMessage, { messageId, reason: 'fraud' }, buyer)).status).toBe(200);
  const operator = await signedInOperator(app, ['support']);
  const { items } = (await app.call(getQueue, { queue, pageSize: '100' }, operator)).result;
  const itemId = items.at(-1)?.itemId ?? 0;
  return { buyer, seller, messageId, operator, itemId };
}
const say = (from: Person, to: Person, text: string) =>
  app.call(sendMessage, { userId: to.userId, text }, from);
const readBy = async (reader: Person, of: Person) =>
  (await app.call(getMessages, { userId: String(of.userId) }, reader)).result.items;
const newest = async (who: Person) =>
  (await app.call(inboxCalls.getLastNotifications, {}, who)).result[0]?.notificationText;

async function rule(
  { itemId, operator }: Awaited<ReturnType<typeof reported>>,
  decision: 'approve' | 'reject',
  reasonId: string,
) {
  await app.call(claimQueueItem, { queue, itemId }, operator);
  return (await app.call(decideQueueItem, { queue, itemId, decision, reasonId }, operator)).status;
}

// @spec §1 messages

test('only the reader reports a message, once, and says why', async () => {
  const { buyer, seller, messageId } = await reported();
  const stranger = await signedInAs(app, 'pharmacy');
  const report = async (who: Person | undefined, more: object = {}) =>
    (await app.call(reportMessage, { messageId, reason: 'fraud' as const, ...more }, who)).status;
  expect(await report(undefined)).toBe(401);
  expect(await report(stranger)).toBe(404);
  expect(await report(seller)).toBe(404);
  expect(await report(buyer)).toBe(409);
  expect(await report(buyer, { reason: 'other', note: ' ' })).toBe(400);
  expect((await readBy(buyer, seller)).map((message) => message.report)).toEqual([null, 'open', null]);
  expect((await readBy(seller, buyer)).map((message) => message.report)).toEqual([null, null, null]);
});

test('an operator reads the conversation around the message', async () => {
  const { buyer, seller, operator, itemId } = await reported();
  const found = (await app.call(getMessageReport, { reportId: String(itemId) }, operator)).result;
  expect(found).toMatchObject({
    reason: 'fraud',
    reporter: { companyId: buyer.companyId },
    sender: { companyId: seller.companyId, upheldReports: 0, blockedUntil: null },
  });
  expect(found.messages.map(({ text, isReported }) => [text, isReported])).toEqual([
    ['Miadı ne zaman?', false],
    ['Havaleyle ödeyin, ucuz olsun.', true],
    ['Olmaz.', false],
  ]);
  expect((await app.call(getMessageReport, { reportId: '999999' }, operator)).status).toBe(404);
});

test('a dismissed report notifies its reader alone, and is decided once', async () => {
  const world = await reported();
  expect(await rule(world, 'reject', 'withinRules')).toBe(200);
  expect(await newest(world.buyer)).toContain('kurallara uygun bulundu');
  expect(await newest(world.seller)).toBeUndefined();
  expect(await rule(world, 'approve', 'hidden')).toBe(409);
  expect((await readBy(world.buyer, world.seller))[1]).toMatchObject({
    report: 'dismissed',
    isHidden: false,
  });
});

test('a warning reaches the sender and leaves the message', async () => {
  const world = await reported();
  expect(await rule(world, 'approve', 'warned')).toBe(200);
  expect(await newest(world.seller)).toContain('mesajlaşma kurallarına aykırı');
  expect((await readBy(world.buyer, world.seller))[1]?.text).toBe('Havaleyle ödeyin, ucuz olsun.');
  expect((await say(world.seller, world.buyer, 'Özür dilerim.')).status).toBe(200);
});

test('a hidden message is gone for both sides', async () => {
  const world = await reported();
  expect(await rule(world, 'approve', 'hidden')).toBe(200);
  for (const [reader, of] of [
    [world.buyer, world.seller],
    [world.seller, world.buyer],
  ] as const)
    expect((await readBy(reader, of))[1]).toMatchObject({
      text: hiddenMessageText,
      isHidden: true,
      files: [],
    });
  expect((await say(world.seller, world.buyer, 'Peki.')).status).toBe(200);
});

test('a blocked sender writes to nobody until its days are over', async () => {
  const world = await reported();
  expect(await rule(world, 'approve', 'blocked')).toBe(200);
  const refused = await say(world.seller, world.buyer, 'Yine ben');
  expect(refused.status).toBe(409);
  expect(refused.body.statusMessage).toContain('tarihine kadar mesaj gönderemezsiniz');
  expect((await say(world.buyer, world.seller, 'Anladım.')).status).toBe(200);
  await app.database.db
    .updateTable('messaging_block')
    .set({ until: app.clock.now() })
    .where('company_id', '=', world.seller.companyId)
    .execute();
  expect((await say(world.seller, world.buyer, 'Geri geldim.')).status).toBe(200);
});
