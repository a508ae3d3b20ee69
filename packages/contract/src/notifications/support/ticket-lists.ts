import { ticketStates } from '@havan/domain/ticket';
import { ticketCategories } from '@havan/domain/ticket-category';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, instant, nothing, pageOf } from '../../primitives.ts';
import { ticketRecord, ticketSummary } from './tickets.ts';

const getTicketsSchemas = {
  summary: 'Support tickets of the company, those that moved last first.',
  request: v.strictObject({
    state: v.optional(v.picklist(ticketStates)),
    category: v.optional(v.picklist(ticketCategories)),
    cursor: v.optional(cursor),
  }),
  result: pageOf(ticketSummary),
};

export const getTickets = defineCall<typeof getTicketsSchemas>()({
  method: 'GET',
  path: 'SupportTickets/GetTickets',
  encoding: 'query',
  access: 'signedIn',
});

const getTicketCountsSchemas = {
  summary: 'How many support tickets of the company are in each state.',
  request: nothing,
  result: v.object({
    open: v.number(),
    actionRequired: v.number(),
    answered: v.number(),
    closed: v.number(),
  }),
};

export const getTicketCounts = defineCall<typeof getTicketCountsSchemas>()({
  method: 'GET',
  path: 'SupportTickets/GetCounts',
  encoding: 'query',
  access: 'signedIn',
});

const getTicketFiltersSchemas = {
  summary:
    'The categories of support tickets: what each needs, how soon it is answered and how well that is kept.',
  request: nothing,
  result: v.object({
    categories: v.array(
      v.object({
        category: v.picklist(ticketCategories),
        label: v.string(),
        hint: v.string(),
        /** The record that a ticket names; null without one. */
        record: v.nullable(v.picklist(['order', 'listing'])),
        isRecordNeeded: v.boolean(),
        /** Within how many working hours it is answered. */
        targetHours: v.number(),
        /** Share of the answers of the last thirty days that came in time, 0–100; null with fewer than ten. */
        onTimePercent: v.nullable(v.number()),
      }),
    ),
  }),
};

export const getTicketFilters = defineCall<typeof getTicketFiltersSchemas>()({
  method: 'GET',
  path: 'Users/GetSupportTicketFilters',
  encoding: 'query',
  access: 'signedIn',
});

const findTicketRecordsSchemas = {
  summary: 'Orders or listings of the company that a ticket can name, the newest first, at most twenty.',
  request: v.strictObject({
    kind: v.picklist(['order', 'listing']),
    /** A number, a part of the other side’s name, or of a product’s. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  }),
  result: v.array(v.object({ ...ticketRecord.entries, at: instant })),
};

export const findTicketRecords = defineCall<typeof findTicketRecordsSchemas>()({
  method: 'GET',
  path: 'SupportTickets/FindRecords',
  encoding: 'query',
  access: 'signedIn',
});

export const ticketListCalls = {
  getTickets: withSchemas(getTickets, getTicketsSchemas),
  getTicketCounts: withSchemas(getTicketCounts, getTicketCountsSchemas),
  getTicketFilters: withSchemas(getTicketFilters, getTicketFiltersSchemas),
  findTicketRecords: withSchemas(findTicketRecords, findTicketRecordsSchemas),
};
