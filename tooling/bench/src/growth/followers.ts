import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { send } from '@havan/run/market/wire';
import { Client } from 'pg';
import { signedPharmacy } from '../api/samples.ts';
import { databaseUrlOf } from '../api/select-one.ts';
import { type CpuMeter, meterOf, untilAtRest } from '../cpu.ts';
import { drawLists, type ListQuestion, totalOfList } from '../market/totals.ts';
import { marketSize, scannedRows } from '../market/scanned-rows.ts';
import { openMarket } from '../open-market.ts';
import { printTable, whole } from '../table.ts';
import { type ExtraApi, startExtraApi } from './extra-api.ts';

/** The budgets of many processes that follow one market: share of a core of PostgreSQL, and milliseconds until visible. */
const budgets = { coreShare: 0.2, visibleMs: 1000 } as const;
/** Lists that each process is asked for in a second. */
const listsASecond = 2;
/** One change in this many is looked for in one of the processes. */
const sampled = 25;
/** A price in kuruş above all others, by which a list finds a sampled change; campaigns take less than half of it off. */
const unusual = 50_000_000;
/** Milliseconds after which a change counts as never seen. */
const longestMs = 10_000;

/**
 * `pnpm bench followers [--processes N] [--changes N] [--seconds N]`: ten API processes hold the market of `DATA_DIR`
 * while a hundred prices change a second. Prints what PostgreSQL needs for lists alone, for changes alone and for both;
 * what both need more is the cost of following. A reload of the market shows as a full scan of the listings. A sampled
 * change is read from one process after another until its new price is there.
 */
export async function followersBench(args: readonly string[] = []): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      processes: { type: 'string', default: '10' },
      changes: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const [processes, changes, seconds] = [values.processes, values.changes, values.seconds].map(Number) as [
    number,
    number,
    number,
  ];
  const market = await openMarket();
  const client = new Client({ connectionString: databaseUrlOf(market.dataDir) });
  await client.connect();
  const started: ExtraApi[] = [];
  try {
    // One after another, and without jobs: ten that read the market at once would measure the start.
    for (let at = 0; at < processes; at++)
      started.push(await startExtraApi(market.dataDir, { ROLE: 'api,catalogue,solver' }));
    const ports = started.map(({ port }) => port);
    const { token } = await signedPharmacy(market.port);
    const cpu = meterOf({ port: 0, dataDir: market.dataDir });
    await untilAtRest(cpu);
    const shop: Shop = { client, ports, token };
    const questions = await drawLists(client, listsASecond * seconds);
    const pace = { perSecond: changes, isSampled: false };
    const [first, second] = [
      await drawOffers(client, changes * seconds),
      await drawOffers(client, changes * seconds),
    ];
    // Counted before the rest, because counting is a scan itself.
    const size = await marketSize(client);
    await untilAtRest(cpu);
    const lists = await measured(cpu, () => readLists(shop, questions));
    const writes = await measured(cpu, () => changePrices(shop, first, pace));
    // Nobody asked meanwhile: each process first catches up, so that the next figures show steady work.
    await readLists(shop, questions.slice(0, 1));
    await untilAtRest(cpu);
    const scannedBefore = await scannedRows(client);
    const both = await measured(cpu, async () => {
      const [, changed] = await Promise.all([
        readLists(shop, questions),
        changePrices(shop, second, { ...pace, isSampled: true }),
      ]);
      return changed;
    });
    // PostgreSQL updates its counters a moment later.
    await pause(1500);
    const reloads = ((await scannedRows(client)) - scannedBefore) / size;
    await restorePrices(client, second);
    const following = (both.cpuMs - lists.cpuMs - writes.cpuMs) / (seconds * 1000);
    const visible = both.result.visibleMs.toSorted((a, b) => a - b);
    const last = visible.at(-1) ?? Number.POSITIVE_INFINITY;
    const core = (ms: number) => `${((ms / (seconds * 1000)) * 100).toFixed(1)} %`;
    console.log(`${processes} processes, ${whole(size)} listings, ${seconds} s of each\n`);
    printTable(
      ['', 'measured', 'must', ''],
      [
        [`PostgreSQL, ${listsASecond * processes} lists/s alone`, core(lists.cpuMs), '', ''],
        [`PostgreSQL, ${changes} changes/s alone`, core(writes.cpuMs), '', ''],
        ['PostgreSQL, both', core(both.cpuMs), '', ''],
        [
          'PostgreSQL, to follow',
          `${(following * 100).toFixed(1)} % of a core`,
          `${budgets.coreShare * 100} %`,
          following < budgets.coreShare ? '' : 'MISSED',
        ],
        [
          'changes a second',
          both.result.rate.toFixed(0),
          String(changes),
          both.result.rate > changes * 0.95 ? '' : 'MISSED',
        ],
        [
          `a change until it is read (${visible.length})`,
          `p50 ${whole(visible[visible.length >> 1] ?? 0)}, p95 ${whole(visible[Math.floor(visible.length * 0.95)] ?? 0)}, last ${whole(last)} ms`,
          `${budgets.visibleMs} ms`,
          last < budgets.visibleMs ? '' : 'MISSED',
        ],
        ['reloads of the market', reloads.toFixed(1), '0', reloads < 1 ? '' : 'MISSED'],
      ],
    );
    return (
      following < budgets.coreShare &&
      both.result.rate > changes * 0.95 &&
      last < budgets.visibleMs &&
      reloads < 1
    );
  } finally {
    await Promise.all(started.map((api) => api.stop()));
    await client.end();
    await market.stop();
  }
}

interface Shop {
  readonly client: Client;
  readonly ports: readonly number[];
  readonly token: string;
}

async function measured<Result>(cpu: CpuMeter, work: () => Promise<Result>) {
  const before = cpu();
  const result = await work();
  return { result, cpuMs: cpu() - before };
}

/** Asks every process for lists at the same pace. */
async function readLists({ ports, token }: Shop, questions: readonly ListQuestion[]): Promise<void> {
  await Promise.all(
    ports.map(async (port, place) => {
      for (const [at, question] of questions.entries()) {
        const began = performance.now();
        await totalOfList(port, token, { ...question, at: at * ports.length + place });
        await pause(Math.max(0, 1000 / listsASecond - (performance.now() - began)));
      }
    }),
  );
}

interface Offer {
  readonly id: number;
  readonly brand: number;
  readonly category: number;
  readonly price: number;
}

/** Returns offers that can be bought, drawn from the whole market. */
async function drawOffers(client: Client, count: number): Promise<readonly Offer[]> {
  const { rows } = await client.query<Offer>(
    `select l.id::integer as id, p.brand_id::integer as brand, p.category_id::integer as category,
       l.price::integer as price
     from sellable_listing((now() at time zone 'Europe/Istanbul')::date) l
       join product p on p.id = l.product_id and p.permission = 'sellable'
       join company c on c.id = l.seller_id and not c.sales_ban
     order by random() limit $1`,
    [count],
  );
  return rows;
}

/** Changes prices at an even pace; with `isSampled` it looks for some of them in one process after another. */
async function changePrices(
  { client, ports, token }: Shop,
  offers: readonly Offer[],
  { perSecond, isSampled }: { readonly perSecond: number; readonly isSampled: boolean },
): Promise<{ readonly rate: number; readonly visibleMs: readonly number[] }> {
  const setPrice = (id: number, price: number) =>
    client.query('update listing set price = $2, discount_price = 0 where id = $1', [id, price]);
  const visibleMs: number[] = [];
  const waiting: Promise<void>[] = [];
  /** Brands in categories with a sampled offer; a second one there could not be told from the first. */
  const taken = new Set<string>();
  const began = performance.now();
  for (const [at, offer] of offers.entries()) {
    await pause(Math.max(0, began + (at * 1000) / perSecond - performance.now()));
    const list = `${offer.brand}:${offer.category}`;
    if (!isSampled || at % sampled > 0 || taken.has(list)) {
      await setPrice(offer.id, offer.price + 1);
      continue;
    }
    taken.add(list);
    await setPrice(offer.id, unusual);
    const port = ports[taken.size % ports.length] ?? 0;
    waiting.push(untilListed(port, token, offer).then((ms) => void visibleMs.push(ms)));
  }
  const rate = (offers.length * 1000) / (performance.now() - began);
  await Promise.all(waiting);
  return { rate, visibleMs };
}

const restorePrices = (client: Client, offers: readonly Offer[]) =>
  client.query(
    `update listing l set price = o.price from unnest($1::bigint[], $2::bigint[]) as o (id, price) where l.id = o.id`,
    [offers.map(({ id }) => id), offers.map(({ price }) => price)],
  );

/** Asks a process for offers at about the unusual price until there is one; returns the milliseconds that passed. */
async function untilListed(port: number, token: string, { id, brand, category }: Offer): Promise<number> {
  const began = performance.now();
  const request = { brandId: String(brand), categoryId: String(category), minPrice: String(unusual / 2) };
  for (;;) {
    const { total } = await send(port, getProductListings, request, token);
    const passed = performance.now() - began;
    if ((total ?? 0) > 0) return passed;
    if (passed > longestMs) {
      console.log(`The process on port ${port} never listed offer ${id} at its new price.`);
      return passed;
    }
    await pause(20);
  }
}
