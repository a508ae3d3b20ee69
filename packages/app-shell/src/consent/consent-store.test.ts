import { expect, test } from 'vitest';
import { createStorage } from '../testing/storage.ts';
import { createConsent } from './consent-store.ts';

// @spec §4 cookie-consent

test('a visitor’s answer is taken once, by the next sign-in in the same tab', () => {
  const [browser, tab] = [createStorage(), createStorage()];
  const visitor = createConsent(browser, tab);
  visitor.answerAsVisitor('refused');
  expect([visitor.stored(), visitor.state.getState().choice]).toEqual(['refused', 'refused']);
  const member = createConsent(browser, tab);
  expect([member.takeVisitorAnswer(), member.takeVisitorAnswer()]).toEqual(['refused', null]);
});

test('a member’s answer is stored for the browser and not passed on', () => {
  const [browser, tab] = [createStorage(), createStorage()];
  createConsent(browser, tab).answer('accepted');
  const next = createConsent(browser, tab);
  expect([next.stored(), next.takeVisitorAnswer()]).toEqual(['accepted', null]);
});
