import type { getHomePageListingSections } from '@havan/contract/catalogue/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { type FeatureFlag, isFlagOn } from '@havan/domain/feature-flag';
import { addDays, addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { Actor, Context } from '../../../core/context.ts';
import { flagValues, listFlags } from '../../identity/access/access-rules.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { presentCard } from '../lists/card.presenter.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { findCards } from '../lists/find-cards.ts';
import { findExpiryPreference } from '../../identity/buying-preference/buying-preference.service.ts';
import { perSection } from './home-choice.ts';
import { draftSections, visitedIds } from './home-sections.ts';
import { arrangeRows } from './home-rows.ts';
import { onTheShelf, underCampaign } from './home-shelf.ts';
import { announcements } from './announcements.ts';
import {
  findHomeRows,
  findNearestFreeShipping,
  findSellerCampaign,
  findSliders,
  findTaste,
  findToday,
  priceDropProducts,
} from './home.sql.ts';

type Result = ResultOf<typeof getHomePageListingSections>;

/** Returns the non-empty sections of the buyer home, and today's counts of this pharmacy. */
export async function homeSections(ctx: Context, actor: Actor, lastVisited: string): Promise<Result> {
  const { db, caches, clock } = ctx;
  const catalogue = catalogueOf(ctx);
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const closeUntil = formatIsoDay(addMonths(day, expiryCloseMonths));
  const own = await pipeline(db, [
    (one) => findToday(one, actor.companyId, today, closeUntil),
    (one) => findNearestFreeShipping(one, actor.companyId, today),
    (one) => findSellerCampaign(one, now),
    (one) => findSliders(one, now),
    findHomeRows,
    listFlags,
    (one) => findExpiryPreference(one, actor.companyId),
  ]);
  const [counts, nearest, campaign, running, rows, flags, prefersLongExpiry] = own;
  const isOn = (flag: FeatureFlag) => isFlagOn(flag, flagValues(flags), actor.userId);
  // The choice of these products may be a minute old; prices are current.
  const [habits, drops] = await Promise.all([
    catalogue.recent.get(`habits ${actor.companyId}`, () => findTaste(db, actor.companyId)),
    catalogue.recent.get('drops', () =>
      priceDropProducts(db, today, formatIsoDay(addDays(day, -30)), perSection),
    ),
  ]);
  const [choice, sliders] = await Promise.all([
    catalogue.index.home(now, {
      today,
      closeUntil,
      visited: visitedIds(lastVisited),
      habits,
      campaign: campaign ? { id: campaign.id, sellerId: campaign.seller_id } : null,
      others: drops,
      prefersLongExpiry,
    }),
    isOn('newHomeSlider') ? announcements(ctx, running, today) : [],
  ]);
  const { offers, closeOffers, campaignOffers } = choice;
  const ofCampaign = campaign && { sellerId: campaign.seller_id, campaign: true };
  const reader = { ...actor, now };
  // Two sections show the offer with a close expiry or under the campaign instead of the cheapest one.
  const [cards, closeCards, reducedCards] = await pipeline(db, [
    (one) => findCards({ db: one, caches }, offers, reader, { today, longFrom: closeUntil }),
    (one) => findCards({ db: one, caches }, closeOffers, reader, { today, expiresBefore: closeUntil }),
    (one) => findCards({ db: one, caches }, campaignOffers, reader, { today, ...ofCampaign }),
  ]);
  const soldLastWeek = new Map(
    [...offers, ...closeOffers, ...campaignOffers].map((each) => [each.productId, each.soldLastWeek]),
  );
  const presented = (rows: typeof cards) =>
    rows.map((row) => ({ ...presentCard(row), soldLast7Days: soldLastWeek.get(row.product_id) ?? 0 }));
  const usual = new Map(presented(cards).map((card) => [card.productId, card]));
  const sections = draftSections(choice, campaign, drops).map(({ productIds, ...section }) => {
    if (section.key === 'closeExpiry')
      return { ...section, products: onTheShelf(presented(closeCards), now) };
    if (section.key === 'campaign')
      return { ...section, products: underCampaign(presented(reducedCards), campaign?.code, perSection) };
    return { ...section, products: productIds.flatMap((id) => usual.get(id) ?? []) };
  });
  return {
    sliders,
    sections: arrangeRows(sections, rows, isOn),
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
