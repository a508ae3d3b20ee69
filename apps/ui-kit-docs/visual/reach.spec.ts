import { expect, type Page, test } from '@playwright/test';

/** The page of all parts, by day, with what a reader may have set. */
async function openEverything(page: Page) {
  await page.goto('/iframe.html?id=everything--light&viewMode=story&globals=theme:light');
  await expect(page.locator('[data-part]').first()).toBeVisible({ timeout: 300_000 });
  await page.evaluate(() => document.fonts.ready);
}

/** 320 px is also what a window of 640 px leaves at 200 % text (WCAG 1.4.10). */
test('no part scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openEverything(page);
  const tooWide = await page
    .locator('[data-part]')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > document.documentElement.clientWidth)
        .map((part) => part.getAttribute('data-part')),
    );
  expect(tooWide).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

/** Two states that say different things; without colours they still look different. */
const pairs = [
  ['Chip', 'rest', 'pressed'],
  ['FavouriteButton', 'rest', 'liked'],
  ['RadioGroup', 'stack', 'chosen'],
  ['RatingInput', 'empty', 'given'],
  ['Switch', 'off', 'on'],
  ['DistanceRuler', 'beginning', 'on the way'],
  ['Progress', 'beginning', 'done'],
] as const;

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('focus shows, and what is chosen differs from what is not', async ({ page }) => {
    await openEverything(page);
    const same = await page.evaluate((chosen) => {
      const drawn = ['outline', 'border', 'backgroundColor', 'fill', 'width', 'height', 'transform'] as const;
      const looks = (state: Element | null | undefined) =>
        [...(state?.querySelectorAll('*') ?? [])]
          .filter((element) => !element.hasAttribute('data-pseudo'))
          .map((element) => {
            const style = getComputedStyle(element);
            return drawn.map((property) => style[property]).join(' ');
          })
          .join('\n');
      const unseen = [...document.querySelectorAll('[data-part]:has([data-pseudo="focus"])')]
        .filter((part) => {
          const focus = part.querySelector('[data-pseudo="focus"]')?.parentElement;
          return looks(part.querySelector('[data-state]')) === looks(focus);
        })
        .map((part) => `${part.getAttribute('data-part')}: focus`);
      const alike = chosen
        .filter(([part, off, on]) => {
          const state = (name: string) =>
            looks(document.querySelector(`[data-part="${part}"] [data-state="${name}"]`));
          return state(off) === state(on);
        })
        .map((pair) => pair.join(', '));
      return [...unseen, ...alike];
    }, pairs);
    expect(same).toEqual([]);
  });
});

test('ChoiceRuler moves by arrow keys, Home and End', async ({ page }) => {
  await page.goto('/iframe.html?id=components-forms-choiceruler--moving&viewMode=story');
  const slider = page.getByRole('slider', { name: 'Seçenekler' });
  await slider.focus();
  const presses = [
    ['ArrowRight', '2 koli, 6.190,00 TL, +%0,8'],
    ['End', '1 koli, 6.512,40 TL, +%6,1'],
    ['ArrowLeft', '2 koli, 6.190,00 TL, +%0,8'],
    ['Home', '3 koli, 6.141,00 TL'],
  ] as const;
  for (const [key, reading] of presses) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', reading);
  }
});
