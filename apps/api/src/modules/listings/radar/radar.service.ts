import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getExpiryRadar } from '@havan/contract/listings/expiry-radar';
import { calmChance, expiryRisk } from '@havan/domain/expiry-risk';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { listingMarkets } from '../prices/market.service.ts';
import { presentMonths, presentRisk } from './radar.presenter.ts';
import * as sql from './radar.sql.ts';

const defaultPageSize = 50;
/** Listings computed at once, which limits memory and the delay of other calls. */
const batchSize = 50;
/** Changed listings computed during a seller's request; the rest is left to the job. */
const freshAtOnce = 200;
const dayMs = 86_400_000;

type Worker = Pick<Context, 'db' | 'clock'>;

/** Returns listings of the company at risk, the most money first, over its stock by month of expiry. */
export async function expiryRadar(
  ctx: Context,
  { companyId }: Actor,
  request: ParsedRequestOf<typeof getExpiryRadar>,
): Promise<ResultOf<typeof getExpiryRadar>> {
  const now = ctx.clock.now();
  const today = istanbulIsoDay(now);
  const month = request.month === undefined ? null : `${request.month}-01`;
  const filter = { sellerId: companyId, today, chance: calmChance, month };
  const list: ListName = ['expiryRadar', companyId, request.month ?? ''];
  const after = request.cursor === undefined ? null : decodeCursor(list, request.cursor);
  const limit = request.pageSize ?? defaultPageSize;
  const isLeft = await computeRisks(ctx, companyId, freshAtOnce);
  const [rows, months, left] = await Promise.all([
    sql.findRisks(ctx.db, filter, { after, limit: limit + 1 }),
    sql.findMonths(ctx.db, filter),
    isLeft ? sql.findUncomputed(ctx.db, watch(companyId, now), 10_000) : [],
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > limit && last ? encodeCursor(list, { rank: last.money_at_stake, id: last.id }) : null;
  return {
    items: page.map(presentRisk),
    nextCursor,
    ...presentMonths(months, now, request.month),
    pending: left.length,
  };
}

/** Returns ids of the company's listings at risk, the most money first. */
export async function riskyListingIds(ctx: Context, { companyId }: Actor, limit: number): Promise<number[]> {
  await computeRisks(ctx, companyId, freshAtOnce);
  const filter = {
    sellerId: companyId,
    today: istanbulIsoDay(ctx.clock.now()),
    chance: calmChance,
    month: null,
  };
  return (await sql.findRisks(ctx.db, filter, { after: null, limit })).map(({ id }) => id);
}

const watch = (sellerId: number | null, now: Date) => ({
  sellerId,
  today: istanbulIsoDay(now),
  before: new Date(now.getTime() - dayMs),
});

/**
 * Computes missing or outdated risks, at most `most`, of a seller or of all sellers (null).
 *
 * @returns whether there may be more of them
 */
export async function computeRisks(ctx: Worker, sellerId: number | null, most: number): Promise<boolean> {
  const now = ctx.clock.now();
  const ids = await sql.findUncomputed(ctx.db, watch(sellerId, now), most);
  for (let from = 0; from < ids.length; from += batchSize) {
    const computed: sql.ComputedRisk[] = [];
    for (const { listing, market } of await listingMarkets(ctx, ids.slice(from, from + batchSize))) {
      const { id, seller_id, version, stock, price, expiration, season } = listing;
      if (expiration === null) continue;
      const risk = expiryRisk({ expiration, price, market, seasonByMonth: season }, now);
      computed.push({ listingId: id, sellerId: seller_id, version, stock, price, risk });
    }
    await sql.writeRisks(ctx.db, computed, now);
  }
  return ids.length === most;
}
