import type { SessionTokens } from '@havan/contract/identity/session';
import { expect } from '@playwright/test';
import { test } from '../../fixtures/test.ts';

const sessionKey = 'havan.session.1';

// @spec §7 refresh-token

test('a rejected access token is renewed once during work', async ({ pharmacy: { page } }) => {
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/Token/RefreshToken')) refreshes += 1;
  });
  await page.goto('/categories');
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();

  // Only the next page gets the invalid token, because background requests of this page would refresh it and be
  // aborted.
  await page.addInitScript((key) => {
    const tokens = JSON.parse(localStorage.getItem(key) ?? '{}') as SessionTokens;
    localStorage.setItem(key, JSON.stringify({ ...tokens, token: 'no-longer-valid' }));
  }, sessionKey);
  await page.goto('/myprofile/orders');

  await expect(page.getByRole('heading', { name: 'Siparişlerim' })).toBeVisible();
  await expect(page).toHaveURL(/\/myprofile\/orders$/);
  await expect.poll(() => refreshes, 'refreshes once the page has asked for its data').toBe(1);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Sipariş|^\d{6}/ })
      .first(),
  ).toBeVisible();
  expect(refreshes, 'refreshes when everything has arrived').toBe(1);
});
