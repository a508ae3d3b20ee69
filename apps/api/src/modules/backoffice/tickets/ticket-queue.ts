import { ticketCategoryFacts } from '@havan/domain/ticket-category';
import { AppError } from '../../../core/app-error.ts';
import { answerTicket } from '../../notifications/support/operator-tickets.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';
import { countOpenTickets, openTicketPage } from './tickets.sql.ts';

const actions = { approve: 'answer', ask: 'askCustomer', reject: 'close' } as const;

/** The queue of support tickets. An approval answers, `ask` waits for the company, a rejection closes. */
export const ticketQueue: WorkQueue = {
  id: 'tickets',
  takesFiles: true,
  counts: (db, _dueSince, now) => countOpenTickets(db, now),
  page: async (db, after, limit) =>
    (await openTicketPage(db, after, limit)).map((row) => ({
      itemId: row.id,
      rank: row.rank,
      title: row.subject,
      detail: `${row.company} · ${ticketCategoryFacts[row.category].label}`,
      since: row.waits_since ?? row.changed_at,
      ...(row.due_at && { dueAt: row.due_at }),
      isAsked: row.state === 'actionRequired',
    })),
  decide: async (ctx, { operatorId }, { itemId, decision, sentence, files }) => {
    const action = actions[decision];
    const answer = { action, operatorId, text: sentence, files };
    const { before, after } = await answerTicket(ctx, itemId, answer).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'actionNotAllowed')
        throw new AppError('conflict', { message: 'Bu talep şu anda yanıt beklemiyor.', cause: error });
      throw error;
    });
    return {
      action: `ticket.${action}`,
      subject: ['ticket', itemId],
      before: { state: before },
      after: { state: after, text: sentence, ...(files.length > 0 && { files }) },
    };
  },
};
