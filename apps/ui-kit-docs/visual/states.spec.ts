import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * Parts that hang on the window and so live in a document of their own, which loads when it is scrolled to. Their stories
 * are played and pass axe; a picture of a frame would measure when it loaded.
 */
const framed = new Set([
  'ConfirmDialog',
  'Drawer',
  'Modal',
  'NoticeBar',
  'PrintFrame',
  'SecureFrame',
  'SkipLink',
  'TabBar',
  'Toast',
]);

/** Every part of the kit; `LinkProvider` draws nothing. */
const components = readdirSync(join(import.meta.dirname, '../../../packages/ui/src/components'))
  .filter((name) => name !== 'LinkProvider')
  .toSorted();

const pictures = join(import.meta.dirname, 'pictures');
const versionFile = join(pictures, 'chromium.txt');

/**
 * Pictures are compared in the browser that took them: another major version draws letters a little differently, and a
 * comparison would then measure the browser. Elsewhere the tests are skipped, and say so.
 */
for (const theme of ['light', 'dark'] as const) {
  test(`every matrix of states, ${theme}`, async ({ page, browser }, info) => {
    const major = browser.version().split('.')[0] ?? '';
    const taken = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : major;
    if (info.config.updateSnapshots === 'all') writeFileSync(versionFile, `${major}\n`);
    else test.skip(taken !== major, `the pictures were taken with Chromium ${taken}, this is ${major}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/iframe.html?id=everything--${theme}&viewMode=story&globals=theme:${theme}`);
    const parts = page.locator('[data-part]');
    await expect(parts.first()).toBeVisible({ timeout: 300_000 });
    await page.evaluate(() => document.fonts.ready);
    const names = await parts.evaluateAll((found) =>
      found.map((part) => part.getAttribute('data-part') ?? ''),
    );
    expect(names.toSorted()).toEqual(components);
    const hide = (name: string) =>
      page.locator(`[data-part="${name}"]`).evaluate((part) => part.setAttribute('hidden', ''));
    for (const name of framed) await hide(name);
    for (const name of names.filter((candidate) => !framed.has(candidate))) {
      const file = `${name}-${theme}.png`;
      const isKnown = info.config.updateSnapshots === 'all' || existsSync(join(pictures, file));
      expect.soft(isKnown, `${file} is missing; take it with --update-snapshots=all`).toBe(true);
      if (!isKnown) continue;
      await expect.soft(page.locator(`[data-part="${name}"]`)).toHaveScreenshot(file);
      // What is pictured goes: the page grows short, and the next shot cheap.
      await hide(name);
    }
  });
}
