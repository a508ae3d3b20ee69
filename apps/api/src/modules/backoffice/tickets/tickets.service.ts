import type {
  getCompanyTickets,
  getTicketTargets,
  noteTicket,
  OperatorTicket,
} from '@havan/contract/backoffice/support/tickets';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { ticketCategories, ticketCategoryFacts } from '@havan/domain/ticket-category';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import {
  findWholeTicket,
  keptTargetsOf,
  noteInTicket,
  ticketsOfCompany,
} from '../../notifications/support/operator-tickets.service.ts';
import { record } from '../audit/record.ts';
import { presentOperatorTicket } from './tickets.presenter.ts';
import * as sql from './tickets.sql.ts';

/** Returns a ticket whole, masked for support. @throws AppError `recordNotFound` */
export async function wholeTicket(ctx: Context, me: Operator, ticketId: number): Promise<OperatorTicket> {
  const [whole, party] = await Promise.all([
    findWholeTicket(ctx, ticketId),
    sql.findTicketParty(ctx.db, ticketId),
  ]);
  if (!whole || !party) throw new AppError('recordNotFound');
  return presentOperatorTicket(whole, party, me);
}

/** Adds a note that only operators read. @throws AppError `recordNotFound` */
export const noteIn = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { ticketId, text }: ParsedRequestOf<typeof noteTicket>,
): Promise<OperatorTicket> =>
  withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    await noteInTicket(within, ticketId, { operatorId: me.operatorId, text });
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'ticket.note',
      subject: ['ticket', ticketId],
      before: null,
      after: { text },
    });
    return wholeTicket(within, me, ticketId);
  });

/** Returns one page of the tickets of a company. */
export const companyTickets = (
  ctx: Context,
  request: ParsedRequestOf<typeof getCompanyTickets>,
): Promise<ResultOf<typeof getCompanyTickets>> => ticketsOfCompany(ctx, request);

/** Returns how well answers kept the target times of each category, and the tickets that wait. */
export async function targets(ctx: Context): Promise<ResultOf<typeof getTicketTargets>> {
  const [kept, waiting] = await Promise.all([
    keptTargetsOf(ctx),
    sql.waitingByCategory(ctx.db, ctx.clock.now()),
  ]);
  return {
    categories: ticketCategories.map((category) => {
      const answers = kept.find((row) => row.category === category);
      const open = waiting.find((row) => row.category === category);
      return {
        category,
        targetHours: ticketCategoryFacts[category].targetHours,
        answered: answers?.answered ?? 0,
        inTime: answers?.in_time ?? 0,
        medianMinutes: answers?.medianMinutes ?? null,
        waiting: open?.waiting ?? 0,
        overdue: open?.overdue ?? 0,
      };
    }),
  };
}
