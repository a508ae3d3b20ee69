import type { getCampaign, getCampaigns } from '@havan/contract/catalogue/campaign-pages';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import { presentCampaignSummary } from './campaign-pages.presenter.ts';
import * as sql from './campaign-pages.sql.ts';
import { campaignPictures } from './campaign-pictures.ts';

const defaultPageSize = 24;

/**
 * Returns running campaigns, the first to end first.
 *
 * @throws AppError `forbidden` for a filter of campaigns while the flag `separateCampaignFilters` is off,
 * `invalidRequest` for a cursor of another list
 */
export async function listCampaigns(
  ctx: Context,
  actor: Actor,
  { cursor, pageSize = defaultPageSize, kind: kinds, ...request }: ParsedRequestOf<typeof getCampaigns>,
): Promise<ResultOf<typeof getCampaigns>> {
  const now = ctx.clock.now();
  const rules = await accessRulesFor(ctx.db, actor.userId);
  const areSeparate = rules.isOn('separateCampaignFilters');
  if (!areSeparate && (kinds !== undefined || request.bearer !== undefined)) throw new AppError('forbidden');
  const filter = { kinds, ...request };
  const list: ListName = ['campaigns', filter];
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  const position = after && { endsAt: new Date(after.rank), id: after.id };
  const [rows, counts] = await Promise.all([
    sql.findCampaignPage(ctx.db, now, filter, position, pageSize + 1),
    after === null && areSeparate ? sql.countKinds(ctx.db, now, filter) : null,
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const hasPictures = rules.isOn('campaignImageProofOfConcept');
  return {
    items: await Promise.all(
      page.map(async (row) =>
        presentCampaignSummary(row, hasPictures ? await campaignPictures(ctx, row, now) : []),
      ),
    ),
    nextCursor:
      rows.length > pageSize && last
        ? encodeCursor(list, { rank: last.ends_at.getTime(), id: last.id })
        : null,
    total: null,
    kinds: counts,
  };
}

/**
 * Returns a campaign that runs or has ended. @throws AppError `recordNotFound` for an unknown, planned or
 * banned one
 */
export async function campaignByCode(
  ctx: Context,
  actor: Actor,
  campaignCode: string,
): Promise<ResultOf<typeof getCampaign>> {
  const now = ctx.clock.now();
  const row = await sql.findCampaignByCode(ctx.db, campaignCode, now);
  if (!row) throw new AppError('recordNotFound');
  const isLimited = row.unit_limit !== null || row.company_limit !== null;
  const [rules, ownUnitsLeft] = await Promise.all([
    accessRulesFor(ctx.db, actor.userId),
    isLimited ? sql.findOwnUnitsLeft(ctx.db, row.id, actor.companyId) : null,
  ]);
  const hasPictures = rules.isOn('campaignImageProofOfConcept');
  return {
    ...presentCampaignSummary(row, hasPictures ? await campaignPictures(ctx, row, now) : []),
    state: row.state,
    ownUnitsLeft,
  };
}
