import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../app.ts';
import { cartOf, group, line } from '../features/cart/testing.ts';

let remove = () => {};
afterEach(async () => {
  remove();
  await page.viewport(1280, 800);
});

/** Returns where a button visibly begins, in px: at its frame, or at its text if it has no frame. */
function visibleLeft(button: Element): number {
  const { borderLeftColor, backgroundColor } = getComputedStyle(button);
  const nothing = 'rgba(0, 0, 0, 0)';
  if (borderLeftColor !== nothing || backgroundColor !== nothing) return button.getBoundingClientRect().left;
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getBoundingClientRect().left;
}

test.each([
  ['/cart', 'Sepeti boşalt'],
  ['/payment', 'Adresi sil'],
])(
  'on a phone of 360 px the buttons of %s that break to a next row begin at one edge',
  async (path, last) => {
    await page.viewport(360, 780);
    const shown = await showApp(app, { path, answers: { getCart: cartOf([group(1, [line()])]) } });
    ({ remove } = shown);
    await expect.element(page.getByRole('button', { name: last })).toBeVisible();
    const row = page.getByRole('button', { name: last }).element().parentElement;
    const buttons = [...(row?.querySelectorAll(':scope > button, :scope > a') ?? [])];
    const firstLeft = Math.min(...buttons.map((each) => each.getBoundingClientRect().left));
    const begins = buttons
      .filter((each) => each.getBoundingClientRect().left < firstLeft + 1)
      .map(visibleLeft);
    expect(begins.length).toBeGreaterThan(1);
    expect(Math.max(...begins) - Math.min(...begins)).toBeLessThanOrEqual(1);
  },
);
