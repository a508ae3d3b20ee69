import { expect, type Page } from '@playwright/test';
import { test, withPerson } from '../../fixtures/test.ts';

/** The most screens that one crawl opens; each kind of address is opened once. */
const mostScreens = 18;
/** Served by others than the two apps, or outside the market. */
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

/** Opens every row of the notification list; returns those that lead to the page for missing addresses. */
async function deadRows(page: Page, list: string): Promise<string[]> {
  const rows = page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: /\d{2}\.\d{2}\.\d{4}$/ });
  await page.goto(list);
  await expect(rows.first()).toBeVisible();
  const seen = new Set<string>();
  const dead: string[] = [];
  // Rows of the same words but for their numbers lead to the same kind of screen.
  const kinds = (await rows.allTextContents()).map((text) => text.replaceAll(/\d+/g, '#'));
  for (const [at, kind] of kinds.entries()) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    await page.goto(list);
    await rows.nth(at).click();
    await expect(page).not.toHaveURL(list);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (await page.getByRole('heading', { name: 'Sayfa bulunamadı' }).isVisible())
      dead.push(`${page.url()} (${kind})`);
  }
  return dead;
}

test.describe.configure({ timeout: 180_000 });

for (const [area, username, start, tabs] of [
  ['buyer', 'eczane', '/homepage', [5, 10, 15]],
  ['merchant', 'satici', '/merchant', [10, 15]],
] as const) {
  test(`no link and no notification that ${username} finds in the ${area} app is dead`, async ({
    browser,
    product,
  }) => {
    await withPerson(browser, product, area, username, async ({ page }) => {
      const origin = area === 'buyer' ? product.buyerOrigin : product.merchantOrigin;
      expect(await deadLinks(page, origin + start)).toEqual([]);
      const list = `${origin}${area === 'buyer' ? '' : '/merchant'}/myprofile/notifications`;
      const rows = await tabs.reduce(
        async (dead, tab) => [...(await dead), ...(await deadRows(page, `${list}?tab=${tab}`))],
        Promise.resolve<string[]>([]),
      );
      expect(rows).toEqual([]);
    });
  });
}
