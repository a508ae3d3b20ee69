import { randomUUID } from 'node:crypto';
import { consentCalls } from '@havan/contract/identity/consent';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCookiePolicy, setCookiePolicy, collectAnalytics } = consentCalls;

// @spec §4 cookie-consent
// @spec §7 agreements

test('a cookie consent is stored and can be changed', async () => {
  const person = await signedInAs(app, 'pharmacy');
  const choice = async () => (await app.call(getCookiePolicy, {}, person)).result.choice;
  expect(await choice()).toBeNull();
  await app.call(setCookiePolicy, { choice: 'accepted' }, person);
  expect(await choice()).toBe('accepted');
  await app.call(setCookiePolicy, { choice: 'refused' }, person);
  expect(await choice()).toBe('refused');
  const answers = await app.database.db
    .selectFrom('cookie_answer')
    .select('choice')
    .where('user_id', '=', person.userId)
    .orderBy('id')
    .execute();
  expect(answers.map((answer) => answer.choice)).toEqual(['accepted', 'refused']);
});

test('events are stored up to a limit', async () => {
  const visitorId = randomUUID();
  const event = {
    name: 'page_view',
    at: '2026-11-21T09:00:00.000Z',
    currency: 'TRY' as const,
    path: '/homepage',
    items: [],
    details: {},
  };
  for (let sent = 0; sent < 125; sent += 1) await app.call(collectAnalytics, { visitorId, event });
  const { count } = await app.database.db
    .selectFrom('analytics_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(120);
  const nine = Array.from({ length: 9 }, () => ({ id: '1', name: 'Krem' }));
  expect((await app.call(collectAnalytics, { visitorId, event: { ...event, items: nine } })).status).toBe(
    400,
  );
});
