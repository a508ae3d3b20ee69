import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { nothing } from '../primitives.ts';

const getHeaderBadgesSchemas = {
  summary: 'What waits for the company, for the header: support tickets first (specification §3).',
  request: nothing,
  result: v.array(
    v.object({
      name: v.picklist(['supportTickets', 'requiredAction', 'message', 'notification']),
      count: v.number(),
    }),
  ),
};

export const getHeaderBadges = defineCall<typeof getHeaderBadgesSchemas>()({
  method: 'GET',
  path: 'Master/GetHeaderBadges',
  encoding: 'query',
  access: 'signedIn',
});

export const headerBadgeCalls = { getHeaderBadges: withSchemas(getHeaderBadges, getHeaderBadgesSchemas) };
