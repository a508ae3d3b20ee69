import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  answerListingIssue,
  getListingIssues,
  ListingIssue,
} from '@havan/contract/listings/listing-issues';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { presentIssue } from './listing-issues.presenter.ts';
import * as sql from './listing-issues.sql.ts';

export type { IssueRow } from './listing-issues.sql.ts';

const defaultPageSize = 20;
/** Path of the page on which sellers answer reports. */
const issuesUrl = '/myprofile/listings/originality-control-system?sekme=bildirimler';

const isAboutListing = (row: sql.IssueRow): row is sql.IssueRow & { readonly listing_id: number } =>
  row.listing_id !== null;

/**
 * Returns reports about offers of the company, the newest first. @throws AppError `invalidRequest` for a foreign cursor
 */
export async function listingIssues(
  ctx: Context,
  { companyId }: Actor,
  { state, cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getListingIssues>,
): Promise<ResultOf<typeof getListingIssues>> {
  const list = ['listingIssues', state ?? ''] as const;
  const beforeId = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const [rows, counts] = await Promise.all([
    sql.findIssuesOf(
      ctx.db,
      { sellerId: companyId, state: state ?? null },
      { beforeId, limit: pageSize + 1 },
    ),
    sql.countIssuesOf(ctx.db, companyId),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.filter(isAboutListing).map(presentIssue),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
    counts,
  };
}

/** Stores the answer of the seller. @throws AppError `recordNotFound`, `conflict` for a closed report */
export async function answerIssue(
  ctx: Context,
  { companyId, userId }: Actor,
  { issueId, answer }: ParsedRequestOf<typeof answerListingIssue>,
): Promise<ListingIssue> {
  return withTransaction(ctx.db, async (trx) => {
    const row = await sql.findIssue(trx, issueId, { lock: true });
    if (!row || row.seller_id !== companyId) throw new AppError('recordNotFound');
    if (row.state === 'closed') throw new AppError('conflict', { message: 'Bu bildirim karara bağlandı.' });
    await sql.writeAnswer(trx, issueId, { answer, userId, at: ctx.clock.now() });
    const after = await sql.findIssue(trx, issueId);
    if (!after || !isAboutListing(after)) throw new AppError('recordNotFound');
    return presentIssue(after);
  });
}

/** Notifies the seller of an offer of a report, a question or a decision about it. */
async function notifySeller(
  trx: Db,
  row: Pick<sql.IssueRow, 'seller_id' | 'product_name'>,
  text: (product: string) => string,
  at: Date,
): Promise<void> {
  if (row.seller_id === null) return;
  await insertNotifications(trx, [
    {
      companyId: row.seller_id,
      mainCategoryId: notificationMainCategories.sales,
      subCategoryId: notificationKinds.issueReported,
      body: text(`“${row.product_name}”`),
      redirectUrl: issuesUrl,
      issueDate: at,
    },
  ]);
}

/** Notifies the seller of a new report; one about the product page itself has no seller. */
export async function notifyOfReport(trx: Db, issueId: number, at: Date): Promise<void> {
  const row = await sql.findIssue(trx, issueId);
  if (row)
    await notifySeller(trx, row, (product) => `${product} ilanınız için bir alıcı bildirimde bulundu.`, at);
}

export const countIssues = (db: Db, dueSince: Date) => sql.countWaitingIssues(db, dueSince);
export const waitingIssues = sql.findWaitingIssues;

/** Returns a report for the operator, with how many others there are. @throws AppError `recordNotFound` */
export async function issueForOperator(db: Db, issueId: number) {
  const row = await sql.findIssue(db, issueId);
  if (!row) throw new AppError('recordNotFound');
  return { row, others: await sql.countOthers(db, row) };
}

/** Locks a waiting report. @throws AppError `recordNotFound`, `conflict` for a closed report */
async function lockWaiting(trx: Db, issueId: number): Promise<sql.IssueRow> {
  const row = await sql.findIssue(trx, issueId, { lock: true });
  if (!row) throw new AppError('recordNotFound');
  if (row.state === 'closed') throw new AppError('conflict', { message: 'Bu bildirim karara bağlanmış.' });
  return row;
}

/**
 * Sends a question about a report to its seller. @throws AppError `conflict` for a report without an offer,
 * or a closed one
 */
export async function askSeller(ctx: Context, issueId: number, question: string): Promise<sql.IssueRow> {
  const row = await lockWaiting(ctx.db, issueId);
  if (row.seller_id === null)
    throw new AppError('conflict', { message: 'Bu bildirim bir ilanla ilgili değil; sorulacak satıcı yok.' });
  await sql.writeQuestion(ctx.db, issueId, question);
  await notifySeller(
    ctx.db,
    row,
    (product) => `${product} ilanınız için yanıtınız bekleniyor. ${question}`,
    ctx.clock.now(),
  );
  return row;
}

/** Closes a report. @throws AppError `recordNotFound`, `conflict` for a closed report */
export async function closeIssue(
  ctx: Context,
  issueId: number,
  ruling: { readonly isUpheld: boolean; readonly reason: string; readonly operatorId: number },
): Promise<sql.IssueRow> {
  const row = await lockWaiting(ctx.db, issueId);
  const at = ctx.clock.now();
  await sql.writeIssueRuling(ctx.db, issueId, { ...ruling, by: ruling.operatorId, at });
  await notifySeller(
    ctx.db,
    row,
    (product) => `${product} ilanınız için yapılan bildirim sonuçlandı. ${ruling.reason}`,
    at,
  );
  return row;
}
