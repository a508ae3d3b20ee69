import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { send } from '@havan/run/market/wire';
import { expect, type Page } from '@playwright/test';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const accountButton = (page: Page) => page.getByRole('button', { name: /^Hesabım/ });

// @spec §2.1 footer-hidden scroll-memory without-header
// @spec §4 basic-info-refetch notification-in-url

test('the header is hidden when signed out, and the footer during payment', async ({
  page,
  pharmacy,
  product,
}) => {
  for (const path of ['/account/login', '/account/register', '/account/forgotpassword', '/no-such-page']) {
    await page.goto(product.buyerOrigin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(accountButton(page)).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Kategoriler' })).toHaveCount(0);
  }
  const { offers } = await goodsFromTwoSellers(product.port, pharmacy.token);
  await fillCart(product.port, pharmacy.token, offers.slice(0, 1));
  await pharmacy.page.goto('/cart');
  await expect(header(pharmacy.page)).toBeVisible();
  await expect(footer(pharmacy.page)).toBeVisible();
  await pharmacy.page.goto('/payment');
  await expect(pharmacy.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer(pharmacy.page)).toHaveCount(0);
});

test('going back restores the scroll position, a new page starts at the top', async ({
  pharmacy: { page },
}) => {
  const top = () => page.evaluate<number>('Math.round(scrollY)');
  await page.goto('/kurumsal/kullanim-kosullari');
  await expect(footer(page)).toBeVisible();
  const link = footer(page).getByRole('link', { name: 'Satış', exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(100);
  const before = await top();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Satış' })).toBeVisible();
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanım Koşulları' })).toBeVisible();
  await expect.poll(top).toBe(before);
});

/** Returns the times of each call of that name after the page load, in milliseconds of the page's clock. */
async function askedAfter(page: Page, name: string, act: () => Promise<void>): Promise<number> {
  const began = Date.now();
  const asked = page.waitForRequest((request) => request.url().includes(name), { timeout: 20_000 });
  await act();
  await asked;
  return Date.now() - began;
}

test('profile and wallet are read again two seconds after a page change', async ({ pharmacy: { page } }) => {
  await page.goto('/kurumsal/satis');
  await expect(accountButton(page)).toHaveAccessibleName(/^Hesabım, /);
  const open = async (name: string) => {
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  // The basic infos may be read earlier when a counter of this company has changed.
  await askedAfter(page, 'Master/GetUserBasicInfos', () => open('İletişim'));
  const wallet = await askedAfter(page, 'Master/GetPageParameters', () => open('Alışveriş'));
  // The call may come later on a busy machine, but never earlier.
  expect(wallet).toBeGreaterThanOrEqual(2000);
});

test('a notification named in the address is marked as read after a second', async ({
  pharmacy: { page, token },
  product,
}) => {
  const [notice] = await send(product.port, getLastNotifications, {}, token);
  const waited = await askedAfter(page, 'Notifications/MarkAsRead', async () => {
    await page.goto(`/kurumsal/satis?notification=${notice?.notificationId}`);
  });
  expect(waited).toBeGreaterThanOrEqual(1000);
  await expect
    .poll(async () => {
      const notices = await send(product.port, getLastNotifications, {}, token);
      return notices.find(({ notificationId }) => notificationId === notice?.notificationId)?.isRead;
    })
    .toBe(true);
});

test('a session with a valid token is restored without a request', async ({ pharmacy: { page } }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/version');
  await expect(page.getByRole('heading', { name: 'Sürüm' })).toBeVisible();
  expect(asked.filter((path) => /Token|SignIn|GetSessions/.test(path))).toEqual([]);
});
