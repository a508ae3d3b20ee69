import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { appealScore, getScore, getScoreEvents } from '@havan/contract/sales/score';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import {
  appealDays,
  effectOf,
  type ScoreFacts,
  scorePartRules,
  type ScorePart,
  scoreTenths,
  sellerScore,
} from '@havan/domain/seller-score';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { closeAppeal, insertAppeal } from './appeals.sql.ts';
import { scoreEventOf, scoreEventRows } from './score-events.sql.ts';
import { putScores, scoreTallies, type TallyRow } from './score-facts.sql.ts';
import { presentEvent } from './score.presenter.ts';

type Member = Pick<Actor, 'companyId'>;
const dayMs = 86_400_000;

/** Returns the tallies of one seller as the domain reads them. */
function factsOf(rows: readonly TallyRow[], sellerId: number): ScoreFacts {
  const own = rows.filter((row) => row.seller_id === sellerId);
  const of = (part: ScorePart) =>
    own
      .filter((row) => row.part === part)
      .map(({ buyer_id: buyerId, facts, good }) => ({ buyerId, facts, good }));
  return {
    dispatch: of('dispatch'),
    supply: of('supply'),
    expiry: of('expiry'),
    returns: of('returns'),
    ratings: of('ratings'),
  };
}

/** Returns the score of a company with its parts. */
export async function scoreOfSeller(
  { db, clock }: Context,
  { companyId }: Member,
): Promise<ResultOf<typeof getScore>> {
  const now = clock.now();
  const score = sellerScore(factsOf(await scoreTallies(db, [companyId], now), companyId));
  return {
    score: score.score,
    shownTenths: scoreTenths(score),
    isShown: score.isShown,
    isSettled: score.isSettled,
    ordersToTop: score.ordersToTop,
    parts: score.parts.map((one) => ({
      ...one,
      since: istanbulIsoDay(new Date(now.getTime() - scorePartRules[one.part].days * dayMs)),
    })),
  };
}

/** Returns the facts that lower the score of a company, the latest first. */
export async function listScoreEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { companyId }: Member,
  { cursor, pageSize: limit = 25 }: ParsedRequestOf<typeof getScoreEvents>,
): Promise<ResultOf<typeof getScoreEvents>> {
  const now = clock.now();
  const list: ListName = ['score events', companyId];
  const offset = cursor === undefined ? 0 : decodeCursor(list, cursor).rank;
  const facts = factsOf(await scoreTallies(db, [companyId], now), companyId);
  const rows = await scoreEventRows(db, companyId, now, { offset, limit });
  const total = rows[0]?.events ?? 0;
  return {
    items: rows.map((row) =>
      presentEvent(
        row,
        row.appeal_state === 'accepted' ? 0 : effectOf(facts, row.part, row.buyer_id, row.value),
        now,
      ),
    ),
    nextCursor: offset + limit < total ? encodeCursor(list, { rank: offset + limit, id: 0 }) : null,
    total,
  };
}

/**
 * Appeals against a fact of the score. @throws AppError `recordNotFound` for another seller's fact, `actionNotAllowed`
 * when it is too late or an appeal exists
 */
export async function appeal(
  { db, clock }: Context,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  { orderId, part, text }: ParsedRequestOf<typeof appealScore>,
): Promise<{ done: true }> {
  const now = clock.now();
  const fact = await scoreEventOf(db, companyId, now, { orderId, part });
  if (!fact) throw new AppError('recordNotFound');
  if (fact.at.getTime() + appealDays * dayMs < now.getTime())
    throw new AppError('actionNotAllowed', {
      message: `İtiraz süresi doldu: olaydan sonra ${appealDays} gün.`,
    });
  if (!(await insertAppeal(db, { companyId, userId, orderId, part, text }, now)))
    throw new AppError('actionNotAllowed', { message: 'Bu olay için daha önce itiraz ettiniz.' });
  return { done: true };
}

/**
 * Closes an appeal within the transaction of `ctx.db`; an accepted one changes the score at once. Undefined when it was
 * closed already.
 */
export async function ruleOnAppeal(
  ctx: Context,
  id: number,
  state: 'accepted' | 'rejected',
  ruling: string | null,
): Promise<{ readonly companyId: number; readonly orderId: number } | undefined> {
  const closed = await closeAppeal(ctx.db, id, state, ruling, ctx.clock.now());
  if (!closed) return undefined;
  if (state === 'accepted') await refreshScores(ctx, [closed.company_id]);
  return { companyId: closed.company_id, orderId: closed.order_id };
}

/** Updates the scores of sellers that buyers see; a seller with too few orders keeps the former score. */
export async function refreshScores(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sellerIds: readonly number[],
): Promise<void> {
  const rows = await scoreTallies(db, sellerIds, clock.now());
  const scores = sellerIds.flatMap((id) => {
    const tenths = scoreTenths(sellerScore(factsOf(rows, id)));
    return tenths === null ? [] : [{ id, tenths }];
  });
  await putScores(db, scores);
}
