import { AppError } from '../../../core/app-error.ts';
import { announceToAll } from '../../../core/db/announce.ts';
import { lockSalesBan, writeSalesBan } from '../companies/companies.sql.ts';
import type { WorkQueue } from '../queues/work-queue.ts';
import { countWaiting, findBanRequest, findWaiting, writeBanRuling } from './bans.sql.ts';

/**
 * Sales bans that one administrator has requested: another one decides; the requester can only withdraw the request.
 */
export const banQueue: WorkQueue = {
  id: 'bans',
  counts: countWaiting,
  page: async (db, after, limit) =>
    (await findWaiting(db, after?.id ?? 0, limit)).map((row) => ({
      itemId: row.id,
      rank: 0,
      title: row.company,
      detail: `${row.asked_by_name} istedi`,
      since: row.asked_at,
      isAsked: false,
      askedBy: row.asked_by,
    })),
  decide: async (ctx, { operatorId }, { itemId, decision, sentence }) => {
    if (decision === 'ask') throw new AppError('invalidRequest');
    const request = await findBanRequest(ctx.db, itemId);
    if (!request) throw new AppError('recordNotFound');
    const isApproved = decision === 'approve';
    if (isApproved && request.asked_by === operatorId)
      throw new AppError('conflict', {
        message: 'Kendi isteğinizi onaylayamazsınız; başka bir yönetici karar vermeli.',
      });
    const before = await lockSalesBan(ctx.db, request.company_id);
    const state = isApproved ? 'approved' : 'rejected';
    const at = ctx.clock.now();
    if (!(await writeBanRuling(ctx.db, itemId, { state, operatorId, sentence, at })))
      throw new AppError('conflict', { message: 'Bu istek karara bağlanmış.' });
    if (isApproved) {
      await writeSalesBan(ctx.db, request.company_id, true);
      await announceToAll(ctx.db);
    }
    return {
      action: isApproved ? 'company.ban' : 'company.rejectBan',
      subject: ['company', request.company_id],
      before: { isBanned: before?.sales_ban ?? null },
      after: { isBanned: isApproved, reason: sentence ?? request.reason, askedBy: request.asked_by_name },
    };
  },
};
