import { storageKeys } from '@havan/domain/storage-key';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal, showApp } from '../testing/show-app.tsx';
import { testApp } from '../testing/test-app.ts';
import { SignedInConsent } from './SignedInConsent.tsx';

let remove = () => {};
afterEach(() => remove());

const app = testApp([{ path: '/consent', element: <SignedInConsent /> }]);
const refuse = page.getByRole('button', { name: 'Reddet' });
const showUnanswered = async (stored: string | null) => {
  const answers = { getCookiePolicy: new Refusal(503, 'Bakım') };
  const shown = await showApp(app, { path: '/consent', answers });
  ({ remove } = shown);
  if (stored !== null) localStorage.setItem(storageKeys.cookiePolicyAcceptance, stored);
  await expect.poll(() => shown.asked, { timeout: 5000 }).toContain('getCookiePolicy');
};

test('when the server does not tell, only who never answered in this browser is asked', async () => {
  await showUnanswered(null);
  await expect.element(refuse).toBeVisible();
});

test('an answer kept in this browser closes the bar also while the server is out of reach', async () => {
  await showUnanswered('refused');
  const later = Date.now() + 300;
  await vi.waitUntil(() => Date.now() > later);
  expect(refuse.elements()).toEqual([]);
});
