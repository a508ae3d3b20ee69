import { apiPrefix } from '@havan/contract/call';
import { getUserListings } from '@havan/contract/listings/listings';
import { signInAs } from '@havan/run/market/session';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { load } from '../api/load.ts';
import { selectOne } from '../api/select-one.ts';
import { databaseUrl } from '../checkout/shop-floor.ts';
import { printTable, whole } from '../table.ts';
import { bulkChange, editsInPlace } from './changes.ts';
import { fillShop } from './shop.ts';

const seconds = 5;
const busy = 16;
const rows = 10_000;
/** The budgets (performance.md) in milliseconds. */
const budgets = { pageMs: 50, editMs: 30, bulkMs: 5000 } as const;

/** `pnpm bench listings`: a page of a seller's table, an edit in place, and a change of ten thousand listings. */
export async function listingsBench(): Promise<boolean> {
  const product = await launchThrowaway({ LOG_LEVEL: 'silent' });
  const { port, dataDir } = product.settings;
  try {
    const url = databaseUrl(dataDir);
    const shop = await fillShop(url, rows);
    const one = await selectOne(dataDir, busy, seconds);
    const { token } = await signInAs(port, shop.username, 'merchant');
    const headers = { authorization: `Bearer ${token}` };
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
    );
    const edit = await editsInPlace(port, token, shop.listingIds);
    const bulk = await bulkChange(port, token, url, shop.companyId);
    const ratio = (is: number, must: number) => `${(is / must).toFixed(2)} ×`;
    const rowOf = (name: string, is: number, must: number, rate = '') => [
      name,
      `${is.toFixed(1)} ms`,
      `${must} ms`,
      ratio(is, must),
      rate,
    ];
    printTable(
      ['', 'is', 'must', 'of budget', 'of SELECT 1'],
      [
        rowOf('page of the table, p99 at c=16', page.p99, budgets.pageMs, ratio(page.rate, one.rate)),
        rowOf('edit in place, p99', edit.p99, budgets.editMs),
        rowOf(`change of ${whole(rows)} listings`, bulk.ms, budgets.bulkMs),
      ],
    );
    if (bulk.written !== rows) console.log(`${whole(bulk.written)} of ${whole(rows)} listings were changed.`);
    return (
      page.refused === 0 &&
      bulk.written === rows &&
      page.p99 <= budgets.pageMs &&
      edit.p99 <= budgets.editMs &&
      bulk.ms <= budgets.bulkMs
    );
  } finally {
    await product.stop();
  }
}
