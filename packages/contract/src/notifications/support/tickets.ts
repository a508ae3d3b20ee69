import { ticketLimits, ticketStates } from '@havan/domain/ticket';
import { ticketCategories } from '@havan/domain/ticket-category';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { fileId, storedFile } from '../../identity/files.ts';
import { cursor, done, id, idText, instant, pageOf } from '../../primitives.ts';

const state = v.picklist(ticketStates);
const category = v.picklist(ticketCategories);

/** A support ticket (specification §3 "support tickets", §4 its states). */
export const ticketSummary = v.object({
  ticketId: id,
  category,
  subject: v.string(),
  state,
  createdAt: instant,
  /** When somebody last wrote or moved it. */
  changedAt: instant,
  /** When the platform should have answered; null while it has not the word. */
  dueAt: v.nullable(instant),
  /** The platform has written or moved it since this company last looked. */
  hasNews: v.boolean(),
});
export type TicketSummary = v.InferOutput<typeof ticketSummary>;

export const ticketRecord = v.object({
  kind: v.picklist(['order', 'listing']),
  id,
  /** An order by the other side, a listing by its product. */
  label: v.string(),
  /** On which side of an order the company stands; null for a listing. */
  side: v.nullable(v.picklist(['purchased', 'sold'])),
});
export type TicketRecordAnswer = v.InferOutput<typeof ticketRecord>;

export const ticket = v.object({
  ...ticketSummary.entries,
  record: v.nullable(ticketRecord),
  /** The case of the order that was opened from the ticket. */
  caseId: v.nullable(id),
  closedAt: v.nullable(instant),
  /** Until when a closed ticket can be opened again; null for an open one. */
  reopenUntil: v.nullable(instant),
  allowedActions: v.array(v.picklist(['reply', 'close', 'reopen'])),
});
export type Ticket = v.InferOutput<typeof ticket>;

export const ticketMessage = v.object({
  messageId: id,
  party: v.picklist(['customer', 'platform', 'system']),
  /** Member of the company who wrote it; null for the platform. */
  author: v.nullable(v.string()),
  text: v.string(),
  at: instant,
  files: v.array(storedFile),
});
export type TicketMessage = v.InferOutput<typeof ticketMessage>;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(ticketLimits.text.min, `En az ${ticketLimits.text.min} karakter yazın.`),
  v.maxLength(ticketLimits.text.max, `En fazla ${ticketLimits.text.max} karakter yazabilirsiniz.`),
);
const replyText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Mesajınızı yazın.'),
  v.maxLength(ticketLimits.text.max, `En fazla ${ticketLimits.text.max} karakter yazabilirsiniz.`),
);
const files = v.optional(
  v.pipe(v.array(fileId), v.maxLength(ticketLimits.files, `En fazla ${ticketLimits.files} dosya ekleyin.`)),
);

const createTicketSchemas = {
  summary: 'Opens a support ticket with its first message; some categories name an order or a listing.',
  request: v.strictObject({
    category,
    subject: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(ticketLimits.subject.min, `En az ${ticketLimits.subject.min} karakter yazın.`),
      v.maxLength(ticketLimits.subject.max, `En fazla ${ticketLimits.subject.max} karakter yazabilirsiniz.`),
    ),
    text,
    orderId: v.optional(id),
    listingId: v.optional(id),
    files,
  }),
  result: ticket,
};

export const createTicket = defineCall<typeof createTicketSchemas>()({
  method: 'POST',
  path: 'SupportTickets/Create',
  encoding: 'json',
  access: 'signedIn',
  idempotent: true,
});

const getTicketSchemas = {
  summary: 'One support ticket of the company.',
  request: v.strictObject({ ticketId: idText }),
  result: ticket,
};

export const getTicket = defineCall<typeof getTicketSchemas>()({
  method: 'GET',
  path: 'SupportTickets/GetTicket',
  encoding: 'query',
  access: 'signedIn',
});

const getTicketMessagesSchemas = {
  summary: 'What was written in a ticket, the newest first.',
  request: v.strictObject({ ticketId: idText, cursor: v.optional(cursor) }),
  result: pageOf(ticketMessage),
};

export const getTicketMessages = defineCall<typeof getTicketMessagesSchemas>()({
  method: 'GET',
  path: 'SupportTickets/GetMessages',
  encoding: 'query',
  access: 'signedIn',
});

const replyToTicketSchemas = {
  summary: 'Writes in a ticket; the platform has the word again.',
  request: v.strictObject({ ticketId: id, text: replyText, files }),
  result: ticket,
};

export const replyToTicket = defineCall<typeof replyToTicketSchemas>()({
  method: 'POST',
  path: 'SupportTickets/Reply',
  encoding: 'json',
  access: 'signedIn',
  idempotent: true,
});

const closeTicketSchemas = {
  summary: 'Closes a ticket.',
  request: v.strictObject({ ticketId: id }),
  result: ticket,
};

export const closeTicket = defineCall<typeof closeTicketSchemas>()({
  method: 'POST',
  path: 'SupportTickets/Close',
  encoding: 'json',
  access: 'signedIn',
});

const reopenTicketSchemas = {
  summary: 'Opens a ticket again within fourteen days after it was closed, and says why.',
  request: v.strictObject({ ticketId: id, text: replyText }),
  result: ticket,
};

export const reopenTicket = defineCall<typeof reopenTicketSchemas>()({
  method: 'POST',
  path: 'SupportTickets/Reopen',
  encoding: 'json',
  access: 'signedIn',
  idempotent: true,
});

const markTicketReadSchemas = {
  summary: 'Marks what the platform wrote in a ticket as read.',
  request: v.strictObject({ ticketId: idText }),
  result: done,
};

export const markTicketRead = defineCall<typeof markTicketReadSchemas>()({
  method: 'PUT',
  path: 'SupportTickets/MarkAsRead',
  encoding: 'form',
  access: 'signedIn',
});

export const ticketCalls = {
  createTicket: withSchemas(createTicket, createTicketSchemas),
  getTicket: withSchemas(getTicket, getTicketSchemas),
  getTicketMessages: withSchemas(getTicketMessages, getTicketMessagesSchemas),
  replyToTicket: withSchemas(replyToTicket, replyToTicketSchemas),
  closeTicket: withSchemas(closeTicket, closeTicketSchemas),
  reopenTicket: withSchemas(reopenTicket, reopenTicketSchemas),
  markTicketRead: withSchemas(markTicketRead, markTicketReadSchemas),
};
