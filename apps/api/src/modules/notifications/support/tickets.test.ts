import { getHeaderBadges } from '@havan/contract/bootstrap/header-badges';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { ticketListCalls } from '@havan/contract/notifications/support/ticket-lists';
import { ticketCalls } from '@havan/contract/notifications/support/tickets';
import { openCase } from '@havan/contract/sales/cases';
import { getOrderDetail } from '@havan/contract/sales/orders';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { flagsCommand } from '../../../cli/flags.ts';
import { answerTicket } from './operator-tickets.service.ts';
import { closeSilentTickets } from './support-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const {
  createTicket,
  getTicket,
  getTicketMessages,
  replyToTicket,
  closeTicket,
  reopenTicket,
  markTicketRead,
} = ticketCalls;
const { getTickets, getTicketCounts, getTicketFilters, findTicketRecords } = ticketListCalls;

type Person = Awaited<ReturnType<typeof signedInAs>>;
const words = {
  category: 'account',
  subject: 'Giriş kodu gelmiyor',
  text: 'Kod telefonuma iki gündür gelmiyor.',
} as const;
const opened = async (who: Person) => (await app.call(createTicket, words, who)).result.ticketId;
const stateOf = async (ticketId: number, who: Person) =>
  (await app.call(getTicket, { ticketId: String(ticketId) }, who)).result;
const badge = async (who: Person) => (await app.call(getHeaderBadges, {}, who)).result[0];
const answered = async (ticketId: number, action: 'answer' | 'askCustomer' | 'close') => {
  const { operatorId } = await signedInOperator(app, ['support']);
  app.clock.advance(60_000);
  await answerTicket(app.ctx, ticketId, { action, operatorId, text: 'Kodun geldiği numarayı yazın.' });
};
const day = 86_400_000;

// @spec §4 ticket-states
// @spec §7 support-tickets users-ticket-filters header-badges
// @spec §1 support-tickets
// @spec §3 support-ticket

test('a ticket goes from the question over what is asked back to its end, and opens again', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const { result: first } = await app.call(createTicket, words, who);
  expect(first).toMatchObject({ state: 'open', hasNews: false, allowedActions: ['reply', 'close'] });
  expect(first.dueAt).not.toBeNull();
  const { ticketId } = first;
  expect(await badge(who)).toEqual({ name: 'supportTickets', count: 0 });
  await answered(ticketId, 'askCustomer');
  expect(await stateOf(ticketId, who)).toMatchObject({ state: 'actionRequired', dueAt: null, hasNews: true });
  expect((await badge(who))?.count).toBe(1);
  const [newest] = (await app.call(getLastNotifications, {}, who)).result;
  expect(newest).toMatchObject({ subCategoryId: 162, redirectUrl: `/support-requests/${ticketId}` });
  const replied = await app.call(replyToTicket, { ticketId, text: '0532 000 00 00' }, who);
  expect(replied.result).toMatchObject({ state: 'open', hasNews: false });
  await answered(ticketId, 'answer');
  expect(await badge(who)).toMatchObject({ count: 1 });
  await app.call(markTicketRead, { ticketId: String(ticketId) }, who);
  expect(await badge(who)).toMatchObject({ count: 0 });
  const closed = (await app.call(closeTicket, { ticketId }, who)).result;
  expect(closed).toMatchObject({ state: 'closed', allowedActions: ['reopen'] });
  expect((await app.call(replyToTicket, { ticketId, text: 'Bir şey daha' }, who)).status).toBe(409);
  const again = await app.call(reopenTicket, { ticketId, text: 'Yine gelmiyor.' }, who);
  expect(again.result).toMatchObject({ state: 'open', closedAt: null });
  const { items } = (await app.call(getTicketMessages, { ticketId: String(ticketId) }, who)).result;
  expect(items.map(({ party, text }) => [party, text])).toEqual([
    ['customer', 'Yine gelmiyor.'],
    ['platform', 'Kodun geldiği numarayı yazın.'],
    ['customer', '0532 000 00 00'],
    ['platform', 'Kodun geldiği numarayı yazın.'],
    ['customer', words.text],
  ]);
});

test('another company neither sees a ticket nor writes in it', async () => {
  const [who, other] = [await signedInAs(app, 'pharmacy'), await signedInAs(app, 'pharmacy')];
  const ticketId = await opened(who);
  const of = { ticketId: String(ticketId) };
  expect((await app.call(getTicket, of, other)).status).toBe(404);
  expect((await app.call(getTicketMessages, of, other)).status).toBe(404);
  expect((await app.call(markTicketRead, of, other)).status).toBe(404);
  expect((await app.call(replyToTicket, { ticketId, text: 'Ben de' }, other)).status).toBe(404);
  expect((await app.call(closeTicket, { ticketId }, other)).status).toBe(404);
  expect((await app.call(getTickets, {}, other)).result.items).toEqual([]);
});

test('a ticket can be opened again for fourteen days and no longer', async () => {
  const who = await signedInAs(app, 'merchant');
  const ticketId = await opened(who);
  await app.call(closeTicket, { ticketId }, who);
  const close = (daysAgo: number) =>
    app.database.db
      .updateTable('support_ticket')
      .set({ closed_at: new Date(app.clock.now().getTime() - daysAgo * day) })
      .where('id', '=', ticketId)
      .execute();
  await close(14.1);
  expect((await stateOf(ticketId, who)).allowedActions).toEqual([]);
  expect((await app.call(reopenTicket, { ticketId, text: 'Sürüyor' }, who)).status).toBe(409);
  await close(13.9);
  expect((await app.call(reopenTicket, { ticketId, text: 'Sürüyor' }, who)).status).toBe(200);
});

test('an answered ticket closes after a week without a message, one that waits for the customer after two', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const [quiet, asked] = [await opened(who), await opened(who)];
  await answered(quiet, 'answer');
  await answered(asked, 'askCustomer');
  const silent = (days: number) =>
    app.database.db
      .updateTable('support_ticket')
      .set({ changed_at: new Date(app.clock.now().getTime() - days * day) })
      .where('id', 'in', [quiet, asked])
      .execute();
  const states = async () => [(await stateOf(quiet, who)).state, (await stateOf(asked, who)).state];
  await silent(6.9);
  await closeSilentTickets(app.ctx);
  expect(await states()).toEqual(['answered', 'actionRequired']);
  await silent(7.1);
  await closeSilentTickets(app.ctx);
  expect(await states()).toEqual(['closed', 'actionRequired']);
  await silent(14.1);
  await closeSilentTickets(app.ctx);
  expect(await states()).toEqual(['closed', 'closed']);
});

test('a category asks for its record, and takes none of others', async () => {
  const seller = await shop.seller();
  const buyer = await shop.buyer([seller.listingId, 1]);
  const paymentId = await shop.buy(buyer);
  const { id: orderId } = await app.database.db
    .selectFrom('orders')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const about = { ...words, category: 'order' } as const;
  const stranger = await signedInAs(app, 'pharmacy');
  const missing = await app.call(createTicket, about, buyer);
  expect([missing.status, missing.body.errors[0]?.path]).toEqual([400, 'orderId']);
  expect((await app.call(createTicket, { ...about, orderId }, stranger)).status).toBe(404);
  const listing = { ...words, category: 'listing', listingId: seller.listingId } as const;
  expect((await app.call(createTicket, listing, buyer)).status).toBe(404);
  const { result } = await app.call(createTicket, { ...about, orderId }, buyer);
  expect(result.record).toMatchObject({ kind: 'order', id: orderId, side: 'purchased' });
  const sold = (await app.call(createTicket, { ...about, orderId }, seller)).result;
  expect(sold.record).toMatchObject({ kind: 'order', id: orderId, side: 'sold' });
  expect((await app.call(createTicket, listing, seller)).result.record).toMatchObject({ kind: 'listing' });
  const found = await app.call(findTicketRecords, { kind: 'order', search: String(orderId) }, buyer);
  expect(found.result).toMatchObject([{ id: orderId, side: 'purchased' }]);
  expect((await app.call(findTicketRecords, { kind: 'order' }, stranger)).result).toEqual([]);
});

test('a case that is opened from a ticket and the ticket show each other to the buyer alone', async () => {
  const seller = await shop.seller();
  const buyer = await shop.buyer([seller.listingId, 1]);
  const paymentId = await shop.buy(buyer);
  const { id: orderId } = await app.database.db
    .selectFrom('orders')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await shop.bring(orderId, seller);
  const about = { ...words, category: 'order', orderId } as const;
  const { ticketId } = (await app.call(createTicket, about, buyer)).result;
  const foreign = await opened(buyer);
  const returned = {
    orderId,
    kind: 'return' as const,
    lines: [{ lineNo: 1, quantity: 1, reason: 'damaged' as const }],
    refundTarget: 'card' as const,
  };
  const refused = await app.call(openCase, { ...returned, ticketId: foreign }, buyer);
  expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, 'ticketId']);
  const { result } = await app.call(openCase, { ...returned, ticketId }, buyer);
  expect(result.ticketId).toBe(ticketId);
  expect((await stateOf(ticketId, buyer)).caseId).toBe(result.caseId);
  const cases = async (type: 'purchased' | 'sold', who: Person) =>
    (await app.call(getOrderDetail, { type, id: String(orderId) }, who)).result.cases;
  expect(await cases('purchased', buyer)).toMatchObject([{ caseId: result.caseId, ticketId }]);
  expect(await cases('sold', seller)).toMatchObject([{ caseId: result.caseId, ticketId: null }]);
});

test('lists and counts by state and category, page by page', async () => {
  const who = await signedInAs(app, 'pharmacy');
  for (let n = 0; n < 22; n += 1) {
    const row = {
      company_id: who.companyId,
      user_id: who.userId,
      category: 'other',
      subject: `Konu ${n}`,
    } as const;
    const at = new Date(app.clock.now().getTime() - n * 1000);
    await app.database.db
      .insertInto('support_ticket')
      .values({ ...row, state: 'answered', created_at: at, changed_at: at, seen_at: at })
      .execute();
  }
  const ticketId = await opened(who);
  expect((await app.call(getTicketCounts, {}, who)).result).toEqual({
    open: 1,
    actionRequired: 0,
    answered: 22,
    closed: 0,
  });
  const open = (await app.call(getTickets, { state: 'open', category: 'account' }, who)).result.items;
  expect(open.map((each) => each.ticketId)).toEqual([ticketId]);
  const page = (await app.call(getTickets, { state: 'answered' }, who)).result;
  const next = (await app.call(getTickets, { state: 'answered', cursor: page.nextCursor ?? '' }, who)).result;
  const subjects = [...page.items, ...next.items].map(({ subject }) => subject);
  expect(subjects).toEqual(Array.from({ length: 22 }, (_, n) => `Konu ${n}`));
});

test('the flags switch opening and what is asked for it', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const bare = { ...words, category: 'order' } as const;
  await flagsCommand(app.database.db, ['newTicketFlow', 'off']);
  expect((await app.call(createTicket, bare, who)).status).toBe(200);
  await flagsCommand(app.database.db, ['newTicketFlow', 'on']);
  expect((await app.call(createTicket, bare, who)).status).toBe(400);
  await flagsCommand(app.database.db, ['newTicketCreation', 'off']);
  expect((await app.call(createTicket, words, who)).status).toBe(409);
  await flagsCommand(app.database.db, ['newTicketCreation', 'on']);
  expect((await app.call(createTicket, words, who)).status).toBe(200);
});

test('says how a target is kept once enough was answered', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const ticketId = await opened(who);
  const other = async () =>
    (await app.call(getTicketFilters, {}, who)).result.categories.find((each) => each.category === 'listing');
  expect(await other()).toMatchObject({ targetHours: 9, onTimePercent: null, record: 'listing' });
  const { db } = app.database;
  await db.updateTable('support_ticket').set({ category: 'listing' }).where('id', '=', ticketId).execute();
  const now = app.clock.now();
  const due = (n: number) => new Date(now.getTime() + (n < 3 ? -1000 : 1000));
  for (let n = 0; n < 10; n += 1)
    await db
      .insertInto('support_message')
      .values({ ticket_id: ticketId, party: 'platform', body: 'Yanıt', at: now, due_at: due(n) })
      .execute();
  expect(await other()).toMatchObject({ onTimePercent: 70 });
});

test('a listing is found by its product', async () => {
  const seller = await signedInAs(app, 'merchant');
  const { db } = app.database;
  const listingId = await makeListing(db, { sellerId: seller.companyId, productId: await makeProduct(db) });
  const found = (await app.call(findTicketRecords, { kind: 'listing' }, seller)).result;
  expect(found.map(({ id }) => id)).toEqual([listingId]);
});
