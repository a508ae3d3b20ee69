import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '../core/config/config.ts';
import { type Db, openDatabase } from '../core/db/database.ts';
import { startEmbedded } from '../core/db/embedded/embedded-server.ts';
import { migrate } from '../core/db/migrate.ts';
import { storageOf } from '../core/ports/storage/storage-of.ts';
import { StartFailure } from '../core/start-failure.ts';
import { openDemoMarket } from './demo-market/demo-market.ts';
import { fillMarket } from './demo-market/fill-market.ts';
import { type Medicine, readMedicineFile } from './reference/medicine-file.ts';
import { count, progressLine } from './demo-market/progress-line.ts';
import { hasDemoUsers, isEmpty } from './demo-market/market.sql.ts';

const usage = `pnpm seed [--products N] [--listings N] [--orders N] [--rx FILE]

  --products N   size of the market, 1200 unless given
  --listings N   offers in it, 10000 unless given
  --orders N     completed orders of the last three years beside the usual ones, none unless given
  --rx FILE      licensed medicines instead of the invented ones, as pnpm medicines takes them

An existing demo market is replaced; any other data is refused.`;

interface Wish {
  readonly products: number | undefined;
  readonly listings: number | undefined;
  readonly orders: number | undefined;
  readonly rx: readonly Medicine[] | undefined;
}

/** Fills the database of `DATABASE_URL`, or the embedded one, and prints the speed. */
async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      listings: { type: 'string' },
      orders: { type: 'string' },
      rx: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const wish: Wish = {
    products: wholeNumber('--products', values.products),
    listings: wholeNumber('--listings', values.listings),
    orders: wholeNumber('--orders', values.orders),
    rx: values.rx === undefined ? undefined : await rxRows(values.rx),
  };
  const config = await loadConfig(process.env);
  const server = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
  try {
    await fill(server?.url ?? config.databaseDirectUrl ?? config.databaseUrl ?? '', wish, config);
  } finally {
    await server?.stop();
  }
}

async function fill(url: string, wish: Wish, config: Config): Promise<void> {
  await migrate(url);
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-seed' });
  const wasEmpty = await isEmpty(db);
  const isOurs = wasEmpty || (await isDemoMarket(db));
  await close();
  if (!isOurs) throw new StartFailure('This database holds a market of its own; seed an empty one instead.');
  const started = performance.now();
  const expected = (wish.products ?? 1200) + (wish.listings ?? 10_000) * 2 + 10_000;
  const result = await fillMarket(url, {
    now: new Date(),
    replace: !wasEmpty,
    storage: storageOf(config),
    tokenSecret: config.tokenSecret,
    ...(wish.products !== undefined && { products: wish.products }),
    ...(wish.listings !== undefined && { listings: wish.listings }),
    ...(wish.orders !== undefined && { pastOrders: wish.orders }),
    ...(wish.rx && { rxProducts: wish.rx }),
    onProgress: (progress) => show(progressLine(progress, expected, performance.now() - started)),
  });
  show('');
  report(result.rows, result.ms);
}

async function isDemoMarket(db: Db): Promise<boolean> {
  const { accounts } = await openDemoMarket();
  return hasDemoUsers(
    db,
    accounts.map(({ username }) => username),
  );
}

async function rxRows(path: string): Promise<readonly Medicine[]> {
  const { rows, skipped } = await readMedicineFile(path);
  if (skipped > 0)
    console.log(`${skipped} rows of ${path} name no medicine or repeat a barcode and were left out.`);
  return rows;
}

function report(rows: number, ms: number): void {
  const rate = Math.round((rows / ms) * 1000);
  console.log(
    `${count(rows)} rows in ${(ms / 1000).toFixed(1)} s: ${count(rate)} rows/s, indexes and statistics included.`,
  );
}

/** Rewrites the last line of a terminal; writes nothing to a log file. */
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
