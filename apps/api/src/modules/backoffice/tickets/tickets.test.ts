import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { openStoredFile } from '@havan/contract/backoffice/risk/listing-risk';
import { attachToTicket, operatorTicketCalls } from '@havan/contract/backoffice/support/tickets';
import { apiPrefix } from '@havan/contract/call';
import { downloadFile, uploadFile } from '@havan/contract/identity/files';
import { ticketCalls } from '@havan/contract/notifications/support/tickets';
import { workingMinutesBetween } from '@havan/domain/working-hours';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { claimQueueItem, decideQueueItem, getQueue, getQueues } = queueCalls;
const { getOperatorTicket, noteTicket, getCompanyTickets, getTicketTargets } = operatorTicketCalls;
const { createTicket, getTicket, getTicketMessages, replyToTicket } = ticketCalls;
const queue = 'tickets' as const;
const backofficeHost = 'backoffice.localhost';

type Person = Awaited<ReturnType<typeof signedInAs>>;
const words = {
  category: 'account',
  subject: 'Kod gelmiyor',
  text: 'Giriş kodu gelmiyor, ne yapmalıyım?',
} as const;
const open = async (who: Person, files: string[] = []) =>
  (await app.call(createTicket, { ...words, files }, who)).result.ticketId;

test('a ticket is claimed, asked back, answered and closed, each with its trail and the word to the customer', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const itemId = await open(who);
  const operator = await signedInOperator(app, ['support']);
  const decide = async (decision: 'approve' | 'ask' | 'reject', reason: object) => {
    await app.call(claimQueueItem, { queue, itemId }, operator);
    return (await app.call(decideQueueItem, { queue, itemId, decision, ...reason }, operator)).status;
  };
  const state = async () => (await app.call(getTicket, { ticketId: String(itemId) }, who)).result.state;
  expect(await decide('approve', { reasonId: 'other', note: ' ' })).toBe(400);
  expect(await decide('ask', { reasonId: 'photo' })).toBe(200);
  expect(await state()).toBe('actionRequired');
  expect(await decide('approve', { reasonId: 'other', note: 'Buyurun.' })).toBe(409);
  await app.call(replyToTicket, { ticketId: itemId, text: 'Ekledim.' }, who);
  expect(await decide('approve', { reasonId: 'other', note: 'ö'.repeat(2001) })).toBe(400);
  expect(await decide('approve', { reasonId: 'other', note: 'ö'.repeat(2000) })).toBe(200);
  expect(await state()).toBe('answered');
  expect(await decide('reject', { reasonId: 'solved' })).toBe(200);
  expect(await state()).toBe('closed');
  const { items } = (await app.call(getAuditTrail, { pageSize: '3' }, await signedInOperator(app))).result;
  expect(items.map(({ action }) => action)).toEqual(['ticket.close', 'ticket.answer', 'ticket.askCustomer']);
});

test('due tickets come first, those that wait for their company last', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const [late, soon, asked] = [await open(who), await open(who), await open(who)];
  const { db } = app.database;
  const due = (id: number, ms: number) =>
    db
      .updateTable('support_ticket')
      .set({ due_at: new Date(app.clock.now().getTime() + ms) })
      .where('id', '=', id)
      .execute();
  await due(soon, -3_600_000);
  await due(late, 90 * 86_400_000);
  const operator = await signedInOperator(app, ['support']);
  await app.call(claimQueueItem, { queue, itemId: asked }, operator);
  await app.call(decideQueueItem, { queue, itemId: asked, decision: 'ask', reasonId: 'photo' }, operator);
  const seen: [number, boolean][] = [];
  let cursor: string | undefined;
  do {
    const { result } = await app.call(
      getQueue,
      { queue, pageSize: '2', ...(cursor && { cursor }) },
      operator,
    );
    seen.push(...result.items.map(({ itemId, isAsked }): [number, boolean] => [itemId, isAsked]));
    cursor = result.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.filter(([id]) => [late, soon, asked].includes(id))).toEqual([
    [soon, false],
    [late, false],
    [asked, true],
  ]);
  const counts = (await app.call(getQueues, {}, operator)).result.queues.find((row) => row.queue === queue);
  expect(counts?.overdue).toBe(1);
  const targets = (await app.call(getTicketTargets, {}, operator)).result.categories;
  expect(targets.find(({ category }) => category === 'account')).toMatchObject({
    targetHours: 4,
    overdue: 1,
  });
});

test('the median answer is counted in the working hours of the targets', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const { ticketId } = (await app.call(createTicket, { ...words, category: 'other', files: [] }, who)).result;
  const operator = await signedInOperator(app, ['support']);
  await app.call(claimQueueItem, { queue, itemId: ticketId }, operator);
  const answer = { decision: 'approve', reasonId: 'other', note: 'Buyurun.' } as const;
  await app.call(decideQueueItem, { queue, itemId: ticketId, ...answer }, operator);
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const written = (party: 'customer' | 'platform', at: Date) =>
    app.database.db
      .updateTable('support_message')
      .set({ at })
      .where('ticket_id', '=', ticketId)
      .where('party', '=', party)
      .execute();
  await written('customer', daysAgo(10));
  await written('platform', daysAgo(6));
  const { categories } = (await app.call(getTicketTargets, {}, operator)).result;
  const medianMinutes = categories.find(({ category }) => category === 'other')?.medianMinutes;
  expect(medianMinutes).toBe(workingMinutesBetween(daysAgo(10), daysAgo(6)));
  // Four working days of nine hours at most, not four whole days.
  expect(medianMinutes).toBeLessThanOrEqual(4 * 9 * 60);
});

test('operators see it whole and masked; what they note for each other the company never reads', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const ticketId = await open(who);
  const support = await signedInOperator(app, ['support']);
  const { email } = await app.database.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow();
  const noted = await app.call(noteTicket, { ticketId, text: 'SMS sağlayıcısına soruldu.' }, support);
  expect(noted.result.messages.map(({ text, isInternal }) => [text, isInternal])).toEqual([
    [words.text, false],
    ['SMS sağlayıcısına soruldu.', true],
  ]);
  const whole = (await app.call(getOperatorTicket, { ticketId: String(ticketId) }, support)).result;
  expect(JSON.stringify(whole)).not.toContain(email);
  const admin = await signedInOperator(app);
  expect((await app.call(getOperatorTicket, { ticketId: String(ticketId) }, admin)).result.email).toBe(email);
  const read = (await app.call(getTicketMessages, { ticketId: String(ticketId) }, who)).result.items;
  expect(read.map(({ text }) => text)).toEqual([words.text]);
  const list = (await app.call(getCompanyTickets, { companyId: String(who.companyId) }, support)).result
    .items;
  expect(list).toMatchObject([{ ticketId, subject: words.subject, state: 'open' }]);
});

test('an attachment is read by its company and by support, and by nobody else', async () => {
  const [who, other] = [await signedInAs(app, 'pharmacy'), await signedInAs(app, 'merchant')];
  const sent = await app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${uploadFile.path}?purpose=ticketFile&fileName=belge.pdf`,
    headers: { 'content-type': 'application/pdf', authorization: `Bearer ${who.token}` },
    payload: Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1'),
  });
  const { fileId } = sent.json<{ result: { fileId: string } }>().result;
  expect((await app.call(createTicket, { ...words, files: [fileId] }, other)).status).toBe(400);
  const ticketId = await open(who, [fileId]);
  expect((await app.call(replyToTicket, { ticketId, text: 'Aynısı', files: [fileId] }, who)).status).toBe(
    400,
  );
  const [message] = (await app.call(getTicketMessages, { ticketId: String(ticketId) }, who)).result.items;
  expect(message?.files).toMatchObject([{ fileId, fileName: 'belge.pdf' }]);
  const read = async (path: string, token: string, host?: string) =>
    (
      await app.fastify.inject({
        method: 'GET',
        url: `${apiPrefix}/${path}?fileId=${fileId}`,
        headers: { authorization: `Bearer ${token}`, ...(host && { host }) },
      })
    ).statusCode;
  expect(await read(downloadFile.path, who.token)).toBe(200);
  expect(await read(downloadFile.path, other.token)).toBe(404);
  const [support, finance] = [
    await signedInOperator(app, ['support']),
    await signedInOperator(app, ['finance']),
  ];
  expect(await read(openStoredFile.path, support.token, backofficeHost)).toBe(200);
  expect(await read(openStoredFile.path, finance.token, backofficeHost)).toBe(404);
  expect(await read(openStoredFile.path, who.token, backofficeHost)).toBe(401);
  expect(await read(openStoredFile.path, support.token)).toBe(404);
});

test('an operator’s file reaches the company with the answer and not before, and no other company', async () => {
  const [who, other] = [await signedInAs(app, 'pharmacy'), await signedInAs(app, 'merchant')];
  const ticketId = await open(who);
  const [support, finance, colleague] = [
    await signedInOperator(app, ['support']),
    await signedInOperator(app, ['finance']),
    await signedInOperator(app, ['support']),
  ];
  const attach = (token: string, payload: Buffer, to = ticketId) =>
    app.fastify.inject({
      method: 'POST',
      url: `${apiPrefix}/${attachToTicket.path}?ticketId=${to}&fileName=tutanak.pdf`,
      headers: {
        'content-type': 'application/pdf',
        authorization: `Bearer ${token}`,
        host: backofficeHost,
      },
      payload,
    });
  const pdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1');
  expect((await attach(who.token, pdf)).statusCode).toBe(401);
  expect((await attach(finance.token, pdf)).statusCode).toBe(403);
  expect((await attach(support.token, Buffer.from('<svg onload="x"/>'))).statusCode).toBe(400);
  expect((await attach(support.token, pdf, 999_999)).statusCode).toBe(404);
  const { fileId } = (await attach(support.token, pdf)).json<{ result: { fileId: string } }>().result;
  const download = async ({ token }: Person) =>
    (
      await app.fastify.inject({
        method: 'GET',
        url: `${apiPrefix}/${downloadFile.path}?fileId=${fileId}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  expect(await download(who)).toBe(404);
  expect((await app.call(replyToTicket, { ticketId, text: 'Benim', files: [fileId] }, who)).status).toBe(400);
  const answer = async (operator: typeof support) => {
    await app.call(claimQueueItem, { queue, itemId: ticketId }, operator);
    const words = { reasonId: 'other', note: 'Tutanak ektedir.', files: [fileId] };
    const decided = await app.call(
      decideQueueItem,
      { queue, itemId: ticketId, decision: 'approve', ...words },
      operator,
    );
    return decided.status;
  };
  expect(await answer(colleague)).toBe(400);
  app.clock.advance(11 * 60_000);
  expect(await answer(support)).toBe(200);
  const [newest] = (await app.call(getTicketMessages, { ticketId: String(ticketId) }, who)).result.items;
  expect(newest).toMatchObject({ party: 'platform', files: [{ fileId, fileName: 'tutanak.pdf' }] });
  expect(await download(who)).toBe(200);
  expect(await download(other)).toBe(404);
  const whole = (await app.call(getOperatorTicket, { ticketId: String(ticketId) }, colleague)).result;
  expect(whole.messages.at(-1)?.files).toMatchObject([{ fileId }]);
});

test('a queue whose other side reads no files takes none', async () => {
  const operator = await signedInOperator(app, ['support']);
  const files = ['0e6f3b1c-6f0d-4a52-9d0a-3c1de1c6a001'];
  const decision = { queue: 'companies' as const, itemId: 1, decision: 'approve' as const, files };
  expect((await app.call(decideQueueItem, decision, operator)).status).toBe(400);
});
