import { buildApps, staleApps } from '@havan/run/product/build';
import { main, Refusal } from '@havan/run/refusal';
import { campaignBench } from './api/campaign-bench.ts';
import { catalogueBench } from './api/catalogue-bench.ts';
import { apiBench } from './api/api.ts';
import { searchBench } from './api/search-bench.ts';
import { eInvoiceBench } from './e-invoices/register.ts';
import { followersBench } from './growth/followers.ts';
import { growthBench } from './growth/growth.ts';
import { feedBench } from './listings/feed.ts';
import { listingsBench } from './listings/listings.ts';
import { checkoutBench } from './checkout/checkout.ts';
import { smartCartBench } from './smart-cart/smart-cart.ts';
import { relevanceBench } from './relevance/relevance.ts';
import { startBench } from './start.ts';
import { webBench } from './web/web.ts';
import { lighthouseBench } from './web/lighthouse.ts';
import { webCartBench } from './web/cart.ts';

/** Every topic of `pnpm bench TOPIC …`; a topic returns whether all of its figures hold. */
const topics: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  start: startBench,
  web: webBench,
  lighthouse: lighthouseBench,
  cart: webCartBench,
  api: apiBench,
  checkout: checkoutBench,
  listings: listingsBench,
  feed: feedBench,
  einvoice: eInvoiceBench,
  search: searchBench,
  catalogue: catalogueBench,
  campaigns: campaignBench,
  growth: growthBench,
  followers: followersBench,
  relevance: relevanceBench,
  smartcart: smartCartBench,
};

/** Topics that open pages, for which the apps are built first. */
const withPages = new Set(['start', 'web', 'lighthouse', 'cart']);

/** The topics of a plain `pnpm bench`, in this order; the smart cart needs a folder of instances. */
const usual = ['start', 'web', 'api', 'search', 'catalogue', 'checkout'];

// Searches are unlimited: the bench measures the cost of requests, not the limits of a company.
process.env['CALLER_LIMITS'] ??= 'search=0';

// Removed from the command line: a checker in a folder of instances would read the rest as its own arguments.
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
