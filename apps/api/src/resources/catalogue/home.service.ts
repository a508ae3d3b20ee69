import type { getHomePageListingSections } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { Actor, Context } from '../../context.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { presentCard } from './card.presenter.ts';
import { finderOf } from '../finder/finder.ts';
import { findCards } from './find-cards.ts';
import { draftSections, perSection } from './home-sections.ts';
import { onTheShelf, underCampaign } from './home-shelf.ts';
import { announcements } from './announcements.ts';
import { remembered } from './remembered.ts';
import {
  findNearestFreeShipping,
  findSellerCampaign,
  findSliders,
  findTaste,
  findToday,
  unitsSold,
} from './home.sql.ts';

type Result = ResultOf<typeof getHomePageListingSections>;

const dayMs = 86_400_000;

/** The sections of the buyer home, those without a product left out, and what this pharmacy needs today. */
export async function homeSections(ctx: Context, actor: Actor, lastVisited: string): Promise<Result> {
  const { db, clock } = ctx;
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const closeUntil = formatIsoDay(addMonths(day, expiryCloseMonths));
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const [market, own] = await Promise.all([
    finderOf(db).market(now),
    inOneTrip(db, (one) =>
      Promise.all([
        findToday(one, actor.companyId, today, closeUntil),
        findNearestFreeShipping(one, actor.companyId, today),
        findSellerCampaign(one, now),
        findSliders(one, now),
      ]),
    ),
  ]);
  const [counts, nearest, campaign, running] = own;
  const habits = await remembered(db, `habits ${actor.companyId}`, () => findTaste(db, actor.companyId));
  const [drafts, sliders] = await Promise.all([
    draftSections(ctx, { market, habits, campaign, lastVisited }),
    announcements(db, running, today),
  ]);
  // On these two a product does not stand with its cheapest offer, but with the one that ends soon or has the campaign.
  const close = drafts.find(({ key }) => key === 'closeExpiry')?.productIds ?? [];
  const reduced = drafts.find(({ key }) => key === 'campaign')?.productIds ?? [];
  const ids = [
    ...new Set(
      drafts.flatMap(({ key, productIds }) =>
        key === 'closeExpiry' || key === 'campaign' ? [] : productIds,
      ),
    ),
  ];
  const ofCampaign = campaign && { sellerId: campaign.seller_id, campaign: true };
  const reader = { ...actor, now };
  const [cards, closeCards, reducedCards, sold] = await inOneTrip(db, (one) =>
    Promise.all([
      findCards(one, market, ids, reader, { today }),
      findCards(one, market, close, reader, { today, expiresBefore: closeUntil }),
      findCards(one, market, reduced, reader, { today, ...ofCampaign }),
      unitsSold(one, [...new Set([...ids, ...close, ...reduced])], weekAgo),
    ]),
  );
  const presented = (rows: typeof cards) =>
    rows.map((row) => ({ ...presentCard(row), soldLast7Days: sold.get(row.product_id) ?? 0 }));
  const usual = new Map(presented(cards).map((card) => [card.productId, card]));
  const sections = drafts.map(({ productIds, ...section }) => {
    if (section.key === 'closeExpiry')
      return { ...section, products: onTheShelf(presented(closeCards), now) };
    if (section.key === 'campaign')
      return { ...section, products: underCampaign(presented(reducedCards), campaign?.code, perSection) };
    return { ...section, products: productIds.flatMap((id) => usual.get(id) ?? []) };
  });
  return {
    sliders,
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
