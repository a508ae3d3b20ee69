import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, launchOptions } from '@havan/playwright/chromium';
import { signInAs, storageStateOf } from '@havan/run/market/session';
import { freePort } from '@havan/run/product/preflight';
import type { Product } from '@havan/run/product/product';
import { launchThrowaway } from '@havan/run/product/throwaway';
import lighthouse, { type Result } from 'lighthouse';
import { printTable } from '../table.ts';
import { type TraceEvent, withoutWaiting } from './lighthouse-trace.ts';
import { type WebPage, webPages } from './pages.ts';

/** The lowest score of each screen; the checkout is opened from the cart and has none. */
const floors: Readonly<Record<string, number>> = { 'sign-in': 97, home: 95, list: 95, detail: 95, cart: 95 };

const usualRuns = 5;

/**
 * `pnpm bench lighthouse [SCREEN …] [--runs N]`: the performance score of each main screen by Lighthouse itself, with its preset of a
 * phone, signed in with an empty cache; the median of five runs. Lighthouse counts waiting for other load as work of the page, so
 * each run is evaluated a second time by the CPU time of its threads; on a busy machine that score is compared with the floor.
 */
export async function lighthouseBench(args: readonly string[] = []): Promise<boolean> {
  const {
    values: { runs },
    positionals: wanted,
  } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string', default: String(usualRuns) } },
  });
  const product = await launchThrowaway();
  try {
    const rows = [];
    for (const each of await screensOf(product)) {
      if (wanted.length > 0 ? !wanted.includes(each.name) : floors[each.name] === undefined) continue;
      const results = [];
      for (let run = 0; run < Number(runs); run++) results.push(await evaluate(product, each));
      rows.push(rowOf(each.name, results));
    }
    printTable(
      [
        'Lighthouse, phone',
        'score',
        'by CPU',
        'floor',
        'runs',
        'FCP ms',
        'LCP ms',
        'blocking ms',
        'by CPU',
        'shift',
        '',
      ],
      rows.map(({ cells }) => cells),
    );
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
    return rows.every(({ holds }) => holds);
  } finally {
    await product.stop();
  }
}

const isBusy = (): boolean => (loadavg()[0] ?? 0) > cpus().length / 2 + 1;

async function screensOf(product: Product): Promise<readonly WebPage[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    return (await webPages(browser, product)).pages;
  } finally {
    await browser.close();
  }
}

interface Figures {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/**
 * Returns one run in a browser of its own: Lighthouse opens a tab, which shares the stored session of the
 * profile.
 */
async function evaluate(
  { settings }: Product,
  { path, isSignedIn }: WebPage,
): Promise<Figures & { readonly byCpu: Figures }> {
  const profile = await mkdtemp(join(tmpdir(), 'havan-lighthouse-'));
  // Lighthouse finds the browser by a port, which Playwright does not tell.
  const port = await freePort();
  const { args = [], ...options } = launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'tr-TR',
  });
  try {
    const tokens = await signInAs(settings.port, 'eczane', 'buyer');
    const { origins } = storageStateOf(settings, 'buyer', tokens);
    const page = context.pages()[0] ?? (await context.newPage());
    // An answer without scripts, so that the session is stored and nothing else is loaded.
    await page.goto(`${settings.buyerOrigin}/health/ready`);
    if (isSignedIn)
      await page.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, origins[0]?.localStorage ?? []);
    const folder = join(profile, 'lighthouse');
    const address = `${settings.buyerOrigin}${path}`;
    const flags = {
      port,
      onlyCategories: ['performance'],
      disableStorageReset: true,
      logLevel: 'error' as const,
    };
    const asSeen = await lighthouse(address, { ...flags, gatherMode: folder, auditMode: folder });
    const file = join(folder, 'defaultPass.trace.json');
    const trace = JSON.parse(await readFile(file, 'utf8')) as { readonly traceEvents: TraceEvent[] };
    withoutWaiting(trace.traceEvents);
    await writeFile(file, JSON.stringify(trace));
    const byCpu = await lighthouse(address, { ...flags, auditMode: folder });
    if (!asSeen || !byCpu) throw new Error('Lighthouse gave no result.');
    return { ...figuresOf(asSeen.lhr), byCpu: figuresOf(byCpu.lhr) };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function figuresOf({ audits, categories, runtimeError }: Result): Figures {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

type Run = Awaited<ReturnType<typeof evaluate>>;

function rowOf(name: string, results: readonly Run[]) {
  const of = (read: (one: Run) => number): string => median(results.map(read)).toFixed(0);
  const [score, byCpu] = [of((one) => one.score), of(({ byCpu: one }) => one.score)];
  const floor = floors[name];
  const holds = floor === undefined || Number(isBusy() ? byCpu : score) >= floor;
  const cells = [
    score,
    byCpu,
    String(floor ?? 'none'),
    results.map((one) => `${one.score}/${one.byCpu.score}`).join(' '),
    of(({ byCpu: one }) => one.firstPaint),
    of(({ byCpu: one }) => one.largestPaint),
    of((one) => one.blocking),
    of(({ byCpu: one }) => one.blocking),
    median(results.map((one) => one.shift)).toFixed(3),
    holds ? '' : 'MISSED',
  ];
  return { holds, cells: [name, ...cells] };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
