import { searchByKeyword } from '@havan/contract/catalogue/search';
import { send } from '@havan/run/market/wire';
import { Client } from 'pg';
import { databaseUrlOf } from '../api/select-one.ts';
import { signedPharmacy } from '../api/samples.ts';
import { meterOf } from '../cpu.ts';
import { memoryOf } from '../listener.ts';
import { changePrices } from '../market/price-writer.ts';
import { drawLists, printWrongTotals, totalOfList } from '../market/totals.ts';
import { openMarket } from '../open-market.ts';
import { printTable, whole } from '../table.ts';
import { startExtraApi } from './extra-api.ts';

/** Lists, searches and changes of a run. */
const asked = 200;
const changed = 100;

/**
 * `pnpm bench growth`: what grows with the market of `DATA_DIR`: a second API process until it is ready, its memory, a list
 * with facets, a search and a price change, in CPU time of API and PostgreSQL. Every list is another question, drawn from
 * the whole market, and its total is compared with SQL; prices change meanwhile. One run gives one point of a curve.
 */
export async function growthBench(): Promise<boolean> {
  const market = await openMarket();
  const client = new Client({ connectionString: databaseUrlOf(market.dataDir) });
  await client.connect();
  const idle = meterOf({ port: 0, dataDir: market.dataDir });
  const before = idle();
  const started = performance.now();
  const api = await startExtraApi(market.dataDir);
  const { port } = api;
  try {
    const readyMs = performance.now() - started;
    const cpu = meterOf({ port, dataDir: market.dataDir });
    const startCpu = cpu() - before;
    const started0 = memoryOf(port) ?? 0;
    const { token } = await signedPharmacy(port);
    const questions = await drawLists(client, asked);
    const writer = changePrices(client);
    const lists = await measured(cpu, questions, (question) => totalOfList(port, token, question));
    await writer.stop();
    const wrong = await printWrongTotals(client, questions, lists.results);
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
    console.log(`${lists.results.length - wrong} of ${lists.results.length} totals as counted by SQL.\n`);
    return wrong === 0;
  } finally {
    await api.stop();
    await client.end();
    await market.stop();
  }
}

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

async function drawWords(client: Client): Promise<string[]> {
  const rows = await draw<{ name: string }>(
    client,
    `select name from product where permission = 'sellable'`,
    asked,
  );
  return rows.map(({ name }) => name.split(' ').slice(0, 2).join(' ').slice(0, 40));
}
