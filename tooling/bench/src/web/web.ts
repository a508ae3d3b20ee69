import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, launchOptions, type Page } from '@havan/playwright/chromium';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { printTable } from '../table.ts';
import { compositionOf } from './composition.ts';
import { type WebPage, webPages } from './pages.ts';
import { scrollBench } from './scroll.ts';
import type { Task } from './tasks.ts';
import { isLoaded, tracedVisit, vitalsBench } from './vitals.ts';

const apps = join(import.meta.dirname, '../../../../apps');
const dist = join(apps, 'buyer/dist');

/** A setting of the optimiser's solver, which no browser may load: its name survives every build. */
const OPTIMISER = 'mip_rel_gap';

/** The budgets of a first visit to a screen, in kB of gzip; null without a budget. */
const scriptBudgets: Readonly<Record<string, number | null>> = {
  'sign-in': 120,
  home: 150,
  list: 158,
  detail: 158,
  cart: 158,
  // It is opened from the cart; its row shows the cost of a visit that starts there.
  checkout: null,
};
const styleBudget = 20;

/** Files loaded this long after the first frame, when nothing waits for them, are counted separately. */
const laterMs = 2000;

/** Half of a long task, ms. */
const longerTask = 25;

/**
 * `pnpm bench web`: measures the gzip size of every script and style of a first visit to each screen, then the loading
 * figures. `--modules list` prints the modules of that screen's scripts instead, `--tasks list` the parts of its longer
 * tasks.
 */
export async function webBench([flag, wanted]: readonly string[] = []): Promise<boolean> {
  const product = await launchThrowaway();
  const browser = await chromium.launch(launchOptions());
  try {
    const pages = await webPages(browser, product);
    if (flag === '--modules') {
      for (const each of pages.pages) if (each.name === wanted) printModules(await visit(each, pages));
      return true;
    }
    if (flag === '--tasks') {
      for (const each of pages.pages) if (each.name === wanted) printTasks(await tracedVisit(pages, each));
      return true;
    }
    const rows = [];
    for (const each of pages.pages) rows.push(rowOf(each, await visit(each, pages)));
    printTable(
      ['first visit, kB gzip', 'script', 'budget', 'files', 'later', 'style', 'budget', ''],
      rows.map(({ cells }) => cells),
    );
    const heavy = ['buyer', 'merchant'].flatMap((app) => optimiserIn(join(apps, app, 'dist')));
    console.log(`scripts with the optimiser in them: ${heavy.join(', ') || 'none'}\n`);
    const isFelt = await vitalsBench(pages);
    const isSmooth = await scrollBench(browser, product.settings.kitOrigin, isLoaded());
    return rows.every(({ holds }) => holds) && heavy.length === 0 && isFelt && isSmooth;
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Visit {
  readonly scripts: readonly string[];
  readonly later: readonly string[];
  readonly styles: readonly string[];
}

/** Opens a screen with an empty cache and waits for the files that load later. */
async function visit(
  { path, isSignedIn }: WebPage,
  { open, settle }: Awaited<ReturnType<typeof webPages>>,
): Promise<Visit> {
  const page = await open(isSignedIn);
  await settle(page, path);
  await page.waitForTimeout(2 * laterMs);
  await page.waitForLoadState('networkidle');
  const files = await filesOf(page);
  await page.context().close();
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const frame = Math.max(
    0,
    ...scripts.filter(({ name }) => /\/(?:base|shell)-/.test(name)).map(({ end }) => end),
  );
  return {
    scripts: namesOf(scripts.filter(({ start }) => start < frame + laterMs)),
    later: namesOf(scripts.filter(({ start }) => start >= frame + laterMs)),
    styles: namesOf(files.filter(({ name }) => name.endsWith('.css'))),
  };
}

const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      name: new URL(entry.name).pathname,
      start: entry.startTime,
      end: entry.startTime + entry.duration,
    })),
  );

const namesOf = (files: ReadonlyArray<{ name: string }>): string[] => [
  ...new Set(files.map(({ name }) => join(dist, name))),
];

function rowOf({ name }: WebPage, { scripts, later, styles }: Visit) {
  const script = kilobytes(scripts);
  const style = kilobytes(styles);
  const budget = scriptBudgets[name] ?? null;
  const holds = (budget === null || script <= budget) && style <= styleBudget;
  const cells = [script, budget, scripts.length, kilobytes(later), style, styleBudget].map((value) =>
    value === null ? 'none' : Number.isInteger(value) ? String(value) : value.toFixed(1),
  );
  return { holds, cells: [name, ...cells, holds ? '' : 'MISSED'] };
}

function printModules({ scripts }: Visit): void {
  printTable(
    ['module', 'bytes, minified'],
    compositionOf(scripts).map(({ module, bytes }) => [module, String(bytes)]),
  );
}

function printTasks(tasks: readonly Task[]): void {
  const longer = tasks.filter(({ cpu }) => cpu > longerTask);
  printTable(
    ['after ms', 'CPU ms of a phone', ''],
    longer.flatMap(({ at, cpu, parts }) => [
      [at.toFixed(0), cpu.toFixed(0), ''],
      ...parts.slice(0, 8).map(([name, ms]) => ['', '', `${name} ${ms.toFixed(0).padStart(4)}`]),
    ]),
  );
}

function optimiserIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.wasm') || file.endsWith('.js'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(OPTIMISER));
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSize(file), 0) / 1000;

/** Small files have no compressed copy on disk. */
function gzipSize(file: string): number {
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size;
  return existsSync(file) ? gzipSync(readFileSync(file)).length : 0;
}
