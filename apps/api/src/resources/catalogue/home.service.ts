import type { getHomePageListingSections } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { addDays, addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths, recentlyVisitedLimit } from '@havan/domain/limits';
import type { Actor, Context } from '../../context.ts';
import { finderOf } from '../finder/finder.ts';
import { presentCard } from './card.presenter.ts';
import { findCards } from './cards.sql.ts';
import {
  bestSellingProducts,
  findNearestFreeShipping,
  findSellerCampaign,
  findToday,
  priceDropProducts,
  productsOfSeller,
  unitsSold,
} from './home.sql.ts';
import { dayNumber, questionOf } from './offer-filter.ts';
import { remembered } from './remembered.ts';

type Result = ResultOf<typeof getHomePageListingSections>;
type Section = Result['sections'][number];
interface Draft extends Omit<Section, 'products'> {
  readonly productIds: readonly number[];
}

const perSection = 12;
const dayMs = 86_400_000;

/** The sections of the buyer home, those without a product left out, and what this pharmacy needs today. */
export async function homeSections(ctx: Context, actor: Actor, lastVisited: string): Promise<Result> {
  const { db, clock } = ctx;
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const closeUntil = formatIsoDay(addMonths(day, expiryCloseMonths));
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const [drafts, counts, nearest] = await Promise.all([
    draftSections(ctx, lastVisited),
    findToday(db, actor.companyId, today, closeUntil),
    findNearestFreeShipping(db, actor.companyId, today),
  ]);
  const ids = [...new Set(drafts.flatMap(({ productIds }) => productIds))];
  const [cards, sold] = await Promise.all([
    findCards(db, ids, actor.userId, { today }),
    unitsSold(db, ids, weekAgo),
  ]);
  const byId = new Map(cards.map((card) => [card.product_id, presentCard(card)]));
  const sections = drafts.map(({ productIds, ...section }) => ({
    ...section,
    products: productIds.flatMap((id) => {
      const card = byId.get(id);
      return card ? [{ ...card, soldLast7Days: sold.get(id) ?? 0 }] : [];
    }),
  }));
  return {
    sections: sections.filter(({ products }) => products.length > 0),
    today: {
      ordersUnderway: counts.underway,
      awaitingApproval: counts.awaiting,
      closeExpiryPurchased: counts.close_expiry,
      nearestFreeShipping: nearest && {
        sellerUsername: nearest.name,
        goods: nearest.goods,
        freeShippingFrom: nearest.free_shipping_from,
      },
    },
  };
}

async function draftSections({ db, clock }: Context, lastVisited: string): Promise<Draft[]> {
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const closeUntil = formatIsoDay(addMonths(day, expiryCloseMonths));
  const [market, best, drops, campaign] = await Promise.all([
    finderOf(db).market(),
    remembered(db, 'best', () => bestSellingProducts(db, new Date(now.getTime() - 30 * dayMs), perSection)),
    remembered(db, 'drops', () => priceDropProducts(db, today, formatIsoDay(addDays(day, -30)), perSection)),
    findSellerCampaign(db, now),
  ]);
  const campaignSeller = campaign?.seller_id ?? null;
  const ofCampaign =
    campaignSeller === null
      ? []
      : await remembered(db, `seller ${campaignSeller}`, () =>
          productsOfSeller(db, campaignSeller, today, perSection),
        );
  return [
    {
      key: 'lastVisited',
      title: 'Son Gezdiğiniz Ürünler',
      subtitle: 'Kaldığınız yerden devam edin',
      href: null,
      productIds: visitedIds(lastVisited),
    },
    {
      key: 'closeExpiry',
      title: 'Miadı Yaklaşan Fırsatlar',
      subtitle: 'Sekiz aydan kısa miatlı, en yüksek indirimli ilanlar',
      href: null,
      productIds: market.deepest(
        { ...questionOf({ today }), expiresBefore: dayNumber(closeUntil) },
        perSection,
      ),
    },
    {
      key: 'bestSellers',
      title: 'Çok Satanlar',
      subtitle: 'Son 30 günde en çok alınan ürünler',
      href: '/productlistings?sort=3',
      productIds: best,
    },
    {
      key: 'campaign',
      title: campaign?.title ?? '',
      subtitle: campaign?.description ?? '',
      href: campaign ? `/campaigns/${campaign.code}` : null,
      productIds: ofCampaign,
    },
    {
      key: 'priceDrops',
      title: 'Fiyatı Düşenler',
      subtitle: 'Son 30 günde fiyatı inen ilanlar',
      href: '/productlistings?discounted=true',
      productIds: drops,
    },
  ];
}

/** Ids of a comma list, newest first; 0 stands for none (specification §9). */
function visitedIds(lastVisited: string): number[] {
  const ids = lastVisited.split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, recentlyVisitedLimit);
}
