import { demoProducts } from './listings/products.ts';
import { demoRxProducts, type RxRow } from './listings/rx-products.ts';
import {
  loadCatalogue,
  loadListings,
  loadRxProducts,
  type OfferPlan,
  offersOf,
} from './load/load-listings.ts';
import { loadConsents, type PlatformTexts } from './load/load-consents.ts';
import { loadCompanies } from './load/load-companies.ts';
import { loadStaff } from './load/load-staff.ts';
import { loadPriceDays, loadQuestions } from './load/load-product-pages.ts';
import {
  loadAdverts,
  loadCampaignListings,
  loadCampaigns,
  loadSpecialOffers,
} from './load/load-campaigns.ts';
import type { CopyClient } from './load/copy.ts';
import type { FileStorage } from './load/load-files.ts';
import type { RunOperators } from './load/money/load-payout-runs.ts';
import { loadAnnouncements, loadMessages, loadNotifications } from './load/load-messages.ts';
import { loadTickets } from './load/support/load-tickets.ts';
import { createLedgerLoader } from './load/money/load-ledger.ts';
import { loadOrders } from './load/load-orders.ts';
import { loadPastOrders } from './load/past/load-past-orders.ts';
import { loadWishes } from './load/load-wishes.ts';
import { createLoader, type SeedProgress } from './load/loader.ts';
import { loadBadgeApplications, loadBadges } from './companies/load-badges.ts';
import { demoBuyers, demoSellers } from './companies/companies.ts';
import { turkishCities } from './companies/places.ts';
import { demoConversations } from './messages/conversations.ts';
import { demoTickets } from './messages/tickets.ts';
import { announcementNotices, demoAnnouncements } from './messages/announcements.ts';
import { demoNotifications } from './messages/notifications.ts';
import { loadSliders } from './shop-content/load-sliders.ts';
import { loadSpecialDays } from './shop-content/load-special-days.ts';
import { buyableBySeller } from './orders/market-goods.ts';
import { demoPayments, firstOrderId } from './orders/orders.ts';
import { pastPayments } from './orders/past-payments.ts';
import { loadRecall, loadRisks } from './risks/load-risks.ts';
import { demoRecall, demoRisks } from './risks/risks.ts';

export interface MarketOptions {
  readonly now: Date;
  /** Number of products; 1,200 by default. */
  readonly products?: number;
  /** Number of listings; 10,000 by default. */
  readonly listings?: number;
  /** Completed orders of the last three years beside the drawn ones; none by default. */
  readonly pastOrders?: number;
  /** Replaces the invented prescription items. */
  readonly rxProducts?: Iterable<RxRow>;
  /** Stores the invoices and photos of the orders; without it the orders have none. */
  readonly storage?: FileStorage;
  readonly operators: RunOperators;
  readonly onProgress?: (progress: SeedProgress) => void;
  /** The hash of `demoPassword`, in the format of the product. */
  readonly passwordHash: string;
  readonly texts: PlatformTexts;
}

const drawn = { products: 1200, listings: 10_000, buyers: 60, payments: 260 } as const;
/** Orders, carts and conversations stay within this many products, whatever the size of the market. */
const tradedProducts = 1200;
/** Past orders are drawn from this many products, so that their offers fit into memory. */
const pastProducts = 50_000;

/**
 * Copies the demo market into the database of `client`, which holds only the reference data, and returns the number of
 * rows. The caller opens and commits the transaction, and updates identity columns and statistics.
 */
export async function loadDemoMarket(client: CopyClient, options: MarketOptions): Promise<number> {
  const loader = createLoader(client, options.onProgress ?? (() => undefined));
  const { now, passwordHash, products: productCount = drawn.products, listings = drawn.listings } = options;
  const { pastOrders = 0 } = options;
  const cities = turkishCities();
  const sellers = demoSellers(Math.max(40, Math.ceil(listings / 500)), cities);
  const buyers = demoBuyers(drawn.buyers, sellers.length + 1, cities);
  const products = [...demoProducts(productCount)];
  const plan: OfferPlan = { products, sellers, count: listings, now };

  const owners = await loadCompanies(loader, [...sellers, ...buyers], passwordHash, now);
  const firstId = sellers.length + buyers.length + 1;
  const staff = await loadStaff(loader, { companies: sellers.slice(0, 4), firstId }, passwordHash, now);
  await loadCatalogue(loader, products, now);
  await loadBadges(loader, sellers, now);
  await loadRxProducts(loader, options.rxProducts ?? demoRxProducts);
  await loadPriceDays(loader, offersOf(plan), Math.min(productCount, tradedProducts), now);
  await loadListings(loader, plan);
  await loadCampaigns(loader, now);
  await loadAdverts(loader, now);
  await loadSpecialOffers(loader);
  await loadSliders(loader, now);

  const goods = buyableBySeller(offersOf(plan), tradedProducts, now);
  for (const seller of sellers) if (seller.salesBan) goods.delete(seller.id);
  const traders = sellers.slice(0, 40);
  const ledger = createLedgerLoader(loader);
  if (pastOrders > 0) {
    const past = buyableBySeller(offersOf(plan), pastProducts, now);
    await loadPastOrders(loader, pastPayments({ sellers, buyers, goods: past, now }, pastOrders), {
      ...options,
      ledger,
    });
  }
  const payments = demoPayments(
    { sellers: traders, buyers, goods, now },
    drawn.payments,
    firstOrderId + pastOrders,
  );
  await loadOrders(loader, payments, traders, { ...options, ledger });
  const unoffered = products.filter(({ demand }) => demand === 0).map(({ id }) => id);
  const wishes = { goods, unoffered: unoffered.slice(0, 2) };
  await loadWishes(loader, [...sellers.slice(0, 2), ...buyers], traders, wishes, now);
  const keen = new Set(sellers.slice(0, 4).map(({ id }) => id));
  await loadQuestions(loader, goods, keen, buyers, Math.min(productCount, tradedProducts), now);
  const threads = demoConversations(traders, buyers, now);
  await loadMessages(loader, threads);
  const announcements = demoAnnouncements(now);
  const everyone = [...sellers, ...buyers];
  await loadAnnouncements(loader, announcements, everyone.length);
  await loadNotifications(loader, [
    ...demoNotifications([...sellers.slice(0, 4), ...buyers], payments, now),
    ...announcementNotices(announcements, everyone, now),
  ]);
  const askers = { sellers: sellers.slice(0, 4), buyers: buyers.slice(0, 6) };
  await loadTickets(loader, demoTickets(askers, payments, now));
  await loadConsents(loader, [...owners, ...staff], options.texts);
  await loadCampaignListings(loader, offersOf(plan), now);
  await loadSpecialDays(loader, offersOf(plan), now);
  if (options.storage)
    await loadRisks(loader, options.storage, demoRisks(tradedOffers(plan), now), buyers, now);
  if (options.storage) await loadBadgeApplications(loader, options.storage, sellers, now);
  const recall = demoRecall(payments, now);
  if (recall) await loadRecall(loader, recall);
  return loader.total();
}

/** Yields the offers of the traded products, independent of the size of the market. */
function* tradedOffers(plan: OfferPlan) {
  for (const offer of offersOf(plan)) {
    if (offer.product.id > tradedProducts) return;
    yield offer;
  }
}
