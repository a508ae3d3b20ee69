import { ticketSilenceDays } from '@havan/domain/ticket';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { moveTicket } from './move-ticket.ts';
import { silentTickets } from './tickets.sql.ts';

const batch = 50;
const dayMs = 86_400_000;

/** Closes tickets on which the customer has been silent for too long. */
export async function closeSilentTickets(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const before = {
    answered: new Date(now - ticketSilenceDays.answered * dayMs),
    actionRequired: new Date(now - ticketSilenceDays.actionRequired * dayMs),
  };
  const text = 'Uzun süredir yazılmadığı için talep kapandı.';
  for (const id of await silentTickets(ctx.db, before, batch))
    await withTransaction(ctx.db, (trx) =>
      moveTicket({ ...ctx, db: trx }, id, { action: 'close', party: 'system', companyId: null, text }),
    ).catch((error: unknown) => {
      // Answered since it was read; the others are still due.
      if (!(error instanceof AppError)) throw error;
    });
}

export const supportJobs: readonly Job[] = [
  { name: 'close-silent-tickets', everySeconds: 3600, run: closeSilentTickets },
];
