import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { framed, showStory } from './framed.ts';

// @spec §2.2 ui-kit

/** Every component of the kit except `LinkProvider`, which renders nothing. */
const components = readdirSync(join(import.meta.dirname, '../../../packages/ui/src/components'))
  .filter((name) => name !== 'LinkProvider')
  .toSorted();

const pictures = join(import.meta.dirname, 'pictures');
const versionFile = join(pictures, 'chromium.txt');

/**
 * Pictures are compared in the browser version that took them: another major version renders text slightly
 * differently. With another one the tests are skipped with a message.
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
    await expect(parts.first()).toBeVisible({ timeout: 120_000 });
    await page.evaluate(() => document.fonts.ready);
    const names = await parts.evaluateAll((found) =>
      found.map((part) => part.getAttribute('data-part') ?? ''),
    );
    expect(names.toSorted()).toEqual(components);
    const hide = (name: string) =>
      page.locator(`[data-part="${name}"]`).evaluate((part) => part.setAttribute('hidden', ''));
    for (const name of Object.keys(framed)) await hide(name);
    const isKnown = (file: string) => {
      const known = info.config.updateSnapshots !== 'missing' || existsSync(join(pictures, file));
      expect.soft(known, `${file} is missing; take it with --update-snapshots=changed`).toBe(true);
      return known;
    };
    for (const name of names.filter((candidate) => !(candidate in framed))) {
      const file = `${name}-${theme}.png`;
      if (!isKnown(file)) continue;
      await expect.soft(page.locator(`[data-part="${name}"]`)).toHaveScreenshot(file);
      // Pictured components are hidden, so that the page gets shorter and the next screenshot faster.
      await hide(name);
    }
    for (const [name, story] of Object.entries(framed).filter(([part]) => part !== 'PrintFrame')) {
      const file = `${name}-${theme}.png`;
      if (!isKnown(file)) continue;
      // The TabBar is hidden above the phone width.
      await page.setViewportSize({ width: name === 'TabBar' ? 360 : 1000, height: 800 });
      await showStory(page, story);
      await expect.soft(page).toHaveScreenshot(file);
    }
  });
}
