import type { ParsedRequestOf } from '@havan/contract/call';
import type {
  answerCase,
  escalateCase,
  receiveReturn,
  openCase,
  OrderCase,
  withdrawCase,
} from '@havan/contract/sales/cases';
import {
  acceptedUnits,
  caseGoodsDays,
  canOpenOrderCase,
  caseAnswerDays,
  isRefundingCaseState,
  isSellersFault,
  nextOrderCaseState,
  openOrderCaseStates,
  type OrderCaseAction,
  type OrderCaseParty,
  type OrderCaseState,
  reasonsOfCaseKind,
} from '@havan/domain/order-case';
import { refundOf } from '@havan/domain/refund';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { linkCase } from '../../notifications/support/tickets.service.ts';
import { orderNotices } from '../../notifications/inbox/order-notices.ts';
import { postRelease } from '../../money/ledger/ledger.service.ts';
import { changeOrder } from '../orders/change-order.ts';
import { invalid } from '../orders/orders.service.ts';
import { type LockedOrder, lockOrder, lockOrderOf, orderLines } from '../orders/orders.sql.ts';
import { moneyOf, refundOrder } from '../refunds/refund.service.ts';
import { noticeFacts } from '../orders/notify-order.ts';
import { presentCase } from './cases.presenter.ts';
import {
  type CaseRow,
  findCase,
  insertCase,
  insertCaseEvent,
  setAcceptedUnits,
  updateCase,
} from './cases.sql.ts';
export { escalatedCases } from './cases.sql.ts';

type Member = Pick<Actor, 'companyId' | 'userId' | 'rights'>;
const dayMs = 86_400_000;

/**
 * Opens a case on lines of an order that this company bought.
 *
 * @throws AppError `recordNotFound` for a foreign order, `actionNotAllowed` when its state or another open case forbids
 * it, `invalidRequest` for invalid units or reasons
 */
export function open(
  ctx: Context,
  actor: Member,
  request: ParsedRequestOf<typeof openCase>,
): Promise<OrderCase> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const order = await lockOrderOf(trx, request.orderId, actor.companyId);
    if (order?.buyer_company_id !== actor.companyId) throw new AppError('recordNotFound');
    const now = ctx.clock.now();
    if (order.open_case || !canOpenOrderCase(request.kind, order.state, order.completed_at, now))
      throw new AppError('actionNotAllowed');
    const fitting = reasonsOfCaseKind[request.kind];
    if (!request.lines.every(({ reason }) => fitting.includes(reason)))
      throw invalid('lines', 'Bu talep için uygun bir neden seçin.');
    await requireUnits(within, order, request.lines);
    const id = await insertCase(
      trx,
      {
        order_id: order.id,
        kind: request.kind,
        refund_target: request.refundTarget,
        note: request.note || null,
        createdAt: now,
        answerBy: new Date(now.getTime() + caseAnswerDays * dayMs),
      },
      request.lines.map(({ lineNo, quantity, reason }) => ({ line_no: lineNo, quantity, reason })),
      request.photos ?? [],
    );
    await claimFiles(within, actor, 'casePhoto', request.photos ?? []);
    await insertCaseEvent(trx, {
      case_id: id,
      at: now,
      action: 'open',
      party: 'buyer',
      user_id: actor.userId,
      from_state: null,
      to_state: 'open',
      note: request.note || null,
    });
    if (request.ticketId !== undefined)
      await linkCase(within, actor, request.ticketId, { caseId: id, orderId: order.id });
    await insertNotifications(trx, [orderNotices.caseOpened(await noticeFacts(within, order), now)]);
    return presentCase(await required(within, id), 'buyer', actor.rights);
  });
}

async function requireUnits(
  { db }: Context,
  order: LockedOrder,
  wishes: readonly { readonly lineNo: number; readonly quantity: number }[],
): Promise<void> {
  const lines = (await orderLines(db, order.id)).map((row) => ({
    lineNo: row.line_no,
    quantity: row.quantity,
    refundedQuantity: row.refunded_quantity,
    unitPrice: row.unit_price,
  }));
  if (!refundOf(lines, wishes, { remaining: 0, withShipping: false }))
    throw invalid('lines', 'Seçtiğiniz adetler siparişte kalan adetleri aşıyor.');
}

/** Stores the seller's answer. @throws AppError `invalidRequest` for a rejection without a reason */
export function answer(
  ctx: Context,
  actor: Member,
  { caseId, accept, goodsFirst = false, answer: words, lines }: ParsedRequestOf<typeof answerCase>,
): Promise<OrderCase> {
  if (!accept && (words ?? '').length < 3) throw invalid('answer', 'Neden kabul etmediğinizi yazın.');
  if (!accept && goodsFirst) throw invalid('goodsFirst', 'Reddedilen bir talep için ürün beklenmez.');
  const accepting = goodsFirst ? 'acceptOnReturn' : 'accept';
  return act(
    ctx,
    actor,
    caseId,
    'seller',
    accept ? accepting : 'reject',
    words || null,
    accept ? lines : undefined,
  );
}

/**
 * Refunds the goods that were returned. @throws AppError `invalidRequest` for more units than were accepted, or for
 * fewer without an explanation
 */
export const receiveGoods = (
  ctx: Context,
  actor: Member,
  { caseId, answer: words, lines }: ParsedRequestOf<typeof receiveReturn>,
): Promise<OrderCase> => act(ctx, actor, caseId, 'seller', 'receiveGoods', words || null, lines);

export const withdraw = (
  ctx: Context,
  actor: Member,
  { caseId }: ParsedRequestOf<typeof withdrawCase>,
): Promise<OrderCase> => act(ctx, actor, caseId, 'buyer', 'withdraw', null);

export const escalate = (
  ctx: Context,
  actor: Member,
  { caseId, note }: ParsedRequestOf<typeof escalateCase>,
): Promise<OrderCase> => act(ctx, actor, caseId, 'buyer', 'escalate', note || null);

function act(
  ctx: Context,
  actor: Member,
  caseId: number,
  party: 'buyer' | 'seller',
  action: OrderCaseAction,
  note: string | null,
  taken?: CaseMove['taken'],
): Promise<OrderCase> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const known = await findCase(trx, caseId);
    const order = known && (await lockOrderOf(trx, known.order_id, actor.companyId));
    const own = party === 'buyer' ? order?.buyer_company_id : order?.seller_company_id;
    if (!order || own !== actor.companyId) throw new AppError('recordNotFound');
    await moveCase(within, order, caseId, { action, party, userId: actor.userId, note, taken });
    return presentCase(await required(within, caseId), party, actor.rights);
  });
}

/** Performs the platform's actions on a case: an operator's ruling and the escalation by time. */
export function actAsPlatform(
  ctx: Context,
  caseId: number,
  party: 'platform' | 'system',
  action: OrderCaseAction,
  note: string | null,
): Promise<void> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const known = await findCase(trx, caseId);
    const order = known && (await lockOrder(trx, known.order_id));
    if (!order) throw new AppError('recordNotFound');
    await moveCase(within, order, caseId, { action, party, userId: null, note });
  });
}

interface CaseMove {
  readonly action: OrderCaseAction;
  readonly party: OrderCaseParty;
  readonly userId: number | null;
  readonly note: string | null;
  /** The accepted units; all by default. */
  readonly taken?: readonly { readonly lineNo: number; readonly quantity: number }[] | undefined;
}

/**
 * Changes a case; the only function that does. The caller has locked the row of the order, and with it the
 * case.
 */
async function moveCase(ctx: Context, order: LockedOrder, caseId: number, move: CaseMove): Promise<void> {
  const { db: trx, clock } = ctx;
  const before = await required(ctx, caseId);
  const state = nextOrderCaseState(before.state, move.action, move.party);
  if (!state || (move.action === 'acceptOnReturn' && before.kind !== 'return'))
    throw new AppError('actionNotAllowed');
  const now = clock.now();
  await updateCase(trx, caseId, {
    state,
    ...(move.party === 'seller' && { answered_at: now, seller_answer: move.note ?? before.seller_answer }),
    ...(state === 'awaitingGoods' && { answer_by: new Date(now.getTime() + caseGoodsDays * dayMs) }),
    ...(move.action.startsWith('rule') && { ruling: move.note }),
    ...(isEnd(state) && { closed_at: now }),
  });
  await insertCaseEvent(trx, {
    case_id: caseId,
    at: now,
    action: move.action,
    party: move.party,
    user_id: move.userId,
    from_state: before.state,
    to_state: state,
    note: move.note,
  });
  if (state === 'awaitingGoods') await takenOf(ctx, before, move);
  if (isRefundingCaseState(state)) await giveBack(ctx, order, await takenOf(ctx, before, move));
  const facts = await noticeFacts(ctx, order);
  const reported = move.party === 'buyer' ? orderNotices.caseChanged : orderNotices.caseAnswered;
  await insertNotifications(trx, [reported(facts, now)]);
}

/** Stores the returned units of the case. @throws AppError for units that were not requested */
async function takenOf(
  { db: trx }: Context,
  before: CaseRow,
  { action, taken, note }: CaseMove,
): Promise<CaseRow> {
  // Returned goods count by the accepted quantity; a ruling counts by the requested one.
  const asked = before.lines.map(({ line_no: lineNo, quantity, accepted_quantity: accepted }) => ({
    lineNo,
    quantity: action === 'receiveGoods' ? (accepted ?? quantity) : quantity,
  }));
  const units = acceptedUnits(asked, taken);
  if (!units)
    throw invalid('lines', 'Kabul ettiğiniz adetler talepteki adetleri aşamaz; en az bir adet seçin.');
  const isWhole = units.every(({ quantity }, at) => quantity === asked[at]?.quantity);
  if (!isWhole && (note ?? '').length < 3)
    throw invalid('answer', 'Kalanını neden kabul etmediğinizi yazın.');
  await setAcceptedUnits(trx, before.id, units);
  const quantities = new Map(units.map(({ lineNo, quantity }) => [lineNo, quantity]));
  return {
    ...before,
    lines: before.lines
      .map((line) => ({ ...line, quantity: quantities.get(line.line_no) ?? 0 }))
      .filter(({ quantity }) => quantity > 0),
  };
}

const isEnd = (state: OrderCaseState): boolean => !openOrderCaseStates.includes(state);

/**
 * Refunds the money; an order without remaining units is cancelled unless it was completed. Shipping that is not
 * refunded is released from escrow with it, because the carrier was paid.
 */
async function giveBack(
  ctx: Context,
  order: LockedOrder,
  { id, kind, lines, refund_target }: CaseRow,
): Promise<void> {
  const refund = await refundOrder(ctx, order, {
    kind,
    caseId: id,
    lines: lines.map((line) => ({ lineNo: line.line_no, quantity: line.quantity })),
    withShipping: kind === 'cancelRequest' || lines.every(({ reason }) => isSellersFault(reason)),
    target: refund_target,
  });
  if (!refund?.isWhole || order.state === 'completed') return;
  const held = await lockOrder(ctx.db, order.id);
  if (!held) return;
  const reason = kind === 'return' ? 'Bütün ürünler iade edildi.' : 'İptal talebi kabul edildi.';
  await changeOrder(ctx, held, { action: 'cancel', reason }, { party: 'platform', userId: null });
  await postRelease(ctx.db, moneyOf(held));
}

async function required({ db }: Context, id: number): Promise<CaseRow> {
  const found = await findCase(db, id);
  if (!found) throw new AppError('recordNotFound');
  return found;
}
