import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/sales/uts';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { presentDevice, presentNotice } from './uts.presenter.ts';
import * as sql from './uts.sql.ts';

/** Returns notices of the company that wait or were refused, with what is missing. */
export async function openUtsNotices(
  { db }: Context,
  { companyId }: Actor,
  { cursor, pageSize = 20 }: ParsedRequestOf<typeof calls.getOpenUtsNotices>,
): Promise<ResultOf<typeof calls.getOpenUtsNotices>> {
  const list: ListName = ['utsNotices', companyId];
  const before = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const rows = await sql.listOpen(db, companyId, before, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentNotice),
    nextCursor: last && rows.length > pageSize ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/**
 * Returns the medical devices of an order and the notices of the company about them. @throws AppError
 * `recordNotFound`
 */
export async function orderUts(
  { db }: Context,
  { companyId }: Actor,
  { orderId }: ParsedRequestOf<typeof calls.getOrderUts>,
): Promise<ResultOf<typeof calls.getOrderUts>> {
  if (!(await sql.isParty(db, companyId, orderId))) throw new AppError('recordNotFound');
  const [lines, notices] = await pipeline(db, [
    (one) => sql.deviceLines(one, companyId, orderId),
    (one) => sql.noticesOfOrder(one, companyId, orderId),
  ]);
  return {
    lines: lines.map((line) => presentDevice(line, companyId)),
    notices: notices.map(presentNotice),
  };
}

/** Sets lot or serial numbers of a line that was not reported. @throws AppError `recordNotFound`, `invalidRequest` */
export async function setUtsLine(
  { db, clock }: Context,
  { companyId }: Actor,
  { orderId, lineNo, lot, serials }: ParsedRequestOf<typeof calls.setUtsLine>,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const order = await sql.lockSold(trx, companyId, orderId);
    const line =
      order && (await sql.deviceLines(trx, companyId, orderId)).find((one) => one.line_no === lineNo);
    if (!order || !line) throw new AppError('recordNotFound');
    if (!line.is_open || order.state === 'cancelled') throw refused('serials', sentences.reported);
    if (new Set(serials).size < serials.length) throw refused('serials', sentences.twice);
    if (serials.length > 0 && serials.length !== line.units)
      throw refused('serials', sentences.units(line.units, serials.length));
    const taken =
      serials.length > 0 && (await sql.findSerialElsewhere(trx, companyId, { orderId, lineNo, serials }));
    if (taken) throw refused('serials', sentences.elsewhere(taken));
    await sql.writeLine(trx, { orderId, lineNo, lot, serials, shippedOn: order.shipped_on });
    await sql.hurryOf(trx, companyId, clock.now());
  });
}

const refused = (field: string, message: string) =>
  new AppError('invalidRequest', { message, errors: [{ code: field, message, path: field }] });

const sentences = {
  reported: 'Bu satır ÜTS’ye bildirildi; lot ve seri numarası değiştirilemez.',
  twice: 'Aynı seri numarası iki kez yazılmış.',
  units: (units: number, given: number) =>
    `${units} adet için ${units} seri numarası gerekir; ${given} yazıldı.`,
  elsewhere: (serial: string) => `${serial} seri numarası başka bir siparişinizde bildirildi.`,
} as const;

/** Tries an open notice of the company again. @throws AppError `recordNotFound` */
export async function resendUtsNotice(
  { db, clock }: Context,
  { companyId }: Actor,
  noticeId: number,
): Promise<void> {
  if (!(await sql.retry(db, companyId, noticeId, clock.now()))) throw new AppError('recordNotFound');
}

/** Records that a person has made a notice in ÜTS. @throws AppError `recordNotFound` */
export async function settleUtsNotice(
  { db, clock }: Context,
  { companyId }: Actor,
  { noticeId, utsNumber }: ParsedRequestOf<typeof calls.settleUtsNotice>,
): Promise<void> {
  if (!(await sql.settleByHand(db, companyId, noticeId, { utsNumber, at: clock.now() })))
    throw new AppError('recordNotFound');
}
