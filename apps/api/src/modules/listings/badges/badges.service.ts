import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  applyForBadge,
  BadgeApplication,
  findBadgeBrands,
  getBrandBadges,
} from '@havan/contract/listings/badges';
import { badgeRefusal, documentDayProblem } from '@havan/domain/brand-badge';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { requireSeller } from '../permission/permission.service.ts';
import { presentBadge, presentBadgeApplication } from './badges.presenter.ts';
import * as sql from './badges.sql.ts';

/** The number of applications on the page of the settings; older ones are left out. */
const shownApplications = 50;
const shownBrands = 20;

/** Returns the badges of the company and its applications. */
export async function badgesOf(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<ResultOf<typeof getBrandBadges>> {
  const [badges, applications] = await Promise.all([
    sql.findBadges(db, companyId, istanbulIsoDay(clock.now())),
    sql.findApplicationsOf(db, companyId, shownApplications),
  ]);
  return { badges: badges.map(presentBadge), applications: applications.map(presentBadgeApplication) };
}

/** Returns brands to choose from. */
export async function brandsFor(
  { db }: Context,
  { search }: ParsedRequestOf<typeof findBadgeBrands>,
): Promise<ResultOf<typeof findBadgeBrands>> {
  const rows = await sql.searchBrands(db, search, shownBrands);
  return { brands: rows.map(({ id, name }) => ({ brandId: id, brandName: name })) };
}

/**
 * Applies for a badge.
 *
 * @throws AppError `forbidden` when the company may sell nothing, `recordNotFound` for an unknown brand,
 * `invalidRequest` for an expired document, `conflict` while an application for the brand waits or when the seller is
 * official for another brand
 */
export async function apply(
  ctx: Context,
  actor: Actor,
  { brandId, type, documentFileId, documentUntil }: ParsedRequestOf<typeof applyForBadge>,
): Promise<BadgeApplication> {
  await requireSeller(ctx, actor);
  const at = ctx.clock.now();
  const today = istanbulIsoDay(at);
  const problem = documentDayProblem(documentUntil, today);
  if (problem)
    throw new AppError('invalidRequest', {
      errors: [{ code: 'documentUntil', message: problem, path: 'documentUntil' }],
    });
  return withTransaction(ctx.db, async (trx) => {
    if (!(await sql.brandExists(trx, brandId))) throw new AppError('recordNotFound');
    const held = await sql.findBadges(trx, actor.companyId, today);
    const refusal = badgeRefusal(
      { brandId, type },
      held.map((badge) => ({ brandId: badge.brand_id, type: badge.type })),
    );
    if (refusal) throw new AppError('conflict', { message: refusal });
    await claimFiles({ ...ctx, db: trx }, actor, 'badgeDocument', [documentFileId]);
    const { companyId, userId } = actor;
    const id = await sql.insertApplication(trx, {
      companyId,
      userId,
      brandId,
      type,
      fileId: documentFileId,
      until: documentUntil,
      at,
    });
    const row = id === undefined ? undefined : await sql.findApplication(trx, id);
    if (!row) throw new AppError('conflict', { message: 'Bu marka için incelenen bir başvurunuz var.' });
    return presentBadgeApplication(row);
  });
}
