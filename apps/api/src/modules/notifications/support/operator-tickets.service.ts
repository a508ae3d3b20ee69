import type {
  attachToTicket,
  getCompanyTickets,
  OperatorTicket,
} from '@havan/contract/backoffice/support/tickets';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { StoredFile } from '@havan/contract/identity/files';
import type { Ticket } from '@havan/contract/notifications/support/tickets';
import type { TicketState } from '@havan/domain/ticket';
import { workingMinutesBetween } from '@havan/domain/working-hours';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { claimFiles, keepOperatorFile } from '../../identity/files/files.service.ts';
import { moveTicket } from './move-ticket.ts';
import { presentTicket, presentTicketForOperator } from './tickets.presenter.ts';
import * as lists from './ticket-lists.sql.ts';
import * as sql from './tickets.sql.ts';

const messagesShown = 100;
const ticketsAtOnce = 20;
const keptDays = 30;
const dayMs = 86_400_000;

/** A ticket with its messages, including the notes of operators. */
export interface WholeTicket {
  readonly ticket: Ticket;
  readonly companyId: number;
  readonly messages: OperatorTicket['messages'];
}

/** Returns a ticket of any company; undefined without one. */
export async function findWholeTicket(
  { db, clock }: Context,
  ticketId: number,
): Promise<WholeTicket | undefined> {
  const row = await sql.findTicket(db, ticketId);
  if (!row) return undefined;
  const page = { before: null, limit: messagesShown, withNotes: true };
  const messages = (await lists.ticketMessagePage(db, ticketId, page)).toReversed();
  const files = await lists.filesOfMessages(
    db,
    messages.map(({ id }) => id),
  );
  return {
    ticket: presentTicket(row, clock.now()),
    companyId: row.company_id,
    messages: messages.map((message) => presentTicketForOperator(message, files)),
  };
}

interface Answer {
  readonly action: 'answer' | 'askCustomer' | 'close';
  readonly operatorId: number;
  readonly text: string | null;
  /** Files that this operator uploaded for the ticket. */
  readonly files?: readonly string[];
}

/**
 * Answers a ticket, asks the customer a question or closes it, within the transaction of `ctx.db`.
 *
 * @throws AppError as `moveTicket` does, `invalidRequest` for a file that this operator did not upload for the company
 */
export async function answerTicket(
  ctx: Context,
  ticketId: number,
  { action, operatorId, text, files = [] }: Answer,
): Promise<{ before: TicketState; after: TicketState }> {
  const { ticket, state } = await moveTicket(ctx, ticketId, {
    action,
    party: 'platform',
    companyId: null,
    operatorId,
    text,
    files,
  });
  await claimFiles(ctx, { companyId: ticket.company_id, operatorId }, 'ticketFile', files);
  return { before: ticket.state, after: state };
}

/** Stores a file for an answer in a ticket. @throws AppError `recordNotFound`, `invalidRequest` as for any upload */
export async function keepAnswerFile(
  ctx: Context,
  operatorId: number,
  { ticketId, fileName }: ParsedRequestOf<typeof attachToTicket>,
  sent: Uint8Array,
): Promise<StoredFile> {
  const ticket = await sql.findTicket(ctx.db, ticketId);
  if (!ticket) throw new AppError('recordNotFound');
  const to = { companyId: ticket.company_id, operatorId };
  return keepOperatorFile(ctx, to, { purpose: 'ticketFile', fileName }, sent);
}

/** Adds a note that only operators read. @throws AppError `recordNotFound` */
export async function noteInTicket(
  { db, clock }: Context,
  ticketId: number,
  { operatorId, text }: { readonly operatorId: number; readonly text: string },
): Promise<void> {
  if (!(await sql.lockTicket(db, ticketId))) throw new AppError('recordNotFound');
  const note = { ticket_id: ticketId, party: 'platform', operator_id: operatorId, body: text } as const;
  await sql.insertTicketMessage(db, { ...note, at: clock.now(), is_internal: true }, []);
}

/**
 * Returns one page of the tickets of a company, those that moved last first. @throws AppError
 * `invalidRequest` for a foreign cursor
 */
export async function ticketsOfCompany(
  { db }: Context,
  { companyId, cursor }: ParsedRequestOf<typeof getCompanyTickets>,
): Promise<ResultOf<typeof getCompanyTickets>> {
  const list = ['company-tickets', companyId] as const;
  const place = cursor === undefined ? null : decodeCursor(list, cursor);
  const before = place && { at: new Date(place.rank), id: place.id };
  const rows = await lists.ticketPage(
    db,
    { companyId, state: null, category: null },
    before,
    ticketsAtOnce + 1,
  );
  const shown = rows.slice(0, ticketsAtOnce);
  const last = shown.at(-1);
  return {
    items: shown.map(({ id, category, subject, state, changed_at: changedAt }) => ({
      ticketId: id,
      category,
      subject,
      state,
      changedAt: changedAt.toISOString(),
    })),
    nextCursor:
      rows.length > ticketsAtOnce && last
        ? encodeCursor(list, { rank: last.changed_at.getTime(), id: last.id })
        : null,
    total: null,
  };
}

/** Numbers about the answers of a category in the last thirty days. */
export interface KeptTargets extends lists.TargetRow {
  /** Median of the answer times, in working minutes, the unit of the targets. */
  readonly medianMinutes: number;
}

/** Returns how many answers of the last thirty days were within their targets, by category. */
export async function keptTargetsOf({ db, clock }: Context): Promise<KeptTargets[]> {
  const since = new Date(clock.now().getTime() - keptDays * dayMs);
  const [targets, answers] = await Promise.all([lists.keptTargets(db, since), lists.answersSince(db, since)]);
  const byCategory = Map.groupBy(answers, ({ category }) => category);
  return targets.map((row) => {
    const minutes = (byCategory.get(row.category) ?? [])
      .map(({ asked_at, answered_at }) => workingMinutesBetween(asked_at, answered_at))
      .toSorted((a, b) => a - b);
    return { ...row, medianMinutes: minutes[Math.floor((minutes.length - 1) / 2)] ?? 0 };
  });
}
