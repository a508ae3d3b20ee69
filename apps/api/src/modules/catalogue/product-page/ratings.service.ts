import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getProductRatings } from '@havan/contract/catalogue/product-page';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { findRatableOrder, findRatings, findSpread, type RatingRow } from './ratings.sql.ts';
import { requireSellable } from './sellable.ts';

const pageSize = 10;
/** The list has a single order, so its cursor contains only a position. */
const points = 11;

/** Returns the ratings of a product with their average. */
export async function listRatings(
  { db }: Context,
  actor: Actor,
  { productId, cursor }: ParsedRequestOf<typeof getProductRatings>,
): Promise<ResultOf<typeof getProductRatings>> {
  const from = cursor === undefined ? 0 : decodeCursor(['ratings', productId], cursor).rank;
  const [rows, counts, ratableOrderId] = await Promise.all([
    findRatings(db, productId, Math.max(0, from), pageSize + 1),
    findSpread(db, productId),
    findRatableOrder(db, productId, actor.companyId),
    requireSellable(db, productId),
  ]);
  const spread = Array.from({ length: points }, (_, score) => counts.get(score) ?? 0);
  const total = spread.reduce((sum, count) => sum + count, 0);
  const sum = spread.reduce((all, count, score) => all + count * score, 0);
  return {
    items: rows.slice(0, pageSize).map(presentRating),
    nextCursor:
      rows.length > pageSize ? encodeCursor(['ratings', productId], { rank: from + pageSize, id: 0 }) : null,
    total,
    averageTenths: total === 0 ? null : Math.round((sum * 10) / total),
    spread,
    ratableOrderId,
  };
}

const presentRating = ({ score, comment, created_at, city_name }: RatingRow) => ({
  score,
  comment,
  ratedAt: created_at.toISOString(),
  cityName: city_name,
});
