/// <reference lib="dom" />
import { type Browser, chromium, launchOptions, type Page } from '@havan/playwright/chromium';
import { type SmartCart, smartBasketStream, smartCartCalls } from '@havan/contract/smart-cart';
import { join } from 'node:path';
import { signInAs, storageStateOf } from '../market/session.ts';
import type { LaunchSettings } from '../product/settings.ts';
import { fillPath, type Screen } from './screens.ts';
import type { Subjects } from './subjects.ts';

export const widths = [360, 820, 1440] as const;
export const themes = ['light', 'dark'] as const;

/** A page longer than this repeats itself. */
const tallest = 6000;

/** The file of a picture within the folder. */
export function fileOf({ name }: Screen, width: number, theme: string): string {
  return `${name}-${width}-${theme}.png`;
}

/**
 * Takes every picture of `screens` into `folder`, two screens at a time; `onTaken` is told how many are done. Answers
 * the screens that turned out not to exist although they should.
 */
export async function takePictures(
  settings: LaunchSettings,
  screens: readonly Screen[],
  { values, improving }: Subjects,
  folder: string,
  onTaken: (count: number) => void,
): Promise<string[]> {
  const waiting = [...screens];
  const missing: string[] = [];
  const browser = await chromium.launch(launchOptions());
  let taken = 0;
  const worker = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const page = await openAs(browser, settings, screen);
      await holdSearch(page, improving);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        await page.goto(fillPath(screen.path, values), { waitUntil: 'networkidle' });
        // A busy machine may be quiet on the network before it has drawn anything.
        await page.locator('h1').first().waitFor({ timeout: 20_000 });
        await showWhole(page, width);
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          const path = join(folder, fileOf(screen, width, theme));
          await page.screenshot({ path, fullPage: true, animations: 'disabled' });
          taken += 1;
          onTaken(taken);
        }
      }
      const isThere = await page.getByRole('heading', { name: 'Sayfa bulunamadı' }).isHidden();
      if (!isThere && !screen.name.includes('not-found')) missing.push(screen.name);
      await page.context().close();
    }
  };
  try {
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
  }
  return missing;
}

/** A page of its own for a screen, signed in as the one who lives with it, the question about cookies answered. */
async function openAs(browser: Browser, settings: LaunchSettings, { area, as }: Screen): Promise<Page> {
  const { port, buyerOrigin, merchantOrigin } = settings;
  const context = await browser.newContext({
    baseURL: area === 'buyer' ? buyerOrigin : merchantOrigin,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ...(as && { storageState: storageStateOf(settings, area, await signInAs(port, as, area)) }),
  });
  await context.addInitScript("localStorage.setItem('havan.cookie-policy', 'refused')");
  return context.newPage();
}

/** Answers for one search of the smart cart with what it once told, for as long as the page is looked at. */
async function holdSearch(page: Page, cart: SmartCart): Promise<void> {
  const { path } = smartCartCalls.getSmartBasket;
  const answer = { statusCode: 200, statusMessage: 'OK', result: cart, errors: [] };
  await page.route(`**/${path}?smartCartId=${cart.smartCartId}`, (route) => route.fulfill({ json: answer }));
  await page.route(`**/${smartBasketStream.path}?smartCartId=${cart.smartCartId}`, (route) => route.abort());
}

/** Makes the window as tall as the page, so that pictures which load on sight are in it, and waits for them. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.locator('html').evaluate((html) => html.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, tallest) });
  await page.locator('img').evaluateAll((images) =>
    Promise.all(
      images
        .map((image) => image as HTMLImageElement)
        .filter((image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}
