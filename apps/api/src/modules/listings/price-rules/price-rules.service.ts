import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  deletePriceRule as deleteCall,
  getPriceRule as getCall,
  setPriceRule as setCall,
} from '@havan/contract/listings/price-rules';
import { addMonths, formatIsoDay, istanbulDayOf, istanbulIsoDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import { formatPriceRule, priceRuleProblems, priceRuleStep } from '@havan/domain/price-rule';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { writeBulkValues } from '../bulk/bulk.sql.ts';
import { insertListingEvents } from '../listings/listing-history.sql.ts';
import { findListingsById } from '../listings/listings.sql.ts';
import { requireSeller } from '../permission/permission.service.ts';
import { raiseRefusals } from '../price-raise/price-raise.service.ts';
import { listingMarkets } from '../prices/market.service.ts';
import * as sql from './price-rules.sql.ts';

const rulesAtOnce = 1000;
/** The interval of a rule, in milliseconds. */
const checkEveryMs = 60_000;
const waitsForDiscount = 'İlanda indirim sürüyor; kural indirim bitince işler.';

/** @throws AppError `recordNotFound` for a listing that is not the company's */
async function requireOwn(ctx: Context, { companyId }: Actor, listingId: number): Promise<void> {
  const rows = await findListingsById(ctx.db, companyId, [listingId], istanbulIsoDay(ctx.clock.now()));
  if (rows.length === 0) throw new AppError('recordNotFound');
}

/** Returns the price rule of a listing with what it has done. @throws AppError `recordNotFound` */
export async function priceRuleOf(
  ctx: Context,
  actor: Actor,
  { listingId }: ParsedRequestOf<typeof getCall>,
): Promise<ResultOf<typeof getCall>> {
  await requireOwn(ctx, actor, listingId);
  const [row, log, [market]] = await Promise.all([
    sql.findPriceRule(ctx.db, listingId),
    sql.findRuleLog(ctx.db, listingId),
    listingMarkets(ctx, [listingId]),
  ]);
  return {
    rule: row
      ? {
          undercut: row.undercut,
          floor: row.floor,
          ceiling: row.ceiling,
          pauseMinutes: row.pause_minutes,
          isOn: row.is_on,
          words: formatPriceRule({ ...row, pauseMinutes: row.pause_minutes }),
          changedAt: row.changed_at?.toISOString() ?? null,
          checkedAt: row.checked_at?.toISOString() ?? null,
          sentence: row.sentence,
        }
      : null,
    breakEven: market?.market.floor ?? null,
    log: log.map(({ at, before, after, sentence }) => ({ at: at.toISOString(), before, after, sentence })),
  };
}

/**
 * Sets the price rule of a listing.
 *
 * @throws AppError `recordNotFound`, `forbidden` for a company that may not sell, `invalidRequest` for invalid terms,
 * each at its field
 */
export async function setPriceRule(
  ctx: Context,
  actor: Actor,
  { listingId, isOn, ...rule }: ParsedRequestOf<typeof setCall>,
): Promise<ResultOf<typeof setCall>> {
  await requireOwn(ctx, actor, listingId);
  await requireSeller(ctx, actor);
  const [market] = await listingMarkets(ctx, [listingId]);
  const problems = priceRuleProblems(rule, market?.market.floor ?? null);
  if (problems[0])
    throw new AppError('invalidRequest', {
      message: problems[0].sentence,
      errors: problems.map(({ field, sentence }) => ({ code: 'priceRule', message: sentence, path: field })),
    });
  await sql.writePriceRule(ctx.db, {
    listing_id: listingId,
    sellerId: actor.companyId,
    userId: actor.userId,
    undercut: rule.undercut,
    floor: rule.floor,
    ceiling: rule.ceiling,
    pause_minutes: rule.pauseMinutes,
    is_on: isOn,
    at: ctx.clock.now(),
  });
  return priceRuleOf(ctx, actor, { listingId });
}

/** Deletes the price rule of a listing. @throws AppError `recordNotFound` */
export async function deletePriceRule(
  ctx: Context,
  actor: Actor,
  { listingId }: ParsedRequestOf<typeof deleteCall>,
): Promise<ResultOf<typeof deleteCall>> {
  await requireOwn(ctx, actor, listingId);
  await sql.deletePriceRuleOf(ctx.db, listingId);
  return { done: true };
}

/** Evaluates every due rule of listings on sale, a thousand in each transaction, and sets the resulting prices. */
export async function followPriceRules(ctx: Context): Promise<void> {
  const checkedBefore = new Date(ctx.clock.now().getTime() - checkEveryMs);
  for (;;) {
    const asked = await withTransaction(ctx.db, (trx) => askRules({ ...ctx, db: trx }, checkedBefore));
    if (asked < rulesAtOnce) return;
  }
}

async function askRules(ctx: Context, checkedBefore: Date): Promise<number> {
  const now = ctx.clock.now();
  const today = istanbulDayOf(now);
  const due = await sql.lockDueRules(ctx.db, {
    today: formatIsoDay(today),
    closeBefore: formatIsoDay(addMonths(today, expiryCloseMonths)),
    checkedBefore,
    limit: rulesAtOnce,
  });
  if (due.length === 0) return 0;
  const raises = await raisesOf(ctx, due);
  const asked = due.map((row) => ({ row, step: stepOf(row, now, raises.get(row.listing_id)) }));
  const moved = asked.filter(({ row, step }) => step.price !== row.price);
  const values = moved.map(({ row, step }) => ({
    id: row.listing_id,
    price: step.price,
    available: row.available,
    expiration: row.expiration,
    state: 'active' as const,
    discount_price: row.discount_price,
    is_deleted: false,
  }));
  await writeBulkValues(ctx.db, values, now);
  await insertListingEvents(
    ctx.db,
    moved.map(({ row, step }) => ({
      listingId: row.listing_id,
      sellerId: row.seller_id,
      userId: null,
      at: now,
      source: 'rule' as const,
      batchId: null,
      changes: { price: [row.price, step.price] as const },
    })),
  );
  const steps = asked.map(({ row, step }) => ({
    listing_id: row.listing_id,
    before: row.price,
    after: step.price,
    reason: step.reason,
    sentence: step.sentence,
  }));
  await sql.writeRuleSteps(ctx.db, steps, now);
  return due.length;
}

/** Returns why prices cannot be raised now, by listing, over all sellers of the rules. */
async function raisesOf(ctx: Context, due: readonly sql.DueRuleRow[]): Promise<ReadonlyMap<number, string>> {
  const bySeller = Map.groupBy(due, ({ seller_id }) => seller_id);
  const all = new Map<number, string>();
  for (const [sellerId, rows] of bySeller) {
    const ids = rows.map(({ listing_id }) => listing_id);
    for (const [id, sentence] of await raiseRefusals(ctx, sellerId, ids)) all.set(id, sentence);
  }
  return all;
}

function stepOf(row: sql.DueRuleRow, now: Date, raiseRefusal: string | undefined) {
  if (row.discount_price > 0) return { price: row.price, reason: 'discount', sentence: waitsForDiscount };
  const { undercut, floor, ceiling, pause_minutes: pauseMinutes } = row;
  const facts = { price: row.price, cheapestRival: row.cheapest_rival, changedAt: row.changed_at };
  const step = priceRuleStep({ undercut, floor, ceiling, pauseMinutes }, facts, now);
  return step.price > row.price && raiseRefusal !== undefined
    ? { price: row.price, reason: 'campaign', sentence: raiseRefusal }
    : step;
}
