import { apiPrefix } from '@havan/contract/call';
import { getUserListings } from '@havan/contract/listings/listings';
import { signInAs } from '@havan/run/market/session';
import { freePort } from '@havan/run/product/preflight';
import { startApi } from '@havan/run/product/product';
import { load } from '../api/load.ts';
import { selectOne } from '../api/select-one.ts';
import { databaseUrl } from '../checkout/checkout-market.ts';
import { meterOf, untilAtRest } from '../cpu.ts';
import { launchMarket } from '../open-market.ts';
import { printTable, whole } from '../table.ts';
import { bulkChange, editsInPlace } from './changes.ts';
import { type ImportFigures, importFile } from './import.ts';
import { type ChangeFigures, priceChanges, readLists } from './price-changes.ts';
import { rateRow } from './rate-row.ts';
import { fillShop } from './shop.ts';

const seconds = 5;
const busy = 16;
const rows = 10_000;
/** Rows of the imported file. */
const fileRows = 20_000;
/** The budgets (performance.md): milliseconds, and rows or changes a second. */
const budgets = {
  pageMs: 50,
  editMs: 30,
  bulkMs: 5000,
  importRate: 10_000,
  changeRate: 100,
  listMs: 30,
} as const;

/**
 * `pnpm bench listings`: a page of a seller's table, an edit in place, a change of ten thousand listings, an import, and
 * a hundred price changes a second over two API processes, for twenty seconds or `--minutes N`. Runs on the market of
 * `DATA_DIR` where it is named (a seller of it loses its listings), else on a demo market.
 */
export async function listingsBench(args: readonly string[] = []): Promise<boolean> {
  const minutes = Number(args[args.indexOf('--minutes') + 1] ?? 0);
  const changeSeconds = args.includes('--minutes') && minutes > 0 ? minutes * 60 : 20;
  const product = await launchMarket();
  const { port, dataDir, childEnv } = product.settings;
  const url = databaseUrl(dataDir);
  const secondPort = await freePort();
  const second = startApi({
    ...product.settings,
    port: secondPort,
    childEnv: {
      ...childEnv,
      PORT: String(secondPort),
      DATABASE_URL: url,
      MAIL_URL: 'outbox:',
      SMS_URL: 'outbox:',
    },
  });
  try {
    await second.ready;
    const shop = await fillShop(url, rows, fileRows);
    const one = await selectOne(dataDir, busy, seconds);
    const { token } = await signInAs(port, shop.username, 'merchant');
    const headers = { authorization: `Bearer ${token}` };
    const cpu = meterOf(product.settings, [second.pid]);
    /** Milliseconds of CPU that work takes. */
    const metered = async <T>(work: Promise<T>): Promise<readonly [T, number]> => {
      const before = cpu();
      const result = await work;
      return [result, cpu() - before];
    };
    // Each process loads the market again for the new products, once it is asked.
    const { token: buyer } = await signInAs(port, 'eczane', 'buyer');
    for (const each of [port, secondPort]) await readLists({ ports: [each], buyer }, 1);
    await untilAtRest(cpu);
    const page = await load(
      {
        name: 'page of the table',
        port,
        headers,
        requests: ['', '&sort=price', '&sort=-stock', '&view=active'].map((query) => ({
          path: `${apiPrefix}/${getUserListings.path}?pageSize=50${query}`,
        })),
      },
      busy,
      seconds,
      // Each of the connections to PostgreSQL plans each text once.
      { cpu, warmUp: seconds },
    );
    const [edit, editCpu] = await metered(editsInPlace(port, token, shop.listingIds));
    const [bulk, bulkCpu] = await metered(bulkChange(port, token, url, shop.companyId));
    const [imported, importCpu] = await metered(importFile(port, token, url, shop.companyId, shop.free));
    const parties = {
      ports: [port, secondPort],
      seller: token,
      buyer,
      url,
      listingIds: shop.listingIds,
    };
    await untilAtRest(cpu);
    const listCpu = (await readLists(parties, seconds, cpu)).cpu ?? 0;
    const [changed, bothCpu] = await metered(priceChanges(parties, budgets.changeRate, changeSeconds));
    // The lists are read as fast as they are answered; what a change adds to them is the change's.
    const changeCpu = bothCpu - changed.lists * listCpu;
    const each = (ms: number | undefined, of: number) => `${((ms ?? 0) / of).toFixed(2)} ms`;
    const ratio = (is: number, must: number) => `${(is / must).toFixed(2)} ×`;
    const rowOf = (name: string, is: number, must: number, cpuEach = '', rate = '') => [
      name,
      `${is.toFixed(1)} ms`,
      `${must} ms`,
      ratio(is, must),
      rate,
      cpuEach,
    ];
    printTable(
      ['', 'is', 'must', 'of budget', 'of SELECT 1', 'CPU each'],
      [
        ['SELECT 1 at c=16', `${whole(one.rate)}/s`, '', '', '', ''],
        rowOf(
          'page of the table, p99 at c=16',
          page.p99,
          budgets.pageMs,
          each(page.cpu, 1),
          ratio(page.rate, one.rate),
        ),
        rowOf('edit in place, p99', edit.p99, budgets.editMs, each(editCpu, shop.listingIds.length)),
        rowOf(`change of ${whole(rows)} listings`, bulk.ms, budgets.bulkMs, each(bulkCpu, rows)),
        ...importRows(imported, each(importCpu, fileRows)),
        rateRow(
          'price changes, 2 APIs',
          changed.rate,
          budgets.changeRate,
          each(changeCpu, changed.rate * changeSeconds),
        ),
        rowOf('a change meanwhile, p99', changed.p99, budgets.editMs),
        rowOf('a list meanwhile, p99 at c=1', changed.listP99, budgets.listMs),
      ],
    );
    if (bulk.written !== rows) console.log(`${whole(bulk.written)} of ${whole(rows)} listings were changed.`);
    return (
      page.refused === 0 &&
      bulk.written === rows &&
      page.p99 <= budgets.pageMs &&
      edit.p99 <= budgets.editMs &&
      bulk.ms <= budgets.bulkMs &&
      isImported(imported) &&
      isSteady(changed)
    );
  } finally {
    await second.stop();
    await product.stop();
  }
}

const importRows = ({ checked, applied }: ImportFigures, cpuEach: string): string[][] => [
  rateRow(`import of ${whole(fileRows)} rows, checked`, checked, budgets.importRate),
  rateRow('and written; CPU of both', applied, budgets.importRate, cpuEach),
];

function isImported({ checked, applied, written }: ImportFigures): boolean {
  if (written !== fileRows) console.log(`${whole(written)} of ${whole(fileRows)} rows were written.`);
  return written === fileRows && Math.min(checked, applied) >= budgets.importRate;
}

function isSteady({ rate, p99, listP99, refused, scanned, market }: ChangeFigures): boolean {
  if (refused > 0) console.log(`${refused} answers were no success.`);
  // A reload of the market reads every listing in each process.
  const isReloaded = scanned >= market;
  if (isReloaded) console.log(`${whole(scanned)} listings were read in scans: the market was loaded again.`);
  return (
    refused === 0 &&
    !isReloaded &&
    rate >= budgets.changeRate * 0.98 &&
    p99 <= budgets.editMs &&
    listP99 <= budgets.listMs
  );
}
