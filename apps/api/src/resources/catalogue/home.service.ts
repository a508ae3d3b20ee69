import type { getHomePageListingSections } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { Actor, Context } from '../../context.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { presentCard } from './card.presenter.ts';
import { finderOf } from '../finder/finder.ts';
import { findCards } from './find-cards.ts';
import { draftSections } from './home-sections.ts';
import { onTheShelf } from './home-shelf.ts';
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
  const shelf = drafts.find(({ key }) => key === 'closeExpiry')?.productIds ?? [];
  const ids = [
    ...new Set(drafts.flatMap(({ key, productIds }) => (key === 'closeExpiry' ? [] : productIds))),
  ];
  const [cards, shelfCards, sold] = await inOneTrip(db, (one) =>
    Promise.all([
      findCards(one, market, ids, { ...actor, now }, { today }),
      // On the shelf a product stands with the offer that ends soon, not with its cheapest one.
      findCards(one, market, shelf, { ...actor, now }, { today, expiresBefore: closeUntil }),
      unitsSold(one, [...new Set([...ids, ...shelf])], weekAgo),
    ]),
  );
  const byId = (rows: typeof cards) => new Map(rows.map((row) => [row.product_id, presentCard(row)]));
  const [usual, close] = [byId(cards), byId(shelfCards)];
  const sections = drafts.map(({ productIds, ...section }) => {
    const isShelf = section.key === 'closeExpiry';
    const products = productIds.flatMap((id) => {
      const card = (isShelf ? close : usual).get(id);
      return card ? [{ ...card, soldLast7Days: sold.get(id) ?? 0 }] : [];
    });
    return { ...section, products: isShelf ? onTheShelf(products, now) : products };
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
