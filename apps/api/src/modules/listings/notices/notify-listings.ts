import { formatCount } from '@havan/domain/count';
import { addMonths, formatIsoDay, istanbulDayOf, istanbulMidnight } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import { lowStockUnits } from '@havan/domain/listing-figures';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import {
  deleteNotices,
  type ListingNoticeKind,
  type NoticeBounds,
  takeNotices,
} from './listing-notices.sql.ts';

/** Hour of the Istanbul day from which sellers are notified. */
const firstHour = 9;
const hourMs = 3_600_000;

const listingsOf = (count: number, product: string): string =>
  count === 1 ? `“${product}” ilanınızın` : `${formatCount(count)} ilanınızın`;

interface Notice {
  readonly subCategoryId: number;
  readonly text: (listings: string) => string;
  /** Returns the link to the listings of the notice, in the table of the seller. */
  readonly redirectUrl: (bounds: NoticeBounds) => string;
}

const notices: Readonly<Record<ListingNoticeKind, Notice>> = {
  closeExpiry: {
    subCategoryId: notificationKinds.listingsExpiring,
    text: (listings) => `${listings} miadına ${expiryCloseMonths} aydan az kaldı. Fiyatını gözden geçirin.`,
    redirectUrl: ({ closeBefore }) => `/myprofile/listings?to=${closeBefore.slice(0, 7)}&sort=expiration`,
  },
  lowStock: {
    subCategoryId: notificationKinds.listingsLow,
    text: (listings) => `${listings} stoğu ${lowStockUnits} adede ya da altına indi. Stoğunu güncelleyin.`,
    redirectUrl: ({ lowStock }) => `/myprofile/listings?stock=${lowStock}&sort=stock`,
  },
};

/**
 * Notifies sellers of listings whose expiry comes close or whose stock runs low: one notification for each kind and
 * day, whatever the number of listings. A listing is reported again only after the condition has ended in between.
 */
export async function notifyListings(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const day = istanbulDayOf(now);
  const since = istanbulMidnight(day);
  if (now.getTime() < since.getTime() + firstHour * hourMs) return;
  const bounds: NoticeBounds = {
    today: formatIsoDay(day),
    closeBefore: formatIsoDay(addMonths(day, expiryCloseMonths)),
    lowStock: lowStockUnits,
  };
  // Both kinds use the same connection, so they run one after the other.
  for (const kind of ['closeExpiry', 'lowStock'] as const)
    await notifyKind(ctx, kind, bounds, { now, since });
}

const notifyKind = (
  ctx: Context,
  kind: ListingNoticeKind,
  bounds: NoticeBounds,
  at: { readonly now: Date; readonly since: Date },
): Promise<void> =>
  withTransaction(ctx.db, async (trx) => {
    await deleteNotices(trx, kind, bounds);
    const sellers = await takeNotices(trx, kind, bounds, at);
    const { subCategoryId, text, redirectUrl } = notices[kind];
    await insertNotifications(
      trx,
      sellers.map(({ seller_id: companyId, listings, product_name: product }) => ({
        companyId,
        mainCategoryId: notificationMainCategories.sales,
        subCategoryId,
        body: text(listingsOf(listings, product)),
        redirectUrl: redirectUrl(bounds),
        issueDate: at.now,
      })),
    );
  });

export const listingNoticeJobs: readonly Job[] = [
  { name: 'listing-notices', everySeconds: 1800, run: notifyListings },
];
