import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, launchOptions } from '@havan/playwright/chromium';
import { signInAs, storageStateOf } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { getProductListings } from '@havan/contract/catalogue';
import { printTable } from './table.ts';

const apps = join(import.meta.dirname, '../../../apps');
const dist = join(apps, 'buyer/dist');

/** A setting of the optimiser's solver, which no browser may load: its name survives every build. */
const OPTIMISER = 'mip_rel_gap';

/** What a first visit to a screen may fetch, in kB of gzip (signed-out screens have their own budget). */
const scriptBudget = { login: 115, screen: 135 };
const styleBudget = 20;

/** `pnpm bench web`: scripts and styles that a first visit to each screen fetches, as gzip. */
export async function webBench(): Promise<boolean> {
  const product = await launchThrowaway();
  const browser = await chromium.launch(launchOptions());
  try {
    const { port, buyerOrigin } = product.settings;
    const tokens = await signInAs(port, 'eczane', 'buyer');
    const { items } = await send(port, getProductListings, {}, tokens.token);
    const screens = [
      ['sign-in', '/account/login', false],
      ['home', '/', true],
      ['list', '/categories', true],
      ['detail', `/listingdetail/${items[0]?.productId ?? 0}`, true],
      ['cart', '/cart', true],
    ] as const;
    const rows: string[][] = [];
    let holds = true;
    for (const [name, path, signedIn] of screens) {
      const context = await browser.newContext({
        baseURL: buyerOrigin,
        ...(signedIn && { storageState: storageStateOf(product.settings, 'buyer', tokens) }),
      });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'networkidle' });
      const urls = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name: url }) => url),
      );
      await context.close();
      const script = kilobytes(urls, '.js');
      const style = kilobytes(urls, '.css');
      const budget = signedIn ? scriptBudget.screen : scriptBudget.login;
      holds &&= script <= budget && style <= styleBudget;
      rows.push([name, script.toFixed(1), String(budget), style.toFixed(1), String(styleBudget)]);
    }
    printTable(['first visit, kB gzip', 'script', 'budget', 'style', 'budget'], rows);
    const heavy = ['buyer', 'merchant'].flatMap((app) => optimiserIn(join(apps, app, 'dist')));
    console.log(`scripts with the optimiser in them: ${heavy.join(', ') || 'none'}`);
    return holds && heavy.length === 0;
  } finally {
    await browser.close();
    await product.stop();
  }
}

function optimiserIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.wasm') || file.endsWith('.js'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(OPTIMISER));
}

function kilobytes(urls: readonly string[], extension: string): number {
  const paths = new Set(urls.map((url) => new URL(url).pathname).filter((path) => path.endsWith(extension)));
  return [...paths].reduce((sum, path) => sum + gzipSize(join(dist, path)), 0) / 1000;
}

/** Small files have no compressed copy on disk. */
function gzipSize(file: string): number {
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size;
  return existsSync(file) ? gzipSync(readFileSync(file)).length : 0;
}
