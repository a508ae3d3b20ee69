import { openStoredFile, openStoredFileSchemas } from '@havan/contract/backoffice/risk/listing-risk';
import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import type { FilePurpose } from '@havan/contract/identity/files';
import { mayActAs, type OperatorRole } from '@havan/domain/operator';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { operatorOf, refuseOtherHosts } from '../../../core/http/operator-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { readFileForOperator } from '../../identity/files/files.service.ts';
import { createOperatorAuthenticator } from '../operators/operator-authenticator.ts';

/** The roles that decide about files of a purpose; null for an invoice of an order, which only its two sides see. */
const rolesOf: Readonly<Record<FilePurpose, readonly OperatorRole[] | null>> = {
  orderInvoice: null,
  casePhoto: ['finance'],
  productPhoto: ['catalogue'],
  purchaseInvoice: ['catalogue'],
  ticketFile: ['support'],
  messageFile: ['support'],
  companyDocument: ['support'],
  badgeDocument: ['catalogue', 'support'],
};

/**
 * Registers the download of a file that an operator decides about, as an attachment that no browser shows in our
 * origin.
 */
export function operatorFileRoutes(scope: FastifyInstance, ctx: Context): void {
  const authenticate = createOperatorAuthenticator(ctx);
  scope.get(`${apiPrefix}/${openStoredFile.path}`, async (request, reply) => {
    refuseOtherHosts(openStoredFile, request, ctx.config);
    const { roles } = await operatorOf(openStoredFile, request, authenticate);
    const { fileId } = parseRequest(openStoredFile, request, openStoredFileSchemas) as ParsedRequestOf<
      typeof openStoredFile
    >;
    const { row, bytes } = await readFileForOperator(ctx, fileId);
    const wanted = rolesOf[row.purpose];
    if (wanted === null || !mayActAs(roles, wanted)) throw new AppError('recordNotFound');
    return reply
      .header('content-type', row.mime_type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.file_name)}`)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(bytes));
  });
}
