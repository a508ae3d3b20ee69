import { expect, test } from 'vitest';
import { createStorage } from '../testing/storage.ts';
import { createConsent } from './consent-store.ts';

// @spec §4 cookie-consent

test('what a visitor answered is taken once, by who signs in next in the same tab', () => {
  const [browser, tab] = [createStorage(), createStorage()];
  const visitor = createConsent(browser, tab);
  visitor.answerAsVisitor('refused');
  expect([visitor.stored(), visitor.state.getState().choice]).toEqual(['refused', 'refused']);
  const member = createConsent(browser, tab);
  expect([member.takeVisitorAnswer(), member.takeVisitorAnswer()]).toEqual(['refused', null]);
});

test('what a member answered is stored for the browser and passes to nobody', () => {
  const [browser, tab] = [createStorage(), createStorage()];
  createConsent(browser, tab).answer('accepted');
  const next = createConsent(browser, tab);
  expect([next.stored(), next.takeVisitorAnswer()]).toEqual(['accepted', null]);
});
