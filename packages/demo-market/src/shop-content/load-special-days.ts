import { campaignColumns } from '../load/load-campaigns.ts';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { highestSpecialPrice } from '@havan/domain/special-day';
import { dayEnd, dayStart } from '../days.ts';
import { demoCampaigns } from '../listings/campaigns.ts';
import { type DemoListing, salePriceOf } from '../listings/listings.ts';
import type { Loader } from '../load/loader.ts';

const dayMs = 24 * 3_600_000;

/** A day that runs, and one that sellers may still join; days are counted from now. */
const demoDays = [
  {
    id: 1,
    title: 'Kasım Fırsat Günleri',
    description: 'Satıcıların bu günlere özel fiyatları; her ilan en az %20 indirimli.',
    leastPercent: 20,
    joinUntil: -4,
    from: -1,
    to: 3,
    offers: 18,
    state: 'approved',
  },
  {
    id: 2,
    title: 'Yeni Yıl Günleri',
    description: 'Yıl sonu stokları için; katılım 10 gün daha açık.',
    leastPercent: 15,
    joinUntil: 10,
    from: 20,
    to: 27,
    offers: 9,
    state: 'proposed',
  },
] as const;

/** One offer of each of so many products; a seller takes part with a few. */
const mostOfSeller = 3;
const leastStock = 10;

/** Special days with the offers of sellers; those of the day that runs are campaigns. */
export async function loadSpecialDays(
  loader: Loader,
  listings: Iterable<DemoListing>,
  now: Date,
): Promise<void> {
  const at = (days: number): Date => new Date(now.getTime() + days * dayMs);
  await loader.copy(
    'special_day',
    [
      'id',
      'title',
      'description',
      'least_percent',
      'join_until',
      'starts_at',
      'ends_at',
      'state',
      'created_at',
    ],
    demoDays.map((day) => [
      day.id,
      day.title,
      day.description,
      day.leastPercent,
      dayEnd(now, day.joinUntil),
      dayStart(now, day.from),
      dayEnd(now, day.to),
      'open',
      at(day.joinUntil - 14),
    ]),
  );
  const chosen = chooseListings(
    listings,
    now,
    demoDays.reduce((sum, { offers }) => sum + offers, 0),
  );
  let from = 0;
  for (const day of demoDays) {
    const own = chosen.slice(from, from + day.offers);
    from += day.offers;
    const offers = own.map((listing) => ({
      listing,
      price: highestSpecialPrice(salePriceOf(listing), day.leastPercent),
    }));
    if (day.state === 'approved') await loadDayCampaigns(loader, day, offers, now);
    await loader.copy(
      'special_day_offer',
      [
        'special_day_id',
        'seller_id',
        'listing_id',
        'price',
        'state',
        'proposed_at',
        'decided_at',
        'campaign_id',
      ],
      offers.map(({ listing, price }, i) => [
        day.id,
        listing.sellerId,
        listing.id,
        price,
        day.state,
        at(Math.min(day.joinUntil, 0) - 3),
        day.state === 'approved' ? at(day.joinUntil + 1) : null,
        day.state === 'approved' ? firstCampaign + i : null,
      ]),
    );
  }
}

/** The campaigns of the market and its sellers have the ids before. */
const firstCampaign = demoCampaigns.length + 1;

async function loadDayCampaigns(
  loader: Loader,
  day: (typeof demoDays)[number],
  offers: readonly { readonly listing: DemoListing; readonly price: number }[],
  now: Date,
): Promise<void> {
  await loader.copy(
    'campaign',
    campaignColumns,
    offers.map(({ listing, price }, i) => {
      const amount = salePriceOf(listing) - price;
      return [
        firstCampaign + i,
        `ozel_gun_${day.id}_${i + 1}`,
        listing.sellerId,
        null,
        day.title,
        '',
        'specialDay',
        'running',
        amount,
        dayStart(now, day.from),
        dayEnd(now, day.to),
        JSON.stringify([{ fromQuantity: 1, percent: 0, amount }]),
        null,
        null,
        true,
        null,
        null,
        null,
      ] as const;
    }),
  );
  await loader.copy(
    'campaign_listing',
    ['campaign_id', 'listing_id'],
    offers.map(({ listing }, i) => [firstCampaign + i, listing.id] as const),
  );
}

/** Returns listings on sale of so many products, each product and each seller a few times at most. */
function chooseListings(listings: Iterable<DemoListing>, now: Date, count: number): DemoListing[] {
  const today = formatIsoDay(istanbulDayOf(now));
  const chosen: DemoListing[] = [];
  const bySeller = new Map<number, number>();
  const products = new Set<number>();
  for (const listing of listings) {
    if (chosen.length === count) break;
    const { product, sellerId, state, stock, expiration } = listing;
    const isOnSale = state === 'active' && stock >= leastStock && (expiration ?? '9999') > today;
    const taken = bySeller.get(sellerId) ?? 0;
    if (!isOnSale || products.has(product.id) || taken >= mostOfSeller) continue;
    chosen.push(listing);
    products.add(product.id);
    bySeller.set(sellerId, taken + 1);
  }
  return chosen;
}
