import type { ParsedRequestOf } from '@havan/contract/call';
import type {
  closeTicket,
  createTicket,
  reopenTicket,
  replyToTicket,
  Ticket,
} from '@havan/contract/notifications/support/tickets';
import { ticketCategoryFacts, ticketDueAt } from '@havan/domain/ticket-category';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { slowDown } from '../../identity/session/slow-down.ts';
import { moveTicket } from './move-ticket.ts';
import { presentTicket } from './tickets.presenter.ts';
import * as sql from './tickets.sql.ts';

/** Throttle of new tickets, which cost nothing. */
const createRule = { waits: [...Array<number>(20).fill(0), 60, 300, 900], resetAfterSeconds: 3600 };
const replyRule = { waits: [...Array<number>(40).fill(0), 5, 30, 60], resetAfterSeconds: 600 };

const refused = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });

const unknown = (path: string, message: string): AppError =>
  new AppError('recordNotFound', { message, errors: [{ code: path, message, path }] });

/** Returns a ticket of this company. @throws AppError `recordNotFound` */
export async function ticketOf(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  ticketId: number,
): Promise<Ticket> {
  const row = await sql.findTicket(db, ticketId);
  if (row?.company_id !== companyId) throw new AppError('recordNotFound');
  return presentTicket(row, clock.now());
}

/**
 * Opens a ticket. While the flag `newTicketCreation` is on every user may open one; `newTicketFlow` requires the record
 * of its category.
 *
 * @throws AppError `actionNotAllowed` while tickets are off, `invalidRequest` for a missing record or a foreign file,
 * `recordNotFound` for another company's record, `tooManyRequests` for a flood
 */
export async function create(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof createTicket>,
): Promise<Ticket> {
  const rules = await accessRulesFor(ctx.db, actor.userId);
  if (!rules.isOn('newTicketCreation'))
    throw new AppError('actionNotAllowed', { message: 'Şu anda yeni destek talebi açılamıyor.' });
  const { category, subject, text, files = [] } = request;
  const about = await recordOf(ctx, actor, request, rules.isOn('newTicketFlow'));
  await slowDown(ctx, `ticket:${actor.companyId}`, createRule);
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const now = ctx.clock.now();
    await claimFiles(within, actor, 'ticketFile', files);
    const id = await sql.insertTicket(trx, {
      company_id: actor.companyId,
      user_id: actor.userId,
      category,
      subject,
      state: 'open',
      ...about,
      created_at: now,
      changed_at: now,
      seen_at: now,
      waits_since: now,
      due_at: ticketDueAt(category, now),
    });
    const first = { ticket_id: id, party: 'customer', user_id: actor.userId, body: text, at: now } as const;
    await sql.insertTicketMessage(trx, first, files);
    return ticketOf(within, actor, id);
  });
}

/**
 * Finds the subject of a new ticket. @throws AppError `invalidRequest` for what is missing, `recordNotFound` for what
 * belongs to others
 */
async function recordOf(
  { db }: Context,
  { companyId }: Actor,
  { category, orderId, listingId }: ParsedRequestOf<typeof createTicket>,
  asksForIt: boolean,
): Promise<{ order_id: number | null; listing_id: number | null }> {
  const { record, isRecordNeeded } = ticketCategoryFacts[category];
  const isNeeded = isRecordNeeded && asksForIt;
  if (record === 'order') {
    if (orderId === undefined && isNeeded)
      throw refused('orderId', 'Talebinizin ilgili olduğu siparişi seçin.');
    if (orderId !== undefined && !(await sql.isOrderOf(db, orderId, companyId)))
      throw unknown('orderId', 'Bu numarada bir siparişiniz yok.');
    return { order_id: orderId ?? null, listing_id: null };
  }
  if (record === 'listing') {
    if (listingId === undefined && isNeeded)
      throw refused('listingId', 'Talebinizin ilgili olduğu ilanı seçin.');
    if (listingId !== undefined && !(await sql.isListingOf(db, listingId, companyId)))
      throw unknown('listingId', 'Bu numarada bir ilanınız yok.');
    return { order_id: null, listing_id: listingId ?? null };
  }
  return { order_id: null, listing_id: null };
}

/** Writes in a ticket. @throws AppError as `moveTicket` does, `tooManyRequests` for a flood */
export async function reply(
  ctx: Context,
  actor: Actor,
  { ticketId, text, files = [] }: ParsedRequestOf<typeof replyToTicket>,
): Promise<Ticket> {
  await slowDown(ctx, `ticket-reply:${actor.companyId}`, replyRule);
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    await claimFiles(within, actor, 'ticketFile', files);
    await moveTicket(within, ticketId, { action: 'reply', ...by(actor), text, files });
    return ticketOf(within, actor, ticketId);
  });
}

/** Closes a ticket. @throws AppError as `moveTicket` does */
export const close = (
  ctx: Context,
  actor: Actor,
  { ticketId }: ParsedRequestOf<typeof closeTicket>,
): Promise<Ticket> => move(ctx, actor, ticketId, 'close', null);

/** Reopens a closed ticket within the allowed days. @throws AppError as `moveTicket` does */
export const reopen = (
  ctx: Context,
  actor: Actor,
  { ticketId, text }: ParsedRequestOf<typeof reopenTicket>,
): Promise<Ticket> => move(ctx, actor, ticketId, 'reopen', text);

const by = ({ companyId, userId }: Actor) => ({ party: 'customer', companyId, userId }) as const;

const move = (
  ctx: Context,
  actor: Actor,
  ticketId: number,
  action: 'close' | 'reopen',
  text: string | null,
) =>
  withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    await moveTicket(within, ticketId, { action, ...by(actor), text });
    return ticketOf(within, actor, ticketId);
  });

/** Links a case that was opened from a ticket on its order. @throws AppError `invalidRequest` for a ticket on another order */
export async function linkCase(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  ticketId: number,
  { caseId, orderId }: { readonly caseId: number; readonly orderId: number },
): Promise<void> {
  const ticket = await sql.lockTicket(db, ticketId);
  if (ticket?.company_id !== companyId || ticket.order_id !== orderId)
    throw refused('ticketId', 'Bu destek talebi başka bir siparişle ilgili.');
  await sql.updateTicket(db, ticketId, { case_id: caseId });
}
