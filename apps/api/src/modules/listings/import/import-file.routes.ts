import { Readable } from 'node:stream';
import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  downloadImport,
  downloadImportSchemas,
  uploadImport as uploadImportCall,
  uploadImportSchemas,
} from '@havan/contract/listings/listing-import';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { successEnvelope } from '../../../core/http/envelope.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { leftOutFile } from './import-left-out.ts';
import { uploadImport } from './imports.service.ts';

/** Registers upload and download of files; the body is streamed and never held completely in memory. */
export function importFileRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => {
    done(null, payload);
  });

  scope.post(`${apiPrefix}/${uploadImportCall.path}`, async (request) => {
    const actor = await actorOf(uploadImportCall, request, control);
    const parsed = parseRequest(uploadImportCall, request, uploadImportSchemas) as ParsedRequestOf<
      typeof uploadImportCall
    >;
    const body = request.body instanceof Readable ? request.body : Readable.from([]);
    return successEnvelope(await uploadImport({ ...ctx, log: request.log }, actor, parsed, body));
  });

  scope.get(`${apiPrefix}/${downloadImport.path}`, async (request, reply) => {
    const actor = await actorOf(downloadImport, request, control);
    const { importId } = parseRequest(downloadImport, request, downloadImportSchemas) as ParsedRequestOf<
      typeof downloadImport
    >;
    const lines = await leftOutFile(ctx, actor, importId);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="aktarilmayan-satirlar.csv"')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(lines));
  });
}
