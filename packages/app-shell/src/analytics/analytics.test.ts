import { describe, expect, test } from 'vitest';
import { createConsent } from '../consent/consent-store.ts';
import { createStorage } from '../testing/storage.ts';
import { createAnalytics } from './analytics.ts';
import { visitorLifeMs } from './visitor-id.ts';

const visitorKey = 'havan.visitor-id';
const identity = { id: '7', email: 'a@b.example', name: 'Ada', surname: 'Er', username: 'ada' };

function setUp(entries: Record<string, string> = {}) {
  const storage = createStorage(entries);
  const consent = createConsent(storage, createStorage());
  const sent: {
    visitorId: string;
    event: { name: string; items: readonly unknown[] };
    identity?: unknown;
  }[] = [];
  let ids = 0;
  const analytics = createAnalytics({
    consent,
    port: { send: (message) => sent.push(message) },
    storage,
    now: () => 1_000_000,
    newId: () => `visitor-${(ids += 1)}`,
  });
  return { analytics, consent, sent, storage };
}

// @spec §3 analytics
// @spec §9 visitor-id

describe('without consent', () => {
  test.each([[null], ['refused' as const]])('%j: nothing is sent, nothing is stored', (choice) => {
    const { analytics, consent, sent, storage } = setUp();
    consent.learn(choice);
    analytics.identify(identity);
    analytics.track('page_view', { path: '/homepage' });
    expect(sent).toEqual([]);
    expect(storage.getItem(visitorKey)).toBeNull();
  });

  test('a refusal deletes the id of a known visitor', () => {
    const { analytics, consent, sent, storage } = setUp();
    consent.answer('accepted');
    analytics.track('page_view', { path: '/homepage' });
    consent.answer('refused');
    analytics.track('page_view', { path: '/cart' });
    expect(sent).toHaveLength(1);
    expect(storage.getItem(visitorKey)).toBeNull();
  });
});

describe('before the consent is known', () => {
  test('earlier events are sent when consent was given already', () => {
    const { analytics, consent, sent, storage } = setUp();
    analytics.track('purchase', { path: '/payment/success' });
    expect([sent, storage.getItem(visitorKey)]).toEqual([[], null]);
    consent.learn('accepted');
    consent.learn('accepted');
    expect(sent.map(({ event }) => event.name)).toEqual(['purchase']);
  });

  test.each([[null], ['refused' as const]])('earlier events are dropped when it was %j', (choice) => {
    const { analytics, consent, sent } = setUp();
    analytics.track('purchase', { path: '/payment/success' });
    consent.learn(choice);
    consent.answer('accepted');
    expect(sent).toEqual([]);
  });
});

describe('with consent', () => {
  test('an event carries the visitor id and the signed-in user', () => {
    const { analytics, consent, sent } = setUp();
    consent.answer('accepted');
    analytics.track('page_view', { path: '/homepage' });
    analytics.identify(identity);
    analytics.track('page_view', { path: '/cart' });
    expect(sent.map((message) => [message.visitorId, message.identity])).toEqual([
      ['visitor-1', undefined],
      ['visitor-1', identity],
    ]);
    expect(sent[0]?.event).toMatchObject({ name: 'page_view', currency: 'TRY', path: '/homepage' });
  });

  test('items are sent eight at a time', () => {
    const { analytics, consent, sent } = setUp();
    consent.answer('accepted');
    const items = Array.from({ length: 17 }, (_, n) => ({ id: String(n), name: 'Krem' }));
    analytics.track('view_item_list', { path: '/categories', items });
    expect(sent.map(({ event }) => event.items.length)).toEqual([8, 8, 1]);
  });

  test('a visitor id that has expired is removed and replaced', () => {
    const expired = JSON.stringify({ id: 'old', until: 999_999 });
    const { analytics, consent, sent, storage } = setUp({ [visitorKey]: expired });
    expect(storage.getItem(visitorKey)).toBeNull();
    consent.answer('accepted');
    analytics.track('page_view', { path: '/homepage' });
    expect(sent[0]?.visitorId).toBe('visitor-1');
    expect(JSON.parse(storage.getItem(visitorKey) ?? '')).toEqual({
      id: 'visitor-1',
      until: 1_000_000 + visitorLifeMs,
    });
  });
});
