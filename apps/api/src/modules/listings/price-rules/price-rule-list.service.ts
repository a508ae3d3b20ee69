import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getPriceRules, ListedPriceRule, stopPriceRules } from '@havan/contract/listings/price-rules';
import { formatPriceRule } from '@havan/domain/price-rule';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import * as sql from './price-rule-list.sql.ts';

const defaultPageSize = 50;

/**
 * Returns the price rules of the company, a page at a time. @throws AppError `invalidRequest` for a cursor of
 * another list
 */
export async function listPriceRules(
  { db }: Context,
  { companyId }: Actor,
  { state, cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getPriceRules>,
): Promise<ResultOf<typeof getPriceRules>> {
  const list = ['priceRules', companyId, state ?? null] as const;
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  const [rows, counts, stoppedAt] = await Promise.all([
    sql.findRules(db, companyId, { state: state ?? null, after, limit: pageSize + 1 }),
    sql.countRules(db, companyId),
    sql.findStop(db, companyId),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor:
      rows.length > pageSize && last ? encodeCursor(list, { rank: last.rank, id: last.listing_id }) : null,
    total: state === undefined ? counts.running + counts.atFloor + counts.off : counts[state],
    counts,
    stoppedAt: stoppedAt?.toISOString() ?? null,
  };
}

const present = (row: sql.ListedRuleRow): ListedPriceRule => ({
  listingId: row.listing_id,
  productName: row.product_name,
  productImageUrl: productPictureUrl(row.product_id),
  expiration: row.expiration,
  price: row.price,
  floor: row.floor,
  ceiling: row.ceiling,
  state: row.state,
  words: formatPriceRule({ ...row, pauseMinutes: row.pause_minutes }),
  changedAt: row.changed_at?.toISOString() ?? null,
  sentence: row.sentence,
});

/** Stops all price rules of the company, or lets them continue unchanged. */
export async function stopRules(
  { db, clock }: Context,
  { companyId, userId }: Actor,
  { isStopped }: ParsedRequestOf<typeof stopPriceRules>,
): Promise<ResultOf<typeof stopPriceRules>> {
  if (isStopped) await sql.insertStop(db, companyId, userId, clock.now());
  else await sql.deleteStop(db, companyId);
  return { stoppedAt: (await sql.findStop(db, companyId))?.toISOString() ?? null };
}
