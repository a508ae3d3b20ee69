import { expect, it } from 'vitest';
import { readConfig } from '../../core/config/config.ts';
import { requireTransports } from './require-transports.ts';

const DATABASE_URL = 'postgres://havan@db.example/havan';
const start = (env: Record<string, string>) => () => requireTransports(readConfig(env));

it('refuses to serve on an external database without transports', () => {
  expect(start({ DATABASE_URL })).toThrow('MAIL_URL is missing');
  expect(start({ DATABASE_URL, MAIL_URL: 'smtp://mail.example' })).toThrow('SMS_URL is missing');
});

it('starts with both transports, with both disabled explicitly, in the demo and in a trial', () => {
  const gateway = 'bearer+https://token@sms.example/send';
  expect(start({ DATABASE_URL, MAIL_URL: 'smtps://mail.example', SMS_URL: gateway })).not.toThrow();
  expect(start({ DATABASE_URL, MAIL_URL: 'outbox:', SMS_URL: 'outbox:' })).not.toThrow();
  expect(start({ DATABASE_URL, DEMO: '1' })).not.toThrow();
  expect(start({ DEMO: '0' })).not.toThrow();
});
