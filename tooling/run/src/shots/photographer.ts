import { chromium, launchOptions, type Page } from '@havan/playwright/chromium';
import { join } from 'node:path';
import { signInAs, storageStateOf } from '../market/session.ts';
import type { LaunchSettings } from '../product/settings.ts';
import { fillPath, type PathValues, type Screen } from './screens.ts';

export const widths = [360, 820, 1440] as const;
export const themes = ['light', 'dark'] as const;

/** A page longer than this repeats itself. */
const tallest = 6000;

interface Picture {
  readonly screen: Screen;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
}

/** The file of a picture within the folder. */
export function fileOf({ name }: Screen, width: number, theme: string): string {
  return `${name}-${width}-${theme}.png`;
}

/** Takes every picture of `screens` into `folder`, two at a time; `onTaken` is told how many are done. */
export async function takePictures(
  settings: LaunchSettings,
  screens: readonly Screen[],
  values: PathValues,
  folder: string,
  onTaken: (count: number) => void,
): Promise<void> {
  const waiting: Picture[] = screens.flatMap((screen) =>
    widths.flatMap((width) => themes.map((theme) => ({ screen, width, theme }))),
  );
  const browser = await chromium.launch(launchOptions());
  let taken = 0;
  const worker = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { screen, width, theme } = picture;
      const { port, buyerOrigin, merchantOrigin } = settings;
      const context = await browser.newContext({
        baseURL: screen.area === 'buyer' ? buyerOrigin : merchantOrigin,
        viewport: { width, height: width < 600 ? 740 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        ...(screen.as && {
          storageState: storageStateOf(settings, screen.area, await signInAs(port, screen.as, screen.area)),
        }),
      });
      const page = await context.newPage();
      await page.goto(fillPath(screen.path, values), { waitUntil: 'networkidle' });
      await showWhole(page, width);
      await page.screenshot({
        path: join(folder, fileOf(screen, width, theme)),
        fullPage: true,
        animations: 'disabled',
      });
      await context.close();
      taken += 1;
      onTaken(taken);
    }
  };
  try {
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
  }
}

/** Makes the window as tall as the page, so that pictures which load on sight are in it, and waits for them. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.locator('html').evaluate((html) => html.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, tallest) });
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
}
