import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

type Entry = { id: string; name: string; type: 'story' | 'docs'; title: string };

/** The stories that draw a part in all its states. */
const matrix = /^(?:States|Kinds|Sizes|Grades|Tones|Readings|Shapes|Strengths|Surfaces)$/;

const index = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(index.entries).filter(
  (entry) => entry.type === 'story' && matrix.test(entry.name),
);

for (const { id, title, name } of stories) {
  for (const theme of ['light', 'dark']) {
    test(`${title}, ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      await expect(page.locator('#storybook-root > *').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`, { fullPage: true });
    });
  }
}
