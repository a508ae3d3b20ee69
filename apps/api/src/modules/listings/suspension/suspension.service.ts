import { formatCount } from '@havan/domain/count';
import { notificationKinds } from '@havan/domain/notification-kind';
import { notificationMainCategories } from '@havan/domain/notification';
import type { Db } from '../../../core/db/database.ts';
import { insertNotifications, type NewNotification } from '../../notifications/inbox/inbox.service.ts';
import * as sql from './suspension.sql.ts';

/** Returns listings of one seller in one sentence: the product of a single one, else how many. */
function listingsOf(rows: readonly sql.MovedListing[]): string {
  const [first] = rows;
  return rows.length === 1 && first
    ? `“${first.product_name}” ilanınız`
    : `${formatCount(rows.length)} ilanınız`;
}

/** Returns one notification a seller, however many of its listings were moved. */
export function notificationsOf(
  moved: readonly sql.MovedListing[],
  kind: number,
  text: (listings: string) => string,
  { redirectUrl, at }: { readonly redirectUrl: string; readonly at: Date },
): NewNotification[] {
  return [...Map.groupBy(moved, ({ seller_id }) => seller_id)].map(([companyId, rows]) => ({
    companyId,
    mainCategoryId: notificationMainCategories.sales,
    subCategoryId: kind,
    body: text(listingsOf(rows)),
    redirectUrl,
    issueDate: at,
  }));
}

/** Suspends listings with their reason, and notifies their sellers. `trx` is the transaction of the act. */
export async function suspendListings(
  trx: Db,
  ids: readonly number[],
  suspension: sql.NewSuspension,
): Promise<sql.MovedListing[]> {
  await sql.lockForMove(trx, ids);
  const moved = await sql.suspend(trx, ids, suspension);
  await sql.insertSuspensions(trx, moved, suspension);
  const redirectUrl =
    suspension.cause === 'originality'
      ? '/myprofile/listings/originality-control-system'
      : '/myprofile/listings/suspended';
  const notices = notificationsOf(
    moved,
    notificationKinds.listingSuspended,
    (listings) => `${listings} askıya alındı. ${suspension.reason}`,
    { redirectUrl, at: suspension.at },
  );
  await insertNotifications(trx, notices);
  return moved;
}

/**
 * Frees suspended listings and notifies their sellers: they are passive until put on sale again (product §4).
 */
export async function freeListings(
  trx: Db,
  ids: readonly number[],
  freeing: sql.Freeing,
): Promise<sql.MovedListing[]> {
  await sql.lockForMove(trx, ids);
  const moved = await sql.free(trx, ids, freeing);
  const notices = notificationsOf(
    moved,
    notificationKinds.listingFreed,
    (listings) => `${listings} askıdan çıktı. ${freeing.reason} Satışa açabilirsiniz.`,
    { redirectUrl: '/myprofile/listings/passive', at: freeing.at },
  );
  await insertNotifications(trx, notices);
  return moved;
}

/**
 * Takes the listings of a seller whose approval is withdrawn off sale, and returns how many were on sale. They stay
 * passive until the seller puts them on sale; a holiday ends, so that its end cannot reactivate them. The notification
 * of the review informs the seller.
 */
export const takeOffSale = (trx: Db, companyId: number, at: Date): Promise<number> =>
  sql.setPassive(trx, companyId, at);
