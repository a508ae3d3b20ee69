import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { deliveriesCommand } from './deliveries.ts';

const database = testDatabase();

it('lists dead letters without their text, and queues them again while they have one', async () => {
  expect(await deliveriesCommand(database.url, [])).toBe('No message was given up.');
  const dead = { channel: 'email', subject: 'Kod', state: 'dead', last_error: '451 busy' } as const;
  const at = new Date('2026-11-22T09:00:00Z');
  await database.db
    .insertInto('outbox_message')
    .values([
      { ...dead, recipient: 'a@example.com', body: 'Kod: 482913', settled_at: at },
      { ...dead, recipient: 'b@example.com', body: '', settled_at: at },
    ])
    .execute();
  const list = await deliveriesCommand(database.url, []);
  expect(list).toMatch(/b@example\.com {2}451 busy \(text gone\)\n.*a@example\.com {2}451 busy$/);
  expect(list).not.toContain('482913');
  expect(await deliveriesCommand(database.url, ['replay'])).toBe('1 messages wait to be sent again.');
  await expect(deliveriesCommand(database.url, ['forget'])).rejects.toThrow('pnpm deliveries replay');
}, 60_000);

it('prints what no server takes, codes included, for whoever has the shell', async () => {
  expect(await deliveriesCommand(database.url, ['unsent'])).toBe('No message waits for a server.');
  await database.db
    .insertInto('outbox_message')
    .values([
      { channel: 'sms', recipient: '05321234567', subject: '', body: 'Kodunuz: 482913', state: 'kept' },
      { channel: 'email', recipient: 'a@example.com', subject: 'Davet', body: 'https://x/1', state: 'kept' },
    ])
    .execute();
  expect(await deliveriesCommand(database.url, ['unsent'])).toMatch(
    /sms {2}05321234567\nKodunuz: 482913\n\n.* {2}email {2}a@example\.com {2}Davet\nhttps:\/\/x\/1$/,
  );
  await expect(deliveriesCommand(database.url, ['unsent', '7'])).rejects.toThrow('pnpm deliveries unsent');
}, 60_000);
