import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getCampaignProducts,
  getSellerCampaign,
  getSellerCampaigns,
  visitCampaignPanel,
} from '@havan/contract/campaigns/seller-campaigns';
import { foldForSearch } from '@havan/domain/turkish-text';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import {
  presentCampaignDetail,
  presentCampaignProduct,
  presentSellerCampaign,
} from './seller-campaigns.presenter.ts';
import * as sql from './seller-campaigns.sql.ts';

const defaultPageSize = 20;

/**
 * Records that the panel was opened; returns when this user opened it before, and the number of visits (specification
 * §7).
 */
export async function visitPanel(
  ctx: Context,
  { userId }: Actor,
): Promise<ResultOf<typeof visitCampaignPanel>> {
  const { before, visits } = await sql.notePanelVisit(ctx.db, userId, ctx.clock.now());
  return { lastVisitAt: before?.toISOString() ?? null, visits };
}

/** Returns campaigns of the company with what they sold, the newest first. */
export async function listSellerCampaigns(
  ctx: Context,
  { companyId }: Actor,
  request: ParsedRequestOf<typeof getSellerCampaigns>,
): Promise<ResultOf<typeof getSellerCampaigns>> {
  const now = ctx.clock.now();
  const { state = null, q = '', cursor } = request;
  const list: ListName = ['sellerCampaigns', companyId, state, q];
  const filter = { sellerId: companyId, state, text: q.trim() === '' ? null : foldForSearch(q) };
  const limit = request.pageSize ?? defaultPageSize;
  const before = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const [rows, counts] = await Promise.all([
    sql.findSellerCampaigns(ctx.db, filter, { before, limit: limit + 1, now }),
    sql.countCampaignStates(ctx.db, filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentSellerCampaign(row, now)),
    nextCursor: rows.length > limit && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: state === null ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[state],
    counts,
  };
}

/** Returns one campaign of the company with its terms and listings. @throws AppError `recordNotFound` */
export async function sellerCampaign(
  ctx: Context,
  { companyId }: Actor,
  { campaignId }: ParsedRequestOf<typeof getSellerCampaign>,
): Promise<ResultOf<typeof getSellerCampaign>> {
  const now = ctx.clock.now();
  const row = await sql.findSellerCampaign(ctx.db, { sellerId: companyId, campaignId, now });
  if (!row) throw new AppError('recordNotFound');
  return presentCampaignDetail(row, await sql.findChosenListings(ctx.db, campaignId), now);
}

/** Returns listings of the company in its campaigns, a page at a time. */
export async function listCampaignProducts(
  ctx: Context,
  { companyId }: Actor,
  request: ParsedRequestOf<typeof getCampaignProducts>,
): Promise<ResultOf<typeof getCampaignProducts>> {
  const { campaignId = null, state, q = '', unsold = false, cursor } = request;
  const list: ListName = ['campaignProducts', companyId, campaignId, state, q, unsold];
  const limit = request.pageSize ?? defaultPageSize;
  const place = cursor === undefined ? null : decodeCursor(list, cursor);
  const rows = await sql.findCampaignProducts(
    ctx.db,
    {
      sellerId: companyId,
      campaignId,
      states: state === undefined ? ['running', 'scheduled'] : [state],
      text: q.trim() === '' ? null : foldForSearch(q),
      unsold,
    },
    { after: place && { campaignId: place.rank, listingId: place.id }, limit: limit + 1 },
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const position = last && { rank: last.campaign_id, id: last.listing_id };
  return {
    items: page.map(presentCampaignProduct),
    nextCursor: rows.length > limit && position ? encodeCursor(list, position) : null,
    total: null,
  };
}
