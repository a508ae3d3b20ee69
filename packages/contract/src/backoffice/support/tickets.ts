import { ticketStates } from '@havan/domain/ticket';
import { ticketCategories } from '@havan/domain/ticket-category';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { fileName, storedFile } from '../../identity/files.ts';
import { ticketRecord } from '../../notifications/support/tickets.ts';
import { cursor, id, idText, instant, nothing, pageOf } from '../../primitives.ts';

const operatorTicket = v.object({
  ticketId: id,
  companyId: id,
  companyName: v.string(),
  /** User who opened it. */
  person: v.string(),
  /** Contact of that person; masked for support. */
  email: v.string(),
  phone: v.string(),
  category: v.picklist(ticketCategories),
  subject: v.string(),
  state: v.picklist(ticketStates),
  record: v.nullable(ticketRecord),
  caseId: v.nullable(id),
  createdAt: instant,
  dueAt: v.nullable(instant),
  /** The newest hundred, the oldest of them first, including notes of operators. */
  messages: v.array(
    v.object({
      messageId: id,
      party: v.picklist(['customer', 'platform', 'system']),
      author: v.nullable(v.string()),
      text: v.string(),
      at: instant,
      isInternal: v.boolean(),
      files: v.array(storedFile),
    }),
  ),
});
export type OperatorTicket = v.InferOutput<typeof operatorTicket>;

const getOperatorTicketSchemas = {
  summary: 'A support ticket whole, with what operators noted for each other.',
  request: v.strictObject({ ticketId: idText }),
  result: operatorTicket,
};
export const getOperatorTicket = defineCall<typeof getOperatorTicketSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetTicket',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

const noteTicketSchemas = {
  summary: 'Writes a note in a ticket that operators alone read.',
  request: v.strictObject({
    ticketId: id,
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Notunuzu yazın.'),
      v.maxLength(2000, 'En fazla 2000 karakter yazabilirsiniz.'),
    ),
  }),
  result: operatorTicket,
};
export const noteTicket = defineCall<typeof noteTicketSchemas>()({
  method: 'POST',
  path: 'Backoffice/NoteTicket',
  encoding: 'json',
  access: 'operator',
  roles: ['support'],
});

const getCompanyTicketsSchemas = {
  summary: 'The support tickets of one company, the newest first.',
  request: v.strictObject({ companyId: idText, cursor: v.optional(cursor) }),
  result: pageOf(
    v.object({
      ticketId: id,
      category: v.picklist(ticketCategories),
      subject: v.string(),
      state: v.picklist(ticketStates),
      changedAt: instant,
    }),
  ),
};
export const getCompanyTickets = defineCall<typeof getCompanyTicketsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCompanyTickets',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

const getTicketTargetsSchemas = {
  summary: 'How the targets of each category were kept in the last thirty days, and what waits now.',
  request: nothing,
  result: v.object({
    categories: v.array(
      v.object({
        category: v.picklist(ticketCategories),
        targetHours: v.number(),
        answered: v.number(),
        inTime: v.number(),
        /** Median of the answer times, in working minutes; null without an answer. */
        medianMinutes: v.nullable(v.number()),
        waiting: v.number(),
        overdue: v.number(),
      }),
    ),
  }),
};
export const getTicketTargets = defineCall<typeof getTicketTargetsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetTicketTargets',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

export const attachToTicketSchemas = {
  summary:
    'Sends a file for an answer in a ticket; the body is its bytes. PDF, PNG or JPEG by content, whatever the name says.',
  request: v.strictObject({ ticketId: idText, fileName }),
  result: storedFile,
};
/**
 * The request body is the file, so its route is registered outside the calls. `Backoffice/DecideQueueItem` then refers
 * to the file.
 */
export const attachToTicket = defineCall<typeof attachToTicketSchemas>()({
  method: 'POST',
  path: 'Backoffice/AttachToTicket',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

export const operatorTicketCalls = {
  getOperatorTicket: withSchemas(getOperatorTicket, getOperatorTicketSchemas),
  noteTicket: withSchemas(noteTicket, noteTicketSchemas),
  getCompanyTickets: withSchemas(getCompanyTickets, getCompanyTicketsSchemas),
  getTicketTargets: withSchemas(getTicketTargets, getTicketTargetsSchemas),
};
