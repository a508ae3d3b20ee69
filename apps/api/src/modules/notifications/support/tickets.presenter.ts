import type { OperatorTicket } from '@havan/contract/backoffice/support/tickets';
import type {
  Ticket,
  TicketMessage,
  TicketRecordAnswer,
  TicketSummary,
} from '@havan/contract/notifications/support/tickets';
import { allowedTicketActions, ticketReopenUntil } from '@havan/domain/ticket';
import type { Selectable } from 'kysely';
import type { SupportTicketTable } from '../../../core/db/schema/service/support-tables.ts';
import { type FileRow, presentFile } from '../../identity/files/files.service.ts';
import type { TicketMessageRow } from './ticket-lists.sql.ts';
import type { TicketRow } from './tickets.sql.ts';

export const presentTicketSummary = (row: Selectable<SupportTicketTable>): TicketSummary => ({
  ticketId: row.id,
  category: row.category,
  subject: row.subject,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  hasNews: row.changed_at > row.seen_at,
});

/** Returns the subject of a ticket; null without one. */
function presentRecord(row: TicketRow): TicketRecordAnswer | null {
  const label = row.record_label ?? '';
  if (row.order_id !== null) return { kind: 'order', id: row.order_id, label, side: row.order_side };
  if (row.listing_id !== null) return { kind: 'listing', id: row.listing_id, label, side: null };
  return null;
}

/** Returns a ticket at `now` as its company sees it. */
export function presentTicket(row: TicketRow, now: Date): Ticket {
  const reopenUntil = row.closed_at && ticketReopenUntil(row.closed_at);
  const canReopen = reopenUntil !== null && now <= reopenUntil;
  const known = ['reply', 'close', 'reopen'] as const;
  const allowed = allowedTicketActions(row.state, 'customer');
  return {
    ...presentTicketSummary(row),
    record: presentRecord(row),
    caseId: row.case_id,
    closedAt: row.closed_at?.toISOString() ?? null,
    reopenUntil: reopenUntil?.toISOString() ?? null,
    allowedActions: known.filter((action) => allowed.includes(action) && (action !== 'reopen' || canReopen)),
  };
}

export const presentTicketMessage = (
  row: TicketMessageRow,
  files: readonly (FileRow & { readonly message_id: number })[],
): TicketMessage => ({
  messageId: row.id,
  party: row.party,
  author: row.party === 'customer' ? row.person : null,
  text: row.body,
  at: row.at.toISOString(),
  files: files.filter((file) => file.message_id === row.id).map(presentFile),
});

/** Returns the same for operators: who of them wrote, and what they noted for each other. */
export const presentTicketForOperator = (
  row: TicketMessageRow,
  files: readonly (FileRow & { readonly message_id: number })[],
): OperatorTicket['messages'][number] => ({
  ...presentTicketMessage(row, files),
  author: row.party === 'customer' ? row.person : row.operator,
  isInternal: row.is_internal,
});
