import type { RequestOf } from '@havan/contract/call';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import { freePort } from '@havan/run/product/preflight';
import { startApi } from '@havan/run/product/product';
import { launchSettings } from '@havan/run/product/settings';
import { send } from '@havan/run/market/wire';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseUrlOf } from '../api/select-one.ts';
import { signedPharmacy } from '../api/samples.ts';
import { meterOf } from '../cpu.ts';
import { memoryOf } from '../listener.ts';
import { openMarket } from '../open-market.ts';
import { printTable, whole } from '../table.ts';

/** Lists, searches and changes of a run. */
const asked = 200;
const changed = 100;
/** Price changes a second beside the readers. */
const writesPerSecond = 5;

/**
 * `pnpm bench growth`: what grows with the market of `DATA_DIR`: a second API process until it is ready, its memory, a list
 * with facets, a search and a price change, in CPU time of API and PostgreSQL. Every list is another question, drawn from
 * the whole market, and its total is compared with SQL; prices change meanwhile. One run gives one point of a curve.
 */
export async function growthBench(): Promise<boolean> {
  const market = await openMarket();
  const client = new Client({ connectionString: databaseUrlOf(market.dataDir) });
  await client.connect();
  const port = await freePort();
  const settings = launchSettings({ ...process.env, DATA_DIR: market.dataDir, PORT: String(port) });
  const childEnv = {
    ...settings.childEnv,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrlOf(market.dataDir),
    MAIL_URL: 'outbox:',
    SMS_URL: 'outbox:',
    DEMO: '1',
  };
  const idle = meterOf({ port: 0, dataDir: market.dataDir });
  const before = idle();
  const started = performance.now();
  const api = startApi({ ...settings, port, childEnv });
  try {
    await api.ready;
    while (!(await isReady(port))) await pause(20);
    const readyMs = performance.now() - started;
    const cpu = meterOf({ port, dataDir: market.dataDir });
    const startCpu = cpu() - before;
    const started0 = memoryOf(port) ?? 0;
    const { token } = await signedPharmacy(port);
    const questions = await drawQuestions(client);
    const writer = changePrices(client, writesPerSecond);
    const lists = await measured(cpu, questions, async ({ brandId, categoryId, at }) => {
      const request: RequestOf<typeof getProductListings> = {
        brandId: String(brandId),
        categoryId: String(categoryId),
        inStock: 'true',
        // No offer is this cheap: the limit makes each request different, so that no cache answers, and changes no result.
        minPrice: String(at + 1),
      };
      return (await send(port, getProductListings, request, token)).total ?? 0;
    });
    await writer.stop();
    const totals = await totalsOf(client, questions);
    const wrong = lists.results.flatMap((total, at) => (total === totals[at] ? [] : [at]));
    for (const at of wrong)
      console.log(
        `Brand ${questions[at]?.brandId} in category ${questions[at]?.categoryId}: ${lists.results[at]} by the list, ${totals[at]} by SQL.`,
      );
    const words = await drawWords(client);
    const searches = await measured(cpu, words, (keyword) => send(port, searchByKeyword, { keyword }, token));
    const listings = await draw(
      client,
      `select id from listing where state = 'active' and stock > 0`,
      changed,
    );
    const changes = await measured(cpu, listings, async ({ id }) => {
      await client.query('update listing set price = price + 1 where id = $1', [id]);
      await send(port, searchByKeyword, { keyword: words[id % words.length] ?? 'omega' }, token);
    });
    const { rows } = await client.query<{ listings: number; products: number }>(
      `select (select count(*) from listing)::int as listings, (select count(*) from product)::int as products`,
    );
    const size = rows[0];
    console.log(`${whole(size?.products ?? 0)} products, ${whole(size?.listings ?? 0)} listings\n`);
    printTable(
      ['', 'CPU each', 'p50', 'p99'],
      [
        ['a process until it is ready', `${whole(startCpu)} ms`, `${whole(readyMs)} ms`, ''],
        cells('list with facets, another each time', lists),
        cells('search for words of a product', searches),
        cells('price change and the next search', changes),
      ],
    );
    console.log(`Memory of the process: ${started0} MB when ready, ${memoryOf(port) ?? 0} MB at the end.`);
    console.log(
      `${lists.results.length - wrong.length} of ${lists.results.length} totals as counted by SQL.\n`,
    );
    return wrong.length === 0;
  } finally {
    await api.stop();
    await client.end();
    await market.stop();
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

interface Measured<Result> {
  readonly results: readonly Result[];
  readonly cpuEach: number;
  readonly times: readonly number[];
}

/** One after another, after a tenth of them as warm-up. */
async function measured<Item, Result>(
  cpu: () => number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Measured<Result>> {
  for (const item of items.slice(0, items.length / 10)) await work(item);
  const results: Result[] = [];
  const times: number[] = [];
  const before = cpu();
  for (const item of items) {
    const started = performance.now();
    results.push(await work(item));
    times.push(performance.now() - started);
  }
  return { results, cpuEach: (cpu() - before) / items.length, times: times.toSorted((a, b) => a - b) };
}

function cells(name: string, { cpuEach, times }: Measured<unknown>): string[] {
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  return [name, `${cpuEach.toFixed(2)} ms`, at(0.5), at(0.99)];
}

async function draw<Row extends object = { id: number }>(
  client: Client,
  from: string,
  count: number,
): Promise<Row[]> {
  const { rows } = await client.query<Row>(`select * from (${from}) t order by random() limit ${count}`);
  return rows.map((row) => ({ ...row, ...('id' in row && { id: Number(row.id) }) }));
}

interface Question {
  readonly brandId: number;
  readonly categoryId: number;
  readonly at: number;
}

async function drawQuestions(client: Client): Promise<Question[]> {
  const rows = await draw<{ brand_id: string; category_id: string }>(
    client,
    `select brand_id, category_id from product where permission = 'sellable'`,
    asked,
  );
  return rows.map((row, at) => ({ brandId: Number(row.brand_id), categoryId: Number(row.category_id), at }));
}

async function drawWords(client: Client): Promise<string[]> {
  const rows = await draw<{ name: string }>(
    client,
    `select name from product where permission = 'sellable'`,
    asked,
  );
  return rows.map(({ name }) => name.split(' ').slice(0, 2).join(' ').slice(0, 40));
}

/** Returns the products with an offer that can be bought today, of each question. */
async function totalsOf(client: Client, questions: readonly Question[]): Promise<number[]> {
  const { rows } = await client.query<{ total: string }>(
    `select (
       select count(distinct p.id) from product p join sellable_listing((now() at time zone 'Europe/Istanbul')::date) l
         on l.product_id = p.id join company c on c.id = l.seller_id and not c.sales_ban
       where p.permission = 'sellable' and p.brand_id = q.brand and p.category_id in (
         with recursive beneath as (
           select q.category as id union all select k.id from category k join beneath b on k.parent_id = b.id
         ) select id from beneath)
     ) as total
     from unnest($1::bigint[], $2::bigint[]) with ordinality as q (brand, category, place) order by place`,
    [questions.map(({ brandId }) => brandId), questions.map(({ categoryId }) => categoryId)],
  );
  return rows.map(({ total }) => Number(total));
}

/** Changes prices at this pace until it is stopped. */
function changePrices(client: Client, perSecond: number) {
  const over = new AbortController();
  const work = (async () => {
    while (!over.signal.aborted) {
      await client.query(
        `update listing set price = price + 1 where id = (
           select id from listing where id >= (select (random() * max(id))::bigint from listing) order by id limit 1)`,
      );
      await pause(1000 / perSecond);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await work;
    },
  };
}
