import { istanbulIsoDay } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { type AlertEvent, alertEventOf } from '@havan/domain/product-alert';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { shelvesNow } from '../catalogue/shelf-price.ts';
import { changesSince, currentSnapshot } from '../finder/finder.sql.ts';
import { insertNotifications, type NewNotification } from '../inbox/inbox.sql.ts';
import { noteCampaignPrices } from '../product-page/note-campaign-prices.ts';
import { settlePrices } from '../product-page/price-history.sql.ts';
import {
  findOwnOffers,
  findWatched,
  keepLook,
  lastLook,
  type Look,
  type MovedAlert,
  takeMovedAlerts,
} from './alerts.sql.ts';

/** Alerts moved in one transaction. */
const batch = 500;

/**
 * Looks at what the market changed since the last look and turns it into notifications, each event once: the alert moves
 * on in the transaction that stores its notification. At midnight in Istanbul offers end without a change, and a campaign
 * changes prices wherever it runs: then the look is at every alert. The price history is settled on the way, and what campaigns make of it noted.
 */
export async function tellAlerts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const day = istanbulIsoDay(now);
  const before = await lastLook(ctx.db);
  const { look, productIds, campaignsChanged } = await whatChanged(ctx, before, now);
  if (productIds === null || productIds.length > 0) await settlePrices(ctx.db, productIds, day);
  const repriced = campaignsChanged ? null : productIds;
  await noteCampaignPrices(ctx, repriced, before?.looked_at ?? null);
  await tellAll(ctx, repriced);
  await keepLook(ctx.db, look);
}

interface Changed {
  /** How far this look reaches. */
  readonly look: Look;
  /** The products whose offers changed, null for all. */
  readonly productIds: readonly number[] | null;
  readonly campaignsChanged: boolean;
}

async function whatChanged({ db }: Context, before: Look | null, now: Date): Promise<Changed> {
  const look = { day: istanbulIsoDay(now), looked_at: now };
  if (before?.day !== look.day)
    return {
      look: { ...look, snapshot: await currentSnapshot(db) },
      productIds: null,
      campaignsChanged: true,
    };
  const { snapshot, product_ids, campaigns_changed } = await changesSince(db, before.snapshot);
  const known = product_ids.filter((id) => id !== null);
  return {
    look: { ...look, snapshot },
    productIds: known.length < product_ids.length ? null : known,
    campaignsChanged: campaigns_changed,
  };
}

async function tellAll(ctx: Context, among: readonly number[] | null): Promise<void> {
  const productIds = among?.length === 0 ? [] : await findWatched(ctx.db, among);
  if (productIds.length === 0) return;
  const shelves = await shelvesNow(ctx);
  const own = await findOwnOffers(ctx.db, productIds);
  const watched = {
    productIds,
    prices: productIds.map((id) => shelves.of(id)?.price ?? null),
    own: own.map((each) => ({ ...each, price: shelves.priceFor(each.company_id, each.product_id) })),
  };
  for (let moved = batch; moved === batch; ) {
    moved = await withTransaction(ctx.db, async (db) => {
      const alerts = await takeMovedAlerts(db, watched, batch);
      await insertNotifications(db, noticesOf(alerts, ctx.clock.now()));
      return alerts.length;
    });
  }
}

/** One notice a company, product and event, however many of its users wait for it. */
function noticesOf(alerts: readonly MovedAlert[], at: Date): NewNotification[] {
  const notices = new Map<string, NewNotification>();
  for (const alert of alerts) {
    const { company_id: companyId, product_id: productId, before, now } = alert;
    const wish = {
      priceDrop: alert.price_drop,
      backInStock: alert.back_in_stock,
      targetPrice: alert.target_price,
    };
    const event = alertEventOf(wish, before, now);
    if (event === null || now === null) continue;
    notices.set(`${companyId}:${productId}:${event}`, {
      companyId,
      mainCategoryId: notificationMainCategories.purchases,
      subCategoryId: notificationKinds[event],
      body: sentenceOf(event, alert.product_name, before, now),
      redirectUrl: `/listingdetail/${productId}`,
      issueDate: at,
    });
  }
  return [...notices.values()];
}

function sentenceOf(event: AlertEvent, name: string, before: number | null, now: number): string {
  if (event === 'backInStock') return `${name} yeniden satışta: ${formatMoney(now)}.`;
  const from = before === null ? '' : `${formatMoney(before)}’den `;
  return `${name}: fiyat ${from}${formatMoney(now)}’ye düştü.`;
}
