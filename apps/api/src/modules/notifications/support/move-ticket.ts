import {
  nextTicketState,
  type TicketAction,
  type TicketParty,
  ticketReopenUntil,
} from '@havan/domain/ticket';
import { ticketDueAt } from '@havan/domain/ticket-category';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { insertNotifications } from '../inbox/inbox.service.ts';
import { ticketNotices } from './ticket-notices.ts';
import { insertTicketMessage, lockTicket, updateTicket } from './tickets.sql.ts';

interface TicketMove {
  readonly action: TicketAction;
  readonly party: TicketParty;
  /** Company that must own the ticket; null for the platform, which sees all tickets. */
  readonly companyId: number | null;
  readonly userId?: number;
  readonly operatorId?: number;
  /** The text of the message; null moves the ticket without one. */
  readonly text: string | null;
  readonly files?: readonly string[];
}

/**
 * Changes a ticket within the transaction of `ctx.db`; nothing else changes tickets. Returns the states before and
 * after.
 *
 * @throws AppError `recordNotFound` for a ticket of another company, `actionNotAllowed` for an action that its state
 * does not allow
 */
export async function moveTicket(ctx: Context, ticketId: number, move: TicketMove) {
  const { db: trx, clock } = ctx;
  const ticket = await lockTicket(trx, ticketId);
  if (!ticket || (move.companyId !== null && ticket.company_id !== move.companyId))
    throw new AppError('recordNotFound');
  const now = clock.now();
  const state = nextTicketState(ticket.state, move.action, move.party);
  if (!state) throw new AppError('actionNotAllowed');
  if (move.action === 'reopen' && ticket.closed_at && now > ticketReopenUntil(ticket.closed_at))
    throw new AppError('actionNotAllowed', {
      message: 'Kapanan bir talep 14 gün içinde yeniden açılabilir. Lütfen yeni bir talep açın.',
    });
  // A second message in a row does not restart the clock: the answer is due since the first of them.
  const stillWaits = ticket.state === 'open' && state === 'open';
  await updateTicket(trx, ticketId, {
    state,
    changed_at: now,
    ...(move.party === 'customer' && { seen_at: now }),
    waits_since: state === 'open' ? (stillWaits ? ticket.waits_since : now) : null,
    due_at: state === 'open' ? (stillWaits ? ticket.due_at : ticketDueAt(ticket.category, now)) : null,
    closed_at: state === 'closed' ? now : null,
  });
  if (move.text !== null)
    await insertTicketMessage(
      trx,
      {
        ticket_id: ticketId,
        party: move.party,
        user_id: move.userId ?? null,
        operator_id: move.operatorId ?? null,
        body: move.text,
        at: now,
        due_at: move.party === 'platform' ? ticket.due_at : null,
      },
      move.files ?? [],
    );
  if (move.party !== 'customer' && move.action in ticketNotices) {
    const notice = ticketNotices[move.action as keyof typeof ticketNotices];
    await insertNotifications(trx, [notice(ticket, now)]);
  }
  return { ticket, state };
}
