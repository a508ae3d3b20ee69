import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../app.ts';
import { useSmartCartList } from './list/smart-cart-list.ts';

let remove = () => {};
afterEach(() => remove());

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const wishing = { ...infos, user: { ...infos.user, prefersLongExpiry: true } };

test('the wish for a long expiry stands in one place of the smart cart and is lifted with one press', async () => {
  // Another test file may have left a list of the same company in the browser.
  useSmartCartList.setState(useSmartCartList.getInitialState(), true);
  const shown = await showApp(app, { path: '/smartcart', answers: { getUserBasicInfos: wishing } });
  ({ remove } = shown);
  const eightMonths = page.getByRole('radio', { name: '8 ay' });
  await expect.element(eightMonths).toBeChecked();
  const speaking = () =>
    [...shown.place.querySelectorAll('label')].filter((label) => /\b8 ay/.test(label.textContent));
  expect(speaking()).toHaveLength(1);

  await userEvent.click(page.getByRole('radio', { name: 'Fark etmez' }));
  await expect.element(eightMonths).not.toBeChecked();
  // The preference of the company does not change, so its other lists keep theirs.
  expect(shown.asked).not.toContain('setBuyingPreference');
});
