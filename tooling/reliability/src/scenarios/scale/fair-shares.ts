import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@havan/contract/call';
import { getCart } from '@havan/contract/cart/cart';
import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { signIn } from '@havan/contract/identity/session';
import type { Pool } from 'pg';
import { startFlood } from '../../harness/callers/flood.ts';
import { buildStand, type Stand } from '../../harness/harness.ts';
import { password, People, type Trader } from '../../harness/people.ts';
import { ask } from '../../harness/wire.ts';
import { withoutGuards } from '../load.ts';
import { mustBeRed, type ScenarioOptions, type Verdict } from '../scenario.ts';

/**
 * One pharmacy works at a human pace while another sends requests over 160 connections, from a separate process, as
 * fast as they are answered. The p99 of the first at most doubles, only requests of the second are refused, and each
 * refusal has a `Retry-After`.
 */
export const fairShares = (options: ScenarioOptions): Promise<Verdict> => measure(options, []);

/** The same scenario without fair shares; it must fail. */
export const fairSharesWithoutGuard = async (options: ScenarioOptions): Promise<Verdict> =>
  mustBeRed(await measure({ ...options, isSmall: true }, withoutGuards), /times as long/);

const connections = 160;
/** The largest p99 during the flood, as a multiple of the p99 without it. */
const mostTimes = 2;
/**
 * The least p99 without the flood, in milliseconds; smaller measurements are raised to it, because they vary too much
 * on a shared machine.
 */
const leastMs = 15;

async function measure({ isSmall, notify }: ScenarioOptions, execArgv: readonly string[]): Promise<Verdict> {
  const harness = await buildStand({
    processes: 1,
    // The limits for each kind of call would stop this flood within seconds, so they are switched off.
    env: { CALLER_LIMITS: 'search=0' },
    execArgv: () => execArgv,
  });
  try {
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const [light, heavy] = [await people.trader('pharmacy'), await people.trader('pharmacy')];
    await fillMarket(harness.sql, seller, isSmall ? 500 : 4000);
    const port = harness.apis[0]?.port ?? 0;
    const pharmacy = new Pharmacy(port, await tokenOf(harness, light));
    const flooding = { port, token: await tokenOf(harness, heavy), connections, paths: floodPaths };
    await pharmacy.work(isSmall ? 40 : 100);
    const [alone, beside]: [number[], number[]] = [[], []];
    const answers: Record<string, number> = {};
    const rounds = isSmall ? 2 : 5;
    // The measurements alternate, because the load of a shared machine changes within minutes.
    for (let round = 1; round <= rounds; round += 1) {
      notify(`round ${round} of ${rounds}`);
      alone.push(...(await pharmacy.work(isSmall ? 60 : 200)));
      const flood = await startFlood(flooding);
      await wait(500);
      beside.push(...(await pharmacy.work(isSmall ? 60 : 200)));
      for (const [outcome, count] of Object.entries(await flood.stop()))
        answers[outcome] = (answers[outcome] ?? 0) + count;
      await wait(500);
    }
    return verdictOf(alone, beside, answers, pharmacy.refused);
  } finally {
    await harness.stop();
  }
}

function verdictOf(
  alone: readonly number[],
  beside: readonly number[],
  answers: Readonly<Record<string, number>>,
  refused: readonly number[],
): Verdict {
  const times = percentile(beside, 99) / Math.max(leastMs, percentile(alone, 99));
  const shown = (all: readonly number[]) =>
    `p50 ${percentile(all, 50).toFixed(1)} ms, p99 ${percentile(all, 99).toFixed(1)} ms`;
  const faults: string[] = [];
  if (times > mostTimes)
    faults.push(
      `a light company waits ${times.toFixed(1)} times as long beside a flood, at most ${mostTimes}`,
    );
  if (refused.length > 0) faults.push(`the light company was refused: ${refused.join(', ')}`);
  if (!answers['200']) faults.push('the flood was answered nothing');
  for (const outcome of Object.keys(answers))
    if (outcome !== '200' && outcome !== '503') faults.push(`the flood was answered ${outcome}`);
  const flood = Object.entries(answers)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');
  return {
    scenario: 'fair shares',
    metrics: `alone ${shown(alone)}; beside ${shown(beside)}; p99 ${times.toFixed(2)} times; flood ${flood}`,
    faults,
  };
}

const categoryId = 900_001;
const floodPaths = [
  `${apiPrefix}/${getProductListings.path}?categoryId=${categoryId}&inStock=true&minPrice={n}`,
  `${apiPrefix}/${getProductListings.path}?inStock=true&pageSize=48&minPrice={n}`,
  `${apiPrefix}/${getCart.path}`,
];

/** One signed-in pharmacy that sends one request after another. */
class Pharmacy {
  readonly #port: number;
  readonly #token: string;
  #asked = 0;
  /** The status of each request that was not answered with 200. */
  readonly refused: number[] = [];

  constructor(port: number, token: string) {
    this.#port = port;
    this.#token = token;
  }

  /** Sends `count` requests, in turn for a list, a product and the cart. Returns the milliseconds of each. */
  async work(count: number): Promise<number[]> {
    const times: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const started = performance.now();
      const { status } = await this.#askNext();
      times.push(performance.now() - started);
      if (status !== 200) this.refused.push(status);
      await wait(10);
    }
    return times;
  }

  #askNext(): Promise<{ readonly status: number }> {
    const at = (this.#asked += 1);
    const [url, options] = [`http://127.0.0.1:${this.#port}`, { token: this.#token }];
    if (at % 3 === 0) return ask(url, getCart, {}, options);
    if (at % 3 === 1) return ask(url, getProductDetail, { productId: String(1 + (at % 400)) }, options);
    const request = {
      categoryId: String(categoryId),
      inStock: 'true',
      minPrice: String(1 + (at % 9000)),
    } as const;
    return ask(url, getProductListings, request, options);
  }
}

async function tokenOf(harness: Stand, { username }: Trader): Promise<string> {
  const url = `http://127.0.0.1:${harness.apis[0]?.port}`;
  const { result } = await ask(url, signIn, { username, password, userType: 1 }, { patienceMs: 10_000 });
  if (!result) throw new Error(`${username} cannot sign in`);
  return result.token;
}

/** Inserts products with one offer each. */
async function fillMarket(sql: Pool, seller: Trader, products: number): Promise<void> {
  await sql.query(
    `insert into category (id, name, depth) values ($1, 'Tatbikat', 1) on conflict do nothing`,
    [categoryId],
  );
  await sql.query(
    `with brand as (insert into brand (name) select 'Marka ' || n from generate_series(1, 40) n returning id, name),
          product as (
            insert into product (barcode, name, search_text, brand_id, category_id, vat_rate, psf, form, size, kind)
            select '869' || lpad(n::text, 10, '0'), 'Ürün ' || n, 'ürün ' || n, brand.id, $1, 20, 15000, 'krem', '50 ml', 'general'
            from generate_series(1, $2::int) n join brand on brand.name = 'Marka ' || (1 + n % 40) returning id)
     insert into listing (seller_id, product_id, price, stock, expiration)
     select $3, id, 10000 + 10 * (id % 300)::int, 100, '2030-06-30' from product`,
    [categoryId, products, seller.companyId],
  );
}

/** Returns the smallest value that `percent` percent of the values do not exceed. */
function percentile(all: readonly number[], percent: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}
