import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  downloadPayoutFile,
  downloadPayoutFileSchemas,
  downloadStatement,
  downloadStatementSchemas,
} from '@havan/contract/backoffice/money/payouts';
import { downloadTransferReturns } from '@havan/contract/backoffice/money/bank-transfers';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { operatorOf, refuseOtherHosts } from '../../../core/http/operator-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { payoutFile } from '../../money/payout-runs/payout-runs.service.ts';
import { statementFile } from '../../money/statements/statement-file.ts';
import { returnsFile } from '../../sales/transfers/transfer-desk.ts';
import { record } from '../audit/record.ts';
import { createOperatorAuthenticator } from '../operators/operator-authenticator.ts';

/** Registers the files of the back office about payouts. They answer files, not the envelope of contract calls. */
export function payoutFileRoutes(scope: FastifyInstance, ctx: Context): void {
  const authenticate = createOperatorAuthenticator(ctx);
  scope.get(`${apiPrefix}/${downloadPayoutFile.path}`, async (request, reply) => {
    refuseOtherHosts(downloadPayoutFile, request, ctx.config);
    const operator = await operatorOf(downloadPayoutFile, request, authenticate);
    const { runId } = parseRequest(downloadPayoutFile, request, downloadPayoutFileSchemas) as ParsedRequestOf<
      typeof downloadPayoutFile
    >;
    const { name, text } = await payoutFile(ctx, runId);
    await record(
      ctx.db,
      ctx.clock.now(),
      operator,
      { ip: request.ip },
      {
        action: 'payoutRun.file',
        subject: ['payoutRun', name],
        before: null,
        after: null,
      },
    );
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(text);
  });
  scope.get(`${apiPrefix}/${downloadTransferReturns.path}`, async (request, reply) => {
    refuseOtherHosts(downloadTransferReturns, request, ctx.config);
    const operator = await operatorOf(downloadTransferReturns, request, authenticate);
    const { name, text } = await returnsFile(ctx);
    await record(
      ctx.db,
      ctx.clock.now(),
      operator,
      { ip: request.ip },
      { action: 'bankTransfer.file', subject: ['bankTransfer', name], before: null, after: null },
    );
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(text);
  });
  scope.get(`${apiPrefix}/${downloadStatement.path}`, async (request, reply) => {
    refuseOtherHosts(downloadStatement, request, ctx.config);
    await operatorOf(downloadStatement, request, authenticate);
    const { statementId, format } = parseRequest(
      downloadStatement,
      request,
      downloadStatementSchemas,
    ) as ParsedRequestOf<typeof downloadStatement>;
    const { name, type, body } = await statementFile(ctx, null, statementId, format);
    return reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(body);
  });
}
