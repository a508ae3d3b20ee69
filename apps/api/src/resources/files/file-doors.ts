import { apiPrefix } from '@havan/contract/call';
import { downloadFile, fileLimits, uploadFile } from '@havan/contract/files';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/actor-of.ts';
import { successEnvelope } from '../../http/envelope.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { createAuthenticator } from '../session/authenticator.ts';
import { keepFile, readFile } from './files.service.ts';
import type { ParsedRequestOf } from '@havan/contract/call';

const largest = Math.max(...Object.values(fileLimits).map(({ maxBytes }) => maxBytes));

/**
 * Two doors that are no calls of the contract, because bytes travel through them. A file is only ever answered as an
 * attachment of a known kind: no browser shows it in our origin, and no other site can draw it into its own.
 */
export function fileDoors(scope: FastifyInstance, ctx: Context): void {
  const authenticate = createAuthenticator(ctx);
  scope.removeAllContentTypeParsers();
  // One byte more than allowed is read, so that the refusal can say what is.
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largest + 1024 },
    (_request, body, done) => {
      done(null, body);
    },
  );

  scope.post(`${apiPrefix}/${uploadFile.path}`, async (request) => {
    const actor = await actorOf(uploadFile, request, { authenticate, db: ctx.db });
    const parsed = parseRequest(uploadFile, request) as ParsedRequestOf<typeof uploadFile>;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return successEnvelope(await keepFile({ ...ctx, log: request.log }, actor, parsed, bytes));
  });

  scope.get(`${apiPrefix}/${downloadFile.path}`, async (request, reply) => {
    const actor = await actorOf(downloadFile, request, { authenticate, db: ctx.db });
    const { fileId } = parseRequest(downloadFile, request) as ParsedRequestOf<typeof downloadFile>;
    const { row, bytes } = await readFile(ctx, actor, fileId);
    if (row.size !== bytes.length) throw new AppError('recordNotFound');
    return reply
      .header('content-type', row.mime_type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.file_name)}`)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
}
