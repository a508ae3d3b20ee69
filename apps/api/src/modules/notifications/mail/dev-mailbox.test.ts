import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { devMailbox } from './outgoing-messages.ts';
import { insertOutboxMessages } from './outgoing-messages.sql.ts';

const message = { channel: 'sms', recipient: '05321234567', subject: '', body: 'Kodunuz: 482913' } as const;

const server = { demo: false, databaseUrl: 'postgres://havan@db.example/havan' };

describe.each([
  ['the demo', { ...server, demo: true }, 200],
  ['a trial on this machine', { demo: false, databaseUrl: null }, 404],
  ['a database server', server, 404],
])('with %s', (_, config, status) => {
  const app = testApp({ config });

  test(`the mailbox answers with ${status}`, async () => {
    await devMailbox.send(app.database.db, message);
    const answer = await app.fastify.inject({ url: '/outbox' });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('482913')).toBe(status === 200);
  });
});

describe('beside a mail server', () => {
  const app = testApp({ config: { demo: true } });

  test('the mailbox shows only what was kept', async () => {
    await insertOutboxMessages(app.database.db, [{ ...message, body: 'Yolda: 771204' }], () => 'waiting');
    expect((await app.fastify.inject({ url: '/outbox' })).body).not.toContain('771204');
  });
});
