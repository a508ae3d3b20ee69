import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { type SmartCart, smartCartBuilder } from '@havan/contract/cart/smart-cart';
import { signInAs } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { Pool } from 'pg';
import { printTable } from '../table.ts';
import { type LoopDelay, readLoopDelay } from './loop-delay.ts';

/** Milliseconds within which every buyer must have a first plan, and a light call its answer meanwhile. */
const budgets = { first: 1_000, light: 50 };
const products = 30;

/**
 * `pnpm bench smartcart --buyers 10`: that many pharmacies of the demo market search 30 products each at the same time,
 * while others send light calls. False when one of them waits longer than the budget.
 */
export async function smartCartBuyersBench(buyers: number): Promise<boolean> {
  const product = await launchThrowaway({ LOG_LEVEL: 'silent' });
  try {
    const { port, dataDir } = product.settings;
    const names = await pharmacies(dataDir, buyers);
    const tokens = await Promise.all(
      names.map(async (username) => (await signInAs(port, username, 'buyer')).token),
    );
    const { items } = await send(port, getProductListings, { pageSize: '100' }, tokens[0]);
    const ids = items.map(({ productId }) => productId);
    const search = async (token: string, from: number): Promise<{ ms: number; cart: SmartCart }> => {
      const wants = Array.from({ length: products }, (_, at) => ({
        productId: ids[(from * 7 + at) % ids.length] ?? 0,
        quantity: 1 + ((from + at) % 6),
      }));
      const started = performance.now();
      const cart = await send(port, smartCartBuilder, { wants, wishes }, token);
      return { ms: performance.now() - started, cart };
    };
    // The first search of a process waits for the solver's compilation, so it is done beforehand.
    await search(tokens[0] ?? '', 0);
    const quiet = await othersMeet(port, tokens[0] ?? '', until(1_000));
    let isOver = false;
    const running = Promise.all(tokens.map((token, index) => search(token, index + 1))).finally(() => {
      isOver = true;
    });
    const meanwhile = await othersMeet(port, tokens[0] ?? '', () => isOver);
    const times = (await running).map(({ ms }) => ms).sort((a, b) => a - b);
    const whole = (await running).filter(({ cart }) => cart.total !== null).length;
    const slowest = times.at(-1) ?? 0;
    printTable(
      ['', 'p50 ms', 'p99 ms', 'slowest ms', 'budget ms', 'answers'],
      [
        timed(`first plan, ${buyers} at once`, times, `${budgets.first}`, whole),
        ...Object.entries({ quiet, meanwhile }).flatMap(([when, { light, noop, loop }]) => [
          timed(`light call, ${when}`, light, `${budgets.light} (p50)`),
          timed(`no-op call, ${when}`, noop),
          [`event loop, ${when}`, loop.p50.toFixed(1), loop.p99.toFixed(1), loop.most.toFixed(1), '', ''],
        ]),
      ],
    );
    return slowest <= budgets.first && at(meanwhile.light, 0.5) <= budgets.light && whole === buyers;
  } finally {
    await product.stop();
  }
}

const wishes = {
  expiration: null,
  shipping: null,
  rating: null,
  min: false,
  officialOnly: false,
  excludedSellerIds: [],
};

/** User names of pharmacies of the demo market, one for each buyer. */
async function pharmacies(dataDir: string, count: number): Promise<string[]> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  const pool = new Pool({ host: '127.0.0.1', port, user: 'havan', password, database: 'havan', max: 1 });
  const { rows } = await pool.query<{ username: string }>(
    `select distinct on (c.id) u.username from app_user u join company c on c.id = u.company_id
     where c.company_type = 'pharmacy' order by c.id, u.id limit $1`,
    [count],
  );
  await pool.end();
  return rows.map(({ username }) => username);
}

interface Others {
  readonly light: readonly number[];
  readonly noop: readonly number[];
  readonly loop: LoopDelay;
}

/** Measures what other users experience: a light call and a no-op call, repeatedly, and the event loop delay. */
async function othersMeet(port: number, token: string, isOver: () => boolean): Promise<Others> {
  await readLoopDelay(port);
  const [light, noop] = await Promise.all([
    timesOf(() => send(port, getUserBasicInfos, {}, token), isOver),
    timesOf(async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).text(), isOver),
  ]);
  return { light, noop, loop: await readLoopDelay(port) };
}

async function timesOf(ask: () => Promise<unknown>, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

function until(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const timed = (name: string, sorted: readonly number[], budget = '', answers = sorted.length): string[] => [
  name,
  ...[0.5, 0.99, 1].map((share) => at(sorted, share).toFixed(0)),
  budget,
  `${answers}`,
];
