import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { categories } from '@havan/reference-data/categories';
import { type DemoCampaign, demoCampaigns, stateOf } from '../listings/campaigns.ts';
import { type DemoListing, salePriceOf } from '../listings/listings.ts';
import { dayEnd, dayStart } from '../days.ts';
import type { Loader } from './loader.ts';

const dayMs = 24 * 3_600_000;

/** The columns of a campaign, in the order of its rows. */
export const campaignColumns = [
  'id',
  'code',
  'seller_id',
  'category_id',
  'title',
  'description',
  'kind',
  'state',
  'value',
  'starts_at',
  'ends_at',
  'steps',
  'buy_quantity',
  'free_quantity',
  'is_selected',
  'unit_limit',
  'units_left',
  'company_limit',
] as const;

/** Campaigns; their ids are their places in `demoCampaigns`, from 1. */
export async function loadCampaigns(loader: Loader, now: Date): Promise<void> {
  await loader.copy(
    'campaign',
    campaignColumns,
    demoCampaigns.map((c, i) => [
      i + 1,
      c.code,
      c.sellerId,
      c.categoryId,
      c.title,
      c.description,
      c.kind,
      stateOf(c),
      c.value,
      dayStart(now, c.from),
      dayEnd(now, c.to),
      JSON.stringify(c.steps),
      c.bonus?.buy ?? null,
      c.bonus?.get ?? null,
      c.isSelected,
      c.limits?.units ?? null,
      c.limits?.units ?? null,
      c.limits?.ofCompany ?? null,
    ]),
  );
}

/** Loads the adverts beneath the suggestions of the search (specification §3, advertText). */
export async function loadAdverts(loader: Loader, now: Date): Promise<void> {
  const day = (days: number): Date => new Date(now.getTime() + days * dayMs);
  await loader.copy(
    'search_advert',
    ['advert_text', 'href', 'starts_at', 'ends_at'],
    [
      ['Kış Sağlığı Günleri: bağışıklık ürünlerinde %10 indirim', '/categories/1376', day(-10), day(25)],
      ['Yıl sonu sayımı öncesi: sarf malzemeleri', '/categories/1847', day(20), day(45)],
    ],
  );
}

/** Headings of the market with the codes of what stands beneath them. */
const demoTags = [
  {
    title: 'Kış hazırlığı',
    description: 'Bağışıklık ve soğuk algınlığı raflarını doldurmak için süren kampanyalar.',
    codes: ['kis_sagligi', 'vitamin_10_1', 'virendo_ayi'],
  },
  {
    title: 'Çok alana',
    description: 'Adet arttıkça birim fiyatı düşen ya da mal fazlası veren kampanyalar.',
    codes: ['molekta_coklu', 'medikal_sepet', 'vitamin_10_1'],
  },
] as const;

/** The headings of special offers with their campaigns. */
export async function loadSpecialOffers(loader: Loader): Promise<void> {
  await loader.copy(
    'special_offer_tag',
    ['id', 'title', 'description', 'position'],
    demoTags.map(({ title, description }, i) => [i + 1, title, description, i + 1]),
  );
  await loader.copy(
    'campaign_tag',
    ['tag_id', 'campaign_id'],
    demoTags.flatMap(({ codes }, i) =>
      codes.map((code) => [i + 1, demoCampaigns.findIndex((each) => each.code === code) + 1] as const),
    ),
  );
}

/** So many offers of a campaign that is for selected goods. */
const mostSelected = 60;
/** The smallest stock that is worth a campaign. */
const leastStock = 6;

/**
 * Chooses the offers of campaigns that are for some listings only: the best offer of each product of their category, in
 * the order of the products. `offers` comes product by product.
 */
export async function loadCampaignListings(
  loader: Loader,
  offers: Iterable<DemoListing>,
  now: Date,
): Promise<void> {
  const today = formatIsoDay(istanbulDayOf(now));
  const selections = demoCampaigns.flatMap((campaign, i) =>
    campaign.isSelected && (campaign.categoryId !== null || campaign.sellerId !== null)
      ? [
          {
            id: i + 1,
            campaign,
            categories: campaign.categoryId === null ? null : categoriesBelow(campaign.categoryId),
            best: new Map<number, DemoListing>(),
          },
        ]
      : [],
  );
  for (const offer of offers) {
    const open = selections.filter(({ best }) => best.size < mostSelected || best.has(offer.product.id));
    if (open.length === 0) break;
    for (const { campaign, categories, best } of open) {
      if (categories?.has(offer.product.categoryId) === false || !isEligible(campaign, offer, today))
        continue;
      const known = best.get(offer.product.id);
      if (!known || salePriceOf(offer) < salePriceOf(known)) best.set(offer.product.id, offer);
    }
  }
  await loader.copy(
    'campaign_listing',
    ['campaign_id', 'listing_id'],
    selections.flatMap(({ id, best }) => [...best.values()].map((offer) => [id, offer.id] as const)),
  );
}

function isEligible(campaign: DemoCampaign, offer: DemoListing, today: string): boolean {
  return (
    offer.state === 'active' &&
    offer.stock >= leastStock &&
    (offer.expiration === null || offer.expiration > today) &&
    (campaign.sellerId === null || campaign.sellerId === offer.sellerId) &&
    // An amount off makes sense where it is a small part of the price.
    (campaign.kind !== 'amountOff' || salePriceOf(offer) >= 4 * campaign.value)
  );
}

/** Returns a category with its children and theirs. */
function categoriesBelow(id: number): ReadonlySet<number> {
  const ids = new Set([id]);
  // Parents stand before their children.
  for (const { id: own, parentId } of categories) if (parentId !== null && ids.has(parentId)) ids.add(own);
  return ids;
}
