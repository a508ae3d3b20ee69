import { buildApps, staleApps } from '@havan/run/product/build';
import { main, Refusal } from '@havan/run/refusal';
import { catalogueBench } from './api/catalogue-bench.ts';
import { apiBench } from './api/api.ts';
import { searchBench } from './api/search-bench.ts';
import { checkoutBench } from './checkout/checkout.ts';
import { smartCartBench } from './smart-cart/smart-cart.ts';
import { relevanceBench } from './relevance/relevance.ts';
import { startBench } from './start.ts';
import { webBench } from './web.ts';
import { webCartBench } from './web-cart.ts';

/** Every topic of `pnpm bench TOPIC …`; a topic answers whether all of its figures hold. */
const topics: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  start: startBench,
  web: webBench,
  cart: webCartBench,
  api: apiBench,
  checkout: checkoutBench,
  search: searchBench,
  catalogue: catalogueBench,
  relevance: relevanceBench,
  smartcart: smartCartBench,
};

/** Topics that open pages: the apps are built for them as they stand. */
const withPages = new Set(['start', 'web', 'cart']);

/** What `pnpm bench` alone runs, in this order; the smart cart needs a folder of instances. */
const usual = ['start', 'web', 'api'];

// Taken off the command line: a checker that a folder brings along would read the rest as its own arguments.
const [name, ...args] = process.argv.splice(2);
await main(async () => {
  let isMet = true;
  for (const topic of name ? [name] : usual) {
    const run = topics[topic];
    if (!run) throw new Refusal(`Usage: pnpm bench [${Object.keys(topics).join('|')}] …`);
    if (withPages.has(topic)) await buildApps(staleApps());
    isMet = (await run(args)) && isMet;
  }
  return isMet ? 0 : 1;
});
