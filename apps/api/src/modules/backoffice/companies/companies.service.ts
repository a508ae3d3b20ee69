import type {
  CompanyWhole,
  endCompanySessions,
  findCompanies,
  getBanRequest,
  removeMemberFactor as removeMemberFactorCall,
  setSalesBan,
} from '@havan/contract/backoffice/companies';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { announceToAll } from '../../../core/db/announce.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { endSecondFactor } from '../../identity/second-factor/second-factor.service.ts';
import { record } from '../audit/record.ts';
import { findBanRequest, findWaitingOf, insertBanRequest } from '../bans/bans.sql.ts';
import { presentCompany, presentFound } from './companies.presenter.ts';
import * as sql from './companies.sql.ts';

const defaultPageSize = 50;

/** Returns a page of matching companies. @throws AppError `invalidRequest` for a cursor of another list */
export async function companies(
  { db }: Context,
  { search = '', cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof findCompanies>,
): Promise<ResultOf<typeof findCompanies>> {
  const list = ['companies', search] as const;
  const beforeId = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const rows = await sql.searchCompanies(db, search, beforeId, pageSize + 1);
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items: items.map(presentFound),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/** Returns a company with all details, masked for support. @throws AppError `recordNotFound` */
export async function company(
  { db, clock }: Context,
  me: Operator,
  companyId: number,
): Promise<CompanyWhole> {
  const row = await sql.findCompany(db, companyId);
  if (!row) throw new AppError('recordNotFound');
  const [trade, traded, people, ban] = await Promise.all([
    sql.countTrade(db, companyId),
    sql.hasTraded(db, companyId),
    sql.findPeople(db, companyId, clock.now()),
    findWaitingOf(db, companyId),
  ]);
  return presentCompany(row, { ...trade, traded }, people, ban, me);
}

/** Returns a request for a ban, with the company whole. @throws AppError `recordNotFound` */
export async function banRequest(
  ctx: Context,
  me: Operator,
  requestId: number,
): Promise<ResultOf<typeof getBanRequest>> {
  const row = await findBanRequest(ctx.db, requestId);
  if (!row) throw new AppError('recordNotFound');
  return {
    askedBy: row.asked_by_name,
    askedAt: row.asked_at.toISOString(),
    reason: row.reason,
    isYours: row.asked_by === me.operatorId,
    company: await company(ctx, me, row.company_id),
  };
}

/**
 * Requests a ban, which a second administrator decides, or allows selling at once.
 *
 * @throws AppError `recordNotFound`, `conflict` when the company is in this state already or a request waits
 */
export const banSales = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { companyId, isBanned, reason }: ParsedRequestOf<typeof setSalesBan>,
): Promise<CompanyWhole> =>
  withTransaction(ctx.db, async (trx) => {
    const before = await sql.lockSalesBan(trx, companyId);
    if (!before) throw new AppError('recordNotFound');
    if (before.sales_ban === isBanned)
      throw new AppError('conflict', {
        message: isBanned ? 'Firma zaten satışa kapalı.' : 'Firma zaten satışa açık.',
      });
    const at = ctx.clock.now();
    if (isBanned) {
      if (!(await insertBanRequest(trx, { companyId, reason, operatorId: me.operatorId, at })))
        throw new AppError('conflict', { message: 'Bu firma için onay bekleyen bir satış yasağı var.' });
    } else {
      await sql.writeSalesBan(trx, companyId, false);
      await announceToAll(trx);
    }
    await record(trx, at, me, caller, {
      action: isBanned ? 'company.askBan' : 'company.unban',
      subject: ['company', companyId],
      before: { isBanned: before.sales_ban },
      after: isBanned ? { reason } : { isBanned, reason },
    });
    return company({ ...ctx, db: trx }, me, companyId);
  });

/** Signs out all users of a company. @throws AppError `recordNotFound` */
export const signOutCompany = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { companyId, reason }: ParsedRequestOf<typeof endCompanySessions>,
): Promise<CompanyWhole> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    if (!(await sql.lockSalesBan(trx, companyId))) throw new AppError('recordNotFound');
    const sessions = await sql.endSessionsOfCompany(trx, companyId, now);
    await record(trx, now, me, caller, {
      action: 'company.signOut',
      subject: ['company', companyId],
      before: { sessions },
      after: { sessions: 0, reason },
    });
    await announceToAll(trx);
    return company({ ...ctx, db: trx }, me, companyId);
  });

/**
 * Turns off the second factor of a member and notifies them by mail.
 *
 * @throws AppError `recordNotFound` for somebody of another company, `conflict` without a second factor
 */
export const removeMemberFactor = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { companyId, userId, reason }: ParsedRequestOf<typeof removeMemberFactorCall>,
): Promise<CompanyWhole> =>
  withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    if (!(await sql.worksIn(trx, companyId, userId))) throw new AppError('recordNotFound');
    if (!(await endSecondFactor(inside, userId)))
      throw new AppError('conflict', { message: 'Bu kullanıcının iki adımlı doğrulaması kapalı.' });
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'company.removeFactor',
      subject: ['company', companyId],
      before: { userId, hasSecondFactor: true },
      after: { userId, hasSecondFactor: false, reason },
    });
    return company(inside, me, companyId);
  });
