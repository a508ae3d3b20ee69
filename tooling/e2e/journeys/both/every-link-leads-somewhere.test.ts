import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { send } from '@havan/run/market/wire';
import { expect, type Page } from '@playwright/test';
import type { Addresses } from '../../fixtures/addresses.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** The most screens that one crawl opens; each kind of address is opened once. */
const mostScreens = 18;
/** Paths of the API, the mailbox and pictures, which are not screens of the two apps. */
const elsewhere = /^\/(api|outbox|img)\b/;

/** Addresses that differ only in numbers, ids and filters lead to the same kind of screen. */
const kindOf = ({ pathname }: URL): string =>
  pathname
    .replace(/\/[0-9a-f]{8}-[0-9a-f-]+|\/\d+/g, '/:id')
    .replace(/^(.*\/(?:kurumsal|services))\/.+/, '$1/:slug');

/** Follows the links of every screen from `start`; returns those that lead to the page for missing addresses. */
async function deadLinks(page: Page, start: string): Promise<string[]> {
  const found: { href: string; on: string }[] = [{ href: start, on: '' }];
  const seen = new Set([kindOf(new URL(start, page.url()))]);
  const dead: string[] = [];
  for (let at = 0; at < Math.min(found.length, mostScreens); at += 1) {
    const { href, on } = found[at]!;
    await page.goto(href);
    // Reads the links of the app, not those of the prerendered frame.
    await expect(page.locator('[data-painted]')).toHaveCount(0);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('link').first()).toBeAttached();
    if (await page.getByRole('heading', { name: 'Sayfa bulunamadı' }).isVisible()) {
      dead.push(`${href} (on ${on})`);
      continue;
    }
    const links = await page
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => String((anchor as { href?: unknown }).href)));
    for (const link of links) {
      const url = new URL(link);
      const isOurs = url.origin === new URL(page.url()).origin && !elsewhere.test(url.pathname);
      if (!isOurs || seen.has(kindOf(url))) continue;
      seen.add(kindOf(url));
      found.push({ href: url.href, on: href });
    }
  }
  expect(found.length).toBeGreaterThan(5);
  return dead;
}

/** Returns the texts of the newest notification for each kind of target on the first page of a tab. */
async function newestOfKinds(product: Addresses, token: string, mainCategoryId: string): Promise<string[]> {
  const { items } = await send(product.port, getAllNotifications, { mainCategoryId }, token);
  const texts = new Map<string, string>();
  for (const { redirectUrl, notificationText } of items) {
    const kind = redirectUrl && kindOf(new URL(redirectUrl, product.buyerOrigin));
    if (kind && !texts.has(kind)) texts.set(kind, notificationText);
  }
  return [...texts.values()];
}

/** Opens the notifications with these texts; returns those that lead to the page for missing addresses. */
async function deadRows(page: Page, list: string, texts: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const text of texts) {
    await page.goto(list);
    await page.getByRole('main').getByRole('button', { name: text }).first().click();
    await expect(page).not.toHaveURL(list);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (await page.getByRole('heading', { name: 'Sayfa bulunamadı' }).isVisible())
      dead.push(`${page.url()} (${text})`);
  }
  return dead;
}

test.describe.configure({ timeout: 180_000 });

for (const [area, username, start] of [
  ['buyer', 'eczane', '/homepage'],
  ['merchant', 'satici', '/merchant'],
] as const) {
  test(`no link that ${username} finds in the ${area} app is dead`, async ({ browser, product }) => {
    await withPerson(browser, product, area, username, async ({ page }) => {
      const origin = area === 'buyer' ? product.buyerOrigin : product.merchantOrigin;
      expect(await deadLinks(page, origin + start)).toEqual([]);
    });
  });
}

for (const [area, username, tabs] of [
  ['buyer', 'eczane', ['5', '10', '15']],
  ['merchant', 'satici', ['10', '15']],
] as const) {
  test(`no notification of ${username} leads nowhere in the ${area} app`, async ({ browser, product }) => {
    await withPerson(browser, product, area, username, async ({ page, token }) => {
      const origin = area === 'buyer' ? product.buyerOrigin : `${product.merchantOrigin}/merchant`;
      for (const tab of tabs) {
        const texts = await newestOfKinds(product, token, tab);
        expect(texts.length).toBeGreaterThan(0);
        expect(await deadRows(page, `${origin}/myprofile/notifications?tab=${tab}`, texts)).toEqual([]);
      }
    });
  });
}
