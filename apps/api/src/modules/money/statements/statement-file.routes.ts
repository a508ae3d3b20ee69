import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  downloadPayoutStatement,
  downloadPayoutStatementSchemas,
} from '@havan/contract/money/payout-statements';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { statementFile } from './statement-file.ts';

/** Registers the download of a statement. It answers a file, not the envelope of contract calls. */
export function statementFileRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.get(`${apiPrefix}/${downloadPayoutStatement.path}`, async (request, reply) => {
    const actor = await actorOf(downloadPayoutStatement, request, control);
    const { statementId, format } = parseRequest(
      downloadPayoutStatement,
      request,
      downloadPayoutStatementSchemas,
    ) as ParsedRequestOf<typeof downloadPayoutStatement>;
    const { name, type, body } = await statementFile(ctx, actor.companyId, statementId, format);
    return reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(body);
  });
}
