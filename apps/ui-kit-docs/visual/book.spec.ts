import { expect, type Page, test } from '@playwright/test';
import { openPage } from './framed.ts';

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

// @spec §2.2 ui-kit

/** Tests the start page of the built Storybook. */
test('the start page explains how to show an error on a field and links to the component', async ({
  page,
}) => {
  await page.goto('/');
  const first = preview(page);
  await expect(first.getByRole('heading', { name: 'How do I show an error on a field?' })).toBeVisible({
    timeout: 120_000,
  });
  await first.getByRole('button', { name: 'Adresi kaydet' }).click();
  await expect(first.getByText('Lütfen geçerli bir e-posta adresi yazınız.')).toBeVisible();
  await first.getByRole('link', { name: 'TextField', exact: true }).first().click();
  await expect(first.getByRole('heading', { name: 'TextField', level: 1 })).toBeVisible();
  await expect(first.getByText('How an error is shown: hand the sentence to')).toBeVisible();
});

/**
 * Every page opens at its heading, whatever its examples do on mount, and logs no error or warning. All pages
 * are opened in one window, as a reader does.
 */
test('every page opens at its heading, with the focus on the body and an empty console', async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  const note = (text: string) => complaints.push(`${new URL(page.url()).search}: ${text}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (line) => {
    if (/error|warning/.test(line.type())) note(line.text());
  });
  const index = (await (await request.get('/index.json')).json()) as {
    entries: Record<string, { id: string; type: string; title: string }>;
  };
  const docs = Object.values(index.entries).filter(({ type }) => type === 'docs');
  await page.goto('/iframe.html?id=start-here--docs&viewMode=docs');
  for (const { id, title } of docs) {
    await openPage(page, id);
    // One script call instead of locators with retries, because there are a hundred pages and nothing to wait
    // for.
    const { head, focus, scrolled } = await page.evaluate(() => ({
      head: document.querySelector('h1')?.textContent,
      focus: document.activeElement?.tagName,
      scrolled: scrollY,
    }));
    expect.soft({ title, hasHead: Boolean(head), focus, scrolled }).toEqual({
      title,
      hasHead: true,
      focus: 'BODY',
      scrolled: 0,
    });
  }
  expect(complaints).toEqual([]);
});

test('the toolbar changes theme, density, width, text size and motion of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 800 });
  await page.goto('/?path=/story/components-layout-stack--default');
  await expect(preview(page).locator('#storybook-root > *').first()).toBeVisible({ timeout: 120_000 });
  const seen = () =>
    page
      .frames()
      .find((frame) => frame.url().includes('iframe.html'))
      ?.evaluate(() => ({
        width: innerWidth,
        space: getComputedStyle(document.documentElement).getPropertyValue('--hv-space-m'),
        page: getComputedStyle(document.body).backgroundColor,
        still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      }));
  const choices = [
    [{ width: '360' }, { width: 360 }],
    [{ width: '768' }, { width: 768 }],
    [{ width: '1280' }, { width: 1280 }],
    [{ width: '768', text: '200' }, { width: 384 }],
    [{ theme: 'dark' }, { page: 'rgb(17, 20, 17)' }],
    [{ density: 'compact' }, { space: '12px' }],
    [{ motion: 'reduced' }, { still: true }],
  ] as const;
  for (const [globals, change] of choices) {
    await page.evaluate(
      (chosen) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: chosen }),
      globals,
    );
    await expect.poll(seen, { timeout: 30_000 }).toMatchObject(change);
  }
  // The page of the component has the same choices as its story.
  await page.locator('a#components-layout-stack--docs').click();
  await expect(preview(page).getByRole('heading', { name: 'Stack', level: 1 })).toBeVisible();
  await expect
    .poll(seen, { timeout: 30_000 })
    .toEqual({ width: 384, space: '12px', page: 'rgb(17, 20, 17)', still: true });
});
