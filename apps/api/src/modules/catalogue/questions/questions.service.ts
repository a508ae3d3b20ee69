import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  answerProductQuestion,
  askProductQuestion,
  getProductQuestions,
  getReceivedQuestions,
  ProductQuestion,
} from '@havan/contract/catalogue/product-page';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { AppError } from '../../../core/app-error.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { takeThrottle } from '../../identity/session/slow-down.ts';
import { presentQuestion, presentReceived } from './questions.presenter.ts';
import {
  countQuestions,
  findAnswers,
  findQuestion,
  findQuestions,
  findSellersOf,
  insertQuestion,
  productNameOf,
  saveAnswer,
  sells,
} from './questions.sql.ts';
import { countReceived, findReceived } from './received-questions.sql.ts';
import { requireSellable } from '../product-page/sellable.ts';

const pageSize = 10;
/** Largest number of sellers that are notified of one question. */
const notifiedSellers = 50;
const askRule = { waits: [0, 0, 0, 0, 0, 60, 300, 600], resetAfterSeconds: 900 };

/** Returns questions about a product with their answers, the newest first. */
export async function listQuestions(
  { db }: Context,
  { companyId }: Actor,
  { productId, cursor }: ParsedRequestOf<typeof getProductQuestions>,
): Promise<ResultOf<typeof getProductQuestions>> {
  const list: ListName = ['questions', productId];
  const before = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const [rows, total] = await Promise.all([
    findQuestions(db, productId, before, pageSize + 1),
    countQuestions(db, productId),
    requireSellable(db, productId),
  ]);
  const page = rows.slice(0, pageSize);
  const answers = await findAnswers(
    db,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    items: page.map((row) => presentQuestion(row, answers, companyId)),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total,
  };
}

/** Returns questions of others about products that the company sells, with or without its answer. */
export async function listReceivedQuestions(
  { db }: Context,
  { companyId }: Actor,
  { state, cursor }: ParsedRequestOf<typeof getReceivedQuestions>,
): Promise<ResultOf<typeof getReceivedQuestions>> {
  const list: ListName = ['received questions', companyId, state];
  const before = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const [rows, counts] = await Promise.all([
    findReceived(db, companyId, state === 'answered', before, pageSize + 1),
    countReceived(db, companyId),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentReceived),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    counts,
  };
}

/**
 * Sends a question to the sellers of a product. @throws AppError `notFound`, `tooManyRequests` with the
 * seconds to wait
 */
export async function askQuestion(
  ctx: Context,
  actor: Actor,
  { productId, body }: ParsedRequestOf<typeof askProductQuestion>,
): Promise<ProductQuestion> {
  await requireSellable(ctx.db, productId);
  const at = ctx.clock.now();
  const waitMs = await takeThrottle(ctx.db, `question:${actor.userId}`, askRule, at);
  if (waitMs > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  const questionId = await withTransaction(ctx.db, async (db) => {
    const asked = await insertQuestion(db, productId, { ...actor, body, at });
    const [name, sellers] = await pipeline(db, [
      (one) => productNameOf(one, productId),
      (one) => findSellersOf(one, productId, notifiedSellers),
    ]);
    await insertNotifications(
      db,
      sellers
        .filter((companyId) => companyId !== actor.companyId)
        .map((companyId) => ({
          companyId,
          mainCategoryId: notificationMainCategories.sales,
          subCategoryId: notificationKinds.questionAsked,
          body: `${name} için yeni bir soru var.`,
          redirectUrl: '/myprofile/listings/questions',
          issueDate: at,
        })),
    );
    return asked;
  });
  return questionOf(ctx, questionId, actor);
}

/** Answers a question. @throws AppError `recordNotFound` unless the company offers the product of the question */
export async function answerQuestion(
  ctx: Context,
  actor: Actor,
  { questionId, body }: ParsedRequestOf<typeof answerProductQuestion>,
): Promise<ProductQuestion> {
  const question = await findQuestion(ctx.db, questionId);
  if (!question || !(await sells(ctx.db, actor.companyId, question.product_id))) {
    throw new AppError('recordNotFound');
  }
  const at = ctx.clock.now();
  await withTransaction(ctx.db, async (db) => {
    await saveAnswer(db, questionId, { ...actor, body, at });
    const name = await productNameOf(db, question.product_id);
    await insertNotifications(db, [
      {
        companyId: question.company_id,
        mainCategoryId: notificationMainCategories.purchases,
        subCategoryId: notificationKinds.questionAnswered,
        body: `${name} için sorduğunuz soru yanıtlandı.`,
        redirectUrl: `/listingdetail/${question.product_id}`,
        issueDate: at,
      },
    ]);
  });
  return questionOf(ctx, questionId, actor);
}

async function questionOf({ db }: Context, id: number, { companyId }: Actor): Promise<ProductQuestion> {
  const [row, answers] = await Promise.all([findQuestion(db, id), findAnswers(db, [id])]);
  if (!row) throw new AppError('recordNotFound');
  return presentQuestion(row, answers, companyId);
}
