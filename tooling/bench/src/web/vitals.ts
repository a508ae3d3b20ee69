/// <reference lib="dom" />
import { cpus, loadavg } from 'node:os';
import type { Page } from '@havan/playwright/chromium';
import { printTable } from '../table.ts';
import { patience, type WebPage, type webPages } from './pages.ts';
import { blockingOf, type Task, tasksOf } from './tasks.ts';

/** Lighthouse's mobile profile: a mid-range phone on slow 4G. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
/** Visits for the blocking time: a single one may include a garbage collection. */
const tracedVisits = 3;

/** Milliseconds, except layout shift and score. */
const budget = { largestPaint: 2000, blocking: 60, shift: 0.02, score: 95, interaction: 100 };

/** The idle time before a page is checked again. */
const idleMs = 500;

type Pages = Awaited<ReturnType<typeof webPages>>;

interface Vitals {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/**
 * Measures loading and interactions in a phone's profile. A figure over budget on a busy machine is only marked; on a
 * quiet machine it fails the bench.
 */
export async function vitalsBench(pages: Pages): Promise<boolean> {
  const looks = [];
  for (const each of pages.pages) {
    const page = await openSlowly(pages, each.isSignedIn);
    const vitals = await vitalsOf(page, each.path);
    await page.context().close();
    const byCpu = [];
    for (let run = 0; run < tracedVisits; run++) byCpu.push(blockingOf(await tracedVisit(pages, each)));
    looks.push(rowOf(each.name, vitals, byCpu));
  }
  printTable(
    ['phone, slow 4G, 4x slower CPU', 'LCP ms', 'blocking ms', 'by CPU', 'shift', 'score', ''],
    looks.map(({ cells }) => cells),
  );
  const touches = [];
  for (const [name, act] of Object.entries(interactions)) {
    const page = await openSlowly(pages, true, { isSlowLine: false });
    const worst = await act(page, pages).then(
      () => slowestAnswer(page),
      (cause: unknown) => {
        console.error(`${name}: ${String(cause)}`);
        return undefined;
      },
    );
    await page.context().close();
    const holds = worst !== undefined && worst <= budget.interaction;
    const cells = [worst?.toFixed(0) ?? 'not measured', String(budget.interaction), remark(holds)];
    touches.push({ holds, cells: [name, ...cells] });
  }
  printTable(
    ['interaction to next paint, 4x slower CPU', 'ms', 'budget', ''],
    touches.map(({ cells }) => cells),
  );
  return isLoaded() || [...looks, ...touches].every(({ holds }) => holds);
}

/**
 * Returns the tasks of a visit on a slow connection by CPU time. The browser's CPU throttling waits, which other load
 * would lengthen; so the page runs unthrottled and its times are multiplied.
 */
export async function tracedVisit(pages: Pages, { path, isSignedIn }: WebPage): Promise<Task[]> {
  const page = await openSlowly(pages, isSignedIn, { slowdown: 1 });
  const tasks = await tasksOf(page, cpuSlowdown, () => vitalsOf(page, path));
  await page.context().close();
  return tasks;
}

/**
 * Opens the address and reads the figures once the app is rendered. It uses no locator meanwhile: the script that a
 * locator injects is a long task itself.
 */
async function vitalsOf(page: Page, path: string): Promise<Vitals> {
  await page.goto(path, { timeout: patience });
  for (;;) {
    await page.waitForLoadState('networkidle', { timeout: patience });
    const vitals = await page.evaluate(() =>
      document.querySelector('#root:not([data-painted]) :is(h1, h2)') ? globalThis.havanVitals : null,
    );
    if (vitals) return vitals;
    await page.waitForTimeout(idleMs);
  }
}

/**
 * Returns the slowest interaction, which the browser reports some time after its frame; undefined when none was
 * reported, which does not mean fast.
 */
async function slowestAnswer(page: Page): Promise<number | undefined> {
  await page.waitForTimeout(idleMs);
  const worst = await page.evaluate(() => globalThis.havanVitals.interaction);
  return worst > 0 ? worst : undefined;
}

function rowOf(name: string, vitals: Vitals, byCpu: readonly number[]) {
  const { largestPaint, blocking, shift } = vitals;
  const score = scoreOf(vitals);
  const holds =
    largestPaint <= budget.largestPaint &&
    blocking <= budget.blocking &&
    shift <= budget.shift &&
    score >= budget.score;
  const cells = [
    largestPaint.toFixed(0),
    blocking.toFixed(0),
    byCpu.map((ms) => ms.toFixed(0)).join(' '),
    shift.toFixed(3),
    score.toFixed(0),
  ];
  return { holds, cells: [name, ...cells, remark(holds)] };
}

export const isLoaded = (): boolean => (loadavg()[0] ?? 0) > cpus().length / 2 + 1;
const remark = (holds: boolean): string => (holds ? '' : isLoaded() ? 'machine busy' : 'MISSED');

/**
 * Lighthouse's curves (log-normal through a median and a tenth percentile) with its weights; the speed index, which
 * needs a film of the page, is taken to be the first paint.
 */
function scoreOf({ firstPaint, largestPaint, blocking, shift }: Vitals): number {
  const parts = [
    [0.1, firstPaint, 3000, 1800],
    [0.1, firstPaint, 5800, 3387],
    [0.25, largestPaint, 4000, 2500],
    [0.3, blocking, 600, 200],
    [0.25, shift, 0.25, 0.1],
  ] as const;
  return (
    100 * parts.reduce((sum, [weight, value, median, good]) => sum + weight * curve(value, median, good), 0)
  );
}

function curve(value: number, median: number, good: number): number {
  if (value <= 0) return 1;
  const spread = Math.log(median / good) / 0.9061938024368232;
  return 1 / (1 + Math.exp(1.702 * (Math.log(value / median) / (spread * Math.SQRT1_2 * Math.SQRT2))));
}

async function openSlowly(
  { open }: Pages,
  isSignedIn: boolean,
  { isSlowLine = true, slowdown = cpuSlowdown } = {},
): Promise<Page> {
  const page = await open(isSignedIn, isSlowLine ? phone : {});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(observe);
  return page;
}

/** Runs in the page before anything else does. */
function observe(): void {
  const vitals = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, interaction: 0 };
  globalThis.havanVitals = vitals;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    vitals.blocking += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry) {
      vitals.shift += Number(entry.value);
    }
  });
  watch('event', (entry) => {
    if ('interactionId' in entry && Number(entry.interactionId) > 0) {
      vitals.interaction = Math.max(vitals.interaction, entry.duration);
    }
  });
}

/** Each interaction ends when its effect is visible. */
const interactions: Readonly<Record<string, (page: Page, pages: Pages) => Promise<void>>> = {
  'typing in the search': async (page, { settle }) => {
    await settle(page, '/categories');
    await page.getByRole('combobox').first().click();
    await page.keyboard.type('vitamin', { delay: 80 });
    await page.getByRole('option').first().waitFor();
  },
  'filtering a list': async (page, { settle }) => {
    await settle(page, '/categories');
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('brandId=')),
      page.getByRole('checkbox').first().click(),
    ]);
    await page.getByRole('region', { name: 'Seçili filtreler' }).waitFor();
  },
  'stepping a quantity': async (page, { settle }) => {
    await settle(page, '/cart');
    await page.getByRole('button', { name: 'Artır' }).first().click();
    await page.waitForLoadState('networkidle');
  },
};

declare global {
  var havanVitals: Vitals & { interaction: number };
}
