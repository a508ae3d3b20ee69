import type { TicketParty, TicketState } from '@havan/domain/ticket';
import type { TicketCategory } from '@havan/domain/ticket-category';
import type { Generated } from 'kysely';
import type { Timestamp } from '../columns.ts';

export interface SupportTicketTable {
  id: Generated<number>;
  company_id: number;
  user_id: number;
  category: TicketCategory;
  subject: string;
  state: TicketState;
  order_id: number | null;
  listing_id: number | null;
  case_id: number | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  seen_at: Timestamp;
  waits_since: Timestamp | null;
  due_at: Timestamp | null;
  closed_at: Timestamp | null;
}

export interface SupportMessageTable {
  id: Generated<number>;
  ticket_id: number;
  party: TicketParty;
  user_id: number | null;
  operator_id: number | null;
  body: string;
  at: Timestamp;
  is_internal: Generated<boolean>;
  due_at: Timestamp | null;
}

export interface SupportMessageFileTable {
  file_id: string;
  message_id: number;
  position: number;
}

export interface SupportTables {
  support_ticket: SupportTicketTable;
  support_message: SupportMessageTable;
  support_message_file: SupportMessageFileTable;
}
