import { apiPrefix } from '@havan/contract/call';
import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { signInAs } from '@havan/run/market/session';
import { freePort } from '@havan/run/product/preflight';
import { startApi } from '@havan/run/product/product';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { besideBare } from '../api/beside-bare.ts';
import { load } from '../api/load.ts';
import { selectOne } from '../api/select-one.ts';
import { meterOf } from '../cpu.ts';
import { printTable, whole } from '../table.ts';
import { tokenise } from './card.ts';
import { checkOut, checkOutSecurely, type Counter, ordersPerSecond } from './orders.ts';
import { databaseUrl, fillCheckoutMarket } from './checkout-market.ts';

const seconds = 5;
const busy = 16;
/** The budgets (performance.md). */
const budgets = { add: 1000, addMs: 10, orders: 100, largeCartMs: 60 } as const;
/** Lines of a buyer who comes to buy. */
const lines = 3;
/**
 * `pnpm bench checkout`: adding to a cart, whole checkouts over two API processes (one line each, and three lines with
 * sign-in and 3-D secure), a cart of 200 lines.
 */
export async function checkoutBench(): Promise<boolean> {
  const product = await launchThrowaway({ LOG_LEVEL: 'silent' });
  const { port, dataDir, bankPort, buyerOrigin, childEnv } = product.settings;
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
      // Its visitors sign in as well.
      DEMO: '1',
    },
  });
  try {
    await second.ready;
    const floor = await fillCheckoutMarket(url, busy);
    const { bare } = await besideBare([]);
    const one = await selectOne(dataDir, busy, seconds);
    const tokenOf = async (username: string) => (await signInAs(port, username, 'buyer')).token;
    const tokens = await Promise.all(floor.buyers.map(tokenOf));
    const bank = { port: bankPort, origin: buyerOrigin };
    const cardToken = await tokenise(bank, 'atOnce');
    const counters = tokens.map((token, at) => ({
      port: at % 2 === 0 ? port : secondPort,
      token,
      cardToken,
    }));

    const adding = {
      name: 'add to cart',
      port,
      headers: { 'content-type': 'application/json' },
      tokens,
      requests: floor.listingIds.slice(0, busy).map((listingId) => ({
        method: 'POST' as const,
        path: `${apiPrefix}/${addOrRemove.path}`,
        body: JSON.stringify({ listingId, type: 'set', count: 1 }),
        idempotent: true,
      })),
    };
    const addAlone = await load(adding, 1, seconds);
    const cpu = meterOf(product.settings, [second.pid, product.bank.pid]);
    const add = await load(adding, busy, seconds, { cpu });
    // Warm-up: until the hot code is compiled and every connection has its plans.
    const offerAt = (at: number) => floor.listingIds[at % floor.listingIds.length] ?? 0;
    const buyOne = (counter: Counter, at: number) => checkOut(counter, offerAt(at));
    await ordersPerSecond(counters, seconds, buyOne);
    /** Orders a second and the CPU of each, for twice as long as a warm-up. */
    const metered = async <Buyer>(
      buyers: readonly Buyer[],
      buy: (buyer: Buyer, at: number) => Promise<void>,
    ) => {
      const before = cpu();
      const made = await ordersPerSecond(buyers, seconds * 2, buy);
      return { ...made, cpu: (cpu() - before) / (made.rate * seconds * 2) };
    };
    const orders = await metered(counters, buyOne);
    const visitors = floor.buyers.map((username, at) => ({
      port: at % 2 === 0 ? port : secondPort,
      username,
      bank,
    }));
    const secure = await metered(visitors, (visitor, at) =>
      checkOutSecurely(
        visitor,
        Array.from({ length: lines }, (_, line) => offerAt(at + 5 * line)),
      ),
    );
    const largeCart = await load(
      {
        name: 'cart of 200 lines',
        port,
        headers: { authorization: `Bearer ${await tokenOf(floor.largeCart)}` },
        requests: [{ path: `${apiPrefix}/${getCart.path}` }],
      },
      1,
      seconds,
      { cpu },
    );

    const share = (rate: number, of: number) => `${((100 * rate) / of).toFixed(1)} %`;
    const rowOf = (
      name: string,
      rate: number,
      p50: number | null,
      p99: number | null,
      budget: string,
      each?: number,
    ) => [
      name,
      whole(rate),
      share(rate, bare.rate),
      share(rate, one.rate),
      p50 === null ? '' : `${p50.toFixed(1)} ms`,
      p99 === null ? '' : `${p99.toFixed(1)} ms`,
      budget,
      each === undefined ? '' : `${each.toFixed(2)} ms`,
    ];
    printTable(
      ['', 'a second', 'of bare', 'of SELECT 1', 'p50 c=1', 'p99 c=1', 'must', 'CPU each'],
      [
        rowOf('bare HTTP server', bare.rate, null, null, ''),
        rowOf('SELECT 1', one.rate, null, null, ''),
        rowOf(
          'add to cart, c=16',
          add.rate,
          addAlone.p50,
          addAlone.p99,
          `${budgets.add}; p99 ${budgets.addMs} ms`,
          add.cpu,
        ),
        rowOf('whole checkouts, 2 APIs', orders.rate, null, null, String(budgets.orders), orders.cpu),
        rowOf(`${lines} lines, sign-in and 3-D secure`, secure.rate, null, null, '', secure.cpu),
        rowOf(
          'cart of 200 lines',
          largeCart.rate,
          largeCart.p50,
          largeCart.p99,
          `p99 ${budgets.largeCartMs} ms`,
          largeCart.cpu,
        ),
      ],
    );
    const refused = add.refused + addAlone.refused + largeCart.refused + orders.refused + secure.refused;
    if (refused > 0) console.log(`${refused} answers were no success.`);
    return (
      refused === 0 &&
      add.rate >= budgets.add &&
      addAlone.p99 <= budgets.addMs &&
      orders.rate >= budgets.orders &&
      largeCart.p99 <= budgets.largeCartMs
    );
  } finally {
    await second.stop();
    await product.stop();
  }
}
