import { istanbulIsoDay } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { type AlertEvent, alertEventOf } from '@havan/domain/product-alert';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { changesSince, currentSnapshot, productsOfSellers } from '../index/search-index.sql.ts';
import { insertNotifications, type NewNotification } from '../../notifications/inbox/inbox.service.ts';
import { noteCampaignPrices } from '../price-history/note-campaign-prices.ts';
import { settlePrices } from '../price-history/price-history.sql.ts';
import {
  findOwnOffers,
  findWatched,
  keepLook,
  lastLook,
  type Look,
  type MovedAlert,
  takeMovedAlerts,
} from './alerts.sql.ts';

/** Alerts processed in one transaction. */
const batch = 500;

/**
 * Turns the market's changes since the last run into notifications, each event once: the alert is updated in the
 * transaction that stores its notification. At midnight in Istanbul offers expire without a change, and a campaign
 * changes prices wherever it runs: then every alert is checked. The run also settles the price history and records
 * campaign prices.
 */
export async function notifyAlerts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const day = istanbulIsoDay(now);
  const before = await lastLook(ctx.db);
  const { look, productIds, campaignsChanged } = await whatChanged(ctx, before, now);
  if (productIds === null || productIds.length > 0) await settlePrices(ctx.db, productIds, day);
  const repriced = campaignsChanged ? null : productIds;
  await noteCampaignPrices(ctx, repriced, before?.looked_at ?? null);
  await notifyAll(ctx, repriced);
  await keepLook(ctx.db, look);
}

interface Changed {
  /** Time up to which this run reads changes. */
  readonly look: Look;
  /** The products whose offers changed; null for all. */
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
  const changes = await changesSince(db, before.snapshot);
  const theirs = await productsOfSellers(db, changes.seller_ids);
  return {
    look: { ...look, snapshot: changes.snapshot },
    productIds: changes.everything ? null : [...new Set([...changes.product_ids, ...theirs])],
    campaignsChanged: changes.campaigns_changed,
  };
}

async function notifyAll(ctx: Context, among: readonly number[] | null): Promise<void> {
  const productIds = among?.length === 0 ? [] : await findWatched(ctx.db, among);
  if (productIds.length === 0) return;
  const { index } = catalogueOf(ctx);
  const now = ctx.clock.now();
  const shown = await index.shown(now, productIds);
  const own = await findOwnOffers(ctx.db, productIds);
  const others = await index.pricesFor(
    now,
    own.map((each) => ({ companyId: each.company_id, productId: each.product_id })),
  );
  const watched = {
    productIds,
    prices: shown.map(({ price }) => price),
    own: own.map((each, i) => ({ ...each, price: others[i] ?? null })),
  };
  for (let moved = batch; moved === batch; ) {
    moved = await withTransaction(ctx.db, async (db) => {
      const alerts = await takeMovedAlerts(db, watched, batch);
      await insertNotifications(db, noticesOf(alerts, ctx.clock.now()));
      return alerts.length;
    });
  }
}

/** Returns one notification for each company, product and event. */
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
