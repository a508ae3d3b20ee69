import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  importProducts,
  importProductsSchemas,
  productFileMaxBytes,
} from '@havan/contract/backoffice/catalogue/product-file';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { successEnvelope } from '../../../core/http/envelope.ts';
import { operatorOf, refuseOtherHosts } from '../../../core/http/operator-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createOperatorAuthenticator } from '../operators/operator-authenticator.ts';
import { importProductFile } from './product-file.service.ts';

/** The upload of product files, a route outside the contract because it transfers bytes. */
export function productFileRoutes(scope: FastifyInstance, ctx: Context): void {
  const authenticate = createOperatorAuthenticator(ctx);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: productFileMaxBytes },
    (_request, body, done) => {
      done(null, body);
    },
  );
  scope.post(`${apiPrefix}/${importProducts.path}`, async (request) => {
    refuseOtherHosts(importProducts, request, ctx.config);
    const operator = await operatorOf(importProducts, request, authenticate);
    const { apply } = parseRequest(importProducts, request, importProductsSchemas) as ParsedRequestOf<
      typeof importProducts
    >;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const caller = { ip: request.ip };
    return successEnvelope(
      await importProductFile({ ...ctx, log: request.log }, operator, caller, { bytes, apply }),
    );
  });
}
