import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { answerComment, getComments } from '@havan/contract/sales/evaluations';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { orderNotices } from '../../notifications/inbox/order-notices.ts';
import { noticeFacts } from '../orders/notify-order.ts';
import { presentEvaluation } from './evaluations.presenter.ts';
import { evaluationCounts, evaluationRows, insertAnswer, ratedOrder } from './evaluations.sql.ts';

/** Lists the ratings of a company or by a company, newest first. */
export async function listEvaluations(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { type, filter = 'all', cursor, pageSize: limit = 25 }: ParsedRequestOf<typeof getComments>,
): Promise<ResultOf<typeof getComments>> {
  const list: ListName = ['evaluations', companyId, type, filter];
  const offset = cursor === undefined ? 0 : decodeCursor(list, cursor).rank;
  const rows = await evaluationRows(db, companyId, { type, filter, offset, limit });
  const { mean, ...counts } = await evaluationCounts(db, companyId, type);
  return {
    items: rows.map((row) => presentEvaluation(row, type, clock.now())),
    nextCursor: offset + limit < counts[filter] ? encodeCursor(list, { rank: offset + limit, id: 0 }) : null,
    total: counts[filter],
    counts,
    mean,
  };
}

/**
 * Answers a rating as its seller, once.
 *
 * @throws AppError `recordNotFound` for another seller's rating, `actionNotAllowed` for one that was answered
 */
export function answerEvaluation(
  ctx: Context,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  { orderId, text }: ParsedRequestOf<typeof answerComment>,
): Promise<{ done: true }> {
  return withTransaction(ctx.db, async (trx) => {
    const order = await ratedOrder(trx, orderId);
    if (order?.seller_company_id !== companyId) throw new AppError('recordNotFound');
    const now = ctx.clock.now();
    if (!(await insertAnswer(trx, { orderId, userId, text }, now)))
      throw new AppError('actionNotAllowed', { message: 'Bu değerlendirmeyi daha önce yanıtladınız.' });
    const facts = await noticeFacts({ ...ctx, db: trx }, order);
    await insertNotifications(trx, [orderNotices.ratingAnswered(facts, now)]);
    return { done: true };
  });
}
