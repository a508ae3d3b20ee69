import { expect, type Page, test } from '@playwright/test';
import { framed, showStory } from './framed.ts';

/** Pairs of states with different meanings, which must differ without colours. */
const pairs = [
  ['Chip', 'rest', 'pressed'],
  ['FavouriteButton', 'rest', 'liked'],
  ['RadioGroup', 'stack', 'chosen'],
  ['RatingInput', 'empty', 'given'],
  ['Switch', 'off', 'on'],
  ['DistanceRuler', 'beginning', 'on the way'],
  ['Progress', 'beginning', 'done'],
] as const;

/**
 * Returns the elements that end outside the window at 320 px. Elements fixed to the viewport are cut instead
 * of widening the page.
 */
async function cutAtTheEdges(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.left < -1 || box.right > innerWidth + 1))
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );
}

/** Returns components whose focus looks like their rest state, and pairs of states that look alike. */
async function lookingAlike(page: Page): Promise<string[]> {
  return page.evaluate((chosen) => {
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
}

/** Returns whether the layer of a story has an edge, and whether its first focusable element shows the focus. */
async function edgeAndFocus(page: Page, name: string): Promise<{ edged: boolean; reached: boolean }> {
  // The story of the skip link has focused it already.
  if (name !== 'SkipLink') await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const drawn = (element: Element, what: 'outline' | 'border-top' | 'border-bottom') => {
      const style = getComputedStyle(element);
      const width = Number.parseFloat(style.getPropertyValue(`${what}-width`));
      return style.getPropertyValue(`${what}-style`) !== 'none' && width > 0;
    };
    // In forced colours backgrounds and shadows are removed, so a layer needs a border or outline.
    const layers = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      return /fixed|sticky/.test(position) && element.getBoundingClientRect().height > 1;
    });
    const edged = layers.some((layer) =>
      [layer, ...layer.querySelectorAll('*')].some(
        (element) =>
          drawn(element, 'border-top') || drawn(element, 'border-bottom') || drawn(element, 'outline'),
      ),
    );
    const focused = document.activeElement;
    return { edged, reached: focused !== null && focused !== document.body && drawn(focused, 'outline') };
  });
}

// @spec §2.2 ui-kit

/** 320 px is also the width of a window of 640 px at 200 % text (WCAG 1.4.10). */
test('nothing scrolls sideways at 320 px; in forced colours focus, selection and edges are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/iframe.html?id=everything--light&viewMode=story&globals=theme:light');
  await expect(page.locator('[data-part]').first()).toBeVisible({ timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
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

  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await lookingAlike(page)).toEqual([]);

  for (const [name, story] of Object.entries(framed)) {
    await page.setViewportSize({ width: 320, height: 640 });
    await showStory(page, story);
    expect.soft(await cutAtTheEdges(page), name).toEqual([]);
    if (name === 'PrintFrame') continue;
    // The TabBar is hidden above the phone width.
    await page.setViewportSize({ width: name === 'TabBar' ? 360 : 1000, height: 800 });
    expect.soft({ name, ...(await edgeAndFocus(page, name)) }).toEqual({ name, edged: true, reached: true });
  }
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
