import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { devMailbox } from './outgoing-messages.ts';

const message = { channel: 'sms', recipient: '05321234567', subject: '', body: 'Kodunuz: 482913' } as const;

describe.each([
  [true, 200],
  [false, 404],
])('with the demo %s', (demo, status) => {
  const app = testApp({ config: { demo } });

  test(`the mailbox answers with ${status}`, async () => {
    await devMailbox.send(app.database.db, message);
    const answer = await app.fastify.inject({ url: '/outbox' });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('482913')).toBe(demo);
  });
});
