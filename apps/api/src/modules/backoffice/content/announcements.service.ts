import type {
  getAnnouncements,
  OperatorAnnouncement,
  publishAnnouncement,
} from '@havan/contract/backoffice/content/shop-content';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { announceToAll } from '../../../core/db/announce.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { countAudiences, findAnnouncements, publishToCompanies } from './announcements.sql.ts';
import { hrefOf } from './targets.ts';

const list: ListName = ['announcements'];
const defaultPageSize = 30;

/**
 * Lists the announcements of the market, newest first. @throws AppError `invalidRequest` for a cursor of another list
 */
export async function announcementPage(
  { db }: Context,
  { cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getAnnouncements>,
): Promise<ResultOf<typeof getAnnouncements>> {
  const beforeId = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const [rows, audiences] = await Promise.all([
    findAnnouncements(db, beforeId, pageSize + 1),
    countAudiences(db),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentAnnouncement),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
    audiences,
  };
}

/**
 * Sends an announcement to every company of the audience. @throws AppError `invalidRequest` for a target that
 * is not there
 */
export const publish = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { kind, text, audience, target }: ParsedRequestOf<typeof publishAnnouncement>,
): Promise<OperatorAnnouncement> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const href = target && (await hrefOf(trx, target));
    const given = {
      kind,
      text,
      audience,
      href,
      targetKind: target?.kind ?? null,
      targetId: target?.id ?? null,
    };
    const row = await publishToCompanies(trx, given, now);
    if (!row) throw new AppError('recordNotFound');
    await record(trx, now, me, caller, {
      action: 'announcement.publish',
      subject: ['announcement', row.id],
      before: null,
      after: { text, audience, companies: row.companies, ...(href && { href }) },
    });
    await announceToAll(trx);
    return presentAnnouncement(row);
  });
