import { badgeExpiredReason } from '@havan/domain/brand-badge';
import { blueTickLabels, type BlueTickType, blueTickTypes } from '@havan/domain/company';
import { formatCount } from '@havan/domain/count';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { presentBadge, presentBadgeApplication } from './badges.presenter.ts';
import * as sql from './badges.sql.ts';

const shownHolders = 20;
/** Number of badges that one transaction ends. */
const chunkSize = 200;

export const countBadgeApplications = (db: Db, dueSince: Date) => sql.countWaitingApplications(db, dueSince);
export const waitingBadgeApplications = (db: Db, after: number, limit: number) =>
  sql.findWaitingApplications(db, after, limit);

/** Returns an application with what an operator weighs. @throws AppError `recordNotFound` */
export async function badgeApplicationForOperator({ db, clock }: Context, applicationId: number) {
  const row = await sql.findApplication(db, applicationId);
  if (!row) throw new AppError('recordNotFound');
  const [held, others, counts] = await Promise.all([
    sql.findBadges(db, row.company_id, istanbulIsoDay(clock.now())),
    sql.findBadgesOfBrand(db, row.brand_id, shownHolders),
    sql.countListings(db, row.company_id, row.brand_id),
  ]);
  return {
    application: presentBadgeApplication(row),
    companyId: row.company_id,
    companyName: row.company_name,
    tradeName: row.trade_name,
    taxNumber: row.tax_number,
    documentFileId: row.file_id,
    held: held.map(presentBadge),
    others: others
      .filter(({ company_id: companyId }) => companyId !== row.company_id)
      .map(({ company_id: companyId, company_name: companyName, type }) => ({
        companyId,
        companyName,
        type,
      })),
    listings: counts.own,
    otherListings: row.type === blueTickTypes.official ? counts.others : 0,
  };
}

/** Returns the badges of a company with the listings that show each. */
export async function badgesForOperator({ db, clock }: Context, companyId: number) {
  const badges = await sql.findBadgesWithListings(db, companyId, istanbulIsoDay(clock.now()));
  return { badges: badges.map((badge) => ({ ...presentBadge(badge), listings: badge.listings })) };
}

const notify = (trx: Db, companyId: number, body: string, at: Date) =>
  insertNotifications(trx, [
    {
      companyId,
      mainCategoryId: notificationMainCategories.sales,
      subCategoryId: notificationKinds.brandBadge,
      body,
      redirectUrl: '/myprofile/settings/sales',
      issueDate: at,
    },
  ]);

const badgeName = (brandName: string, type: BlueTickType): string =>
  `${brandName} ${blueTickLabels[type]} rozeti`;

/**
 * Decides an application; `reason` is null for an approval, which gives the badge. An official seller may sell nothing
 * else from then on: its listings of other brands become passive.
 *
 * @throws AppError `recordNotFound`, `conflict` when it was decided already or its document has expired
 */
export async function ruleBadge(
  ctx: Context,
  applicationId: number,
  reason: string | null,
): Promise<{ readonly companyId: number; readonly brand: string; readonly paused: number }> {
  const at = ctx.clock.now();
  const row = await sql.findApplication(ctx.db, applicationId, { lock: true });
  if (!row) throw new AppError('recordNotFound');
  if (reason === null && row.document_until < istanbulIsoDay(at))
    throw new AppError('conflict', { message: 'Belgenin süresi doldu; başvuruyu reddedin.' });
  const state = reason === null ? 'approved' : 'rejected';
  if (!(await sql.writeRuling(ctx.db, applicationId, { state, reason, at })))
    throw new AppError('conflict', { message: 'Bu başvuru daha önce karara bağlandı.' });
  const name = badgeName(row.brand_name, row.type);
  let paused = 0;
  if (reason === null) {
    await sql.giveBadge(ctx.db, row);
    if (row.type === blueTickTypes.official) paused = await sql.pauseOtherBrands(ctx.db, row.company_id, at);
  }
  const others = paused > 0 ? ` Başka markaların ${formatCount(paused)} ilanı pasife alındı.` : '';
  await notify(
    ctx.db,
    row.company_id,
    reason === null ? `${name} başvurunuz onaylandı.${others}` : `${name} başvurunuz reddedildi. ${reason}`,
    at,
  );
  return { companyId: row.company_id, brand: row.brand_name, paused };
}

/** Removes a badge from a company and notifies it. @throws AppError `recordNotFound` without such a badge */
export async function revokeBadge(
  ctx: Context,
  {
    companyId,
    brandId,
    reason,
  }: { readonly companyId: number; readonly brandId: number; readonly reason: string },
): Promise<{ readonly brand: string; readonly type: BlueTickType; readonly until: string | null }> {
  const at = ctx.clock.now();
  const held = await sql.findBadges(ctx.db, companyId, istanbulIsoDay(at));
  const badge = held.find(({ brand_id: id }) => id === brandId);
  const taken = await sql.takeBadge(ctx.db, { companyId, brandId, reason, at });
  if (!badge || !taken) throw new AppError('recordNotFound');
  await notify(ctx.db, companyId, `${badgeName(badge.brand_name, taken.type)} kaldırıldı. ${reason}`, at);
  return { brand: badge.brand_name, type: taken.type, until: taken.expires_on };
}

/** Ends badges whose document has expired, and notifies each seller. */
export async function endExpiredBadges(ctx: Context): Promise<void> {
  const at = ctx.clock.now();
  const today = istanbulIsoDay(at);
  for (;;) {
    // Each chunk is its own transaction.
    const ended = await withTransaction(ctx.db, async (trx) => {
      const badges = await sql.findExpiredBadges(trx, today, chunkSize);
      for (const { company_id: companyId, brand_id: brandId, brand_name: brand, type } of badges) {
        await sql.takeBadge(trx, { companyId, brandId, reason: badgeExpiredReason, at });
        await notify(
          trx,
          companyId,
          `${badgeName(brand, type)} sona erdi: ${badgeExpiredReason} Yeni belgeyle yeniden başvurabilirsiniz.`,
          at,
        );
      }
      return badges.length;
    });
    if (ended < chunkSize) return;
  }
}
