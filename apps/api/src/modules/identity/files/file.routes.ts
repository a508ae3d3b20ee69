import { apiPrefix } from '@havan/contract/call';
import {
  downloadFile,
  downloadFileSchemas,
  fileLimits,
  uploadFile,
  uploadFileSchemas,
} from '@havan/contract/identity/files';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { successEnvelope } from '../../../core/http/envelope.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createAccessControl } from '../access/access-control.ts';
import { keepFile, readFile, readWidth } from './files.service.ts';
import type { ParsedRequestOf } from '@havan/contract/call';

/** Headers with which no browser shows the bytes in our origin and no other site embeds them. */
const sealed = {
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};
const largest = Math.max(...Object.values(fileLimits).map(({ maxBytes }) => maxBytes));

/**
 * Registers two routes outside the contract, because they transfer bytes. A file is sent only as an attachment of a
 * known kind, so that no browser shows it in our origin and no other site can embed it.
 */
export function fileRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.removeAllContentTypeParsers();
  // A little more than allowed is read, so that the check of the file can name the limit.
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largest + 1024 },
    (_request, body, done) => {
      done(null, body);
    },
  );

  scope.post(`${apiPrefix}/${uploadFile.path}`, async (request) => {
    const actor = await actorOf(uploadFile, request, control);
    const parsed = parseRequest(uploadFile, request, uploadFileSchemas) as ParsedRequestOf<typeof uploadFile>;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return successEnvelope(await keepFile({ ...ctx, log: request.log }, actor, parsed, bytes));
  });

  scope.get(`${apiPrefix}/${downloadFile.path}`, async (request, reply) => {
    const actor = await actorOf(downloadFile, request, control);
    const { fileId, width } = parseRequest(downloadFile, request, downloadFileSchemas) as ParsedRequestOf<
      typeof downloadFile
    >;
    const picture =
      width === undefined ? null : await readWidth(ctx, actor, fileId, width, request.headers.accept);
    if (picture)
      return reply
        .headers({ ...sealed, vary: 'accept', 'cache-control': 'private, max-age=31536000, immutable' })
        .header('content-type', picture.contentType)
        .header('content-disposition', 'attachment')
        .send(Buffer.from(picture.bytes));
    const { row, bytes } = await readFile(ctx, actor, fileId);
    if (row.size !== bytes.length) throw new AppError('recordNotFound');
    return reply
      .header('content-type', row.mime_type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.file_name)}`)
      .headers({ ...sealed, 'cache-control': 'private, no-store' })
      .send(bytes);
  });
}
