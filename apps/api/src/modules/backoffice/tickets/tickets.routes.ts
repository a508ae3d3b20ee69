import {
  attachToTicket,
  attachToTicketSchemas,
  operatorTicketCalls,
} from '@havan/contract/backoffice/support/tickets';
import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import { fileLimits } from '@havan/contract/identity/files';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { successEnvelope } from '../../../core/http/envelope.ts';
import { operatorOf, refuseOtherHosts } from '../../../core/http/operator-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { keepAnswerFile } from '../../notifications/support/operator-tickets.service.ts';
import { createOperatorAuthenticator } from '../operators/operator-authenticator.ts';
import { companyTickets, noteIn, targets, wholeTicket } from './tickets.service.ts';

export const operatorTicketRoutes: readonly Binding[] = [
  bind(operatorTicketCalls.getOperatorTicket, ({ ticketId }, { ctx, operator }) =>
    wholeTicket(ctx, operator, ticketId),
  ),
  bind(operatorTicketCalls.noteTicket, (request, { ctx, operator, caller }) =>
    noteIn(ctx, operator, caller, request),
  ),
  bind(operatorTicketCalls.getCompanyTickets, (request, { ctx }) => companyTickets(ctx, request)),
  bind(operatorTicketCalls.getTicketTargets, (_request, { ctx }) => targets(ctx)),
];

/** Registers the upload of a file for an answer, a route outside the contract because it transfers bytes. */
export function ticketFileRoutes(scope: FastifyInstance, ctx: Context): void {
  const authenticate = createOperatorAuthenticator(ctx);
  scope.removeAllContentTypeParsers();
  // A little more than allowed is read, so that the check of the file can name the limit.
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: fileLimits.ticketFile.maxBytes + 1024 },
    (_request, body, done) => {
      done(null, body);
    },
  );
  scope.post(`${apiPrefix}/${attachToTicket.path}`, async (request) => {
    refuseOtherHosts(attachToTicket, request, ctx.config);
    const { operatorId } = await operatorOf(attachToTicket, request, authenticate);
    const place = parseRequest(attachToTicket, request, attachToTicketSchemas) as ParsedRequestOf<
      typeof attachToTicket
    >;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return successEnvelope(await keepAnswerFile({ ...ctx, log: request.log }, operatorId, place, bytes));
  });
}
