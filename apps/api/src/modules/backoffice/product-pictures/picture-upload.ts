import { apiPrefix, type Call, type CallSchemas, type ParsedRequestOf } from '@havan/contract/call';
import { fileLimits } from '@havan/contract/identity/files';
import type { FastifyInstance } from 'fastify';
import type { Caller, Context } from '../../../core/context.ts';
import { successEnvelope } from '../../../core/http/envelope.ts';
import { operatorOf, refuseOtherHosts } from '../../../core/http/operator-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import type { Operator } from '../../../core/operator.ts';
import { createOperatorAuthenticator } from '../operators/operator-authenticator.ts';

interface PictureUpload<C extends Call> {
  readonly call: C;
  readonly schemas: CallSchemas;
  readonly take: (
    ctx: Context,
    operator: Operator,
    caller: Pick<Caller, 'ip'>,
    request: ParsedRequestOf<C>,
    bytes: Uint8Array,
  ) => Promise<unknown>;
}

/** Registers a route by which an operator uploads the bytes of one picture. */
export function pictureUpload<C extends Call>(
  scope: FastifyInstance,
  ctx: Context,
  { call, schemas, take }: PictureUpload<C>,
): void {
  const authenticate = createOperatorAuthenticator(ctx);
  scope.removeAllContentTypeParsers();
  // A little more than allowed is read, so that the check of the file can name the limit.
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: fileLimits.productPhoto.maxBytes + 1024 },
    (_request, body, done) => {
      done(null, body);
    },
  );
  scope.post(`${apiPrefix}/${call.path}`, async (request) => {
    refuseOtherHosts(call, request, ctx.config);
    const operator = await operatorOf(call, request, authenticate);
    const place = parseRequest(call, request, schemas) as ParsedRequestOf<C>;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return successEnvelope(
      await take({ ...ctx, log: request.log }, operator, { ip: request.ip }, place, bytes),
    );
  });
}
