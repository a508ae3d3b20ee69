/// <reference lib="dom" />
import { type Browser, chromium, launchOptions, type Page } from '@havan/playwright/chromium';
import { type SmartCart, smartCartEvents, smartCartCalls } from '@havan/contract/cart/smart-cart';
import { join } from 'node:path';
import { signInAs, storageStateOf } from '../market/session.ts';
import type { LaunchSettings } from '../product/settings.ts';
import { fillPath, type Screen } from './screens.ts';
import type { Subjects } from './subjects.ts';

export const widths = [360, 820, 1440] as const;
export const themes = ['light', 'dark'] as const;

/** Longer pages are cut here. */
const tallest = 6000;

/** Returns the file of a picture within the folder. */
export function fileOf({ name }: Screen, width: number, theme: string): string {
  return `${name}-${width}-${theme}.png`;
}

/**
 * Takes every screenshot of `screens` into `folder`, two screens at a time; `onTaken` receives the number done. Returns
 * the screens that were not found.
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
  const sessions = new Map<string, Promise<string>>();
  let taken = 0;
  const worker = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const page = await openAs(browser, settings, screen, sessions);
      await holdSearch(page, improving);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        await page.goto(fillPath(screen.path, values), { waitUntil: 'networkidle' });
        // On a busy machine the network may be idle before anything is rendered.
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

/**
 * Opens a page for a screen, signed in as its user, with the cookie question answered. `sessions` keeps those of the
 * back office, whose one-time codes are used once.
 */
async function openAs(
  browser: Browser,
  settings: LaunchSettings,
  { area, as }: Screen,
  sessions: Map<string, Promise<string>>,
): Promise<Page> {
  const { port, buyerOrigin, merchantOrigin } = settings;
  const backOffice = `http://backoffice.localhost:${port}`;
  const context = await browser.newContext({
    baseURL: { buyer: buyerOrigin, merchant: merchantOrigin, backoffice: backOffice }[area],
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ...(as &&
      area !== 'backoffice' && {
        storageState: storageStateOf(settings, area, await signInAs(port, as, area)),
      }),
  });
  await context.addInitScript("localStorage.setItem('havan.cookie-policy', 'refused')");
  if (as && area === 'backoffice') {
    const session = sessions.get(as) ?? signInOperator(browser, backOffice, as);
    sessions.set(as, session);
    await context.addInitScript(`sessionStorage.setItem('${operatorKey}', '${await session}')`);
  }
  return context.newPage();
}

/** Where the back office keeps its session. */
const operatorKey = 'havan.operator';

/** Signs in an operator of the demo market with the form, which fills itself in; returns the session. */
async function signInOperator(browser: Browser, origin: string, username: string): Promise<string> {
  const page = await browser.newPage({ locale: 'tr-TR' });
  await page.goto(`${origin}/login`);
  await page.getByLabel('Deneme hesabı').selectOption(username);
  await page.getByRole('button', { name: 'Deneme hesabını doldur' }).click();
  await page.getByLabel('Doğrulama kodu').and(page.locator(':not([value=""])')).waitFor();
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const session = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', operatorKey);
  await page.close();
  return session;
}

/** Replays the recorded answer of a smart cart search while the page is open. */
async function holdSearch(page: Page, cart: SmartCart): Promise<void> {
  const { path } = smartCartCalls.getSmartCart;
  const answer = { statusCode: 200, statusMessage: 'OK', result: cart, errors: [] };
  await page.route(`**/${path}?smartCartId=${cart.smartCartId}`, (route) => route.fulfill({ json: answer }));
  await page.route(`**/${smartCartEvents.path}?smartCartId=${cart.smartCartId}`, (route) => route.abort());
}

/** Makes the window as tall as the page, so that lazy pictures load, and waits for them. */
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
