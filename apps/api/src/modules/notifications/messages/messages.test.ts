import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { messageCalls } from '@havan/contract/notifications/messages';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const {
  getLastMessages,
  getConversations,
  getMessages,
  sendMessage,
  markConversationRead,
  deleteConversation,
} = messageCalls;

async function pair() {
  const buyer = await signedInAs(app, 'pharmacy');
  const seller = await signedInAs(app, 'merchant');
  const { db } = app.database;
  await makeListing(db, { sellerId: seller.companyId, productId: await makeProduct(db) });
  return { buyer, seller };
}

type Person = Awaited<ReturnType<typeof signedInAs>>;
const say = (from: Person, to: Person, text: string) =>
  app.call(sendMessage, { userId: to.userId, text }, from);
const exchange = async (asker: Person, to: Person) =>
  (await app.call(getMessages, { userId: String(to.userId) }, asker)).result;
const unread = async (person: Person) =>
  (await app.call(getUserBasicInfos, {}, person)).result.globalActionFields.message;

// @spec §1 messages
// @spec §3 message-notification
// @spec §7 messages

test('asks for a session, and for a company that has messages', async () => {
  const company = await signedInAs(app, 'pharmacyCompany');
  for (const caller of [undefined, company]) {
    const status = caller ? 403 : 401;
    expect((await app.call(getLastMessages, {}, caller)).status).toBe(status);
    expect((await app.call(getConversations, {}, caller)).status).toBe(status);
    expect((await app.call(getMessages, { userId: '1' }, caller)).status).toBe(status);
    expect((await app.call(sendMessage, { userId: 1, text: 'a' }, caller)).status).toBe(status);
  }
});

test('a first message opens a conversation that both sides see', async () => {
  const { buyer, seller } = await pair();
  expect(await exchange(buyer, seller)).toMatchObject({
    conversationId: null,
    items: [],
    partner: { userId: seller.userId },
  });
  expect((await say(buyer, seller, '  Miadı ne zaman? ')).result).toMatchObject({
    isOwn: true,
    text: 'Miadı ne zaman?',
    isRead: false,
  });
  expect(await unread(seller)).toBe(1);
  await say(seller, buyer, 'Haziran 2028.');
  const { items, conversationId } = await exchange(buyer, seller);
  expect(items.map(({ isOwn, text }) => [isOwn, text])).toEqual([
    [false, 'Haziran 2028.'],
    [true, 'Miadı ne zaman?'],
  ]);
  const preview = { conversationId, userId: seller.userId, text: 'Haziran 2028.', hasUnreadMessage: true };
  expect((await app.call(getLastMessages, {}, buyer)).result).toMatchObject([preview]);
  const list = (await app.call(getConversations, {}, seller)).result;
  expect(list.items).toMatchObject([{ conversationId, userId: buyer.userId, isOwn: true }]);
});

test('reading is reported to the other side, up to the message that was seen', async () => {
  const { buyer, seller } = await pair();
  await say(buyer, seller, 'Bir');
  const { items, conversationId } = await exchange(seller, buyer);
  await say(buyer, seller, 'İki');
  const seen = { conversationId: String(conversationId), messageId: String(items[0]?.messageId) };
  await app.call(markConversationRead, seen, seller);
  expect((await exchange(buyer, seller)).items.map(({ isRead }) => isRead)).toEqual([false, true]);
  expect(await unread(seller)).toBe(1);
});

test('a cleared conversation is gone for one side, and comes back with what is written afterwards', async () => {
  const { buyer, seller } = await pair();
  await say(seller, buyer, 'Kimse duymaz');
  await say(buyer, seller, 'Merhaba');
  await say(seller, buyer, 'Buyurun');
  const { conversationId } = await exchange(buyer, seller);
  const gone = { conversationId: String(conversationId) };
  expect((await app.call(deleteConversation, gone, buyer)).result).toEqual({ done: true });
  expect((await app.call(getConversations, {}, buyer)).result.items).toEqual([]);
  expect(await unread(buyer)).toBe(0);
  expect((await exchange(seller, buyer)).items).toHaveLength(2);
  await say(seller, buyer, 'Orada mısınız?');
  expect((await exchange(buyer, seller)).items.map(({ text }) => text)).toEqual(['Orada mısınız?']);
});

test('sellers cannot write first, and a stranger gets no information', async () => {
  const { buyer, seller } = await pair();
  expect((await say(seller, buyer, 'Kampanyamız var')).status).toBe(404);
  await say(buyer, seller, 'Merhaba');
  const { conversationId } = await exchange(buyer, seller);
  const stranger = await signedInAs(app, 'pharmacy');
  const of = { conversationId: String(conversationId) };
  expect((await app.call(markConversationRead, { ...of, messageId: '1' }, stranger)).status).toBe(404);
  expect((await app.call(deleteConversation, of, stranger)).status).toBe(404);
  expect((await app.call(getMessages, { userId: String(buyer.userId) }, stranger)).status).toBe(404);
  expect((await app.call(getMessages, { userId: '999999' }, stranger)).status).toBe(404);
});

test.each([
  [{ userId: 1, text: '   ' }],
  [{ userId: 1, text: 'a'.repeat(2001) }],
  [{ userId: 0, text: 'a' }],
])('%j is no message', async (request) => {
  expect((await app.call(sendMessage, request, await signedInAs(app, 'pharmacy'))).status).toBe(400);
});

test('one partner is named, by one of the two ids', async () => {
  const { buyer, seller } = await pair();
  expect((await app.call(getMessages, {}, buyer)).status).toBe(400);
  const both = { userId: String(seller.userId), companyId: String(seller.companyId) };
  expect((await app.call(getMessages, both, buyer)).status).toBe(400);
  const { result } = await app.call(getMessages, { companyId: String(seller.companyId) }, buyer);
  expect(result.partner.userId).toBe(seller.userId);
});

test('old messages are read page by page', async () => {
  const { buyer, seller } = await pair();
  await say(buyer, seller, '0');
  const { conversationId } = await exchange(buyer, seller);
  const rows = Array.from({ length: 44 }, (_, n) => ({
    conversation_id: conversationId ?? 0,
    sender_id: seller.companyId,
    body: String(n + 1),
  }));
  await app.database.db.insertInto('message').values(rows).execute();
  const first = await exchange(buyer, seller);
  const cursor = first.nextCursor ?? '';
  const rest = (await app.call(getMessages, { userId: String(seller.userId), cursor }, buyer)).result;
  expect([first.items.length, first.items[0]?.text]).toEqual([40, '44']);
  expect(rest.items.map(({ text }) => text)).toEqual(['4', '3', '2', '1', '0']);
  expect(rest.nextCursor).toBeNull();
});

test('a flood has to wait', async () => {
  const { buyer, seller } = await pair();
  const statuses: number[] = [];
  for (let n = 0; n < 42; n += 1) statuses.push((await say(buyer, seller, `Mesaj ${n}`)).status);
  expect(new Set(statuses.slice(0, 40))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});
