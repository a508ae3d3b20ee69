import { signOut } from '@havan/contract/identity/session';
import { send } from '@havan/run/market/wire';
import { signInAs, storageStateOf } from '@havan/run/market/session';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { holdScripts } from '../../fixtures/answers.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** Real windows open slowly; the reliability scenario `identity` covers twenty tabs and two API processes. */
const tabs = 5;

// @spec §2.1 new-sign-in return-url
// @spec §2.2 login settings signing-in transfer-account
// @spec §2.3 signing-in-screen transfer-screen
// @spec §4 auth-states retry-after-401
// @spec §6 public-routes user-types

test('tabs with an expired token send one refresh and stay signed in', async ({ browser, product }) => {
  test.slow();
  const tokens = await signInAs(product.port, 'eczane', 'buyer');
  const expired = { ...tokens, tokenExpireDate: new Date(Date.now() - 1000).toISOString() };
  const context = await browser.newContext({
    baseURL: product.buyerOrigin,
    storageState: storageStateOf(product, 'buyer', expired),
  });
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/Token/RefreshToken')) refreshes += 1;
  });
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  await Promise.all(pages.map((page) => page.goto('/version')));
  const stored = () => pages[0]?.evaluate(() => localStorage.getItem('havan.session.1'));
  await expect.poll(stored).not.toContain(expired.token);
  const [first, ...others] = await Promise.all(
    pages.map((page) => page.evaluate(() => localStorage.getItem('havan.session.1'))),
  );
  expect(new Set(others)).toEqual(new Set([first]));
  const page = await context.newPage();
  await page.goto('/myprofile/settings/sessions');
  await expect(page.getByRole('heading', { name: 'Oturumlarım' })).toBeVisible();
  expect(refreshes).toBe(1);
  await context.close();
});

test('a pharmacy moves to its seller app signed in, without a token in the address', async ({
  pharmacy: { page },
  product,
}) => {
  await page.goto('/myprofile/settings');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesabım/ })
    .click();
  await page
    .getByRole('button', { name: /Satıcı/ })
    .last()
    .click();
  await expect(page).toHaveURL(`${product.merchantOrigin}/merchant/homepage`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')));
  expect(kept).toEqual(['havan.session.2']);
  await page.goto('/merchant/myprofile/settings/sessions');
  await expect(page.getByText('Bu oturum')).toBeVisible();
  await expectAccessible(page);
});

test('sign-in works by keyboard and returns to the requested page', async ({ page, product }) => {
  await page.goto(`${product.buyerOrigin}/myprofile/settings/password?a=1`);
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=%2Fmyprofile%2Fsettings%2Fpassword%3Fa%3D1$/);
  const username = page.getByRole('textbox', { name: 'Kullanıcı adı veya e-posta' });
  await expect(username).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kullanıcı adınızı ya da e-posta adresinizi yazın.')).toBeVisible();

  // The prerendered form is visible and may be filled before the scripts run.
  const letScriptsCome = await holdScripts(page);
  await page.goto(page.url(), { waitUntil: 'commit' });
  await expect(username).toBeFocused();
  await page.keyboard.type('eczasirketi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pazar-2026');
  await page.keyboard.press('Enter');
  letScriptsCome();
  await expect(page).toHaveURL(`${product.buyerOrigin}/myprofile/settings/password?a=1`);
  await tabTo(page, page.getByRole('textbox', { name: 'Mevcut şifre' }));
});

test('a pharmacy opens the prescription site in a new tab', async ({ browser, product }) => {
  await withPerson(browser, product, 'buyer', 'eczane', async ({ page }) => {
    await page.goto('/myprofile/settings');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Hesabım/ })
      .click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Reçete sitesi' }).click();
    const tab = await opening;
    await expect(tab.getByRole('heading', { name: 'Reçete ürünleri kardeş sitemizde' })).toBeVisible();
    await tab.getByRole('button', { name: 'Reçete sitesine git' }).click();
    await expect(tab.getByText(/^Hoş geldiniz, /)).toBeVisible();
  });
});

test('a session ended elsewhere leads to the sign-in page, which returns afterwards', async ({
  pharmacy: { page, token },
  product,
}) => {
  await page.goto('/myprofile/settings');
  await expect(page.getByRole('heading', { name: 'Kullanıcı bilgilerim' })).toBeVisible();
  await send(product.port, signOut, {}, token);
  await page.goto('/myprofile/settings/sessions?a=1');
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=%2Fmyprofile%2Fsettings%2Fsessions%3Fa%3D1$/);
  expect(await page.evaluate(() => localStorage.getItem('havan.session.1'))).toBeNull();
});
