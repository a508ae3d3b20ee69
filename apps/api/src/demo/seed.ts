import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/embedded-server.ts';
import { migrate } from '../db/migrate.ts';
import { storageOf } from '../ports/live-ports.ts';
import type { StoragePort } from '../ports/storage-port.ts';
import { StartFailure } from '../start-failure.ts';
import type { RxRow } from './goods/rx-products.ts';
import { loadRxProducts } from './load/load-goods.ts';
import { createLoader } from './load/loader.ts';
import { count, progressLine } from './load/progress-bar.ts';
import { clearRxProducts, isDemoMarket, isEmpty } from './market.sql.ts';
import { readRxFile } from './rx-file.ts';
import { seedDemoMarket } from './seed-demo-market.ts';

const usage = `pnpm seed [--products N] [--listings N] [--rx FILE]

  --products N   size of the market, 1200 unless given
  --listings N   offers in it, 10000 unless given
  --rx FILE      licensed medicines (JSON lines with barkod and urun_adi) instead of the invented ones;
                 alone, it leaves the rest of the market as it is

An existing demo market is replaced; any other data is refused.`;

interface Wish {
  readonly products: number | undefined;
  readonly listings: number | undefined;
  readonly rx: readonly RxRow[] | undefined;
}

/** Fills the database of `DATABASE_URL`, or the embedded one, and prints the speed. */
async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      listings: { type: 'string' },
      rx: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const wish: Wish = {
    products: wholeNumber('--products', values.products),
    listings: wholeNumber('--listings', values.listings),
    rx: values.rx === undefined ? undefined : await rxRows(values.rx),
  };
  const config = readConfig(process.env);
  const server = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
  try {
    await fill(server?.url ?? config.databaseUrl ?? '', wish, storageOf(config));
  } finally {
    await server?.stop();
  }
}

async function fill(url: string, wish: Wish, storage: StoragePort): Promise<void> {
  await migrate(url);
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-seed' });
  const wasEmpty = await isEmpty(db);
  const isOurs = wasEmpty || (await isDemoMarket(db));
  await close();
  const rxAlone = wish.rx !== undefined && wish.products === undefined && wish.listings === undefined;
  if (rxAlone && !wasEmpty) return replaceRxProducts(url, wish.rx ?? []);
  if (!isOurs) throw new StartFailure('This database holds a market of its own; seed an empty one instead.');
  const started = performance.now();
  const expected = (wish.products ?? 1200) + (wish.listings ?? 10_000) * 2 + 10_000;
  const result = await seedDemoMarket(url, {
    now: new Date(),
    replace: !wasEmpty,
    storage,
    ...(wish.products !== undefined && { products: wish.products }),
    ...(wish.listings !== undefined && { listings: wish.listings }),
    ...(wish.rx && { rxProducts: wish.rx }),
    onProgress: (progress) => show(progressLine(progress, expected, performance.now() - started)),
  });
  show('');
  report(result.rows, result.ms);
}

async function replaceRxProducts(url: string, rows: readonly RxRow[]): Promise<void> {
  const started = performance.now();
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-seed' });
  await clearRxProducts(db);
  await close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await loadRxProducts(
    createLoader(client, () => undefined),
    rows,
  );
  await client.end();
  report(rows.length, performance.now() - started);
}

async function rxRows(path: string): Promise<readonly RxRow[]> {
  const { rows, skipped } = await readRxFile(path);
  if (skipped > 0)
    console.log(`${skipped} lines of ${path} name no medicine or repeat a barcode and were left out.`);
  return rows;
}

function report(rows: number, ms: number): void {
  const rate = Math.round((rows / ms) * 1000);
  console.log(
    `${count(rows)} rows in ${(ms / 1000).toFixed(1)} s: ${count(rate)} rows/s, indexes and statistics included.`,
  );
}

/** Rewrites the last line of a terminal; a log file gets none of it. */
function show(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`);
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new StartFailure(`${name} is "${text}", but it must be a whole number from 1 to 99999999.`);
}

try {
  await seed();
} catch (error) {
  if (error instanceof StartFailure) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
