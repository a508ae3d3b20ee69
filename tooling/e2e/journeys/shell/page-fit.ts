import { type CDPSession, expect, type Page } from '@playwright/test';

const [narrowest, widest] = [320, 1920];
const step = 40;
/**
 * Widths measured besides those at which the layout of a page changes, for parts that follow the width of their
 * container.
 */
const between = Array.from(
  { length: (widest - narrowest) / step + 1 },
  (_, index) => narrowest + index * step,
);

/** Widths of the windows in which layout shifts are measured, in pixels. */
const [deskWidth, phoneWidth] = [1440, 390];
const metrics = { height: 900, deviceScaleFactor: 1, mobile: false };

interface Wide {
  readonly path: string;
  readonly width: number;
  /** The number of pixels by which the page is wider than its window, and the widest element. */
  readonly over: number;
  readonly by: string;
}

/**
 * The largest layout shift that a page may cause while it loads; readers notice shifts from 0.1 on ("Cumulative layout
 * shift", web.dev).
 */
const mostShift = 0.02;

interface Unsteady {
  readonly path: string;
  /** Width of the window in which the shift was measured, in pixels. */
  readonly width: number;
  readonly shift: number;
  /** Elements that moved, with their former and present position in pixels. */
  readonly by: readonly string[];
}

/** Runs in each page before the page's scripts. */
const watchShifts = `if (!globalThis.shifts) {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources = [] } of list.getEntries()) {
      if (hadRecentInput) continue;
      const by = sources.map(({ node, previousRect, currentRect }) =>
        (node?.nodeName ?? '') + ' ' + (node?.textContent ?? '').trim().slice(0, 40) + ' ' +
        Math.round(previousRect.y) + ' to ' + Math.round(currentRect.y));
      shifts.push({ value, by });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}`;

/**
 * Runs in the page: returns the last width before each width at which its style sheets change the layout. A layout has
 * the least space at the narrow end of its range.
 */
const asked = `[...document.styleSheets].flatMap((sheet) => {
  const media = [];
  const read = (rules) => {
    for (const rule of rules) {
      if (rule.media) media.push(rule.media.mediaText);
      if (rule.cssRules) read(rule.cssRules);
    }
  };
  read(sheet.cssRules);
  const conditions = media.flatMap((text) => [...text.matchAll(/(max-|min-)?width *([<>]?)[=:]? *([\\d.]+)px/g)]);
  return conditions.map(([, bound, sign, px]) =>
    bound === 'max-' || sign === '<' ? Math.floor(Number(px)) : Math.ceil(Number(px)) - 1);
})`;

/**
 * Runs in the page: measures immediately, which is cheap. Only where a layout changes or an element may be too wide, it
 * waits for the next frame, so that scripts that read the width can render.
 */
const measure = (width: number, isChange: boolean): string => `(async () => {
  const root = document.documentElement;
  const fits = () => innerWidth === ${width} && root.scrollWidth <= root.clientWidth;
  if (${isChange} || !fits()) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  if (fits()) return { over: 0, by: '' };
  const reach = [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ right }) => right > root.clientWidth + 0.5)
    .sort((one, other) => other.right - one.right)[0];
  const words = (reach?.element.textContent ?? '').trim().slice(0, 40);
  const over = innerWidth === ${width} ? root.scrollWidth - root.clientWidth : innerWidth - ${width};
  return { over, by: reach ? reach.element.tagName.toLowerCase() + ' ' + words : '' };
})()`;

/** The smallest width of each layout of the buyer's and the seller's pages, in pixels. */
export const layoutWidths: readonly number[] = [1180, 993, 768, 480, 320];

/**
 * Returns the widths at which a page scrolls sideways, and the pages that shift while they come on a desk. Without
 * `widths`, in pixels, it measures at every step and wherever a layout changes.
 */
export async function unfitting(
  page: Page,
  paths: readonly string[],
  widths?: readonly number[],
): Promise<readonly (Wide | Unsteady)[]> {
  const found: (Wide | Unsteady)[] = [];
  await page.addInitScript(watchShifts);
  // This takes half the time of Playwright's own resizing.
  const devtools = await page.context().newCDPSession(page);
  for (const path of paths) {
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...metrics, width: deskWidth });
    const unsteady = await shiftOf(page, path, deskWidth);
    if (unsteady) found.push(unsteady);
    found.push(...(await tooWideAt(devtools, page, path, widths?.map(asChange) ?? (await widthsOf(page)))));
  }
  await devtools.detach();
  return found;
}

/** Returns the widths of the layouts at which an open page scrolls sideways; the window is as before afterwards. */
export async function tooWideNow(page: Page): Promise<readonly Wide[]> {
  const devtools = await page.context().newCDPSession(page);
  const found = await tooWideAt(devtools, page, new URL(page.url()).pathname, layoutWidths.map(asChange));
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  await devtools.detach();
  return found;
}

async function tooWideAt(
  devtools: CDPSession,
  page: Page,
  path: string,
  widths: readonly (readonly [width: number, isChange: boolean])[],
): Promise<readonly Wide[]> {
  const found: Wide[] = [];
  for (const [width, isChange] of widths) {
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...metrics, width });
    const { over, by } = await page.evaluate<Pick<Wide, 'over' | 'by'>>(measure(width, isChange));
    if (over !== 0) found.push({ path, width, over, by });
  }
  return found;
}

/** Returns the pages whose layout shifts while they load on a phone. */
export async function unsteadyOnPhone(page: Page, paths: readonly string[]): Promise<readonly Unsteady[]> {
  const found: Unsteady[] = [];
  await page.addInitScript(watchShifts);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...metrics, width: phoneWidth });
  for (const path of paths) {
    const unsteady = await shiftOf(page, path, phoneWidth);
    if (unsteady) found.push(unsteady);
  }
  await devtools.detach();
  return found;
}

const asChange = (width: number) => [width, true] as const;

/**
 * Returns how a page shifts while it loads; null where the shift is not noticeable. A page that does not hold a place
 * shifts each time; one time alone can be a machine whose parts arrived in an order that they have nowhere else.
 */
async function shiftOf(page: Page, path: string, width: number): Promise<Unsteady | null> {
  return (await shiftOnce(page, path, width)) && (await shiftOnce(page, path, width));
}

async function shiftOnce(page: Page, path: string, width: number): Promise<Unsteady | null> {
  await page.goto(path);
  // A record that opens over its page hides the heading of the page from assistive technology.
  const heading = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
  await expect(heading.first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Yükleniyor')).toHaveCount(0);
  // Read before the window changes, because a resized page shifts as it should.
  const shifts = await page.evaluate<readonly { value: number; by: readonly string[] }[]>('shifts');
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return shift > mostShift ? { path, width, shift, by: shifts.flatMap(({ by }) => by) } : null;
}

/**
 * Returns every width of the steps and both sides of each change, from wide to narrow, so that late content is loaded at
 * the narrow widths; with each whether a layout begins there, which is tightest at its narrowest.
 */
async function widthsOf(page: Page): Promise<readonly (readonly [width: number, isChange: boolean])[]> {
  const changes = await page.evaluate<readonly number[]>(asked);
  expect(changes.length).toBeGreaterThan(3);
  const narrowestOfALayout = new Set(changes.map((last) => last + 1)).add(narrowest);
  return [...new Set([...between, ...changes, ...narrowestOfALayout])]
    .filter((width) => width >= narrowest && width <= widest)
    .toSorted((a, b) => b - a)
    .map((width) => [width, narrowestOfALayout.has(width)] as const);
}
