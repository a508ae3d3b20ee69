import { expect, type Page, test as bare } from '@playwright/test';
import { setCookiePolicy } from '@havan/contract/identity/consent';
import { signIn } from '@havan/contract/identity/session';
import { demoAccounts, storageStateOf } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { readAddresses } from '../../fixtures/addresses.ts';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';

// @spec §3 analytics
// @spec §4 cookie-consent

const visitorId = (page: Page) => page.evaluate(() => localStorage.getItem('havan.visitor-id'));

/** Returns the analytics calls sent by a page. */
function countedBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Analytics/')) sent.push(request.postData() ?? '');
  });
  return sent;
}

bare('a visitor refuses, and the page remembers it', async ({ page }) => {
  const { buyerOrigin } = readAddresses();
  const counted = countedBy(page);
  await page.goto(`${buyerOrigin}/account/login`);
  const bar = page.getByRole('region', { name: 'Çerez tercihleri' });
  await expect(bar.getByRole('button', { name: 'Tamam' })).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Reddet' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Üye Girişi' })).toBeVisible();
  await expect(bar).toBeHidden();
  expect([counted, await visitorId(page)]).toEqual([[], null]);
});

bare('a pharmacy accepts, is counted from then on, and changes its mind', async ({ browser }) => {
  const product = readAddresses();
  const [account] = await demoAccounts(product.port);
  const person = { username: 'sedireczan13', password: account?.password ?? '', userType: 1 as const };
  const tokens = await send(product.port, signIn, person);
  const context = await browser.newContext({
    baseURL: product.buyerOrigin,
    storageState: storageStateOf(product, 'buyer', tokens),
  });
  const page = await context.newPage();
  const counted = countedBy(page);
  await page.goto('/homepage');
  const bar = page.getByRole('region', { name: 'Çerez tercihleri' });
  await expect(bar).toBeVisible();
  expect([counted, await visitorId(page)]).toEqual([[], null]);

  const first = page.waitForRequest('**/Analytics/Collect');
  await bar.getByRole('button', { name: 'Tamam' }).click();
  expect((await first).postDataJSON()).toMatchObject({
    identity: { username: 'sedireczan13' },
    event: { name: 'page_view', currency: 'TRY', path: '/homepage' },
  });
  await expect(bar).toBeHidden();

  await page.getByRole('link', { name: 'Çerez Tercihleri' }).click();
  await expect(page.getByRole('radio', { name: 'Kabul ediyorum' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Kabul etmiyorum' }).click();
  await expect(page.getByText('Tercihiniz kaydedildi.')).toBeVisible();
  expect(await visitorId(page)).toBeNull();
  const before = counted.length;
  await page.getByRole('link', { name: 'Havan nedir?' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Havan nedir?' })).toBeVisible();
  expect(counted).toHaveLength(before);
  await context.close();
});

bare('what a pharmacy that agreed does on its way to the till is counted', async ({ browser }) => {
  const product = readAddresses();
  const [account] = await demoAccounts(product.port);
  const person = { username: 'cevizeczan7', password: account?.password ?? '', userType: 1 as const };
  const tokens = await send(product.port, signIn, person);
  await send(product.port, setCookiePolicy, { choice: 'accepted' }, tokens.token);
  await fillCart(product.port, tokens.token, []);
  const { product: good, offers } = await goodsFromTwoSellers(product.port, tokens.token);
  const context = await browser.newContext({
    baseURL: product.buyerOrigin,
    storageState: storageStateOf(product, 'buyer', tokens),
  });
  const page = await context.newPage();
  const counted = countedBy(page);
  const names = () => counted.map((body) => (JSON.parse(body) as { event: { name: string } }).event.name);
  await page.goto(`/listingdetail/${good.productId}`);
  // The page was viewed before the consent was loaded; the view is counted because the consent had been given earlier.
  await expect.poll(names).toContain('view_item_list');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /takip et$/ })
    .first();
  await heart.click();
  await expect.poll(names).toContain('add_to_wishlist');
  await heart.click();
  await expect.poll(names).toContain('remove_from_wishlist');
  await page
    .getByRole('button', { name: /sepete ekle/i })
    .first()
    .click();
  await expect.poll(names).toContain('add_to_cart');
  await fillCart(product.port, tokens.token, offers.slice(0, 1));
  await page.goto('/payment');
  await expect.poll(names).toContain('begin_checkout');
  const reported = counted
    .map((body) => JSON.parse(body))
    .find(({ event }) => event.name === 'begin_checkout');
  expect(reported).toMatchObject({
    identity: { username: 'cevizeczan7' },
    event: { currency: 'TRY', path: '/payment' },
  });
  expect(reported.event.items).toHaveLength(1);
  await send(product.port, setCookiePolicy, { choice: 'refused' }, tokens.token);
  await context.close();
});
