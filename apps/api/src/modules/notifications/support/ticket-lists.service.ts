import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  findTicketRecords,
  getTicketCounts,
  getTicketFilters,
  getTickets,
} from '@havan/contract/notifications/support/ticket-lists';
import type { getTicketMessages } from '@havan/contract/notifications/support/tickets';
import { ticketCategories, ticketCategoryFacts } from '@havan/domain/ticket-category';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { announce } from '../../../core/db/announce.ts';
import { presentTicketMessage, presentTicketSummary } from './tickets.presenter.ts';
import * as sql from './ticket-lists.sql.ts';
import { ticketOf } from './tickets.service.ts';

const ticketsAtOnce = 20;
const messagesAtOnce = 50;
const recordsAtOnce = 20;
const keptDays = 30;
/** Fewest answers for which a rate of kept targets is shown. */
const enoughAnswers = 10;
const dayMs = 86_400_000;

/**
 * Returns one page of the tickets of a company. @throws AppError `invalidRequest` for a cursor of another
 * list
 */
export async function listTickets(
  { db }: Context,
  { companyId }: Actor,
  request: ParsedRequestOf<typeof getTickets>,
): Promise<ResultOf<typeof getTickets>> {
  const { cursor } = request;
  const state = request.state ?? null;
  const category = request.category ?? null;
  const list = ['tickets', companyId, state, category] as const;
  const place = cursor === undefined ? null : decodeCursor(list, cursor);
  const before = place && { at: new Date(place.rank), id: place.id };
  const rows = await sql.ticketPage(db, { companyId, state, category }, before, ticketsAtOnce + 1);
  const shown = rows.slice(0, ticketsAtOnce);
  const last = shown.at(-1);
  return {
    items: shown.map(presentTicketSummary),
    nextCursor:
      rows.length > ticketsAtOnce && last
        ? encodeCursor(list, { rank: last.changed_at.getTime(), id: last.id })
        : null,
    total: null,
  };
}

/** Returns how many tickets of a company are in each state. */
export async function ticketCounts(
  { db }: Context,
  { companyId }: Actor,
): Promise<ResultOf<typeof getTicketCounts>> {
  const rows = await sql.countTickets(db, companyId);
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    open: count('open'),
    actionRequired: count('actionRequired'),
    answered: count('answered'),
    closed: count('closed'),
  };
}

/** Returns how many tickets of a company wait for it, or hold an answer that it has not seen. */
export const ticketNews = (db: Context['db'], companyId: number): Promise<number> =>
  sql.countTicketNews(db, companyId);

/** Returns the categories, each with the rate of kept targets. */
export async function ticketFilters({ db, clock }: Context): Promise<ResultOf<typeof getTicketFilters>> {
  const kept = await sql.keptTargets(db, new Date(clock.now().getTime() - keptDays * dayMs));
  return {
    categories: ticketCategories.map((category) => {
      const row = kept.find((each) => each.category === category);
      return {
        category,
        ...ticketCategoryFacts[category],
        onTimePercent:
          row && row.answered >= enoughAnswers ? Math.floor((100 * row.in_time) / row.answered) : null,
      };
    }),
  };
}

/** Lists the messages of a ticket of this company. @throws AppError `recordNotFound` */
export async function listTicketMessages(
  ctx: Context,
  actor: Actor,
  { ticketId, cursor }: ParsedRequestOf<typeof getTicketMessages>,
): Promise<ResultOf<typeof getTicketMessages>> {
  await ticketOf(ctx, actor, ticketId);
  const list = ['ticket-messages', ticketId] as const;
  const before = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const limit = messagesAtOnce + 1;
  const rows = await sql.ticketMessagePage(ctx.db, ticketId, { before, limit, withNotes: false });
  const shown = rows.slice(0, messagesAtOnce);
  const files = await sql.filesOfMessages(
    ctx.db,
    shown.map(({ id }) => id),
  );
  const last = shown.at(-1);
  return {
    items: shown.map((row) => presentTicketMessage(row, files)),
    nextCursor: rows.length > messagesAtOnce && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/** Marks a ticket as seen. @throws AppError `recordNotFound` */
export async function markTicketSeen(
  { db, clock }: Context,
  { companyId }: Actor,
  ticketId: number,
): Promise<void> {
  if (!(await sql.markSeen(db, ticketId, companyId, clock.now()))) throw new AppError('recordNotFound');
  announce(db, [companyId]);
}

/** Returns orders or listings that a ticket of this company can name. */
export async function ticketRecords(
  { db }: Context,
  { companyId }: Actor,
  { kind, search = '' }: ParsedRequestOf<typeof findTicketRecords>,
): Promise<ResultOf<typeof findTicketRecords>> {
  const find = kind === 'order' ? sql.findOrders : sql.findListings;
  const rows = await find(db, companyId, search, recordsAtOnce);
  return rows.map(({ at, ...row }) => ({ kind, ...row, at: at.toISOString() }));
}
