import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import type { StoragePort } from '../ports/storage-port.ts';
import { demoPassword } from './accounts.ts';
import { demoProducts } from './goods/products.ts';
import { demoRxProducts, type RxRow } from './goods/rx-products.ts';
import { loadCatalogue, loadListings, loadRxProducts, type OfferPlan, offersOf } from './load/load-goods.ts';
import { loadCampaignGoods, recallCampaignPrices } from './load/campaign-goods.sql.ts';
import { loadConsents } from './load/consents.sql.ts';
import { loadCompanies, loadPlaces } from './load/load-people.ts';
import { loadStaff } from './load/load-staff.ts';
import { loadPriceDays, loadQuestions } from './load/load-product-pages.ts';
import { loadAdverts, loadCampaigns, loadTalk } from './load/load-talk.ts';
import { loadOrders, loadWishes } from './load/load-trade.ts';
import { createLoader, type Loader, type SeedProgress } from './load/loader.ts';
import { clearMarket, continueSequences, refreshStatistics } from './market.sql.ts';
import { demoBuyers, demoSellers } from './people/companies.ts';
import { turkishCities } from './people/places.ts';
import { demoConversations } from './talk/conversations.ts';
import { demoNotifications } from './talk/notifications.ts';
import { buyableBySeller } from './trade/market-goods.ts';
import { demoPayments } from './trade/orders.ts';

export interface SeedOptions {
  readonly now: Date;
  /** 1,200 unless said otherwise. */
  readonly products?: number;
  /** 10,000 unless said otherwise. */
  readonly listings?: number;
  /** Replaces the invented prescription items. */
  readonly rxProducts?: Iterable<RxRow>;
  /** Empties every table first; without it the database must be empty. */
  readonly replace?: boolean;
  /** Takes the invoices and photos of the orders; without it they have none. */
  readonly storage?: Pick<StoragePort, 'put'>;
  readonly onProgress?: (progress: SeedProgress) => void;
}

export interface SeedResult {
  readonly rows: number;
  /** Milliseconds, indexes and statistics included. */
  readonly ms: number;
}

const drawn = { products: 1200, listings: 10_000, buyers: 60, payments: 260 } as const;
/** Orders, baskets and talks stay within this many products, whatever the size of the market. */
const tradedProducts = 1200;

/**
 * Fills an empty, migrated database with the demo market (product, data). All of it or, when anything fails or the
 * process ends, nothing: it is one transaction.
 */
export async function seedDemoMarket(databaseUrl: string, options: SeedOptions): Promise<SeedResult> {
  const started = performance.now();
  // A client of its own: the pool's time limits are for requests.
  const client = new Client({ connectionString: databaseUrl, application_name: 'havan-seed' });
  await client.connect();
  try {
    const loader = createLoader(client, options.onProgress ?? (() => undefined));
    await client.query('begin');
    if (options.replace) await clearMarket(client);
    await loadMarket(loader, options, await hash(demoPassword));
    await loadConsents(client);
    await loadCampaignGoods(client);
    await recallCampaignPrices(client, options.now);
    await continueSequences(client);
    await client.query('commit');
    await refreshStatistics(client);
    return { rows: loader.total(), ms: performance.now() - started };
  } finally {
    await client.end();
  }
}

async function loadMarket(loader: Loader, options: SeedOptions, passwordHash: string): Promise<void> {
  const { now, products: productCount = drawn.products, listings = drawn.listings } = options;
  const cities = turkishCities();
  const sellers = demoSellers(Math.max(40, Math.ceil(listings / 500)), cities);
  const buyers = demoBuyers(drawn.buyers, sellers.length + 1, cities);
  const products = [...demoProducts(productCount)];
  const plan: OfferPlan = { products, sellers, count: listings, now };

  await loadPlaces(loader, cities);
  await loadCompanies(loader, [...sellers, ...buyers], passwordHash, now);
  const firstId = sellers.length + buyers.length + 1;
  await loadStaff(loader, { companies: sellers.slice(0, 4), firstId }, passwordHash, now);
  await loadCatalogue(loader, products, now);
  await loadRxProducts(loader, options.rxProducts ?? demoRxProducts);
  await loadPriceDays(loader, offersOf(plan), Math.min(productCount, tradedProducts), now);
  await loadListings(loader, plan);
  await loadCampaigns(loader, now);
  await loadAdverts(loader, now);

  const goods = buyableBySeller(offersOf(plan), tradedProducts, now);
  for (const seller of sellers) if (seller.salesBan) goods.delete(seller.id);
  const traders = sellers.slice(0, 40);
  const payments = demoPayments({ sellers: traders, buyers, goods, now }, drawn.payments);
  await loadOrders(loader, payments, traders, now, options.storage);
  const unoffered = products.filter(({ demand }) => demand === 0).map(({ id }) => id);
  const wishes = { goods, unoffered: unoffered.slice(0, 2) };
  await loadWishes(loader, [...sellers.slice(0, 2), ...buyers], traders, wishes, now);
  await loadQuestions(loader, goods, buyers, Math.min(productCount, tradedProducts), now);
  const talks = demoConversations(traders, buyers, now);
  await loadTalk(loader, talks, demoNotifications([...sellers.slice(0, 4), ...buyers], payments, now));
}
