import type {
  getOperatorCampaigns,
  OperatorCampaign,
  pauseMarketCampaign,
  resumeMarketCampaign,
} from '@havan/contract/backoffice/content/market-campaigns';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { type CampaignAction, nextCampaignState } from '@havan/domain/campaign';
import { campaignRule } from '@havan/domain/campaign-terms';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { pauseRunning, resumePaused } from '../../campaigns/pausing/pausing.service.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { record } from '../audit/record.ts';
import * as sql from './market-campaigns.sql.ts';

const defaultPageSize = 50;

/** Returns one page of published campaigns. @throws AppError `invalidRequest` for a cursor of another list */
export async function campaignPage(
  { db }: Pick<Context, 'db'>,
  { search = '', cursor, pageSize = defaultPageSize, ...asked }: ParsedRequestOf<typeof getOperatorCampaigns>,
): Promise<ResultOf<typeof getOperatorCampaigns>> {
  const filter = { state: asked.state ?? null, bearer: asked.bearer ?? null, search: search.trim() };
  const list: ListName = ['operatorCampaigns', filter.state, filter.bearer, filter.search];
  const before = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const [rows, cost] = await Promise.all([
    sql.findCampaigns(db, filter, { before, limit: pageSize + 1 }),
    before === null ? sql.costOfMarket(db) : null,
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
    costOfMarket: cost,
  };
}

/**
 * Pauses a running campaign of the market or of a seller, and notifies the seller of the reason.
 *
 * @throws AppError `recordNotFound`, `actionNotAllowed` for one that does not run or is being stopped
 */
export const pause = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { campaignId, reason }: ParsedRequestOf<typeof pauseMarketCampaign>,
): Promise<OperatorCampaign> =>
  withTransaction(ctx.db, async (trx) => {
    const before = await locked(trx, campaignId, 'pause');
    await pauseRunning({ ...ctx, db: trx }, pausable(before), reason);
    await notifySeller(ctx, trx, before, `“${before.title}” kampanyanız duraklatıldı. ${reason}`);
    return changed(ctx, trx, me, caller, { action: 'campaign.pause', before, reason });
  });

/**
 * Resumes a paused campaign, also one that its seller paused.
 *
 * @throws AppError `recordNotFound`, `actionNotAllowed` for a campaign that is not paused or whose end has passed
 */
export const resume = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { campaignId }: ParsedRequestOf<typeof resumeMarketCampaign>,
): Promise<OperatorCampaign> =>
  withTransaction(ctx.db, async (trx) => {
    const before = await locked(trx, campaignId, null);
    await resumePaused({ ...ctx, db: trx }, pausable(before));
    await notifySeller(ctx, trx, before, `“${before.title}” kampanyanız yeniden yayında.`);
    return changed(ctx, trx, me, caller, { action: 'campaign.resume', before, reason: null });
  });

/** Returns a published campaign. @throws AppError `recordNotFound` */
export async function marketCampaign(db: Db, campaignId: number): Promise<OperatorCampaign> {
  const row = await sql.findCampaign(db, campaignId);
  if (!row) throw new AppError('recordNotFound');
  return present(row);
}

async function locked(
  trx: Db,
  campaignId: number,
  action: CampaignAction | null,
): Promise<sql.OperatorCampaignRow> {
  await sql.lockCampaign(trx, campaignId);
  const row = await sql.findCampaign(trx, campaignId);
  if (!row) throw new AppError('recordNotFound');
  if (action !== null && !nextCampaignState(row.state, action, 'platform'))
    throw new AppError('actionNotAllowed', { message: 'Yalnız yayındaki bir kampanya duraklatılabilir.' });
  return row;
}

const pausable = (row: sql.OperatorCampaignRow) => ({
  id: row.id,
  state: row.state,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  pausedEnd: row.paused_end,
  isStopping: row.stopped_at !== null && row.state === 'running',
});

async function notifySeller(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { id, seller_id: companyId, kind }: sql.OperatorCampaignRow,
  body: string,
): Promise<void> {
  if (companyId === null) return;
  await insertNotifications(trx, [
    {
      companyId,
      mainCategoryId: notificationMainCategories.announcements,
      subCategoryId: notificationKinds.campaign,
      body,
      redirectUrl:
        kind === 'specialDay' ? '/myprofile/listings/special-days' : `/myprofile/campaignspanel/${id}`,
      issueDate: clock.now(),
    },
  ]);
}

async function changed(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  me: Operator,
  caller: Caller,
  { action, before, reason }: { action: string; before: sql.OperatorCampaignRow; reason: string | null },
): Promise<OperatorCampaign> {
  const row = await sql.findCampaign(trx, before.id);
  if (!row) throw new AppError('recordNotFound');
  const after = present(row);
  await record(trx, clock.now(), me, caller, {
    action,
    subject: ['campaign', before.id],
    before: { state: present(before).state, endsAt: before.ends_at.toISOString() },
    after: { state: after.state, endsAt: after.endsAt, ...(reason !== null && { reason }) },
  });
  return after;
}

function present(row: sql.OperatorCampaignRow): OperatorCampaign {
  return {
    campaignId: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    rule: campaignRule(row),
    state: row.paused_end !== null ? 'paused' : row.state === 'draft' ? 'scheduled' : row.state,
    isStopping: row.stopped_at !== null && row.state === 'running',
    sellerName: row.seller_name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    pausedUntil: row.paused_end?.toISOString() ?? null,
    pauseReason: row.pause_reason,
    unitLimit: row.unit_limit,
    unitsLeft: row.units_left,
    orders: row.orders,
    units: row.units,
    income: row.income,
    discount: row.discount,
  };
}
